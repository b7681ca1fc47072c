"""What each mark of a prompt says for each intent: data only, for `hot.prompt_intent`.

Written by `python -m tests.hot.intent_training`; do not edit. MARKS are separated by bars and line ends;
of each mark WEIGHTS holds one character an intent, in the order of the intents.
"""

from __future__ import annotations

CORPUS = "c7294b550d7ffd54"
ALWAYS = (-2, 6, 3, -8, 0, 3, -4, 2)
MARKS = """
#asked|#asks|#c0|#c1|#c2|#c3|#c4|#c5|#casual|#code|#continue|#design|#earlier|#error|#exclaims|#execute
#execute_verb|#generic|#implement|#implement_verb|#lines|#named|#project|#question|#question_word|#quotes
#said|#standing|#standing_act|#w0|#w1|#w2|#w3|#w4|#w5|$ いて|$ いです|$ したか|$ して|$ すか|$ せん|$ たい
$ たか|$ てる|$ です|$ ない|$ ほしい|$ ます|$ ますか|$ ません|$ 거|$ 게|$ 게요|$ 결과|$ 계속|$ 그|$ 그인
$ 나와|$ 나요|$ 는데|$ 는지|$ 니까|$ 니다|$ 다시|$ 다음|$ 대신|$ 떻게|$ 랜치|$ 려줘|$ 름은|$ 리면|$ 말고
$ 뭐가|$ 뭘|$ 버튼|$ 보통|$ 부터|$ 브랜치|$ 스트|$ 쓰는|$ 안|$ 어떤|$ 어떻게|$ 어로|$ 어요|$ 어줘|$ 없이
$ 에서|$ 왜|$ 으로|$ 이|$ 이름은|$ 인지|$ 있어|$ 잊지|$ 작은|$ 잘못|$ 전에|$ 좀|$ 차이|$ 테스트|$ 하게|$ 하지
$ 한|$ 항상|$ 해줘|$ 했어|$ 흐름|$$ e|$$ ft|$$ n|$$ nt|$$ o|$$ os|$$ p|$$ q|$$ re|$$ s|$$ t|$$ §n|$$ §p|$$ §q
$$ ão|$$ ío|$$ а|$$ ам|$$ в|$$ вь|$$ га|$$ да|$$ е|$$ и|$$ й|$$ ка|$$ м|$$ ми|$$ о|$$ ов|$$ ой|$$ с|$$ х|$$ ь
$$ я|$$ い|$$ いて|$$ いで|$$ う|$$ か|$$ けど|$$ して|$$ す|$$ すか|$$ た|$$ たい|$$ たか|$$ て|$$ てる
$$ で|$$ です|$$ ど|$$ ない|$$ ね|$$ は|$$ ます|$$ る|$$ 了|$$ 吗|$$ 里|$$ 거|$$ 까|$$ 나|$$ 나요|$$ 니다
$$ 다|$$ 데|$$ 려줘|$$ 야|$$ 어|$$ 어요|$$ 어줘|$$ 요|$$ 있어|$$ 자|$$ 줘|$$ 지|$$ 하지|$$ 해|$$ 해줘|--
--json|00|1 -|1 add|1 ah|1 aquí|1 are|1 asked|1 base64|1 bis|1 build|1 bump|1 bun|1 cada|1 can't|1 check
1 commit|1 compara|1 compare|1 deixa|1 devuelve|1 did|1 do|1 does|1 done|1 dónde|1 error|1 ever|1 except
1 explain|1 finish|1 for|1 format|1 from|1 gib|1 git|1 give|1 graphql|1 hm|1 hmm|1 how|1 i'm|1 in|1 is|1 it
1 it's|1 keep|1 list|1 log|1 mach|1 make|1 morning|1 my|1 name|1 new|1 npm|1 não|1 o|1 on|1 onde|1 para
1 plan|1 qual|1 que|1 read|1 registra|1 reinicia|1 remove|1 renvoie|1 retorna|1 same|1 see|1 sempre|1 show
1 siempre|1 since|1 sqlite|1 tests|1 that|1 that's|1 this|1 tooltip|1 translate|1 undo|1 use|1 users|1 was
1 what|1 what's|1 when|1 where|1 which|1 why|1 wir|1 wo|1 worries|1 write|1 you're|1 zeig|1 §n|1 §p|1 §q|1 à
1 а|1 в|1 всегда|1 как|1 какой|1 найди|1 сделай|1 что|^ a|^ add|^ ah|^ and|^ aquí|^ are|^ base64|^ bis|^ bun
^ cada|^ can|^ check|^ commit|^ compara|^ compare|^ could|^ deixa|^ devuelve|^ did|^ do|^ does|^ don't|^ done
^ explain|^ for|^ format|^ from|^ gib|^ git|^ give|^ good|^ graphql|^ great|^ hm|^ hmm|^ how|^ i|^ in|^ is
^ it|^ it's|^ let|^ let's|^ list|^ mach|^ make|^ my|^ nice|^ no|^ not|^ npm|^ não|^ o|^ ok|^ on|^ onde|^ para
^ please|^ por|^ qual|^ registra|^ reinicia|^ remove|^ renvoie|^ retorna|^ run|^ same|^ sempre|^ should
^ show|^ siempre|^ since|^ so|^ sqlite|^ that|^ that's|^ the|^ this|^ translate|^ try|^ undo|^ use|^ we
^ well|^ what|^ what's|^ where|^ which|^ why|^ wir|^ wo|^ write|^ yes|^ you|^ you're|^ zeig|^ §n|^ §p|^ §q
^ à|^ а|^ в|^ всегда|^ как|^ какой|^ найди|^ сделай|^ что|a|a clean|a day|a gente|a good|a haiku|a list
a lista|a new|a rule|a typo|a url|about|ac|accept|accep~|add|add a|affiche|affic~|after|again|again $|ah|ai
ain|all|all of|alle|also|also log|alternatives|alternatives to|alter~|always|always the|alway~|an|and
and cons|antes|antes de|any|ap|api|aquí|archi~|are|are the|are you|arqui~|array|as|ase|ask|ask before|ask me
asked for|at|auf|aus|aus $|avait|axios|axios por|ay|ba|back|back to|backup|backu~|bad|barra|barra lateral|bas
base64|bash|be|bea|beacon|beacon's|beaco~|before|before you|befor~|bei|bei uns|best|best $|better|bette~
between|betwe~|big|bis|bisect|bisec~|bitte|blanc~|blank|body|bom|branch|branches|branches $|branc~|breaks
break~|bu|bug|build|build $|bump|bun|but|but the|button|butto~|by|cache|called|calle~|calls|can|can you|can't
cap|cap $|case|ch|change|change $|change it|changed|changelog|changelog entry|changes|changes $|chang~|check
checkbox|checkbox $|check~|ci|class|clean|cli|cli $|client|client is|clien~|code|collection|colle~|comen~
comment|comments|comme~|commit|commits|commits $|commi~|compara|compare|concu~|config|confi~|cons|container
conta~|conte~|conti~|conve~|could|could you|count|courier|couri~|cover~|cron|cron $|css|csv|current|curre~
customer|custo~|código|códig~|dans|dark|dark mode|das|data|database|database $|datab~|date|day|day $|db|db $
de|de plugins|de §n|decide|decid~|decis~|deixa|delet~|demai~|den|dependency|deploy|deployment|deplo~|der
derni~|design|desig~|despl~|deux|develop|develop $|devel~|devuelve|devue~|did|did we|did you|die|die liste
diff|diff $|difference|difference between|diffe~|direc~|do|do a|do i|do it|do we|do you|docker|docs|does
does $|does a|does it|does the|does §p|does §q|doesn't|don't|don't ever|done|dos|draw|drop|dropdown|dropd~|du
dá|déplo~|dónde|dも|dもロ|e|ea|eac|each|eba|ein|eine|el|em|email|empty|en|endpoint|endpo~|entrada|entra~
entry|enu|er|era|errad~|error|errors|error~|ers|es|et|etc|event|ever|every|everything|every~|except|excep~
exit|explain|expla~|export|export $|expor~|failed|faile~|failing|faili~|falsc~|falta~|fe|feature
feature flags|featu~|fehler|fehle~|fet|fetch|fetch $|fetchorders|fetchorders $|fetch~|fica|fila|file|file $
file is|files|files $|finally|final~|fine|finish|finis~|first|first $|fix|flags|flags $|float|float $|fois
for|for $|for a|for all|for the|for this|for us|for §q|forget|forge~|form|format|formatter|forma~|found
friday|frida~|from|from now|from the|function|funct~|führ|für|garbage|garbage collection|garba~|generated
generator|gener~|gente|getdata|getda~|gib|git|give|give me|go|goes|gone|good|graphql|graph~|great|green|grid
haha|haiku|hand|handle|handl~|hangs|happens|happe~|has|hast|have|have a|have two|header|heade~|healt~|here
hier|hilarious|hilarious the|hilar~|hm|hmm|how|how did|how do|how does|how many|how would|http|i|i don't
i get|i need|i'm|ich|id|id $|idea|idea one|idempotent|idempotente|idempotente $|idemp~|idも|ie|if|im|immer
impor~|in|in a|in all|in mind|in our|in python|in src|in the|in this|in your|in §p|inline|inlin~|install
insta~|instead|instead of|inste~|inter~|into|is|is a|is called|is empty|is in|is it|is not|is the|is there
is wrong|is §n|is §q|ist|it|it $|it always|it is|it was|it works|it's|it's §n|ite|java|je|jedem|jenkins
jenki~|job|json|just|jw|jwt|keep|keep that|keep the|keine|know|la|la lista|la liste|lantern|lante~|las|last
lateral|later~|le|left|lembr~|les|let|let the|let's|letzte|letzt~|li|limit~|line|lines|linha|lint|linter
linte~|list|list $|list is|lista|liste|lit|lo|loading|loadi~|log|log $|log the|logger|logge~|login|login la
logs|logs $|long|look|look at|looks|los|ma|mach|mai|main|main $|maint~|make|make sense|make the|man|many
matching|match~|mauva~|me|me $|me the|mean|mean $|merge|message|messa~|migration|migra~|mir|mock|mode|modul~
more|morgen|morge~|morning|morni~|move|my|même|na|nach|name|name $|ne|need|need a|never|new|new dependencies
new dependency|next|next $|nice|nicht|night|nightly|night~|no|no more|no new|no worries|nobody|nobod~|noch
node|node §n|not|not the|not §q|note|notes|notes $|nothing|nothi~|notif~|now|now $|now on|npm|npm $|nu|num
numpy|não|nの|o|od|of|of a|of our|of the|off|oh|ok|ok but|old|on|on $|on a|on avait|on my|on the|on windows
on §n|once|onde|one|one $|only|only $|onの|open|opinion|opini~|or|orders|orderservice|order~|orm|os|os testes
other|ou|our|out|output|output of|outpu~|over|own|package|package $|packa~|page|page $|pagin~|para|parser
parse~|part|pas|pass|paywall|paywa~|pe|per|per tenant|pi|pip|pip $|place~|plain|plan|plan the|plani~|please
please $|pleas~|plugins|plugins $|plugi~|pnpm|poetry|poetry $|poetr~|por|por fetch|port|postgres|postg~|pour
pr|preci~|prefe~|primeira|prime~|print|pro|processes|proce~|prod|pros|pros and|proxy|push|push $|put that
python|pytho~|página|págin~|qa|ql|qli|qual|quartz|quart~|que|que a|quebr~|query|question|quest~|queue|qué|re
read|read $|readme|readm~|real|real client|reaso~|reb|rebase|rebas~|recommend|redis|regex|registra|regis~
reinicia|reini~|relay|release|relea~|remember|remember to|remem~|remin~|remove|remove the|remov~|rename
renam~|renom~|renvoie|renvo~|repo|rest|resta~|reste|results|resul~|retorna|retor~|retry|returns|retur~|rever~
revie~|ri|rie|right|roll|round|round~|row|rs|rule|rule about|rule no|run|run it|run the|rust|s3|said|same|say
scheduler|sched~|schre~|script|scripts|scrip~|se|search|searc~|second|seconds|secon~|see|seed|semic~|sense
separate|separ~|ser|services|servi~|set|settle|settl~|sheets|sheet~|should|should be|shoul~|show|show a|shown
sidebar|sideb~|sigterm|sigte~|since|skip|skip the|small|so|split|sprite|sprite sheets|sprit~|sq|sql|sqlite
sqlit~|squash|squash $|squas~|src|stack|staging|staging $|stagi~|start|start the|start~|stash|state|status
statu~|still|stop|stop $|struc~|suppo~|sur|swall~|sync|sync $|system-reminder|syste~|sの|table|table $|tabs
tag|tc|tch|tcp|te|team|tell|tell me|teorema|teorema cap|teore~|test|tests|tests $|tests for|tests pass|than
thanks|thank~|that|that $|that in|that was|that's|the|the api|the backup|the best|the build|the button
the config|the db|the diff|the difference|the docs|the error|the failing|the file|the first|the function
the job|the last|the linter|the list|the new|the nightly|the old|the other|the output|the readme|the real
the results|the rule|the same|the scheduler|the second|the staging|the test|the tests|the tooltip|the usual
the wrong|their|them|them $|then|there|there a|think|this|this $|this is|this repo|this time|three|tidepool
tidep~|time|time $|time you|timeout|timeo~|tls|tls $|to|to run|to the|toda|today|today $|todo|todo $|todos
token|too|too $|tooltip|toolt~|total|touch|trailing|trail~|translate|trans~|treat|try|twice|two|typo|um|un
und|undo|une|uns|until|until the|up|up $|up the|ur|url|us|us $|usa|use|use the|use uv|used|users|users $
usual|usually|usually name|usual~|utf8mb4|uv|v7|variables|vendo~|version|versi~|vez|vez de|vez que|vi|vim
vim $|wait|war|was|was the|way|way to|we|we have|we use|we're|welcher|welch~|well|wenn|what|what a|what about
what are|what do|what does|what is|what the|what was|what we|what's|what's in|what's my|what's the|when
when the|where|where do|whether|wheth~|which|which one|who|who calls|why|why does|why is|windows|windo~|wir
with|with a|with the|without|without an|witho~|wo|work|work $|worker|worke~|worries|worri~|would|would be
would you|write|write a|writes|writes to|write~|wrong|wt|y|yaml|yaml $|yes|yesterday|yesterday $|yeste~|yet
yet $|you|you also|you know|you think|you're|your|your notes|your opinion|zeig|zeig mir|zod|zu|zurück|zurüc~
§n|§n $|§p|§p $|§p export|§p 뭘|§q|§q $|§q not|à|à chaque|últimas|últimas §n|último|últim~|а|без|в|возвр~
возвращай|ещё|же|и|каждом|как|какой|комми~|коммит|лога|лога $|мы|на|найди|нас|не|нужен|по|пока|после~|при
при каждом|с|сдела~|сделай|серви~|списо~|список|стран~|строк~|строке|ты|у|у нас|что|это|あり|ありま|い|いて
いで|いま|いる|う|うに|か|かっ|かった|から|けて|けど|ける|され|しい|しか|しかっ|した|したか|して|す|すか|する
せん|た|たい|たか|たら|だけ|った|って|ってい|っと|つも|て|てい|ている|てほ|てほし|てる|で|です|では|と|どう
どこ|ない|ないで|にし|にす|にする|にな|に出|ね|のコ|の設|の違|の違い|は|はい|はど|はどう|はどこ|はま|は毎
べき|ほし|ほしい|まし|ました|ます|ますか|ませ|ません|まだ|もう|もロ|もログ|よう|ように|りま|ります|る|るか
るの|わっ|わった|を使|を取|を追|んで|んです|イン|グに|グに出|グイ|グイン|シュ|スが|ステ|スト|ストの|ストを
タン|ック|ッシ|ッシュ|ット|ップ|テス|テスト|デプ|デプロ|トで|トの|トー|ドが|パー|フォ|フロ|フロー|プロ|プロイ
ボタ|ボタン|ムの|モー|ュー|ョン|ラー|リス|リスト|ルの|ルを|ロイ|ログ|ログに|ログイ|ロー|ント|ーが|ーの|ーは
ージ|ール|一|一下|一般|上|下|不|不是|个|么|也|了|二|交|什|什么|今|今後|以|以后|休|使|使っ|使って|依|保|保存
修|修一|修一下|値|做|先|入|关|写|出|出し|分|分け|分ける|列|前|前に|前先|加|务|動|動く|发|取|口|可|合|同|名|后
吗|哪|哪个|回|境|复|大|好|存|定|対|己|式|後|怎|怎么|慢|成|我|户|折|持|按|接|接口|提|提交|支|支持|数|整|整数
文|方|日|明|是|昼|書|期|本|来|案|次|正|残|毎|每|每次|注|测|测试|消|消え|生|生成|用|用分|白|的|的接|的接口
的是|直|直接|確|確認|秒|空|突|第|第一|算|管|続|统|自|自己|般|英|落|落ち|行|表|要|触|計|設|設定|認|語で|记|设
试|起|起動|跑|跑一|边|返|返回|还|还是|这|这个|追|选|進|違|違い|都|都要|配|释|里|重|金|除|面|順|页|가|각|간이
갈|같|개|거|거 잊지|건|게|게요|결|결과|경|계|계속|계획|고|과|구|구조|규|규칙|그|그인|금|기|기억|기억해|까|나
나와|나요|난|너|네|는|는데|는지|니|니까|니다|다|다시|다음|단|달라|답|대|대로|대신|더|데|도|돌|돌려|되|두|둘
드|디|딩|때|떤|떻|떻게|라|락|랑|래|랜|랜치|러|레|려|려줘|로|로그|로딩|록|론|를|름|름은|리|리면|리턴|링|마|만
말|말고|매|머지|멈|멈춰|면|명|모|못|문|물|물어|물어봐|뭐|뭐가|뭔|뭘|미|밋|바|박|배|배포|버|버튼|번|법|변|보
보통|복|봐|부|부터|브|브랜|브랜치|블|비|비스|사|산|상|생|서|서비|서비스|설|설명|설정|성|세|션|소|속|수|스|시
시간|시간이|식|신|써|쓰|쓰는|아|안|야|어|어디|어떤|어떻|어떻게|어로|어봐|어요|어줘|억|억해|업|없|없이
없이 다시|에|에러|에서|여|오|올|와|왜|요|우|우리|유|으|으로|은|을|을까|음|의|이|이름|이름은|이블|인|인지|일
있|있나|있는|있어|있어 $|잊|잊지|자|작|작은|잘|잘못|잡|저|전|전에|정|제|졌|조|좀|좋|주|죽|중|줘|지|차|차이|체
최|추|추가|출|춰|치|칙|커|커밋|코|코드|크|클|타|터|턴|테|테스|테스트|테이|테이블|통|트|튼|파|파일|포|폴|푸
푸시|하|하게|하나|하지|한|할|항상|해|해줘|해줘 $|했|획|훅|흐|흐름|，|，不|，我|：
"""
WEIGHTS = (
    b">:Y?@>?:J;BKB9E7<OK>;;<C>HG<>B:DBAB?DA>BC;>DACBBB=;CEDD?D>==CCG>>Z9@<>@=>>>GBC?C?9R@?>B>@><?=9[=??F?G>@@BBB?@E"
    b"??@CI@??@=?;@?>;@V><@@:;@XW=>><;B@=;9AAS@BB;9<AR@C@@F@>D@@9?<Y<@@?6>=LH?E>E;CD=?F@L>;K==B<D??E>C?A>>N>E?<@B;B@"
    b"V>=8A@>BI=@BD>>BAACA>JA@==AD@GC@>@:E?CC@CB<BB<C;FCE?C?BA@DB=A@?@EAC?AADA?AAA@@@ADAA@?@@@@DBCD@@D?A@@B@BAC@A?@A"
    b"AA?BDA@@@ADAA@@AACB@@A@AAACB@?A@CA@AAA@A@@DBA@@CAA@BA@BA@C@B@AB@BAC@A?@@CA>@CCA@CA?ACAAD@A?AAAA@@AADA@AAAAC@AA"
    b"AAC@AAA@AA@A@AC@AAD@A@AAD@@D@?A@BACA@AA@@A@AA@@DAAAACAA@BA@ACAAA@?CA@CABA@EA@AA@@A@A@CC@CA?AB?B@AAAAA@ACBA@AC?"
    b"BA@AAACAAAA@AADAA@@@A@C@CACA@A@@BAAAADA@A@AAAAACA@DA@A@AAA@AA@B?CAAAAAA@AC@A@BABABAA?C@AABA@D?BAAAAA@C@@AACA?A"
    b"B?B@AA@@D@AAABE@?@A@AA@@BCAAAA@AADAAE@@C?@A@CABBA@@?B@@@ABBACA@AB@A@@AAACAAAA@@AAAADAA?DAAAAAAAA?AAD@AAAACA@AC"
    b"AAA@AAAAAAD?A@AA?A@BD@EAAAAAA?@A@BABAB@A@A@DBAA@CC?@A@@AAA@ACABABAAAA?A@@AC?ABA@DA@AAAAAAAA@DA@CAAC@@@AAAC?AAA"
    b"C>CBB??BAA@AAAAC?D@AAC@@?AD@@BAA?@@E@C@B@@CA@BABAAAACA@A?BB@@BAAA@AC@@@BC?DA??@B?@@E@C@B@@CA@BAB@B@AD@@@AC@A@B"
    b"AA?BBC@?CA@AA@DAAA@A@@C@CAAA@A@CAAA@@AAAADAA?ABADAA@C@@B@AB@@@E@A@A?@@?CEBACAAA@A@@AA@DAAAA@AAC@A@ADAAA@A@@A@@"
    b"C@CA@@@A?EACAC?AACA@AACAA@AAAAC@?BA@A@CA@CA@CBA??AB?A@?@EAC?AA@AC@AA?B@@@AFAD??CB@B?AADA@AAA?@@@@DBC?CCABBA>D@"
    b"@D?A@@@DCAA?A?@AAA?BDA@@@ADAA@>=?ABDAE@AACB@@A@?A@CDA?@@BADB@?AADA@AAAA@CA@AAAAD?ABAA@FB?@@?A@@CBA?@B@?@DD?B@?"
    b"?CCB@@@@CAAC?@AAA@@A@DA@A@@AACAA@A@?AAF?AA@CAAAAD@@D@?A@BA@ACAAABE>AB@A@@AC@A@AABA@AB?BAD@?EA>A@?ADC?A@AABEA?@"
    b"AAAA@@BCAABABDC=A=AA?DAAAAA@B@?@DBA>=??GBEA?BFC???AA?DAAAAB@>C@D@AA@@A@AACCA@A@B@AAAAA@DA@AA?AAEAA@?HA@@@@AAAA"
    b"CAA@AF@A?@A@A@@ACAAABCAA@@@@@@CA@AAAEA@@AAAAAC@AB@A@AADAAAA?AAAA?DAAA@?AEAA@@@BA@DA@AG>A@@A@AA@AAAACAACA@AA@A@"
    b"@AAAACAAABA@C?AA@AACAAAAAA?DAA?AD@AAAAAB@??D@BD@AB@@A@AACAAAA@?ACBAAAAAAAA@DAAAA@ADAA@A@CAA@AA@AAC@B@AAADA@AAA"
    b"AA?AE?AAA@AAA?ADAC@A@BA@AA@A?DAAB@@AAAACCA@BA@AA@A@@@AEAAADA@@AAACAAA@A@D@@A=ABB@C?@B@BABA@AC@@AE@@C??B@AAFA?>"
    b"AA@BAAD@A@@@BAD@A@AA@CAAA@AAAAACA@A@AAADA@AA@ACBA@@D@AAAAAACBA@@A@CAAAB@@AAAAAD@AAA@@ABAACAACA@@AABA@B@CAA@@D@"
    b"B@A@?ADAAAAACAAAAAAAAA@AA@CA@AABC@@ACA@AAAAABA@A@A@CAAAA@CAAA@AAA@ACAA@AA@ACAAAA?DAAAAAA@CAAAACAA@AAABAA@@ADCA"
    b"CA?@AAAA@B@A@DBADA?@AAAADAA@A@EA@@@@@AAA@AADA@@CDBA>A@ACCC??A@@CA@A@@CAA@A@CAADAAA@@AAA@@AAAACBA@@CAA@@A@B@E@@"
    b"@A@CCA@A@BBBB>A@E?@EA>@@B@@@CBA@@ACC@@B@@@ACB?AACACA?@@@A@@AE@A@?ADBAA@AAC@AAAAACAAA@AB@AEB@A?A@AAAA@@ADBAAAAB"
    b"A@B@>B?C@DC@?D@BA?ACBA@@A@ACAAAAA@AAAAACAAAACA?BAA@A@@AADA@A@CBA@AAA@AA@ADA@@AACAB@AA@DAAAA@AACA@AAAAAC@A@AF@A"
    b"?@A@@@D@ABA@A@@ACAAABCAA@@@@EA@@AAAAAC@AB@A@A@?AEAA@@@BA@DA@E@@@@C@@AA@AAAACAAAAAAABA@@AAAACAAABA@C??AB@@E?CAA"
    b"@AACAAAAAA?DAA@AC@AAAABC>@@BACDA?B@@A@A@EAB@A?AACAAAA@@AAC@BAAAA@AE@AAA@AAA?ADAC@A@BA@AA@A?DAAB@@AAAACCA@BA@AA"
    b"@CBAA@@@@A@@@AEA@ADAAAAAAADA@@AAACAAA@A@D@@A=ABBAC?ABBA@BA@AC@@AE@?C??B@B?HA??A@@BAAD@A@@@A@@EAA@?D@B?C@AA@CAA"
    b"A@A@AAADA@AA@ABCAAACBA@@A@AACAA@AA@CDA@A@?ADAA@?@@A@@ABAACAACA@@AABA@B@CAA@@CA@CA@@@C@BAA@?ADAAAAACAAAAAAAAA@A"
    b"CA@AAAD@AAAA@AABC@@AAAAA@CAAA@AAA@ACAA@AA@ACAAAA?DAAAAAA@CAAAA@AAAABAACAA@AACACA?@AA@AA@D?BAAA@B@?AEBADA?@AAAA"
    b"DAA@A@@AC@AAAADA@@@A@AA@FB@?A@AEBA??A@?AEAEC><ADB@@@A@DAAA@@AAAAAAA@ACA@@AAAACAAAADAA@AA?@DD@?AD@AA@A@@C@CB?A@"
    b"F@?EA>@@@ACC@@B@@@ACB?AACACA?@@@A@@AE@A@?ADBAA@ACAAAAAA@A@CAAAAAABCAB?A@AEB@A?A@AAAA@@ADBAAAABA@B@>B?C@DC@?D@A"
    b"A@ACBA@@A@ACAAAAA@AAAAACAAAACA?BAA@A@@AADA@A@CBA@AAA@AA@ADA@@AACAB@AA@DAAAEB?>?DB?A@AAAAACACAAAAAA>@C@E@AAAC@A"
    b"A@BACAAA@@AACABA?AAAAADA?@AABA@A@D@ABAAAC?AAACAA@AA@DAA@AA@A@@C>F?C?@A?CAC@@AAAAACAABA@A@CAA?A@@EC@@AAAAC?AAAA"
    b"AA@DAAAAAA@DAA?ADBB?A@?DD?C?@@@EA@B@@@AF@A?@A@A@@AA@AD@@@AA@AD>G>BEA?>?ACAAAAAA@?AA@AD@@@@BC@BAA@A@DAACAAA@@B@"
    b"CAAA@@B@CAAA@@B@DCA@?A@@AACAA@AADCA@?A@@B??BABBAB?BB<>ED@AA@AACAAABAC@A@AAAAC@A@B@ACA@@@A@ABB?C@?@>HB=CBA@@ACA"
    b"AA@A@AB@CAAC@B?=AD@A@CA@C@?EC@@A@@AA@AC@BAB@@A=GAAC?DABB??DA@A@AAA@A?AG@A@AA@ACAAA@A@AEAAABACA?AAABB@A?B@C@A?B"
    b"BBABA@@AAA@DAA@AB@ADAA@ACAAA@@@@@FA@AAAAACA@AC?C@@@ADA@@A@AAAACA?AABAADA@AAAAAAAA@ACAA@BA@@CBCAA@@@@AA@A@DAAAA"
    b"@A@DAADA@@A@AAGA@?@A@ABA@AC@AA>?CAADAAAAAC@@AA@AACAAA@AA@CAAAA@AACAAA@@@A@DBC?AA@AD@A@@@A@DBC?@AACAA@A@A@CAAAA"
    b"AC@@@ADAAC@AAAAAAAA?AACBAAA?AACBAA?C@@D@AA?C@@D@@AAA@ACAAC@AB@A@B?AAAAACB?AAAAAC@@?ACE@AAADA@@AAA@DA@AAAAA@A@C"
    b"AAAC@AAAA@A@C?@?AEAA@AC@ACAAAACAAA@?E?B=@F@C@A@BB?@C@A@BB?AA@ACAAAACAAA@A@@?CB>?@H@@@A?@AFAAAA?DAA@?>AH@C@@CE@"
    b"?B@@A@CAA@AAAAA@@DAAAAA@@DAA>?CCBAB@>AAD@BAAABA@C>ACABB@C=AC?AADAAAAD??A>DABA@@@BDA@BG>@@@A@I@@@@?A?G@@A@@A?@@"
    b"A@@F@@AA@AADA@A@CB=D@@AACB?AAAAA@A@DAAAABA@?AD@@AAG>A@A@AACAAA@@@@D@@CAA@@DAAA??B@F??D>A@A@AAFA@@A@EA@A@@A@EA@"
    b"?B?B@D@@@BC@@?ACAA@DAAAA@@@AAAAD@AAC@BAA@AADAAAAAA@C@CA@AA@CA@AA@A@E?CA@B@@D?AC@CAAAA@AADAAA@@AAAA?AC@AD@AA@AC"
    b"BAAA@ACAAA?@?@CBBB@@@@C?@FA@@ACAAAA@@ACAAA???@F?@FA@@AAAACAAABA@C?DA@A@@AA@A@E@BB?@@@E@CB?@AA@AACAA@?@@AAEB@??"
    b"@@AEA@@AAA@EAAEA@@A@@A@ABC@A?@A?>ECB?AB@@C@CBAB@@A@C@AACAAA@@AACAAA@@AACAAAA@C>D?@CA?C@E@@@@CA@??E@@@A?CADAA@A"
    b"A@A@DA@AA@AADAAAA@D?BAAAA@D?BAAA@A@ADAAA@A@ADAAA@CAAAAAAAA@C@AAAAA@C@A>@DAD@B@@AAA@CAA@AA?B@DA@AA@@@DA@AA?B@DA"
    b"AA@A@DAA@F?A@A@@ACAAAAAA>@>B@>GEAACB@AA@<B:DDDBB@AA@@ADAAAAA?DAAAAAA@ACA@A@@E@B@AAA@A@ACAA@AACAACAA@BA@@AD@AAA"
    b"A@@@?A@DAC@ABAAC@A?@@BC@ACAAAA@@AC???BC?@F@@CAAB?A@A?AB@@EBA@AD?A@BA@AD?A@A@@A@AADAACA@AAAAAAA@AACAAAA@AACAAAA"
    b"@AACAAAA?DAAAAAA?DAA>@G=J@<@@AC=FA?A@AD@@AAA=?BD>BAEAADA@@AA@C@@C>AC@C@@A@ACCAAA@@@@CAAAAA@@C@DA@?@@AC@AA?AB@B"
    b"@CB>@DAAAAAAACCAAAB?AAAA?ABCA@?A@E>@BB=CB?C@C@CA@@B@@CAAA@?CACG?@I?>>?@AADA@AACAA@AAAA?ABBB@BA?A@G@A@@CAAAAAA@"
    b"DA@?A@ACC@C@@AA@@?G?E@@=AA@ADAA@@AEA?AABA@CA@AABAA@@AACAAABAC@A?AA@A@CAAAA@A@CAA?@DAA@ABCAAA@AAAAA@A@AAD?ACBAA"
    b"AA@AA@ACAA@AA@ACAA@@?ABB@C@A?CAC@@AAAC@@AAAAAAD@@@DA@A@AAAAD@A?CA@C@?@?CB@A?@@@BBC@@AABB@AAAAA@AAC@@C@?DAA@?D@"
    b"D?@A@@@BBC@A@@@CBC@AAAAAC?AAAAAAC?AA?@ACC@AAAA@A@CAAD@?E@@B@@C@AB@AA@ABA@CA@@CB@@C@@AA?ADAA@AA?ADAA@@A@D@@@BB@"
    b"@@ABCAA@A@AE@@AA@AADA@AA@@@AD@@A@AG?A@??CBF?@@@B?A@@CD@D>@?ABCA@CA@AAAB@C@?CA@CABB@@@AAA@BBC?@AA@BBC?@?ABBABA@"
    b"?ABCA@AA?A@DBBA@AADA@?AAAADA@?AAAAAAA@ACAAAAA@AC@@CA?D@@A@EA@@A@AA?ACCA@?A@AD@BA@A@@DAAA?A?DD@B@ADAA@@AAADAA@@"
    b"AAAA@AADA@@@?@AFA@@@?AAEA@@@@A@EA@A@AAADA@@AAA@DA@AACA@A@A@A@BADA@?@AABC@B@@B@C@AA@AACA@AA@A@@E@@CAA@@D@AAAE?A"
    b"@AA@AE?A@AA@@@E@@CB?AADA@AAAAACAA@A@A@CAB@C?@AAACAA@@A@@BE@@@A@@DAAA@A@@EA@AEA@?@A@ADAA@@A@AAA@ADAAADC?>A@E>AA"
    b"AD>AAAADCA>@AAAAAAD@@A?BAABCB>@@@ABCAAAAA@@@DADA@@@@ABAC?ABAA@AC?ABAA@AA@A@DAA@@@@C?BDAAAADAA??@@?H?ABBBDA@?A@"
    b"ACBA@@A@AFAA?@A@@C<AAABDAC@A@@ABAA?AACA@@A?CAC@A@A?BAC@AAA@AB@ADAAAA@BCACAAAA@AACAAAA@AACAAAA@AAAA?AE@AAAA@AAC"
    b"AAB@=AGB@@>@C@E@AA@@@A@EA@@@@A@EA@AA@A?DAAE@@@@@@CCA?BB@AACA?BB@AAE@BA?B@@A@EA?A@@A@CA@AAABG@?@?B?@A@@@AEA@A@@"
    b"@AEA@@C@@C@AAE@A@@AABAA@C@@AAE?A@@AACAAA@@AAAAAAC@AAAA@A@DA@@@@AAEA@A@CAA@AAAD@C@@@@ADBC?@@@ABBAA@@B@AE@@AAA?C"
    b"BA@@?D@C@BA@AC@AAD?CAA@@AC?BAA@@AC?BAA@A@B@@AD@@BACBA?A@?AF@A@AE@A@@A@AE@A@@A@AE@A@@A@AADA@@AAACAAA@A@DC=D=?BB"
    b"AAA@CAAACAAA?@CACAAAAAAA?AAA@@@GCAAAAA@ADA@B>A@ABHE?A<@=A@CA@AAAA@CAA@AABC?A@@BAAC@@A@BAB@CAA@A@??=@FK>>AA@A@D"
    b"AA@A@@@@EAAA@AA@DADAA@AAAAD@A@A@AAD@A@A@AAG@@?@@A@@AA@ACAA@AAA@DBAC@?@?D@BF@@AA@A@AA@ACBAA@@ADACA@E<>DGD=>@ABA"
    b"ACAAA@AACAA@@A@ACAAA@AAD@A@ACAAA@AAA@AAAA@AD?BAD?B?B?ABD>C@AAA@AC@AA?ABAAFA?AAAA?CAAAAAA?CAAA@?ABAADA@?C?BAD@@"
    b"A@?DC@@AB@?BCA@@A@?DC@BC@BA@?AC@A?@CB?F@BFC>==B@@AC@AAAA@AD@AA@AA@ACAA@ACC??AACABB@@@AAACA?BAADABA>?@BAAAD@@@A"
    b"AAD@A@AA?AAABCAA@AACAAAAA@E@?D@?=EC>>E>E@?=@AF@FBCAA?@AA@AAB@@AC@CCA@AA@ACAAAAAA?CD@A@A@@A@ADAAACAAAA@AAFA@@AA"
    b"A@AADA?@B@AABAD?A@@@?A?@H@@@?A?@H@CC?C>@AA@AAA@DA@AH?@@?@ADA@A@AAADA@A@AAA@?ABF??A@A@ACAAAAA@@BA@CA@@AD@AAA@BA"
    b"E@@@>>FDAC@>AADA@@AAAADA?AAAAA@E@@@@AA@E@@@@@A@B@CABA??CD@@CAA@A@DAAAA@A@DAAB>@?BAADC@D>C@@@AAAAC@A@@@AAA>@E@@"
    b"A@?EAAAA@AACAAAAD@B?C@@AAADA@A@AAAD@@CCA@@ABA@@A@AD?CAB@A?AAB@AAA@A@ADAADA?AAAA@BA@@AD@C?BB@AA@C?BB@AAD@CA<C@A"
    b"CAB@@AA@@A@@@EAA@AGA>@AAAAFA=BA@CAAAA@AABAB@C@@A?A@BAD@@?A@BAD@@A?A@?C?E@@AA?AAFAA@A@DAAAAABCAA@AAABCAA@A@GB??"
    b"A?AADA@@AA?@?F?@@EA@@B?@AEBACC>AA@@@@@?BAEAABAA@ACA@DA@AA@@@AAD>@C@BA@B@@CA@AAADA@@@@AA@AD@@?AE?ADA@@AE@AADAA?"
    b"AAAA@@??DAEA@AA@AADAAA@AACA@DA@A@A@A?C?A@@@GCA@AAAAACA@AAAAAA@BA@CA@CC??B=?E?BBAE@A@@A?AB?@EBAC?@BA@CAA@ABAACA"
    b"BA@@@@BA?B>D@BBA?B?C@B@@@D@@DA?@@CA?F@CA@A@@ACAAA@ABAAAA@A?BACB@@CBAA@@BD@>B@@AD@A@AA@AD@A@AA@@DA@B@@@@DA@B@@@"
    b"AABA?BB@AGA>D=@A@AEA>CAABABBB?@@AADA@@A@BAA?DA?@A@CA@BAAEA@@A@A@CC@@@CA>C@AA@ABAA@G@>A@A>D=ABCC@AAAAD@AA@A@A@D"
    b"@A@?D@BAB?@@DAAAAAA@CAAAAAB@D@B?@@AA@AB?AD@AACAAAA@AACAAAABCCAE>>>AA@A?DAAAAAAD@AAAC@AAAAAAADAA@AAAADAA@AAAADA"
    b"@@B@AA?AB@AC@A@BB@ACA@FABC?<A@EA@@AAAA@A@CAAAAAAE>@BAA@AD?AAAA@AC@AAACB@A@A@ACB@A@A@AAAA@ACA@AG?@>AA@@EAA@B?AC"
    b"@A@@ABA><AI@ABA@?AFAA@AA@@BCAAAA@@BCAAAAA?DA@AA@B@D?@@AA@D@AAAB?A@@DABB@>BB>@EE@@@?@BBBAC@A@B@@AACBA?A?@@D?AD@"
    b"@B@BAC@@AE@A@@A@@@B@ACB@AA@A@DAA@@DBB??AADDBB@;B?@BDB@@@?A@CC@AAAA@ACAAAACBA@@AABABA@BAAAACAA@A?@AAAB@@C@@DAA?"
    b"@B?ADBAA@AAACA?AC??C??ADB@@ACAD?A?@ACAB@B?AA@D@AAAAA@A@AACCA@A@AAACA@A@AAAB@??=?IA@AAC@A@B@A@DAAAA@@@E@A@B?AAA"
    b"AACA@@@BC@@CAABAD?AAA@I@@?@@A@@A@AD@=@>DC?F@@A@@?DCA@AC@@@@D@A@@AA@D@AC@@@@DBC@@A@@AAA@A@CB@@A@BBACA@AAB@@CA@A"
    b"@ACABA@@CA?F@?AA?A?FAA@A?F?C@AB@@@?BD@?A@C@BAA?A@DAAAA@CBC@@@@A@A@E?@@AA@@@AAC@AACA@B@@AACA@B@@AAAD@A@?@?@BAF@"
    b"AAAA@@DA@A?AB@BCA@=AD?AFAA@AB@ACAA@C@AA@AAAAACA@@AA@A?BCAA@AA@CAAA@AAACA??B?DE?A@@DA@AAB??B?DE?A?AA@@@EA@AA@@A"
    b"DA?A??@@IAAA@AD@AAAA?AD@AAAA?AD@AAAA?AD@AAB@C@?BB@AAAAACA@CA?@B@ABDAA?A@@ADAA?A@@A@A?ACAD@@@@@E=@EAC@A@AAA?A@@"
    b"G@AACAAA@AAAD@BAC=@@@A@?BAAC@ADAAAAA@A@AB@@C@@BAB@@CAA?AD@AA@AA@AACA@AA@AACACA@@AA@A@??AB@AGA?@A@AAFAA@AC@AAE@"
    b"??D@@@E@??D@@@AAEA@@AAAAEA@@AA@@?AF@AAD@@@@?C@CAAAA@AA@A@BC@@B@C@CA@@A@C@BA@@AD@D@C???@A@ACAAA@ADA?@ABAAAA@B@B"
    b"BACA@A@ABACA@A@ADA?A??EABD>AC@@AB@=@CDB?@@AE>AACAAACAAA@AAAA@DAAAAAA@DAA@ACCA?AAAA@CA@AAAAA?DAAADA@A@AAACA@A@A"
    b"ABCA@A@AAB@AAAAAD@CA@B?AB@CA@AAB@AAAAA@CAAAAAA@CAAA@AAA@ACA@AAA@AC@A@CAA@AA@@AD@@BA@@AD@@BAA?ABBABAAAA>CABAA?A"
    b"BBABBAA?CA@AAA@@@DABAAAAA@ACAA@@@DABAA@AACAAAA@AACAAA@AAACA@AAAA?DAAAAAA?DAA@@BDA?ABAAA@@?DCAAC@?@ACAADAA@A@AA"
    b"@AADA@AA@AADA@AAAA@CAAAAAA@CAAAAAAAC@@@@CBAAA@A?BCBB@@CA@A@AAB@A@?CAAC@A@AACC@@AAA@CCAA@E@?@@CAAAA?ADAAA?AAEA@"
    b"AABC@@AAAA@@@DAAAA@D@@@BAA@@J<@@AA@AE?A@AAAAC?AA@@CA@@?E?AAAAAACAACACAA?EAA?@AAA@AAA@@F@A@AAD@AA@@IA??A?A@CAA@"
    b"A@AAAC@AAAAAAC@AAAAA@CACA@@AAB@C@AAA@AC@AA@@@BCC?AC@CD=B@@@A@@@CBA@A@@@CBA@@FA?@BA@ACAAAAA?@H@>AA@@BAA@@@CAA@A"
    b"A@ADCAAAB>AA@AA@AADAAA@@AACAAA@@AACA@A@EA@A@@AA@AACA?@ACA@E@AA@C@A@AAAA@EA?AAAA@EA?ACAA?AAAACAA?AAAAB@??@DD@AA"
    b"@A@E@AB@??@DD@A@?BBA@DAAAA@D@AAAEA?@AAAA@AADA@AA@AADA@AA@AACAAAA@AACAAAADA@?AAB@B@@?ADA@AAA@AEB@@@BCA@?CE?@A@@"
    b"@AA?ABDACAA?AAAACAA?AAAACAA?AAAAE@AAA?A@E@@AD?A@FA@@@@AAFA@@@@AAA@@AF@A@A@@AD@A@A@@AF@A@@AA@A@AEAAAA@AAD@??@D?"
    b"@FA@@@?@AG@??@D?@F@@BB?>BDAA@AA@ADAACA@AAABA@@@@AC?A@@@EBACAB@@A@@CAB@@A@@A@EA@@A@A@E?@BA@AAE?@AAA@AA@AADA@AA@"
    b"DBA?AA@AAAACAA@A@DA@@A@A@AE@@A@A@ADADAA@@AAACA@@BA@ABA@@@A@D@@BD??BBA@CB@AAAC@?@DA@@AA@AA@ADAA@AADA@AA@AADA@FA"
    b"@@@@@AC@CBA?A@@A@@G@@@AA@BA@@CAA@B@@@CD@AAA@A@D@AAA@A@D@AAA@A@=@EAE@@@>?@@HA>D?@CABC@>AA@A@DA@AAAAA?ADDCA@@?@A"
    b"AC@AAAAAAC@AAAAA=EBBCB>?ABA@@D@@@A@AF@AAAG?A?AA@@CDB@?@@8>CF>F>GAAA@B?ACAAAAA@ACAC@@AABA?ADB@?ABAAB@ACAA@A?E@A"
    b"B@AA@B@?@EA@@AB?ACCAAAA@@@AAAA?@AD@AA@@DAAAAAAA@ACAAA@ACAABACAA@A@AA@CB@AAAABA@CA@A@?DBAAAAC@AAAAAB@C?>BAB>AAB"
    b"@CD@@AACAAAA@@DBB??A@@H@@?A@@A@@AA@DAAAA@DAAAACBA?AAAA@AADA@AA@AE?A@@AEBA?A@AAAC@AAAAADA?AAAAAAAC@AAAACA@@AAAA"
    b"CAABA?AA@A@CAADA@@A@ABACCA?@A@BA@A@C@@@AA??D@E@AA??B@EB@CA@@BA@A@EB??BCAAB@@@AA@BA?AEA?DAA=DABC?CA@B@AAC?@CAAA"
    b"@AAD@@AAAAAAA@ACCAA@@CA@AA@CAAA@AA@CAAA@AD>B@?ACAC?A@@BBAA?ADAAA?A?B?GA@?A?B?GA@@A@AF@A@AA@AD@A@D@@>>BH@AADAAA"
    b"A>@@AAAAC@AACA@@AA@CBACA>A@CBACA>AAA@AB<AHAA@A@>AGAAAA@@AD@@BC>BB@@DA@AAA@@D@@AAA@AA@A@CAAAA@A@CAAAADA@@AAAA@A"
    b"D@AAAA@AADAAAA@AADAADAAA@@AADA@C@?A@AA@AD@AAAA@AB@ACBAC@AAA@>@AC@CE?ADBA@@A@B@?@AF@@DB>@@BA@BABA?A@CA@@AAAAC@C"
    b"@AABA@@A@CAAAAA@@@C@ABAAAACAAAA?AA?@BD@A@BBB@BAA?A@CAC@A@ABACADAA@@B?@A@@B@@CAAAA@@@DAAA@B@AACB?<EC?CA?A?E?AAA"
    b"AA@AC@AAAA@CA@AA?@?G?C?B@A@E@@@ACA@@B?AABA@@DA@A?AA@DAAABA@@DA@ADAA@@AAA@@=AD?AFEA@@@@AA@AAB@C@AAAC@E>AAAABB?A"
    b"AAAABB?AAAAAEA<AACAA@A?BAC@AEA?@AAE@@B@@@@JA>?@@@@EB?@@AAAAEBA@@A@@D@@C@@A>J?AD???AAA@EA@ABAA?AACABAA?AACA<?A="
    b"IBE?AA@B@@ACAAAC@AAA@AAAD@BA@A@C@@AC@A@C?@ADACAA@AA@@AAC?BAAAACB??AB@DA@AAA@@AD@@AAAAAA@@ADA=@CBB@CA@AAC@B@BG@"
    b"@@?@AA@AADAAAAAAA@EA@AAAEA@A>BE?@EA>@@@AACA@AA@AA@DAAAEA?D??A@C@B@@D@@AA@A@FA@?@BH??A?AAACAA@AAA@A>CBCAA@A>CBC"
    b"A@@GA??BBA@C@A@AAC?DC??@?AADAAAABCCB@A@?DA@@ABAABBBB@?AA@BB@E@@??BBBD@A>>@B>F@C@A?>?@ECC@A@A?BDAAABAB?AB@B??AB"
    b"CAAAAAA@@D@B??ABCA?ADBAA@ACA@@AB@BA@D@AAAA@@B@?AD@@CAA>AE?AC@AAAAAAC@AAAAABAA>?BE@@?B@@DB@CA@@@@CAB@@AA@D@CAAA"
    b"?BAA@AACA@AAAAACAA@AAAACA@AA@CE@@A@?DA@A@AAAA@CB@@AB@CAA@B@AACAAAAAAA@DAA@AAAA@AAAACAA@AAAACAA@AAAACBAD@@@B?BA"
    b"C@AAA?;HD:I>A?AA@A@CAA@@@AFAAAAABA?@CAAEAAA?A@BAC@A@@@AA@AD?AACA@A@AAAAAAA@@ADAAAA@@ADAA?ADAAA@A@BDAA@AA@A?DAA"
    b"AA@A?DAAD;?>@I@CC?DA??@B>>>GBC?C?@@E@C@B?AACAAAAAAADA@A@D??E>C?A@@CA@BABAA@A@CAAACC@@B@@AACA@@AAAA@A@@ADAA@A@@"
    b"ADA@AAA@AD@@@A@?AG@CCA@@A@A@AAA@C@@@?BCC@@AAAA>FAAAAAA>FAAAAAAACA@AADA?@AAA@CA?@ACA@CAA@A@@A@@AADA@A@CA@@CA@@A"
    b"A@AEA@@A@@AEA@@AAAADA@@AAAAD?AB?FA@A?@C@D@@BAA@AA@ADAAAC@AAA@?DACAA@BA@AACAA@AA@DAAAA@BA@@D@A@AAA@ADA@CAA@A@A@"
    b"CAA@A@A@BA@@C@A@@AACABA@@AACAB@@AA@@E@A@FA@@A@A@FA@@A@AACAAAA@AACA?BAAAACA?BAAA@CAAAA@AAAC@AAAAAAC@AAA@A@@EA@A"
    b"BD@AA@A@@CAD@?AA@ABD@?AACBB?@BB?@@A@EAB?@BA@C@AAAAC@@AB@?@@FB@@A?B@@@AF@AAAA@D@@D??CB@B?AACA@AA@AACA@AA@@A>AEA"
    b"B@@@A@D@@BA@CB@AA@AAA@AADAA@@ACAAA@@B@ADA?A@CAAAA@A@CAAAA@>@C?HB@>@@@ADAA@@??BACAC?CBACBA>D@@D?A@@??C@B@BBA@BA"
    b"C@A?@DCAA?A?@AAA?BDA@@@AC@@C@@?BCB@B@@CA@?AD@AB@D?@AD@BC?>@A@@AC@ABAA@DAB@A@ABDA>AAA>=?AADCE?@BEA@AA?A@EB@@A@A"
    b"A@CBA@@AA@CBA@@AADB@@@@?A@CE@?BBABAA@??BCACA@?A@@AD@A@E?@AC>C?@@@EA@@BB@E@BA@?@ABACAA@AA@A?CACAA@ACAAAAA@ACAAA"
    b"@@ADB@@@@A@BACAAAD?ABAA@@AAE?@@AAAAD@@A@DAAAA@A@DAAAA@A@FB?@@@A?BA>CABB@B@>E@@C@BA@B@@CA@A@EAAAAAC?C?AB@A@@ACA"
    b"AAAA?@@@G@@AA@DBA@@A@@DBA@@BAAD@A@@BAAD@A@ABBB?BA?BA@C@B@AA@BAC@A?A@BAC@A?AABC>AB@@ADBA@A?@AA@ACAA@AA@ACAAAABA"
    b"@D@@AAAA@D@A@BCD@?@@ABCD>?@@?@DD@B@?@AAA@@E@@@?CAABAAA@A@AADAA@A@AADBA?ACB@AAAAA@CA@AA@AADA@B@FB>@@@CADA?@AA@@"
    b"BAAAC?@A@AACAB@AA@ACAAAABA@@CAAABA@@CABA?@A@BCA@AA?EA@C@AA@@AC@>AC?F?B@ADAA@AAAA@A@CABA@CA?CA@@@?@@FCABA?@A@BC"
    b"BA?@A@BCB@@@D@BA@@DB@@A@?@BA@A@D?@BA@A@D@A@BCAAB@A@BCAAB@AB@C@AA?AC@?DB@A@AC?EA?AAE@@@A@?@@C@BB@@A?@DAB@AAAB@@"
    b"C@AAAB@@C@@@@CD@@A@A@BCAABA@CA?CA@A@CA?CA@CA@AAAAAA@@A@EA@@A@B@@E@@@BA??AE@A@B@D@@CAAAAAAACAAAAAAAC@@D@@@@@@@A"
    b"A@EA@A@BCAAB?@?E@ABB@AA@ACAAAABA@@CA@@BC>@CA@@BAB=BBA@CB?AAA@@@B@BC@@A?D@BA@A@BA?>CCA@@@A@CAB=@?@CCCA@AA?E@ADA"
    b"@AA@AA?B>BEA@BAB@@AC@@A?AACAA@A@AAACA@???BBCBBF??@C?B?AA@A@DA@ACCB?A@?A@CA@@BAA@@AB@ADD@@AB@@@D@@AB@@@@@?@E=CC"
    b"AAAAC@A@@@AABBB@@ABAA@B@AC?AAAAAA@=BCBAA@A@C@CAA@A@C@CAAAAAAB>ACA@DA?BAAA@DA?BAAAA@A@DA@AA@A@DA@AA@A@DA@D@AA@A"
    b"AAAA@AACAAC@B@F>@>AC?AA?ACAA?AEAAAA@@BDA@?A@AACEA=AABA@DA>B?>ACCE=AA@?@BD@AAA@AADA@@DA?BA@@@?@I@@?@A@AF@A?AA@A"
    b"CAAA@@@ADD@?@A@DA@A@ABAB?A@B@CAC?@A@B@@AA@ACAAAA@CA@@AAC@@BAAA?A@CBAB@A?ABE>A@BAA@C@AA@ADAAA@@BAC?BACAAC?@AA@@"
    b"@E@@@CA@@C@@ACA?@ABA@D@@AAE@A@AA@A@DA@CC=A@AC@AD@A?@C@B@CA@?AC?@@DC@C?A@@B@EA@AD?A@AAA?A@@EAAAAAABD@A@C@@@B@C@"
    b"C@@@B@C@A?CAA@AB@?=@BGD?@BDCA?@?@A?A@CCAAA?AADAACA@CA@A@@A@AAACAC@@BB?A@@AACA@BAA@@AA@BCA@@AB@ADC@BC?@AACAAC?@"
    b"AAB@@ADB@@@A@AE@A@@A@AE@A@B@?ADBA@A@@@B@F?@B>BBC@AAEAAA@A>A?C?B@BAAE?AA@AAC@BB@AA?@AAABAD?C@?AC@@C@AB@E@@@AA@A"
    b"A@D@A?D@F?@@G@AA@?@@@AE@AAA@B@BAB@A@A@AADB@?A@BAC@A@AA?ACBA@@@@ACAAB@@@ACAAB@@EA@AAAA@CA@AAAAA@AD@AAAA@AD@AA@>"
    b"=BG@ACAAAAC@AAABDA>AAAA>BD?BAAAABC?@AAAABC?@AA@ADA@@AA@@@@DA@CAA@ACAAAAA@AA@ACAA@AA@AC@@C@?DA?A@AA?EA@B@D@AAA@"
    b"BADA?@AABACA?AAA@A@C@DA@@A@CAAB@B@DA@AA@@A@AC@C@AD?AB@A@AD?A@AAADA@AA@AABA@AC@AAA@DA?@ACA@DA?@AC@A?@?BAEC@AB?A"
    b"C@A@?@DCB@AA@AD@AA@AAC>AD@@AAD@AB?@AAD@AA@AA@AA@ACA@@AD@AAAA@AD@A@D@@A@@C@@@@ACA@BB?C@@@ADA?CA@@ADAA@AA@ADAA@A"
    b"A@ADAA@AACAAAA?A@FA@AA?A@EA@@A@AAADA@A@AAADAAA@AC@AAAA@AC@B@@A@ABDA@AA@A@DA@A@CAA@AAE@>B@A@AE@@@AAA@A@BABB@?AA"
    b"AAC@AAC@BA@AA@BA@AD@A@@@@C@C@@@@@ABD@AB@>BC@C@AAAAACA@ABCA?AA@AAAA@EA@AACC?@AAC?BG?B@<@AAAA@DACA@AAAAABA@AB?CA"
    b"@ACAA@B@A@BB?C@A@?CABAAAAAAA?AADA@AAC@AA@BC@>DC>AD@A?AAA?@>CCDA@A@@AACAAA@@A@EAAA@@BB@D?AAAAC@AAAAAAA@D@>C@>C?"
    b"DCA@@AACAAAA@@@CDAAAAA@@CADA>@CBA@@A@ACAAA?@CBB?@BAAAA@AC@@BACB?@ACA@>CBB@AA?ADAAAAA@ACAAA?B??A@I@C>?C?EA@@AD@"
    b"@AAAD@@D@?A@@A@AE@AAB@?@ACABACBA?@A@C=@EC>ABB@CA@AA@@A@AA@@DAC@AD@?@AAAACAA@BA@ACAAA@DA@CBA>@?CA@CAB@?DAC@@@AA"
    b"A@A@C@CAAAA@AABA?ACAAA?@BAADB?AACAB?A@@A@A@CC@@@@BB>CB@@GB>B@?AA@@BEA?A@A@A@ACAAAAAAACABCD??@@A@AA@CBAAAAA?ADA"
    b"?@BD@?DA@A?DA@AB@ACB?AB@@AA@AAC@AA@C@@AACA?AB?B@CA?AB?B@D?C?CA?@AA@CAAA@F@@C??B>@@B@BDA?A@AAA@ACAAAAA@ACB@?CBA"
    b"@@AA?AC@BBB@A@>ACCBA@AC?BAA<DAADB?@@AC?ABB@ADB?AA@A@BA?BAC?@?BF@AA@ABA>CC@@A@@CAC@@AAACAAAA>@DAA?DA@AADAA@AAAC"
    b"AAA@@A@AABDA@ABAA?AEC@DB@?@A@?B@FAB?@@A@C@CAB@AACAA@AACA@AAAAADAAAA?AADAAAA?B??@CD@@EA@@AA@@?@@B@EC?BCA@A@AABA"
    b"C?@B@@AA@ADAAAAA@ADAA@AA@ADAA@G??BB?A@CA@A@@BADAA@@@AAAAACA@B@DC=BB@@@A@BAC?AAAA@@?CDAAAA@@CAA@@@@CB@B@@?AE@AC"
    b"@@AB@BAC@ACA?DA@C@C@?AAACA@@@BC@A@?ACBAADB>@?BAADA@A@AAAA@@AADAAA?AAB@AC@@@?ACE@@AA@B?CAAAB@AAACAAAAA@ACAAAAA@"
    b"AC@A@B@AD@@A@B@AC@@AABAACA@AA@?DAAEA@B@A@?AAA@@BD?BC>AA@BAA>CBAAB@@AABAACA@AABAACAA@?CA@BACAA@B@A@@A@E@@B@@A?B"
    b"CAAA@@@BCAAABAAA?ABAAA@AE@@AAAAAC@AABB?A@F??E>@?C?ABF>?AA@BBCA@AAAAACA@AAAAADA>AAB@@@A@@@CD@?@@BCC@@B@=CD@B@AA"
    b"?D@AAB>ECA??B@ABA>AAD@CB@CB?@?>ADEA?B=@A@D@AAAAA@C@@AACA?AB?B@CA?AB?B@AA@@D@AAAA@ADAA@ABE@?@A@AA@@BCAAAA?ADAAA"
    b"AA@ACAAA@ADAAB@@BAB?ACA@AA@AADAAAA@AADAAA?@BAEB=CAA@AB@AD@BB?A@@ACBB>B@ABE??>CA@AA@AA@ADABC@@AA@CABBA@@?BCABB?"
    b"A>@A?CCA@B@A?BCA@AD@?CA@A@A@@?ACBBB@@@BBBAB@?@E?C>??@B>FD?@A@@@BDA@?EAC@@@C@?@B?C@E?CB>@C?@A@ADAA@@AAACAAA@AAB"
    b"@ACA@?BAB@CBA@@AAAADA@?BF@B?>C?G>C@@@A@E@AAA@ADA@AAA@A?D@BAAAA?DAAAAAA@A@AADAAAA?AAD>?CAAACA@?A@BBAB@AAAACA@@C"
    b"AAABAAACAAA@AACA?D@@B@A@A@E?A@@@@AD>DBAAAAE?A@D?<C@DAA?@?BBCD@A@CBA@@@AAA@B@CAAA?A@BD@@@@@CBC@@@?@BE@@AACA@AAA"
    b"B@?A?DBAA>=?BEDCA?ACA>ACEAAA@AA?EAAA@AA?A@?@ADCA@A@AAD@@DA@@C@B>AAA@DAA@AA?CBAAAAADAAAA?@@@@BA@D@A@ACAAAD@A@C@"
    b"@@A@BAC?AA@ABB?@C@@ABB?@C@AA>BACAA@AAAADA@@B>ACC@?@A@AD?BAAA@CBAA@@?ABB@AC@@CBAA@B@@CBAA@BB@@A@?BD@AAB@ACADA@A"
    b"AAAAB?@@@DB?@ACA?DA@A@@CBAB@@@AAC@BAA@>@EAAB@@@@B?DBAAAA@AACAAAA@AACB@?D<CBB@A@A@DBA@A@B@DAAA@CC?@A@A@?@DBC?@D"
    b"AB@@A@BABAAAA?B<AACBABA@@AC?AB@A@ABD@@@B@@D@@AAAAAA@D@AA@@AACBAAAAA@DAAAAAA@DA@BC@@AA?AAAAC@AAABDA@@A@B@@AD@B@"
)
