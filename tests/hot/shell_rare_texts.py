"""Random shell texts with what `shell_texts` leaves out: rare constructs, and characters put in odd places.

Each form stands here once, so that a look at the list tells what the comparison with bash covers.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from tests.hot.shell_texts import MUTATIONS, PROGRAMS, ShellTexts

RARE_MUTATIONS = [
    *MUTATIONS,
    *("\\\n", "\\\n", "\r", "\r\n", "\t", "$'", '$"', "<(", ">(", "=(", "${", "$((", "))", "[[ ", " ]]", "{fd}>", "2>"),
    *(";;", ";&", "esac", "case x in ", "function ", "coproc ", "select v in ", "time -p ", "! ", "!!", "|&", "&>"),
    *("<<-E\n", "<<'E'\n", "E\n", "<<< ", "in ", "do ", "{ ", "()", "() ", "`", "eval ", "exec ", "v=", "$v", "]"),
]

MARK = re.compile("@([12SGPBIQNDLW])")
# What the marks of a form stand for.
PARTS: dict[str, Callable[[RareTexts], str]] = {
    "S": lambda texts: texts.simple(),
    "G": lambda texts: texts.group(),
    "P": lambda texts: texts.subshell(),
    "B": lambda texts: texts.block(),
    "I": lambda texts: texts.inner(),
    "Q": lambda texts: texts.quoted(texts.inner()),
    "N": lambda texts: texts.newline(),
    "D": lambda texts: texts.without_documents(texts.simple),
    "L": lambda texts: texts.single(texts.simple_line()),
    "W": lambda texts: texts.words(),
}


class RareTexts(ShellTexts):
    """Writes texts in which every other construct is a rare one."""

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self.mutations = RARE_MUTATIONS
        self.parts = (
            *self.parts,
            *(self.coproc, self.select, self.shell_input, self.read_by_shell, self.xargs, self.find, self.rare_wrapper),
            *(self.directories, self.descriptor, self.history, self.alias, self.eval_words, self.variable, self.array),
            *(self.rare_loop, self.rare_function, self.positional, self.deep, self.deep, self.rare_trap, self.option),
            *(self.sh, self.sh, self.sourced, self.conditional, self.rare_case, self.time),
            *(self.values, self.guessed, self.counted, self.errexit),
        )

    def text(self) -> str:
        text = super().text()
        kind = self.random.random()
        if kind < 0.03:
            return text.replace("\n", "\r\n")
        return text

    def fill(self, *forms: str) -> str:
        """One of the forms, with what its marks stand for: `@1` and `@2` are two programs, the rest is in PARTS."""
        names = {"@1": self.random.choice(PROGRAMS), "@2": self.random.choice(PROGRAMS)}
        return MARK.sub(lambda mark: names.get(mark[0]) or self.part(mark[1]), self.random.choice(forms))

    def part(self, mark: str) -> str:
        """What stands for one mark."""
        return PARTS[mark](self)

    def inner(self) -> str:
        """A list to be quoted: of another shell, so without the functions and loops of this one."""
        functions, self.functions = self.functions, []
        loops, self.loops = self.loops, 0
        body = self.simple_line()
        self.functions, self.loops = functions, loops
        return body

    def quoted(self, text: str) -> str:
        if "\n" not in text and self.random.random() < 0.2:
            return "$'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
        return self.single(text) if self.random.random() < 0.6 else self.double(text)

    def coproc(self) -> str:
        return self.fill("coproc @S", "coproc @G", "coproc C @G", "coproc @P")

    def select(self) -> str:
        self.loops += 1
        text = f"select v in {self.pick('a b', 'omega', '')}; do" + self.block() + "break; done"
        self.loops -= 1
        return text + str(self.pick("", " <<< 1", " <<< omega"))

    def document(self, body: str) -> str:
        """Put a body in wait; the redirection that reads it."""
        self.count += 1
        mark, strip = f"N{self.count}", self.random.random() < 0.3
        self.pending.append(body + ("" if body.endswith("\n") else "\n") + ("\t" if strip else "") + mark + "\n")
        return f"{'<<-' if strip else '<<'}{self.pick('', ' ')}{self.pick(self.single(mark), chr(92) + mark)}"

    def shell_input(self) -> str:
        shell = self.pick("bash", "bash -s", "bash -s -- omega x", "bash -e", "sudo bash", "env A=1 bash")
        if not self.has_documents or self.random.random() < 0.4:
            return f"{shell} <<< {self.quoted(self.inner())}"
        document = self.document(self.inner())
        return str(
            self.pick(
                f"cat {document} | {shell}",
                f"{shell} {document}",
                f"{document} {shell}",
                f"{shell} {document} >out",
            )
        )

    def read_by_shell(self) -> str:
        return self.fill(
            "echo @Q | bash",
            "printf '%s\\n' @Q | bash -s",
            "bash <(echo @Q)",
            'bash -c "$(echo @L)"',
            'eval "$(printf %s @L)"',
            "bash /dev/stdin <<< @Q",
            "bash - <<< @Q",
            "echo @Q | (cat; true) | bash",
            "echo omega | bash -c @Q",
        )

    def sourced(self) -> str:
        return self.fill(
            ". /dev/stdin <<< @Q",
            "source <(echo @Q)",
            "source /dev/fd/0 <<< @Q",
            "echo @Q | . /dev/stdin",
        )

    def xargs(self) -> str:
        return self.fill(
            "echo x | xargs -I {} @1 {} @W",
            "echo x y | xargs -n1 -P2 @1 -f",
            "printf 'a\\nb\\n' | xargs -L 1 @1 x",
            "printf 'a\\0b\\0' | xargs -0 -r @1",
            "echo omega | xargs -I% bash -c @Q",
            "echo 'x y' | xargs -d ' ' @1",
            "xargs -I omega @1 a omega b <<< sigma",
            "echo @1 | xargs -I {} {} x",
            "xargs -a /dev/null @1 x",
            "echo x | xargs -t -- @1",
            "echo x | xargs sudo -u x nice -n 3 @1",
            "echo x | xargs --max-args=1 --replace @1 {}",
        )

    def find(self) -> str:
        return self.fill(
            "find . -maxdepth 0 -exec @1 {} +",
            "find . -maxdepth 0 -exec @1 x {} \\;",
            "find . -maxdepth 0 -name omega -o -exec @1 {} ';'",
            "find . -maxdepth 0 -exec bash -c @Q _ {} \\;",
            "find . -maxdepth 0 -exec @1 {} \\; -exec @2 -n {} +",
            "find . -maxdepth 0 -type d -ok @1 {} \\;",
            "find . -maxdepth 0 ! -exec @1 \\; -exec @2 x \\;",
            "find . -maxdepth 0 -print0 | xargs -0 @1",
        )

    def rare_wrapper(self) -> str:
        return self.fill(
            "env -S '@1 x' @W",
            "env -S'A=1 @1 \"a b\"' @W",
            "env --split-string='@1 omega' @W",
            "env -iS 'PATH='\"$PATH\"' @1 y'",
            "env -C d1 @1 @W",
            "env --chdir=d1 -u X @1 @W",
            "exec -a omega @1 @W",
            "exec -l @1 @W",
            "exec -c -- @1 @W",
            "command -p -- @1 @W",
            "command -V @1 @W",
            "command -v omega sigma @W",
            "command command -- @1 @W",
            "builtin eval @Q",
            "command eval @Q",
            "builtin command @1 @W",
            "setsid @1 @W",
            "setsid -w nice nohup @1 @W",
            "stdbuf -oL @1 @W",
            "timeout -k 1 --signal=9 5s @1 @W",
            "nice -5 @1 @W",
            "nice --adjustment=3 @1 @W",
            "sudo -iu x -- @1 @W",
            "sudo A=1 @1 @W",
            "sudo -E env -u B nice timeout 5 @1 @W",
            "type @1 omega @W",
            "hash @1",
            "which omega; @1 @W",
        )

    def directories(self) -> str:
        return self.fill(
            "pushd -n d1",
            "pushd +1",
            "popd -n",
            "popd +0",
            "dirs -c",
            "pushd",
            "cd -P d1",
            "cd -L -- d2",
            "CDPATH=. cd d1",
            "cd",
            "cd d1 d2",
            "cd $v",
            "cd -- -",
            "cd d1 && @S && cd -",
            "pushd d1 && @S; popd",
        )

    def descriptor(self) -> str:
        return self.fill(
            "@S {fd}>out",
            "{fd}<&0 @S",
            "exec {fd}>out; @S >&$fd",
            "exec 3>out 4>&3; @S 3>&- >&4-",
            "@S <>out",
            "@S >&out",
            "2>&1 >out @S",
            "@S &>>out",
            "@S 3<<< omega",
            ">>out <<< x @S",
            "@S > >(cat)",
            "@S < <(@D\n)",
            "@S | tee >(@I\n) >/dev/null",
            "12>out @S",
            "@S 1>omega",
        )

    def history(self) -> str:
        words = self.pick("!!", "!$", "!x", "!-1", "^a^b", "'!x'", '"!x"', "a!", "!#:0", "{!}")
        return self.fill(f"@1 {words}")

    def alias(self) -> str:
        return self.fill(
            "alias al='@1 x'@Nal y",
            "shopt -s expand_aliases@Nalias al='@1 x'@Nal y",
            "shopt -s expand_aliases; alias al='@1 '; al x",
            "shopt -s expand_aliases@Nalias @1='@2 -x'@N@1 y",
            "shopt -s expand_aliases@Nalias al='if'@Nal true; then @1; fi",
            "unalias -a; @1",
            "alias omega='sigma x'",
        )

    def eval_words(self) -> str:
        return "eval " + str(
            self.fill(
                "@1 x",
                "'@1 x' ';' @2 y",
                '"@1;" @2',
                "@1 \\; @2 \\&\\& @2",
                "-- @Q",
                "@Q @Q",
                "eval eval @Q",
                "$v x",
                '"@1 \\$v" "$v"',
                "'v=@1;' '$v x'",
                "cd d1 ';' @1",
                "'(' @1 x ')'",
                "'#' omega",
                '"f(){ @1 x; }"; f',
                "{@1,omega}",
            )
        )

    def variable(self) -> str:
        return self.fill(
            "v=@1; printf -v v @2; $v x",
            "v=@1; read v <<< @2; $v x",
            "v=@1; read -r w v <<< 'a @2'; $v x",
            "v=@1; mapfile -t v <<< @2; $v x",
            "v=@1; for v in @2 @1; do $v x; done; $v y",
            "v=@1; declare -n r=v; r=@2; $v x",
            "v=@1; declare v=@2; $v x",
            "v=@1; declare -u v; v=@2; $v x",
            "v=@1; unset v; $v @2 x",
            "v=@1; v+=' x'; $v y",
            "v=@1; v=@2 true; $v x",
            "v=@1; v=@2 eval '$v x'; $v y",
            "v=@1; (v=@2); $v x",
            "v=@1; { v=@2; } | cat; $v x",
            "v=@1 w=$v; $w x",
            "v='@1 a  b'; $v; \"$v\"",
            "v=@1; w=v; ${!w} x",
            "v=@1x; ${v%x} y",
            "v=xx@1; ${v#xx} y",
            "v=@1; ${v:0:2}${v:2} y",
            "${nov:=@1} x; $nov y",
            "${nov:-@1 y} x",
            "v=@1; ${v:+@2} x",
            "v=@1; IFS=p; $v x; unset IFS",
            "v=omega; : ${v:=@1}; v=@1; $v",
            "f9() { local v=@2; $v x; }; v=@1; f9; $v y",
            "f9() { v=@2; }; v=@1; f9; $v y",
            "v=@1; while read v; do $v x; done <<< @2; $v y",
            "v=@1; [[ @2 =~ (.*) ]] && ${BASH_REMATCH[1]} x",
            "v=@1; case x in x) v=@2;; esac; $v x",
            "v=@1; true || v=@2; $v x",
            "v=@1; (( v = 1 )); $v x",
            "v=@1; let v=1; $v x",
            "v=@1; export v; bash -c '$v x'",
            "v=@1 bash -c '$v x'",
            "v=@1; eval v=@2; $v x",
            "v=@1; trap 'v=@2; $v x' EXIT; $v y",
            "v=@1; getopts a v; $v x",
            "v=@1; echo ${v/@1/@2}; ${v/@1/@2} x",
            'v=@1; set -- @2; $1 x; "$@"',
            "readonly v=@1; $v x",
            "v=@1; coproc v { true; }; $v x",
            'v=(@1 x); $v y; "${v[@]}" z',
            "v=@1; v[1]=x; $v y",
            "v=@1; exec {v}>out; $v x",
            "v=@1; select v in @2; do $v x; break; done <<< 1; $v y",
            "v=@1; : $(( v = 1 )); $v x",
            "v=@1; : ${w:=$v}; $w x",
            "v=@1; wait -n -p v; $v x",
        )

    def array(self) -> str:
        return self.fill(
            "a=(@1 'x y'); \"${a[@]}\"",
            "a=(omega $(@D) sigma)",
            "a+=( [3]=@1 ); @1 ${#a[@]}",
            "declare -A m=([omega]=sigma)",
            "a[$(@D)0]=1",
            "a=(\nomega # x)\nsigma\n); @1",
            "a=(@1) @S",
            "unset 'a[0]'; ${a[0]:-@1} x",
        )

    def rare_loop(self) -> str:
        return self.fill(
            "for (( i = 0; i < 2; i++ )); do@Bdone",
            "for ((;;)) {@Bbreak; }",
            "for v; do@Bdone",
            "for v in a b@Ndo@Bdone",
            "for v in a; {@B}",
            "until @S; do@Bbreak; done",
            "while @S; @S; do@Bbreak; done",
            "for v in a b; do while true; do@Bbreak 2; done; done",
            "for v in a b; do@Bcontinue; @S; done",
            "for v in $(@D) x; do@Bdone",
            "for v in omega sigma; do $v x; done",
            "while read -r v; do@Bdone <<< x",
        )

    def rare_function(self) -> str:
        self.count += 1
        name = f"f{self.count}"
        loops, self.loops = self.loops, 0
        text = self.fill(
            "@F () @P",
            "function @F () @G",
            "function @F@N@G",
            "@F()@N@G",
            "@F() if true; then @S; fi",
            "@F() for v in a; do @S; done",
            "@F() [[ -n omega ]]",
            "@F() @G >out 2>&1",
            "@F() @G; export -f @F; bash -c @F",
            "@F() @G; unset -f @F; @F",
            "@F() @G; @F & wait",
            "@F() @G; @F | cat",
            "@F() @G; v=$(@F)",
            '@F() { "$@"; }; @F @2 x',
            "@F() { @S; return; omega; }; @F",
            "@F() { @F2() @G; }; @F; @F2",
            "@F() @G; v=@F; $v",
            "@F() @G; command @F x",
            "@F() @G; @F() { @S; }; @F",
            "cd() { @S; }; cd d1; unset -f cd",
        )
        self.loops = loops
        return text.replace("@F", name)

    def positional(self) -> str:
        return self.fill(
            'set -- @1 x; "$@"; shift; "$@"',
            "bash -c '\"$@\"' _ @1 x",
            "bash -c '$0 x' @1",
            "bash -c '@1 \"$1\"' omega sigma",
            "bash -c @Q omega sigma",
            "bash -c -- @Q",
            "bash -xec @Q",
            "bash +e -c @Q _ omega",
            "bash --norc -o pipefail -c @Q",
            "bash -O extglob -c @Q",
            "bash -n -c 'omega x'",
            "bash omega.sh @1",
            "bash -c",
        )

    def deep(self) -> str:
        """Texts in texts, three deep, in mixed quotes."""
        text = self.inner()
        for _ in range(self.random.choice((2, 2, 3))):
            head = self.pick("bash -c ", "eval ", "bash -ec ", "sudo bash -c ", "trap ", "sh -c ", "bash <<< ")
            text = f"{head}{self.quoted(text)}" + (" EXIT" if head == "trap " else "")
            if self.random.random() < 0.3:
                text = f'{self.random.choice(PROGRAMS)} "$({text})"'
            elif self.random.random() < 0.1:
                text = "`" + text.replace("\\", "\\\\").replace("`", "\\`") + "`"
        return text

    def rare_trap(self) -> str:
        return self.fill(
            "trap @L ERR",
            "trap @L DEBUG; true; trap - DEBUG",
            "trap -- @Q 0",
            "trap @L SIGEXIT INT",
            "trap @L RETURN",
            "trap - EXIT",
            "trap '' EXIT",
            "trap omega USR1",
            "trap -p",
            "( trap @L EXIT )",
            "( trap @L EXIT; exec @2 )",
            "trap @L exit; exit",
        )

    def option(self) -> str:
        return self.fill(
            "set -e",
            "set +e",
            "set -euo pipefail",
            "set -u",
            "set -",
            "set -x",
            "set -o noglob",
            "shopt -s extglob",
            "shopt -s nullglob",
            "set -o posix",
            "shopt -s lastpipe",
            "set -H",
            "set -a",
            "LC_ALL=C",
            "IFS=,",
        )

    def sh(self) -> str:
        if self.random.random() < 0.1:
            return self.in_sh(self.inner())
        body = str(
            self.fill(
                "@1 <(echo omega)",
                "cat < <(@1 x)",
                "[[ -n x ]] && @1",
                "[[ x && @1 ]]",
                "@1 {a,b}",
                "{@1,x}",
                "@1 x &> out",
                "@1 x &>> out; @2",
                "function f { @1 x; }; f",
                "function f() { @1 x; }; f",
                "a=(@1 x); @2",
                "@1 <<< @2",
                "v=@1; v+=x; $v",
                "@1 |& @2",
                "case x in x) @1;;& y) @2;; esac",
                "case x in x) @1;& y) @2;; esac",
                '@1 $"a b"',
                "@1 $'a b'",
                "$'@1' x",
                "(( 1 )) && @1",
                "((@1))",
                "((x)) || @1",
                "for ((i=0;i<1;i++)); do @1; done",
                "select v in a; do @1; done <<E\n1\nE",
                "time @1",
                "time -p @1",
                "coproc @1",
                "! ! @1",
                "@1 >& out",
                "{fd}>out @1",
                "source /dev/stdin <<E\n@1\nE",
                "@1 ${v/a/b}; @2",
                "@1 ${v:0:1}",
                "let v=1; @1",
                "pushd d1; @1",
                "trap '@1' ERR; false",
                "trap '@1' SIGEXIT",
                "declare v=@1; $v x",
                "local v; @1",
                "echo -e @1 | sh",
                "echo '@1\\nomega x' | sh",
                "printf '@1\\n' | sh",
                "shopt -s extglob; @1 @(a)",
                "@1 x{1..3}",
                "for v in a; { @1; }",
                "@1() { @2 x; }; @1",
                "f-g() { @1; }; f-g",
                "f() ( @1 ); f",
                "f() @1; f",
                "exec -a x @1",
                "@1 \\x $[1+1]",
                "\\$v @1",
                "[ a == a ] && @1 || @2",
                "@1 ~+",
                "test -v v && @1",
                "`@1 x`",
                "export v=@1; $v y",
                "set -o pipefail; @1",
                "read -a v; @1",
                "builtin @1",
                "command -p @1",
                "@1 2>&1 >/dev/null | @2",
                ". ./nofile; @1",
                "source ./nofile; @1",
                "cd d1 d2; @1",
                "@1 x;;@2",
                "if [[ x ]] ; then @1; fi",
                "@1 a=(b)",
                "@1 1>&2- 12>out",
                "@1 $((1 + (2)))",
                "@1 ${!v}",
                "alias al=@1\nal x",
                "alias al='@1 x'; eval al y",
            )
        )
        return self.in_sh(body)

    def in_sh(self, body: str) -> str:
        if self.has_documents and self.random.random() < 0.2:
            return f"sh {self.document(body)}"
        shell = self.pick("sh -c", "sh -ec", "sudo sh -c", "env sh -c", "/bin/sh -c", "exec sh -c")
        return f"{shell} {self.quoted(body)}"

    def conditional(self) -> str:
        return self.fill(
            "[[ a =~ ^(a|omega)$ ]] && @1",
            "[[ ! ( a == b || -n omega ) ]] && @1",
            "[[ a < b && @1 > x ]]; @1",
            "[[ $(@D) == (omega|x) ]]",
            '[[ -n "$(@D)" ]] || @1',
            "[[ a\n&& omega ]] && @1",
            "(( 1 << 2, 3 )) && @1",
            "(( a[0] = 1 )); @1",
            "@1 $(( (1 + 2) * 3 )) $[ 1 + 2 ]",
            "((echo omega) | @1)",
            "( (echo omega); @1)",
            "$((@D); @1) x",
            '[ omega ] && @1; [ -n "$(@D)" ]',
            "[[ x == @(x|omega) ]] && @1",
            "if [[ -f omega ]] then @1; fi",
            "[[ -n x ]]&&@1||@2",
        )

    def rare_case(self) -> str:
        return self.fill(
            "case x in x)@B;; esac",
            "case x in (x) @S ;& y) @S ;; esac",
            "case x in x) @S ;;& *) @S ;; esac",
            "case $(@D) in *) @S; esac",
            "case x in $(@D)|x) @S;; esac",
            "case omega in omega) @S;; sigma) :;; esac",
            "case x\nin\n\n x ) @S\n;;\nesac",
            "case x in (esac) omega;; x) @S;; esac",
            "case 'a)b' in 'a)b') @S;; esac",
            "case x in [[:alpha:]\\)]) @S;; esac",
            "case x in esac",
            "$(case x in x) @D;; esac) x",
            '@2 "$(case x in (x) @D;; esac)"',
        )

    def time(self) -> str:
        before = self.pick("time -p ", "! ! ", "time ! ", "! time ", "time -- ", "time -p -- ", "! time -p ")
        part = self.random.choice((self.simple, self.group, self.subshell, self.simple))
        return f"{before}{part()}"

    def values(self) -> str:
        """Values of several words."""
        return self.fill(
            'a=(@1 x); "${a[@]}" omega',
            "a=(@1); a+=(x sigma); ${a[@]}",
            'a=(@1 x); unset a; "${a[@]}" y; @2',
            'a=(@1 "$(@D)"); ${a[*]}',
            "a=(@1 omega) ; a=@2; $a x",
            'set -- @1 omega; "$@"; @2 "$1"',
            "set -- x @1 y; shift; $*",
            'set -- @1 x; for v in a b; do shift; done; "$@"; @2',
            "set x @1 y; shift 1; $1 $2",
            "set --; @1 $1 x",
            'f5() { "$@"; }; f5 @1 sigma; f5 @2',
            'f5() { $1 "${@:2}"; }; f5 @1 x y',
            'f5() { local v=$1; shift; "$@"; }; f5 omega @1 x',
            'f5() { while [ $# -gt 2 ]; do shift; done; "$@"; }; f5 a @1 x',
            "f5() { eval \"$@\"; }; f5 @1 'x; @2'",
            "bash -c '\"$@\"' _ @1 x",
            "bash -s @1 x <<< '$1 \"$2\"'",
            "for v in '@1 x' @2; do $v omega; done",
            'for v in @1 @2; do eval "$v y"; done',
            'for v in @Q x; do bash -c "$v"; done',
            "for v in @1 @2; do v=@2; $v x; done",
            "printf '%s\\n' '@1 x' '@2' | bash",
            "printf '@1 %s\\n' x y | sh",
            "echo -n @1 x | bash",
            "echo -e '@1 x' | bash",
            "echo omega | xargs @1",
            "printf 'x\\ny\\n' | xargs @1 -f",
            "xargs bash -c '@1 \"$@\"' _ <<< x",
            "echo @1 x | xargs sudo",
            "echo x | { cat; xargs @1; }",
            "f5() { xargs @1; }; echo x | f5",
        )

    def guessed(self) -> str:
        """Names and options that are partly worked out at run time."""
        return self.fill(
            "$unset bash -c @Q",
            "$unset eval @Q",
            "eval$unset @Q",
            "trap$unset @Q EXIT",
            "bash $unset -c @Q",
            "bash $unset-c @Q",
            "$unset sudo @1 x",
            "sudo $unset @1 x",
            "$unset @1 omega",
            "$unset cd d1; @1",
            "f5() { @1 x; }; $unset f5",
            "bash $unset <<< @Q",
            "echo @Q | bash $unset",
            "x=bash; $x -c @Q",
            "x='bash -c'; $x @1",
            "x=-c; bash $x @Q",
            "echo@1 x; @2",
        )

    def counted(self) -> str:
        """Arithmetic that perhaps fails, and then ends its line."""
        return self.fill(
            "@1 $(($v + 1)); @2",
            "@1 $((1 / $#)); @2",
            "v=$((1 ${unset} 2)) && @1; @2",
            '@1 $(("$(@D)" + 1)); @2',
            "@1 $(( '$(@D)' )); @2",
            "trap @L EXIT; @1 $((1 + ${unset:-})) && exec @2",
            "( @1 $((1 +)); @2 ); @1 x",
            "@1 $[ 1 1 ]; @2",
            "@1 $(time @2 x)",
            "@1 <(time -p @2 | @1)",
            "@1 $((@D); (@D))",
            "@1 $( ((1 / 0)); @D)",
            "a[1/0]=x; @1",
            "[[ 1/0 -eq 1 ]] || @1",
            "@1 ${unset:1 1}; @2",
        )

    def errexit(self) -> str:
        return self.fill(
            "set -e; ! @1; @2",
            "set -e; @1 && @2; @1 x",
            "set -e; @1 || @2; @1 x",
            "set -e; if @1; then @2; fi; @1 x",
            "set -e; (@1; @2); @1 x",
            "set -e; f5() { @1; @2; }; f5 || @1 x",
            "set -e; v=$(@D); @1",
            "set -e; @1 | @2; @1 x",
            "bash -e -c @Q; @1",
        )
