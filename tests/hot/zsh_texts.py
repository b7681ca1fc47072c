"""Random texts with the forms that zsh has and bash has not."""

from __future__ import annotations

from tests.hot.shell_texts import COUNTED, PROGRAMS, ShellTexts

PATTERNS = ("x)", "(x|y)", "y)", "*)", "x*)", "(x|y)z)", "(a b|x)", "<1-5>|x)", "|x)", "x(|y))")


class ZshTexts(ShellTexts):
    """Writes one random zsh text at a time."""

    def command(self) -> str:
        """A command, one in three in a form of zsh's own."""
        if self.depth > 3 or self.random.random() < 0.67:
            return super().command()
        self.depth += 1
        try:
            return self.random.choice(
                (
                    self.short_for,
                    self.foreach,
                    self.repeat,
                    self.brace_if,
                    self.short_if,
                    self.grouped_if,
                    self.glued,
                    self.brace_while,
                    self.brace_case,
                    self.always,
                    self.anonymous,
                    self.short_function,
                    self.named_twice,
                    self.modified,
                    self.separated,
                    self.written,
                    self.from_variable,
                )
            )()
        finally:
            self.depth -= 1

    def braces(self) -> str:
        """A body in braces, which needs no separator before the closing one."""
        return "{ " + self.list_() + str(self.pick(" }", "; }", "\n}" if not self.pending else " }"))

    def body(self) -> str:
        return self.random.choice((self.braces, self.simple, self.do_body))()

    def do_body(self) -> str:
        return "do " + self.list_() + "; done"

    def test_word(self) -> str:
        return str(self.pick("[[ $RANDOM -gt 16000 ]]", "(( RANDOM % 2 ))", "[[ x == (x|y) ]]", "[[ -n x ]]"))

    def short_for(self) -> str:
        self.loops += 1
        head = self.pick("for v (a)", "for v (a b)", "for v w (a b)", "for v in a b;", "for v ()", "for v (a b);")
        text = f"{head} {self.body()}"
        self.loops -= 1
        return text

    def foreach(self) -> str:
        self.loops += 1
        text = f"foreach v {self.pick('(a b)', '(a);', '(a b) ;')} "
        text += self.do_body() if self.random.random() < 0.5 else f"{self.list_()}; end"
        self.loops -= 1
        return text

    def repeat(self) -> str:
        self.loops += 1
        text = f"repeat 2 {self.body()}"
        self.loops -= 1
        return text

    def brace_if(self) -> str:
        text = f"if {self.pick('', '! ')}{self.test_word()} {self.braces()}"
        if self.random.random() < 0.3:
            text += f" elif {self.test_word()} {self.braces()}"
        return text + (f" else {self.braces()}" if self.random.random() < 0.4 else "")

    def grouped_if(self) -> str:
        """A condition that ends by itself."""
        condition = self.pick("({})", "{{ {} }}", "! ({})", "true && ({})", "({}) || {{ true }}").format(self.simple())
        if self.random.random() < 0.3:
            return f"if {condition} {self.simple()}"
        text = f"if {condition} {self.braces()}"
        return text + (f" elif (true) {self.braces()};" if self.random.random() < 0.5 else " fi")

    def glued(self) -> str:
        """Braces without a blank before or behind what they hold."""
        program = self.random.choice(PROGRAMS)
        text = (
            "{" + program + str(self.pick("", " x", ' "x"', " $HOME", " x{y}", " {x,y}", " {,x}", " ${${v}:-x}")) + "}"
        )
        return text if self.random.random() < 0.5 else f"{{{text}; {program} y}}"

    def short_if(self) -> str:
        return f"if {self.test_word()} {self.simple()}"

    def brace_while(self) -> str:
        self.loops += 1
        text = f"while {COUNTED} {self.random.choice((self.braces, self.simple))()}"
        self.loops -= 1
        return text

    def brace_case(self) -> str:
        arms = "".join(f"{self.pick(*PATTERNS)} {self.list_()} {self.pick(';;', ';|', ';&')} " for _ in range(2))
        return f"case x {self.pick('{ ' + arms + '}', 'in ' + arms + 'esac')}"

    def always(self) -> str:
        return f"{self.braces()} always {self.braces()}"

    def anonymous(self) -> str:
        loops, self.loops = self.loops, 0
        text = f"{self.pick('()', '() ', 'function')} {self.braces()} {self.words()}"
        self.loops = loops
        return text

    def short_function(self) -> str:
        self.count += 1
        self.functions.append(f"f{self.count}")
        return f"f{self.count}() {self.simple()}"

    def named_twice(self) -> str:
        self.count += 1
        name = f"f{self.count}"
        loops, self.loops = self.loops, 0
        names = f"{name} g{self.count}"
        text = f"{self.pick(f'function {names}', f'{names}()', f'{names} ()')} {self.braces()}"
        self.loops = loops
        self.functions += [name, f"g{self.count}"]
        return text

    def modified(self) -> str:
        return f"{self.pick('noglob', '-', 'command', 'builtin', 'exec', 'time', 'nocorrect')} {self.simple()}"

    def separated(self) -> str:
        program = self.random.choice(PROGRAMS)
        return f"{self.simple()} {self.pick('&|', '&!', '; ;', '&')} {program} {self.words()}"

    def written(self) -> str:
        target = self.pick(">! out", ">| out", ">>! out", "&>| out", "> out > gamma", "< =(alpha y)", "=(beta x)")
        target = str(self.pick(target, ">>& out", "<<< x"))
        return f"{self.random.choice(PROGRAMS)} {self.words()} {target}"

    def from_variable(self) -> str:
        program = self.random.choice(PROGRAMS)
        return str(
            self.pick(
                f"v='{program} x'; $v",
                f"v='{program} x'; $=v y",
                f"v='{program} x'; ${{=v}}",
                f"v=({program} x); $v",
                f"v={program}; $v[1] x",
                f"v=; $v {program} z",
                f"={program} x",
                f'{program} ${{(j:,:)v}} $#v $+v ${{v:t}} "${{(@)v}}"',
                f"{program} *(N) (a|b)(N) x(N)",
            )
        )
