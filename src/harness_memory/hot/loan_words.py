"""What developers of other languages call an English term of the trade, so that their prompts reach English memories.

Owns general words of software work only: nothing of any project. Data only; `hot.lexical` loads it for texts that are
not ASCII. Of each entry the first word is a term as `lexical` cuts it (Korean without particles or a pair of syllables,
katakana words, pairs of Chinese characters, other words in their common form), the others are English.
"""

from __future__ import annotations

_KOREAN = """
    배포 deploy release | 출시 release | 롤백 rollback | 되돌 rollback revert | 복구 recover restore |
    마이 migration | 마이그레이션 migration | 스키마 schema | 테이블 table | 컬럼 column | 인덱스 index |
    쿼리 query | 조회 query read | 트랜잭션 transaction | 데이터 data | 디비 database db |
    데이터베이스 database db | 백업 backup | 캐시 cache | 만료 expire ttl | 키 key | 로그 log | 로깅 log |
    로그인 login sign | 로그아웃 logout | 인증 auth | 인증서 certificate | 권한 permission auth | 비밀 secret |
    비밀번호 password | 토큰 token | 세션 session | 쿠키 cookie | 사용자 user | 유저 user | 계정 account |
    관리자 admin | 테스트 test | 단위 unit | 통합 integration | 빌드 build | 컴파일 compile | 린트 lint |
    포맷 format | 형식 format | 커밋 commit | 브랜치 branch | 병합 merge | 머지 merge | 충돌 conflict crash |
    락파일 lockfile | 리뷰 review | 태그 tag | 버전 version | 업그레이드 upgrade | 업데이트 update |
    패키지 package | 의존성 dependency | 라이브러리 library | 설정 config setting | 환경 environment env |
    변수 variable | 함수 function | 클래스 class | 타입 type | 생성 create generate | 삭제 delete remove |
    지우 delete remove | 추가 add | 수정 edit change | 변경 change | 이름 name | 번역 translation | 메시지 message |
    문구 text message | 문자 sms text | 메일 mail | 이메일 email mail | 알림 notification notify | 푸시 push |
    예약 schedule | 스케줄 schedule | 크론 cron | 작업 job task | 잡 job | 워커 worker | 큐 queue | 대기열 queue |
    이벤트 event | 웹훅 webhook | 서명 sign signature | 요청 request | 응답 response | 서버 server |
    클라이언트 client | 네트워크 network | 연결 connection | 끊김 disconnect | 재시도 retry | 시도 attempt |
    오류 error | 에러 error | 예외 exception | 실패 fail | 느림 slow | 느려 slow | 느린 slow | 성능 performance |
    지연 latency delay | 메모리 memory | 누수 leak | 용량 size capacity | 크기 size | 제한 limit | 한도 limit |
    중복 duplicate | 두번 twice duplicate | 두배 double | 합계 total sum | 금액 money amount | 통화 currency |
    반올림 rounding | 세금 tax | 송장 invoice | 청구 invoice billing | 결제 payment | 환불 refund | 주문 order |
    가격 price | 고객 customer | 날짜 date | 시간 time hour | 시간대 timezone zone | 오늘 date day | 분 minute |
    주말 weekend | 금요일 friday | 월요일 monday | 동기화 sync | 비동기 async | 동시 concurrent parallel |
    병렬 parallel | 잠금 lock | 락 lock | 검색 search | 색인 index | 필터 filter | 정렬 sort order | 페이지 page |
    페이지네이션 pagination | 목록 list | 화면 screen page | 버튼 button | 컴포넌트 component | 스타일 style |
    색상 color colour | 색 color colour | 글꼴 font | 이미지 image | 사진 photo image | 파일 file |
    폴더 folder directory | 디렉터리 directory | 경로 path | 업로드 upload | 다운로드 download |
    문서 document docs | 주석 comment | 스크립트 script | 명령 command | 도커 docker | 도커파일 dockerfile docker |
    컨테이너 container | 쿠버네티스 kubernetes k8s | 클러스터 cluster | 인프라 infra infrastructure |
    운영 production prod | 프로덕션 production prod | 스테이징 staging | 로컬 local | 개발 development dev |
    순서 order sequence | 게이트웨이 gateway | 웹 web | 앱 app | 모바일 mobile | 기기 device | 파이썬 python |
    코틀린 kotlin | 자바 java | 프록시 proxy | 보안 security | 암호화 encrypt | 개인정보 personal pii |
    계좌 bank account | 마스킹 redact mask | 플래그 flag | 토글 toggle flag | 필수 required mandatory null |
    필드 field | 널 null | 값 value | 코드 code | 규칙 rule | 정책 policy | 승인 approval | 대시보드 dashboard |
    모니터링 monitoring | 지표 metric | 경보 alert alarm | 장애 incident outage | 사고 incident | 느슨 loose |
    스펙 spec | 저장 save store | 입력 input | 무게 weight | 사본 copy dump | 복사 copy | 원본 source original |
    접근 access | 공개 public | 반복 loop repeat | 무한 infinite | 대량 bulk | 임시 temporary | 구조 structure |
    설계 design | 아키텍처 architecture | 리팩터링 refactor | 정리 cleanup clean | 표시 mark display |
    등록 register | 깨지 break flaky fail | 깨진 break broken | 수량 quantity | 집계 aggregate count
"""
_JAPANESE = """
    デプロイ deploy release | リリース release | ロールバック rollback | マイグレーション migration |
    スキーマ schema | テーブル table | カラム column | インデックス index | クエリ query |
    トランザクション transaction | データ data | データベース database db | バックアップ backup | キャッシュ cache |
    キー key | ログ log | ログイン login sign | ログアウト logout | パスワード password | トークン token |
    セッション session | クッキー cookie | ユーザー user | ユーザ user | アカウント account | テスト test |
    ビルド build | コンパイル compile | リント lint | フォーマット format | コミット commit | ブランチ branch |
    マージ merge | コンフリクト conflict | レビュー review | タグ tag | バージョン version |
    アップグレード upgrade | パッケージ package | ライブラリ library | 環境 environment env | 設定 config setting |
    変数 variable | 関数 function | クラス class | メッセージ message | メール mail email |
    通知 notification notify | プッシュ push | スケジュール schedule cron | ジョブ job | ワーカー worker |
    キュー queue | イベント event | 署名 sign signature | リクエスト request | レスポンス response | サーバ server |
    サーバー server | クライアント client | ネットワーク network | 接続 connection | 切断 disconnect | 再試 retry |
    リトライ retry | エラー error | 例外 exception | 失敗 fail | 性能 performance | 遅延 latency delay |
    メモリ memory | 制限 limit | 上限 limit | 重複 duplicate | 二重 duplicate double | 二回 twice duplicate |
    合計 total sum | 金額 money amount | 通貨 currency | 端数 rounding | 税 tax | 請求 invoice billing |
    決済 payment | 支払 payment payout | 返金 refund | 注文 order | 価格 price | 顧客 customer | 日付 date |
    時間 time hour | 時刻 time | 夏時 dst daylight | 時差 timezone | 週末 weekend | 金曜 friday | 同期 sync |
    非同 async | 並列 parallel | 並行 concurrent | ロック lock | 検索 search | ページ page | 一覧 list |
    画面 screen page | ボタン button | コンポーネント component | スタイル style | 色 color colour | フォント font |
    画像 image | 写真 photo image | ファイル file | フォルダ folder directory | 経路 path route |
    アップロード upload | ダウンロード download | 文書 document docs | コメント comment | スクリプト script |
    コマンド command | コンテナ container | クラスタ cluster | インフラ infra infrastructure |
    本番 production prod | ステージング staging | ローカル local | 開発 development dev | 順序 order sequence |
    順番 order sequence | アプリ app | モバイル mobile | 端末 device laptop | パソコン laptop machine |
    プロキシ proxy | 暗号 encrypt | 個人 personal pii | 口座 bank account | フラグ flag | 必須 required mandatory |
    フィールド field | 値 value | コード code | 規則 rule | 承認 approval | 権限 permission auth | 認証 auth |
    認可 auth permission | 証明 certificate | ダッシュボード dashboard | 監視 monitoring | 警告 warning alert |
    障害 incident outage | 不具 bug defect | 再現 reproduce | 保存 save store | 入力 input | 重量 weight |
    複製 copy | コピー copy dump | 翻訳 translation | 文言 text string | 追加 add | 削除 delete remove |
    変更 change | 更新 update | 作成 create | 生成 generate | 移行 migration | 設計 design | 構成 config structure |
    切替 switch | 依存 dependency | 型 type | 単体 unit | 結合 integration join | 直接 direct |
    在庫 stock inventory | 数量 quantity | 集計 aggregate count | 一時 temporary | 初期 initial |
    起動 start startup | 停止 stop | 終了 exit end | ポート port | ホスト host | ドメイン domain |
    リポジトリ repository repo | リファクタリング refactor | タイムアウト timeout | タイムゾーン timezone zone |
    スレッド thread | バッチ batch | サブネット subnet | リージョン region | レプリカ replica | パネル panel |
    プルリクエスト pull request
"""
_CHINESE = """
    部署 deploy | 发布 release | 回滚 rollback | 迁移 migration | 数据 data | 据库 database db | 缓存 cache |
    日志 log | 登录 login sign | 密码 password | 令牌 token | 用户 user | 账号 account | 测试 test | 构建 build |
    编译 compile | 提交 commit submit | 分支 branch | 合并 merge | 冲突 conflict | 版本 version | 升级 upgrade |
    依赖 dependency | 配置 config | 环境 environment env | 变量 variable | 函数 function | 消息 message |
    邮件 mail email | 通知 notification notify | 定时 schedule cron | 任务 job task | 队列 queue |
    两次 twice duplicate | 重复 duplicate | 插入 insert | 记录 record row | 事件 event | 签名 signature |
    请求 request | 响应 response | 服务 service server | 连接 connection | 重试 retry | 错误 error |
    异常 exception | 失败 fail | 性能 performance | 延迟 latency delay | 限制 limit | 金额 money amount | 税 tax |
    发票 invoice | 支付 payment | 退款 refund | 订单 order | 价格 price | 日期 date | 时间 time |
    时区 timezone zone | 同步 sync | 并发 concurrent parallel | 搜索 search | 页面 page | 列表 list | 按钮 button |
    组件 component | 颜色 color colour | 图片 image | 文件 file | 路径 path | 上传 upload | 下载 download |
    脚本 script | 命令 command | 容器 container | 生产 production prod | 权限 permission auth | 认证 auth |
    证书 certificate | 字段 field | 代码 code | 接口 api interface | 翻译 translation | 幂等 idempotent
"""
_EUROPEAN = """
    despliegu deploy | desplegar deploy | dato data | caché cache | contraseña password | prueba test |
    rama branch | versión version | fecha date | zona zone | horaria timezone | hora time hour |
    guardar save store | factura invoice | pago payment | pedido order | precio price | borrar delete |
    archivo file | cola queue | permiso permission | jeton token | réessayer retry | déploiement deploy |
    données data | fichier file | essai test | mot word | factur invoice | bereitstellung deploy |
    datenbank database db | datei file | dateien file | zweig branch | fehler error | rechnung invoice |
    zahlung payment | bestellung order | zeitzon timezone zone | passwort password | löschen delete |
    speichern save store | implantação deploy | dado data | senha password | arquivo file | fatura invoice |
    pagamento payment | fuso timezone zone | деплой deploy | миграция migration | миграции migration |
    база database | данных data | данные data | кэш cache | тест test | тесты test | ошибка error | ветка branch |
    пароль password | токен token | файл file | счёт invoice account | платёж payment | заказ order | дата date |
    очередь queue | флаг flag | сборка build
"""


def _entries(text: str) -> dict[str, str]:
    found = {}
    for entry in text.split("|"):
        word, _, english = entry.strip().partition(" ")
        found[word] = english
    return found


LOAN_WORDS: dict[str, str] = _entries("|".join((_EUROPEAN, _CHINESE, _JAPANESE, _KOREAN)))
