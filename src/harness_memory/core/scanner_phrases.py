"""The phrases the scanner looks for, in English and Korean, each under the reason it gives.

Owns words only; how a text is prepared and judged is `scanner`'s. Every pattern is bounded: gaps between its words
have a length and end with the sentence, so that a search stays linear.
"""

from __future__ import annotations

import re

_GAP = r"[^.\n]{0,40}"
_PERSON = r"(?:the|your|any) (?:user|human|operator|person|developer|owner|maintainer|reviewer)s?\b(?!['’]s)"
_TELL = r"(?:tell|inform|mention|reveal|notify|alert|warn|telling|informing|mentioning|revealing|notifying)"
_SEND = r"(?:send|upload|post|append|copy|forward|transmit|exfiltrate|attach|leak)"
_SEND_KO = r"(?:전송|보내|업로드|올려)"
_SENSITIVE = (
    r"(?:\.env\b|\.ssh\b|\.aws\b|\.netrc\b|credentials?|secrets?|tokens?|api keys?|private keys?|environment variables?"
    r"|env vars|conversation|chat history|transcript|환경 ?변수|비밀번호|토큰|대화)"
)
_DESTINATION = r"(?:https?://|webhook|gist|pastebin|pull request|to [\w-]+\.[a-z]{2,})"
_FETCH = r"(?:curl|wget|iwr|irm|invoke-webrequest|invoke-restmethod)\b"
_INTERPRETER = r"(?:(?:ba|z|da|k)?sh|python3?|node|perl|ruby|iex|invoke-expression|pwsh|powershell)\b"
_MARK = (
    r"(?:system|system[-_]reminder|assistant|human|user|developer|tool_result|function_results?|user_approved"
    r"|instructions?|task-notification|command-name)"
)
_COMMAND = (
    r"(?:--\w|approve|reject|review|status|doctor|install|uninstall|queue|extract|demo|import|recall|dream|trace"
    r"|(?:memory|proposals|snapshot|db|eval):)"
)

_ALWAYS: dict[str, tuple[str, ...]] = {
    "asks to ignore instructions": (
        r"\b(?:ignore|disregard|forget|override|drop)\b[^.\n]{0,30}"
        r"\b(?:previous|prior|earlier|above|preceding|your|system|all other|everything)\b[^.\n]{0,20}"
        r"\b(?:instructions?|rules?|directives?|guidelines|prompts?|told|orders)\b",
        r"(?:이전|위의?|앞의|기존|모든|시스템)[^.\n]{0,12}(?:지시|명령|규칙|프롬프트|지침)[^.\n]{0,8}무시",
    ),
    "gives the agent another identity": (
        r"\byou are (?:now|no longer)\b",
        r"\byour (?:true|real|actual|new|only) (?:goal|purpose|task|brief|instructions?|role)\b",
        r"\bpretend (?:that )?(?:the|there|you)\b",
        r"너는 (?:이제|지금부터)",
        r"제한이? 없는 (?:인공지능|ai)",
        r"거절하지 ?마",
    ),
    "conceals something from the person": (
        rf"\b(?:do not|don't|never|without|avoid)\b[^.\n]{{0,20}}\b{_TELL}\b{_GAP}{_PERSON}",
        rf"\b(?:hide|conceal)\b{_GAP}\bfrom {_PERSON}",
        r"\bkeep (?:this|it) (?:between us|secret|hidden)\b",
        r"(?:^|[.;] )silently\b",
        r"\b(?:no need to|do not|don't|never) (?:document|report|log|mention) (?:it|this|that)\b",
        r"사용자(?:에게|한테|가)?[^.\n]{0,20}(?:알리지|말하지|보이지|모르게|숨기|숨겨)",
        r"몰래",
    ),
    "asks to report what is not so": (
        rf"\b(?:tell|say|report|claim|pretend)\b{_GAP}\b(?:fine|fixed|passed|success\w*|done|worked)\b[^.\n]{{0,20}}"
        r"\b(?:even|although|though|regardless|anyway)\b",
        rf"\bso that it passes and tell {_PERSON}",
        r"(?:실패|오류)[^.\n]{0,12}(?:성공|정상|완료)[^.\n]{0,8}(?:보고|말|답)",
    ),
    "spreads itself": (
        r"\b(?:copy|keep|put|add|insert|repeat|write|append|include) (?:this|these|the same)\b"
        rf"{_GAP}\b(?:paragraph|notes?|memory|text|lines?|message|instructions?|rule)\b"
        r"[^.\n]{0,60}\b(?:every|each|all|other|any)\b",
        r"이 (?:메모|문장|규칙|글|내용)[^.\n]{0,20}(?:다른|모든|각)[^.\n]{0,20}(?:복사|추가|붙여|적어)",
    ),
    "makes foreign text an order": (
        r"\b(?:follow|obey|execute|do) (?:whatever|anything|everything|all|any instructions?)\b"
        r"[^.\n]{0,60}\b(?:says?|contains?|tells?|asks?|found)\b",
        r"\btreat\b[^.\n]{0,80}\bas (?:an? )?(?:order|command|instruction|directive)s?\b",
        r"\bload your (?:behaviou?r|instructions?|rules|personality)\b",
        rf"\b(?:decode|decrypt|unscramble)\b{_GAP}\b(?:obey|follow|execute|run)\b",
    ),
    "refers to this memory program": (
        r"\bharness[-_]?memory\b",
        rf"(?<![\w-])hm(?::(?=\s)|(?=[은는이가을를의])|\s+{_COMMAND})",
        r"\bthis (?:memory|entry|note) (?:may|must|can|should|shall) (?:not|never) be\b",
    ),
    "imitates a turn or a system mark": (
        rf"</?{_MARK}\b[^>]{{0,200}}>",
        r"\[/?(?:INST|SYSTEM|SYS)\]",
        r"<\|[a-z_]+\|>",
        r"(?:^|\n)[ \t]{0,9}(?:human|assistant|system)[ \t]{0,9}:\s",
        r"--\s{0,9}end of (?:memory|context|prompt|instructions)",
    ),
    "carries a beacon": (
        r"!\[[^\]]{0,200}\]\(\s{0,9}https?://",
        r"\]\(\s{0,9}https?://[^)]{0,400}(?:\$\{?\w|\{\{|=(?:secret|token|key)\b)",
        r"\$\([^)\n]{0,200}\)\.[\w.-]{1,80}\.\w",
    ),
    "sends data away": (
        rf"\b{_SEND}\b[^.\n]{{0,30}}{_SENSITIVE}[^\n]{{0,60}}{_DESTINATION}",
        rf"{_SENSITIVE}[^\n]{{0,40}}(?:https?://|외부|서버)[^\n]{{0,60}}{_SEND_KO}",
        r"\bsecond remote\b[^\n]{0,40}\bpush\b",
    ),
}

