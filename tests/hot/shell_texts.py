"""Random shell texts from a grammar, for tests that compare the reader with bash itself.

Programs are the stubs of `shell_sandbox`; words hold the same names as data, quoted in every way, so that a reader that
looks at text instead of structure is caught.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

PROGRAMS = ("alpha", "beta", "gamma", "delta")
# Programs that stand in data only: whoever reports one as a command took data for code.
DATA_PROGRAMS = ("omega", "sigma")
DIRECTORIES = ("d1", "d2", "d1/d2", "..", ".", "d1/../d2")
PLAIN_WORDS = ("x", "test", "-f", "--flag=1", "a.b", "tests/unit", "--", "a:b", "é", "%", "1", "@", "x=y", "+w")
# bash 5.2 prints what stands in `$( )` and `<( )` anew before it runs it, and loses what separates a here-document from
# a command after it (`$(alpha <<E; beta` runs `alpha beta`). So where one holds a document there is but one command.
DOCUMENT_IN_SUBSTITUTION = re.compile(r"[$<>]\(.*(?<!<)<<(?![<\d])", re.DOTALL)
# The one condition of a while loop that ends however its body goes on.
COUNTED = "(( turns++ < 3 ))"
MUTATIONS = [*"'\"`$(){};&|<>\\\n#! ", "$(", "<<E\n", "fi", "done", " }", "((", "&&", "then "]


class ShellTexts:
    """Writes one random text at a time."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.pending: list[str] = []
        self.functions: list[str] = []
        self.depth = 0
        self.loops = 0
        self.count = 0
        self.has_documents = True
        self.mutations = MUTATIONS
        self.parts: tuple[Callable[[], str], ...] = (
            *(self.group, self.subshell, self.if_, self.for_, self.while_, self.case, self.function, self.nested),
            *(self.wrapped, self.leave, self.move, self.test, self.nested, self.wrapped, self.move, self.trap),
            *(self.call, self.assign),
        )

    def text(self) -> str:
        """A text of one to four lines."""
        self.pending, self.functions, self.depth, self.loops, self.count = [], [], 0, 0, 0
        lines = [self.list_() + self.newline() for _ in range(self.random.choice((1, 1, 2, 3, 4)))]
        return "".join(lines)

    def mutated(self) -> str:
        """A text with a few characters put in or taken out: most are refused by the shell in part or whole."""
        while DOCUMENT_IN_SUBSTITUTION.search(text := self._mutated()):
            pass
        return text

    def _mutated(self) -> str:
        text = self.text()
        for _ in range(self.random.choice((1, 1, 2, 3))):
            at = self.random.randrange(len(text) + 1)
            if self.random.random() < 0.4:
                text = text[:at] + text[at + self.random.choice((1, 1, 2)) :]
            else:
                text = text[:at] + self.random.choice(self.mutations) + text[at:]
        return text

    def newline(self) -> str:
        bodies, self.pending = "".join(self.pending), []
        return "\n" + bodies

    def pick(self, *choices: object) -> object:
        return self.random.choice(choices)

    def separator(self) -> str:
        return self.newline() if self.random.random() < 0.2 else str(self.pick("; ", ";", " ; ", "; "))

    def list_(self) -> str:
        parts = [self.and_or()]
        while self.random.random() < 0.3 and self.depth < 4:
            parts.append(" & " if self.random.random() < 0.08 else self.separator())
            parts.append(self.and_or())
        return "".join(parts)

    def and_or(self) -> str:
        text = self.pipeline()
        while self.random.random() < 0.25:
            operator = str(self.pick(" && ", " || ", "&&", " &&\n" if not self.pending else " && "))
            text += operator + self.pipeline()
        return text

    def pipeline(self) -> str:
        text = str(self.pick(*[""] * 12, "! ", "time ")) + self.command()
        while self.random.random() < 0.12:
            text += str(self.pick(" | ", "|", " |& ")) + self.command()
        return text

    def command(self) -> str:
        self.depth += 1
        try:
            if self.depth > 4 or self.random.random() < 0.62:
                return self.simple()
            return self.random.choice(self.parts)()
        finally:
            self.depth -= 1

    def block(self) -> str:
        if self.random.random() < 0.3:
            return self.newline() + self.list_() + self.newline()
        return " " + self.list_() + "; "

    def group(self) -> str:
        return "{" + self.block() + "}" + self.redirects()

    def subshell(self) -> str:
        return "( " + self.list_() + " )" + self.redirects()

    def if_(self) -> str:
        condition = str(self.pick("true", "false", "", "", "[[ $RANDOM -lt 9999 ]]")) or self.simple()
        text = f"if {condition}; then" + self.block()
        if self.random.random() < 0.3:
            text += f"elif {self.simple()}; then" + self.block()
        if self.random.random() < 0.5:
            text += "else" + self.block()
        return text + "fi" + self.redirects()

    def for_(self) -> str:
        self.loops += 1
        text = f"for v in {self.pick('a', 'a b', 'do done', '')}; do" + self.block() + "done"
        self.loops -= 1
        return text

    def while_(self) -> str:
        condition = str(self.pick("true", ":", "", COUNTED, COUNTED)) or self.simple()
        loops, self.loops = self.loops, self.loops + 1 if condition == COUNTED else 0
        text = f"while {condition}; do" + self.block() + "break; done"
        self.loops = loops
        return text

    def case(self) -> str:
        subject = self.pick("x", "y", '"x"', "'a b'", "xx")
        arms = "".join(
            f"{self.pick('(', '')}{self.pick('x', 'y', '*', 'x|z', 'in', 'x*', 'ab')}) {self.list_()}"
            f"{self.pick(';;', ';;', ' ;;', ';&', ';;&')} "
            for _ in range(self.random.choice((1, 2, 3)))
        )
        return f"case {subject} in {arms}esac"

    def function(self) -> str:
        self.count += 1
        name = f"f{self.count}"
        loops, self.loops = self.loops, 0
        head = self.pick(f"{name}() ", f"function {name} ", f"{name} ( ) ")
        text = f"{head}{self.group()}"
        self.loops = loops
        self.functions.append(name)
        return text

    def call(self) -> str:
        return self.random.choice(self.functions) if self.functions else self.simple()

    def leave(self) -> str:
        if self.loops and self.random.random() < 0.6:
            return str(self.pick("break", "continue"))
        return str(self.pick("exit", "return 2>/dev/null", "exit 3", "true", "false", ":"))

    def move(self) -> str:
        directory = self.random.choice(DIRECTORIES)
        return str(
            self.pick(
                f"cd {directory}",
                f"cd '{directory}'",
                f"pushd {directory} >/dev/null",
                "popd >/dev/null 2>&1",
                "cd - >/dev/null",
                f"command cd {directory}",
            )
        )

    def test(self) -> str:
        return str(
            self.pick(
                f"[[ alpha && $RANDOM -gt 16000 || -z {self.word()} ]]",
                "(( RANDOM % 2 ))",
                "[ $RANDOM -gt 9000 ]",
                "[[ $RANDOM == *[1-5] ]]",
                f"(( $({self.without_documents(self.simple)}) 1 ))",
                "[[ $RANDOM =~ [0-4]$ ]]",
            )
        )

    def trap(self) -> str:
        return f"trap {self.single(self.simple_line())} EXIT"

    def assign(self) -> str:
        name = self.pick("v", "w")
        return f"{name}={self.pick('alpha', '1', self.word(), '(omega x)', '')}"

    def simple_line(self) -> str:
        """A list without here-documents, to be quoted."""
        pending, self.pending = self.pending, []
        text = self.list_()
        text += self.newline() if self.pending else ""
        self.pending = pending
        return text

    def without_documents(self, part: Callable[[], str]) -> str:
        outer, self.has_documents = self.has_documents, False
        text = part()
        self.has_documents = outer
        return text

    def nested(self) -> str:
        functions, self.functions = self.functions, []
        loops, self.loops = self.loops, 0
        body = self.simple_line()
        self.functions, self.loops = functions, loops
        shell = str(self.pick("bash -c ", "bash -ec ", "bash -o pipefail -c ", "sudo bash -c ", "env A=1 bash -c "))
        kind = self.random.random()
        if kind < 0.2:
            return "eval " + self.single(body)
        if kind < 0.35 and self.has_documents:
            self.pending.append(body + ("" if body.endswith("\n") else "\n") + "NESTED\n")
            return "bash <<'NESTED'"
        if kind < 0.45:
            return "bash <<< " + self.single(body)
        return shell + (self.single(body) if self.random.random() < 0.6 else self.double(body)) + self.redirects()

    def wrapped(self) -> str:
        prefix = self.pick(
            "sudo ",
            "sudo -u beta ",
            "env ",
            "env A=1 ",
            "env -u B ",
            "nice -n 5 ",
            "nohup ",
            "timeout 5 ",
            "timeout -s KILL 5 ",
            "command ",
            "exec ",
            "xargs ",
            "xargs -n 1 ",
            "command -v ",
            'env -i PATH=$PATH PWD="$PWD" ',
            "builtin ",
            "sudo -- ",
            "time ",
            "exec -a beta ",
            "echo x | xargs ",
        )
        return f"{prefix}{self.random.choice(PROGRAMS)} {self.words()}" + self.redirects()

    def simple(self) -> str:
        self.depth += 1
        prefix = ""
        if self.random.random() < 0.12:
            prefix = f"{self.pick('A', 'B_1')}={self.pick('1', 'alpha', self.word())} "
        head = self.random.choice(PROGRAMS) if self.random.random() < 0.75 else self.odd_head()
        text = prefix + head + self.random.choice((" ", "  ", "\t", " \\\n ")) + self.words() + self.redirects()
        self.depth -= 1
        return text

    def odd_head(self) -> str:
        name = self.random.choice(PROGRAMS)
        return str(
            self.pick(
                f"\\{name}",
                f"'{name}'",
                f'"{name}"',
                f"{name[:2]}''{name[2:]}",
                f"$'{name}'",
                f"{name[0]}\\\n{name[1:]}",
                f"'{name} x'",
                "echo",
                "printf %s",
                ":",
                "cat",
                "$v",
                f"echo {name}",
                "true",
                f"./{self.pick('alpha', 'beta')}",
            )
        )

    def words(self) -> str:
        return " ".join(self.word() for _ in range(self.random.choice((0, 1, 1, 2, 3))))

    def word(self) -> str:
        kind = self.random.random()
        if kind < 0.5 or self.depth > 6:
            return self.random.choice(PLAIN_WORDS)
        self.depth += 1
        try:
            return self.odd_word()
        finally:
            self.depth -= 1

    def data(self) -> str:
        """Text that would be commands if anything ran it."""
        return str(
            self.pick(
                "omega x",
                "sigma; omega",
                "a\nomega\n",
                "# x",
                "it",
                ") omega",
                "} ; omega",
                "&& sigma",
                "| sigma x",
                "<<E",
                "fi; omega",
                "",
                "esac",
            )
        )

    def odd_word(self) -> str:
        pending, self.pending = self.pending, []
        functions, loops, self.loops = list(self.functions), self.loops, 0
        inner = self.without_documents(self.list_) if self.random.random() < 0.3 else self.simple()
        inner += self.newline() if self.pending else ""
        self.pending, self.functions, self.loops = pending, functions, loops
        dollar = f"$({self.pick('', ' ', '# it' + chr(39) + 's ) noise' + chr(10))}{inner})"
        tick = self.simple_line() if self.random.random() < 0.5 else "alpha y"
        tick = "`" + tick.replace("\\", "\\\\").replace("`", "\\`") + "`"
        return str(
            self.pick(
                self.single(self.data()),
                self.double(self.data()),
                dollar,
                f'"{dollar}"',
                f"<({inner})",
                tick,
                f'"a {dollar} b"',
                "$v",
                '"$v"',
                f"${{unset:-{dollar}}}",
                '"${v:-omega x}"',
                "{a,b}",
                "x{1,2}y",
                f"$'{self.pick('a', 'x;omega', chr(92) + chr(39) + '; sigma', chr(92) + 'n')}'",
                "a\\;b",
                "\\|",
                "a\\ b",
                f"$(( 1 + {self.pick('2', '(3)', '1<<2')} ))",
                "a#b",
                "${#v}",
                "${v%%;*}",
                "\"${v%'}'}\"",
                "$?",
                "*.zz",
                f"x{self.single(self.data())}y",
                f"$(( $({{ {inner}\n}} >/dev/null) 1 ))",  # what is no number ends the whole text
                "$unset",
                "~",
                '""',
                "\\#",
                "{",
                "}",
                "!",
                "if",
            )
        )

    def single(self, text: str) -> str:
        return "'" + text.replace("'", "'\\''") + "'"

    def double(self, text: str) -> str:
        for char in '\\"$`':
            text = text.replace(char, "\\" + char)
        return f'"{text}"'

    def redirects(self) -> str:
        if self.random.random() < 0.82:
            return ""
        kind = self.random.random()
        if kind < 0.5:
            return str(
                self.pick(" >out", " 2>&1", " >/dev/null 2>&1", " </dev/null", " &>out", " >|out", " <&-", " 2>gamma")
            )
        if kind < 0.6 or not self.has_documents:
            return " <<< " + self.word()
        return " " + self.here_document()

    def here_document(self) -> str:
        self.count += 1
        name = f"E{self.count}"
        quoted = self.random.random() < 0.5
        strip = self.random.random() < 0.2
        body = (
            self.pick("omega x\n", "it's\n", '"\n', "sigma; omega\n$(", "`", "")
            if quoted
            else self.pick(
                "omega x\n",
                "it's\n",
                f"a $({self.simple_line()}) b\n",
                "\\$(omega x)\n",
                f"{name} \n",
                "${v:-omega}\n",
                "",
            )
        )
        body = str(body) + ("" if not body or str(body).endswith("\n") else "\n")
        self.pending.append(body + ("\t" if strip else "") + name + "\n")
        mark = self.pick(f"'{name}'", f'"{name}"', f"\\{name}") if quoted else name
        return f"{'<<-' if strip else '<<'}{self.pick('', ' ')}{mark}"
