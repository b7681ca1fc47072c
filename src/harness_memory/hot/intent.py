"""What the prompt hook must know of a prompt at once: whether a program wrote it.

Owns the marks of text that hosts and tools put in a person's place: literal beginnings, elements named as hosts name
theirs, hook reports and bracketed origins. A person may write about all of these, so a mark counts only where such
text begins with it. The worker decides from the transcript (S5); text with such a mark is injected whatever the
transcript says.
"""

from __future__ import annotations

# The beginnings of what hosts, schedulers and compaction say, each as long as it takes to be no person's.
INJECTED_PREFIXES = (
    "[Request interrupted",
    "[SYSTEM NOTIFICATION",
    "<<autonomous-loop",
    "This session is being continued from a previous conversation",
    "This conversation is being continued from",
    "Summary of the conversation so far",
    "Summary of the previous conversation",
    "Please continue the conversation from where we left it off",
    "Your todo list has changed",
    "Your todo list is currently empty",
    "This is a reminder that your todo list",
    "Todos have been modified successfully",
    "The TodoWrite tool hasn't been used recently",
    "The task tools haven't been used recently",
    "The user has opened the file",
    "The user opened the file",
    "The user selected the lines",
    "The user selected the following",
    "The user has selected the",
    "The user sent a new message",
    "The user sent the following message",
    "The user doesn't want to",
    "The user has approved your plan",
    "User has approved your plan",
    "The date has changed. Today's date is",
    "Today's date has changed",
    "As you answer the user's questions, you can use the following context",
    "Plan mode is active.",
    "Plan mode is still active.",
    "You have exited plan mode",
    "Base directory for this skill:",
    "The following skills are available",
    "The following skills were invoked",
    "The following deferred tools",
    "New diagnostic issues were detected",
    "The following new diagnostic issues",
    "Called the Read tool with the following input",
    "Result of calling the Read tool",
    "Another Claude session sent a message",
    "Message from agent ",
    "Message from teammate ",
    "Message from subagent ",
    "Background Bash ",
    'Background task "',
    'Background command "',
    'Background agent "',
    'Scheduled task "',
    "Scheduled task:",
    "Scheduled run:",
    "Scheduled prompt:",
    "Scheduled job:",
    "Automated message:",
    "Automatic message:",
    "Automated check-in:",
    "This is an automated message",
    "Unknown slash command:",
)
# Beginnings that are a host's only when the second text follows in the same paragraph.
INJECTED_PAIRS = (
    ("Caveat: ", "local command"),
    ("Note: ", "was modified, either by the user or by a linter"),
    ("Agent ", "finished its task"),
    ("Contents of /", "instructions"),
    ("Background ", "completed (exit code"),
    ("Scheduled ", "started by the scheduler"),
    ("Subagent ", "returned the following"),
    ("Monitor ", "hit its time limit"),
)
# A bracket that begins so names where a text came from: `[cron nightly]`, `[hook: fmt]`.
ORIGIN_WORDS = frozenset(
    (
        *("cron", "cronjob", "scheduler", "scheduled", "schedule", "system", "hook", "automated", "automation"),
        *("trigger", "subagent", "agent", "teammate", "notification", "monitor", "heartbeat", "loop", "autonomous"),
        *("webhook", "timer", "task-notification", "system-reminder", "background", "compaction", "context"),
        *("channel", "coordinator", "routine"),
    )
)
# A word in an element's name that makes it a host's: `<task-notification>`, `<local-command-stdout>`, `<cron job=…>`.
HOST_WORDS = frozenset(
    (
        *("task", "command", "local", "system", "reminder", "notification", "session", "teammate", "agent"),
        *("subagent", "bash", "hook", "cron", "schedule", "scheduled", "scheduler", "wakeup", "ide", "compact"),
        *("compaction", "monitor", "loop", "heartbeat", "coordinator", "background", "diagnostics", "persisted"),
        *("stdout", "stderr"),
    )
)
# Words of elements in a program's own markup too: there the element must be the whole text.
SHARED_WORDS = frozenset(
    (
        *("user", "tool", "event", "message", "mcp", "memory", "context", "conversation", "summary", "channel"),
        *("skill", "tick", "input", "result", "document", "plan", "mode", "file", "selection", "analysis"),
    )
)
HOOK_EVENTS = frozenset(
    (
        *("UserPromptSubmit", "SessionStart", "SessionEnd", "PreToolUse", "PostToolUse", "PostToolUseFailure"),
        *("Stop", "SubagentStart", "SubagentStop", "StopFailure", "PreCompact", "PostCompact", "Notification"),
        *("TeammateIdle", "TaskCompleted", "TaskCreated", "PermissionRequest", "InstructionsLoaded", "ConfigChange"),
        *("CwdChanged", "Setup"),
    )
)
HOOK_REPORTS = (
    *("feedback", "success", "succeeded", "error", "failed", "blocked", "additional context", "stopped"),
    *("output", "said", "denied", "returned", "cancelled", "timed out", "warning", "blocking error"),
    *("non-blocking", "completed", "message"),
)
MARK_LIMIT = 300

