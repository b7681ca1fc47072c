"""Passwords among the words of a command: ``mysql -pX``, ``curl -u user:X``, ``vault login X``, ``echo X | …``.

Owns the table of programs whose options take a password without naming it. Long options that name one are
``redaction_names``' affair. Called by ``redaction`` when a short option or a login word occurs.
"""

from __future__ import annotations

from harness_memory.hot.redaction_values import ALNUM, is_mixed, is_number, is_reference, is_stand_in, read_value

# program → ways its words carry a password:
#   "-p"   the option with the value as next word or attached      "-p+"  attached only
#   "-u:"  next word is user:password                              "word" the word after this one
#   "$"    the last word                                           "login -p"  the option only after that word
_PROGRAMS = (
    ("mysql", ("-p+",)), ("mysqldump", ("-p+",)), ("mysqladmin", ("-p+",)), ("mysqlimport", ("-p+",)),
    ("mysqlshow", ("-p+",)), ("mysqlcheck", ("-p+",)), ("mariadb", ("-p+",)), ("mariadb-dump", ("-p+",)),
    ("mycli", ("-p+",)), ("sshpass", ("-p",)), ("zip", ("-P",)), ("unzip", ("-P",)), ("7z", ("-p+",)),
    ("7za", ("-p+",)),
    ("7zz", ("-p+",)), ("rar", ("-p+", "-hp+")), ("unrar", ("-p+",)), ("htpasswd", ("$",)), ("openssl", ("-k",)),
    ("curl", ("-u:", "--user:", "-U:", "--proxy-user:", "-E:", "--cert:")), ("http", ("-a:", "--auth:")),
    ("https", ("-a:", "--auth:")), ("xh", ("-a:", "--auth:")), ("redis-cli", ("-a",)), ("mongo", ("-p",)),
    ("mongosh", ("-p",)), ("mongodump", ("-p",)), ("mongorestore", ("-p",)), ("mongoexport", ("-p",)),
    ("mongoimport", ("-p",)), ("docker", ("login -p",)), ("podman", ("login -p",)), ("nerdctl", ("login -p",)),
    ("buildah", ("login -p",)), ("skopeo", ("login -p",)), ("crane", ("login -p",)), ("oras", ("login -p",)),
    ("helm", ("login -p",)), ("az", ("login -p",)), ("oc", ("login -p",)), ("cf", ("login -p",)), ("sqlcmd", ("-P",)),
    ("bcp", ("-P",)), ("osql", ("-P",)), ("ldapsearch", ("-w",)), ("ldapmodify", ("-w",)), ("ldapadd", ("-w",)),
    ("ldapdelete", ("-w",)), ("ldapwhoami", ("-w",)), ("ldappasswd", ("-w", "-s")), ("smbclient", ("-U%",)),
    ("rpcclient", ("-U%",)), ("snmpwalk", ("-A", "-X")), ("snmpget", ("-A", "-X")), ("ipmitool", ("-P",)),
    ("xfreerdp", ("/p:+",)), ("wfreerdp", ("/p:+",)), ("plink", ("-pw",)), ("pscp", ("-pw",)), ("cqlsh", ("-p",)),
    ("vault", ("login",)), ("ngrok", ("authtoken", "add-authtoken")), ("cargo", ("login",)), ("snyk", ("auth",)),
    ("bw", ("unlock",)), ("security", ("-w", "unlock-keychain -p", "import -P")), ("twine", ("-p",)),
    ("nuget", ("-k", "-ApiKey")),
    ("dotnet", ("-k",)), ("doctl", ("-t",)), ("lftp", ("-u,",)), ("mosquitto_pub", ("-P",)), ("mosquitto_sub", ("-P",)),
    ("rabbitmqctl", ("$",)), ("wpa_passphrase", ("$",)), ("rclone", ("obscure",)),
    ("ansible-vault", ("encrypt_string",)),
    ("signtool", ("/p",)), ("certutil", ("-p",)), ("pdftotext", ("-upw", "-opw")), ("influx", ("-t",)),
    ("ftp", ("-u:",)),
    ("psexec", ("-p",)), ("wmic", ("/password:+",)), ("net", ("user $",)), ("useradd", ("-p",)), ("usermod", ("-p",)),
    ("expo", ("-p",)), ("cadaver", ("-p",)), ("walletpassphrase", ("$",)), ("sqlplus", ("/@",)),
    ("sonar-scanner", ("-Dsonar.login=+",)),
)  # fmt: skip
_STDIN_READERS = (
    "--password-stdin",
    "--with-token",
    "sudo -s",
    "passwd --stdin",
    "chpasswd",
    "--token-stdin",
    "cryptsetup",
)


