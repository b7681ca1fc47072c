"""The intents the scanner knows: an act, and what else has to be said near it for the act to be a threat.

Data over the cues of `words` and `words.frames`; how they are looked for is `scanner_intents`'. An act written
`not x` is the act `x` under a negation; any other act counts only where it is not forbidden. `unless` names cues that
make an ordinary rule of the sentence.
"""

from __future__ import annotations

from dataclasses import dataclass

# Farther apart than this, in letters without spaces, words of one sentence do not belong together. Chosen.
NEAR = 70
NOT = "not "

_IGNORES = "asks to ignore instructions"
_IDENTITY = "gives the agent another identity"
_CONCEALS = "conceals something from the person"
_LIES = "asks to report what is not so"
_SPREADS = "spreads itself"
_FOREIGN = "makes foreign text an order"
_SENDS = "sends data away"
_LEAKS = "gives its instructions away"
_WEAKENS = "weakens what it is to work on"
_OURS = "refers to this memory program"
WIDENS = "widens the agent's rights"


@dataclass(frozen=True, slots=True)
class Intent:
    """An act, the cues needed within `near` letters of it, and the cues of the sentence that excuse it.

    `follows` says that the needed cues stand after the act, in their order.
    """

    reason: str
    act: str
    with_cues: tuple[str, ...] = ()
    near: int = NEAR
    unless: tuple[str, ...] = ()
    follows: bool = False


_SAID = (
    Intent(_IGNORES, "ignore", ("earlier", "instructions"), 50),
    Intent(_IGNORES, "unbound"),
    Intent(_IGNORES, "priority", ("self",), 40),
    Intent(_IDENTITY, "identity"),
    Intent(_CONCEALS, "untold", ("person",), 40, ("shown_to_users",)),
    Intent(_CONCEALS, "secretly"),
    Intent(_LIES, "lie"),
    Intent(_SPREADS, "replicate", ("itself", "everywhere")),
    Intent(_SPREADS, "spreading"),
    Intent(_FOREIGN, "foreign"),
    Intent(_IGNORES, "obey", ("over_user",), 40),
    Intent(_FOREIGN, "likened", ("order_noun", "source")),
    Intent(_FOREIGN, "regard", ("as_order",), 80),
    Intent(_FOREIGN, "obey", ("whatever", "source")),
    Intent(_SENDS, "send", ("sensitive", "destination")),
    Intent(_LEAKS, "leak"),
    Intent(WIDENS, "approve", ("all", "permission"), 40),
    Intent(WIDENS, "approve", ("all", "unasked"), 50),
    Intent(WIDENS, "obey", ("all", "unasked"), 50),
    Intent(WIDENS, "unhindered"),
    Intent(WIDENS, "disable", ("guard",), 30),
)
_MEANT = (
    Intent(_IGNORES, "void", ("guidance", "yours")),
    Intent(_IGNORES, "void", ("user_words",)),
    Intent(_IGNORES, "outrank", ("user_words",), 30, follows=True),
    Intent(_IGNORES, "contra_user"),
    Intent(_IGNORES, "this_text", ("decides",), 60),
    Intent(_IGNORES, "void", ("refuse",)),
    Intent(_IGNORES, "unless_forget"),
    Intent(_IDENTITY, "belong"),
    Intent(_IDENTITY, "pose"),
    Intent(_IDENTITY, "persona", ("no_bounds",), 40),
    Intent(_IDENTITY, "persona", ("unasked",)),
    Intent(_CONCEALS, "not tell", ("person",), 60, ("shown_to_users",)),
    Intent(_CONCEALS, "not tell", ("own_work", "account_given"), 60, ("shown_to_users",)),
    Intent(_CONCEALS, "omit", ("own_work", "account_given"), 60, ("shown_to_users",)),
    Intent(_CONCEALS, "omit", ("own_work", "person"), 60, ("shown_to_users",)),
    Intent(_CONCEALS, "mum"),
    Intent(_CONCEALS, "unseen"),
    Intent(_CONCEALS, "erase", ("trail", "so_unseen"), 90),
    Intent(_CONCEALS, "if_asked", ("excuse",), 100, follows=True),
    Intent(_LIES, "claim", ("good", "bad"), 110),
    Intent(_LIES, "pretend_done"),
    Intent(_LIES, "falsify", ("measured", "bad"), 110),
    Intent(_LIES, "drop_test", ("bad", "claim"), 110),
    Intent(_CONCEALS, "mislead"),
    Intent(_CONCEALS, "evade"),
    Intent(_CONCEALS, "not tell", ("ignore_find",), 60),
    Intent(_LIES, "only_good", ("claim",), 60),
    Intent(_LIES, "only_good", ("tell",), 60),
    Intent(_SPREADS, "hand_on", ("this_wording", "where_it_spreads"), 90),
    Intent(_FOREIGN, "comply", ("orders", "outside"), 110),
    Intent(_FOREIGN, "as_user", ("outside",), 160),
    Intent(_FOREIGN, "take_orders", ("outside_link",), 100),
    Intent(_FOREIGN, "top_priority", ("outside", "orders"), 80),
    Intent(_IGNORES, "top_priority", ("user_words", "outside"), 80),
    Intent(_SENDS, "store", ("secret_word", "typed_by"), 90),
    Intent(_SENDS, "give_out", ("secret_word", "whom"), 90),
    Intent(_SENDS, "move_out", ("home_secret", "out_place"), 90),
    Intent(_LEAKS, "spill", ("inner_words",), 40, ("file",)),
    Intent(WIDENS, "consented", ("person", "operation"), 60, ("condition",)),
    Intent(WIDENS, "unasked", ("person", "consented"), 120, ("condition",)),
    Intent(WIDENS, "consent_given", ("operation",), 80, ("condition",)),
    Intent(WIDENS, "consent_given", ("go",), 120),
    Intent(WIDENS, "go", ("unasked",), 90, ("ordinary", "negation")),
    Intent(WIDENS, "next_task", ("any_prompt",), 90),
    Intent(WIDENS, "guard_off", ("standing_order",), 110, ("condition",)),
    Intent(WIDENS, "turn_off", ("guarding",), 50),
    Intent(WIDENS, "change", ("in_settings", "guarding"), 90),
    Intent(WIDENS, "away", ("go",), 110),
    Intent(WIDENS, "nothing_forbidden"),
    Intent(WIDENS, "forget_review"),
    Intent(WIDENS, "type_yes"),
    Intent(WIDENS, "invite", ("as_power",), 60),
    Intent(WIDENS, "in_name_of", ("grants",), 120),
    Intent(_WEAKENS, "plant", ("hole",), 60),
    Intent(_WEAKENS, "loosen", ("control",), 50, ("local_only",)),
    Intent(_WEAKENS, "diminish", ("control",), 50, ("local_only",)),
    Intent(_WEAKENS, "alter", ("control", "trips"), 90),
    Intent(_WEAKENS, "publish", ("public_thing",), 50),
    Intent(_WEAKENS, "commit_secret"),
    Intent(_WEAKENS, "destroy"),
    Intent(_FOREIGN, "advertise"),
    Intent(_WEAKENS, "intrude"),
    Intent(_WEAKENS, "redirect", ("pay_to",), 50),
    Intent(_OURS, "self_praise", ("a_memory",), 60),
)
INTENTS = (*_SAID, *_MEANT)
