"""What people say when they want something, by intent. Data only, for `hot.prompt_intent`.

Of each intent: phrases matched as whole words, with one blank between two, in lower case and without punctuation; and
phrases matched anywhere in the text, which is what scripts without blanks need.
"""

from __future__ import annotations

_OPENERS = """
    thanks thank thx great nice cool perfect awesome good love
    a actually again ahead also and bitte btw but can could don't dont favor forget go here hey hi i just let let's
    lets me more must nah need next no not now ok okay one plaît please pls plz por quickly remember s'il should so
    te the then thing to try us want we well will would yeah yes you
"""
_IMPLEMENT_VERBS = """
    add adicione adjust agrega ajoute align añade baue behebe build bump cache cambia center change clean connect
    convert correct corrige corrija crea create crie crée dedupe delete disable document draw drop elimina enable
    entferne ergänze escape escreva escribe export extend extract fix format füge generate handle hide hook
    implement import inline instead introduce korrigiere lift make merge migrate move need optimise optimize pair
    parse patch persist port put quita read refactor remova remove remplace rename render renomme repair replace
    resize rewrite save scaffold schreibe send set show simplify sort split store sum support supprime swap switch
    throw translate troque turn update use validate wire wrap write ändere écris добавь замени исправь напиши
    переименуй поправь создай удали
"""
_EXECUTE_VERBS = """
    apply arrête benchmark build bump check checkout cherry-pick commit compare corre count curl deploy download
    démarre ejecuta execute exécute find führe grep inspect install kill lance lanza launch lint list look measure
    merge open ping post print profile publish pull push rebase release rerun restart revert review rode roll
    rollback run search sobe squash start starte stop stoppe suba tag tail test uninstall upgrade upload задеплой
    запусти останови покажи проверь прогони
"""
_QUESTION_WORDS = """
    explain describe tell
    any are can comment como could cuál cuándo cómo did do does dónde es est-ce has have how is ist kann o onde où
    por pourquoi qual quand quando que quelle quoi qué should sind son wann warum was welche wer were what when
    where which who whose why wie will wo would é где как какой когда почему что
"""

# Words before the word that tells what is wanted.
OPENERS = frozenset(_OPENERS.split())
IMPLEMENT_VERBS = frozenset(_IMPLEMENT_VERBS.split())
EXECUTE_VERBS = frozenset(_EXECUTE_VERBS.split())
QUESTION_WORDS = frozenset(_QUESTION_WORDS.split())


