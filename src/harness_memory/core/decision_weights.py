"""What each mark of a message says about whether it records a choice that lasts: data only, read by `core.linear`.

Written by `python -m tests.core.decision_training`; do not edit. Marks stand between bars and line ends.
"""

from __future__ import annotations

ALWAYS = -25
MARKS = """
#^ack|#^by_you|#^decided|#^dropped|#^event|#^ever|#^lasting|#^modal|#^never|#^only|#^open|#^temp|#ack
#ack with decided|#ack with dropped|#ack with event|#ack with lasting|#ack with modal|#ack with only
#ack with stays|#asks|#by_you|#by_you with decided|#by_you with dropped|#by_you with ever
#by_you with first_person|#by_you with lasting|#by_you with never|#by_you with open|#by_you with reported
#by_you with stays|#decided|#decided with dropped|#decided with event|#decided with ever
#decided with first_person|#decided with never|#decided with open|#decided with reported|#decided with stays
#decided with temp|#dropped|#dropped with first_person|#dropped with lasting|#dropped with never
#dropped with open|#dropped with reported|#ends asking|#event|#event with ever|#event with first_person
#event with lasting|#event with never|#event with only|#event with open|#event with stays|#ever
#ever with lasting|#ever with only|#ever with open|#ever with reported|#ever with stays|#first_person
#first_person with lasting|#first_person with never|#first_person with open|#first_person with reported
#lasting|#lasting with modal|#lasting with never|#lasting with only|#lasting with open|#lasting with reported
#lasting with stays|#lasting with temp|#modal|#modal with only|#modal with open|#never|#never with open
#never with stays|#never with temp|#only|#only with open|#only with stays|#only with temp|#open|#pause :
#pause ;|#reported|#rule -4|#rule -8|#rule 0|#rule 12|#rule 16|#rule 20|#rule 24|#rule 4|#rule 8|#stays
#stays with temp|#temp|0|0 $|0 0|0 ?|0 and|0 days|0 gb|0 is|0 mongo|0 ms|0 now|0 of|0 on|0 packages|0 percent
0 tests|0 the|?|? $|^ ?|^ adr|^ agreed|^ all|^ als|^ api|^ approved|^ as|^ because|^ caddy|^ clear|^ como
^ conclusion|^ confirmed|^ d'accord|^ das|^ de|^ deal|^ den|^ depending|^ der|^ desde|^ effective|^ eine|^ el
^ electron|^ en|^ entendido|^ esm|^ está|^ exactly|^ ficou|^ final|^ for|^ from|^ generated|^ github|^ good
^ graphql|^ great|^ helm|^ i|^ i'll|^ i'm|^ i've|^ ich|^ if|^ il|^ im|^ it's|^ je|^ json|^ kestrel|^ keycloak
^ kubernetes|^ la|^ many|^ meson|^ mpl|^ my|^ never|^ nginx|^ no|^ node|^ noted|^ nous|^ o|^ ok|^ okay|^ only
^ our|^ out|^ perfect|^ plus|^ por|^ postgres|^ provided|^ python|^ readme|^ release|^ result|^ résultat|^ se
^ so|^ sqlite|^ starting|^ stripe|^ summary|^ thanks|^ the|^ todo|^ toml|^ utils|^ very|^ vous|^ we|^ we'll
^ we're|^ we've|^ with|^ you|^ your|^ вы|^ итог|^ как|^ по|^ понял|^ с|^ сборка|^2|^20|^202|^3|^3.|^3.0|^e
^es|^esm|^g|^gi|^git|^gr|^gra|^n|^ng|^ngi|^p|^po|^r|^re|^rea|^s|^sq|^sql|^こ|^ま|^まず|^テ|^上|^不|^二|^二番
^二番目|^从|^会|^全|^全部|^决|^您|^您选|^我|^文|^本|^検|^次|^次の|^決|^決定|^結|^選|^重|^결|^결론|^다|^두
^두번|^두번째|^디|^버|^선|^선택|^수|^수정|^아|^이|^이름|^첫|a|a branch|a cache|a day|a decision|a deux|a file
a list|a migração|a missing|a name|a new|a partir|a plugin|a rule|a second|a ser|a shared|a test|a week|a été
ab|aband~|abbreviations|abbreviations in|abbre~|about|about that|about the|above|accepted|accep~|acuerdo
acuer~|adapt~|added|admin|admin~|adopt~|adr|adr 0|after 0|again|again $|against|against a|again~|ago|agora
agreed|agreed $|agreed that|agreed the|agreed to|agreement|agreement with|agrees|agrees the|ahora|ainda
algor~|all|all dates|all right|all the|alpine|alpin~|already|already $|alrea~|als|alten|always|alway~|am
am looking|an|and|and 0|and i'll|and is|and never|and the|another|anoth~|answer|answe~|antes|antigo|antigo $
antig~|anything|anyth~|api|api $|app|app the|applies|appli~|approval|approved|approved the|appro~|archi~|are
are deleted|are formatted|are green|are listed|are never|are now|are refused|are staying|are two|are updated
aren't|aren'~|argument|argum~|as|as a|as agreed|as decided|as it|as the|as you|asked|asked for|at|at 0
at most|aucun|aucune|aucun~|auf|avant|avez|b|back|back $|backups|bad|ban|ban on|base|base image|based|bazel
be|because|because you|becau~|becomes|becomes the|becom~|been|begin~|behalten|behal~|beide|beiden|beide~
being|below|between|betwe~|bis|bleibt|bleib~|both|both you|branch|branches|branches are|branc~|bug|bug $
build|build $|builds|build~|bundler|bundler $|bundl~|but|but the|by agreement|by default|by hand|by one
by you|by your|c|c'est|cache|cache $|caddy|caddy nginx|callers|calle~|calls|can|cancelled|cance~|case
case for|cassandra|cassa~|cause|ce|certi~|changed|changed $|changes|chang~|checked|check~|choice|choice $
choic~|chois~|choose|chooses|choos~|chose $|chose a|chosen|chose~|classes|classes $|class~|clear|clear no|cli
client|client is|cliente|cliente será|clien~|close|cloudformation|cloud~|cluster $|code|code $|code base
code is|codes|colle~|come|comes|comes from|comma~|comment|comme~|commit|commit de|commits|commi~|commonjs
commonjs $|commo~|como|compa~|compilación|compi~|components|compo~|con|conclusion|conclusion of
conclusion the|concl~|conf|conf 0|config|config has|config py|configuration|confirm|confirmed|confirmed the
confi~|consi~|constants|container|conta~|contract|contributing|contributing md|contr~|convention is|converted
converted the|conve~|core|corre~|corri~|count~|covers|cover~|crash|css|csv|cursor|curso~|customers|custo~
cypress|cypre~|código|códig~|d'accord|d'accord je|d'acc~|da|dann|dans|das ist|dass|data|database|datadog
datad~|date|datei~|dates|day|day $|days|days $|de|de 0|de acuerdo|de commit|de garder|de la|deal|decide
decided|decided against|decided nothing|decided that|decided the|decided to|decidido que|decidió|decid~
decision $|decision is|decision the|decis~|default|default the|defau~|definitivo|defin~|deleted|deleted $|den
den alten|deno|depending|depending on|deploy|deploys|deplo~|der|der build|des|desca~|desde|design|desig~
desktop|deskt~|deux|diante|diant~|didn't|didn't want|didn'~|die|die migration|diff|diffe~|disco|disk|disk is
disque|disqu~|docs|docs are|docs draft|docum~|doesn't|doesn~|dois|don't|don't want|donc|done|done the|dos
down|draft|draft md|drop|dropped|dropp~|durch~|e|each|early|editor|edito~|effective|effec~|ein|eine|el
el disco|elasticsearch $|electron|electron $|elect~|em|em diante|empty|empty $|en typescript|encore|encor~
end|end it|endpoint|endpoint $|endpo~|ends|enfor~|enough|enough $|enoug~|entendido|enten~|entsc~|environment
envir~|errores|errors|error~|erros|es|es nicht|escribe|escri~|eslint|esm|esm commonjs|est|est en|este|está
está decidido|events|event~|every|every push|every request|every service|everyone|everything|every~|exactly
exactly one|exact~|existe|exists|exist~|experiment|experiment with|exper~|export|exports|expor~|fails|falha~
falla|falla~|far|far $|feature|feature branches|featu~|fehl|fehl $|festg~|ficar~|ficou|file|file $|file that
file was|files|files $|final|final the|final~|first|fix|fixed|fixed one|foi|follow|follo~|fonts|for|for 0
for everything|for good|for it|for now|for that|for the|for this|for your|formas|formas de|format for
formatted|formatted $|forma~|found|frame~|frankfurt|frank~|free|free plan|from|from 0|from now|from this
front|front end|frozen|froze~|full $|function|funct~|funkt~|garder|garde~|gateway|gatew~|gave|gb|gb $
generated|generated $|gener~|german|germa~|gewäh~|gibt|github|githu~|go $|go with|goes to|going|going to|good
good $|google|googl~|got|grafana|grafana datadog|grafa~|graphql|graph~|great|great so|green|green $|grpc
guardan|guard~|gui|guide $|guide says|haben|hand|hand $|harbour|harbo~|has its|has two|hasn't|hasn'~|hast
hasta|hasta que|hat|have to|haven't|haven~|hay|header|heade~|helm|helm $|hence|here|here $|here it|heroku
herok~|hetzner|hetzner $|hetzn~|heute|hook|hours|hours and|há|i|i am|i checked|i fixed|i left|i opted
i recorded|i replaced|i will|i won't|i wrote|i'll|i'm|i've|i've converted|ich|ich die|idea|idea of|if|if you
il|il y|im|image|import $|importer|impor~|in|in $|in all|in every|in june|in the|in this|inclu~|index|input
insta~|instead|instead of|inste~|internal|inter~|into|into the|is|is 0|is a|is called|is closed|is decided
is empty|is enough|is final|is fixed|is frozen|is full|is green|is missing|is needed|is never|is now|is out
is set|is that|is the|is to|is up|is what|is yours|isn't|iso|isso|issue|ist|it|it $|it is|it now|it on|it the
it was|it we|it with|it's|its|its own|its size|java|je|jenkins|jenkins este|jenki~|journaux|journaux $|journ~
json|json $|json only|json ou|june|keep|keep both|keep the|keine|kept the|kestrel|kestrel $|kestr~|key|key $
keycloak|keycloak $|keycl~|keys|know|know if|kubernetes|kuber~|künftig|künft~|la|la base|la compilación
la configuration|la limite|la migración|la migration|la version|la versión|las|las pruebas|later|le|le disque
leader|leade~|leave|leave the|left the|legal|les|les deux|les tests|let|let me|level|licence|license
license $|licen~|limit|limite|limited|limited to|limit~|line $|line 0|lines|lines $|linter|linte~|linux|list
listed|listed below|liste~|live|live in|lives|lleno|lleno $|lock|log|log $|log is|login|logs|logs $|longer
longer than|longe~|look|look at|looking|looki~|loop|los|los logs|lower|lower case|luxon|luxon $|lógic~
machines|machi~|macos|made|mails|main|main $|maint~|mais|make|mandatory|manda~|mante~|many|matrix|matri~
matter|matte~|may|md|me|me know|meanwhile|meanw~|meeting|meeti~|mehr|meilisearch $|meilisearch typesense
memory|memor~|mensa~|merge|merged|merges|merge~|meson|meson $|message|messages|messa~|micro~|migración
migration|migration $|migra~|migração|mind|mind the|minim~|minute|minutes $|minutes and|minut~|mirror|missing
missi~|mobile|mobile team|mobil~|mode|modules|modul~|moment|moment $|momen~|monday the|money|mongo|mongo $
monolith|monol~|month|more|more $|most|moved|moved to|mpl|mpl 0|ms|ms $|my|más|mínima|mínima $|mínim~
n'est pas|nada|nada antes|nada de|name|name $|name is|named|nativo|nativo $|nativ~|need|needed|needed $
neede~|needs|never mind|new|newest|newest is|newes~|next|nginx $|nginx conf|nicht|nicht $|nightly|night~|nix
nix becomes|no|no está|no hay|no longer|no to|no toco|nobody objects|noch|node|node 0|none|not|notes|notes $
nothing|nothi~|nous|now|now $|now green|now our|now says|now that|now we|nuevo|numbers|numbe~|número
número de|númer~|objects|objec~|oder|of|of memory|of the|of this|off|off $|offer~|offic~|offsets|offse~|ohne
oidc|ok|ok so|okay|old|old endpoint|on|on $|on a|on jenkins|on main|on the|on thursday|on windows|on your
once|once at|one format|one is|one with|ones|only|only $|only here|only the|open|opera~|opted for|option
option a|optio~|or|os testes|ou|our|our rule|ourselves|ourse~|out|out of|output|output to|outpu~|over|over 0
own|owner|owns|owns the|packages|packa~|page|par|parser|parser $|part|partir|partir de|parti~|pas|pas encore
pasan|pass|passa~|passe~|pay|payload|paylo~|pdf|pdf $|per|per your|percent|perce~|perfect|perfe~|picked
picked a|picked the|picke~|pin|pipeline is|plain|plan|plan $|plan is|platte|platt~|playwright
playwright cypress|playw~|please|please confirm|pleas~|plein|plein $|plugin|plugin $|plugi~|plus|plus $|pnpm
poetry|poetr~|point|policy|policy now|polic~|política|política de|polít~|por|port|port 0|postgres|postgres 0
postg~|pour|prefe~|prime~|priva~|process|process $|proce~|product|product $|production|produ~|profi~|project
projekt|proposal|propo~|provided|provided that|provi~|pruebas|prueb~|public|publi~|pull|pull request|pulumi
pulum~|push|put|py|py $|python|python 0|pytho~|quarter|quart~|que|que les|que los|que o|que os|queda|quedó
query|quest~|rabbitmq|rabbi~|ran|reach~|read|read it|read once|readme|readme typescript|readm~|real|recom~
record|record the|recorded|recor~|redux|redux $|reesc~|refused|refus~|regel|region is|regio~|release
release the|released|released $|relea~|remain|remain $|remai~|remove|removed|removed the|remov~|renamed
renam~|repea~|replaced|replaced the|repla~|reports|repor~|repository|repos~|request|requests|reque~|rest
rest $|reste|result|result we|resultado 0|resum~|reten~|retired|retir~|return|retur~|reuni~|review|revie~
rewrite|rewri~|right|right ?|route~|rows|rows $|rule|rule $|rule about|rule and|rule in|rule no|rule now
rule you|run|run from|running|runni~|runs|résultat|résul~|s3|said|said no|saml|says|says the|scheduler|sched~
schema|schem~|scripts|scrip~|sdk|se|se escribe|se guardan|search|search not|second|second $|second one
seconds $|secon~|see|segun~|según|selec~|sends|ser|sera|server|serve~|service|service $|service is|services
servidor|servi~|será|será nativo|sessions|sessi~|set|set the|settled|settled after|settled for|settled on
settled the|settles|share|shared|share~|short|short $|should|shoul~|shows|signed|signe~|since|since you|sind
single|singl~|size $|slow|slower|slower $|slowe~|small|so|so far|solo|some|somebody|someb~|son|sont|source
sourc~|space|spaces|space~|split|sprint|sprin~|sql|sqlite|sqlite $|sqlit~|squash|squash merges|squas~|stabl~
stack|staging|stagi~|standard|stands|stand~|start|start $|start the|starting|starting with|starts|state
stay on|staying|stayi~|stays|stays $|still|stopped|stopp~|stops|string|strings|strin~|stripe|strip~|style
style guide|styled|styled components|style~|summary|summary of|summa~|support|support matrix|supported|suppo~
supprimer|sur|svelte|svelte $|svelt~|switching|switching to|switc~|syste~|são|são em|só|tabela|tabelle|tabel~
tabla|table|table $|tables $|tags|tailwind|tailwind $|tailw~|takes|team|team owns|teams|tell|tempo~|terraform
terra~|test|teste|teste $|testes|teste~|tests|tests in|tests is|text|than|thanks|thanks for|thank~|that a
that all|that every|that is|that settles|that the|that was|that's|that's the|that'~|the|the 0|the adr|the api
the ban|the base|the browser|the bug|the build|the cache|the cause|the choice|the chosen|the cli|the cluster
the code|the comment|the commit|the config|the contract|the convention|the crash|the data|the decision
the default|the deploy|the diff|the disk|the docs|the end|the endpoint|the experiment|the file|the final
the fonts|the framework|the free|the front|the function|the gateway|the header|the idea|the import
the importer|the java|the job|the jobs|the license|the linter|the list|the lock|the log|the logs|the meeting
the migration|the mirror|the mobile|the moment|the monorepo|the newest|the next|the old|the only|the others
the page|the parser|the plan|the query|the question|the reason|the record|the rewrite|the rule|the scheduler
the schema|the server|the slow|the start|the style|the support|the table|the test|the tests|the time
the token|the two|the ui|the value|the vendor|the version|the whole|the worker|the workers|the xml|their own
them|then|then i|then the|there are|third|this|this is|this project|this release|this run|this year|three
three files|through|through the|throu~|thursday|thurs~|time|time $|timeo~|times|to|to a|to esm|to keep
to main|to make|to node|to pin|to run|to store|to the|to use|to wait|toco|todas|todo|token|token is|tokens
token~|toml|too|too $|took|topic|touched|trade off|trans~|trunk|trunk based|tu|turned|turned down|turne~|two
two functions|type|type $|types|typescript|typesense|types~|ui|um|um teste|un|un test|una|una tabla|under
understood|under~|une|une table|until|until monday|unused|unuse~|up $|updated|updated $|updat~|uploads|uploa~
upstream|upstr~|use|use the|used|uses|utc|utc $|utils|utils py|v1|v2|va|validation|valid~|value|van|van en
variant|variants|versi~|versión|versão|versã~|very|very well|vor|votre|vous|vous avez|wait|wait for|waiting
waiting for|waiti~|want|want a|want to|wanted|wanted the|wante~|wants|war|warnings|warni~|was|was decided
was in|was refused|was your|way|way to|we|we agreed|we are|we chose|we commit|we decided|we do|we don't
we fixed|we have|we haven't|we keep|we never|we only|we picked|we run|we settled|we stay|we take|we took
we use|we won't|we'll|we'll go|we'll have|we're|we've|well|went|were|what|what we|what you|when|where
where the|which|whole|why|will|will be|windows|windows $|windo~|wir|wir haben|wird|with|with a|with deno
with the|with this|with your|without|without a|without your|witho~|won't|won't be|word|work|worker|workers $
worke~|works|would|writer|writes|written|written by|writt~|wrong|wrote|wrote down|wrote in|wrote the|wurde
xml|y|y a|ya|ya no|yaml|year|year $|years|years ago|yet|you|you $|you asked|you chose|you decided|you didn't
you don't|you said|you set|you took|you want|you wanted|your|your choice|your decision|your rule|yours
yours $|zu|zusam~|zwei|à|à 0|échou~|ée|était|été|über|без|больш~|больше|будет|вашег~|вашего|верси~|время|всё
вы|выбир~|года|до|добав~|есть|ещё|и|или|испра~|итог|как|конфи~|конфигурация|мигра~|на|не|нет|оставить|ошибк~
пишем|повто~|повторов|пока|понял|посмо~|предл~|прошл~|прошли|решен~|решено|решил~|решили|с|сборк~|сборка
табли~|таблица|тест|тест $|тогда|форма~|функц~|храни~|это|あ|あり|ありま|い|い$|いう|いうル|いと|いま|います
います$|うこ|うこと|うと|うル|うルー|おり|か$|から|が|があ|があり|がな|が承|が承認|き|く|くだ|くださ|けれ
ければ|こ|ここ|こと|ことで|ことに|この|これ|さ|さい|さい$|された|したの|して|しな|しない|しま|しまし|します
します$|しませ|す|す$|する|するこ|ずつ|せん|せん$|そ|その|たの|たので|だ|ださ|ださい|ださい$|っ|って|ってい
つの|て|てい|ていま|でし|でした|でした$|です|です$|でと|でと決|では|ではス|で合|で合意|と|とあ|とあり|とい
という|とお|とおり|とこ|とし|として|としま|とで|とで合|とに|とにな|との|と決|ど|な|ない|ないと|に|にし|にしま
になり|には|に決|に決定|の|のた|ので|のは|のみ|のみと|のス|のプ|のプロ|の案|の結|の結果|は|はス|は三|は二
は全|は削|は削除|は自|びま|べ|べて|ま|まし|ました|ました$|まず|ませ|ません|ません$|まで|までと|まり|まりま|み
みと|めた|ら|り|りまし|ります|る|れ|れたの|れば|わり|を|を削|を削除|を直|を直し|を見|を見る|を選ば|を選び|ん
ん$|ァ|ァイ|ァイル|ア|ィ|イブ|イル|イン|エ|カ|キ|キーマ|ク|クが|クエ|クトは|グ|グは|サ|サーで|サーは|シ|シュ
シュの|ス|スは|スキ|スキー|スト|ストが|ッ|ッシ|ッシュ|ット|テ|テス|テスト|テー|デ|ト|トが|トは|トを|ド|ドは
ネ|バ|バッ|パ|ビ|ファ|ファイ|ブ|プ|プッ|プッシ|プリ|ページ|ポ|マ|メ|ュの|ョンは|ラン|リ|リン|ル|ルを|ロ|ログ
ンは|ンを|ント|ー|ーで|ーです|ーです$|ーは|ーを|ージ|ースは|ートは|ーマ|ール|一|一し|一しま|万|万行|三|上
上限|下|下日|不|不做|个|为|为三|么|之|之前|了|了$|二番|二番目|今|今後|从|们|件不|会|作|保|保存|保持|保留|候
做|先|入|全|再|写|决定|决定$|処|処理|出|分|分支|到|到了|加|务|原|发|取|口|口$|只|合|合意|合意し|同|名|否决|器
回|因|在|型|外|大|失|始|字|存|存在|定|定$|定で|定です|定です$|定は|定下|定为|小|己|已|年|年前|应|开|录|後
您的|您选|意|意し|成|成功|我|承|承認|择|持|换|採|採用|接口|接口$|推|支|改|数|文|文件|文件不|新|方|方針|方針で
既|既定|是|更|服|服务|本|来|构|果|查|格|格式|案|検|模|次|次$|次の|止|止し|正|比較|決|決ま|決まり|決めた
決めま|決定|決定で|没|没有|法|消|满|满了|版|用|留|番|番目|番目の|的|的文|的文件|盘|盘满|盘满了|目の|目の案|直
直し|看|確認|磁|磁盘|磁盘满|社|禁|禁止|移|端|类|类型|終わ|終わり|結果|統|統一|統一し|线|结|结果|统|统一|置|署
者|能|自|自己|行|行し|行しま|行は|表|見|見る|見るこ|解|触|設|設定|設定は|認を|読|論|议|许|误|请|走|起|較|迁
迁移|过|过$|运|运行|还|还没|这一|这个|送り|选择|通|通过|通过$|進|進め|遅|遅い|選|選び|選びま|部署|配|重|金|針
針で|針です|错|错误|限|除しま|가|가져|가져오|가했|가했습|개|거부|거부되|거부합|거했|거했습|것|것으|것으로
것이|겠|겠습|겠습니|결정|결정했|경|계|고르|고정|곧|곳|공|과|관|구|군|그|그럼|그인|금|금은|기|기로|기를|기하
기하기|까|까지|꿨|꿨습|꿨습니|나|넣지|네|느|는|는다|는다는|니|니다|니다$|다|다$|다고|다는|단|대|대로|더|데|동
됐|됐고|됐습|됐습니|드는|드로|드리|드리겠|디|때|때까|때까지|때문|때문에|라|래|랜|랜치|러|럼|려드|려드리|렸|로
로그|르|를|름|리|리겠|리겠습|리했|리했습|만|말|말씀|머|머지|메|면|모|목록|문|문에|바|바꿨|바꿨습|방|배|배포
버|버그|버전|버전은|버전을|버전이|번|번째|보|보관|보기|부분|부터|부합|부합니|브랜|브랜치|사|사용|사용합|삭
삭제|삭제하|삭제할|색|생|서|서만|선|선택|선택하|설|설정|설정은|설치|성|성합|성합니|세요|세요$|셔|셔서|션은|셨
셨습|셨습니|소|수|수정|스|스트|습|습니|습니다|습니다$|승|승인|시|시작|식|식을|신|실패|실행합|쓰|쓰기로|쓰지
씀|아|아래|아직|안|안을|않|않기|않기로|않는|않는다|않았|않았습|알려|알려드|았|았습|았습니|앞|앞으|앞으로|야
약|어|없|었|었습|었습니|에는|에서|엔|열|열로|영|오기|올|옮기|요|요$|요청|용|용합|용합니|운|운영|원|원칙|월
월요|월요일|으|으로|은|을|이|이름|이브|이전|인|인해|일|일로|일에|일이|임|임포|임포트|입|입니|입니다|입니다$
있|있습|있습니|작|잠|장|재|적|적었|적었습|적혀|전|전에|전은|전을|전이|점|접|정|정되|정되었|정책|정하|정했
정했습|제|제거|제거했|제하|제할|져|져오|져오기|존|종|죠|주|주세|주세요|주세요$|중|지금|지금은|지만|지하|직|째
차|채|책|첫|청|초|추|추가|추가했|출|치|치를|칙|칙을|키를|타|택|택하|택하셨|터|테|테이|통|통일|트|트를|파|파일
파일이|패|포|포트|표|표시|푸|프|플|필|하|하기|하기로|하는|하면|하셨|하셨습|한|할|함|함수|합|합니|합니다
합니다$|했|했다|했다고|했습|했습니|행|행합|행합니|혀|호출|확|확인|확정|확정되
"""
WEIGHTS = (
    "aUbZjEPTiYITaMYXdTRYDafaKPMObSaeFcYTKYTQRiadbXMDKPWYRQNXkYLRZPWYKSanNJZPYYMOPIcPXZdWOTBztNNMdeZUggecPMTNiTTZRX"
    "SRQNaTTTbIISYSNYXZRbYYRJaSTSYZSTaXaSXSTYYYXbQRXNXXYZNXSYTSbTZRSXYRcRSYOSTRaTaRZYTZRYaYXScSTWSZQRYRQaIZYSYYPOfY"
    "ZOPZaPaTXQTSSYYYZYYYTTXXSTTYZSSTQSSSRSYWXYYYXZTTXTTTSYXZZTTRTZTSXXXXSTSSRSYXXZQRTaTSTRSTSXYSRZZYXXXZaXXXKRPReg"
    "RRdTZfZbZSSRbXbRTUXSYRbZSSYSXOXbTZZSSSYYTTQTSgRTXXcQQPPTSSSXXWQcZZaTXYWagXSTPXQYXRXZZYYeOXYRZYRSTRXbSSSSYTTRXb"
    "abYZXXfcXcZXZSYXXSbbRPTTaXWSYOaXRPOUXXebbbQTZPXOXXYaTSbYRQTMXeXZXXPPTPTSMSPbZbTTTRYRSSZYZYYfdXYYgTYYRTXXSbTYQS"
    "ZSSeTXhaYYSQPLYZXHROFQTYSSYQaSdYYSSYYYbXYYcYTPRcaTYYYYXYeeZZSSSXYSZXXZaaTXXZYbYeTRXXZYRXXOYXTYZUaJcYUSUXZXaXZZ"
    "SSSYWYRRXaXXXXSXXYYYYTRTTSTSSaaTYOOSeaYRTQaTTUTTTTbYSSXXSYWTShXhYXSSYSSdYRQQXYcbcTTSXYROKSXaZXYZYiTZTXXZdZPaXY"
    "bZZZSTQZXZYZcTSORPRdYeRRXXZISSSXYhXSTXcRcXZafYYXYRTYKRSSXSSNTSccYYccSZYYXXSSTZXXZZYRPcYaXXSSLLQSTSTXXSSSaYaYYY"
    "ZPPXaYYRXXYXXXaTSSXXXSSRRORSaZYISOXXXXXZTYYSMRSTXRaSSRYOPbYOSaaQSaSTYTYajYYYZRXYXZTYYYYXZXYPTTSXScYcXTTSSTcbZT"
    "YTTYRXXSTYMXPXSYYYRbccYXPZZZQOQLXZSZRSYYTbabYXaZaYQTRRXXTSPYYRSYYUTRXSSSaZaTYYRSSYYUTWYXYYaYSXXXXZSPQPZYYTTOMQ"
    "TXQKSZSNRTTRcRSSXXbXXZXYRPTQTbbYRXXRTeXSSQQZZTYSNNXXZYcMQXXYTRPQLSTTaYTYYTQQbZbXYXSRSSYKMXXXXTSTTeeRSLSZZZTYTZ"
    "RPbYYYZRSTSYTaRRRcYQXSYYYYgTQMbTTRXWTYaaRRaYTSXXZSaTTZZZTSTUOQYbZTYYYXYYYYYRbjTSSLQSXXYYYRaMbRTPbRTQRRSRfZaabT"
    "SSSeXdSfcTTUZWSSYXYfTTTRRYYYZYcYTTYYRRYRSXcYZXRReceOQOSSSQSZSRYYXWZWTTTXSTaZdXWPYYYYXYYaSYSaaSSRTRcdPTQQYYRScc"
    "cYYfXaXXYYXTXXTSQQYTTTTOXXbdRScdeTZUSZQQORRRTXXTWWZSTTYXZaPNHYYZWXSSdTXRTaXXaaZTTSSaaRXQXZYZYPPYSSYXXYSTYYbbZY"
    "ZqZaXYYTSTWQSXTSZYQRZXSaSeaYZYcXTTTTXYYYYQSUURbbYZdXZYRUTTYXPZTTTXdYYSZZYaZcSSSYXYXYXXXXaTSXYYSaRXXYTSQQYSTQRR"
    "ZXXXXOROYXZcTSYXYSTSTaXXTSNSQZSYjijSbbXTYTTKSTSSSYXZYaZaXTXWYWeYTYMdXdaZTNSOOYSdaMTScYXTXSXSRScZYZMZaTYYRYRbTY"
    "XSYUXXOJTZTTZTXRaZZZRXXRXXXZbYZPTYXXOSSSRbYTTXZSXbTSZXTRSRTYaSZSTRTRQQQRSRWZXXYTYSXTbTSTYZRTddeXYfXTYZXXRYXYQT"
    "SRYeSabYTQSSTXXXRSXSQQSXXXbcTTPXTQcaSSbXaaaSXXZTZYYYYYSTXYRSTSTaYTUTUYRMLfXTbfYYjRZZZWYYYTSTRSYYXSYXNXOXQfYZZZ"
    "caXTSSMZSZeSSSfXgcTXXcZZXQZXYXXSZTSRTXcbcTZXSYabRSRRcYXRRRlQNaXYaXYcTUgQaYRRXaQYYRYQXSaTTfTTYRSZTRSSSNaTRaWYYQ"
    "ZYTZSZYYbTRZSSXXXXZQQNTSSTPbaSSQQTTZXZRTTXXRXXXSWHTTSXXUQTTTTWRbZYTXSTTXZSYYWXZXTQQZXYSSQSaaTTTTSTTTORSSTRQQXX"
    "ZXYYfSSZZXXTYTZZXYXZXSZbZdaYXSaYXZZSZYbSSYXXiXYSZXXXTTTRYYXRSSSYXYXYYSWZZSSTXTSIRRTTSSYTRSSSSXSXSTPWSXOSSSSXYT"
    "XXXaUYXXRSTYXXSUUTSSSYSZYYSSUXSSWXZZYXRZWaZXXaYSTTYSaXTTTXRYYXWXdXXTTYSYSSZZRcXTYXSTYYZYdSSXXfXaYRaTcZSaSSSTNT"
    "SRTXXZTYTTYYXYSZXTQYQTXTTZRUQgSZYYYQbXXYPSTXZYYSZYTSMYZTcSXXTTTTaQUTSaZYXTTQSXXcTYaTTRZXYYXZbYTXcYYSXZaSSZYSSZ"
    "aYYYYPSSSSSYYTTSTSSSTddUYSSSSXaZXbXYYYXZTYYXRTSYSSSTXTYYYYTSYYSSbZXSSSTRRRTYRXTRSTXXTTTTTXYZYYXXSSXSPYYXXTXTZT"
    "TZZZXQQQWZTYYTSRZSXZSSbXSTahYSSSSTSSOXYThaaOPPPPTZTYZTTSaYXXYYTTQaTTXYTSTTZaTTTlTaOYUTTTTUSUaaXQXXWYRTSbYYTQZa"
    "STXYSXTTXZZTTUSTWWXTTSbTSTScXXaYYYSSYYYcZZYSOaRXXXWXXXYWYYUYZWZUUSSXYcZZbaSSSTTTTXXXSXZQXXXQYTXXXYSTNRTSTTXXXY"
    "ZXXXYeRUYXZTYUYSTTTTTTTPPRRXRTSSXXTWRcRTTXZYXTTZZaTTXTYYYSXXUTTTTSTSWUYXYTYTTaXXQYSaYSYYWZaTSYZTTOQTUUSYXYZYZZ"
    "YXTSbZTSSSXYYYWTTbbTYYTTZScX"
)
