"""What each mark of a prompt says about whether it asks to keep something: data only, read by `core.linear`.

Written by `python -m tests.core.standing_training`; do not edit. Marks stand between bars and line ends.
"""

from __future__ import annotations

ALWAYS = -10
MARKS = """
!|! !|! $|#^advice|#^always|#^asking|#^denial|#^done|#^doubt|#^empty|#^every|#^fact|#^forbid|#^go_on|#^habit
#^instead|#^keep|#^maybe|#^negation|#^only_now|#^plan|#^polite|#^praise|#^question|#^quoted|#^recall
#^request|#^self|#^should|#^standing|#^statement|#^still|#^symptom|#^told|#^undo|#^unlearn|#^wrong|#advice
#advice$|#always|#always and asking|#always and every|#always and forbid|#always and keep|#always and maybe
#always and polite|#always and praise|#always and question|#always and quoted|#always and request
#always and should|#always and standing|#always and statement|#always and symptom|#always with every
#always with forbid|#always with keep|#always with maybe|#always with polite|#always with question
#always with request|#always with standing|#always with statement|#always with symptom|#always$|#asking
#asking and polite|#asking and question|#asking and request|#asking and standing|#asking and statement
#asking with question|#asking$|#asks|#beside 0|#beside 1|#beside 2|#beside 3|#beside 4|#clauses 1|#clauses 2
#clauses 3|#clauses 4|#denial|#denial$|#done|#done$|#doubt|#doubt$|#empty|#empty$|#every|#every and question
#every and request|#every and standing|#every and statement|#every and symptom|#every with request
#every with standing|#every with statement|#every with symptom|#every$|#fact|#fact$|#forbid|#forbid and keep
#forbid and maybe|#forbid and only_now|#forbid and polite|#forbid and question|#forbid and request
#forbid and standing|#forbid and statement|#forbid and symptom|#forbid with keep|#forbid with maybe
#forbid with only_now|#forbid with polite|#forbid with question|#forbid with request|#forbid with standing
#forbid with statement|#forbid with symptom|#forbid$|#go_on|#go_on$|#habit|#habit$|#instead|#keep
#keep and maybe|#keep and polite|#keep and praise|#keep and question|#keep and recall|#keep and request
#keep and should|#keep and standing|#keep and statement|#keep and symptom|#keep with maybe|#keep with polite
#keep with praise|#keep with question|#keep with recall|#keep with request|#keep with standing
#keep with statement|#keep with symptom|#keep$|#left 0|#left 1|#left 2|#left 3|#left 4|#left 5|#left 6
#left 7|#length 1|#length 2|#length 3|#length 4|#length 5|#length 6|#length 7|#maybe|#maybe and polite
#maybe and question|#maybe and request|#maybe and standing|#maybe and statement|#maybe and symptom
#maybe with polite|#maybe with question|#maybe with request|#maybe with standing|#maybe with statement
#maybe with symptom|#maybe$|#negation|#negation$|#only_now|#only_now and praise|#only_now and request
#only_now and statement|#only_now with praise|#only_now with request|#only_now$|#plan|#plan$
#polite and question|#polite and recall|#polite and request|#polite and statement|#polite and symptom
#polite with question|#polite with recall|#polite with request|#polite with standing|#polite with statement
#polite with symptom|#polite$|#praise|#praise and recall|#praise and request|#praise and standing
#praise and statement|#praise and symptom|#praise with request|#praise with standing|#praise with statement
#praise with symptom|#praise$|#prefer|#prefer$|#question|#question and quoted|#question and recall
#question and request|#question and statement|#question and symptom|#question with quoted
#question with recall|#question with request|#question with standing|#question with statement
#question with symptom|#question$|#quoted|#quoted and request|#quoted and standing|#quoted and symptom
#quoted with request|#quoted with standing|#quoted with symptom|#recall|#recall and request
#recall and statement|#recall and symptom|#recall with request|#recall with statement|#recall with symptom
#recall$|#request and should|#request and standing|#request and statement|#request and symptom
#request and unlearn|#request with should|#request with standing|#request with symptom|#request with unlearn
#request$|#rule false|#rule true|#self|#self$|#should|#should and standing|#should and statement
#should and symptom|#should with statement|#should with symptom|#should$|#standing|#standing and statement
#standing and symptom|#standing with statement|#standing with symptom|#standing$|#statement
#statement and symptom|#statement with symptom|#statement$|#still|#still$|#symptom|#symptom$|#told|#told$
#undo|#undo$|#unlearn|#unlearn$|#within 0|#within 1|#within 2|#within 3|#within 4|#wrong|#wrong$|0|0 $|0 0
0 ?|0 for|0 is|?|? $|? the|^ 0|^ ?|^ ab|^ add|^ after|^ ah|^ all|^ always|^ and|^ anota|^ before|^ bei
^ black|^ cache|^ cada|^ can|^ changelog|^ ci|^ claude|^ could|^ daqui|^ das|^ db|^ de|^ default|^ der|^ die
^ diff|^ docs|^ don't|^ down|^ désormais|^ each|^ every|^ fetch|^ forget|^ from|^ going|^ good|^ guarda
^ healthz|^ i|^ i'd|^ i'll|^ if|^ in|^ it|^ it's|^ keep|^ lembra|^ let|^ let's|^ log|^ make|^ merge|^ merk
^ my|^ never|^ new|^ next|^ no|^ not|^ note|^ npm|^ nunca|^ ok|^ on|^ one|^ our|^ perfect|^ pnpm|^ pr|^ put
^ rebase|^ remember|^ retiens|^ run|^ same|^ save|^ send|^ should|^ show|^ slow|^ so|^ stop|^ store|^ thanks
^ that|^ that's|^ the|^ there's|^ this|^ toujours|^ use|^ users|^ vor|^ we|^ wenn|^ what|^ when|^ whenever
^ why|^ write|^ yes|^ you|^ à|^ ça|^ всегда|^ запиши|^ запомни|^ не|^ отныне|^ тест|^c|^ci|^f|^fe|^fet|^p|^pn
^pnp|^い|^いい|^いつ|^いつも|^こ|^この|^これ|^これか|^な|^なる|^なるほ|^は|^はい|^ま|^また|^ス|^スキ|^スキー
^チ|^デ|^マ|^マイ|^マイグ|^メ|^メモ|^メモリ|^ロ|^ログ|^下|^下次|^今|^今后|^今後|^今後、|^以|^以后|^别|^古
^古い|^只|^好|^好的|^很|^很好|^很好,|^把|^把这|^新|^新し|^新しい|^最|^最後|^毎|^毎回|^空|^覚|^覚え|^覚えて
^记|^记住|^记住:|^这|^그거|^그거메|^기|^기억|^기억해|^끝|^내|^내가|^네|^다음|^다음에|^또|^로|^로그|^마|^매
^매번|^머|^머지|^메|^메모|^방|^방금|^배|^배포|^비|^비밀|^비밀번|^빈|^삭|^삭제|^설|^세|^스|^스키|^스키마|^아까
^앞|^앞으|^앞으로|^오|^요|^이|^이거|^이제|^이제부|^저|^저장|^좋|^좋아|^캐|^캐시|^커|^커밋|^테|^테스|^테스트
^포|^포맷|^하|^항|^항상|a|a bit|a day|a deprecation|a file|a partir|a rule|a test|a ticket|ab|about
about formatting|about the|accepts|accep~|accou~|add|add a|add the|add this|add to|after you|again|again with
against|against the|again~|agents|agents md|agent~|agora|agree|agree that|ah|ahora|ahora los|airplay
airplay $|airpl~|all new|along|along with|already|alrea~|always|always $|always do|always forget|always on
always return|always run|always show|always use|always want|alway~|am|an|and you|anota|anota aí|answers
answe~|antes|antes de|any|any more|any release|anything|anything under|anyth~|api|app|are|array|as|as errors
as the|ask|ask $|ask before|ask for|ask me|asked|asked for|asking|asking me|askin~|at|at 0|at the|auf|avant
avant de|aí|b|back|back $|back to|bad|base|be|be a|because|becau~|been|before|before $|before any
before deleting|before each|before running|before you|befor~|bei|beim|between|betwe~|bigger|bigge~|billing
billi~|bit|black|black $|blocks|block~|box|branch|branch $|branc~|broken|broke~|bug|bug $|build|build $|bump
bump the|but|but could|button|butto~|by|by default|by hand|by the|c'est|cache|cache $|cada|cada vez|call
called|calle~|cambi~|can|can you|can't|case|causa|cause|change|change the|changelog|changelog entry|changes
chang~|chaque|chaqu~|check|check the|ci|ci $|claude|claude md|claud~|client|clients|clien~|code|code $
code is|coffee|coffee $|coffe~|come|comes|commands|comma~|comments|comme~|commit|commit $|commit messages
commits|commits en|commi~|confirmation|confi~|convention|convention for|conve~|copy|cron|cron job|csv|da
daqui|daqui pra|das|database|datab~|date|day|db|db $|db is|de|de ahora|deadl~|default|default exports
default is|defau~|del|delete|delete the|deleting|delet~|demande|demander|deman~|demo|den|deploys|deplo~
deprecation|deprecation warning|depre~|der|der test|descr~|desde|dev|dialog|dialo~|did|did i|didn't|didn'~
die|diff $|difference|difference between|diffe~|dir|disk|do i|do it|do you|doch|docs install|does|doesn't
doesn~|don't|don't ask|don't forget|don't reformat|don't use|done $|down|down $|drop|drop it|du|désormais
désor~|each|each time|edit|ein|el|el esquema|em|emojis|emojis $|emoji~|empty|emulator|emula~|en|en inglés|end
endpoint|endpo~|entry|env|env example|env test|env var|error|errors|error~|erst|es|esquema|esquema $|esque~
esr|esr $|esse|ever|ever $|ever run|every|every time|everywhere|every~|example|examp~|explain|explain the
explain why|expla~|export|exports|exports $|expor~|exten~|fails|fetch|fetch $|file|file $|file and|files
files you|find|find $|fine|fine $|firefox|firefox esr|firef~|fires|first|first $|first always|first before
first then|fix|fix $|fix it|fix that|flake8|flake~|float|follows|follo~|for|for all|for next|for now|for that
for this|force|force push|forget|forget that|forget the|forget what|forge~|format|formatting|forma~|forward
forward treat|forwa~|freeze|freeze $|freez~|frente|frent~|from here|from now|from the|from this|from today
function|funct~|future|future sessions|future we|futur~|gave|geht|gen|gener~|get|gets|gets a|git|go|go back
goes|goes down|going|going forward|gone|gone $|good|got|grafana|grafa~|great|guarda|guard~|guessing|guess~
habit|hagas|haha|haha $|hand|hand $|handle|handl~|hang|has to|have to|haz|haz commit|header|heade~|healthz
healthz $|healt~|here|here $|here on|holds|how i|i|i always|i ask|i asked|i like|i said|i say|i tell|i want
i wanted|i'd|i'd like|i'll|i'm|ich|idea|idea $|if|if a|if the|ignore|ignor~|immer|immer erst|impor~|in|in $
in all|in claude|in memory|in mind|in the|in this|in utc|in your|in zukunft|include|inclu~|index|inglés
inglés $|inglé~|input|install|install md|insta~|instead|instead of|inste~|internal|into|into claude|into the
involved|involved always|invol~|is|is down|is involved|is taken|is that|is the|is what|isn't|isso|isso $|it
it $|it a|it every|it for|it from|it to|it up|it was|it will|it with|je|jetzt|job|just|just found|just run
keep|keep in|keep that|keeps|keine|key|kill|know|know for|kommt|künftig|künft~|la|lance|lance le|las|last
last week|later|later $|later sessions|le linter|leere~|legacy|legac~|lembra|lembr~|les|let|let me|let's
let's agree|letzt~|liefe~|like|like that|line|lines|lint|linter|linter $|linte~|list|live in|lo|load|local
lock|lockfile|lockf~|lodash|lodas~|log|logged|logging|loggi~|longer than|look|look $|look at|look into|looks
loop|loop $|los|los commits|läuft|mach|mail|make it|make smoke|make sure|make the|mal|maybe|md|md $|md that
me|me $|me about|me always|me and|me first|me the|means|meant|memorize|memorize this|memory|memory $|memor~
mention|menti~|merge $|merk|merk dir|merken|merken $|merke~|messages|messa~|migration|migration $|migra~|mind
mir|mobile|mobil~|mock|module|module $|modul~|moment|moment $|momen~|more|more $|morning|morni~|must
must always|must be|my|my name|nach|name $|names|names $|need|need to|needed|neede~|needs|network|netwo~
never|new|next|next time|next to|nicht|no|no longer|no more|no need|no problem|nobody|nobody reads|nobod~
noch|node|node 0|not|not on|not sure|note|notes|notes $|now|now $|now add|now on|now or|now the|npm|npm $
npm pnpm|null|number|numbe~|nunca|nur|não|of|of 0|of the|of this|of today|oh i|old|old endpoint|on|on $|on ?
on it|on it's|on please|on the|on top|once|one|one $|one in|one thing|only|only commands|openapi|opena~|opens
ops|or|or ever|os|other|other way|others|other~|our|out|outpu~|own|owns|owns the|page|para|parag~|parser
parse~|part|partir|partir de|parti~|pas|pass|pass it|passiert|passi~|passwort|perfect|perfe~|plan|plant~
please|please $|please always|please don't|please keep|please remember|pleas~|plugin|plugi~|pnpm $|por
por commit|port|port 0|pr|pr $|pra|pra frente|prefe~|pretty|prett~|prints|print~|problem|probl~|prod|product
produ~|profile|profi~|project|project $|project memory|proje~|prs|public|public function|publi~|push|pushen
pushen $|pushe~|put|put it|put that|py|qa|qa $|que|queue|queue is|ran|ran it|rate|read|read only|readme
readme $|readm~|reads|real|rebase|rebas~|reformat|reformat files|refor~|regenerate|regenerate the|regen~
reinicia|reini~|release|releases|relea~|remember|remember my|remember the|remember to|remem~|remov~|rename
renam~|request|reque~|reset|respo~|rest|rest of|restart|resta~|retiens|retie~|return a|returns|returns 0
retur~|review|rollout|rollo~|round|ruff|ruff flake8|rule|rule $|rule about|rule that|run|run black|run them
run twice|running|runni~|said|said about|same|same commit|same for|sandbox|sandb~|save|say|says|schema
schema regenerate|schem~|scree~|sdk|sdk $|second one|secre~|see|see the|send|send a|server|serve~|servi~
session|sessions|sessions $|sessi~|settings|setti~|share~|shorter|short~|should|should always|should be
should remember|shoul~|show|show me|si|sich|sie|since|sketch|sketc~|skip|skip the|slow|slow $|small|smoke|so
so that|so we|socket|socke~|soll|something|somet~|somewhere|somew~|spaces|space~|sql|src|start|start $|start~
step|stick|stick to|still|stop|store|store it|store the|summary|summa~|sure|sure the|tab|tabs|tag it|take
taken|task|te|team|tell|tell me|tell you|template $|templ~|ten|ten lines|test|test $|tests|tests $|than a
thanks|thanks $|thank~|that|that $|that ?|that about|that every|that in|that one|that the|that to|that was
that we|that's|that's the|that'~|the|the api|the billing|the branch|the bug|the build|the cache|the changelog
the code|the commit|the difference|the emulator|the end|the file|the first|the fix|the future|the header
the last|the load|the lockfile|the migration|the next|the null|the old|the other|the plan|the pr|the project
the queue|the release|the rest|the rule|the same|the sandbox|the schema|the sdk|the second|the server
the socket|the staging|the template|the tests|the token|the top|the two|the user|the way|the wrong|them
them $|then|there|there $|there's|there~|they|they're|they'~|thing|this|this $|this down|this function
this is|this project|this session|this to|those|thought|thoug~|throu~|ticket|ticket $|ticke~|time|time $
time the|time you|times|tls|tls 0|to|to a|to always|to ask|to delete|to me|to memory|to read|to remember
to see|to the|to update|to your|today|todo|token|tomorrow|tomor~|too|too $|tool|top|top $|touch|touch the
touch~|toujours|toujo~|treat|try|ts|ts $|twice|twice $|two|types|ui|ui $|under|une|unless|unless i|unles~|up
update|update the|updat~|usa|usa pnpm|usage|use|used|user|users|users should|uses|utc|var|variables|varia~
vendor|vendor $|vendo~|version|versions|versi~|vez|vez $|vez que|viewer|viewe~|visible|visib~|vitest|vites~
vor|vpn|vpn $|want|want it|want to|wanted|wante~|wants|war|warning|warni~|was|was a|was meant|way|way $
way round|we|week|week $|wenn|what do|what i|what we|what you|when|when the|when you're|whenever i
whenever the|whenever you|where|why|why $|why in|why is|wieder|wiede~|will|will be|windows|windows $|windo~
wir|with|with the|without|without a|witho~|work|worker|worke~|works|would|would kill|write|write $|write a
write that|wrong|y|ya|yes|yet|you|you add|you always|you call|you have|you know|you look|you must|you please
you remember|you see|you to|you touch|you write|you're|you're done|you'r~|your|your memory|your notes|zukunft
zukun~|änder~|ça|ça $|а|англи~|английском|английском $|без|всегд~|всегда|всегда спрашивай|ещё|запиш~|запиши
запом~|запомни|запус~|запуске|запуске $|измен~|комми~|коммиты|коммиты на|на|на английском|не|отнын~|отныне
падае~|падает|перед|пиши|пиши коммиты|показ~|с|сегод~|спраш~|спрашивай|тест|это|あ|あり|ありが|い$|いい|いつ
いつも|いて|いて$|いてく|いで|いで$|いま|います|いよ|う|うし|うして|うして$|うに|うにし|う一|え|えて|えて$
えてお|お|おい|おいて|おいて$|か|か$|かけ|かけて|かけて$|かっ|かった|から|からは|からも|が|がと|がとう|が増
が増え|き|きは|く|け|ける|こ|こと|こと$|ことは|ことを|これ|これか|し|しい|しく|した|したら|して|して$|してお
しな|しない|す|すか|すか$|すよ|すよう|する|ず|せん|そ|そうし|それ|た|た$|たい|たこ|たこと|たび|たびに|たら|だ
だけ|だけ$|ち|っ|った|ったこ|ったら|って|って$|っと|つ|つもあ|て|て$|てお|ておい|ても|てる|てる$|で|で$|です$
と|と$|とい|といて|といて$|とう|とき|ときは|とは|とめ|とめて|とを|どこ|な|ない|ないで|ないで$|ないよ|なる
なるの|なるほ|に|にし|にして|にして$|にな|になる|には|には毎|に出|に検|に検索|に通|に通知|の|のこ|のこと|ので
のル|のルー|の手|の手順|は|はい|はも|はもう|は今|は必|は必ず|は残|は毎|は毎回|は絶|は絶対|び|びに|ほど|ま
まし|ました|ます|ます$|まず|ませ|ません|また|まだ|まと|まとめ|み|め|めて|めて$|も|もあ|もあり|もう|もう一
もこ|もそ|もそう|や|よ|よう|ように|ら|らは|らも|ら必|ら必ず|り|りが|りがと|りま|る|る$|るた|るたび|ると
るとき|るの|るので|るほ|るほど|るよ|るよう|れ|れか|れから|れた|れたら|れて|れて$|れで|れな|れない|れる|れメ
れメモ|ろ|わ|を|をか|をかけ|を付|を付け|を使|を出|を出し|を回|を回し|を教|を教え|を消|を消し|を直|を直し|を見
を見て|を見て$|ん|アン|アント|イア|イアン|イム|イル|ェ|キ|キャ|キャッ|キー|キーマ|ク|クを|クラ|クライ|グ|グに
グに出|グの|グを|サ|サー|サーバ|シ|シュ|シュで|ジ|スキ|スキー|スト|スワ|スワー|セ|タ|タイ|タイム|ダ|ダー
ダーを|チ|チェ|ッ|ッシ|ッシュ|ット|ットが|テ|テス|テスト|デ|ト|トが|トし|トに|トには|トの|トは|トを|ドが|ナ
バ|バー|バーは|パ|パス|パスワ|ビ|ビル|ビルド|ム|メ|メモ|メモし|モ|モし|モして|モリに|ャ|ャッ|ャッシ|ュ|ュで
ョンを|ラ|ライ|ライア|リに|ルは|ルド|ルドが|ルー|ルール|レ|レー|ロ|ログ|ログに|ログの|ログを|ワード|ン|ンを
ンジ|ント|ントに|ントを|ー|ーは|ーク|ード|ーバ|ーバー|ーマ|ール|一|一下|一下$|一个|一度|一律|一律用|三|三行
下$|下来|下次|个|为|么|之|之前|了|事|交|今|今は|今后|今後|付|付け|付けて|付けて$|以后都|会|住|使|使う|做|先
入|入れ|关|再|出|出し|出して|出して$|分|切|切れ|列|别|到|前|加|务|动|动都|化|原|原因|原因を|古|古い|只|只做
可|后|后都|启|启动|启动都|器|四|四点|回|回し|回して|回して$|回答|因|因を|増|増え|备|変|変更|多|大|天|好|好的
存|定|実|客|密|密码|对|对$|対に|就|应|度|式|很|很好|律|律用|後|必|忘|忘れ|忘れな|成|我|我$|我看|手|手順|把
把这|拟|提|提交|教|教え|教えて|教えて$|数|文|文$|新|新し|新しい|是|更新|最|最後|来|构|样|样$|格|格式|案|検
検索|模|模拟|次|次か|次から|次启|次启动|残|残し|残して|毎|毎回|每次启|没|消|消し|消して|点|点$|用|画|的|目
直し|直して|直して$|直接|看|知|短|码|確|確認|空|答|約|索|絶対に|続|続け|结|结构|置|置$|聞|聞い|聞いて|能|英
行|行で|表|表结|表结构|装|要|見|見て|見て$|覚|覚え|覚えて|触|触る|認|让|记|记下|记下来|记住|误|请|貼|貼っ
貼った|起|跑|返|这|这个|送|通|通知|違|都|都用|都这|配|里|里$|重|重置|重置$|量|金|错|错误|问|问我|问我$|面|项
가|가$|가해|가해$|개|거|건|건데|게|게$|게해줘$|결|결제|경|계|계속|고|고$|고마|고마워|고마워$|고쳐|고쳐줘
고쳐줘$|구|구조|국|국어|국어로|규|규칙|그|그거|그건|그냥|그렇|그렇게|그레|그레이|금|금지|금지$|기|기게|기능
기면|기억|기억하|기억해|기억해$|길|길어|까|깨|깨지|꼭|꿀|뀌|끝|나|나면|나중|나중에|나한|나한테|남|남기|내
내로|냥|너|넘|넘어|넘어가|넣|넣어|네$|네요|는|는데|는지|능|니|다른|다시|다음|다음에|달|달아|달아줘|달아줘$|답
답변|답변은|더|데|데$|덱|덱스|도|도$|돌|돌려|돌려$|동|돼|되|됨|됨$|두고|둬|둬$|드|드가|든|들|디|때|때는|때마
때마다|또|라|라이언|랑|래|래그|랜|랜치|러|런|렇|렇게|레|레이|레이션|려|려$|려봐|려봐$|려줘|려줘$|로|로$|로그
로도|로해줘$|록|른|를|름|리|리는|리에|리지|마|마$|마다|마워|마워$|마이|마이그|만|만들|말|말고|말고$|매|매번
머|머지|먼|먼저|멀|메|메모|메모리|메모해|면|명|모|모리|모리에|모해|모해줘|모해줘$|목|무|무조|무조건|문|문제
물|물어|물어봐|뭐|뭐였|뭐였지|뭐였지$|밀|밀번|밀번호|바|바꿀|바뀌|박|박스|반|반환|반환하|받|방|방금|배열|배포
버|버는|번|번에|번째|번호|변|변경|변은|보|보면|보여|봐|봐$|부|부탁|부탁해|부탁해$|부터|부터봐$|붙|붙여|붙여줘
붙여줘$|브|브랜|브랜치|블|비|비밀|비밀번|빈|빌|빌드|사|사용|사용자|삭|삭제|상|상$|색|생|생기|생기면|서|서버
서버는|선|성|세|션|소|소켓|속|수정|스|스키|스키마|스테|스테이|시|시부|시부터|시작|시작해|시작해$|식|실|실패
써|쓰|쓰는|아|아까|아니|안|않|알|알아|야|야지|야지$|약|약은|얘|얘기|어|어$|어가|어디|어로|어봐|어요|어줘
어줘$|억|억하|억해|억해$|억해둬|억해둬$|억해줘|언|언트|업|업이|없|없어|에|에는|에도|에러|에서|에요|여|열|였
였지|였지$|올|와|왜|요|요$|요약|요약은|요청|요청이|용|용자|우|우는|워|워$|원|원인|유|으|으니|으니까|으로
으로도|은|을|음|음에|이|이거|이그|이그레|이내|이내로|이런|이렇|이렇게|이름|이번|이블|이션|이언|이언트|이유
이제|이제부|이징|인|인덱|인덱스|인해|일|임|입|있|잊|자|자동|작|작게|작업|작해|작해$|잘|장|장할|장해|장해줘
장해줘$|재|재시|재시작|저장|저장할|저장해|적|적어|적어줘|정|제|제부|제부터|졌|조|조건|존|좀|좋|좋네|좋다|좋아
주세|주세요|주세요$|죽|줄|중|중에|줘$|지|지$|지네|지마$|지우|지워|직|진|징|짧|째|찾|처|청|청이|체|체크|쳐
쳐줘|쳐줘$|추|추가|추가해|추가해$|치|칙|캐|캐시|캐시부|켓|클|클라|클라이|키|키마|타|타입|탁|탁해|탁해$|터
터봐$|테|테이블|테이징|트|트는|파|파일|패|페|페이|포|포트|플|플래|플래그|하|하게|하고|하는|하세|하세요
하세요$|하자|한|한국|한국어|한테|할|항|항상|항상$|해$|해둬|해둬$|해줘|해줘$|했는|했는지|했어|행|헤|헤더|호|화
화면|확|확인|확인해|환경|환하
"""
WEIGHTS = (
    "RUPPWUSQRZnQcXYNqZXTPdOOTMPTUiRTLTTbQXUeXabWTfeXUhXTXPaaWTfYkSSIvSUSTTUURJcOKMNHcXWROgWMRObdTWObSPObMXPQfLQTUd"
    "cgQPLQUUWceRPSTWTSRpWhdZPcPaZZWhYbPaaWXoZIPNNPOQQOCLQZbJYXSPUTYYSTUUROQLTPUUQOTUaaTUUaaTUYWWWTbbOQYaURKLOOUZdR"
    "OUaZXUPSQTTTUTTOZUUZUUTXcXaYXlZYYFrSUQaUUUUUldcbZnPdfWQMTTWUTUhbMaaPZSZTYRXUXLOUXSXUXUSTUZWTaZWXWUWWWUTWUURWUU"
    "WXYUaeNXXSXWWUdOUUZWTXSTUXUWWRZUYUWUYWXXWXYTWWUUYUYUYWWUUUWOUURURYUXTTYUbbXWUWWXTYUUUWWWWWWUWUUTWSRWWWUUZZWWWT"
    "WWWWRRUXXTTXWTWRQQUUYWWWWWWWWWWWWWWTWWWYWWYWXXXXWWWXWTaXWWSUTTZZZZWWTTTUXXUUXXXWQQQWTXWWWTTWWXXWWUUUXXUSSWUUTX"
    "XTZWXZWXUUUQKXWXWXUTTTbbbWWWUXWYYYUWWUUWcYURUWYYYWYRSZWXXWWYWWZWZUQXTWXWkWYbYUUYWYSWUjZXWUTUUaWOWYYUYUWRSYUYTT"
    "TTYYXXUbbQQWUWWUUSTbWYYTURRUTWXUbZWWWUUWWWUYXXUSYWXXXXXYWUYYYQURZWWUUUWUbbWWbUXYXdYUZYZUUUWUWWXWWUUUTWaWTYbUYQ"
    "UURQWWXWSWWTTTbUWWURRQQWWWWUUUXSUXSUUUUUQYRXXWTSUUUXXUWWUXXXaYaUaaXWWTTWXXUWXXXaXXWXXXUfeWeXWWXXWWWWUaaaUUcYeY"
    "UXXTUWWXXXUcZWTWWXUUTTUUUbXXSUUZXZcQWZXWYXXXXXXWWXTWWUTTaWTaUXXZRZZUTUSRWXSUWUUUUSSZYWTUUWWSSXXYUUXXZZZXUXWYXW"
    "YUWXWQZUWWTSUbbcWYUUYZYUUXWUXTWXURWWUWWWTUUUXXXWcWUYYYTUYWUWUUWXRRXZUWUWZTYUWUXWWZWWSWTXcWbXXSWWWRTUTWWUWWWWWW"
    "TWWRTWYSYUWWWUUUUUWWWUUTUXXSPTSUTTTWWcOSXWZOUUdbWaXWWTXZWUYWUZXWWUXXRRRXWSSTYYUUdWWWSSSfXRRQQWUWUUYYUUUUYZZNWQ"
    "QWUaYdUUUUUUXXTTZYXWSTWTaUTUUUZZWXUdUXUbURSUYUTTXURUTUWWZbWWTUYaWTUUUXUUUXXPXUUUTXXXWUUUUUXXYUWXWUUWWWWWWWSSXW"
    "WWQUUWWUUXUUUUWUXWXWWWWWWYYWWUXWYSSUUUacUUUUUSSXXXWWXXXYWZUWUTUUTTQQWYUUXXWWUQSQWTTUTUaWXXWWUUYYXXSYUUUUWUeWeX"
    "SSWWZXQQUUWUXWWUUWUUSUUUSXXURUUTTXWbcWWWWWRRRWWWWWWdUUUWWTTaWabUXYcTQXUUWWWUUYQUWXYWUUPYTTTUQWWXQUWWUWTUTKUWUT"
    "dXXWWUaWTUXXSUUWSXUSUYWXSXUWTUZSWURTWTSSUSXUPTUTUUUUUUWaWWSXUUWUTTUbabSUTYTSSWUWZUUXTQYRUXZXSaaXYYOSXUYTTXURRQ"
    "RTRTUaRZZZXRTRWWSaWRNSWXWWWWWWUTRUTWRRRRWWYUUbYXUUTUTTXbUWWUQTUXTXWWRWWWPWUUUXUbbQQSWSOZUYYYTUUURUhWUWUUUaTdWU"
    "UTWUWWYXRXXaWaXUYRRYXXUXXXXWWWWWWXXUUUWZXXYXTYYUUWXXUXWWWUXUUUUWWWbZWTUUUURWWWRRUWWWWYZZXWUUWWXXUWURUUTTWWTQSZ"
    "bWXYUSTWSUXUQXWWQUUTTTaUWWWWUSXXTTbSTWUWXXWTUWWUZZZZUUUTUWdWWWWUWWXWWYUMRSTUUTWSPSSSTXWURRUUSXXTWWWWbUXXUWWUWW"
    "WWTTWYUUUUYUUZUWWTYWWWUUWUWWWUMPRYWUUUTUUUOUTTWWRTWWSSTSSXXWXWSSUXXSXYWWUUWTTYYWWXXTTXXXUTTTTXUTYXXWWUWTTXUUUY"
    "TTTXWXTWWWUUWWXXWWWQTXWWXTUWWWWTXUWXWTWSTTTTTUWWWXUUWUWWWXXXWXWUTTWWWXXXWWWWUUYUPWTRTTWTWUTTWWTUURUXXWWUXTQUUW"
    "WRXWXUWUUUUUXRSWWTUUURWSTTTWTTTQaWTWUURWWWUUYWUSXXUUYWWcXXXXWWTTWYXNUWXWWWTXTTUUWXSUSWWXXWWRUSTWWWWWWWYWWWWWWU"
    "WWUWWSTTWXTWWRRSRRYYUWWUUXXXZZUUXXXUSWSTWTTTXWUYTWWSYWRWSTTTWWYWWQWWXXXXTWXXXWWWWWWSXXXSXRWWWWRTcZUTUUXWWTXXYW"
    "WWWXXWWWUUQUTTUUUTLWSPSTXXRSUUUQRRRTWWWXXXXUaWWUUaWWXTUYUTXTUWUXXWWUYdWZZWWRTXWaUTTTUTUUTTWUTUUWTWXXXWWWXPUUUX"
    "WXYYTUSWWZaZWXXUXWXSShUUUUUSSXXZZWXUXYTTWWNWRXWXUWWSTWSSUSUUUUSUXWUWYTTWWTbbWXYWbWWXXWZWWWZXYYXTUUUTTTUWUWWUUU"
    "TYZUWXYUYTTUTWYYWWUZTTTbWXXWWSSSUTTTUXXTTTXXUWUZYYUYYWXWTTTWUYXXWWYXXXXXWRTWaXWWUTTXWXWWYXWWZQTXXXUXXUTXTWWWUU"
    "RSUUZTWYSUXTUUUXUUUTYXTTUTRQaWXXWUTTUXcUXTXWUUWWXYYWUUUUUWYWWXUUWXWWUWSTZWWXXRUTWWWWYYUTWaaWUYWWUUWWTYWWWUUUTX"
    "YYTTWUUTWTWWWTTSTTTTQRRUUTTRXZZXTTUUXXXWTTTdWWUWWXWWTUUaaUUUMSQRWWWWWWWWRUUWTZZUTWWUUWWTQQWWWWU"
)
