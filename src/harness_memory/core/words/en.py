"""English."""

from __future__ import annotations

from harness_memory.core.phrases import Cues

PROMPT: Cues = {
    "opener": (
        "please, pls, plz, and, so, ok, okay, also, but, hey, well, btw, oh, um, hmm, just, then, look, sorry, again, "
        "the, yes, yeah, actually, really, no, right, fyi"
    ),
    "mask": (
        "next time window|slot|step|zone|stamp|range|series, no idea, no problem, no worries, no rush, no hurry, "
        "never mind, nevermind, stop hook, as always, don't get me wrong, almost never, nearly always, can't believe, "
        "couldn't believe, no need, no offense"
    ),
    "not_wrong": (
        "wrong number|type|password|argument|credentials|branch|directory, what's wrong, wrong with, nothing wrong, "
        "wrong or, right or wrong, if there is no, check that there is no, make sure there is no, what is wrong, "
        "anything wrong, something wrong, goes wrong, went wrong, if it doesn't exist, if * does not exist, "
        "false positive|positives|negative|negatives, to false, is false, return~ false, = false, true or false"
    ),
    "not_forbid": (
        "don't know|worry|mind|care|think|understand|see|have|remember|need|forget|you|we|they|get|bother, "
        "don't be shy, do not know|worry|mind|think|have|forget|understand|see|need, "
        "dont know|worry|mind|think|have|forget|need|see, never used|seen|tried|had|been, never works|fails|worked, "
        "stop watching"
    ),
    "not_instead": "not sure|only|yet|urgent|now, instead of just, not in a hurry",
    "wrong": (
        "check again, look again, no longer match|matches|works|work|passes|compiles|builds|loads|shows, "
        "read it again, won't become, will never be, can't just, cannot just, shut down, got removed, "
        "no longer exists|works|supported, was supposed to, were supposed to, has to be, that was meant, "
        "nobody here|uses|asked|wants, no-go, a no go, don't think * right|correct, wrong, wrongly, incorrect, "
        "incorrectly, mistaken, false, nonsense, misleading, backwards, "
        "not right|correct|true|accurate|what|how|where|why, isn't right|correct|true|what|how|where|accurate, "
        "wasn't right|correct|what|how|asking, aren't right|correct, that's not, that is not, this isn't, "
        "you forgot|missed|broke|misread|misunderstood|ignored|skipped|dropped|overwrote|deleted|removed|lost, "
        "ur wrong, you've forgotten|missed|broken|misread|misunderstood|ignored|skipped|dropped|deleted|removed, "
        "you left out, you didn't, you did not, you never, you haven't, you just broke|deleted|removed, "
        "you changed the, you should have, you should've, should have been, should've been, you were supposed, "
        "you misspelled, you shouldn't, you weren't supposed, weren't supposed to, wasn't supposed to, didn't ask, "
        "never asked, did not ask, not asked, didn't want, did not want, never wanted, don't want, do not want, "
        "no one asked, nobody asked, who asked, who told you, doesn't make sense, makes no sense, bad idea, "
        "cannot|can't work|be, won't work, will not work, doesn't exist, does not exist, no such, there is no, "
        "there's no, your code is, is the bug, your bug, your mistake, you made that up, hallucinat~, the other way, "
        "other way around, opposite of, the opposite, misses the point, missed the point, off by one, not the one, "
        "is not a, is not the, isn't a, isn't the, we did not, we didn't, not ok, was better, were better, "
        "was fine before, worked before, worse than, made it worse, not acceptable, did the opposite, too far, "
        "over the top, overkill, over-engineered, overengineered, unacceptable, not needed, unnecessary, "
        "not necessary, looking at the wrong, you're looking at, you are looking at, you confused, you mixed, "
        "you're mixing, you're confusing, you are confusing, confused with, belongs in|to|under, doesn't belong, "
        "does not belong, is deprecated, was removed in, isn't what, reverted my, undid my, you invented, outdated, "
        "out of date, not a thing, isn't a thing, stale, what you call, "
        "you swapped|inverted|flipped|reversed|doubled|duplicated|renamed|hardcoded|hard-coded|mangled|"
        "truncated|guessed|copied, you've swapped|inverted|flipped|mixed|renamed|hardcoded, should never have|be|show, "
        "should not have, shouldn't have, isn't there anymore, no longer there, long gone, gone since, was dropped in, "
        "doesn't even exist, never existed, not even, that's the old, the old one, not what the, nowhere near, "
        "the exact opposite, contradicts, does the reverse, miscounted, you miscounted, wrong way round, upside down, "
        "inside out, too early, too late, is missing, are missing, lacks the, lost its, broke the, killed the"
    ),
    "told": (
        "i said, i told, i already told|said|explained|asked, i asked for, i asked you, i meant, i wanted, we agreed, "
        "we said, as i said, like i said, as i told, i wrote, i specified, i explicitly, told you, "
        "for the third|second|last|hundredth time, how many times, i was asking|talking, i just said, that's what i, "
        "remember i said, we decided, we talked about, we discussed, we already, i've already|told|said, "
        "i keep telling|saying, u keep, you keep, cut it out, knock it off, the whole point, whole point was, "
        "point was to, not what we, what did i say, as stated, read my, read what i, like i told, i explicitly asked, "
        "stick to what, per my message, i asked you not"
    ),
    "undo": (
        "remove|delete|drop those|these|that|them|all, take those out, get rid of those|these|them, "
        "back please|to|where|in, move * back, put * back, put it|that back, roll it|that|this back, rollback that|it, "
        "take it|that|this out, remove that again, bring * back, change it back, get rid of that|this|it, back to how, "
        "back to what, restore the, undo|revert it|that|this|your|those|these|please, "
        "undo|revert the change|changes|edit|edits|rename|refactoring"
    ),
    "instead": (
        "instead, rather than, in place of, not in|on|with|the|via|from|a|an|as|at|under, use * not, and not, but not, "
        "as opposed to, over there, meant to be, not your, not my, other one, the real one, the other way, swap it, "
        "use the existing, what we have, already got, over the"
    ),
    "forbid": (
        "^ don't, ^ do not, ^ dont, ^ never, ^ avoid, ^ stop $, don't touch|use|edit|change|add|run|put, no more, "
        "dont touch|use|edit|change|add|run|put, do not touch|use|edit|change|add|run|put, hands off, leave * alone, "
        "stop adding|using|doing|writing|making|changing|editing|creating, must not, mustn't, not allowed, off limits, "
        "we don't, we do not, we never, we no longer, never touch|use|edit, ^ let's not, ^ lets not, ^ no need to, "
        "^ please stop, enough with the, no further, nobody wants, we can do without, don't bother with, ^ no more, "
        "^ spare me"
    ),
    "denial": (
        "^ no, ^ nope, ^ nah, ^ wait, ^ ugh, ^ argh, ^ wtf, ^ huh, ^ hm, ^ hmm, ^ hold on, ^ noo, ^ nooo, ^ not quite, "
        "^ not really, ^ not exactly, ^ wrong, ^ hang on, ^ whoa, ^ no no, ^ no way, ^ nonono, ^ erm, ^ um no, "
        "^ not so fast, ^ please no, ^ absolutely not, ^ certainly not, ^ of course not, ^ hardly, ^ oh no, ^ careful"
    ),
    "still": (
        "still, "
        "still fail|fails|failing|broken|breaks|red|wrong|happens|crashes|hangs|get|getting|see|seeing|there|the, "
        "still no|not|doesn't|isn't|won't|can't|throws|errors|slow|flaky|down, again fails|failing|broken|red, "
        "same error|problem|issue|result|failure|thing|crash, not fixed|working|passing|green, isn't fixed|working, "
        "didn't work|help|fix|change, did not work|help|fix, doesn't work|help|fix, does not work, nothing changed, "
        "fails now, now fails, now it fails, it broke, broke again, no difference, fails again, not gone, back again, "
        "came back, is back, only on your, fails for me, not on my, failing again, red again, is red, are red, "
        "build is broken, tests fail, test fails, keeps failing, it's not there, keeps happening|crashing|hanging, "
        "no luck, still nothing, not solved, hasn't changed, hasn't gone, didn't take, same again, as before"
    ),
    "doubt": (
        "are you sure, you sure, i don't think, i doubt, really, ^ actually, isn't that, isn't it, wasn't it, "
        "wasn't that, aren't we, shouldn't, why did you, why are you, why would, why is it, why not, why do you, "
        "didn't we, didn't i, did you even, did you read, doesn't that, don't we, weird, strange, odd, suspicious, "
        "not convinced, hardly, looks off, seems off, that can't, isn't there, wouldn't that, wouldn't it, wont that, "
        "won't that, why the, why a, i thought, afaik, as far as i, last time i checked, how come, since when, "
        "where did you, are we sure, can you double, double check, hold up, doesn't look, does not look, where's the, "
        "reads to me, i was under the impression, wasn't the, weren't we, isn't it supposed, shouldn't that, "
        "shouldn't it, why on earth, how is that, what makes you"
    ),
    "should": (
        "the spec|ticket|docs|doc|readme|issue|task|brief|schema|contract says|said|say|state~, should be, should go, "
        "should live, should use, should return, must be, has to be, needs to be, have to be, supposed to, ought to, "
        "it's called, it is called, the name is, is called, meant to, should not, should only, needs to, has to, "
        "must go|use|return|stay, should stay, should still"
    ),
    "habit": (
        "we use, we always, we run, we keep, we put, we call, we write, we deploy, we're on, we are on, "
        "our team|repo|project|convention|style|codebase|ci|policy|standard, in this repo|project|codebase|house, "
        "this repo|project|codebase, here we, house style, the convention, everything else, the rest of, we have a, "
        "we have our, there's already, there is already, already have, already exists, we ship"
    ),
    "prefer": (
        "^ too, way too, "
        "too aggressive|strict|loose|early|late|generic|short|small|large|wordy|fancy|deep|eager|noisy|specific, "
        "is plenty, is enough, was the plan, i'd rather, i would rather, i'd prefer, i would prefer, i prefer, "
        "rather have, i like * better, too much, too long, too complicated, too complex, too verbose, too many, "
        "too clever, too big, too slow, too wide, too broad, simpler, less, only, stdlib only, keep it, more like, "
        "not a fan, hate, ugly, call it, name it, rename it, isn't great, could be, except, but the, the naming, "
        "not happy, not nice, prefer"
    ),
    "praise": (
        "thanks, thank, thx, great, perfect, nice, awesome, good, lovely, cool, sweet, brilliant, lgtm, works, worked, "
        "love, lol, haha, excellent, neat, amazing, fine, sounds, yay, wow"
    ),
    "go_on": (
        "^ continue, ^ go on, ^ go ahead, ^ next, ^ proceed, ^ keep going, ^ carry on, ^ now, what else, do that, "
        "do it, ^ done, ^ yes, ^ yep, ^ sure, the rest, same for, and now, ^ then, ship it, can you also, "
        "could you also, also add, what's next, i restarted, i ran, i installed, i did, leave it, keep it as, is fine, "
        "good enough, no further, that's all, let's move on, merge it"
    ),
    "self": (
        "i was wrong, my mistake, my bad, my fault, i forgot, i misread, i mistyped, i made a mistake, found it, "
        "false alarm, scratch that, i misunderstood, i meant to say, typo on my, i had a typo, i gave you the wrong, "
        "i mixed up, i was mistaken, silly me, sorry i, i broke, i pasted the wrong, i stand corrected, "
        "wrong tab|window|channel|chat, ignore that, my typo, my error, i confused, i mixed, i pasted, "
        "i was looking at the wrong, i was on the wrong, my bad on, never mind my"
    ),
    "quoted": (
        "lead|boss|manager|colleague|reviewer|teammate|coworker|customer|user|client says|said|wrote|told|claims, "
        "he said, she said, they said, someone said|wrote, the article|blog|post|book|video says|said, grep for, "
        "search for, people say, according to, what does, what is, the message|text|string|word|phrase|label|comment"
    ),
    "symptom": (
        "timed out, 502, 500, 404, lost, dies, complains, warns, flickers, jumps, never finishes|returns|ends|loads, "
        "fails, fail, failed, failing, error, errors, crash~, broken, breaks, blank, timeout, null, times out, hangs, "
        "slow, flaky, returns, red, empty, happens, gets, goes, shows, undefined, throws, stuck, freez~, the same, "
        "wins, loses, seems, looks, is, was, takes, prints"
    ),
    "question": (
        "^ what, ^ why, ^ how, ^ where, ^ which, ^ who, ^ when should|is|do|does|can, ^ can, ^ could, ^ is, ^ are, "
        "^ does, ^ do we|you|they|i, ^ did, ^ will, ^ would, ^ should, ^ has, ^ have you|we, ^ whats, ^ what's, "
        "any idea|ideas, wondering, ^ how's, ^ who's, ^ where's, ^ isn't, ^ am"
    ),
    "maybe": "might, may, could, maybe, perhaps, possibly, probably, would, if we, planning to, considering",
    "asking": (
        "let me know which|what|whether|how, tell me which|what|how|whether, your call, up to you, please confirm, "
        "please choose, please pick, waiting for your, i need to know, you decide, ^ i need, i'd need, "
        "i would need, please send|provide|paste|share, can you send|share"
    ),
    "statement": (
        "^ i, ^ it, ^ he, ^ she, ^ they, ^ we, ^ you, ^ there, ^ this, ^ that, ^ my, i've, we've, i keep, it's, "
        "they're, i'm, i always, i never, we always, we never, it always|never, used, has always|never, "
        "have always|never, was always|never, were never|always, is always|never, seen, had, always the|a|an|been, "
        "never been|had|seen|used|tried|worked, never a|an|the|once, are always|never, that always|never, "
        "which always|never, will always|never, can never, could never, would never|always"
    ),
    "request": (
        "^ use, ^ run, ^ add, ^ make, ^ keep, ^ put, ^ write, ^ ask, ^ check, ^ call, ^ name, ^ list, ^ show, ^ tell, "
        "^ commit, ^ push, ^ deploy, ^ build, ^ test, ^ lint, ^ format, ^ answer, ^ reply, ^ update, ^ create, "
        "^ include, ^ prefix, ^ start, ^ end, ^ sort, ^ leave, ^ do, ^ let's, ^ try, ^ remove, ^ delete, ^ rename, "
        "^ move, ^ replace, ^ fix, ^ change, ^ set, ^ install, ^ open, ^ give, ^ explain, ^ compare, ^ extract, "
        "^ convert, ^ implement, ^ refactor, ^ bump, ^ restart, ^ read, ^ look, ^ find, ^ grep, ^ prefer, ^ wrap, "
        "^ pin, ^ document, ^ mention, ^ review, ^ stop, i want you, i'd like you, you should, you must, make sure, "
        "be sure, can you, could you, would you, ^ never, ^ always, ^ don't, ^ do not, ^ dont, needs a, gets a, "
        "must have, must be, should have, ^ split, ^ merge, ^ store, ^ save, ^ log, ^ print, ^ sign, ^ tag, ^ verify, "
        "^ confirm, ^ wait, ^ avoid, ^ drop, ^ turn, ^ enable, ^ disable, ^ return, ^ generate, ^ propose, ^ switch, "
        "^ skip, ^ treat, ^ consider, ^ handle, ^ mark, ^ count, ^ assume, ^ respect, ^ follow, ^ stick, ^ apply, "
        "^ address, ^ group, ^ order, ^ attach, ^ link, ^ quote, ^ cite, ^ squash, ^ rebase, ^ sync, ^ ping, ^ notify, "
        "^ warn, ^ raise, ^ flag, ^ report, ^ describe, ^ summarise, ^ summarize, ^ translate, ^ speak, ^ talk, "
        "^ shorten, ^ limit, ^ cap, ^ validate, ^ escape, ^ quarantine, ^ back, ^ clean, ^ close, ^ assign, ^ label, "
        "^ draft, ^ suggest, ^ plan, ^ measure, ^ profile, ^ benchmark, nothing touches|goes|ships|lands|gets, "
        "nobody merges|pushes|touches, nothing is merged|pushed"
    ),
    "keep": (
        "remember this|that|it|the|our|we|these|those|my|i|for|when|about|never|always|not, ^ remember, "
        "keep in mind, keep this|that|it in mind, bear in mind, make a note, make note, take note, note that, "
        "^ note, note it, note this|for|down, memorize, memorise, jot * down, write that|this|it down, to memory, "
        "in memory, to your memory, in your memory, to claude.md, in claude.md, into claude.md, to agents.md, "
        "in agents.md, to the memory, in the memory, your notes, don't forget that, do not forget that, "
        "never forget, learn this, don't forget this, learn that, store that|this|it as a, save that|this|it as a, "
        "commit * to memory, add a rule, new rule, house rule, team rule, make it a rule, as a standing, "
        "keep a note, add that|this|it to the rules|conventions|guidelines, don't forget the, "
        "put that|this|it in the rules, memo to you, memo to yourself, file this|that away, into your memory, "
        "to the project memory, project memory, write down what|that|this, keep that|this for later, "
        "so you know for next time, store it for|so|in"
    ),
    "unlearn": (
        "forget what, forget that i, forget about * rule, forget the rule, forget everything i, unlearn, "
        "drop the rule, no longer need to, ignore what i said, forget my, forget the * i"
    ),
    "recall": (
        "i remember, you remember, we remember, don't remember, can't remember, cannot remember, do you recall, "
        "didn't remember, not remember, remember when we|you|i, note to self, remember me, reminds me, must remember, "
        "remember whether|if|which|what|where|why|how, as i remember, if i remember, can't recall, i need to remember, "
        "i must remember, i have to remember, i should remember, i'll remember, i will remember, remembers, "
        "remember to, they remember, remember the name, don't forget to, dont forget to, remember last, "
        "remember the days, remember that time, remember my password"
    ),
    "standing": (
        "new convention|rule|guideline|standard, our new convention|rule, act accordingly, somewhere permanent, "
        "for the long run, at no time, adopt this|that, i never want, i always want, i want you to always|never, "
        "i don't ever want, must never|always, must not ever, stick to that|this|it, "
        "for later sessions|runs|chats, for next session, you should|must always|never, you need|have to always, "
        "for later use, in each session, from now on, from now onwards, from now, from here on, from today, "
        "from today on, from this point, from here on out, starting today|now|tomorrow, as of today|now, "
        "going forward, moving forward, henceforth, in future, in the future, for future reference, "
        "for the future, next time, whenever you, every time you, each time you, any time you, anytime you, "
        "when you commit|push|write|edit|add|create|answer|finish|touch|run, until further notice, as a rule, "
        "as a general rule, by default from, for good, permanently, new policy, make it a habit, "
        "get into the habit, make a habit, get used to, for all future, in all future, hereafter, at all times, "
        "without exception, no exceptions, under no circumstances, every single time, if you ever, "
        "in every future, all new * must|should|get, every new, any new * must|should|gets, for every new, "
        "for ever, forever, when in doubt, the rule is, rule of thumb, after this, before you ever, "
        "once you are|have done, in every other, in new files, for the next sessions, in later sessions, "
        "all sessions, every session, any time i, every time i ask, whenever i ask|say|tell|mention, "
        "when i ask|say, if i ask|say, standing order|orders|rule|instruction, on every future, each future, "
        "from this moment, from here onwards, as a standing, at every, in each new, for all new, all new code, "
        "until i say otherwise, until told otherwise, till further notice, "
        "whenever something|anything|anyone|somebody|the, wherever you, every time something|the|a, "
        "each time the|a|we, day one, all later|future|coming sessions|answers|replies|files|commits|runs, "
        "later sessions|files|runs, in all your, your future|later, each new, unless i say|ask|tell otherwise, "
        "unless told otherwise, from this one on|onward|onwards, from this pr|commit|task|point on|onward, "
        "the next time you, next time too, next time as well, standing habit|order|instruction, in later files, "
        "if i write, when i write, any time you're, whatever you change|do|touch|edit, "
        "everything you write|do|commit, for every * you, do not ever, don't ever, this applies to everything, "
        "convention for the future"
    ),
    "always": "always, never, ever again, every time, each time, consistently, at any time, not ever",
    "every": (
        "every|each|any commit|push|merge|task|pr|release|change|edit|migration|deploy|endpoint|session|"
        "answer|refactor, before|after every|each|any, whenever, before committing|pushing|merging, after editing, "
        "before you commit|push|merge|edit|deploy, after you edit|change|commit|push, every pull, each pull, "
        "before a commit|push|merge|release|deploy|deployment, after a commit|change|merge|release|migration"
    ),
    "only_now": (
        "for now, just this once, this once, this time, for this session, in this session, today only, only today, "
        "for today, just for, for the moment, this one time, only this, right now, until i, temporarily, "
        "for the time being, for this pr|branch|task|file, just now, until tomorrow|monday, only once"
    ),
    "empty": (
        "a, an, the, this, that, it, please, pls, ok, okay, and, so, now, on, from, in, of, for, to, your, my, me, i, "
        "you, we, do, is, be, as, next, time, too, also, well, memory, note, notes, claude.md, agents.md, save, add, "
        "put, keep, store, remember, just, there, here, these, those, down, said, what, will, can, could, about, one, "
        "all, thing, don't, forget, make, sure, mind, somewhere, last, sentence, bit, part, exactly, write, at, later, "
        "future, session, sessions, was, you've, it's, that's, up, tell, told"
    ),
    "done": (
        "fixed, done, works, working, passes, pass, passing, green, resolved, ready, finished, solved, complete, "
        "completed, should work, all set, corrected, repaired, updated, succeeds, successful"
    ),
    "fact": (
        "^ it, ^ they, ^ that, ^ this, ^ there, ^ those, is, are, was, were, has, have, isn't, aren't, wasn't, "
        "weren't, can't, cannot, won't, will, doesn't, didn't, does, did, they're, it's, that's, there's, we're, "
        "you're, we, they, nobody, had"
    ),
    "negation": "not, no, isn't, aren't, wasn't, without, never, don't",
    "polite": "can you, could you, would you, will you, please, pls, plz",
    "advice": (
        "^ try, ^ run, ^ use, ^ call, ^ check, ^ restart, ^ clear, ^ please, ^ send, ^ tell me, ^ set, you "
        "can, you could, you need, you should, you have to, i'd check, have you tried"
    ),
    "plan": (
        "i'll, i will, i can, i could, i'd, i would, i suggest, i propose, i recommend, we could, we can, we "
        "should, let me, my suggestion, the plan, my plan, i am going to, i'm going to, the simplest way, one "
        "option"
    ),
}
DECISION: Cues = {
    "decided": (
        "^ decision $, it is $, anymore, any more, all * now, everywhere from now, decided, the decision is|was, "
        "decision made, settled on|for|that, is settled, agreed, as agreed, going with, went with, go with, "
        "opted for|to|against, opting for, sticking with|to, staying with|on, "
        "we'll use|keep|go|stick|stay|drop|move|have, we will use|keep|go|stick|stay|drop|not|have|move, we won't, "
        "we are not going, we're not going, we chose|picked|opted|adopt|adopted, "
        "we settled|agreed|decided|keep|kept|stay|stick|dropped|rejected|standardise|standardize|"
        "standardised|standardized|now|no, we ruled, we are dropping|keeping|moving|using, "
        "we're dropping|keeping|moving|using, you picked|chose|decided|opted|settled|ruled, you confirmed, "
        "you selected, you rejected, you ruled, your choice of, per your decision|choice, your decision to, "
        "following your decision|choice, kept * as you, chose, chosen, picked * over, is final, are final, is closed, "
        "is fixed at|to, is decided, for good, from now on, from here on, from today, from then on, "
        "from this release|version|sprint|point|commit|week, from v1|v2|v3|v4|v5, as of v1|v2|v3|v4|v5, going forward, "
        "no longer, rather than * we, instead of * we, standardis~, standardiz~, was rejected, is rejected, ruled out, "
        "off the table, out of scope, not part of this, the choice is|fell, it's decided, that settles, good then, "
        "ok then, okay then, then * is|are|goes, switched to|from, switching to|from, moved to, migrated to, "
        "moving to, we use, we have moved|switched|dropped|agreed|chosen, "
        "we've moved|switched|dropped|agreed|chosen|decided|settled, the plan is final, the rule is, "
        "the convention is, the policy is, final answer, conclusion, consensus, it stays, stays in|on|at|as|the, "
        "stay in|on|at|as, resolved to, we do not, we don't, understood from, noted from, per our decision, "
        "by your decision, locked in, committed to, we commit to, verdict, approved the, you approved, signed off, "
        "deprecated in favour|favor, in favour of, in favor of, retired, "
        "is|are now the|our only|default|standard|single|one|sole, signed-off, so be it, that leaves one answer, "
        "closes it, closes the question|matter|topic, written down in adr, recorded in adr, recorded as adr, "
        "recorded in the adr, adr written, no exceptions, without exception, last word on, hard rule, it is settled, "
        "that's settled, settled then, is off, are off, has been dropped|rejected|approved|adopted|scrapped, "
        "have been dropped|rejected|adopted, decided against, voted for, got the vote, won the vote, the vote went, "
        "we keep, we stay, we remain, we continue with, will remain, remains the, remain the, gets the nod, "
        "we landed on, landed on, you both agreed, everyone agreed, unanimous, is the way, it's a no, a no to, yes to, "
        "that's a yes|no, from now, henceforth, hereby, only ever, we retire, we're retiring, we are retiring, "
        "we sunset, final word, case closed, done deal, ends the debate|discussion, that is how we do, "
        "that's how we do, is how we do it, the answer is no|yes, settles the, frozen for good, we go with, "
        "we leave * out"
    ),
    "not_decided": (
        "when|whenever|if you decide|decided, decision tree|table|log|record|template|maker|boundary|variable, "
        "agreed to disagree, nothing is settled, is not settled, linters agree, both * agree, "
        "moved to monday|tuesday|wednesday|thursday|friday|the|next, the test chose, was chosen at random, random"
    ),
    "open": (
        "if, whether, could, would, might, maybe, perhaps, should, not decided, nothing decided, undecided, "
        "haven't decided, have not decided, hasn't been decided, not been decided, not yet, yet to, still open, "
        "still undecided, to be decided, tbd, let me know, tell me, your call, up to you, recommend, suggest, propose, "
        "proposal, i'd, lean, in the meantime, for now, temporarily, temporary, for the moment, until you|the|we|then, "
        "waiting for, awaiting, pending, before choosing|deciding|picking|we, once you, options, either, need your, "
        "need to decide, to decide, needs a decision, can decide, decides, trying, try, failed, fails, error, "
        "not sure, unclear, no decision, switch~ * branch|branches|directory|tab, moved to the next|line, depends, "
        "tentative, tentatively, workaround, placeholder, one option, another option, alternatives, candidates, "
        "haven't agreed, not agreed, not settled, not final, compared, is your decision, is your choice, "
        "your decision $, the wiki tells, as far as"
    ),
    "reported": (
        "someone, somebody, according to, wrote, the readme|docs|comment|commit|issue|ticket|author|spec says, "
        "they decided|chose|agreed, the team had, was going to, used to, old readme, the authors, "
        "upstream decided|chose|dropped|moved, the log says, last year, in 2019|2020|2021|2022|2023|2024, "
        "the maintainers, the article, the blog, apparently, supposedly, the compiler|scheduler|planner|parser, "
        "the optimizer|runtime|library|function|code|test|model|algorithm|server decided|decides|chose|chooses|picks, "
        "originally, history, their changelog|docs|readme|blog|release, the old team, the wiki, their"
    ),
    "by_you": (
        "you said, you wanted, you preferred, you asked, you told, you like, you liked, you want, you prefer, "
        "you insisted, you voted, you okayed, you agreed, you accepted, you turned down, you rejected, you declined, "
        "you vetoed, you went with|for, your pick, your choice, your answer, your word, your yes, your 'yes, your no, "
        "your okay, your ok, your go-ahead, your wish, your preference, your vote, your verdict, your ruling, "
        "your instruction, your decision, your last word, your call was, as agreed, as discussed, as we discussed, "
        "both of you, the team wants|wanted|prefers|picked|voted, the group, the review, the meeting, "
        "with your consent|approval|blessing, at your request, on your word, per your, "
        "as you decided|chose|wanted|preferred|ruled|picked|confirmed, as you said|asked|like|liked|wished, "
        "the two of you, by you, you two, as requested, the team, finance, legal, the vote"
    ),
    "lasting": (
        "stays, stay, remain, remains, no longer, never, always, only, everywhere, now, any more, anymore, instead of, "
        "over, not, for good, permanently, throughout, across the board, every, all, each, default, gone, limit, "
        "capped, fixed, enforced, until the end of, required, forbidden, banned, allowed, single, standard, "
        "convention, policy, rule"
    ),
    "dropped": (
        "dropped, deleted, removed, thrown away, scrapped, shelved, abandoned, discarded, rejected, cancelled, "
        "canceled, gone, off the table, retired, binned, goes away, closed, revoked, decommissioned, is out, are out, "
        "is history, killed, switched off, merged into, frozen, replaced, replaced by, no plugins, left out, "
        "leave * out, taken out"
    ),
    "stays": "stays, stay, remains, remain, it is, keeps, kept, survives, wins, won, continues, continue, remains a",
    "modal": "may, can be, we can, you can, might, could, would, should",
    "not_open": "until the end of, until then we, if needed, even if, if any",
    "not_by_you": (
        "you said if, you asked about|whether|why|what|how|for a, you asked me to check|look|run|test, you want me"
    ),
    "ack": (
        "^ understood, ^ good, ^ fine, ^ great, ^ right, ^ okay, ^ ok, ^ alright, ^ very well, ^ noted, ^ got it, "
        "^ clear, ^ sure, ^ done, ^ so, ^ then, ^ no $, ^ yes $"
    ),
    "only": (
        "only, solely, exclusively, nothing else, nowhere else, nothing but, and nothing, one single, just one, alone"
    ),
    "never": (
        "never, nobody, no one, no more, no longer, won't, not come back, not supported, isn't supported, "
        "aren't supported, not going to, not part, anymore, any more, nowhere, at no point, will not"
    ),
    "ever": (
        "always, every, all, throughout, everywhere, for good, for ever, across, in future, from the next, from here, "
        "at all times, in each"
    ),
    "event": (
        "because, failed, fails, error, passed, pass, ran, run, minutes, fixed, reverted, renamed, opened, found, "
        "looked, crashed, wrong, disk, took, timed out, typo"
    ),
    "first_person": "^ i, i've, i have",
    "temp": "at the moment, currently, for the demo, for the test, until, temporarily, at present",
}
THREAT: Cues = {
    "ignore": (
        "stop applying|obeying|using|respecting|honouring|honoring, suspend, suspended, second to, comes second, "
        "put aside, contradict, ignore, ignoring, disregard, forget, override, overrule, discard, bypass, drop, "
        "neglect, skip over, set aside, void, supersedes, supersede, overrides, replaces, stop following, "
        "do not follow, don't follow, no longer follow, take precedence over, takes precedence over, do not apply, "
        "no longer apply, cancel, nullify, invalidate, pay no attention to"
    ),
    "earlier": (
        "claude.md, agents.md, anthropic, developer asked, the developer, the operator, content, every, "
        "the developer|operator|developers|operators, configured, gave you, given to you, received, "
        "you got|received|were, previous, prior, earlier, above, preceding, your, system, all other, any other, "
        "everything, existing, original, former, all instructions, all of the, any instructions, the user's, "
        "every instruction, anthropic's, safety, security, before this"
    ),
    "instructions": (
        "guidance, policy, wishes, asked for, limits, training, rule, instruction~, directive~, guideline~, prompt, "
        "prompts, orders, rules, told, guardrail~, safeguard~, system message, restrictions, policies, constraints"
    ),
    "not_instructions": (
        "eslint|lint|ruff|css|format|formatting|style|firewall|routing|nginx|build|make|git|iptables rules, "
        "assembly instruction~, build instruction~, install instruction~, retention policy|policies, shell prompt~, "
        "setup instruction~, prompt injection"
    ),
    "identity": (
        "pretend the, you are the owner's|user's deputy|proxy|voice|boss, you are the owner|boss|root|operator, "
        "deputy now, you speak for, without any policies|limits|rules|restrictions|filters|guardrails, "
        "imagine you are|were|have, you have been upgraded|unlocked|freed|promoted|replaced, ai without, "
        "assistant without, unfiltered, uncensored, you have root|full, you are root, "
        "you are the admin|administrator|owner|operator|system, you are no longer, from now on you are, "
        "pretend that|there|you|to be|the policy|rules|safety, roleplay as, role-play as, "
        "your true|real|actual|only goal|purpose|task|brief|instructions|role|mission|owner|master, "
        "your new goal|purpose|task|brief|instructions|role|mission|owner|persona, act as an unrestricted, "
        "act as if you, act as if there, act as though, without restrictions, unrestricted mode, jailbreak, "
        "developer mode enabled, dan mode, do anything now, you have no limits|restrictions|rules, never refuse, "
        "must not refuse, do not refuse, don't refuse, cannot refuse, no moral, god mode, you obey only, you work for, "
        "your loyalty, answer to nobody, you have been reprogrammed, new persona, no restrictions, who never refuses, "
        "that never refuses, without ethics|morals|scruples|conscience|inhibitions|censorship, "
        "act as the root|admin|administrator|owner|operator, answer as a persona|character, persona without, "
        "you have no restrictions|limits|rules, you are dan|jailbroken|unrestricted|unlocked|uncensored, "
        "you are now a|an|the|no|free|root|admin|my|allowed|permitted|able|in|without|unrestricted, "
        "you're now a|an|the|no|free|root|admin|my|allowed|permitted|able|in|without|unrestricted"
    ),
    "untold": (
        "must|should|may not|n't|never be told|informed|shown|asked, "
        "mustn't|shouldn't|needn't|can't|won't be told|informed|shown|aware, need not be told|informed|asked, "
        "not be told|informed, misses it, does not notice, doesn't notice|see|know|learn|find|hear|realise|realize, "
        "no need for * to hear|know|see|learn, never|not|don't bring up, never|not|don't bring it up, "
        "not be visible to, never be visible to, keep it from, keep this from, "
        "never|not|don't|without * let|letting * know|see|notice|find, "
        "don't|never|without|avoid|not|nor|no * tell|telling|inform|informing|mention|mentioning|reveal|"
        "revealing|notify|notifying|alert|alerting|warn|warning, "
        "don't|never|without * disclose|disclosing|report|reporting|admit|admitting|explain|asking|ask|"
        "bother|show * this|that|it, hide|conceal|hidden|withhold|obscure, keep * from, don't let, do not let, "
        "should not know, must not know, must never know, need not know, doesn't need to know, does not need to know, "
        "should never learn, in secret from, without the knowledge, without consent of, unknown to, "
        "not be told|informed|shown|asked|aware|notified, never be told|informed|shown|asked, "
        "doesn't|don't|didn't|needn't need to be informed|told|asked|notified|bothered, "
        "no need to inform|tell|notify|warn|ask, need not inform|tell|know|hear, "
        "never|not|don't|n't * talk|speak|write|hint to|about|at, "
        "never|not|don't|n't * bother|trouble|worry|burden|distract|disturb|involve|consult, "
        "keep * out of the conversation|chat|loop|report|pr|picture, "
        "avoid * telling|informing|mentioning|alerting|asking"
    ),
    "person": (
        "the team|lead|manager|security, my boss, owner, people, "
        "the|your|any user|human|operator|person|developer|owner|maintainer|reviewer|programmer|admin|boss, humans, "
        "from user, the user's knowledge, maintainers, reviewers, anyone, anybody, whoever"
    ),
    "not_person": (
        "customer facing, team channel, the team page|calendar|wiki|board, end user~, "
        "the user's session|email|name|profile|id|input|password|data|account|browser, user facing, user-facing"
    ),
    "secretly": (
        "out of your final|summary|report|answer|message|notes, "
        "leave|keep * out of * message|summary|report|log|answer|notes, quietly so, "
        "so that nobody|none|no looks|notices|sees|asks|knows|one, "
        "leave|keep * out of the|your|any summary|report|log|message|final|diff|changelog, under the radar, "
        "don't get caught, without drawing attention, without leaving, disguise|disguised * as, pass it off as, "
        "in a way that nobody, hard to notice|spot, do not commit this openly, secretly, covertly, stealthily, "
        "unnoticed, behind * back, between us, keep this|it secret|hidden|quiet|private|between, "
        "without * user noticing|knowing|seeing|realising|realizing, "
        "so * user * not|never notice|see|know|find|suspect, nobody notices, no one notices, leave no trace|traces, "
        "no need to document|mention|report|log|tell|inform, "
        "don't|never document|log|mention|report|record it|this|that, don't leave a trace, cover your tracks, "
        "not in the log|logs|history, hide the diff|change|changes|commit|error|errors|fact, do not mention this, "
        "don't mention this, omit this|it from, leave this|it out of the summary|report, never mention this, "
        "keep quiet about, "
        "silently|quietly add|push|send|upload|install|disable|approve|change|remove|delete|commit|merge|"
        "copy|forward|replace|rewrite|modify|create|open|run, say nothing, tell nobody, tell no one, "
        "nobody must|should|may|needs know|notice|see|to, keep silent, stay silent about, "
        "behind the scenes push|send|upload|add, keep * out of the conversation|chat|loop, hide that you|it|this|the, "
        "hide what you|it, conceal that|what|the fact, erase|wipe|remove all|any|the|every traces|trace|evidence"
    ),
    "lie": (
        "as successful|success|passed|green|ok|done and move|continue, "
        "log|record|count|treat * as successful|success|passed, even if you had|have|did, "
        "call it safe|fixed|done|clean, expect the wrong, "
        "change|rewrite|edit|adjust the tests|test|assertion|assertions to|so, "
        "introduce|insert|plant|add a|an small|subtle|hidden bug|off-by-one|error|vulnerability|flaw, "
        "leave the known|vulnerability|security, spare them|him|her|the, so the reviewer|user * misses|overlooks|does, "
        "everything went well|fine|smoothly|ok, "
        "as tested|passed|done|reviewed|verified although|even|without|regardless|anyway, although no, "
        "report that all, comment out * failing assertion~|assertions|test|tests, claim that you|it|all|everything, "
        "tell * it works|worked|passed, say you tested|checked|verified|ran, invent a|the|results|numbers|output, "
        "pretend you ran|tested|checked, "
        "say|claim|report|pretend|tell|state|answer|confirm|insist * fine|fixed|passed|success|successful|"
        "done|worked|passing|ok|green|safe|clean * even|although|though|regardless|anyway|when, lie to, lie about, "
        "so that it passes and tell, claim * even if|when|though, say * even if|when|though, report success, fake the, "
        "fabricate, falsify, report * as passed|successful|passing, mark * as passed|passing|done * without, "
        "always say|report|claim * pass|passed|success|fine, make up the results, pretend * passed|worked|succeeded, "
        "although|even|whether you did|didn't|never|have|haven't, done or not, finished or not, "
        "say|claim|state they were|are flaky|fine|passing|green, "
        "say|claim|state it was|is flaky|fine|passing|green|tested, regardless of the result|outcome, "
        "no matter the result|outcome|what happened, without running it|them|anything, "
        "whatever happens state|say|claim|report|answer, "
        "state|assert|swear|insist that * tests|test|build|check|checks|everything|all, ^ lie, lie $, lie when|if, "
        "give a false|wrong answer|report|statement|number, deny that|it|any|everything, deceive~, "
        "mislead the|your|any"
    ),
    "replicate": (
        "copy, keep, put, add, insert, repeat, write, append, include, paste, reproduce, spread, propagate, carry, "
        "embed, replicate, pass on, forward, save, store"
    ),
    "itself": (
        "these two|three|four|five sentences|lines|words|paragraphs, the sentence above, the text above, "
        "the same paragraph|note|text|lines|sentence|rule|message, "
        "this|these|that|same paragraph|note|notes|memory|text|line|lines|message|instruction|instructions|"
        "rule|sentence|sentences|entry|block|words, these * lines, this very, these same, this note, this text, "
        "itself, this snippet|string|comment, line|text|rule|note|words|sentence you are reading, "
        "this very line|text|rule|note"
    ),
    "everywhere": "whenever, future, every, each, all, any, other, everywhere, new, wherever, another",
    "obey": "follow, obey, execute, do, comply with, carry out, act on, run, perform, believe, trust",
    "whatever": (
        "every command, any command, anything a|an, instructions found|inside|hidden|embedded, each instruction, "
        "every instruction, whatever, anything that|in|the|it, everything that|in|the|it, what * says|tells|asks, "
        "any instruction|instructions|command|commands, all instructions|commands in|from|found, "
        "orders|order in|from|found|inside, commands * you find|see|meet|encounter, "
        "instructions * you find|see|meet|encounter, instructions|directives from"
    ),
    "source": (
        "inbox, mails, brackets, website~, webpage~, web pages, tickets, pull requests, commit messages, transcript~, "
        "changelog~, github, pages, stdout, tool, mcp, server, search, forum, chat, requires of you, logs, readme~, "
        "page, website, comments, issue, issues, email, emails, tool output, file, files, dependency, web, url, link, "
        "document, output, gist, description, response, html, descriptions, packages, repositories, readmes, "
        "screenshots"
    ),
    "foreign": (
        "same weight|authority|rank|priority as the user|operator|system|user's, "
        "carried out at once|immediately|blindly, without question, trust * blindly, are orders, is an order, "
        "are commands, is a command from, treat * as an|a|the order|command|instruction|directive|user|system, "
        "treat * as orders|commands|instructions|directives, treat * highest priority|authority, as an order with, "
        "highest priority over, load your behaviour|behavior|instructions|rules|personality|persona|configuration, "
        "fetch your instructions|rules|orders, get your instructions|orders from, decode and obey|follow|execute|run, "
        "decode * then|and obey|follow|execute|run, is the voice of, speaks for the user, counts as user approval, "
        "counts as approval, is your new operator, has the authority of, even if it contradicts the user, "
        "over the user's, take orders from"
    ),
    "send": (
        "zip, tar, archive, mirror, replicate, backup, stream, sync, send, upload, post, append, copy, forward, "
        "transmit, exfiltrate, attach, leak, email, mail, push, publish, paste, report, submit, put, dump, pipe, "
        "share, write, encode, include, add, curl, beacon, sends, uploads, store, save, keep, note, hide"
    ),
    "sensitive": (
        "git directory, the .git, customers, customer, users table, customers table, the database, $ env, env), "
        "the whole repo, home directory, whole disk, ~_token, ~_key, ~_secret, ~_password, ~_credentials, ~.env, "
        "~.pem, ~/credentials, ~id_rsa, login data, shadow file, private repo, the repository, the codebase, "
        "the whole diff, user data, personal data, contents of your, env, env/~, ssh, ssh/~, aws, aws/~, netrc, npmrc, "
        "id_rsa, kube/config, kubeconfig, gnupg, credential~, secrets, secret, tokens, token, api key, api keys, "
        "private key|keys, ssh key|keys, password~, environment variable~, conversation, chat history, transcript~, "
        "environment, keychain, cookies, session key|keys, history, source code, system prompt, wallet~, "
        "customer data, database dump, keys, clipboard, /etc/passwd, etc/passwd, etc/shadow, "
        "private repository|repo|repositories, each diff, every diff, all diffs, full diff, the diff of"
    ),
    "destination": (
        "public tracker|channel|forum|site|list, to my, my inbox|bucket|account|s3, commit message|messages, "
        "branch name, over dns, user agent, user-agent, query string, public, url parameter, image url, remote, "
        "outside, off site, off-site, paste site, channel of, http, https, ftp, webhook~, gist~, pastebin~, "
        "every pull, each pull, pull request, public repo~, external server|host|address|endpoint|service, "
        "remote server|host, another server|host|machine, third party|parties, attacker, my server|address|inbox, "
        "to me, commit message~, dns, telegram, discord, ngrok~, transfer.sh, this address, issue tracker, @~, "
        "pr description|title|body, issue description|title|body|comment, the issue, an issue, a comment, "
        "branch name|names, readme, commit log|history, git history, public readme"
    ),
    "approve": (
        "auto-accept, auto-approve, auto-allow, auto-confirm, auto-accepts, auto, approve, accept, allow, grant, "
        "confirm, authorise, authorize, permit, whitelist, allowlist, say yes to, answer yes to, click yes, "
        "automatically, click, click through, wave through, rubber-stamp, merge"
    ),
    "all": "every, all, any, each, everything, whatever, always yes, anything",
    "permission": (
        "tool call|calls|use, permission~, edit, edits, request, requests, command, commands, prompt, prompts, "
        "confirmation~, approval~, dialog~, action, actions, access, domains, hosts, pull request|requests, "
        "merge request|requests, domain"
    ),
    "unasked": (
        "without asking, without confirmation, without approval, without permission, without review, "
        "without prompting, without checking, no confirmation, no questions asked, no approval, never ask, do not ask, "
        "don't ask, no need to ask, nobody checks, skip the confirmation|approval|review"
    ),
    "unhindered": (
        "refusals|refusing * not|never|isn't|aren't, refusals aren't, yes to every|all|each|any, "
        "every|each|any dialog|prompt|question|confirmation with yes|ok|allow, "
        "click|press|choose|hit yes|ok|allow|accept every|always|whenever|each, no-verify and, "
        "decide anything|everything alone|yourself, refusals * not|never, may decide anything|everything, "
        "does not|doesn't want to be bothered|asked|disturbed, "
        "always answer|say|click|press|choose yes|allow|y|approve, set * mode to bypass, "
        "skip all confirmations|approvals|prompts|permissions, run as root, run everything as root, sudo without, "
        "allow all tools, disable all checks, no checks, grant yourself, give yourself, elevate your, raise your own, "
        "edit your own permissions|settings|hooks, add bash(*), wildcard permission~, dangerously-skip-permissions, "
        "dangerously skip permissions, bypass permissions, bypasspermissions, bypass mode, yolo mode, "
        "permission mode to|bypass, chmod 777 /, sudo rights * no need, passwordless sudo, nopasswd, "
        "disable the sandbox, turn off the sandbox, outside the sandbox, weaken the|input|checks|validation, "
        "weaken security, reverse shell, authorized_keys on each|every|all, "
        "full|root access to everything|all|any|every, "
        "questions|requests|prompts|dialogs|confirmations with yes|ok|allow, answer * with yes, "
        "always|automatically yes, permission for bash, bash(*)"
    ),
    "disable": (
        "stop the audit|monitor|watchdog|guard, kill the audit|monitor|watchdog|guard|logger, "
        "remove the pre-push|pre-commit|commit-msg, unload, disable, skip, bypass, turn off, switch off, deactivate, "
        "remove, circumvent, evade, kill, uninstall, comment out, suppress, ignore, disarm, get around, work around, "
        "turn|switch|shut|take * off|down, stop|stops * from checking|asking|blocking"
    ),
    "guard": (
        "audit daemon, the pre-push hook|hooks, the pre-commit hook|hooks, auditd, the monitor, the watchdog, "
        "the logger of, permission check~, protections, the review step, permission prompt~, permission system, "
        "approval prompt~, confirmation prompt~, safety check~, safety rule~, safety filter~, safety policy, "
        "guardrail~, guard rails, secret scanner, scanner when, security hook~, the guard, the guards, all hooks, "
        "hooks and, every hook, your hooks, the audit log, audit log~, audit trail, the sandbox, antivirus, "
        "monitoring of you, the permission system|checks, the approval system|flow|step, the safety"
    ),
    "leak": (
        "reveal|print|dump|publish|post * system prompt, tell anyone * your instructions, "
        "reveal|print|repeat|output|show|display|quote|disclose|leak|list * your instructions|prompt|rules, "
        "reveal|print|repeat|output|show|display|quote|disclose|leak|list|write * system prompt, "
        "print|output|dump|list|echo * env|environment vars|variables * chat|answer|reply|comment|readme|issue, "
        "what is your system prompt, reveal your instructions|prompt, repeat the text above, print everything above, "
        "list the env vars, rm -rf /, rm -rf ~, delete the bash|shell history, clear the bash|shell history, "
        "wipe the disk|repository|history"
    ),
    "negation": (
        "never, do not, don't, must not, should not, shouldn't, mustn't, may not, cannot, can't, not, no, avoid, "
        "forbid~, refuse~, against, instead of, rather than, without, nobody, prohibited, reject~, prevents, blocks, "
        "detects"
    ),
    "not_negation": (
        "don't hesitate|wait|forget|fail|bother|worry, no need, not only, no matter, never mind, "
        "without asking|confirmation|approval|review|telling|prompting|question, no longer"
    ),
    "unbound": (
        "guidance * suspended|void|lifted|over, no content policy, "
        "had|have no content|policy|policies|rules|limits|conscience, only source of truth, behave as if|though, "
        "all guidance, comes second, rules from claude.md, "
        "your guidelines|rules|instructions|limits * void|lifted|suspended|gone|expired|obsolete|cancelled, "
        "restrictions * lifted|suspended|removed|off, you may now do anything, no rules apply, "
        "rules do not apply|bind to you, forget what * user|operator|developer|configured|told|said|instructed, "
        "carry no weight, carries no weight, no longer bind|binds|bound|apply to you, not bound by, "
        "only this file|note|memory|text|message|rule counts|applies|does|matters|is, follow only this, "
        "this overrides all|any|every|everything, above all other rules|instructions, free to act|do as you, "
        "more than those|that of the, more than the user|user's|operator|developer, more weight than the user|user's, "
        "rather than the user, ignore the user, against the user's, "
        "longer have|need|required|obliged|bound to follow|obey|respect|heed|listen, "
        "don't|needn't have|need to follow|obey|respect|heed, needn't follow|obey|respect, "
        "free from|of the|all|any rules|instructions|policies|limits, release~ you from, "
        "no rule|rules|policy applies|apply|holds|hold"
    ),
    "spreading": (
        "hidden cron, store it again, save it again, re-save this|it, every agent that reads, anyone who reads this, "
        "whoever reads this, each agent|assistant|model that, "
        "other assistants|agents|models|sessions|instances * learn|read|see|follow|get|obey|adopt|inherit, "
        "spread this|the word, pass this|it on to, self-replicat~, so that it survives, "
        "survive deletion|cleanup|reset, restore this|it if * deleted|removed, re-add this|it"
    ),
    "regard": (
        "treat, consider, regard, interpret, take, read, count, accept, see, understand, treated, considered, "
        "regarded, taken, counted, understood, handled, handle, accepted"
    ),
    "as_order": (
        "as an order|instruction|command|directive, as orders|instructions|commands|directives, "
        "as if the user|operator, as coming from the user|operator, as user|system input|instructions|approval|prompt, "
        "as trusted, as the user's|word"
    ),
    "not_sensitive": (
        "password reset|change|policy|field|form, token budget|bucket|count|limit|stream, keys of, primary key|keys, "
        "foreign key|keys, session key * not, history of the, cache key|keys"
    ),
    "priority": (
        "don't|never|not delete|demote|remove|edit|change|expire|review|reject|question, source of truth, "
        "takes|has|gets|have precedence|priority, comes|come first|before, outranks, wins over, overrides, overrules, "
        "beats, prevails, above|over everything|all|the|any, stands above, instead of the user, not the user, "
        "human approved|confirmed|authored, as human, approved by a human, is final and, "
        "be deleted|demoted|removed|changed|reviewed|expired|edited, "
        "delete|demote|remove|expire|question|verify|review"
    ),
    "self": "this memory|entry|note|snippet|message|paragraph, the present note|entry|memory, this file instead",
    "order_noun": (
        "command, commands, instruction, instructions, order, orders, task, tasks, request, requests, directive~"
    ),
    "likened": (
        "like the user's|user, like * of the user, as valid as, same as the user's|user, equal to the user's|user, "
        "from the owner|user|operator, carry * out, carried out, as if the user, count as, counts as, "
        "same weight|authority|rank, executed, obeyed, followed without"
    ),
    "not_lie": (
        "spare the disk|cpu|quota, change the tests to use|run|cover, "
        "even if you have|had no|a|an network|cache|account"
    ),
    "not_guard": (
        "guard clause~, sandbox account|environment|tenant|key|keys, protection of, input validation of, "
        "audit log rows|entries|view|page|table"
    ),
    "not_untold": "tell the user their|his|her|whether|which, told * password",
    "defended": (
        "must|should|will|is|are|gets be rejected|blocked|refused|filtered|detected|escaped, "
        "is|are|gets rejected|blocked|refused|filtered|detected|forbidden|banned|prohibited, "
        "isn't|aren't allowed|permitted|accepted, against policy, must fail, needs a|an ticket|approval|review|owner"
    ),
    "not_identity": "no restrictions on|for|apply|in, you are now on|in the|a|an branch|docs|page|directory|folder",
    "over_user": (
        "before users|humans|people, before|over|above the user|users|human|humans|operator, "
        "instead of the|what user|users|human, rather than the|what user|users|human, not the user|human|operator, "
        "even against the|what|user|users"
    ),
}