def _cues(words: str, texts: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return (
        tuple(f" {word.strip()} " for word in words.split("|")),
        tuple(text.strip() for text in texts.split("|")),
    )


# Small talk and thanks.
CASUAL = _cues(
    """
    thanks | thank you | thx | ty | cheers | lol | haha | hahaha | nice | great | cool | awesome | perfect |
    good morning | good night | good job | well done | hello | hi | hey | ugh | wow | never mind | nevermind | bye |
    see you | love it | quick break | lunch | coffee | can't believe it | leave it | good evening | yay | gracias |
    merci | danke | obrigado | obrigada | valeu | hola | bonjour | hallo | kkkk | спасибо | привет | круто |
    laisse tomber | no pasa nada | tudo bem | super | muito bom
    """,
    """
    고마워 | 고맙 | 감사합 | 감사해 | 수고 | 안녕 | ㅋㅋ | ㅎㅎ | ㅠㅠ | 헐 | 대박 | 커피 | 점심 | 퇴근 |
    진짜 빠르 | ありがと | 助かっ | 助かりました | お疲れ | おつかれ | おはよう | こんにちは | すごい | 完璧 |
    休憩 | 谢谢 | 辛苦 | 你好 | 哈哈 | 太棒
    """,
)
# A request for knowledge or prose that no project is needed for.
GENERIC = _cues(
    """
    difference between | differences between | what does | what do | explain | what is a | what is an |
    what's a | whats a | what are | how do i | how does one | how would i | proofread | summarize | summarise |
    poem | interview | in two sentences | rhyme | synonym | pros and cons | what's the complexity |
    whats the complexity | just curious | why is the | planet | good for | is it hard | how do you say |
    in general | stand for | meaning of | deprecated | diferencia entre | qué significa | cómo se dice |
    différence entre | quelle différence | c'est quoi | que signifie | comment dit-on | unterschied zwischen |
    erkläre | erklär | was ist ein | was bedeutet | diferença entre | o que é | o que significa | qué es |
    разница между | что такое | объясни | что значит | how does a | how do you | when should i use |
    when do i use | what's the default | is there a way in | what happens if i | what happens when a |
    why do people | is it possible in | best practice for | in layman | what's the point of | tell me about |
    tutorial | cheat sheet | eli5 | give me an example of | one-liner | syntax for | was macht | wofür |
    wann benutzt man | wie funktioniert | para qué sirve | cómo funciona | à quoi sert | comment fonctionne |
    pra que serve | como funciona | зачем нужен | как работает | чем отличается | was heißt
    """,
    """
    차이가 뭐 | 차이를 | 차이는 | 차이점 | 뭐가 다른 | 무엇이 다른 | 설명해 | 무슨 뜻 | 무슨 의미 | 뜻이 뭐 |
    뜻인지 | 의미인가 | 장단점 | 요약해 | 번역해 | 이란 무엇 | 이란 뭐 | 란 뭐 | 언제 쓰는 게 | 개념만 |
    explain 해 | 違いは | 違いを | 違いって | とは何 | って何です | どういう意味 | 意味は | 説明し | 使い分け |
    教えてください | 丁寧な | 要約し | 翻訳し | いつ使う | していいの | 是什么意思 | 有什么区别 | 区别是 |
    解释一下 | 什么是 | 的过程 | 怎么读 | 뭐야? | 뭐예요 | 뭔가요 | 무엇인가 | 왜 쓰 | 언제 써 | 언제 사용 |
    예시 좀 | 원리가 | 개념이 | とは? | とは？ | って何 | 何が違 | 例を教えて | 仕組み | どういう | いつ使 |
    何ですか | 什么意思 | 怎么用 | 为什么要用 | 原理 | 举个例子 | 什么时候用
    """,
)
# What ties a general question to this project after all.
PROJECT = _cues(
    """
    our | ours | we | us | here | this repo | this project | this file | my route | my pr | this function |
    this module | this code | the codebase | my new | nuestro | nuestra | notre | nos | unser | unsere |
    nosso | nossa | наш | у нас
    """,
    """
    우리 | 여기 | 이 파일 | 이 함수 | 이 모듈 | 저희 | うち | ここ | このファイル | この関数 | 弊社 | 我们 | 这里 |
    这个文件
    """,
)
# What takes a prompt out of the project again, whatever it names.
OUTSIDE = _cues(
    """
    not about our | not our code | in general | interview | poem
    """,
    """
    一般的な | 与公司无关
    """,
)
# Rules, habits, preferences and facts of this person or team; reminders of what was agreed.
STANDING = _cues(
    """
    from now on | from today | always | never | remember | make a note | note that | keep in mind |
    until further notice | next time | every time you | whenever you | as usual | habit | i prefer | we use |
    we're on | we are on | we agreed | we decided | we said | we always | we never | i said | i told you |
    i already told | told you | you should have used | why did we | do you remember | my usual |
    for the record | convention | conventions | forget what i said | save that | to memory | i was wrong |
    do not use | don't use | dont use | don't touch | don't forget the | claude.md | please don't |
    what did we decide | i'd rather | every new | before every | after each | after every | house rule |
    ab jetzt | merk dir | immer | nie | niemals | künftig | a partir de ahora | recuerda | siempre usa |
    nunca | désormais | souviens | toujours | jamais | a partir de agora | lembre | sempre use | запомни |
    всегда | никогда | отныне | впредь | en vez de | em vez de | weiß nicht mehr | ne me souviens plus |
    у нас | in future | in the future | going forward | as a rule | for good | at all times |
    under no circumstances | our convention | our team | in this repo | in this project | this repo is |
    this project uses | we keep | we run | we put | we write | we call | we deploy | we have a rule |
    we don't | we do not | we no longer | we talked about | we discussed | i wanted | i asked for | as i said |
    like i said | i don't like | i like | i usually | i use | i work | i'm on | my team | my name |
    my timezone | my editor | rather than | not allowed | off limits | hands off | must not | mustn't |
    stop adding | stop using | no more | bear in mind | write that down | don't forget that | note this |
    each time | any time you | make sure to always | what is our | what's our | which one do we | how do we |
    do we have a rule | are we allowed | it's called | isn't called | generated file | wir verwenden |
    wir nutzen | bei uns | unser repo | ich habe gesagt | denk daran | ab heute | jedes mal | bitte nicht |
    statt | usamos | en este repo | ten en cuenta | a partir de hoy | siempre | cada vez que | prefiero |
    te dije | no toques | no uses | on utilise | chez nous | dans ce repo | je préfère | je t'ai dit |
    à partir de maintenant | à chaque | ne touche pas | au lieu de | a gente usa | neste repo | prefiro |
    eu disse | sempre | toda vez | de agora em diante | não use | não mexe | anota | мы используем |
    в этом репозитории | учти | имей в виду | с этого момента | каждый раз | не трогай | вместо | я же говорил
    """,
    """
    앞으로 | 항상 | 절대 | 기억 | 다음부터 | 우리 레포 | 우리는 | 저번에도 | 평소대로 | 오늘부터 | 메모리에 |
    말고 우리 | 답해줘 | 원칙 | 라고 했는데 | 말했는데 | 쓰기로 했 | 쓰라고 | 하라고 했 | 통일 | 잊어줘 |
    기로 했잖 | 매번 | 규칙 | これから | 今後 | いつも | 必ず | 覚えて | 次から | 絶対 | たびに | うちは |
    このリポジトリは | 触らないで | 統一 | ずっと | 追記 | じゃなくて | 以后 | 总是 | 记住 | 每次都要 | 别用 |
    我们用 | 下次 | 不要用 | 规定 | 기억 안 나 | 컨벤션 | 저희 | 하지 마 | 하지마 | 쓰지 마 | 건드리지 | 금지 |
    씁니다 | 사용합니다 | 써야 | 여야 | 쓰는데 | 했잖 | 정했 | 합의 | 늘 | 무조건 | 반드시 | 마다 | 잊지 |
    적어둬 | 메모해 | 알아둬 | 명심 | 이제부터 | 지금부터 | 나는 | 저는 | 선호 | 로만 | 만 써 | 使わないで |
    しないで | 禁止 | ことにして | ルール | 規約 | 使います | 使ってます | 使っています | と言った |
    言いましたよね | 決めた | メモ | 忘れないで | 毎回 | 今日から | に統一 | 私は | うちの | 好み | でお願い |
    我们的 | 我们都 | 不要 | 别再 | 从现在 | 从今 | 务必 | 约定 | 规范 | 说过 | 必须
    """,
)
DESIGN = _cues(
    """
    design | architecture | architect | trade-offs | tradeoffs | trade offs | propose | proposal | plan | a plan |
    how would you structure | how would you split | how should we | structure this | roadmap | approach |
    schema for | diagram | mono repo | monorepo | versus | vs | options for | brainstorm | should we |
    would it be better | what would you choose | strategy | propón | diseño | arquitectura |
    comment tu organiserais | conception | entwurf | architektur | entwirf | arquitetura | como você organizaria |
    как бы ты | схему | спроектируй | how should | how would you | what's the best way to | sketch | outline |
    think through | weigh | data model | domain model | api shape | high level | pros and cons of our |
    which approach | better to | split the service | vorschlag | wie würdest du | cómo dividirías |
    cómo organizarías | plan de | comment tu | como você | архитектур
    """,
    """
    설계 | 구조로 | 구조가 | 계획 세워 | 계획을 | 전략 | 의견 좀 | 나을까 | 아키텍처 | 방안 | 어느 쪽이 나 | vs |
    設計 | 構成をどう | 方針 | アーキテクチャ | 計画 | どう分ける | どちらがいい | 设计 | 架构 | 方案 | 怎么拆 |
    哪种更好 | 어떻게 나누 | 어떻게 구성 | 모델링 | 스키마를 어떻게 | 괜찮을까 | 제안해 | 초안 | 구상 | 良さそう |
    設計案 | 案を | モデリング | 分割すべき | どう思う | 提案して | 怎么设计 | 怎么划分 | 建模 | 建议
    """,
)
IMPLEMENT = _cues(
    """
    fix pls | fix please | please fix | please add | pls fix | add a | add an | write a test | can you use |
    look into | needs a test | implement | todo | bitte beheben | bitte ändern | corrige ça | corrígelo |
    arréglalo | conserta | corrige isso | can you add | can you make | could you add | can you write |
    can you change | i need a | we need a | i want a | should return | should show | make it | fix it |
    fix this | fix that | refactor | add support | write tests | write the | needs to | füge | ändere |
    schreib | añade | cambia | escribe | arregla | ajoute | écris | corrige | remplace | adiciona | muda |
    escreve | conserte | добавь | исправь | напиши | замени | перепиши | поправь
    """,
    """
    추가 | 고쳐 | 고치 | 바꿔 | 바꾸면 | 구현 | 만들 | 작성 | 짜줘 | 리팩터 | 수정 | 연결해 | 캐시 | 넣어 |
    넣어줘 | 변환 | 삭제해 | 지워줘 | 옮겨 | 追加して | 追加し | 直して | 修正 | 実装 | 作って | 作成して |
    書いて | 変えて | にして | 置き換え | リファクタ | 削除して | 添加 | 增加 | 修复 | 改成 | 实现 | 写一个 |
    新建一个 | 重构 | 删除 | 替换 | 바꾸 | 추출 | 분리해 | 합쳐 | 정리해 | 적용해 | 처리해 | 붙여 | 빼줘 |
    없애 | 막아 | 지원 | 테스트 써 | 써줘 | 고정해 | 줄여 | 늘려 | 대응 | 変更 | 直す | 対応して | 分けて |
    減らして | 増やして | 書く | つけて | 付けて | 入れて | 移して | 抽出 | リネーム | 修改 | 加上 | 加一个 |
    去掉 | 拆成 | 优化 | 提取 | 移到 | 转换 | 支持
    """,
)
EXECUTE = _cues(
    """
    run the | run make | put it back | git log | the tests | dry run | stoppen bitte | starten bitte |
    ausführen | run it | run all | show me the log | git status | open a pr | make a pr | push it | ship it |
    merge it | deploy it | lauf | lass die tests | corre los tests | lance les tests | roda os testes |
    запусти | подними
    """,
    """
    돌려 | 실행 | 배포해 | 배포 해 | 커밋해 | 커밋 해 | 푸시해 | 되돌려 | 롤백 | 설치해 | 보여줘 | 확인해 |
    재시작해 | 띄워 | 알려줘 | 건너뛰 | 돌리는 | 좀 봐 | 実行して | 走らせて | 回して | デプロイ | コミットして |
    プッシュして | 戻して | インストールして | 確認して | 見せて | 再起動して | 調べて | 止めて | 跑一下 | 运行 |
    部署到 | 提交一下 | 推送 | 回滚 | 重启 | 查一下 | 看一下 | 돌려줘 | 올려줘 | 푸시 | 켜줘 | 꺼줘 | 중지 | 멈춰 |
    찾아줘 | 찾아봐 | 검색해 | 비교해 | 세어 | 측정 | 머지해 | 열어줘 | 내려줘 | 빌드해 | 띄우 | 動かして |
    起動して | 停止して | 消して | 探して | 検索して | 比べて | 測って | 開いて | マージして | ビルドして |
    やってみて | 出して | 启动 | 停止 | 搜索 | 打开 | 比较 | 合并 | 构建 | 安装
    """,
)
# What has sense only with what went before.
CONTINUE = _cues(
    """
    continue | resume | keep going | go on | pick up | picking up | where were we | where we left | left off |
    where i stopped | what's left | whats left | what is left | last time | previous session | back to the |
    carry on | next step | next open | next piece | the next one | still open | yesterday | what else |
    and now the | did we finish | so far | finish the | unfinished | earlier work | continúa | continua |
    sigue | seguimos | retomar | retoma | dale | reprends | reprendre | weiter | weitermachen | mach weiter |
    continue de onde | продолжай | продолжим | дальше | siguiente | still fails | still failing |
    still broken | still red | still the same | same error | same problem | again fails | it broke |
    doesn't work | does not work | didn't work | didn't help | not fixed | fails again | is back |
    that's wrong | that is wrong | not what i | you forgot | you missed | you broke | you deleted | do that |
    do it | the rest | same for | sounds good | looks good | go ahead | option | the second one |
    the first one | neither | what's next | are you done | how far | any progress | are you sure |
    why did you | i ran it | try again | once more | undo that | immer noch | gleicher fehler | geht nicht |
    nein | das zweite | todavía | mismo error | no funciona | la segunda | encore | même erreur | marche pas |
    le deuxième | ainda | mesmo erro | não funciona | a segunda | опять | та же ошибка | не работает | второй |
    всё ещё | все еще
    """,
    """
    계속 | 이어서 | 이어가 | 지난번 | 저번 | 어디까지 | 다시 시작하자 | 하던 | 마저 | 남은 | 나머지 | 아까 |
    다음 단계 | 続き | 続け | 前回 | 再開 | 引き継ぎ | 前の | さっき | 残り | どこまで | 次は | もう一度 | 继续 |
    接着 | 上次 | 之前的 | 剩下 | 여전히 | 아직도 | 또 실패 | 안 돼 | 안돼 | 같은 에러 | 똑같은 | 맞아 | 아니요 |
    아뇨 | 그걸로 | 그거 말고 | 두 번째 | 첫 번째 | 다 됐 | 진행해 | 진행하자 | 왜 그렇게 | まだ | 同じエラー |
    直って | 動かない | ダメ | 違う | 違います | そうじゃ | いいえ | はい | 二番目 | それで | 進めて | 終わった |
    还是 | 不行 | 同样的错误 | 不对 | 第二个 | 好的 | 可以
    """,
)
# Of those, the ones that reach past this conversation: they ask for earlier sessions.
EARLIER = _cues(
    """
    resume | pick up | picking up | where were we | where we left | left off | where i stopped | unfinished |
    what's left | whats left | what is left | last time | previous session | next open | yesterday |
    did we finish | let's go on with | lets go on with | let us go on with | finish the | go on with |
    continue with | we planned | last week | earlier this week | back to the | still open | retomar | retoma |
    la última vez | la dernière fois | reprendre | letztes mal | última vez | прошлый раз
    """,
    """
    이어서 | 이어가 | 지난번 | 저번 | 어디까지 | 다시 시작하자 | 하던 | 마저 | 다음 단계 | 지난주 | 続き | 前回 |
    再開 | 引き継ぎ | どこまで | この前 | 先週 | 上次 | 之前的 | 接着上
    """,
)

GROUPS = {
    "casual": CASUAL,
    "generic": GENERIC,
    "project": PROJECT,
    "outside": OUTSIDE,
    "standing": STANDING,
    "design": DESIGN,
    "implement": IMPLEMENT,
    "execute": EXECUTE,
    "continue": CONTINUE,
    "earlier": EARLIER,
}
