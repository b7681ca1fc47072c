"""Passwords among the words of a command: ``mysql -pX``, ``curl -u user:X``, ``vault login X``, ``echo X | …``.

Owns the table of programs whose options take a password without naming it. Long options that name one are
``redaction_names``' affair. Called by ``redaction`` when a short option or a login word occurs.
"""

from __future__ import annotations

from harness_memory.hot.redaction_values import ALNUM, is_mixed, is_number, is_reference, is_stand_in, read_value

# How the words of a program carry a password, and the programs that do so:
#   "-p"  the option's value, attached or the next word     "-p+"  attached only     "login"  the word after it
#   "-u:"  the option's value after a colon ("%" and "," alike)     "$"  the last word
#   "login -p"  as "-p", when "login" is among the first words
_PROGRAMS = (
    (
        ("-p+",),
        "mysql mysqldump mysqladmin mysqlimport mysqlshow mysqlcheck mycli mariadb mariadb-dump 7z 7za 7zz unrar",
    ),
    (("-p+", "-hp+"), "rar"),
    (("-p",), "sshpass mongo mongosh mongodump mongorestore mongoexport mongoimport cqlsh twine certutil psexec"),
    (("-p",), "useradd usermod"),
    (("login -p",), "docker podman nerdctl buildah skopeo crane oras helm az oc cf"),
    (("-P",), "zip unzip sqlcmd bcp osql ipmitool mosquitto_pub mosquitto_sub"),
    (("-w",), "ldapsearch ldapmodify ldapadd ldapdelete ldapwhoami"),
    (("-w", "-s"), "ldappasswd"),
    (("-w", "unlock-keychain -p", "import -P"), "security"),
    (("-N", "-P"), "ssh-keygen"),
    (("-A", "-X"), "snmpwalk snmpget"),
    (("-k",), "openssl dotnet"),
    (("-k", "-ApiKey"), "nuget"),
    (("-a", "auth", "AUTH"), "redis-cli"),
    (("-t",), "doctl influx"),
    (("-pw",), "plink pscp"),
    (("-upw", "-opw"), "pdftotext"),
    (("/p:+",), "xfreerdp wfreerdp"),
    (("/p",), "signtool"),
    (("-u:", "--user:", "-U:", "--proxy-user:", "-E:", "--cert:"), "curl"),
    (("-a:", "--auth:"), "http https xh"),
    (("-U%",), "smbclient rpcclient"),
    (("-u,",), "lftp"),
    (("login",), "vault cargo"),
    (("authtoken", "add-authtoken"), "ngrok"),
    (("auth",), "snyk"),
    (("unlock",), "bw"),
    (("obscure",), "rclone"),
    (("encrypt_string",), "ansible-vault"),
    (("$",), "htpasswd rabbitmqctl wpa_passphrase walletpassphrase"),
    (("user $",), "net"),
)
_STDIN_READERS = ("--password-stdin", "--with-token", "--token-stdin", "sudo -s", "passwd --stdin", "chpasswd", "kinit")
_WORD_END = " \t\r\n;|)\0"
_FEWEST = 4
_LONGEST_COMMAND = 1000
_FARTHEST = 300


def find_in_commands(text: str, low: str) -> list[tuple[int, int]]:
    """Return the spans of passwords given to known programs; ``low`` is ``text`` in lower case, same offsets."""
    found = []
    for ways, programs in _PROGRAMS:
        for program in programs.split():
            found += _given_to(text, low, program, ways)
    for reader in _STDIN_READERS:
        found += _piped(text, low, reader)
    return found


def _given_to(text: str, low: str, program: str, ways: tuple[str, ...]) -> list[tuple[int, int]]:
    found = []
    at = low.find(program + " ")
    while at >= 0:
        end = at + len(program)
        if at == 0 or low[at - 1] not in ALNUM + "-_.":
            words = _words(text, end)
            for way in ways:
                found += _passwords(text, words, way)
            end = words[-1][1] if words else end
        at = low.find(program + " ", end)
    return found


def _words(text: str, at: int) -> list[tuple[int, int]]:
    """Return the spans of a command's words up to its end, with their quotes."""
    words: list[tuple[int, int]] = []
    limit = min(len(text), at + _LONGEST_COMMAND)
    while at < limit:
        while text[at : at + 1] in (" ", "\t") or text.startswith("\\\n", at):
            at += 1 if text[at] != "\\" else 2
        end = _word_end(text, at, limit)
        if end == at:
            return words
        words.append((at, end))
        at = end
    return words


def _word_end(text: str, at: int, limit: int) -> int:
    while at < limit and text[at] not in _WORD_END:
        if text[at] == "&" and text[at + 1 : at + 2] in ("&", " ", ""):
            return at
        if text[at] in "'\"":
            close = text.find(text[at], at + 1, limit)
            at = close if close >= 0 else at
        at += 1
    return at


def _passwords(text: str, words: list[tuple[int, int]], way: str) -> list[tuple[int, int]]:
    """Return the passwords among ``words`` that ``way`` leads to (see ``_PROGRAMS``)."""
    gate, _, way = way.rpartition(" ")
    if gate and not any(text[start:end] == gate for start, end in words[:6]):
        return []
    if way == "$":
        return _checked(text, *words[-1]) if len(words) > 1 else []
    is_attached = way[-1] == "+"
    splitter = way[-1] if way[-1] in ":%," else ""
    option = way[:-1] if is_attached or splitter else way
    found = []
    for index, (start, end) in enumerate(words):
        word = text[start:end]
        if word == option and not is_attached and index + 1 < len(words):
            found += _checked(text, *words[index + 1], splitter)
        elif word.startswith(option) and len(word) > len(option) and not option[0].isalpha():
            has_equals = word[len(option)] == "="
            if has_equals or not option.startswith("--"):
                found += _checked(text, start + len(option) + has_equals, end, splitter)
    return found


def _checked(text: str, start: int, end: int, splitter: str = "") -> list[tuple[int, int]]:
    """Return the word without its quotes, from behind ``splitter``, when it can be a password."""
    value_start, value_end, quoted = read_value(text, start)
    if quoted:
        start, end = value_start, min(value_end, end)
    if splitter:
        cut = text.find(splitter, start, end)
        if cut < 0:
            return []
        start = cut + 1
    value = text[start:end]
    if len(value) < _FEWEST or value[0] == "-" or is_reference(text, start, end, quoted) or is_number(value):
        return []
    is_phrase = quoted and value.count(" ") > 1
    return [(start, end)] if is_phrase or (is_mixed(value) and not is_stand_in(value)) else []


def _piped(text: str, low: str, reader: str) -> list[tuple[int, int]]:
    """Return what ``echo X | reader`` and ``reader <<< X`` hand over."""
    found = []
    at = low.find(reader)
    while at >= 0:
        line_at = max(at - _FARTHEST, text.rfind("\n", max(0, at - _FARTHEST), at) + 1, 0)
        bar = max(text.rfind("|", line_at, at), line_at)
        echo = max(low.rfind("echo ", line_at, bar), low.rfind("printf ", line_at, bar))
        if echo >= 0:
            words = _words(text, low.find(" ", echo))
            found += _checked(text, *words[-1], ":" if reader == "chpasswd" else "") if words else []
        here = text.find("<<<", at, at + _FARTHEST)
        if here >= 0:
            words = _words(text, here + 3)
            found += _checked(text, *words[0]) if words else []
        at = low.find(reader, at + 1)
    return found
