"""What each mark of a standing request says about whether it holds the rule: data only, read by `core.linear`.

Written by `python -m tests.core.standing_training`; do not edit. Marks stand between bars and line ends.
"""

from __future__ import annotations

ALWAYS = 7
MARKS = """
!|#^advice|#^always|#^denial|#^done|#^empty|#^every|#^fact|#^forbid|#^habit|#^keep|#^maybe|#^negation
#^praise|#^prefer|#^question|#^request|#^standing|#^statement|#^still|#^told|#^unlearn|#advice|#advice$
#always|#always and asking|#always and every|#always and forbid|#always and keep|#always and polite
#always and praise|#always and question|#always and request|#always and standing|#always and symptom
#always with every|#always with forbid|#always with keep|#always with praise|#always with question
#always with standing|#always with statement|#always with symptom|#asking|#asks|#beside 0|#beside 1|#beside 2
#beside 3|#beside 4|#clauses 1|#clauses 2|#clauses 3|#denial|#done|#empty|#empty$|#every|#every and request
#every and standing|#every and statement|#every with request|#every with standing|#every with statement
#every$|#fact|#fact$|#forbid|#forbid and keep|#forbid and question|#forbid and request|#forbid and standing
#forbid and statement|#forbid with keep|#forbid with question|#forbid with request|#forbid with standing
#forbid with statement|#forbid$|#go_on|#go_on$|#habit|#instead|#instead$|#keep|#keep and maybe
#keep and polite|#keep and praise|#keep and recall|#keep and request|#keep and standing|#keep and statement
#keep and symptom|#keep with maybe|#keep with polite|#keep with recall|#keep with request|#keep with standing
#keep with statement|#keep$|#left 0|#left 1|#left 2|#left 3|#left 4|#left 5|#left 6|#left 7|#left 8|#length 3
#length 4|#length 5|#length 6|#length 7|#maybe|#maybe and polite|#maybe and question|#maybe and request
#maybe with polite|#maybe with question|#maybe with request|#negation|#negation$|#plan|#polite
#polite and praise|#polite and question|#polite and recall|#polite and request|#polite and standing
#polite and statement|#polite with question|#polite with recall|#polite with request|#polite with standing
#polite$|#praise|#praise and request|#praise and standing|#praise with request|#praise with standing|#praise$
#prefer|#prefer$|#question|#question and recall|#question and request|#question and standing
#question with recall|#question with request|#question with standing|#question$|#recall|#recall and request
#recall with request|#request|#request and standing|#request and statement|#request and symptom
#request and unlearn|#request with statement|#request with symptom|#request with unlearn|#rule false
#rule true|#should|#standing|#standing and statement|#standing and symptom|#standing with symptom|#standing$
#statement|#statement and symptom|#statement with symptom|#still|#symptom|#symptom$|#told|#undo|#unlearn
#unlearn$|#within 1|#within 2|#within 3|#within 4|#wrong|#wrong$|0|0 $|0 0|0 is|?|? $|^ 0|^ add|^ always
^ anota|^ black|^ cache|^ changelog|^ claude|^ db|^ de|^ don't|^ each|^ fetch|^ forget|^ from|^ good
^ healthz|^ i|^ if|^ in|^ keep|^ let's|^ make|^ never|^ next|^ no|^ please|^ pnpm|^ put|^ slow|^ so|^ vor
^ we|^ when|^ write|^ yes|^ you|^ отныне|^c|^cl|^cla|^f|^fe|^fet|^p|^pn|^pnp|^い|^いい|^そ|^その|^ま|^また
^今|^以|^以后|^把|^把这|^次|^消|^消す|^消す前|^私|^私が|^私がと|^覚えて|^记|^记住|^记住:|^这|^그|^기|^기억
^기억해|^끝|^나|^내|^내가|^다|^다음|^메|^메모|^방|^방금|^배|^배포|^새|^스|^앞|^앞으|^앞으로|^오|^이|^커|^커밋
a|a file|a rule|a standing|a test|about|about formatting|about naming|about the|add|add a|add to|again
again $|agents|agents md|agent~|ahora|airplay|airplay $|airpl~|always|always $|always ask|always do
always run|alway~|am|and|anota|anota aí|any|anything|anyth~|as|ask|ask $|ask for|ask me|asking|askin~|at|auf
avant|aí|before|before you|befor~|billing|billi~|bitte|bitte immer|black|black $|branc~|build|bump|bump the
by|cache|cache $|can|causa|cause|changelog|changelog $|chang~|chaque|chaqu~|check|ci|claude|claude md|claud~
code|come|commit|commit $|commits|commi~|conve~|das|database|datab~|db|db $|de|default|defau~|demo|deploys
deplo~|der|do|do it|do that|don't|don't forget|down|down somewhere|each|each time|el|em|endpo~|env|erst|esr
esr $|ever|every|every new|every time|everything|everywhere|every~|expor~|fetch|fetch $|file|file $|firefox
firefox esr|firef~|first|for|for all|for claude|for later|for next|for the|force|forget|forget that
forget what|forge~|format|formatting|forma~|found|from|from here|from now|future|future sessions|futur~
gener~|good|good to|habit|has|have|healthz|healthz $|healt~|here|here on|holds|how|how i|i|i ask|i said
i want|i'm|if|if i|immer|immer $|immer erst|in|in claude|in future|in memory|in mind|in your|into|into claude
is|it|it $|it a|it every|it from|it in|just|just found|keep|keep in|keep it|know|know for|kommt|künftig
künft~|la|later|later sessions|le|let's|like|lines|logging|loggi~|main|make|make it|make sure|md|md $|md db
md sql|md that|me|me $|me always|me before|means|memory|memory $|memor~|merge|migra~|mind|mind for|mir|mock
module|modul~|more|must|my|naming|namin~|need|need a|never|new|next|next time|nice|nie|no|node|node 0|note
note for|note the|notes $|now|now on|number|numbe~|of today|ok|on|on $|on please|only|openapi|opena~|os|our
out|out $|over|owns|owns the|please $|please remember|pnpm|pnpm $|port|port 0|prefer|prefe~|prod|prs|push
pushen|pushen $|pushe~|put|put it|put that|put this|qa|qa $|que|release|relea~|remember|remember it
remember this|remem~|revie~|rule about|run|run black|said|said about|save this|schema|schema $|schem~|scrip~
see|sessions|sessions $|sessi~|share~|siempre|siemp~|skip|slow|slow $|small|so|so we|somewhere|somew~|sql
sql $|staging|stagi~|standing|stand~|store|store it|sur|sure|tabs|tag|test|test $|tests|than|that|that $
that down|that every|that for|that in|that the|that to|that we|that's|that'~|the|the billing|the build
the future|the next|the release|the way|then|then $|this|this $|this down|time|time $|time you|to|to know
to memory|to see|today|too|too $|under|unless|unless i|unles~|up|use|use it|use the|utc|varia~|vendor|vendo~
vitest|vites~|vor|want|want it|want to|way|we|we do|what|what i|what we|when|when you|wieder|wiede~|windows
windows $|windo~|with|write|write down|write that|yes|you|you add|you know|you remember|you write|you're
you'r~|änder~|ça|ça $|комми~|на|отнын~|отныне|いい|いて|いて$|いで|いで$|う|うし|うして|うして$|え|えて|えて$
えてお|お|おいて$|か|から|からは|からも|が|き|く|け|けて|けて$|こ|こと|こと$|ことは|ことを|これ|さ|した|して
しな|しない|す|す$|す前|す前に|ずっ|ずっと|ずっと$|そ|そう|そうし|その|た|たこ|たこと|たら|だ|だけ|っ|った
ったこ|ったら|って|っと|っと$|て$|で|で$|です|です$|と|と$|とは|とを|と言|と言っ|ど|な|ない|ないで|に|には
には毎|に書|に書い|に残|に残し|の|のこ|のこと|は|は今|は今後|は毎|は毎回|は絶|は絶対|ま|まず|また|めて|も
もそ|もそう|らは|らも|る|れ|れて|れて$|を|を付|を付け|を回|を回し|を教|を教え|イ|エ|キ|ク|グを|シ|シュ|ス|ッ
ック|ッシ|ッシュ|ット|テ|デ|ト|フ|マ|ュ|リ|リは|ルは|ルー|ルール|ログを|ン|ー|ーマ|ール|一|一律|一律用|下来
下次|不|个|之|之前|事|今|今後|今後は|付|付け|付けて|付けて$|以内|以内で|以后|以后都|以後|住|使|先|内|内で|再
到|前|前に|原|原因|后|后都|四|四点|回|回し|回して|回して$|回答|因|変|変更|天|好|库|式|律|律用|後は|必|必ず|忘
我|我$|把|把这|教|教え|教えて|教えて$|数|文|文$|新|更|書い|書いて|来|次|次か|次から|残|残し|残して|每|测|测试
消|消す|消す前|点|用|短|私|私が|答|絶|絶対|置|置$|聞|聞い|聞いて|行|行で|行以|行以内|表|要|見|覚|覚え|覚えて
言|言っ|言った|记|记下|记下来|记住|试|返|这|这个|都|都用|都要|里|里$|重|重置|重置$|问|问我|问我$|가해|거|건
게|게$|경|계|계속|고|그|그냥|그렇|금|금지|기|기면|기억해$|까|꼭|끝|나|나중|나중에|나한|나한테|내|내가|내로|냥
넣어|넣어줘|넣어줘$|네|는|늘|다|다고|다음부|대|더|도|도$|됨|됨$|두|두고|둬|둬$|드|든|때|때마|때마다|또|라
라고|라이|러|런|렇|렇게|레|레이|려|로|로$|로도|를|름|리|리는|리해|린|마|마다|만|만들|말|매|매번|먼|먼저|메
메모|메모해|면|모|모해|목|무|무조|무조건|문|물|물어|물어봐|밋|밋은|박|박스|방|방금|배포는|버|버는|번|변|보
보여|봐|부|부탁|부탁해|부탁해$|부터|부터는|붙|붙여|붙여줘|붙여줘$|상|상$|새|생|생기|생기면|서버|서버는|선|세
션|속|스|스트|시|시부|시부터|시작|시작해|시작해$|써|써$|아|안|알|알아|앞|앞으|앞으로|야|약|약은|얘|얘기|어봐
어줘|어줘$|억해$|억해둬|억해둬$|억해줘|에|에도|에러|에만|에서|여|여줘|여줘$|열|오|요|요약|요약은|용|우|워|워$
원|원인|으로|으로도|은|음부|음부터|이|이내|이내로|이런|이렇|이렇게|이름|이야|이제|인|일|있|자|자$|작|작게
작해|작해$|장|장해|장해줘|장해줘$|재|저|저장|저장해|적|적어|적어줘|전|전에|절|절대|정|정리해|제|조|조건|좋
좋다|줄|중|중에|줘$|지|지$|지워|진|짧|추|추가|추가해|캐|캐시|캐시부|커|커밋|커밋은|크|키|탁|탁해|탁해$|터
터는|테|테스|테스트|통|트|트는|파|파일|포|포는|포에|폴|폴더|하|하면|한|한테|할|항|항상|항상$|해$|해둬|해둬$
해줘$|확|확인|환|환경
"""
WEIGHTS = (
    "UWbYWKZXacXWYNWWTpQRQTUWaWXYXWQXYRXXYWSXQUWWXSNIcqXbaYYUJcZWXXWXXeabTWbZWQWbYWYROdZWIaUXXSRbbWUXSQYd7TQQcliheN"
    "NYiWaWWWWWWYWSWUXXTWUXXTWXLMQSUTcaXXZUXYUYXXXXZQSRWaRHiWhbcYYTMLObWFWNSBbbjUSjcWWWWZWbSWWWUWWUWZTXTWWXWUWUWWWT"
    "WXWWWYWOUWWXXXXXXWWWUUTTWWUWWTTWWWWWWWWUWWTSXXXWUTTWWXXRRWWWWWWWUTWWUWWSWPWTSXWXSUUUUWWWWaUZUWaWaSWWWWWbZWWWWW"
    "TWWXWXWWUUXXWWWWWWWURSWWWWWWWUUUWUXWXYTQWWXXXWWWWWWXTSRTSUWWWWWWWWWWUWSSWTWaXXWWWWWXUWUXUYRUTRPWMTaWXWUWWTUSWW"
    "XXXYWTSSTWTSXXXRUWdXWTYUSSZQWWUUWUTUXUUWRSSRUUWWUWUUWSWUTOWWXZUWWZURTbWYWWYWWWWWTTWWWWWXUYXWWUXTUXXWWUWdWWYWWW"
    "UTTWXXWWXXWWWWWWWYYYXXUWWWWTTXXTXUUWWTUUXWXWWTTTWSSWWWWQQUUXWWWSSTTWUWXWWWWSWUUUWWUXUUYWWWUTUUURUUUSWZUWWUXXWW"
    "WWXTSWYWWWYYWTSWTTXRTTWWTTYYYXTTSUZWWWXWWWSUWWWWRWUTSRUUUXXWWUTXXWUXSTXWWQUWTURSUWWWYWWWTTWSUUTURRYXWUUSXSTWTY"
    "UXWWXTUWWSWWWYWWWWUUUXXbSSWWWWWWWURUUWUWRUUYWWWWWWWWWWWWWWXWWWWWWXWWWWWUUUWWWWUXWWTTXUWWWUUXWWWWWWTSWWUWWWWTYW"
    "TTUSWWWWWWWTWWWSXSWWXWWSWWTTWWWWXWWWWWWTUWWUUUWWWXWWXSXXWXWWWWXWWYYWWWWWWWWTTTSTTWWWQTTTWTTWWWWWWWSWPTWRSWTWUS"
    "WUWXUWXTTTWWUTWWUUTUfURWWUXSWWWSSTSWTXWWSYXWWWQQWWWTUUWWWWUXXWZWUUTWWTTTZUTWWWWWWWWWWWWQRXWWUWWWWXTTTYWXXWWWWW"
    "WWWWWWUUSaWXWWWWWWWUWUUUUUYXWTTWUSXTSWRWWWUXXXWUYXWTXXWTTUUZWWWWWWRRWWWWWUTSXWWWTTTTWUTTTUWWWWWTUWWWRTWSTRYWWW"
    "WWWWWWWWWWWWTTTZWWWWWWWWWWXTWWWWTWWWWWZSSSXXWW"
)
