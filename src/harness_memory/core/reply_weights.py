"""What each mark of a prompt says about whether it corrects what went before: data only, read by `core.linear`.

Written by `python -m tests.core.reply_training`; do not edit. Marks stand between bars and line ends.
"""

from __future__ import annotations

ALWAYS = 9
MARKS = """
!|! !|! $|#^advice|#^always|#^denial|#^done|#^doubt|#^empty|#^every|#^fact|#^forbid|#^go_on|#^habit|#^instead
#^keep|#^maybe|#^negation|#^only_now|#^plan|#^polite|#^praise|#^prefer|#^question|#^quoted|#^request|#^self
#^should|#^standing|#^statement|#^still|#^symptom|#^told|#^undo|#^wrong|#advice|#advice after advice
#advice after done|#advice after other|#advice after plan|#always|#always after done|#always after other
#asking|#asking after other|#asks|#clauses 1|#clauses 2|#clauses 3|#denial|#denial after advice
#denial after other|#denial after plan|#done|#done after advice|#done after done|#done after other|#doubt
#doubt after advice|#doubt after done|#doubt after other|#doubt after plan|#empty|#empty after advice
#empty after done|#empty after other|#empty after plan|#ends asking|#every|#every after other|#fact
#fact after advice|#fact after done|#fact after plan|#forbid|#forbid after other|#forbid after plan|#go_on
#go_on after advice|#go_on after done|#go_on after other|#habit|#habit after other|#instead
#instead after done|#instead after other|#keep|#keep after advice|#keep after done|#keep after other
#length 1|#length 2|#length 3|#length 4|#length 5|#length 6|#length 7|#maybe|#maybe after done
#maybe after other|#maybe after plan|#names code|#negation|#negation after advice|#negation after done
#negation after other|#negation after plan|#only_now|#only_now after done|#only_now after other|#other number
#plan|#plan after done|#plan after other|#plan after plan|#polite|#polite after advice|#polite after done
#polite after plan|#praise|#praise after advice|#praise after done|#praise after other|#praise after plan
#prefer|#prefer after done|#prefer after other|#prefer after plan|#question|#question after advice
#question after other|#question after plan|#quoted|#quoted after done|#quoted after other|#request
#request after advice|#request after done|#request after other|#request after plan|#rule |#rule strong
#rule weak|#same term|#same words|#self|#self after other|#should|#should after other|#standing
#standing after advice|#standing after other|#statement|#statement after advice|#statement after done
#statement after other|#statement after plan|#still|#still after advice|#still after done|#still after other
#still after plan|#symptom after advice|#symptom after done|#symptom after other|#symptom after plan
#term denied|#told|#told after done|#told after other|#turn 00입니다$|#turn 0입니다$|#turn 2입니다$
#turn 42입니다$|#turn advice|#turn b입니다$|#turn done|#turn has maybe|#turn has polite|#turn has request
#turn has symptom|#turn iの順です$|#turn mb$|#turn mb입니다$|#turn other|#turn plan|#turn ql$|#turn あります$
#turn ありません$|#turn います$|#turn いません$|#turn えました$|#turn が必要です$|#turn きました$
#turn きます$|#turn きません$|#turn ください$|#turn さい$|#turn した$|#turn しました$|#turn せん$
#turn ださい$|#turn ていません$|#turn てください$|#turn でした$|#turn です$|#turn とめました$
#turn にしました$|#turn の順です$|#turn ました$|#turn ます$|#turn ません$|#turn みです$|#turn めました$
#turn りました$|#turn ります$|#turn りません$|#turn れました$|#turn グです$|#turn ジしました$|#turn バグです$
#turn 个工具函数$|#turn 了文件$|#turn 了测试$|#turn 入れました$|#turn 具函数$|#turn 函数$|#turn 功しました$
#turn 加しました$|#turn 加了文件$|#turn 変えました$|#turn 好了$|#turn 定しました$|#turn 工具函数$
#turn 必要です$|#turn 接口$|#turn 文件$|#turn 新しました$|#turn 更しました$|#turn 書きました$
#turn 正しました$|#turn 決しました$|#turn 测试$|#turn 消しました$|#turn 添加了文件$|#turn 済みです$
#turn 直しました$|#turn 装しました$|#turn 要です$|#turn 过了$|#turn 通过了$|#turn 除しました$|#turn 順です$
#turn 가없습니다$|#turn 가했습니다$|#turn 같습니다$|#turn 겠습니다$|#turn 결했습니다$|#turn 경했습니다$
#turn 고쳤습니다$|#turn 과합니다$|#turn 과했습니다$|#turn 그입니다$|#turn 꿨습니다$|#turn 니다$|#turn 됩니다$
#turn 드렸습니다$|#turn 들었습니다$|#turn 렬했습니다$|#turn 렸습니다$|#turn 로했습니다$|#turn 록했습니다$
#turn 료였습니다$|#turn 리했습니다$|#turn 립니다$|#turn 바꿨습니다$|#turn 버그입니다$|#turn 보세요$
#turn 봤습니다$|#turn 서입니다$|#turn 성했습니다$|#turn 세요$|#turn 수없습니다$|#turn 순서입니다$
#turn 시했습니다$|#turn 않습니다$|#turn 았습니다$|#turn 없습니다$|#turn 열었습니다$|#turn 였습니다$
#turn 요합니다$|#turn 웠습니다$|#turn 이었습니다$|#turn 이있습니다$|#turn 입니다$|#turn 있습니다$
#turn 잡았습니다$|#turn 정했습니다$|#turn 제했습니다$|#turn 지않습니다$|#turn 지웠습니다$|#turn 지했습니다$
#turn 쭤봤습니다$|#turn 쳤습니다$|#turn 치했습니다$|#turn 통과합니다$|#turn 트했습니다$|#turn 필요합니다$
#turn 하겠습니다$|#turn 합니다$|#turn 해보세요$|#turn 했습니다$|#turn 현했습니다$|#turn 화했습니다$|#undo
#undo after other|#wrong|#wrong after advice|#wrong after done|#wrong after other|#wrong after plan|0|0 $|0 0
0 ?|0 as|0 in|0 is|0 lines|0 nvmrc|0 was|0$|00$|?|? $|? 0|? ?|? decimal|? the|^ 0|^ ?|^ a|^ add|^ again|^ ah
^ all|^ and|^ anota|^ apache|^ are|^ awesome|^ because|^ bei|^ build|^ by|^ c|^ c'est|^ ce|^ change|^ check
^ ci|^ continua|^ continue|^ curl|^ das|^ deploy|^ der|^ dev|^ did|^ die|^ do|^ docker|^ docs|^ does|^ don't
^ era|^ ese|^ explain|^ exports|^ fetch|^ fine|^ float|^ for|^ go|^ good|^ grafana|^ great|^ grep|^ half|^ hm
^ hmm|^ how|^ i|^ i'll|^ i'm|^ in|^ install|^ is|^ isn't|^ it|^ it's|^ just|^ keep|^ la|^ let|^ let's
^ lodash|^ log|^ lol|^ make|^ md5|^ merge|^ move|^ my|^ never|^ next|^ no|^ nope|^ not|^ note|^ nothing|^ now
^ npm|^ não|^ o|^ oh|^ ok|^ on|^ one|^ only|^ perfect|^ please|^ pnpm|^ push|^ put|^ readme|^ remember
^ right|^ ruff|^ run|^ same|^ save|^ show|^ sigue|^ so|^ sounds|^ src|^ staging|^ still|^ stop|^ super|^ sure
^ take|^ tell|^ test|^ tests|^ thanks|^ that|^ the|^ then|^ there|^ there's|^ they|^ they're|^ this|^ those
^ three|^ too|^ ui|^ use|^ utils|^ var|^ vpn|^ wait|^ we|^ we're|^ what|^ which|^ why|^ with|^ write|^ wrong
^ yes|^ you|^ you're|^ у|^ хорошо|^.|^.e|^.en|^2|^20|^3|^30|^4|^47|^471|^5|^5秒|^8|^80|^c|^ci|^ciが|^d|^e|^f
^fe|^fet|^g|^gr|^gra|^n|^np|^npm|^p|^pn|^pnp|^ui|^ut|^uti|^v|^va|^var|^vp|^vpn|^あ|^あ、|^い|^いい|^お|^こ
^この|^す|^すみ|^すみま|^そ|^それ|^それは|^そん|^そんな|^ど|^な|^なる|^なるほ|^ま|^まだ|^も|^もう|^もう一|^テ
^テス|^テスト|^デ|^モ|^モバ|^モバイ|^三|^不|^不对|^今|^助|^助か|^只|^应|^应该|^我|^把|^把这|^本|^本番|^次
^消し|^消す|^消す前|^続|^続け|^続けて|^这|^那|^고|^굳|^굳이|^그|^그거|^그건|^그런|^그렇|^내|^너|^너무|^다|^디
^또|^로|^리|^리뷰|^몇|^모|^방|^방금|^삭|^삭제|^설|^설명|^설치|^시|^아|^아그|^아그거|^아직|^오|^우|^우리|^운
^운영|^이거|^잘|^잘모|^잘모르|^저|^주|^주석|^지|^첫|^테|^테스|^테스트|^팀|^하|^하나|^하나더|^하지|^하지마|^한
^한글|^한줄|a|a 0|a copy|a day|a dependency|a look|a no|a note|a pr|a second|a separate|about|about the
accou~|actually|actua~|add|add a|add an|again|again $|again with|against|again~|ago|ago $|agree~|ah|all|all $
all over|already|already there|alrea~|also|also the|always|always $|always do|alway~|an|an hour|an index|and
and now|and open|and the|anota|another|another one|anoth~|answer|answe~|antes|any|anything|anything under
anyth~|apache|apache 0|apach~|api|api $|app ts|are|are the|are you|as|as a|as well|ask|asked|asked for|at
at 0|at the|attempt|attem~|awesome|aweso~|b|back|back $|back to|bad|balancer|balan~|be|be 0|because|becau~
been|before|before you|befor~|behind|behin~|bei|bei mir|belongs|belon~|below|between|betwe~|bien|big|bigger
bigge~|bit|bitte|branch|branch $|branc~|breaks|break~|broken|broke~|bug|build|build $|but|but no|by|by the|c
c était|c'est|call|call it|call that|called|calle~|can|can you|can't|causa|cause|ce|ce que|changed|chang~
check|check the|ci|ci $|ci is|claude|claude md|claud~|cli|click|clien~|code|colleague|colleague says|colle~
come|comes|comes first|comme~|commit|commit $|commita|commits|commi~|config|confirmation|confi~|continua
continue|continue $|contr~|copy|core|core log|correct|corre~|could|could we|covers|covers the|cover~|curl
customers|custo~|da|dann|das|data|date|day|day $|db|de|de env|decimal|decimal $|decim~|default|default is
defau~|delete|deleted|deman~|den|dependency|depen~|deploy|deploy it|deplo~|der|der test|designer|desig~|dev
dev $|develop|develop $|devel~|did|did i|did that|did you|die|diff|do|do $|do i|do it|do that|do the|do you
doc|doc $|doch|docker|docker images|docke~|docs|docs $|does it|does that|does the|doesn't|doesn't $|doesn~
don't|don't $|don't know|don't use|done|down|drop it|each|edit|eine|el|else|em|empty $|en|en el|endpoints
endpo~|english|engli~|enough|enoug~|entry|env|env test|era|errors|error~|es|ese|esse|está|ever|every
every time|everything|every~|exactly|exact~|except|excep~|existing|exist~|expec~|explain|explain $|explains
explains the|expla~|exports|exports $|expor~|exten~|fail|fail $|fails|fais|faz|fetch|fetch $|file $|files
files $|finally|final~|finds|fine|fine $|first|first $|first before|fix|fix the|fixture|fixtu~|flake8|flake~
flaky|float|follows|follo~|footer|foote~|for|for a|for it|for later|for my|for next|for now|for the|for this
for today|forgot|forgot to|forgo~|format|forma~|four|from|from now|front|function|function $|funct~|gave
gave you|genau|gener~|geschrieben|geschrieben $|gesch~|get|gitlab|gitlab $|gitla~|globa~|go|go back|go on
go to|goes|going|going to|gone|good|good $|got|grafana|grafana $|grafa~|grep|guess|haha|half|half $|half of
handl~|happen|happened|happens|happens $|happe~|has|has been|has to|hat|hatte|hatte ich|have a|have to|haz
header|heade~|helper|helpers|helpers $|helpe~|here|here $|hm|hmm|hour|how|how i|how many|i|i answer|i asked
i don't|i forgot|i gave|i get|i just|i like|i never|i want|i wanted|i'd|i'll|i'm|i'm not|ich|ich geschrieben
idea|idea $|if|ignore|ignor~|igual|igual $|images|image~|immer|import|impor~|in|in $|in core|in front
in future|in mind|in src|in the|in there|in this|inclu~|index|index $|input|install|insta~|instead|instead $
instead of|inste~|into|is|is a|is empty|is for|is in|is plenty|is red|is that|is the|is there|is what
is wrong|isn't|isn't a|isso $|it|it $|it 0|it ?|it a|it again|it and|it back|it do|it doesn't|it every
it happens|it has|it is|it now|it on|it returns|it says|it still|it that's|it to|it up|it was|it's|it's a
it's called|its|je|jetzt|job|js|just|just ran|kafka|kafka $|keep|keep it|keybo~|kill|kind|kind of|know|l|la
label|last|later|later $|leave|leave the|left|left $|les|let|let me|let's|lib|like|like that|like the|limit~
line|lines|link|lint|lint $|linter|linter $|linte~|list is|lives|lives in|lo|load|load balancer|loader|loade~
local|lock|lodash|lodash $|lodas~|log|log ts|logge~|lol|lol $|longer|longe~|look|look at|loop|love|main|make
make a|make it|make that|manager|manag~|many|map|map $|match|may|maybe|md5|me|me the|meant|members|members $
membe~|memorize|memorize this|memory $|memor~|merge|migra~|milis~|milliseconds|milli~|mind|mind for|mine|mir
mock|mockup|mocku~|moment|moment $|momen~|month~|more|more $|move|must|my|my bad|na|nada|nada $|name|name $
need|needed|neede~|never|new|next|next $|next the|next time|nicht|nicht $|no|no $|no problem|nobody|nobod~
noch|noch eine|nope|not|not a|not the|note|note of|nothing|nothing $|nothi~|now|now $|now on|now the|npm
npm $|npm pnpm|numbers|numbe~|nur|nvmrc|nvmrc $|não|o|of|of 0|of it|of the|of them|of thing|of this|off|oh
oh i|ok|old|old name|on|on $|on 0|on a|on it|on my|on purpose|on the|on windows|once|one|one $|one for|one in
one now|ones|ones in|only|open|option|optio~|or|other|others|other~|out|out $|out of|output|output $|outpu~
over|own|package|packa~|page|page $|para|parser|parser $|parse~|part|pas|pass|pass it|passe~|path|perfect
perfe~|phone|pick|place|plain|plan|plan $|please|please $|please don't|please keep|please remember|pleas~
plenty|plenty $|plent~|pnpm|pnpm $|point|points|point~|ponle|post|postgres|postg~|pour|pr|pr $|pretty|prett~
prints|print~|problem|probl~|proce~|prod|produ~|profile|profile $|profi~|promi~|prueba|prueb~|purpose
purpose $|purpo~|push|put|py|pytest|pytes~|python|python please|pytho~|que|que je|quería|querí~|race|rate
rate in|read|readme|readme $|readm~|reads|real|reason|reaso~|red|relat~|release|release profile|relea~
remember|remember this|remem~|remove|remove it|removed|remov~|rename|renam~|repo|repo $|report|repor~|request
reque~|response|respo~|rest|resta~|returns|returns a|retur~|revert|rever~|review|reviewer|revie~|rien|right
right ?|roda|rollout|rollo~|ruff|ruff $|run|run it|run the|run them|running|runni~|runs|safe|said|same
same for|same stack|save|say|says|says $|says 0|says the|scheduler|sched~|schema|schem~|schon|script|scripts
scrip~|search|searc~|second|second $|second one|secon~|see|see the|send|separate|separ~|serio~|server|serve~
service|servi~|sessions|sessions $|sessi~|settings|settings py|setti~|seulement|seule~|shorter|short~|should
should be|show|show me|shows|shows up|si|sie|sigue|since|since 0|sind|sind bei|single|singl~|size|size $|skip
slow|snapshots|snaps~|so|so we|solo|something|somet~|sorry|sorry $|sounds|sound~|squash|squash the|squas~|src
stack|start|start $|state|stay|still|stimmt|stimm~|stop|store|store it|stuff $|such|super|sur|sure|swall~
switched|switc~|só|só o|table $|take|take the|takes|team|tell|tell me|template|template $|templ~|ten|test
test $|test it|tests|tests $|text|than|than i|thanks|thank~|that|that $|that ?|that about|that down
that every|that explains|that file|that for|that in|that one|that please|that the|that this|that to|that was
that's|that's a|that's not|that's the|that'~|the|the api|the branch|the client|the code|the commits|the db
the designer|the diff|the doc|the docs|the first|the footer|the header|the last|the list|the load|the loader
the mock|the mockup|the next|the null|the old|the ones|the other|the others|the output|the parser|the plan
the real|the release|the rest|the review|the same|the schema|the second|the settings|the test|the tests
the third|the ticket|the top|the type|the vpn|the way|the whole|the wrong|them|them $|then|then $|then that
then why|there|there is|there's|there~|these|they|they'~|thing|think|third|this|this $|this is|this package
those|thought|thoug~|thread|threa~|three|throu~|ticket|ticket $|ticket says|ticke~|time|times|to|to 0|to a
to be|to me|to read|to run|to the|today|today $|toml|toml $|tomorrow|tomorrow $|tomor~|too|too $|tool|top
touch|touch the|toujours|toujo~|treat~|try|try again|ts|ts $|twice|two|type|ui|ui $|um|un|una|under|up|up $
up ?|up in|update|update the|updat~|upgrade|upgra~|us|usa|use|use it|use pnpm|utc|utils|var|var $|vendo~
version|versi~|viel|vitest|vites~|vpn|vpn $|wait $|wait for|want|want it|wanted|wanted it|wante~|wants
wants it|war|warni~|was|was $|was it|was meant|was the|wasn't|wasn't the|wasn'~|way|way $|we|we don't|we have
we're|we're on|we've|week|week $|weeks|weiter|weiter $|well|well $|were|what|what about|what do|what i
what this|what's|what's the|what'~|when|where|where i|where's|where's the|where~|which|who|whole|why|wieder
wiede~|will|windows|windows $|windo~|wir|with|with it|without|without $|without the|witho~|work $|workaround
worka~|works|would|would kill|write|write a|write another|wrong|wrong $|wrong ?|wrong file|wrote|x|x $|y|ya
yes|yesterday|yeste~|yet|yml|yml $|you|you call|you're|you'r~|zu|ça|ça $|é|était|índice|índice $|índic~|был
всё|вызыв~|вызывает|дальш~|дальше|дальше $|ещё|заком~|закоммить|закоммить $|нужен|тепер~|теперь|тольк~|только
у|хорош~|хорошо|что|это|я|あ|ある|い|い$|いい|いっ|いって|いて|いて$|いです|いです$|いね|いま|います|います$
いよ|いよ$|う|うに|う一|う一つ|え|えて|お|おい|おいて|おいて$|かっ|かった|かった$|かな|かない|から|からも
か所|が|がま|がまだ|が間|が間違|き|ぎ|く|くだ|くださ|くら|くらい|け|けで|けど|けど$|けの|こ|こと|この|これ
これか|さ|さい|さい$|し|しい|しい$|しか|しかっ|した|した$|してお|してほ|しで|しで$|しま|します|します$|しょ
しょ$|じ|じゃ|じゃな|す$|すぎ|すみ|すみま|すよ|す前|す前に|ず|それ|それは|そん|そんな|た|たの|たのに|たのに$
たよ|たよね|たよね$|たら|だ|だけ|だけで|だけど|だけの|ださ|ださい|ださい$|だっ|だった|だと|だと言|ち|ちて
ちてる|っ|った|った$|ったの|って|って$|ってな|ってま|ってる|ってる$|って書|っと|つ|つで|つもり|つ目|て|て$
てい|ていま|てお|ておい|てく|てくだ|てこ|てた|てな|てない|てほ|てほし|てま|てます|てます$|てる|てる$|て書|で
で$|でし|でした|でした$|でしょ|でしょ$|です|では|でよ|でよか|で十|で十分|と|と言|と言わ|ど|ど$|どう|な|ない
ない$|ないっ|ないで|ないで$|ないよ|ないよ$|なく|なくて|なし|なしで|なしで$|なの|なので|なる|なるほ|なん
なんだ|に|に$|にし|にして|にして$|にな|には|に出|ね|ね$|の|の$|ので|のに|のに$|のま|のまま|の手|の手順|は
はい|は凍|は凍結|ほ|ほし|ほしか|ほど|ま|まし|ました|ました$|ます|ます$|また|まで|まで$|まま|ままで|ままで$
まり|み|みま|みませ|め|めて|めて$|も|も$|もう|もう一|もり|も使|ゃな|ゃなく|や|やつ|ょ|ょ$|よ|よ$|よう|ように
よか|よかっ|よね|よね$|ら|らい|らな|らない|らも|ら落|ら落ち|るの|るほ|るほど|れ|れか|れから|れく|れくら|れた
れて|れで|れは|れる|れる$|わな|わない|を|ん|んだ|んで|んな|イ|イル|イン|エ|オ|ク|クリ|グ|コ|コミ|コミッ|シ
ショ|ジ|ス|スペ|ッ|ック|ット|ットし|テ|テス|テスト|デ|デプ|デプロ|ト|トし|トー|ド|バ|バイ|バイル|バー|ビ|プ
プシ|プショ|プロ|プロイ|ペイ|ミ|ミッ|ミット|メ|メン|メント|モ|モバ|モバイ|ュ|ョ|ョン|ラ|リ|ル|レ|レー|ロ|ロイ
ログ|ン|ント|ー|ージ|ース|一|一つ|一下|一下$|三|下|下$|不对|个|个接|个接口|么|了$|二|二つ|交|今|今後|代|以
以后|以后都|件|何|你|使|使っ|使って|使わ|元|先|入|入れ|再|写|凍|凍結|出|出て|分|切|刚|刚才|到|前|前に|助|助か
動|動か|動かな|十|十分|原|原因|发|口|只|同|同じ|名|名前|后|后都|因|大|太短|太短了|好|存|定|就|应|应该|开|式
後|必|必要|思|我|我说|我说的|戻|戻し|戻して|戻して$|所|手|手順|才|把|把这|报|报错|报错$|挂|接|接口|提|提交|改
改的|数|文|是|是预|是预发|書|書き|有|本|本番|来|样$|样的|样的报|模|次か|次から|次は|止|残|残し|残して|毎|毎回
決|没|测|测试|测试$|消し|消す|消す前|点|环|环境|用|用$|番|的|的报|的报错|的报错$|的是|的是预|目|直し|直して
直して$|短|短了|示|私|私の|秒|秒太|秒太短|空|章|結|続|続け|続けて|置|聞|聞い|聞いて|能|落|落ち|落ちて|行|行$
要|言|言わ|話|记|试|试$|该|说|说的|说的是|还|这|这个|違|違え|違っ|違って|都|里|里$|错|错$|間|間違|間違え
間違っ|関|関数|面|順|预|预发|가|간|같|같은|같은데|개|거|거야|거야$|건|건데|걸|걸로|걸로해$|것|게|게$|게해줘$
겠|겠어|겠어$|겨|겨야|결|경|계|계속|고|고$|고마|고마워|고마워$|고있어$|고쳐|고치|군|군데|굳|굳이|그|그거|그건
그라|그래|그런|그럼|그렇|그레|그레이|글|금|기|기억|기억해|기억해$|길|길어|까|꺼|나|나와|나와$|나중|나중에|날
남겨|남겨야|내|내가|너|너무|넣|넣어|넣으|네|네$|네요|놔|누|누가|는|는데$|는데요|는데요$|늘|니|니다|니다$|니야
니야$|다|다$|다른|다시|다음|다음부|단|단계|달|달라|달라고|대|더|던데|던데$|데|데$|데요|데요$|도|돌|돌려|돌려$
돼|돼$|되|되는|된|두|두고|둬$|드|디|때|또|똑|똑같|똑같은|라|라고|라는|랑|래|래$|러|런|럼|렇|렇게|레|레이|려
려$|려줘|려줘$|렸|로|로$|로그|로를|로해$|르|르겠|른|를|리|리뷰|리에|린|마|마$|마나|마다|마워|마워$|만|말고|맞
먼|먼저|메|메모|메모해|면|명|몇|모|모르|모르겠|모해|못|문|문서|물|물어|물어봐|밀|밋|바|반|방|방금|방법|배
배포|버|버그|번|번째|번째로|법|보|보다|보면|복|본|볼|볼게|볼게$|봐|봐$|봐봐|봐봐$|봤|봤는|봤는데|부|부터
부터는|분|불|붙|뷰|블|블은|빠|사|삭|삭제|상|새|새로|생|석|설|설명|설치|세|세요|세요$|션|션에|수|스|스크|스트
시|시도|시작|신|써|써$|쓰|쓰고|쓰기|쓰는|쓰라|쓰지|쓰지마$|아|아니야|아니야$|아요|아요$|아직|안|알|알아|야
야$|야지|야지$|약|어|어달|어봐|어요$|어줘|어줘$|억|억해|억해$|억해둬$|얼|얼마|얼마나|없|없는|없는데|없는데$
없어|없어$|었|었어|었어$|에|에도|에서|에요|에요$|엔|여|여전|여전히|영|영어|영은|오|올|와|와$|왜|요|요$|우
우리|운|운영|운영은|워|워$|원|원인|으|으니|으니까|으면|은|은데|을|음부|음부터|이|이거|이드|이라|이라고|이렇
이렇게|이번|이블|이블은|이션|이야|이야$|이에|이에요|이에요$|이제|인|인데|인데$|있|있는|있어|있어$|있어요
있어요$|있었|자|자$|작|잖|잖아|잖아$|잘|잘못|장|장해|장해줘|장해줘$|저|저장|저장해|적|적어|적었|전|전에|전히
정|제|져|졌어|졌어요|존|좋|좋네|주석|주세|주세요|주세요$|줄|중|중에|줘|줘$|지|지$|지가|지네|지마$|지워|직|진
째|째로|처|처리|첫|체|쳐|초|치|커|커밋|코|코드|크|클|터|터는|테|테스|테스트|테이|테이블|토|트|틀|틀렸|팀|파
패|포|푸|푸시|프|플|필|필요|하나|하네|하는|하는데|하는데$|하루|하면|하지|하지마$|한|한글|할|할게|할게$|함|해
해$|해둬$|해봤|해봤는|해주|해주세|해줘|해줘$|했|했어|했어$|행|화|화면|히
"""
WEIGHTS = (
    "dWbRaPRYZbYZJieBQdPHWJbQSULSTYeOgdgUhKZTPOYSMZWOiZXZSbUWaTQRXZRETRmBbbZRXYTRXLTaJhhZYXDUTEQHHUembKQKZZYZUSYLTN"
    "nMMTXYYRcJcHOPhZgTPTMcSTQHWJSPKmZhUIIWWYUZYUWSZSIvESNfYEaiadSSXXXUQGJRTTYUYTZOSaWYRKUYSSXbWSWSRPagTbRWaaRMNYSh"
    "SWWZYWWSRWYQLWQUZcURUXZUWaWWRWWdTRRXWXTZXPRdTaUYZRZSSaWdRMUUXQSUadRPQROTRTJERMddTZUWYXbOXZQkTWihZWSZYiTTSYUPWW"
    "ZWWYISXWbWTTTTPcJUXWUWWWYWSYUSJXTPWSXXUWPUTOZWWQSaUZZSXZXcYSWPZTSUSSWbTTQcTUXXaRcWWPUULYPUWRXTYRUbWWRZXRSWUSXU"
    "SSTXXYWXUYUbWSUOUYZgSUXSXWWTUXWTUScZTUSXQYSTRWUUUUWWWWQQQWWWWPNTWRWWWYYYWWWXXXUWWTUUUURRSSXTTTTTUSUXXUUUUTTUTT"
    "UTTTWWWbUWWUUXWWbUUUUWSYXUUUSUUWWXYTYXXTTWSUWYYTXYYWWXWWWWWWXSWUTTUTTTTTWUSRRRXXTTYYYWXRbWTWUWUUSTeeTYZQSRWSTW"
    "WXXXPcTYZXZXXaYTaRXSQZXTUQRQRRTWWXWXXXYXXZTXdZQbYWeWjSSUURYZWUUUZUXXSbZbUUWWXXTTTZSWWKWUWWaZWWWTSLUXSWWPWQaWWP"
    "TXUUZWUdUWIPRUUUaYShTTTaQWWNUTUFYQNXTTZWXWRRPSZZZPZXXUPXYXQRaSaaaSWSWXXTWYSUSYXSSXXWWWYcTQSXSZTTYQUbZZUWTOQXUT"
    "UZUTcPSUbWSTSUUWbWXYYYYUUaONWTTXWZYZYTYYSPXZTTSUUTTSRSRSRYaWXaYYeaTTZSUNTUYZWWQQXbXXXXPWTSaXUNWUUUUOOZdZTQQRUU"
    "TZXXXYXXXRSWSWYTTYUTXececWSWSWTWeKQUaRWXXXUXWTTSWWTbXSWXLTUTRYRUUYWQZSUYTQQNXSUTQQaaWWPZZZWXTWWWPNWWQRZTTUXSUX"
    "TSeWXXTUPURQWWUWRNTXXUcUYUNWeSTaaQWRXXeYWYUUWWdWTTYUYXWWNUUUTWZXWTTWSPNZcTTXYbTOTSSSUXXXUUXXTZYYYbWZdXZZRZTUcR"
    "UUUYYPXXXSUcHTXXXXUUUTXUYXYWYUWWXXUUUOGQWUbSSUUYaUTTRaSUUZSTbeSUURSYRRWTUZXZTOZTZXWXYXWWTbZTSaXWXZRSWhZNeWPUXZ"
    "MTPNWUTTaZTZXXUTTTaYZTTTaWWWUXNTUTWTWWabRRTWUXYYZQWYWZXXXebWbbQaXXWUUXXTTSSUTZXWXXWUZZZQQRWWYYYYWXXWZWYZZZYZUU"
    "UUSWSUUUaaWaWWUUXXWWZZWTaZWbbXRSaQUTWWZWPSTZOOaTZRSXUdXYTTXYWWYaWbTTUUYUTXTTTbRRWWSSSSSSWWTTWTSSccYSXcXWWXXUUX"
    "UWWXUWUUQRYYUUUaZUYTZcSSaUUXYUWYXWWWWUWXWZRSdcdXMNUMUWSPSSOacSUTTWUXRUXTUTUXXWUSUSTaUSSXZQNXTTUUXWXUThbNSQUYWT"
    "WQZWUUSTRYWbQQXKSQcUTfPTUUWZWWTSSXTXTRPUWZYXUYXXTTYQYUUUXUUUUOPORURXUSWWRTTYXXWcRUUPSaYRWUTTaUUQaXSWXWUUWUTUYY"
    "IRUWSTUSUWYWPcWUXaUWUTROSXcWXQQRUUQSWRgQQXQTQYbSUUUPUXbXXQTYTacabYPbWUUYbXSSTIWUWaTTUUTaaSSSYZRRWRRWWSSSWZaaUU"
    "URUUUWTTaaWUUaUSQXZXQSSXTXYUWWWWWNRSTRSUTTUWWXUUWUUZXXUUaWTUUUUWWTZXSUTTTXUUWWWYYRQUYZZUTTWWSUUSWSSTXXWTWXXRWW"
    "WZXXUYXWUXUUUWWWWUSSYWXWWTWTXXYWOWWTWTWWTTUUWSXXYYUSSTWYWUTSSWWYWWWWWZXXQZUZcaSWWWWUUZZZRRTUUUXWabZUYUWXQUTWWW"
    "WUUaTXXXYYUUWWTUSXUUWUUUSSSWWWPWSSWTUUUTWWWYRRWWYYWUXXUUUXUUSTTUUYUSWWWWWPZUWXTWWWXaaRSSSUWURWUaSSUTTOSSWSXTTW"
    "WUXUXXSSUUSSWWWWWWaUUWXUaURSUXWZUTSTWWcUWWUWWbYSUUYXWUUSUWXUWWUWTXXUZXXWYWWYYSUYUUUWWWWUUUWZRRUURSUWWWSUXWWWUR"
    "XWWTZWWWWWWUUUYUUWWWTWWUUSTUZcWWYZdWTWUWWcYYUWUUUWWWaWWUSYXSWWeYSYWWWbWRUUUWWWSTdWWTXXUUUWZYYYTTSXTbXXUUWUWXWW"
    "XXWSRWWSYSWWSSRWUUUUWWNWSXWUTRUYYRTXYQRUSSSTWWPTUfYUUUWWWUUWWPYWWTYUWTTWXcXXXWWUWRXWUUYTWSSTTWUXKTSUUWUXWWWUUU"
    "WWPTYRUXUUYXYUTXXaZXXTWWWZWUUWSUUWSSXSSXfbUWPTXYUUUTTWWUUWWSUTYTTYWYYXWSZSUUUZSQSSUUUXWTXUTUSUXYYWXTXdXYUTRSRU"
    "TTUYUXYYSSSTTUUUUUYXXUWUYWWTWWWUYYUWXWWaXWTUUUYRORUSaaUWWWWTTRWWMOXaSSWTXWXTUWUSSXXXUSSSaWWWZZOQQUQYWWZZXXSWUW"
    "WXWTfZZUSSUTSSUYWWXSWUXXTTTXWUUWWWUTTWWWSUXWSTSUUUURRUWWWRTQUUUORUTUUYWXTQYWWZTUWXXWXUUQTcYWUZWXUTTUUSWWXXTTYY"
    "YWZYSRRWWWXWWXWSRXWQWXXQUWWUWYZbaWRUUTSbUUUWWORRTTTRRX"
)
