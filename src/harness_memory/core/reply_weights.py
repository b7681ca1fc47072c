"""What each mark of a prompt says about whether it corrects what went before: data only, read by `core.linear`.

Written by `python -m tests.core.reply_training`; do not edit. Marks stand between bars and line ends.
"""

from __future__ import annotations

ALWAYS = 9
MARKS = """
!|! !|! $|#^advice|#^always|#^asking|#^denial|#^done|#^doubt|#^empty|#^every|#^forbid|#^go_on|#^habit
#^instead|#^keep|#^maybe|#^negation|#^only_now|#^plan|#^polite|#^praise|#^prefer|#^question|#^quoted
#^request|#^self|#^should|#^standing|#^statement|#^still|#^symptom|#^told|#^undo|#^wrong|#advice
#advice after advice|#advice after done|#advice after other|#advice after plan|#always|#always after done
#always after other|#asking|#asking after other|#asks|#clauses 1|#clauses 2|#clauses 3|#denial
#denial after done|#denial after other|#denial after plan|#done|#done after done|#done after other|#doubt
#doubt after advice|#doubt after done|#doubt after plan|#empty|#empty after advice|#empty after done
#empty after other|#empty after plan|#ends asking|#every|#every after other|#fact|#fact after advice
#fact after done|#fact after plan|#forbid|#forbid after other|#go_on|#go_on after advice|#go_on after done
#go_on after other|#go_on after plan|#habit|#habit after other|#instead|#instead after done
#instead after other|#keep|#keep after advice|#keep after done|#keep after other|#length 1|#length 2
#length 3|#length 4|#length 5|#length 6|#maybe|#maybe after other|#maybe after plan|#names code
#negation after other|#negation after plan|#only_now|#only_now after done|#only_now after other|#other number
#plan|#plan after done|#plan after other|#plan after plan|#polite|#polite after done|#polite after other
#polite after plan|#praise|#praise after advice|#praise after done|#praise after other|#praise after plan
#prefer|#prefer after done|#prefer after other|#prefer after plan|#question|#question after advice
#question after done|#question after other|#question after plan|#quoted|#quoted after other|#request
#request after advice|#request after done|#request after other|#request after plan|#rule |#rule strong
#rule weak|#same term|#same words|#self|#self after other|#standing|#standing after advice
#standing after other|#statement|#statement after advice|#statement after done|#statement after other
#statement after plan|#still|#still after advice|#still after done|#still after other|#still after plan
#symptom|#symptom after advice|#symptom after done|#symptom after other|#symptom after plan|#term denied
#told|#told after other|#turn $|#turn 00입니다$|#turn 0입니다$|#turn 2입니다$|#turn 42입니다$|#turn b입니다$
#turn done|#turn has maybe|#turn has polite|#turn has request|#turn has symptom|#turn iの順です$|#turn mb$
#turn mb입니다$|#turn other|#turn plan|#turn ql$|#turn あります$|#turn ありません$|#turn います$
#turn いません$|#turn えました$|#turn が必要です$|#turn きました$|#turn きません$|#turn ください$|#turn さい$
#turn した$|#turn しました$|#turn します$|#turn せん$|#turn ださい$|#turn ていません$|#turn てください$
#turn でした$|#turn です$|#turn とめました$|#turn にしました$|#turn の順です$|#turn ました$|#turn ます$
#turn ません$|#turn みです$|#turn めました$|#turn りました$|#turn ります$|#turn りません$|#turn れました$
#turn わりました$|#turn グです$|#turn ジしました$|#turn バグです$|#turn ュしました$|#turn 个工具函数$
#turn 了文件$|#turn 了测试$|#turn 修好了$|#turn 入れました$|#turn 具函数$|#turn 函数$|#turn 功しました$
#turn 加しました$|#turn 加了文件$|#turn 変えました$|#turn 好了$|#turn 工具函数$|#turn 必要です$|#turn 文件$
#turn 新しました$|#turn 更しました$|#turn 書きました$|#turn 正しました$|#turn 決しました$|#turn 测试$
#turn 添加了文件$|#turn 済みです$|#turn 直しました$|#turn 要です$|#turn 过了$|#turn 通过了$|#turn 除しました$
#turn 順です$|#turn 가없습니다$|#turn 가했습니다$|#turn 같습니다$|#turn 겠습니다$|#turn 결했습니다$
#turn 경했습니다$|#turn 고쳤습니다$|#turn 과합니다$|#turn 과했습니다$|#turn 그입니다$|#turn 꿨습니다$
#turn 끝냈습니다$|#turn 냈습니다$|#turn 니다$|#turn 됩니다$|#turn 드렸습니다$|#turn 들었습니다$
#turn 렬했습니다$|#turn 렸습니다$|#turn 로했습니다$|#turn 록했습니다$|#turn 료였습니다$|#turn 리했습니다$
#turn 바꿨습니다$|#turn 버그입니다$|#turn 보세요$|#turn 서입니다$|#turn 성했습니다$|#turn 세요$
#turn 수없습니다$|#turn 순서입니다$|#turn 습니다$|#turn 시했습니다$|#turn 않습니다$|#turn 았습니다$
#turn 야합니다$|#turn 없습니다$|#turn 었습니다$|#turn 열었습니다$|#turn 였습니다$|#turn 요합니다$
#turn 입니다$|#turn 있습니다$|#turn 잡았습니다$|#turn 정했습니다$|#turn 제했습니다$|#turn 지않습니다$
#turn 지했습니다$|#turn 쳤습니다$|#turn 치했습니다$|#turn 통과합니다$|#turn 트했습니다$|#turn 필요합니다$
#turn 하겠습니다$|#turn 합니다$|#turn 해보세요$|#turn 해야합니다$|#turn 했습니다$|#turn 현했습니다$
#turn 화했습니다$|#undo|#undo after other|#wrong|#wrong after advice|#wrong after done|#wrong after other
#wrong after plan|0|0 0|0 ?|0 as|0 is|0 lines|0 nvmrc|0 was|0$|00$|?|? $|? 0|? ?|? decimal|? the|? we|^ 0|^ ?
^ a|^ add|^ again|^ ah|^ all|^ and|^ apache|^ awesome|^ bash|^ because|^ bei|^ by|^ c|^ c'est|^ change
^ check|^ ci|^ continua|^ continue|^ curl|^ deploy|^ der|^ dev|^ did|^ die|^ do|^ docker|^ docs|^ does
^ don't|^ era|^ ese|^ explain|^ exports|^ fetch|^ fine|^ float|^ for|^ go|^ good|^ grafana|^ great|^ grep
^ half|^ hm|^ hmm|^ how|^ i|^ i'll|^ i'm|^ in|^ install|^ is|^ isn't|^ it|^ it's|^ just|^ keep|^ la|^ let's
^ lodash|^ log|^ make|^ md5|^ move|^ my|^ never|^ next|^ no|^ nope|^ not|^ nothing|^ now|^ npm|^ o|^ oh|^ ok
^ on|^ one|^ only|^ para|^ please|^ pnpm|^ push|^ readme|^ right|^ ruff|^ run|^ same|^ sigue|^ so|^ sounds
^ src|^ staging|^ stop|^ super|^ test|^ tests|^ thanks|^ that|^ that's|^ the|^ then|^ there|^ there's|^ they
^ they're|^ this|^ three|^ too|^ try|^ ui|^ use|^ utils|^ var|^ vpn|^ wait|^ we|^ we're|^ what|^ why|^ with
^ write|^ wrong|^ yes|^ you|^ you're|^ у|^ хорошо|^.|^.e|^.en|^2|^20|^5|^5秒|^8|^80|^c|^ci|^ciが|^d|^e|^f|^fe
^fet|^g|^gr|^gra|^n|^np|^npm|^p|^pn|^pnp|^ui|^ut|^uti|^v|^va|^var|^vp|^vpn|^あ|^あ、|^い|^いい|^いいね|^お
^こ|^この|^それ|^それは|^そん|^そんな|^な|^なる|^なるほ|^ま|^まだ|^も|^もう|^もう一|^ス|^テ|^テス|^テスト|^デ
^三|^不|^今|^助|^助か|^只|^应|^应该|^很|^很好|^很好,|^我|^本|^本番|^消|^消す|^消す前|^続|^続け|^続けて|^那
^고|^굳|^굳이|^그|^그거|^그건|^그런|^그렇|^너|^너무|^누|^디|^로|^리|^리뷰|^몇|^방|^방금|^삭|^삭제|^설|^설명
^설치|^시|^아|^아그|^아그거|^아직|^오|^운|^운영|^이|^잘|^잘모|^잘모르|^저|^좋|^주|^지|^테|^테스|^테스트|^팀
^하|^하나|^하나더|^하지|^하지마|^한|^한글|^한줄|a|a 0|a day|a no|a pr|a second|about|about the|accou~
actually|actua~|add|add a|add an|again|again $|again with|against|again~|ago|ago $|agree~|ah|ainda|all|all $
all over|already|already there|alrea~|also|also the|always|always $|alway~|an|an hour|an index|and|and now
and open|and the|another|another one|anoth~|answer|answe~|any|anything|anything under|anyth~|apache|apache 0
apach~|api|api $|app|app ts|appro~|are|are the|as|as well|ask|asked|at|at the|attempt|attem~|aus|awesome
aweso~|b|back|back $|balancer|balan~|bash|be|be 0|because|becau~|been|before|before you|befor~|behind|behin~
bei|bei mir|belongs|belon~|below|between|betwe~|bien|bigger|bigge~|bit|bitte|branch|branc~|breaks|break~
broken|broke~|bug|build|build $|but|but no|by|by the|c|c était|c'est|call|called|calle~|can|can you|ce|ce que
change|chang~|check the|ci|ci $|cli|click|client|clien~|code|colleague|colleague says|colle~|come|comes
comes first|comme~|commit|commit $|commita|commits|commi~|conf|config|confirmation|confi~|continua|continue
continue $|contr~|core|core log|correct|corre~|could|could we|covers|covers the|cover~|curl|customers|custo~
dann|das|data|date|day|day $|db|de|de env|decimal|decimal $|decim~|default|default is|defau~|delete|delet~
deman~|den|depen~|deploy|deploy it|deplo~|der|der test|designer|desig~|dev|dev $|develop|develop $|devel~|did
did i|did you|die|diff|do|do $|do that|do the|do you|doc|doc $|docker|docker images|docke~|docs|docs $|does
does it|does that|does the|doesn't|doesn~|don't|don't $|don't know|don't use|down|each|edit|eine|el|em|empty
empty $|en|en el|encore|encor~|endpoints|endpo~|english|engli~|entry|env|env test|era|errors|error~|es|ese
esse|está|etc|etc app|ever|every|everything|every~|exactly|exact~|excep~|existing|exist~|expec~|explain
explain $|expla~|exports|exports $|expor~|exten~|fail|fail $|fails|fais|faz|fetch|fetch $|file|file $|files
files $|finally|final~|find|finds|fine|fine $|first|first $|first before|fix|fix the|flake8|flake~|flaky
float|follows|follo~|footer|foote~|for|for it|for later|for my|for next|for now|for the|for this|forgot
forgot to|forgo~|forma~|found|four|from|from now|front|gener~|geschrieben|geschrieben $|gesch~|get|globa~|go
go on|go to|goes|going|going to|good $|got|grafana|grafana $|grafa~|great|grep|guess|half|handl~|happened
happens|has|has to|hatte|hatte ich|have|have to|haz|helper|helpers|helpers $|helpe~|here|here $|hm|hmm|hour
how|how do|how many|i|i answer|i asked|i don't|i forgot|i get|i just|i know|i never|i told|i want|i wanted
i'll|i'm|i'm not|ich|ich geschrieben|idea|idea $|if|ignore|ignor~|igual|igual $|images|image~|immer|in|in $
in core|in front|in src|in the|in there|in this|index|index $|input|install|insta~|instead|instead $
instead of|inste~|into|is|is a|is empty|is for|is in|is no|is plenty|is that|is the|is there|is what|is wrong
isn't|isn't a|isso|isso $|it|it $|it 0|it ?|it a|it again|it and|it back|it do|it doesn't|it has|it in|it now
it on|it says|it still|it that's|it to|it was|it's|it's a|it's called|it's in|its|je|jetzt|job|js|just
just ran|kafka|kafka $|keep|keep it|keep that|keybo~|kind|kind of|know|l|la|label|last|later $|le|leave
leave the|left|left $|let|let me|let's|lib|like|like the|limit~|line|lines|link|lint|lint $|linter|linter $
linte~|lo|load|load balancer|loader|loade~|local|lock|lodash|lodash $|lodas~|log|log ts|logge~|lol|longer
longe~|look|look at|looks|loop|love|main|make|make it|make that|manager|manag~|many|match|maybe|md5|me|me the
meant|memory|memory $|memor~|merge|milis~|milli~|mind for|mine|mir|mockup|mocku~|moment|moment $|momen~|more
more $|move|must|my|na|nada|nada $|name|name $|need|needed|neede~|never|new|next|next $|next the|next time
nicht|nicht $|no|no $|no such|nobody|nobod~|noch|noch eine|nope|not|note|nothing|nothing $|nothi~|now|now $
now on|now the|npm|npm $|npm pnpm|null|numbers|numbe~|nur|nvmrc|nvmrc $|não|o|of|of it|of the|of thing
of this|off|oh|oh i|ok|old|old name|on|on $|on 0|on a|on it|on my|on purpose|on the|on top|on windows|once
one|one $|one for|one in|one now|ones|ones in|only|only $|open|option|optio~|or|other|others|other~|our|out
out $|out of|output|output $|outpu~|over|own|page $|para|parser|parse~|pas|pass|pass it|passe~|path|perfe~
phone|pick|place|plain|plan|plan $|please|please $|please don't|please keep|please remember|pleas~|plenty
plenty $|plent~|pnpm|pnpm $|point|points|point~|ponle|post|pour|pr|pr $|pretty|prett~|prod|produ~|profile
profile $|profi~|project|proje~|prueba|prueb~|purpose|purpose $|purpo~|push|put|py|pytest|pytes~|python
python please|pytho~|que|que je|quería|querí~|ran|rate|rate in|readme|readme $|readm~|reason|reaso~|red
relat~|release|release profile|relea~|remember|remem~|remove|remove it|removed|remov~|rename|renam~|repo
repo $|rest|resta~|revert|rever~|review|reviewer|revie~|rien|right|right $|right ?|roda|ruff|ruff $|run
run it|run the|run them|running|runni~|runs|said|same for|same stack|save|say|says|says $|says 0|says the
scheduler|sched~|schema|schem~|schon|script|scripts|scrip~|search|searc~|second one|secon~|see|see the|send
server|serve~|service|servi~|settings|settings py|setti~|seulement|seule~|shorter|short~|should be|show
show me|shows|shows up|si|sie|sigue|since|since 0|single|singl~|skip|skip the|slow|snapshots|snaps~|so|solo
something|somet~|sorry|sorry $|sounds|sound~|squash|squash the|squas~|src|stack|staging|stagi~|start|state
stay|still|stop|store|stuff $|such|super|sur|sure|switched|switc~|só|só o|table $|take|take the|team|tell
template|template $|templ~|ten|test|test $|test it|tests|tests $|than|than i|thanks|thank~|that|that $|that ?
that down|that in|that one|that the|that this|that to|that was|that's a|that's not|that's the|the|the api
the branch|the client|the code|the commits|the db|the designer|the diff|the doc|the docs|the first|the footer
the load|the loader|the mockup|the next|the null|the old|the one|the ones|the other|the others|the output
the parser|the plan|the release|the rest|the same|the schema|the second|the settings|the test|the tests
the third|the ticket|the top|the type|the vpn|the way|the wrong|them|them $|then|then $|there|there $
there is|there's|there~|they|they're|they'~|thing|thing $|think|third|this|this $|this is|this package|those
thought|thoug~|thread|threa~|three|throu~|ticket|ticket says|ticke~|time|times|to|to 0|to a|to be|to me
to read|to the|told you|toml|toml $|tomorrow|tomorrow $|tomor~|too|too $|tool|top|touch|touch the|try
try again|ts|ts $|twice|two|type|ui|ui $|um|un|una|under|up|up $|up ?|updat~|upgrade|upgra~|us|usa|use
use pnpm|use the|utc|utils|var|var $|version|versi~|vitest|vites~|vpn|vpn $|wait $|wait for|want|wanted
wante~|wants|wants it|warni~|was|was $|was meant|was the|way $|we|we don't|we have|we're|we're on|we've|week
week $|weeks|weiter|weiter $|well|well $|were|what|what about|what do|what i|what this|what we|what's
what's the|what'~|when|where|where i|where's|where's the|where~|which|whole|why|wieder|wiede~|will|windows
windows $|windo~|wir|with|with it|with the|without|without $|without the|witho~|work $|works|would|write
write a|write another|wrong|wrong $|wrong ?|wrong file|wrote|y|yes|yesterday|yeste~|yet|yml|yml $|you
you call|you're|you'r~|your|zu|ça|ça $|était|índice|índice $|índic~|а|а не|был|вызыв~|вызывает|дальш~|дальше
дальше $|ещё|заком~|закоммить|закоммить $|нужен|тепер~|теперь|то|тольк~|только|у|хорош~|хорошо|что|это|я|あ
ある|い|い$|いい|いいね|いっ|いって|いて|いて$|いです|いです$|いね|いま|います|います$|いよ|いよ$|う|うし
うして|うして$|うに|う一|う一つ|え|えて|お|おい|おいて|おいて$|お願|お願い|かっ|かった|かった$|かな|かない
から|からも|か所|が|が$|がま|がまだ|き|ぎ|く|くだ|くださ|け|けて$|けで|けど|けど$|けの|こ|こと|この|さ|さい
さい$|し|しか|しかっ|した|した$|してお|しで|しで$|しょ|しょ$|じ|じゃ|す|す$|すが|すが$|すぎ|すみ|すみま|すよ
す前|す前に|ず|せ|せん|そう|そうし|その|それ|それは|そん|そんな|た|た$|たのに|たのに$|たよ|たよね|たよね$
たら|だ|だけ|だけで|だけど|だけの|ださ|ださい|ださい$|だっ|だった|だと|だと言|ち|ちて|ちてる|っ|った|った$
って$|ってな|ってま|ってる|ってる$|って書|っと|つ|つで|て|て$|てい|ていま|てお|ておい|てく|てくだ|てこ|てた
てな|てない|てほ|てほし|てま|てます|てます$|てる|てる$|て書|で|で$|でし|でした|でした$|でしょ|でしょ$|です
です$|ですが|ですが$|では|でよ|でよか|で十|で十分|と|と言|と言わ|ど|ど$|どう|な|ない|ない$|ないっ|ないで
ないよ|ないよ$|なし|なしで|なしで$|なの|なので|なる|なるほ|なん|なんだ|に|に$|にし|にして|にして$|には|ね|ね$
の|の$|ので|のに|のに$|のま|のまま|は|はい|は凍|は凍結|ほ|ほし|ほしか|ほど|ま|まし|ました|ます$|ませ|ません
また|まだ|まで|まま|ままで|み|みま|みませ|も|も$|もう|もう一|もそ|もそう|ゃ|や|やつ|ょ|ょ$|よ|よ$|よう|ように
よか|よかっ|よね|よね$|ら|らな|らない|らも|ら落|ら落ち|り|る|る$|るけ|るけど|るの|るほ|るほど|れ|れた|れて
れは|れる|れる$|わな|わない|を|ん|んで|んな|イ|イン|オ|ク|クリ|グ|コ|コミ|コミッ|シ|ショ|ジ|ス|スト|ッ|ック
ット|ットし|テ|テス|テスト|デ|デプ|デプロ|トし|トー|ド|バ|ビ|プ|プシ|プショ|プロ|プロイ|ミ|ミッ|ミット|メ|モ
ュ|ョ|ョン|ラ|リ|レ|レー|ロ|ロイ|ン|ント|ー|ージ|ース|一|一つ|一下|一下$|一样|三|下|下$|个|么|了$|二|交|今
今後|代|件|何|使っ|使って|使わ|元|先|入|入れ|再|写|凍|凍結|出|出て|分|切|刚|刚才|到|前|前に|助|助か|動|動か
動かな|十|十分|发|只|同|同じ|后|大|太短|太短了|好|始|定|就|应|应该|开|很|很好|後|必|必要|思|我|戻|戻し|戻して
戻して$|所|手|才|报|报错|报错$|提|提交|改|数|文|是|書|書き|有|本|本番|本番は|样$|样的|样的报|模|次か|次から
次は|残|残し|残して|毎|毎回|没|测试$|消|消す|消す前|点|用|番|番は|白|的|的报|的报错|的报错$|的是|目|直|直し
直して|直して$|短|短了|示|私|秒|秒太|秒太短|空|章|結|続|続け|続けて|聞|聞い|聞いて|落|落ち|落ちて|行|行$|要
言|言わ|试$|该|说|还|还是|这|这个|違|違え|那|里|里$|错|错$|間|間違|間違え|関|関数|面|願|願い|가|간|같|같은|개
거|거야|거야$|건|건데|걸|걸로|게|게$|게해줘$|겠|겠어|겠어$|겨|겨야|결|경|계|고|고$|고마|고마워|고마워$
고있어$|군|군데|굳|굳이|그|그거|그라|그래|그런|그럼|그렇|그레|그레이|글|금|기|기억|기억해|길|길어|꺼|나|나와
나와$|날|남겨|남겨야|내|내가|너|너무|넣|넣어|넣으|네|네$|네요|놔|누|누가|는|는데|는데$|는데요|는데요$|니|니다
니다$|니야|니야$|다|다$|다른|다시|다음|다음부|다음은|달|달라|달라고|대|더|던데|던데$|데|데$|데요|데요$|도|돌
돌려|돌려$|돼|돼$|되|되는|두|둬|둬$|드|들|디|때|떡|떡해|또|똑|똑같|똑같은|뜨|라|라고|라는|래|래$|러|런|럼|레
레이|려|려$|려줘|려줘$|렸|로|로$|로그|로를|로해$|루|르|르겠|른|리|리뷰|리에|린|마|마$|마다|마워|마워$|만|말
말고|맞|매|매번|먼|먼저|면|명|몇|모|모르|모르겠|못|무|문|물|물어|물어봐|밀|밋|바|반|방|방금|방법|배|배포|버
버그|번|법|보|보다|볼|볼게|볼게$|봐|봐$|봐봐|봤|봤는|봤는데|부|부터|부터는|분|불|붙|뷰|블|블은|빈|빠|삭|삭제
상|생|서|설|설명|설치|세|세요|세요$|션|스|스크|스트|시|시도|시작|신|써|써$|쓰|쓰는|쓰지|쓰지마$|아|아$|아니야
아니야$|아요|아요$|아직|안|알|알아|야|야지|야지$|어|어$|어달|어떡|어떡해|어봐|어요|어요$|어줘|어줘$|억|억해
업|없|없는|없는데|없는데$|없어|없어$|었|었어|었어$|에도|에서|에요|에요$|엔|여|여전|여전히|영|영은|올|와|와$
왜|요|요$|우|운|운영|운영은|워|워$|으|으니|으니까|으면|은|을|음부|음부터|음은|이거|이드|이라|이라고|이렇
이렇게|이번|이블|이블은|이션|이야|이야$|이에|이에요|이에요$|이제|인|인데|일|있|있는|있어|있어요|있어요$|있었
자|자$|작|잖|잖아|잖아$|잘|잘못|장|저|저장|적었|전|전에|전히|정|제|져|졌|존|좋|주|주세|주세요|주세요$|줄|줘
줘$|지|지$|지가|지네|지마$|지워|직|진|초|치|커|커밋|코|코드|크|클|터|터는|테|테스|테스트|테이|테이블|토|트|틀
틀렸|팀|파|패|포|푸|푸시|프|필|필요|하|하나|하네|하루|하면|하지|하지마$|한|한글|할|함|해|해$|해봤|해봤는|해주
해주세|해줘|해줘$|했|했어|했어$|행|화|화면|확|확인|히
"""
WEIGHTS = (
    "cWaSUXMSWZaXHheEUePKYJbQSTMSPTcLhcgTdJbRUPdUOXXPgaWZTcWaSRRaTDTQkAaaaUYXSRLXcGXffYYWFUTHQIIUekNJZTSYLUMlMMTXWQ"
    "WaKdHPPfZfTRTWNcQRHTLTOLmahTJJcUcZQWUWRIvDSXNhaFWidUSSXXTOGDRSTXTYTaNSaWXULYRRXbWWRWRSSbfTaSWZbRMNYUSgSWWWZWYW"
    "WSPWXQWUZcURUXZWZWUWWdTRPWWYTZXPRcUUUYUYYRYRSZcRMUXSTUXabRUPXPQUIDRLdbaXXXdUXcQUjTWhhZURZYjTTYOWWZWWXHSXWaUXRS"
    "TUPcKWURWWYWSUSLXTPTXXUWOUTOYWWPSYUZZSXZXcYSWPbTSTSTWXQSTcTXXRdWQTXMXQXRXYQUZWWWYWQWSXTSXWYXXYUTOUYWacUUXTWWTU"
    "TXWTUSbYSTYOYSURWUUUUWWWWWWPNTWTWWWXXXWWWWWWTWWTUUUURRTUUWTURUXXUUUTTUTTWTTTTaUWUUXWWUUUbTTUXWUUUUUWWWYTYXTTUS"
    "WYYTYYWWXWWWXWWXSTTWTTTTUTUQQQXWTTYYXWWRcUWUSddTYYQSRUSSWWXXXPWcTYZXZXXbYbRXSQZXTQRQRRWWXWWWWZXRXWWTcQaYafRRUU"
    "URYZUURZUYYRZYZUUWWXXTTTZWWKTUWaZWWWTSLUXSWWOWWWQTZWWeWIPZYUUeTTTbQWWOUTUGOYQMXTTYXWQQPSZZZPaYUTXYXPRcSaaaSWSW"
    "UXSYTUTXXSSXXWWWZcQWXSZXQUcZUWUQQWYUUTTTcOSZSTSUWWbWXWWYYYYaONWUUXWYYOOXYYYSPYTTSUUURSRSSYaWXZYXYdaTTUaSURTUXY"
    "RRXaXXXXOTQZWUNXUUUUPZcYTZXXXYRRSWYTTTXebeWcWYSeNaWXXXXWTWWTbYSWXNUUQRYRUYWWYWTUTQROXRTSQQaaWWRZWXTWPNWPRZTTUX"
    "RUWSScWYWXUOURRWWUUWRMTWXUbUWWWSSaQWQYaYWSXUUWWaWTTXUXYXXNTUUPaUXWSSSPMadTXWbTOSRRRXUUYYTZYYYcWXfZZRYWTTbTXUYY"
    "OXUdISXUUUYYYXUWXXUUUHPWUbSUUZaTTTQaTUUbSUceWSSRSXPTZXZSOYUZXWUXYWWWUaYSZXXZQSWbaNdWQUXZRWTQNWUTTaZTWZXWTWTTUZ"
    "WZTTTZWXNSSTWWZaRUWXWYYbSWYWbXXXebXbbPaWUUYYTZXWXUUWUZZZQQTWWYYYYWXXWZWZZZUUUURWRUUZaWbWWUUXTaaXRUaRUUTZWPRTZO"
    "OaZSXTdXYTTXYWWYbWcTTYUUYTSSWWSTSWWSSTUUddXRXdYXXXWUWWYWUUQRYYUUUaZUURTZXYUXYUWaXXWWUYYZSdcdWMNUMUSPSSNYcTWRWT"
    "SSXXWRUSTaUSSWZTQXUYXUUbUbRSQTYTXXWUUSTQYXZPQJRRaUPUTUUZWYXWTRSWTXTRPUWZXYYYZTRYPYSUWWUUNONRURYTTTTZXXWaQTUORb"
    "bTWbUURZZWUXWUUUTYYHRUWTUUWXPcWXZSNTXbWXQQRUUQTWRgRSXTQTQYaRUUURXXaaQTYTZbbWbYPbWYYQSUIWUXZUTaaTSSXZQQWWURWSSS"
    "WWWaaUUUSUUUWTTUaaWUUaTRQXbWSUSSXTXXUWWWWWOUUURSTRSUTTUUUWWXUUXWUZWXXZWUUUUWWSXXUUUWUUWYXQQUYYWWSUWUWWWTTTWWWT"
    "TUUWSWXXRWWWZYYTXWWUXUUUWWWWUSSXWXTWQXXYWQWTSWWTTUUWSXXXXSSSUWYXWTSRWWYWWWWWWWWYWXRXUZcaSWWWYYYQQUUUUZWbbYYWXR"
    "UTWWWWYTXXXXXUUWWTTTXWUWURTTQWSSUUUUTWWWYRRWWYYYXXWUUUWWWWXUUUXUWWWWWPXWXUWXZaSTSSUWUQUUaTSUTTOSSSXUTXUXXSSUSS"
    "WWbUUWXaUSSXWYUTSTWWWbUWTaYUUXWWUWWWUWTWWUZXXWYWWYXSUXUUUWWWWTZRRSWWWUUXWWWUUUWWWTYWWWWUUXWWWUURUYbXYdWTWUWWbY"
    "YUUUUWWaUUXWRfSWUXWWWaUUUUUWWWSdWWUXXUUUYXXTTSXUbWXUWWXWZWTRUYSWWSSRUUUUUNWSXUTSUXZRTQSUSSSTWWPTgYUUUWUUWWPYWS"
    "YUWTTWYbXXWWWTXWZTWSSTUWUXLTSUUWTUXWWUUUWWPTYRUXUXXYUSYYZaXXTWWWaWTUUTTWWSSWWZSSXWdaUOTXYUTTWWUUWXSUUYWTTYXYWW"
    "UZUUUZURQUUTTWWTWUTSUTYYWXTWbXYUTRTRWUYUTTTSSTUUUXXXUWUYWWUTWWUUUXWWZWWTTYQNQUTaZUWTTRWWWMOXZRSXWWUWUWWWUUSSXX"
    "UZWWWYZRRRQXWWZZXXTUWXWTeZYRRUTSXWWWSUXXUUTYWUUWWWUWWWWWSTWUTTSUUUSUUWWWRTQORUYWXTQXUZUUWWWXPSbYWUZWXUXWTTXXYW"
    "ZYSQQWWWWWWXWRQXWQYYTQUXYZbaWRSRaUUWWORRSTTRRUUX"
)