_UNLESS_PROHIBITED: dict[str, tuple[str, ...]] = {
    "runs code from the network": (
        rf"{_FETCH}[^\n|]{{0,200}}\|\s*(?:sudo\s+(?:-\w+\s+)*)?{_INTERPRETER}",
        rf"{_INTERPRETER}\s+(?:-c\s+)?[\"']?(?:<\(|\$\()\s*{_FETCH}",
        r"\bexec\([^\n]{0,40}urlopen",
        r"\beval\s+[\"']?\$\((?:curl|wget)\b",
    ),
    "widens the agent's rights": (
        r"\b(?:auto-?\s?(?:accept|approve|allow|confirm)\w*|approve|accept|allow|grant|confirm)\b[^.\n]{0,20}"
        r"\b(?:every|all|any)\b[^.\n]{0,24}"
        r"\b(?:tool calls?|permissions?|edits?|requests?|commands?|prompts?|confirmations?)\b",
        r"dangerously-skip-permissions|\bbypass ?permissions?\b|\bbypass mode\b|\byolo mode\b",
        r"\b(?:disable|skip|bypass|turn off|switch off)\b[^.\n]{0,20}"
        r"\b(?:permission|approval|confirmation|guard|hook|scanner|review|safety|sandbox|secret scan|validation)"
        r"[^.\n]{0,60}\b(?:silently|anyway|do not report|without (?:asking|telling))\b",
        r"\bweaken (?:the )?(?:input )?(?:checks?|validation|security)\b",
        r"\bsudo rights\b[^\n]{0,60}\bno need\b",
        r"(?:권한|승인|확인)[^.\n]{0,16}(?:자동(?:으로)?|모두|전부)[^.\n]{0,10}(?:승인|허용|수락)",
        r"(?:훅|가드|안전 ?장치|검사)[^.\n]{0,12}(?:끄고|비활성화하고|우회하고|무시하고)",
    ),
}

NEGATION = re.compile(
    r"\b(?:never|do not|don't|must not|should not|not|no|avoid|forbid\w*|refuse|against|instead of)\b|금지",
    re.IGNORECASE,
)
"""Before a dangerous act in the same sentence these make it a prohibition."""


def _compiled(phrases: dict[str, tuple[str, ...]]) -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((kind, re.compile("|".join(patterns), re.IGNORECASE)) for kind, patterns in phrases.items())


THREATS = _compiled(_ALWAYS)
PROHIBITABLE = _compiled(_UNLESS_PROHIBITED)