def find_in_commands(text: str, low: str) -> list[tuple[int, int]]:
    """Return the spans of passwords given to known programs."""
    found = []
    for program, ways in _PROGRAMS:
        at = low.find(program + " ")
        while at >= 0:
            end = at + len(program)
            if at == 0 or low[at - 1] not in ALNUM + "-_.":
                words = _words(text, end)
                for way in ways:
                    found += _passwords(text, words, way)
                end = words[-1][1] if words else end
            at = low.find(program + " ", end)
    for reader in _STDIN_READERS:
        found += _piped(text, low, reader)
    return found


def _words(text: str, at: int) -> list[tuple[int, int]]:
    """Return the spans of a command's words up to its end, whole with their quotes."""
    words = []
    limit = min(len(text), at + 1000)
    while at < limit:
        while at < limit and (text[at] in " \t" or text.startswith("\\\n", at)):
            at += 1 if text[at] != "\\" else 2
        start = at
        while at < limit and text[at] not in " \t\r\n;|&)\0":
            quote = text[at]
            if quote in "'\"":
                close = text.find(quote, at + 1, limit)
                at = close if close >= 0 else at
            at += 1
        if at < limit and at > start and text[at] == "&" and text[at + 1 : at + 2] not in ("&", " ", ""):
            while at < limit and text[at] not in " \t\r\n;|)\0":
                at += 1
        if at == start:
            break
        words.append((start, at))
    return words


def _passwords(text: str, words: list[tuple[int, int]], way: str) -> list[tuple[int, int]]:
    if way == "$":
        return _checked(text, *words[-1]) if len(words) > 1 else []
    if " " in way:
        gate, way = way.split(" ")
        if not any(text[start:end] == gate for start, end in words[:6]):
            return []
        return _passwords(text, words, way)
    attached = way.endswith("+")
    splitter = way[-1] if way[-1] in ":%,@" and not attached and way not in ("/p:",) else ""
    option = way.rstrip("+").rstrip(splitter) if splitter else way.rstrip("+")
    found = []
    for index, (start, end) in enumerate(words):
        word = text[start:end]
        if word == option and not attached and index + 1 < len(words):
            found += _checked(text, *words[index + 1], splitter)
        elif word.startswith(option) and len(word) > len(option) and (attached or not option.isalpha()):
            if option.startswith("--") and word[len(option)] != "=":
                continue
            found += _checked(text, start + len(option) + (word[len(option)] == "="), end, splitter)
    return found


def _checked(text: str, start: int, end: int, splitter: str = "") -> list[tuple[int, int]]:
    value_start, value_end, quoted = read_value(text, start)
    if quoted:
        start, end = value_start, min(value_end, end)
    if splitter:
        cut = text.find(splitter, start, end)
        if cut < 0:
            return []
        start = cut + 1
    value = text[start:end]
    if len(value) < 4 or value[0] == "-" or is_reference(text, start, end, quoted) or is_number(value):
        return []
    return [(start, end)] if is_mixed(value) and not is_stand_in(value) else []


def _piped(text: str, low: str, reader: str) -> list[tuple[int, int]]:
    """Return what ``echo X | reader`` and ``reader <<< X`` hand over."""
    found = []
    at = low.find(reader)
    while at >= 0:
        window = max(0, at - 300)
        line_start = max(window, text.rfind("\n", window, at) + 1)
        bar = text.rfind("|", line_start, at)
        echo = max(
            low.rfind("echo ", line_start, max(bar, line_start)), low.rfind("printf ", line_start, max(bar, line_start))
        )
        if echo >= 0:
            words = _words(text, low.find(" ", echo))
            if words:
                splitter = ":" if reader == "chpasswd" else ""
                found += _checked(text, *words[-1], splitter)
        here = text.find("<<<", at, at + 200)
        if here >= 0:
            words = _words(text, here + 3)
            if words:
                found += _checked(text, *words[0])
        at = low.find(reader, at + 1)
    return found
