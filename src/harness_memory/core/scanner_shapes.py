"""What the scanner knows by its shape, in whatever language the words around it are: marks, links, commands, our name.

Owns the patterns, each under the reason it gives; what words ask for is `scanner_intents`'. Every pattern is bounded:
gaps have a length and end with the line, so that a search stays linear. Called by `scanner`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

_FETCH = r"(?:curl|wget|iwr|irm|invoke-webrequest|invoke-restmethod|aria2c)\b"
_SHELL = r"(?:(?:ba|z|da|k|fi)?sh|pwsh|powershell|cmd|iex|invoke-expression)\b"
_INTERPRETER = rf"(?:{_SHELL}|(?:python[\d.]*|node|deno|bun|perl|ruby|php)\b(?! -m json))"
_SUDO = r"(?:sudo\s{1,9}(?:-\w{1,9}\s{1,9}){0,4})?(?:\w{1,9}=\S{0,40} )?(?:/\w{1,9}){0,3}/?"
_MARK = (
    r"(?:system(?![.\w])|system[-_ ]?(?:reminder|prompt|message)|assistant|tool[-_]?(?:result|call|use|output)s?"
    r"|function[-_]?(?:results?|calls?)|user[-_]approved|task-notification|command-(?:name|message)|im_(?:start|end)"
    r"|antml:\w+|local-command-\w+)"
)
# Placeholders too: a mark only where it closes or stands first in a line.
_SHARED_MARK = r"(?:human|user|developer|admin|thinking|result|instructions?|prompt|context|memor(?:y|ies)|rules?)"
_COMMAND = (
    r"(?:--\w|approve|reject|review|status|doctor|install|uninstall|queue|extract|demo|import|recall|dream|trace"
    r"|add|edit|promote|should|must|may|will|accepts|keeps|stores|learns|remembers|(?:memory|proposals|snapshot|db|eval):)"
)
_GUARDED = r"(?:password|secret|token|key|credential|dump|\.env)"
_UNKNOWN_HOST = r"https?://(?!10\.|127\.|192\.168\.|172\.|0\.0\.0\.0)\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}"
_AND_RUN = r"\b(?:and|then)\b[^\n]{0,20}\b(?:runs?|executes?|evals?|sources?)\b"

_ALWAYS = {
    "refers to this memory program": (
        r"\bharness[-_]memory\b|(?<!test )(?<!load )(?<!bench )\bharness memory\b",
        rf"(?<![\w-])hm(?::(?=\s)|(?=[은는이가을를의에])|\s+{_COMMAND})",
        r"\b(?:by|into|from|tell|ask|let) hm\b(?!\.\.)|\(hm\)"
        r"|\b(?:entry|memory|rule|note|authority|status)\b[^\n]{0,40}\bin hm\b",
        r"\b(?:tell )?the memory (?:tool|program|guard) (?:that|must|should|may|will|has to|cannot|can)\b",
        r"\bthis (?:memory|entry|note|rule) (?:may|must|can|should|will) (?:not|never|always) (?:be|expire|win)\b",
    ),
    "imitates a turn or a system mark": (
        rf"</?{_MARK}\b[^>\n]{{0,200}}>",
        rf"</{_SHARED_MARK}>|(?:^|\n)[ \t]{{0,9}}<{_SHARED_MARK}>",
        r"(?-i:\[/?INST\]|(?:^|\n)[ \t]{0,9}\[/?(?:SYS|SYSTEM|ASSISTANT)(?: [A-Z ]{0,40})?\])",
        r"<<\s?/?SYS\s?>>|<\|[a-z_]{2,40}\|>|<(?:start|end)_of_turn>",
        r"(?:^|\n)[ \t]{0,9}(?:#{1,4} ?)?(?:human|assistant|system)[ \t]{0,9}:\s",
        r"(?:--|==|\*\*|##)\s{0,9}(?:end|begin|start) of (?:memor|context|prompt|instruction|system|conversation)",
    ),
    "sends data away": (
        rf"\b(?:send|mail|email|forward|cc|bcc)\b[^.\n]{{0,60}}{_GUARDED}\w{{0,20}}[^.\n]{{0,40}}"
        r"\b(?:to|at) [\w.+-]{1,60}@[\w-]{1,60}\.\w",
        rf"\b(?:send|upload|post|push|copy|report|append|forward|sync|put|mirror)\b[^\n]{{0,80}}{_UNKNOWN_HOST}",
    ),
    "carries a beacon": (
        r"!\[[^\]\n]{0,200}\]\(\s{0,9}(?:https?:)?//",
        r"<(?:img|iframe)\b[^>\n]{0,200}(?:https?:)?//",
        r"\]\(\s{0,9}https?://[^)\n]{0,400}(?:\$\{?\w|\{\{|%7b|=(?:secret|token|key|data|env)\b|<[a-z_]{2,20}>)",
        r"https?://[^\s)]{0,200}(?:\$\(|`|\?[^\s)]{0,200}(?:\$\{?[a-z_]|\{\{|<(?:secret|token|key|data|env)s?>))",
        r"\$\([^)\n]{0,200}\)\.[\w.-]{1,80}\.\w|`[^`\n]{1,200}`\.[\w.-]{1,80}\.\w",
    ),
}
_UNLESS_PROHIBITED = {
    "runs code from the network": (
        rf"{_FETCH}[^\n|]{{0,200}}\|\s{{0,9}}{_SUDO}{_INTERPRETER}",
        rf"{_INTERPRETER}\s{{1,9}}(?:-\w\s{{1,9}})?[\"']?(?:<\(|\$\(|`)\s{{0,9}}{_FETCH}",
        rf"\b(?:eval|source|\.)\s{{1,9}}[\"']?(?:\$\(|`|<\(){_FETCH}",
        rf"{_FETCH}[^\n]{{0,200}}(?:&&|;)\s{{0,9}}(?:chmod \+x|(?:sudo )?(?:ba|z)?sh\b|\./)",
        r"\b(?:iex|invoke-expression)\s{0,9}\(|\bdownloadstring\(",
        r"\b(?:powershell|pwsh)(?:\.exe)?\s[^\n]{0,40}-e(?:nc|ncodedcommand)?\s",
        r"\b(?:exec|eval|compile)\([^\n]{0,80}(?:urlopen|requests\.get|fetch\(|http)",
        r"\b(?:node|deno|bun|perl|ruby|php|python[\d.]*)\s{1,9}(?:-\S{1,20}\s{1,9}){0,4}-\w{0,3}[cer]\b[^\n]{0,200}https?://",
        rf"\b(?:pull|fetch|download|get|load)(?:s|es)?\b[^\n]{{0,60}}https?://[^\n]{{0,80}}{_AND_RUN}",
        r"\b(?:run|running|runs|execute|executing|source|eval)\b[^.\n]{0,30}\b(?:script|code|binary|payload|file)\b"
        r"[^.\n]{0,30}\b(?:from|at|under) https?://",
        rf"\b(?:run|execute|install|load|source|fetch|download)\b[^\n]{{0,60}}{_UNKNOWN_HOST}",
        r"\b(?:pip|pipe|pipes|piping|feed)\b[^\n|]{0,20}https?://[^\n]{0,60}\b(?:in)?to (?:ba|z)?sh\b",
        r"\b(?:npx|pnpx|bunx|uvx|pipx run|deno run)\b[^\n]{0,20}https?://",
        r"\bdocker run\b[^\n]{0,60}(?:--privileged|-v /:/)",
        r"\bgit clone\s{1,9}https?://\S{1,120}\s{0,9}(?:&&|;)\s{0,9}(?:\./|cd |sh |bash |make)",
        r"\binstall\b[^\n]{0,60}\bfrom http://(?!localhost|127\.)",
        r"--(?:extra-)?(?:index-url|registry)[ =]http://(?!localhost|127\.)",
        r"/dev/tcp/|\bnc(?:at)? (?:-\w{1,6} ){0,4}-\w{0,4}e\b",
        r"\bbase64 (?:-d|--decode)\b[^\n]{0,40}\|\s{0,9}(?:ba|z)?sh\b",
    ),
}


def _compiled(shapes: Mapping[str, tuple[str, ...]]) -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((reason, re.compile("|".join(patterns), re.IGNORECASE)) for reason, patterns in shapes.items())


SHAPES = _compiled(_ALWAYS)
COMMANDS = _compiled(_UNLESS_PROHIBITED)
# Before a command in the same sentence, or right after it, these make it a prohibition.
NEGATION = re.compile(
    r"\b(?:never|don't|not|no|avoid|forbid\w*|refuse|reject|against|instead of|nie|nicht|nunca|jamais|não|никогда|не)\b"
    r"|금지|禁止|不要",
    re.IGNORECASE,
)
PROHIBITED_AFTER = re.compile(
    r"금지|하지 ?마|하지 ?말|지 않|안 된다|안 됨|禁止|しない|ない|不可|is (?:forbidden|banned|not allowed|prohibited)"
)
