"""Words that say nothing about what a text is about, by language. Data only, for `hot.lexical`."""

from __future__ import annotations

_ENGLISH = """
    a about actually after again all already also always am an and any anymore anyone anything are as at away back
    be because been before being both but by can cant cannot come could did didnt do does doesnt doing done dont
    down each either else even ever every everything few find for from further get gets getting give go goes going
    good got had has have havent having he help her here him his hi hello how however i id if ill im in instead into
    is isnt it its itself ive just keep know last later let lets like little look made make makes many may maybe me
    mean might mine more most much must my need needs never new no nor not nothing now of off often ok okay on once
    one only or other our out over own per please pls possible quite rather really right same say see seem seems she
    should show since so some someone something sometimes soon still such sure take tell than thanks that thats the
    their them then there theres these they thing things think this those though through thus till to too true try
    trying two under until up upon us use used uses using usually very via want wants was wasnt way we well went
    were what whats when where which while who whole why will with within without wont work works would wouldnt yes
    yet you your youre two first second third question answer really
"""
_KOREAN = """
    이 그 저 것 수 등 때 때문 좀 더 안 못 잘 다 왜 뭐 뭔가 어디 어디서 언제 누가 어떻게 어떤 무슨 무엇 우리 내 제 네
    나 너 지금 여기 거기 저기 이거 그거 저거 이게 그게 저게 이건 그건 있는 있어 있나 있을 있다 없는 없어 없나 없다
    하나 한번 다시 그냥 그런 이런 저런 그리고 그런데 근데 하지만 그래서 그러면 그럼 또 또는 아니 아니면 아직 이제
    이미 먼저 다음 계속 같은 같이 같아 대해 대한 위해 통해 정도 경우 모두 전부 되는 하는 해줘 해주 줘 주세 세요 해야
    하면 하나 하고 하지 해서 했는 는데 인데 니다 습니 합니 됩니 할까 될까 까요 나요 어요 아요 려고 려면 면서 지만
    지는 은지 는지 게해 싶은 싶어 은데 거야 거지 던데 다가 니까 이렇 그렇 렇게 어떻 떻게
"""
_JAPANESE = """
    これ それ あれ ここ そこ どこ こと もの ため よう とき 何 今 中 私 僕 人 時 的 方 前 後 場合 何か 必要 一つ
"""
_CHINESE = """
    这个 那个 什么 怎么 为什 我们 你们 可以 一个 是否 如何 请 我 你 他 的 了 是 在 和 吗 个 这 那
"""
_SPANISH = """
    el la los las un una unos unas de del al y o que en por para con sin es son como cómo cuándo cuánto qué se su
    sus mi lo le si sí no ya más muy este esta esto eso hay puedo puede debo antes después
"""
_FRENCH = """
    le la les un une des du de et ou que qui en dans par pour avec sans est sont comme ce cette ces se sa son mes
    mon il elle on nous vous je tu ne pas plus très faut peut
"""
_GERMAN = """
    der die das ein eine einen einem einer des dem den und oder dass was wie in im an am auf von vom zu zum zur mit
    ohne ist sind war wir ihr ich du er sie es man nicht noch nur auch schon bitte mir mich kann muss soll wird
    werden für
"""
_PORTUGUESE = """
    o os as um uma e ou que em no na nos nas por para com sem é são como se seu sua meu eu não mais já isso posso
"""
_RUSSIAN = """
    и в на с по для не что как это к у из за от до или но а мы ты я он она они так же бы уже если когда где
"""

_LANGUAGES = (_ENGLISH, _KOREAN, _JAPANESE, _CHINESE, _SPANISH, _FRENCH, _GERMAN, _PORTUGUESE, _RUSSIAN)
STOP_WORDS = frozenset(" ".join(_LANGUAGES).split())
