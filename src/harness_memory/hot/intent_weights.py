"""What each mark of a prompt says for each intent: data only, for `hot.prompt_intent`.

Written by `python -m tests.hot.intent_training`; do not edit. MARKS are separated by bars and line ends,
their buckets by broken bars; STARTS counts the marks before each bucket. Of each mark WEIGHTS holds one
character an intent, in the order of the intents.
"""

from __future__ import annotations

CORPUS = "c7294b550d7ffd54"
ALWAYS = (-2, 6, 3, -8, 0, 3, -4, 2)
MARKS = """
1 -|1 o|1 à|1 а|1 в|backup|backu~|base64|beacon|beaco~|before|befor~|best $|better|bette~|betwe~|bisect
bisec~|blanc~|branch|branc~|breaks|break~|button|butto~|gente|great|green|last|left|line|lint|list|logs|long
look|qli|que|qué|v7|vi|без|же|떻|못|¦|#asked|#error|#lines|#named|^ check|^ could|^ deixa|^ don't|^ great
^ let's|^ since|^ where|^ which|^ write|^ какой|^ найди|called|calle~|change|chang~|check~|client|clien~
colle~|comen~|comme~|commit|commi~|concu~|config|confi~|conta~|conte~|conti~|conve~|couri~|cover~|cron $
curre~|custo~|código|códig~|garbage collection|haiku|hangs|mach|main|make|many|me $|mean|mock|mode|more|move
même|reb|rie|row|run|we|wo|wt|シュ|昼|起動|과|라|를|물|야|으|일|주|튼|¦|datab~|decide|decid~|decis~|delet~
demai~|deploy|deplo~|derni~|design|desig~|despl~|devel~|devue~|did we|diff $|diffe~|direc~|do you|docker
does $|does a|dropd~|déplo~|i get|immer|in §p|is in|is it|is §n|is §q|it is|nach|name|need|next|nice|noch
node|note|say|see|ser|set|sql|src|sur|好|白|落|追|都|경|그인|락|머지|인지|죽|푸시|¦|endpo~|entra~|errad~
errors|error~|every~|except|excep~|expla~|export|expor~|jedem|of a|on $|on a|once|onde|only|open|over|tag|tch
tcp|the|tls|too|try|two|べき|スが|ステ|スト|対|设|어떻게|이름은|¦|a clean|a gente|a haiku|a lista|affiche
again $|are the|are you|failed|faile~|faili~|falsc~|falta~|featu~|fehler|fehle~|fetch~|file $|final~|finish
finis~|for us|for §q|forget|forge~|format|forma~|friday|frida~|funct~|keine|page|para|part|pass|plan|pnpm
port|pour|prod|pros|push|und|une|uns|url|usa|use|zu|ещё|使|出し|確認|거 잊지|¦|1 ah|1 do|1 hm|1 in|1 is|1 it
1 my|1 on|1 wo|1 §n|1 §p|1 §q|back to|bei uns|between|build $|but the|garba~|gener~|getda~|graph~|let's|lines
linha|lista|liste|log $|login|looks|qual|vez|vim|§q not|ほし|一|什|가|대|떻게|변|부|와|은|저|좀|지|타|¦
#casual|#design|#quotes|^ base64|^ commit|^ format|^ please|^ remove|^ sempre|^ should|^ sqlite|^ that's
^ what's|^ you're|^ всегда|^ сделай|can you|changed|changes|comment|commits|compara|compare|courier|current
handle|handl~|happe~|have a|header|heade~|healt~|hilar~|how do|merge|read|real|repo|rest|roll|rule|rust|war
was|way|who|why|wir|мы|с|ーが|ーの|ーは|ージ|ール|持|突|要|각|링|물어|상|으로|¦|develop|did you|does it
does §p|does §q|doesn't|i need|idemp~|impor~|in all|in our|in src|in the|inline|inlin~|insta~|inste~|inter~
is not|is the|it was|never|nicht|night|notes|now $|npm $|numpy|said|same|seed|show|skip|stop|sync|на|не|落ち
都要|¦|entrada|explain|jenki~|on my|on §n|one $|other|tabs|team|tell|test|than|that|them|then|this|time|toda
todo|typo|yes|yet|you|à chaque|у|まし|ます|ませ|まだ|ストの|ストを|境|해줘 $|¦|also log|and cons|antes de
failing|feature|fetch $|file is|files $|finally|first $|flags $|float $|for all|for the|pip $|plain|print
proxy|undo|up $|us $|used|zod|как|по|い|タン|使っ|的|계|도|름|버|비|아|을|전|¦|1 add|1 are|1 bis|1 bun|1 did
1 for|1 gib|1 git|1 hmm|1 how|1 i'm|1 log|1 new|1 npm|1 não|1 que|1 see|1 use|1 was|1 why|1 wir|1 как|1 что
beacon's|branches|garbage|getdata|give me|graphql|lante~|later~|lembr~|letzte|letzt~|limit~|linter|linte~
list $|loadi~|logger|logge~|logs $|que a|query|queue|ほしい|一下|一般|什么|대로|대신|명|부터|업|훅|¦|#earlier
#execute|#generic|#project|--json|^ compara|^ compare|^ explain|^ graphql|^ renvoie|^ retorna|^ siempre
change $|checkbox|comments|customer|happens|how did|main $|maint~|match~|mauva~|me the|mean $|messa~|migra~
modul~|morgen|morge~|morni~|redis|regex|relay|reste|retry|right|round|wait|well|wenn|what|when|with|work|う
了|分|順|물어봐|없|¦|database|devuelve|does the|dropdown|i don't|in mind|in this|in your|install|instead
it's §n|name $|need a|next $|night~|no new|nobody|nobod~|not §q|nothi~|notif~|now on|sense|shown|since|small
split|stack|start|stash|state|still|нас|ты|あり|もう|もロ|文|¦|endpoint|export $|jenkins|of our|of the|ok but
on the|only $|opini~|orders|order~|output|outpu~|table|tests|their|there|think|three|tls $|today|todos|token
too $|total|touch|treat|twice|yaml|your|ました|ますか|ません|ック|ッシ|ット|ップ|么|先|合|案|消|計|갈|금|너
니|레|마|멈|번|안|있|했|¦|asked for|axios por|for this|from now|from the|function|packa~|page $|pagin~|parser
parse~|paywa~|place~|plani~|please|pleas~|plugi~|poetry|poetr~|postg~|preci~|prefe~|prime~|proce~|push $
python|pytho~|página|págin~|until|users|usual|zeig|при|いて|いで|いま|いる|使って|按|的接|的是|选|간이|계속
계획|름은|버튼|비스|을까|전에|¦|1 aquí|1 bump|1 cada|1 does|1 done|1 ever|1 from|1 give|1 it's|1 keep|1 list
1 mach|1 make|1 name|1 onde|1 para|1 plan|1 qual|1 read|1 same|1 show|1 that|1 this|1 undo|1 what|1 when
1 zeig|lantern|lateral|let the|list is|loading|log the|look at|quartz|quart~|quebr~|quest~|vim $|лога|上|今
释|잊|¦|#continue|#exclaims|#question|#standing|^ devuelve|^ registra|^ reinicia|change it|changelog
changes $|client is|commits $|container|could you|have two|how does|how many|message|morning|read $|readme
readm~|reaso~|rebase|rebas~|regis~|reini~|relea~|remem~|remin~|remove|remov~|rename|renam~|renom~|renvo~
resta~|resul~|retor~|retur~|rever~|revie~|round~|run it|we're|where|which|would|write|wrong|возвр~|うに|か|る
テス|下|分け|残|测|밋|없이|좋|¦|dark mode|develop $|die liste|idea one|is empty|is there|is wrong|it works
nightly|no more|node §n|not the|notes $|nothing|sched~|schre~|script|scrip~|search|searc~|second|secon~
semic~|separ~|servi~|settle|settl~|sheets|sheet~|should|shoul~|show a|sideb~|sigte~|sprite|sprit~|sqlite
sqlit~|squash|squas~|stagi~|start~|status|statu~|stop $|struc~|suppo~|swall~|sync $|syste~|ありま|もログ|デプ
二|同|後|行|里|게|까|돌|때|만|브|소|음|졌|테|파|，|¦|opinion|teore~|thanks|thank~|that $|that's|the db|them $
this $|tidep~|time $|timeo~|to run|to the|todo $|toolt~|trail~|trans~|yet $|よう|ッシュ|トで|トの|トー|不|前
名|复|消え|認|配|重|니까|니다|멈춰|속|있나|있는|있어|획|¦|always the|ask before|formatter|keep the|package
paywall|plugins|up the|use uv|usual~|какой|пока|ドが|后|怎|明|毎|的接口|¦|1 asked|1 build|1 can't|1 check
1 deixa|1 dónde|1 error|1 since|1 tests|1 users|1 where|1 which|1 write|1 какой|1 найди|before you|branches $
generated|generator|la lista|la liste|login la|vendo~|versi~|vez de|§p export|りま|今後|式|每|잊지|¦
#implement|^ translate|checkbox $|collection|hilarious|how would|make the|matching|release|renvoie|results
retorna|returns|rule no|run the|way to|we use|welch~|what a|what's|wheth~|why is|windo~|with a|witho~|work $
worker|worke~|worri~|writes|write~|かっ|から|るか|るの|テスト|分ける|成|提|测试|두|말|뭐|봐|에|자|흐|¦
database $|de plugins|dependency|deployment|difference|don't ever|in python|is called|it always|scripts
seconds|sidebar|sigterm|staging|найди|нужен|что|デプロ|休|发|我|跑|金|게요|돌려|랑|브랜|작|중|테스|테이|파일
，不|，我|¦|everything|on avait|table $|tell me|teorema|tests $|that in|the api|the job|the new|the old
there a|this is|timeout|today $|tooltip|yaml $|yeste~|you're|ように|不是|前に|前先|秒|¦|keep that|plan the
please $|poetry $|postgres|primeira|pros and|put that|use the|users $|usually|utf8mb4|zurück|zurüc~|último
últim~|каждом|комми~|коммит|怎么|¦|1 base64|1 commit|1 except|1 finish|1 format|1 remove|1 sempre|1 sqlite
1 that's|1 what's|1 you're|1 всегда|1 сделай|question|version|vez que|лога $|ります|わっ|每次|返|는|더|디|뭔
바|블|요|추|코|¦|migration|registra|reinicia|remember|was the|we have|welcher|what do|what is|what we|whether
windows|without|worries|write a|かった|動|提交|试|違|말고|뭐가|박|법|에러|에서|정|흐름|¦|idempotent
instead of|separate|services|skip the|squash $|けて|けど|ける|パー|取|跑一|브랜치|작은|테스트|테이블|¦
os testes|output of|that was|the best|the diff|the docs|the file|the last|the list|the real|the rule|the same
the test|tidepool|time you|trailing|у нас|это|を使|を取|を追|列|吗|算|있어 $|¦|alternatives|fetchorders
package $|plugins $|por fetch|processes|últimas|после~|んで|存|折|还|나|되|둘|래|뭘|션|수|의|잘|줘|치|하|¦
1 compara|1 compare|1 explain|1 graphql|1 morning|1 renvoie|1 retorna|1 siempre|1 tooltip|1 worries|す|わった
写|返回|这|같|는데|는지|추가|칙|코드|¦|make sense|recommend|what are|what the|what was|when the|where do
why does|with the|would be|возвращай|сдела~|сделай|серви~|списо~|список|стран~|строк~|строке|され|フォ|フロ
做|動く|定|続|違い|없이 다시|：|¦|idempotente|no worries|scheduler|should be|staging $|start the|¦|on windows
tests for|the build|the error|the first|the other|the tests|the usual|the wrong|this repo|this time|translate
you also|you know|しい|しか|した|して|プロ|개|규|난|드|랜|로|서|시|왜|제|최|출|한|¦|per tenant|until the
zeig mir|んです|依|保|还是|나와|나요|록|생|식|잘못|하게|하나|하지|¦|1 devuelve|1 registra|1 reinicia
barra lateral|variables|すか|する|回|这个|¦|#execute_verb|#standing_act|remove the|rule about|what does
what's in|what's my|which one|who calls|would you|writes to|た|フロー|也|期|生|统|¦|à|せん|加|고|론|신|유|할
¦|a|tests pass|the backup|the button|the config|the linter|the output|the readme|the second|yesterday
you think|しかっ|したか|プロイ|ボタ|务|次|管|규칙|랜치|로그|로딩|서비|시간|잡|¦|feature flags|fetchorders $
保存|慢|面|¦|1 translate|口|正|語で|¦|#question_word|hilarious the|real client|remember to|what about
what's the|without an|たい|たか|たら|交|値|生成|除|네|다|떤|려|매|설|스|오|커|¦|e|idempotente $|だけ|ムの|以
入|接|日|来|¦|ac|ah|ai|an|ap|as|at|ay|orderservice|teorema cap|the failing|the nightly|the results
the staging|the tooltip|your notes|て|ボタン|触|서비스|시간이|¦|alternatives to|ba|be|bu|by|últimas §n|で
モー|大|¦|^ a|^ i|^ o|^ à|^ а|^ в|ch|ci|った|って|っと|と|注|用|表|단|모|써|차|¦|#implement_verb
changelog entry|db|de|do|du|dá|dも|i|つも|イン|다시|다음|딩|려줘|설명|설정|커밋|¦|ea|el|em|en|er|es|et|ュー
个|以后|哪|接口|自|¦|add|ain|all|and|any|api|are|ase|ask|auf|aus|fe|the function|yesterday $|てい|てほ|てる|¦
bad|bas|bea|bei|big|bis|bom|bug|bun|but|go|usually name|§n|§p|§q|при каждом|です|では|ョン|本|第|般|구|러|리
사|여|올|크|포|¦|#c0|#c1|#c2|#c3|#c4|#c5|#w0|#w1|#w2|#w3|#w4|#w5|^ ah|^ do|^ hm|^ in|^ is|^ it|^ my|^ no|^ ok
^ on|^ so|^ we|^ wo|^ §n|^ §p|^ §q|can|cap|cli|css|csv|hm|ってい|ね|用分|設|차이|¦|$ 거|$ 게|$ 그|$ 뭘|$ 안
$ 왜|$ 이|$ 좀|$ 한|das|day|den|der|did|die|dos|dもロ|id|ie|if|im|in|is|it|どう|どこ|ラー|修|¦|eac|eba|ein
enu|era|ers|etc|je|jw|new dependency|o|sprite sheets|ない|は|リス|可|哪个|支|是|自己|¦|alle|also|aquí|fet|fix
for|für|the scheduler|your opinion|а|ている|てほし|にし|にす|にな|に出|ルの|ルを|数|记|거|결|기|데|배|산|쓰
우|조|춰|터|¦|back|bash|best|body|bump|gib|git|la|le|li|lo|己|第一|英|구조|달라|리면|리턴|성|¦|--|^ add|^ and
^ are|^ bis|^ bun|^ can|^ did|^ for|^ gib|^ git|^ hmm|^ how|^ let|^ not|^ npm|^ não|^ por|^ run|^ the|^ try
^ use|^ why|^ wir|^ yes|^ you|^ как|^ что|case|code|cons|cron|has|hmm|how|ma|me|my|в|ロイ|ログ|ロー|設定|進
항상|¦|$ いて|$ して|$ すか|$ せん|$ たい|$ たか|$ てる|$ です|$ ない|$ ます|$ 게요|$ 결과|$ 계속|$ 그인
$ 나와|$ 나요|$ 는데|$ 는지|$ 니까|$ 니다|$ 다시|$ 다음|$ 대신|$ 떻게|$ 랜치|$ 려줘|$ 름은|$ 리면|$ 말고
$ 뭐가|$ 버튼|$ 보통|$ 부터|$ 스트|$ 쓰는|$ 어떤|$ 어로|$ 어요|$ 어줘|$ 없이|$ 에서|$ 으로|$ 인지|$ 있어
$ 잊지|$ 작은|$ 잘못|$ 전에|$ 차이|$ 하게|$ 하지|$ 항상|$ 해줘|$ 했어|$ 흐름|$$ e|$$ n|$$ o|$$ p|$$ q|$$ s
$$ t|$$ а|$$ в|$$ е|$$ и|$$ й|$$ м|$$ о|$$ с|$$ х|$$ ь|$$ я|$$ い|$$ う|$$ か|$$ す|$$ た|$$ て|$$ で|$$ ど
$$ ね|$$ は|$$ る|$$ 了|$$ 吗|$$ 里|$$ 거|$$ 까|$$ 나|$$ 다|$$ 데|$$ 야|$$ 어|$$ 요|$$ 자|$$ 줘|$$ 지|$$ 해
dans|dark|data|date|db $|deux|diff|do a|do i|docs|does|done|draw|drop|i'm|ich|idも|ist|ite|na|ne|no|nu|nの
のコ|の設|の違|修一|关|¦|each|eine|ever|exit|job|jwt|od|of|oh|ok|on|or|os|ou|ないで|はい|はど|はま|は毎
リスト|支持|整|直|건|면|보|어|이|체|클|턴|폴|해|¦|00|a day|a new|a url|about|add a|after|again|antes|array
aus $|avait|axios|fica|fila|file|fine|fois|form|from|führ|pe|pi|pr|the difference|にする|グに|グイ|页|결과
기억|답|배포|복|쓰는|억|우리|통|¦|barra|bitte|blank|build|give|goes|gone|good|grid|las|les|let|lit|log|los|qa
ql|§n $|§p $|§p 뭘|§q $|¦|#asks|#code|#said|^ aquí|^ cada|^ does|^ done|^ from|^ give|^ good|^ it's|^ list
^ mach|^ make|^ nice|^ onde|^ para|^ qual|^ same|^ show|^ that|^ this|^ undo|^ well|^ what|^ zeig|cache|calls
can't|cap $|check|class|clean|cli $|could|count|haha|hand|hast|have|here|hier|http|mai|man|mir|re|ri|rs
ログに|ログイ|户|起|¦|$ いです|$ したか|$ ほしい|$ ますか|$ ません|$ 브랜치|$ 어떻게|$ 이름은|$ 테스트|$$ ft
$$ nt|$$ os|$$ re|$$ §n|$$ §p|$$ §q|$$ ão|$$ ío|$$ ам|$$ вь|$$ га|$$ да|$$ ка|$$ ми|$$ ов|$$ ой|$$ いて
$$ いで|$$ けど|$$ して|$$ すか|$$ たい|$$ たか|$$ てる|$$ です|$$ ない|$$ ます|$$ 나요|$$ 니다|$$ 려줘
$$ 어요|$$ 어줘|$$ 있어|$$ 하지|$$ 해줘|day $|de §n|deixa|do it|do we|don't|dónde|id $|idea|in a|into|is a
it $|it's|new|not|now|npm|num|não|s3|se|so|sq|sの|и|の違い|ント|修一下|書|그|문|미|세|인|트|푸|¦
difference between|email|empty|entry|error|event|every|java|json|just|new dependencies|off|old|one|onの|orm
our|out|own|system-reminder|tc|te|to|y|はどう|はどこ|整数|方|直接|边|보통|어디|어떤|어떻|어로|어봐|어요|어줘
이름|이블|해줘|¦|a good|a list|a rule|a typo|accept|accep~|affic~|all of|alter~|always|alway~|archi~|arqui~
ask me|fetch|files|first|flags|float|for $|for a|found|keep|know|pas|per|pip|por|pro|um|un|up|ur|us|uv|グに出
グイン|出|確|空|기억해|억해
"""
# fmt: off
STARTS = (
    0, 45, 120, 179, 215, 269, 316, 379, 418, 451, 488, 543, 593, 631, 685, 736, 780, 842, 912, 952, 970,
    1001, 1048, 1082, 1106, 1126, 1156, 1184, 1200, 1225, 1249, 1270, 1299, 1305, 1337, 1353, 1362, 1379,
    1387, 1412, 1417, 1421, 1444, 1453, 1474, 1483, 1502, 1520, 1533, 1550, 1580, 1619, 1647, 1667, 1698,
    1717, 1762, 1890, 1923, 1961, 1982, 2035, 2117, 2158,
)
# fmt: on
WEIGHTS = (
    b"@?HA@@@@BA@B@CAAACBA@@A@ACAAAAA@AAAAACAAAAAAA@ACAA@BA@@CGA@?@A@A@AACAAA@@AACAAA@@@A@DBC?@@A@DBC?AC@AAAAAAAA?AA"
    b"CBAAA?AACBAA?C@@D@B?AAAAACB?AAAAACAADA@@AAA@C?@?AE@?E?B=@F@C@A@BB?@C@A@BB?AAA@@DAAAAA@@DAA>@C@E@AA@@C@@C@AAE@A"
    b"@@AAA??CD@@CC@D>C@@@B@A?AAB@A@BA@@ADD@CA<C@A?@?F?@@EBACC>AA@@@@@?BAECAAAA@AAD@D@C???BD>AC@@AEA@@@@AAE@@B@@@@A@"
    b"AAA@C@AADA?@AACA?AB?B@BCA@A@AA>:Y?@>?:BBB?@E??@@F@>D@@9?<Y<@@?AA@AAAAC?AB@@E?CAA@AACAAA@EAB@A?@ADAAAAA@?D@B?C@"
    b"AADAA@A@@ACC@@B@@@ACB?AACAAAAAA@@A@CBA@AAA@AA@ADABA@C>ACABB@C=ACA@CB=D@@??B@F??D?B?B@D@@AA@C@CA@@A@E?CA@DAAA@@"
    b"AAAA?AC@AD?@?@CBBB@@@@C?@F???@F?@FDA@A@@AA@A@E@BB?@@@E@CB?B@??@@AEA@@AAA@EAAEA@@A@@A@ABC@A@AACAAA@@AACAAAA?C@E"
    b"@@@@@AA@AADAAAA@D?BAAA@A@ADAAA@A@ADACAAAA@AACAAA@@AAA@CAA@AAA@AAADA@@@?AE?AD@@??DAEA?C?A@@@G?BBAE@A@BAC?@BA@AA"
    b"A@ABAAAA@A?BAC@BD@>B@@AABA?BB@@AEA>CAADA@A@AAA@AAA@CCAAA@@@DAA@@CA@@?E<?A=IBE??ADBAA@ADA@A@AAABA?@A@BCAE?AA@AA"
    b"A?CA@@ADA@@AACAAD?C?CA?@@ABA>CC@AA@ADAAACB@CB?@?A@@?ACBBA@?BF@B?@@?@BE@@@ACA?DA@@AA?B@DAAAAA@ACA@A@@E@B@AAA@A@"
    b"ACCAA@BA@@AD@AAAA@?@@BC@AC???BC?@F@A?AB@@EBA@AD?A@BA@AD?A@A@@A@AADAAAA@AACAAAA?DAA@AC=FA?A@C@@A@ACC@DA@?@@AC@A"
    b"A?AB=CB?C@C@CA@@B@@C@AADA@AACAA@AAAAAA@A@CAAAA@A@AADA@CAA@AAAA@ACBAA?ABAAFA?@ACC??AACABB@@@A?AAABCAA@AACAAAA@A"
    b"AB@@ACAADA@@A@BAA?DA?@CC@@@CA>@?D@BAB?A@CAAAAAAADA@@B@AA?AB@ACAAAAE>@BA@CAA@A@@BAA@@@C@A@EA@A@AA@C@A@AE@@AD?A@"
    b"@AA@A@AEAA@AAAACAD@A?@C@ABDA>AAAA@DA?@AC@A@ABDA@A@BABB@?A@@A@EAAAAAA@AC@AA@CAAA@AACA@AAAA@@AAAADAACA@AAAAAAA@A"
    b"AC@@@CBC@AAAAAC?AA@ABA@CA@AA?ADAA@AA?ADAA@@D>@?ABCA@CA@AAAB@C@?CA@AA@BBC?@?ABBABA@?A@DBBA@AABAD?A@BAC@A@B@?@BD"
    b"B@@@?A@CC@AA@@DAA?@B?ADBAA@A@ACAD?A?AA@A@AACBC@@A@@AAA@AA@ADAA@AADA@FA@@@@@A8>CF>F>G@A@AF@A@@DA@AAA@AA@AB@AC>@"
    b"AC@CE?AA?@@@G@A@AA?EA@C@AA@@AC@>AC?F?BA@@B@EA@D@@A@@C@CA?AB?B@@AAACAAAA@AAAAAC>@C@E@AACAAA@@AAAADA?@AAAAAA@DAA"
    b"@EA@B@@@@A@CA@C@?EC@@A@@AADA@?AAAADA@?AAAAAAA@AC@@CA?D@@A@EA@@A@?A?DD@B@ADAA@@AAADAA@@AA@AAA@DA@@@B@C@AAAE?A@A"
    b"A@AADA@AAAAACAA@A@AAA@@@DADA@@@@ABAC?ABAA@AC?ABAA@@@@@C?BD?@@?H?ABACBA@@A@AFAA?@A@@A?BAC@AA@@AD@AA@@CA?F@?B@@@"
    b"?BD@@CBC@@@@AA@@@AAC@AA@A?BCAA@AD@AACA?@B@AB@A?ACAD@AA?AD@AA@AA@AACA@??AB@AGBABA?A@C@C@AABA@@A@CAAAADAA@@B?@AA"
    b"@B@AACB?<EC?CA@A@BDAA@AAAAACA@A@=BCBAAAABA@DA>AA@AA@ACAAAA?AADAF@A?@A@AB@??D@BAADA@@AABA@AC@@AE@@C??B@AAFA?>AA"
    b"ACBA@@A@@@D@B@A@?ADBAA@ABAAAABA@B@>B?C@DC@?D@BA?AADA@AAA@A@CAAAAAA?C@@D@@@@A?@AFA@CAA@AACAAAA@AAB@=AGB@@@@@A@E"
    b"A@@A@@@AEAAAD@B?C@AAA@A@ADAADA?AAA@AGA>@AAAAFA=BA@@@AA?AAFA@GB??A?A@DA@AA@@A@BC@@BAAEA<AACJA>?@@@@AA@A@CAA@AA@"
    b"DBA@B=@?@CCCD@@AB@@@C?BG?B@<?@BAADB?CA?AB?B@A@?ACBAA@@@?ACE@ABC@@AA@B@?@E?C>A@A@E?A@AA?A@BD@A?ACA>AC@B>ACC@?>Z"
    b"9@<>@=@><?=9[=D??E>C?AEA@@AAAAAAAAAAABA@AAA?ADAA@ACA@AAA@AA@ACCACA?@AA@AA@D?BADA@@@A@AAEBA??A@F@?EA>@@AEB@A?A@"
    b"AACA?BAAA@@AACABA@@@BDA@AABA@?AD@@@@D@@C@AA@ACBAA@@ACAAAA@@AAAACAAABA@C?@AACAAA@@AA@A@DAAA@A@DA@@@@AAEA@ADBC?@"
    b"@@@C@BA@AC@@AC?BAA@@AC?BAA@A@B@@ADAE@A@@A@CAAA?@CACABA@@@@@@AE>AAC@ACCA?AA@@BDA?ABAAA@@?DCAAAA?ADAAA@@J<@@EAA?"
    b"@AAA@D@@C@@A>J?AD???BAA?AACAAC?DC??@BCCB@A@?>@B>F@C@?AB?FA@AA@BA@@C@A@CB?AAA@@@B@BC@@A?D@BA@A@BA?>CCA@@@A@CACA"
    b"@CA@A@B@D@AAA@A@?@DCB@@AAAA@DA@A@AABDAAA@ADAA@AAA@@BD?B@@@BBBAAAAA@AAC@AD@@AAA?ABBB@BACAAAAAA@DA@?A@ACC@C@@AA@"
    b"BC?A@@BAG@@?@@A@@@ADACA@A@AACAA@@AAD@A@A@AAAA@AD?BAD?B?BAAAA?CAAAAAA?CAAA@?C?BAD@@A@?DC@BC@BA@?AAACA?BAADABA>?"
    b"@B@CCA@AA@A@G@>A@AB@D@B?@@AA@AB?ADAA@AD?AA@@EAA@B?A@?AFAA@AAA?DA@AA@AAD@AA@@IA??A?AA@AA@ADA@?BBA@DB@B@@?ADA@E?"
    b"@BA@@A@A@AE@?@C@D@@B@?DACAA@A@DA?@ACAAAAC@AAAAAAC?AAAA@BBC?@@@?A?@H@ACBA@@AA@AAAB@@C?C??ADB@A@I@@?@@C@?@DA@@@A"
    b"@@G@@@AA@BA@@C=@EAE@@@DCA@@?@A=EBBCB>?@AA??D@EB@CA@@BA?DAA=DABAD>B@?ACAACA@@AAAA@AB<AHADBA@@A@A@DAA@AABAD@@@B?"
    b";HD:I>A?AACA@@AAAAAC@AAA@BAAD@A@ABBB?BA?A@BAC@A?AABC>AB@@ADAA@AAAA@A@CAB@@AAE@A@@A@ABD@@AA@A@DAA@AA@AACAAAAAC@"
    b"A@AAAAA@AC?A@AD@BA@@?AAEA@@AACA@AAAA@@D@AAAE?A@AA@@AAACAA@@A@@EA@ADAA@@A@AAAAAD@@A?BAABCB>AA@AB@ACAAAAACA@@A@?"
    b"BAACCA@@AA@AA@@AAAAC@A@BBB@BAAA@@@DAAA@CA@AAAA?ADAAA@A@@AADA@AA@DAAACBB?@BB?A@CA?CA@@A@C@CAAA>BD?BAAA@@BB@D?AA"
    b"@@BEA?@A@@CAC@@@AB@BAC@A@B@AC@>ECA??B@??@B>FD?@@@AD>DBAAAACAA@BCAA@@@@AC@AB@A@A@?AEAA@?AD@AAAAAA?AE?AAAA@A?DAA"
    b"B@@AAAACACAAA@A@D@@A=ABB@C?@B@BAAAAAACA@AAAAD@AAA@@ABAACAACA@@AACA@AAAAAABAA@@ADBA@@CAA@@A@CCA@ACACA?@@@A@@AE@"
    b"A@@A@@AADA@AA@DAAAAA@CAAAAAA@AC@ACCAAAA@AA@@@A@EA@CA?BB@AA@A@@@AEAAA@E@@@@AA@A@DAAAAAAC@A@@AAADA@A@AAAD@@C@A@A"
    b"D?CA@C?BB@AA@C?BB@AACAB@@AA@?A@BAD@@AAABCAA@AAABCAA@A@@B?@AE@A@ACAAAAAAA@B@BDA?A??EA@A@@DBA@A@AA?E@ADA@AA@AAD@"
    b"@AB@@@AACAB?A@@A@A@CC@EA@@AA@@@AA@B?CA@ADAAB@@AA@@AACB??F?G>@@?;@?>;@VW=>><;B@6>=LH?E>AAAA@DA@A@@AAAACAAABA@C?"
    b"@AAC@BAA@A@@@AEAAAAA?DAAAAAA@CAABADA?@AAAACB?AAAA@@A@EA@AA@ACAAAAAA@D?BAAD@C@@@@AAA@CAAAA@@AE@AADAA?AAAACA@AAA"
    b"AAA@BA@CA@@A?AB?@ECAA@ABAABA?B?C@B?@@CA?F@B@@CBAA@AD@A@AA@AD@A@AA@@DA@B@@@CA@B?AB@CA@AAB@A@A@CAA@AAADAA@A@AAAA"
    b"AC@@A@E@?@@CAA?AAEA@AEBA@@A@ACAA@AA@@AAC?BAAAACB??ABC@B@@D@@A?>?@ECCCA@@AB@B?B@@@AF@ACCB?A@?B?>ACCE=AAAA@EA@AA"
    b"@ADAA@BAB?ACA@@AA?B@DAAAAA?DAA?A@G@A@@AA@A@CAAA@CA@AAA@A@ACAAA?ABD>C@AAA@AC@AAA@?ABAAD@@A@?DC@@A@ADAAAA@CA@BAA"
    b"C@AA@ABA@@DAAAAA@AACAAAAAAAAD@AAAADAA@AAAADAA@AAAA@A@CAAACB@A@A@AAAA@ACAAC@A@@AB@AA@AADAAAEA?@AAAADA@?AAB@@@BC"
    b"A@@AA?ABDAAAAA@AAD@@BB?>BDBA@@@@AC?A@@@EBAA@EA@@A@AAAC@AAAA@CAAAA@@CAD@?AA@ADBA@A?@AA@ACAAB@?ADBA@@@@BBC@A?ABC"
    b"A@AA@@?A?@H@@AACBA?A?@@D?AD@AA@A@DAABABA@BAA@ACAB@B?CA@A@AAA@AAC@A@B@@@E@A@B@AC@@@@D@AC@@@@D@@BD??BB>?@@HA>DBA"
    b"@A@C@@@A@EB??BA@BA?AEACAA@@CA@AA@AD@A@@CBACA>AAAAA@@AD@@BC>BB@@D@@AAA@AADA@@AAAA@AD@AAAA@AD@AABAC@AAA@@CAA@B@A"
    b"BAC@A@@@@BAAD@A@BA@C@B@AA@BAC@A?@@?@@FCABA?@A@BCB@@@D@BA@@DB@@A@F??@C?B?C@B@F>@>B@A?ABE>AA@AA@D@@@EA@AAA@AAC>A"
    b"D@BA@AB?CA@BACB?@AB@?@ACABAC@AD@?@AA?AC@BB@ABAA?AEAADAAAA?C@C@?AAAABA>AAD@>C?G>C@@@B@@D@@ABACA?AAAAAAAACA@@@@A"
    b"BCAAAC@A@@ABAA?AACA@@A?CAC@A@A@ACABAAA?A?FAA@A?F?C@A?A@C@BAA?A@DAAAA@AACA@B@AA@C@AA@AA@AAACA??B?DE?A??B?DE?A?A"
    b"??@@IAAA?AD@AAAA?AD@AADAA?A@@AAC@A@AAA?A@@G@AAD@BAC=@@@@BAB@@CA?@A@AAFE@??D@@@E@??D@@@AAEA@@AAAAEA@@AAA@@@C@AB"
    b"?@?G?C?BCA@@B?AAAAAA@@ADA@CAA@A@@@A@EAB?@BA@C@AAAAC@@AB@?@@FB@@A@A@C@CAA@A@AAACAAABC?@AA@ADA@@AAAA@A@DA@CA@AAA"
    b"AAAAAAC@AAAAAAA@D@@AAACAAA@ACA?DA@@AABAACA@A@@@BDAAAAAE?A@A@@ACAAAAAAA?DAA@@BA@DA@D@AB@@A@AACAAAA@AA@ADAA@AC@A"
    b"@BA@CA@BA@AA@BAAD@A@@@BAD@A@AA@CAAA@A@AAADA@AA@ACBA@CAAAB@@A?ADAAAAACAAAAAAAAA@AA@CA@AABC@@ABA@A@A@CAACAA@AAAA"
    b"@B@A@D@CDBA>A@@CA@A@@CA@@AAAAC@BBBB>A@B@@@CBA@AAAA@@ADAA@E@@@@AA@A@DAAAA@AACAA@A@@@EAA?A@BAD@@AA@A@DAAAABAA@AC"
    b"@C@CA@@A@C@BA@@A@ADA?@ABBACA@A@AEB?@@AAAA@@AAAAD?B>BEA@B@@?@E=CCBA@AD@A@AA@A@AAD?9R@?>B>@CI@??@=E;CD=?F@B;B@V>"
    b"=8AAAA?DAAAAAA@CAAA@AAA@ACAA@A@DAA@@AAG>A@AA@@DAAAAA@CA@AAA@@ACAAAA@?@@AAE?AB@@C@C@AAD?CAACAAAAAAA?AAA@@@GBA?B"
    b">D@B@DA@B@@@AAACAAA@AAAA@DAAAAAA@DAAAAA?DAAACA@A@AABCA@A@AABAAAA@CAAA@AAA@ACA@@AD@@BAA?ABBABBAA?CA@AAA@@@DABAA"
    b"@@@DABAA@AACAAAA@AACAAA@AAACA@AAAA?DAAAAC@?@ACAA@AADA@AAAA@CAAA?BCBB@@CA@A@AAB@A@?CAACAABC@@AA?AAAAAAC@AAAD@BA"
    b"?@BH??A?A@@GA??BBAA>?BE@B@@AA@D@@CE@@A@?AAAA>FAAAAAA@D@@D??CB@B??@DD@B@??@BA@A@DAB@@AC@@AA@?@BD@@AE@AAA@@@@ACA"
    b"ABA@BAC?AAAA@AADAA@@@@CBC@AAAA@C@AAAAA@AACAADA@@AAAA@AA@DA@AA@ACAAAAAD@@@AAAD@A@AAACAAAAAA@AACAAAAAA@A?DAA@A@B"
    b"B@ACA@EA@@AAAA@AC@AAACB@A@A@AAAC@AAAAA@CACA@@AAB@C@A@@@BCC?A@A@@@CBA@A@@@CBA@@FA?@BA?@H@>AA@CAAAB>AAAA@@AACA?@"
    b"ACA@E@AAA@EA?AAAA@EA?ACAA?AAAACAA?AAAAB@??@DD@B@??@DD@AAAA@D@AAA@AADA@AA@AACAACAA?AAAACAA?AAAAFA@@@@AAFA@@@@AA"
    b"A@@AF@A@A@@AF@A@@??@D?@FAACA@AAACAB@@A@@CAB@@A@@AAE?@AAA@AA@AADA@AA@DBA?AA@A@DA@@A@A@ADACA@@BA@A@ABD@?AA@AA@AC"
    b"AA@A@BCAABA@CA@@BAA@BAA@C@AAABD@A@@A?@?BAE@@@C@C@@@BC@>DC>?B??A@I@A@A@A@AC@AA@AAC@C@DB@?@AAAB@AAACAA@AE@@A@?EA"
    b"C@@@A@CBA@@@@?ABB@ACA@@CBAB@@BC@@AA?CA@A@AAAD@AAA@A@AC@AAAAAAC@AAAAAABA@@D@@@CDB@?@@AA@B@?@E@AA??B@EC?CA@B@AAA"
    b"@CAAA@AC?A@@BB?A?B?GA@AADAAAA>@@AAAAC@AA@A@>AGAA@A@CAAAA@AADAADA@C@?A@BAC@AAA?AABA@D@@BA?@A@BC@AB@C@AA?AC@?DB@"
    b"A@AC?EA?A?AACAA@@@?@I@@?AA@ADAAAAA@A@DA@A@CA@AAAAA@AA@ACC@BA@AA@@@@ABD@AAAAACAA@BA@ACAAAAADAAAA?AAAAC@AA@A@E@A"
    b"AA@ADA@AAA@A?D@BAAAAAAA@D@AACAA@AAAA@ACAAAAAAADAA?AA@@BA@C@A@BBACA@AACA@B@?AA@@@EAAA?A@CACAA@AC@AABA@@DA@A@A@C"
    b"A@@CA@BA@@D@AAE@@@A@@@BAC?BAC@@@B@C@AEAAA@A>B@BAB@A@AABC?@AA@@CA@AAAAADAAAA?AG>A@@A@AA@AAAACAA@AACAA?ACBAAAAAA"
    b"AA@DAAAADAA@A@AA@AADA@@A@B@E@@@ACC@@B@@@ACB?AACAAA@AB@@A@CBA@AAA@AA@ADAA@AD@A@AAAACAAAAA?AE@AAAA@AACAAAADA@@AA"
    b"AADA?AAAAADA@@AAAAC@E>AAAABB?AAAAA@A?BAC?AACAAAA@BCD@?@@AAAAC@A@?A@@EAAAA@AADB@?AAAA?AAD=;9AAS@BDAAA@@AAA@@A@E"
    b"A@CAAAA@AAAE@A@@A@CAAAAA@AAA@AACA@CA@AAAAAA@@AD@@BAAAA?DAAAA@AADA@AAAA@CAA@@CBAAA@AAAAC?AAAACACAA?BAA?AACAAAAC"
    b"@AAA@A@C?@AD@DA@AAA@E?@EA>@@AA@A>CBCBBBB@?AA?BBBD@A>@A@A?BDA@B??ABCAA@D@AAAA@@B@?AD@@CAA>AE?AC@AAAAA@AACA@AAAA"
    b"ACA@AAAACA@AA@@A>AEAB@@AAA@@E@@@?CAABA?@BA@A@DAAA@AADA@?=@BGD?A@@AA@BC@@@ACAABA@AA@CBA@?B@FAB?G??BB?A@A?AAB@AC"
    b"A?@BAEB=>?CAAACAAAAAA@DA@AA@@@DA@AA@@ADA@ABAAC@AAAAA@@ACCAAA@@@@AA@ADAA@CAAA@AAAAA@AD@AABCAA?@AAAA@AC@AA@ACAAA"
    b"AAAA@AADA@AA@AACAA@??@D?@FAA@AA@ADBA@AACAA@A@@EA@A@A@BCAABAC?AAAAAB@@AA@AC@BDCA?@?AA@AA@ADB@>BC@C@AD@A?AAAAAAA"
    b"AAACF@@C??B>AAAAA@AC@?A@BBABB@?A?DBA@@CBAA@BB@@A@?BD@@AAC@BAAAAAC@AAABDA@@A@@B?A@@CDAA@ACAAAA@CB@AAAAA@B@@@CD@"
    b"AAA@A@?@CABC@>@A@AF@AAAAA@B?ACAABA@CA@>AAB@CD@@@DBB??ACAAB@@@AAC?@CAAA?A?B?GA@@CBACA>AAA@A@CAAACAAAAAAAA@AAAAC"
    b"AEAAA?A@AAAA@D@AA@AAACA@@A@AF@A?AA@ACAAA@@C@?DA?@A@ACAAAAA@AA@CA@@DA@AABAA?AD@AADAA?A@@ACAAA@AAA@AA@AACAAA@AC@"
    b"AA?A?E?AAA@A@E@@@ABA@@DA@ADAA@@AAAAA@A?DAAAA@A?DAAA@AAA@AD@@@A@?AGA@CAA@A@A@@AA@AEA@@A@@AEC@@@B@C@EA@@AAAAAACA"
    b"@AA@A@CAA@AAAADA@AAAA@AAA?ADAA@AA@ACCACA?@AAEA@@@@@AACCC??A@E?@EA>@@AEB@A?A@AACA?BAAA@@AACABBACA@A@AAABB?AAA@A"
    b"EA?@AAA@@AAAADABCD>?@@AA@A@AADA@BAC@A@AA?A@FA@C=@EC>AB@@@BB>CB@A?DA@ABDAA@@@AAAA@@?CDA@A@B@AD@BCABB?A>DA@@C@B>"
    b"@ABB?@C@@@@D@@DAAAAA@CAAA@AAA@ACAA?ABBABAAA@EA@AAA@B@@AC@A@C@@AC=@CBB@CAG@@@?@AAAAEA@A>BAA@A>CBC@BB@E@@?@B??AB"
    b"CAAC@AAAAACAAA?BAAAACA@AA@ABAB?A@BA@@AB@AD@@@ACA@BE@>B@A@A@@A@C@CACA@A@@BAAAA@@CAACA@@@BC@CAA@AB@AD@BB?A@@D?<C"
    b"@DAAAAAAA@DADAA@AAAA@AB@?BCAAA@@AACA@AA@AACAA@AAA@AEA@@AD@A@@@A@D@@BA@CB@AA@AAA@AADA?@@C@BB@AAAA@CA@AA@AA@ADAA"
    b"AAA@AC@AAAACA@@@CBAA@B@AAB@ACAAABAD?AA@A@@AA@DAG?A?AA@AC@@AABAA@@AB?ACAAAA?@ADAAA@ACAAA@?DBAAAB@C?>BABAACBA?AA"
    b"AA@AE?A@@AEBA?A@AACA@@AAAA@CAAA@AA?ADAAAAA@AADAAAAAC@AAABD@AA@A@BA?ACB@AAAAA@CA@AA@AADA@@@DA?BA@CAAC?@AA@A@C@D"
    b"A@AA?DAAAACAAA@@B@@@@A@EA@@AAB@@CA@AA@@ADAAAAAACA@@A@AB@@CAA@A@@ADA@AAA@ADB@FB>@@@B@CA@?ACAA?AADAA@A@AAADAC>?C"
    b"?EA@ABCD??@@AAAA?ADA@@B@BDA?AAACA@B@BAAA?ABABB?A@F??C@?@B?C@@CAAABAAA>=?BEDC@@@@BA@DB@?D<CBBA@@AAAACAAABA@C?@A"
    b"AC@B@A@A@@@AEA@D@AAAAAAAAA?DAAAAAA@CAABADA?@AAAA@A@CAAAC@AAAAA?CBACBA>AA@A@AADA@@BDA@?AA?A@EA@AA@AC@AA@ACAA@B@"
    b"B@CA@AA@@A@AA@@DAAA@DAA@@A@ACAAA@ABB?@C@@AA@AADA@AAAAAD@AAA@@ADA@AADAAAAAAA@EA@AAA@A@FA@AAACAA@ADA@@ABAAAABAB?"
    b"AB@?B@@DB@AAAA>FAAA@@AACABA@@AACAB@@AA@@E@A@FA@@A@A@FA@@A@AACAAAA@AACA?BAAAACA?BAAA@@ACAAA@A?@DAB@AAAB@@C@AA@A"
    b"ACAA@CAC?@A@?@@DC@C?B@DA@AA@E@@@AAA@AA@AADAAB@@AD@B@D@A@A@AAAC@AAAAAAAAC@AAAAA@A@E@AA@@@?@AGAA@AA@ADAACAA@A?AA"
    b"@A@DA@?ADB@?AB@AA@@DAABACAA@A@@@H@@?A@AACAABA?DA@@A@ABACCA?@A@@AAD@@AAAAAAA@ACDAAA@@AAAA@A@CAA@@@AFAAA@@B@ADA?"
    b"A@CAAAA@>@C?HB@>@??BACAC@@@CD@@AA@BB?C@ADA>@CBA@@A@AE@AA?@BD@?DAA@AAA@ACA<DAADB?A>CBAAB@F>?AA@BBCABBA@@??@?BBC"
    b"D@@A@AAD@@AA?CBAAAA@?@DBC?AAAA@@DAAAAACAAAAAAA@@ADCADA?@AAAAAAB>ACA@DA?BAA@A@AAADA@AD@@AAAD@@D@?A@A@BA?BACBC>A"
    b"A@BADA>AAB@@ACAAA@AA@A@A@DBA@A@B@DAAA@CC?@A@AAAA?DAAAAAA@CAAA@AAA@ACAA@A@DAA@AAB@C@AD@@D?A@@??C@B@BBA?@ABA@DAA"
    b"@AC@B@><@@:;@XA@>BI=@BAAAAA@ACAA@AE?A@@AAC@B@B@AACA@AA@AA@DAAABA@C@A@A?AADAAAACA@@@@CAAAACAA@A@DCAA?A?AAAB@@C@"
    b"AA@A@DA@@AAABAD?AA@AD@AA@A@AC@C@ACC@@B@@A@BAC@A?@@@ADD@?>C@>C?DC?@?BF@AA@A@@@CD@D@?CA@A@@DAB@@A@EB?>?DB?AAAAA?"
    b"ADAAAAA@ACAAB@ACAA@A?E@AB@AC@AAAAA@A@@AA@DAAAA@DAAAADA?AAAAA@AAAACAABA?@CAA@CAAAA@@@@ADAA@@A@BCAABA@CA?CA@@A@D"
    b"A@A@A?D@F?@@@A@CAAB@@A@ACAAAAAAAA@AC@@AC?ABB@ADB?AA@@AABAACACA@AAAAACA?D@@B@@A@@DAAAA@AAADA@A@DA?BAAA?CAA@ABAB"
    b"CA?AA@DAAA@@AA@AAC@@BAG@AA@?@@A@@AD@AAL>;K==B<AE@A@@A@AA@CA@AAAAAA>CAB@AD@@AAAEA?D??A@AAAAA@@D@AAA?BDA@@@AC@@C"
    b"@@?BCB@BA@@AB@ADD@AA@AAAAA@AD@AAAAAAACA@ACBA?@A@@DA@CBA>AA@C@@AAB@A@>ACCB@AACAA@A@?CA@BAE>@?C?ABBE??>CA@D@A@C@"
    b"@@@@?ABB@CD@A@A@AA@@CA@?ADCA@AAAAA@@AABBB@AC?AA?ACC@@BB?A@@B>BBC@A@AB@E@@@@A?CAC@@AF@A?@A@A@@AA@ADB??BABBAA@AB"
    b"B?C@C?DABB??BB@A?B@CAC?C@@@A@A@DAAAAD@AAA@A@AAAAA@AC@AACAAAAAA@AADA@AAAAC@AAAA@A@CAAAA@AD?AA>=?AADCEA@CA?CA@AA"
    b"@AD@AA@AABAACACA@AAAAACAAA@@B@DA@@A@AA>?CAADAAAA@ACAAA>?CCBAB@AA@A@@AD@?A@CE@?A@@A@EA@CC=A@AC@A@AACA@AAC?ABBA@"
    b"BA@B@CAAACBA@@A@ACAAAAA@AAAAACAAAA@AADA@@BC@@?AC@AB@D?@AD@BC?>@AA@DAB@A@A@@AD@A@AA?ACBA@@>=BG@ACC@AB?AC@AAA@A@"
    b"C@?@@B@EC??@@BCC@@EAAA@AA?B;9<AR@CA@AACAAA>@>B@>GE<B:DDDBB@B@CB>@D?@DAA@ABCAAA@AAA@AA@ACAABHE?A<@=ABDA>AAA@@BA"
    b"AAC?@?CA@CAB@?DAC@@@@ACB?AB@BA@AC?BACAA@B@A@@A@E@@B@A@BAC?AA@A?CAC@@A?@@@BBC@@AABB@A@?D@D?@AD@?E@@B@B@@@ABCAA@"
    b"A@AE@@@A@B@@E@???BBCBB@ABAA@B@@@@E@@@C@AACA@BAAD?AB@A@?A@@EC@@@@@AA@AD>G>BEA?>B?BB<>EDB@ACA@@@?@>HB=CBAC@B?=AD"
    b"DA@A@AAA@A?AG@A@@A?BBBABA@@AAA@DAA?ACCA@AA@CB@AAAA@AAAAC?@BEA@AA@AA@CBA@@AADB@@@BCAA@@@@DA@@A@AAAAAC@@AA@AACAA"
    b"@A@AAA@ACAAC@AB@A@AC@AAAA@ACAAA@A@@?>AH@C@@CE@?B@@E@BA?B@@?AA@DAAAD;?>@I@C>>>GBC?CD??E>C?AA@CAA@A@BBABAA@??BCA"
    b"CA@?@@BA??AEC@?AC@@CBADA?@AADA@AA@AAAA@@@CDAB@?CBA@@A>@DAA?D@AA@?DAAACBB>B@AAA@AA@ADAA>BACAAA@>@EAAB<OK>;;<C>H"
    b"G<>B:DBAB?DA>BC;>DACBBB=;CEDD?D>==CCG>D>>BAACA>JA@==AD@GC@>@:E?CC@CB<BB<C;FCE?C?BA@DB=AF@A?@A@BC>@@BACAADA@@AA"
    b"BA@AC@@AE@?C??B@B?HA??A@ACBA@@A@@CDA@A@?@@CA@CA@@@C@BAA@@AC@AAAAAA?@DD@??ADBAA@ABAAAABA@B@>B?C@DC@?D@AA@D??A>D"
    b"ABI@@@@?A?@AAC@BAACA@??E@@@A?CADAAAADA@@AA@@AC@ABAAD?ABAA@AAAAC@AA@AAD@AB?EAAA@AA?@@CA>@CCA@CA?ACAAAC@AAA@AAAD"
    b"A@A@A@D?BAAACABBA@@?CA@AB@A@AA?A@BD@@AAA@ACA>@DAD@B@@F?A@A@@@@?A@DAC@@CAAB?A>@G=J@<@=?BD>BAEA@CA@AAB@AA@ACAA??"
    b"=@FK>>@AAA@DBAC@?@?D@BF@@AA@A@E<>DGD=>F@BFC>===EC>>E>EE?@AC>C?@@@EA@@B@A@B@D@@AA@A@DA@AAAC@@AADA@A@AAAAD@A?CA@"
    b"AA@A@CAA@C@AB@AA@A@D@@@BAA@AADA@AADA?@B@DA@A@AAA@A@A@D@AB?A@@DABCAA?AAAAB@E@BA@?FB?@@@A?CAAAAAAAAA?A@CBAA@@C@@"
    b"ACC@BC?@AAA?C?B@BAAD?A@AAAA@?AA@AD@@@@BC@BA@@ACAAAAA@AADA@@A@@BE@@DC?>A@E>AAAA@BCAAAAC@AAACA@A@AAA@CCA@@A@?A@E"
    b"B@@A@AA@CBA@AA@A?CACAA@ACAAA@@ADB@@@@A@BACAAC@@D@@@@@@@AA@EAB@@ADB@@AA@AD@A@@?CABAAA?@>CCDA@CA@>CBB@@@GB>B@?@@"
    b"@@CB@BEA@B@A@?B@=CD@B@@A?CCA@BAAA@B@CAAADAAAA?@A@AD?BAAACA?AABBA@AC@AAAC@@@ADAAA@A@CAAAAAA?DAAAA@A?DAAE@@@@@@C"
    b">>FDAC@>B>@?BAADCA@@ABA@BAB@C@@AAD?A@AAABACA?AAABA@AC@AAAAAA@@CACAAAA@AAA@AADAA@AAACAAA@@A?BCAAACA@A@B@AAAAAC@"
    b"A@@@D@ABA@BCAA@@@@AC@AB@A@A@?AEAA@E@@@@C@@@AC@AAAAAA@AE@AAAA@A?DAAB@@AAAACACAAA@A@D@@A=ABB@@A@@EAAADAA@?@@A@@A"
    b"BAACAACA@@AAAAD@AAAAAA@AAAAB?AEAEC><AAAAA@ACAAAADAA@CACA?@@@A@@AE@A@A@CAAAAAABCAB?A@@A@@AADA@AA@DAAA@@A@@F@@B@"
    b"@D?AC@@AA@AACA@C>D?@CAABBAA@@BACAAA@A@DC=D=?BB@BA@B@@CCC??B=?EAGA>D=@A@@?BCC@@@A@BCAAB?@?E@ABB@@BC>@CA@AAD@AA@"
    b"A@CAA@AABABAAAA?A@?@EAC??@@@@DBCD@@D?A@@B@BAC@A?@AAA?BDA@@@ADAA@@AACB@@A@AAACB@?A@CA@AAA@CAA@BA@AD@A?AAAA@@AAD"
    b"A@AAAAC@AAAA@A@AC@AAD@A@AAD@@D@?A@BACA@AA@@A@AA@@DAAAACAA@BA@ACAAA@?CA@CABA@EA@AA@@A@A@CC@CA?AB?B@AAAAA@ACBA@A"
    b"C?BA@AAACAAAA@AADAA@@@A@C@CACA@A@@BAAAAAACA@DA@A@AAA@AA@B?CA@A@BABABAA?C@AABAA@C@@AAAA@@D@AAABE@?@A@AA@@BCAAAA"
    b"@AADAAE@@C?@A@B@@@ABBAA@@AAAADAA?DAAAAAAAA?AAD@AAAACA@ACAAA@AAAAAAD?A@EAAAAAA?@A@A@DBAA@CC?@A@BABAAAA?A@@AC?AB"
    b"A@DA@AAAAAAAA@DA@CAAC@@@C>CBB??B?D@AAC@@?@@E@C@B@@CA@BAB?BB@@BAAA@AC@@@B?BBC@?CA@A@@C@CAA@C@@B@AB@@@E@A@A?@@?C"
    b"EB@AA@DAAAADAAA@A@AC?AACA@AACAA@AAAAC@?BA@A@CA@CA@CBA??AB??B@@@AFAD??CB@B??CCABBA>@DCAA?A?>=?ABDAE@?A@CDA?AADA"
    b"@AAAAD?ABAA@FB?@@?A@?@DD?B@??CCB@@@@CAAC?@AAA@@A@DA@A@@AACAA@A@?AAF?AA@CAAAABE>AB@A@@AC@A@AAD@?EA>A@?ADC?A@ABA"
    b"BDC=A=A@B@?@DBA>=??GBEA?BFC???B@>C@D@AAA@CAAAAAAAA@C@A@AAA@CAAAA@A@DAAAACB@AA@AACA@AAA@C@@C>ACAAAAAAACCAAAB?AA"
    b"AAA@?CACG?@I?>>?@AEA?AABAA@@AACAAABAC@A?AC@@A@BAB@CAA@A@@AA@ACAAA@E@?D@?CAAAA@AABABBB?@@EA@@A@A@BCCAE>>>AA@@BC"
    b"AAAA@D@AAA@AAE?@@AAAAD@@A@DAAAA@A@AA@A@DA@AA?AEAAAAAAAD@@@C@?@?CB@@A@AG?A@CABB@@@ACC?C>@AADA@A@AAAB@>BB>@EE@@@"
    b"?@BBAE@A@@A@@@B@ACB@ADDBB@;BB@??=?IA@@@BC@@CA@@A@AD@@ABACAA@BA>CABB@B@>E@@C@AC?C?AB@A@@ACAAACAAAAAAACAAC?@AA@A"
    b"@AE@A@@@@@DA@CA@AAC@AAB??@CD@@DB>@?BAA>ADEA?B=E?CB>@C?A@?@ADCA@AAAADA@AA@CBAA@@@@@B?DBB<AACBABAA?AAEAAACAAAAAA"
    b"BA@A@D@ADAA@AA@A@@C>F?C?AAAAC?AA?ADBB?A@?DD?C?@@AABAC@A@B@@A=GAAAA@AB@ADAA@ACAAA@@@@@FA@AACA@A@A@A@BADA@?@AABC"
    b"@B@@E@@CB?AA@ADAAAAA@A@DAA@C<AAABDAA@AB@AD@AAAD@A@@A?AB@BC@@@@E=@ECAAAA@@@AA@ACAAA@A@AACABAABA@@CAAACC?@AAA@@A"
    b"ACAAAA?ADAAABA?ACAAA@@?AE@ACA@@AADAAAA?D@AABAA?ADAAA@A?BCA@ADA@AAAAAAA@A@DAA@@?ACE@AA@DA@AAA@?CB>?@HCA?BB@AAA@"
    b"EA?A@@A@CA@AAABG@?@?B?BAA@C@@A@A@B@CAB@@AAA>@E@@A@?EAACAAAA@AAA?A@?C?E@@AAD>@C@@?AF@AAD@@@@?C@C?DA??@B?@@E@C@B"
    b"AAADA@A@@@CA@BABJ;BKB9E7>>>GBC?C>>N>E?<@A@@ACAAA@@BA@DA@DA?B@@A@AACAAAA@AC@A@BA@CA@BA@AA@CBAA@@@@BAAD@A@AA@CAA"
    b"A@A@AAADA@AA@ABCAAAACAA@AA?ADAAAAACAAAAAAA@AABC@@AAACAA@AAAA@B@?AEA@FB@?A@ADB@@@A@A@@AAAACAD@AA@A@@C@CB?A@AAAA"
    b"@@AD>AAD@BAA?AADAAAABG>@@@A@G@@A@@A?>A@A@AAFAA@DAAAA@@@AAAAD@AADAAAA?@A?>ECBBAB@@A@CAE?A@@AAAAAAC@AA@AE@@AAA?C"
    b"BA@@?D@@BACBA?A@?AF@A@DA@B>A@A@@@AA@ADDA@A@A@ACA@A@@ACB@=@CDB?@A@AACC@AA@D@@@B@AA@ACAAAABA@@CA@A?A@CCAB?C@@@AD"
    b"AADA?AAA@@@ADAA@@A@@DBA@BA@C@B@AB@BAC@A?AAAAA@ACCA?AB?B@@AAACAAA@A@BABABAAAC?AAAAA@AAAAC?AD@@BAAAAAACA@AC?DA??"
    b"@B?@@E@C@B@@CA@BAB@B@AD@@@AC@A@BAA@AA@DAAAAA@A@CAAA@@AAAADAA?ABADAACAAA@A@A@AAC@A@@A@@C@CA@@@A?EACA@?@EAC?AA@A"
    b"C@AAAADA@AAA?@@@@DBCD@@D?A@@@AAA?BDA@@@ADAA@@AACB@@A@@BADB@?A@CA@AAA@CBA?@B@D@@D@?A@BA@ACAAABA@AB?BAABEA?@AAAA"
    b"@@BCAAAA?DAAAAAA?DAAAAA@@A@AACACAAAAAAAAAA?DAAAA@AACAAAA?ABCA@?A@E>@BB@?G?E@@=?ACBAAAAAA@A@DAA@A@@@@EA@ABAACAA"
    b"C@A?@CB?B@@AC@AA@?=@AF@F?CD@A@A@>D=ABCC@A@FABC?<@AG?@>AAA><AI@ABAA@@BCAAA@B@D?@@@AAA@@F@C@CD=B@@?CE?@A@@E@AAA?"
    b"A@BA@@@A@DA@CA?@ACDAAAA@A@@@BAB=BBAA@A@DA@C@BB@AA??@CBB?@BBAC?@B@@DC=BB@@@@@@BCAAA@?BAB@CBB?@@@DB?AAAA@AACCAAA"
    b"AA@@AAAA@AAC@@C@?DAA?@ACC@AA@CB@@C@@AA@@@AD@??CBF?@@FA@@AAA@@AAA@DA@AH?@@?@AAAAAD@AA@B@BAC@@@@DBB??AAACA?AC?AA"
    b"@D@AAA?AAAAACA=@>DC?F@@A@@?DCAAA@A@CB@DAA@@AAAAA@AADA@C@CBA?A@D@@>>BH@A@CB@@ABBA@B@@CA@A@EAAAA@A@AE@A@A@@@B@F?"
    b"AA@ACAAAAA@AACAADA@A@AAA@A@D@AAAAA@C@@AACA?AB?B@AA@@D@AAAA@ADAA@ABE@?@A@AA@@BCAA@A@ADAA@@AAB@ACAA@@AC?ABAC@AA@"
    b"BACABA?AAABAAAC?AAACAA@AA@AAAAACAABA@A@CAAAAAA@DAA?ACAAAAACAAA@@B@DCA@?A@@DCA@?A@@@A@AB@CAAA@AC@BA@A@AEAAA@@?@"
    b"AFA@@A@@E@@CA@CAB@C?@A@@DAAAEA@?@A@AAAAD>AAAADCA>@AABBDA@?A@@?ABF??AA@BAE@@@A@A@E?@@?@?@BAF@A@=AD?AFB@C@?BB@@A"
    b"DAAAAAB@?@AF@@DB>@@BA@A?AA?@BD@A@ABACAA@@B@@CA@@=AD?AF@AA@ACAAAABA@@CAA@AACEA=AA@AA@ACA@AA?EA@AA@ACAAAAA@ACAAA"
)