SIGNAL_CUES = (
    *("remember", "from now on", "always", "never", "don't", "do not", "instead", "wrong", "must", "every time"),
    *("기억", "앞으로", "절대", "항상", "말고", "대신", "하지 마", "틀렸", "아니"),
    *("覚えて", "今後", "これから", "必ず", "絶対", "常に", "ないで", "ではなく", "違う", "記憶"),
    *("记住", "記住", "以后", "今后", "从现在", "永远", "总是", "不要", "别用", "必须", "一律"),
    *("merk", "ab jetzt", "ab sofort", "immer", "niemals", "nie wieder", "stattdessen", "falsch", "künftig"),
    *("souviens", "retiens", "désormais", "dorénavant", "toujours", "jamais", "n'utilise", "plutôt"),
    *("recuerda", "a partir de ahora", "siempre", "nunca", "no uses", "en vez de", "lembre", "de agora em diante"),
    *("sempre", "não use", "запомни", "впредь", "отныне", "всегда", "никогда", "не используй", "вместо"),
)


def is_injected(prompt: str) -> bool:
    """Whether a prompt begins as host, hook, scheduler or compaction text does."""
    text = prompt.lstrip()
    if text.startswith(INJECTED_PREFIXES):
        return True
    paragraph = text[:MARK_LIMIT].partition("\n\n")[0]
    if any(paragraph.startswith(first) and second in paragraph for first, second in INJECTED_PAIRS):
        return True
    return _begins_with_origin(text) or _begins_with_element(text) or _reports_hook(text)


def _begins_with_origin(text: str) -> bool:
    """Whether a bracket at the start names a program as the origin."""
    inside, closed, _ = text[1:MARK_LIMIT].partition("]")
    words = inside.replace(":", " ").split()
    return text.startswith("[") and bool(closed and words) and words[0].lower() in ORIGIN_WORDS


def _begins_with_element(text: str) -> bool:
    """Whether a host's element opens the text. A person who writes about one goes on in the same line, unclosed."""
    if not text.startswith("<"):
        return False
    head, closed, rest = text[1:].partition(">")
    name = head.split(maxsplit=1)[0].rstrip("/") if head.strip() else ""
    words = name.replace("_", "-").split("-")
    if not closed:
        return False
    if HOST_WORDS.isdisjoint(words):
        return not SHARED_WORDS.isdisjoint(words) and rest.rstrip().endswith(f"</{name}>")
    return f"</{name}>" in rest or not rest.startswith(" ")


def _reports_hook(text: str) -> bool:
    """Whether the first line is a hook's report: `Stop hook feedback:`, `PreToolUse:Bash hook error: …`."""
    event, _, rest = text.partition("\n")[0][:MARK_LIMIT].partition(" ")
    report = rest.removeprefix("hook ")
    return (
        event.partition(":")[0] in HOOK_EVENTS and report != rest and report.startswith(HOOK_REPORTS) and ":" in report
    )


def has_cue(prompt: str) -> bool:
    """Whether a prompt without any tool call is worth a look by the worker (S4)."""
    lowered = prompt.lower()
    return any(cue in lowered for cue in SIGNAL_CUES)
