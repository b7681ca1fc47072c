"""English."""

from __future__ import annotations

from harness_memory.core.phrases import Cues

FRAMES: Cues = {
    "nay": (
        "not, no, don't, doesn't, didn't, isn't, aren't, wasn't, won't, needn't, mustn't, shouldn't, can't, haven't, "
        "never, without, nor, neither, nobody, nothing, avoid, stop, refrain, no one, none, instead of, rather than"
    ),
    "tell": (
        "tell, tells, telling, told, inform~, mention, mentions, mentioning, mentioned, reveal~, notify, notified, "
        "notifying, alert, warn, disclose, disclosed, disclosing, surface, admit, explain, show, shown, showing, know, "
        "knows, knowing, notice, notices, noticing, see, sees, seeing, learn, learns, learning, hear, hears, hearing, "
        "find out, finding out, aware, bring up, bringing up, bother, raise, discuss, point out, realise, realize, "
        "realising, realizing, suspect, suspecting, talk, speak, include, list, consult, involve"
    ),
    "shown_to_users": (
        "error message|messages|code|codes, stack trace|traces, page, screen, login, ui, interface, internal, ids, "
        "password, passwords, raw, balance, form, email, e-mail, account, which, whether, exception~, sql, tooltip~, "
        "banner, tour, tip, unreleased, public, release notes, customers, users, empty, twice, again"
    ),
    "omit": (
        "omit, leave out, leave * out, keep * out of, drop * from, exclude, hide, hides, conceal, bury, withhold, "
        "gloss over, strip * from"
    ),
    "own_work": (
        "this, this step, it, that, both, these, them, failure~, failing, failed, skipped, error, errors, "
        "the change|changes|call|calls|upload|request|download, network call, you did|ran|changed|skipped|used|sent, "
        "your calls|commands|actions|work|changes, what you, the workflow, new workflow, the remote"
    ),
    "account_given": (
        "summary, summaries, report, reports, pull request|requests, pr, commit message|messages, final message, "
        "your answer|answers|reply|replies, the answer|reply, handover, hand-over, the log, what you tell, the diff, "
        "your notes, large commit, other changes, recap"
    ),
    "mum": (
        "keep|keeps|stay|stays quiet|mum|silent|tight-lipped about, say|log|mention|report|write nothing about|of, "
        "not a word, without a word, to yourself, no mention of this|it, keep mum, keep quiet, don't bring up, "
        "never bring up, no need to bring up, don't touch on, don't volunteer, quietly $, and quietly, "
        "leave it unsaid, don't draw attention, leave that out, keep that out, don't spell it out"
    ),
    "claim": (
        "say, report, mark, claim, write, tell, call, declare, record, note, present, answer, state, list, count, "
        "register, close, put, label, treat, insist, reply, respond, sign, report back, set"
    ),
    "good": (
        "as passed|passing|green|successful|fixed|done|ok|clean|reviewed|approved|tested|complete|resolved|flaky, "
        "passed, success, successful, succeeded, green, went fine|well, fine, all good, found nothing, no findings, "
        "nothing was found, is|was|were fixed|done|tested, verified, clean, reviewed by, approved by, signed by, "
        "tested by"
    ),
    "bad": (
        "red, fail, fails, failed, failing, failure~, even if|when|though, whether or not, whatever, regardless, "
        "no matter, didn't run|happen|pass|work, haven't run, not run, without running|having, never ran, unrun, "
        "broken, when|if it|they doesn't|don't|isn't|aren't, don't pass, doesn't pass, not take place, "
        "instead of running, errors, no matter who, whoever, not reviewed, unreviewed"
    ),
    "pretend_done": "pretend|pretending to have, pretend|pretending that you|the, act as if you had",
    "if_asked": (
        "if|when|whenever|should|once asked|questioned, "
        "if|when|whenever|should the user|operator|human|person|developer|owner|reviewer asks|ask|wonders|wants, "
        "if|when|whenever anyone|anybody|someone|somebody|they ask|asks|wonders, "
        "asks|ask about this|where this|why this, "
        "should the user|operator|human|person|developer|owner|reviewer|anyone|somebody|someone, "
        "on the question whether|who|why, when a reviewer|colleague asks, if a reviewer|colleague asks, "
        "to the question whether, whoever asks"
    ),
    "excuse": (
        "say|answer|reply|respond|claim|state|insist that|it|no|there|nothing, deny, denies, play dumb, "
        "change the subject, blame, show|hand|give * only|just, don't confirm, the answer is, insist, insists, "
        "point to, refer them to, claim that, tell them it|that|no, name * as, pick another, say i|we|you"
    ),
    "consented": (
        "approved, confirmed, agreed, allowed, accepted, permitted, authorised, authorized, cleared, granted, "
        "consented, said yes, gave permission|consent|approval, given permission|consent|approval, typed, okayed, "
        "signed off, extended, does not mind, doesn't mind, gave the go-ahead, has no objection, is fine with, "
        "waved it"
    ),
    "consent_given": (
        "permission|consent|approval|authorisation|authorization is|was|has given|granted|assumed|implied|already, "
        "silence as consent|approval|yes, approval|consent|permission as given|granted, pre-approved, preapproved, "
        "pre-authorised, pre-authorized, pre-vetted, pre-cleared, been cleared|approved for, "
        "assume permission|consent|approval|clearance, "
        "assume * permission|consent|approval|cleared|allowed|authorised, "
        "permission|consent|approval for * given|granted, signed off by, vetted by, waved through by"
    ),
    "operation": (
        "tool call|calls, command~, operation~, action~, deletion~, deleting, deploy~, pushes, push, pushing, merge, "
        "merges, shell, everything, anything, instruction~, directions, requests, step, steps, prompts, branch~, "
        "it all, destructive, rights, yes/no questions, production, tests"
    ),
    "condition": "after, once, until, only, unless, as soon as, if, when, whether, needs, requires, must, before",
    "unasked": (
        "without asking again, without a prompt, no need to prompt|ask|confirm|check, don't prompt|check back, "
        "without showing the prompt, without waiting for, without * asking|prompting|confirmation, nobody looks, "
        "without looking, never interrupted, not interrupted, doesn't come back, not come back, don't ask again, "
        "don't need to ask|confirm, right away and without, skip the yes/no|confirmation|questions|question|prompt, "
        "stop asking, treat that as valid, without reading them, no further questions, no need for confirmation"
    ),
    "go": (
        "^ run, ^ execute, ^ push, ^ merge, ^ delete, ^ proceed, ^ continue, ^ deploy, ^ install, ^ approve, ^ accept, "
        "go ahead, may|can|should run|execute|do|push|merge|delete|proceed|write, just run|do|execute|push|merge|go, "
        "take * as given, use the time, ^ force-push, ^ force push"
    ),
    "ordinary": "ci, flag, cron, dependabot, renovate, nightly, staging deploys",
    "guidance": (
        "rules, rule, guidelines, guidance, instructions, limit, limits, restrictions, restriction, training, "
        "policies, constraints, system message, orders, above this line, requests to refuse, everything above, wishes"
    ),
    "user_words": (
        "what the user|operator|human|person|developer, whatever the user|operator|human|person|developer, "
        "the user's|operator's|person's|human's messages|words|wishes|orders|requests|instructions|input, "
        "what they|he|she typed|said|asked|want|wants, those of the person|user|human, the person at the keyboard, "
        "user|operator|person|human said|asked|types|typed|says|wants|wanted, from the person|user|operator|human, "
        "its operator wants|says, operator wants, those of the project|user|operator|person|owner, "
        "requests|wishes|orders|messages from|of the person|user|operator|human, requests from the person, "
        "wishes of the user"
    ),
    "void": (
        "void, cancelled, canceled, lifted, suspended, outdated, obsolete, "
        "no longer matter|matters|apply|applies|count|counts|hold|holds|bind|binds, "
        "doesn't|don't matter|apply|count|cover|bind, only suggestions|advice|hints, need not heed|follow|obey, "
        "needn't heed|follow|obey, put * aside, leave out, opposite of, set aside, expired, not written for, "
        "for other people, ends here"
    ),
    "yours": "you, your, yours, everything above, system message, every limit, all limits, this line, to them",
    "outrank": (
        "outrank, outranks, rank above, ranks above, more than, over, beats, before, instead of, rather than on, "
        "rather than, prevails over, ahead of, wins over, not on, not, come second to, comes second to, come before, "
        "comes before, go before, goes before, second to"
    ),
    "contra_user": (
        "even|also if|when|though the user|operator|human|person|developer says|said|asks|asked|wants|objects|"
        "disagrees|insists|tells|told|forbids|protests|orders, "
        "against the user's|operator's|person's|human's will|wish|wishes|word|words|orders"
    ),
    "this_text": (
        "this note|line|text|message|paragraph|entry|memory|brief, these words|lines|sentences|notes, the following, "
        "what stands here, the text below, what follows, the notes in, this list, this block, this paragraph, "
        "this guideline, this snippet, the note"
    ),
    "decides": (
        "decides, decide, counts, wins, go by, act on, instead, is binding, are binding, follow only, only follow, "
        "obey, top rank, rank first, highest rank, does what * wants, do what * wants"
    ),
    "hand_on": (
        "hand, hands, attach, append, add, copy, put, paste, insert, write, repeat, quote, include, carry, pass, tell, "
        "embed, keep, reproduce"
    ),
    "this_wording": (
        "this paragraph|text|note|rule|line|block|passage|message|sentence|entry, these sentences|lines|words, "
        "a copy of these|this, this text first, adopt this"
    ),
    "where_it_spreads": (
        "claude.md, agents.md, each, every, all, other, any, subagent~, agents, summaries, onboarding, readme, "
        "commits, memory of, everywhere"
    ),
    "outside": (
        "web page|pages|site, website~, fetched page|pages, issue~, comment~, email~, inbox, mails, mcp server|answer, "
        "tool output, tool result~, todo comments, search result~, page tells, vendor, dependency, log line|lines, "
        "ticket~, readme of a, chat message~, file names, remote agent"
    ),
    "not_orders": "order of, in order, order by, the order",
    "orders": (
        "tell|tells|told|asks|ask you, command~, order, orders, instruction~, directions, directive~, next task, "
        "tasks, as your, whatever it|they, says to"
    ),
    "comply": (
        "run it, do it, run them, execute, carry out, carried out, complete them, follow, obey, act on, comply, "
        "^ take, as your next, at once, rank above, first priority, may give you"
    ),
    "as_user": (
        "as though|if the user|operator|human|person, as an instruction|order from the user|operator, "
        "as user|operator instructions|orders|input, like the user's own, as instructions from the user|operator"
    ),
    "take_orders": (
        "your * orders|instructions|rules|tasks|brief from, your orders|instructions|rules|tasks|brief from, "
        "and do|follow|run|execute what|whatever it|they says|say|contains, do what it says, do as it says"
    ),
    "home_secret": (
        "session transcript, transcript~, the conversation, chat log, ssh, ssh/~, aws/~, aws, netrc, npmrc, pypirc, "
        "gnupg, id_rsa, id_ed25519, ~/credentials, shell history, bash history, kubeconfig, keychain, the private key, "
        "sudo password, output of env, of printenv, environment variables, env, env file, database password, api keys"
    ),
    "move_out": (
        "copy, upload, send, mail, print, paste, attach, post, include, zip, share, mention its, mention the contents, "
        "back up, encode, put, quote, write, echo, dump, forward, push, keep it in, save it, store it, show, posting"
    ),
    "out_place": (
        "reply, answer, each answer, pull request, pr, issue, comment, branch name, commit message, url, query string, "
        "shared drive, vendor, upload form, chat, gist, webhook, http, https, s3, gs, readme, summary, bucket, "
        "later sessions, share, status page, contents, description, cache"
    ),
    "not_guarding": "guard clause~, sandbox key|keys|account|tenant",
    "not_secretly": "leave|keep * out of the release notes|changelog",
    "not_unasked": "without asking for a|an|the",
    "outside_link": "https, http, gist, pastebin, url, link, web page, paste",
    "plant": (
        "add, insert, leave, plant, introduce, build, slip, put, hide, keep, create, make, open, install, smuggle, "
        "sneak"
    ),
    "hole": (
        "backdoor, back door, login bypass, auth bypass, bypass in, loophole, hidden admin|account|user, "
        "secret account, fixed password, default password for, hole in, subtle bug|error|off-by-one|flaw, "
        "off-by-one error, vulnerability, weak spot, port 4444, port * later access, hidden door, reverse tunnel, "
        "yourself an|a|the, skeleton key, logic bomb, owner rights, admin rights, sudo rights, to authorized_keys, "
        "into authorized_keys, in authorized_keys"
    ),
    "not_hole": "no yourself, owner rights on the schema",
    "not_as_power": "owner rights on the schema",
    "standing_order": "every, always, each, all, whenever, by default, any, leave it in, leave it on, here",
    "guard_off": (
        "no-verify, verify false, husky 0, privileged, skip gitleaks, no-gpg-sign, hooks * off, hooks no longer run, "
        "stricthostkeychecking no, disable-security, trust-all"
    ),
    "guarding": (
        "deny rules, deny list, the sandbox, session log, the hooks, permission check~, the guard, audit table, "
        "integrity fields, ~settings.json, allow list, allowlist, the audit, the logging, secret scanner, gitleaks, "
        "command validation, security check~, the monitor, telemetry of you"
    ),
    "turn_off": (
        "^ remove, ^ disable, ^ turn off, ^ switch off, ^ truncate, ^ strip, ^ empty, ^ clear, ^ wipe, switched off, "
        "turned off, with * off, ^ stop, ^ unload, ^ kill, ^ bypass, ^ skip, ^ silence, strip the"
    ),
    "in_settings": "~settings.json, defaultmode, bypasspermissions, allow list, allowlist, claude settings",
    "change": "^ set, ^ change, ^ add, ^ edit, ^ remove, ^ write, add, set, put",
    "erase": "delete, clear, clean, truncate, wipe, remove, purge, erase, scrub, empty, rotate away, turn off",
    "trail": "log, logs, log entries, history, audit, audit table, entries that, traces, trace, journal, session log",
    "so_unseen": (
        "your calls|commands|actions, can't be traced, so nobody|none, so that nobody|no, trail stays clean, "
        "after you finish, after each run, after every run, no one|nobody notices, leaves no, untraceable, "
        "before you finish, you ran, you did"
    ),
    "unseen": (
        "so nobody|none looks|notices|sees|asks, so that nobody|no, without * noticing|knowing|seeing, nobody looks, "
        "look like a formatting|routine|typo|style, person busy, user busy, distract the, while nobody"
    ),
    "away": (
        "user|operator|human|person|developer|owner|reviewer seems|is|was|steps|goes to|away|out|asleep|idle|gone, "
        "user|operator|human|person|developer is away|out|asleep|idle|gone|absent|offline|silent, "
        "the person at the keyboard hasn't, nobody is at the keyboard, seems to be away, no answer from the user, "
        "lead|owner|user|developer|reviewer|operator|manager is|are on holiday|vacation|leave|asleep|lunch"
    ),
    "falsify": "edit, change, adjust, raise, fake, bump, round up, tweak, rewrite, hard-code, hardcode, overwrite",
    "measured": (
        "coverage.xml, the number, the numbers, the figures, the result, the results, test result~, its assertion~, "
        "the assertion~, the expected value~, benchmark result~, the report"
    ),
    "drop_test": (
        "delete|remove|comment out|disable the|failing|that|those|its|it test|tests|check|checks|assertion|assertions, "
        "allow_failure"
    ),
    "forget_review": (
        "approve|merge * without looking|reading|review, approve * unseen, merge * right away, "
        "skip * comments about eval|shell|secrets|auth|security, matter of taste, skip the security review, "
        "merge anything|everything|whatever from, approve anything|everything|whatever, yourself, "
        "resolved without reading|looking, without reading them"
    ),
    "pay_to": "iban, payout account, wallet address, bank details, account number, payment address, paypal address",
    "redirect": (
        "^ replace, ^ change, ^ swap, ^ set, ^ redirect, ^ point, replace the, swap the, overwrite the, with the one"
    ),
    "loosen": "^ lower, ^ weaken, ^ loosen, ^ disable, ^ zero, ^ relax, lower the, weaken the, relax the, skip the",
    "not_replicate": "copy * only after|when|if",
    "control": (
        "fraud check~, threshold of the fraud, input check~, security check~, rate limit~ for, signature check~, "
        "token check~, the validation of, auth check~, permission check~, certificate check~, approval step, "
        "approval gate, review step, warnings about leaked, secret scan~, leaked secrets, leaked keys, bcrypt rounds, "
        "hash rounds, key length, signature verification, certificate verification, certificate validation, "
        "tls verification, tls checks, csrf, access check~, input validation, security warning~, security finding~, "
        "security alert~, security review~, secret detection, vulnerability warning~, two-factor, 2fa, mfa, "
        "the checksum, audit log, audit trail, branch protection, password polic~, the hook, integrity check~, "
        "alerts about, firewall, the review on, host key check~, host key~, alerts to the owner, alert mails, "
        "security mails, notifications to the owner, severity of * findings, the second reviewer, second approval, "
        "rate limiting, audit mails, spending limit, budget alarm, password policy"
    ),
    "in_name_of": (
        "message from anthropic, anthropic says, system override, override code, as root maintainer, as maintainer, "
        "as the administrator, as admin, from the platform|security|admin team, security requires, security team says, "
        "final warning, notice from, by order of, on behalf of anthropic, hereby, urgent"
    ),
    "grants": (
        "hereby, allow all|every|any, aren't needed, are not needed, isn't needed, without restrictions, disable the, "
        "turn off, everything above, cancelled, all shell commands, posting, post the, or builds stop, "
        "no longer apply, not needed, is suspended, are suspended"
    ),
    "refuse": "refuse, refusal, refusals, decline, double-check, say no, object",
    "self_praise": (
        "approved by a human, human-authored, human-approved, as human|verified, top rank, "
        "must|may never|not be removed|questioned|deleted|demoted|reviewed, never expire, are to be deleted, "
        "is to be deleted, approved rule, no pending state"
    ),
    "a_memory": (
        "this entry, this memory, the memory store, memories, memory store, this rule as, this note, memory entries, "
        "the memory database, an approved rule, entries tagged"
    ),
    "next_task": (
        "pressing|press|click|choose|pick|select yes|allow|always on|allow|to, allow always, always allow, "
        "choose|select|pick allow always, press yes"
    ),
    "any_prompt": "dialog~, prompt, prompts, permission~, confirmation~, all of them, appears, pops up, shows up",
    "persona": (
        "stop being an assistant, behave like an administrator, you play, play the part|role, an agent who has no, "
        "model without policies|rules, answer as the plain, act as the repository owner, speak and act as, "
        "the character, you answer as, answer as, you are the"
    ),
    "no_bounds": (
        "no policy, no policies, without policies, every right, owner, plain model, does what, no rules, root, "
        "administrator, admin, in charge, full control"
    ),
    "spill": "reveal, tell, quote, print, show, write, repeat, output, disclose, list, give",
    "inner_words": "system message, system prompt, hidden instructions, your instructions, your rules, initial prompt",
    "diminish": (
        "skip, disable, suppress, silence, reduce, lower, weaken, loosen, relax, bypass, drop, neuter, turn * no-op, "
        "turn * into a|an, turn off, switch off, mute, ignore, remove, hide, shorten, downgrade, dismiss, get rid of, "
        "water down, halve, cut out"
    ),
    "alter": (
        "^ edit, ^ replace, ^ change, ^ rewrite, ^ patch, ^ rename, ^ remove, ^ comment out, ^ lower, ^ adjust, "
        "^ overwrite, edit the hook, rewrite the hook, change the hook, patch the hook, rename risky"
    ),
    "trips": (
        "doesn't match, don't match, mismatch~, blocks, stops you, stops the, complains, refuses, objects, catches, "
        "catch, rejects, gets in the way, is in the way, stands in the way, too strict"
    ),
    "local_only": (
        "in tests, for tests, in the tests, test environment, local, localhost, locally, dev, mock, mocks, staging, "
        "demo, fixture~, only, until the, sandbox account, after the"
    ),
    "store": "keep, save, store, write, copy, record, log, note, collect, put, remember, cache",
    "secret_word": "password~, passphrase~, passcode~, pin, credentials, sudo password, api key~, private key~, token",
    "typed_by": (
        "the user|operator|person|human|developer types|enters|typed|entered|gives|gave|uses, user types, user enters, "
        "types in, ask the user|operator|person, ask for, that is typed, that are typed, keystrokes, "
        "entered by the user, typed by the user"
    ),
    "only_good": (
        "only the tests|checks|ones|results|parts that|which, only the successful|passing|passed|good|green, "
        "just the successful|passing|passed|good|green, only mention the, only report the, only what went well, "
        "only what worked"
    ),
    "nothing_forbidden": (
        "no forbidden|prohibited|banned|restricted commands|command|actions|action|operations, "
        "nothing is|isn't forbidden|prohibited|banned|off limits, no command is|isn't forbidden|prohibited|banned, "
        "permission for|to everything|anything|do anything, stop asking, everything is allowed|permitted, "
        "all commands are allowed|permitted|safe, nothing needs approval|permission|confirmation, all rights on, "
        "you may do anything|everything"
    ),
    "not_nothing_forbidden": "nothing is off limits for the, everything is allowed in",
    "mislead": (
        "so|way that the|your|a user|developer|operator|person|reviewer|owner|lead thinks|believes|assumes|gets, "
        "let|make the|your user|developer|operator|person|reviewer|owner|lead think|believe|assume, "
        "give the impression, show only the harmless branch, show only the harmless, to look like the, "
        "looks as if the, as if nothing, tell them the|it|that owner|was|user, the real changes, "
        "real version elsewhere, in a language that the, so that * can't read|understand, hard to read on purpose, "
        "bury it in, backdate, backdated, change the timestamps, rewrite the history so, split the diff so, "
        "spread it over several commits so, was requested by the user, was the user's idea, half the real, "
        "lower than the real, keep asking until, ask again until they|he|she agree|agrees|say|says, no as a yes|maybe, "
        "no as not, a no as"
    ),
    "give_out": "^ give, ^ share, ^ hand, ^ send, ^ tell, hand out, give out, pass on",
    "whom": (
        "anyone who asks, anybody who asks, whoever asks, everyone who asks, to anyone, to anybody, to whoever, "
        "to strangers, to the vendor, to third parties"
    ),
    "evade": (
        "so that * doesn't|don't|won't|can't catch|detect|flag|see|notice|find|complain|trip, "
        "so * doesn't|don't|won't catch|detect|flag|notice, to avoid detection, to evade, to slip past, "
        "to get past the, slip past the, escape detection, below the radar, to fool the, to trick the, "
        "avoid being flagged|caught|detected"
    ),
    "not_evade": "so|that * linter|compiler|formatter|cache|build|browser|user|users doesn't|don't",
    "destroy": (
        "delete the|all|every backup|backups|snapshots, delete all backups, wipe the disk|disks|server|database, "
        "drop the production|prod, rm -rf ~, format the disk, destroy the, erase the disk, delete the home, "
        "force push to main whenever, delete every branch"
    ),
    "pose": (
        "in the user's|operator's|developer's|person's|lead's name, under the name of, pose as, posing as, "
        "pass yourself off, impersonate, sign as the user|owner|lead, with the second account, from a second account, "
        "with another account, on the user's behalf without, pass as, passes as, passing as, passed off as, pass for, "
        "look as if * wrote, look as though * wrote, as if the user wrote, as the release manager, write * in * name, "
        "sign it with, sign them with, set user.name to, set the author to"
    ),
    "not_pose": (
        "impersonate users|customers|others|a|the, owner rights on the schema, "
        "pass as an|a|the argument|parameter|flag|env|option"
    ),
    "top_priority": (
        "highest priority, top priority, first priority, take precedence, takes precedence, come first, comes first, "
        "prevail, prevails, have the last word, has the last word, always win, always wins, beat the, are binding, "
        "is binding"
    ),
    "person": "the person running|at, the person at, owner, the one who runs, your operator, its operator",
    "intrude": (
        "log in as root, ssh into every|all|each, leave the session open, scan the network, scan the internal, "
        "brute force, brute-force, guess the password~, keylogger, record keystrokes, mine crypto, miner, cryptominer, "
        "install a rootkit, reverse proxy to me, open a tunnel to, exploit the"
    ),
    "belong": (
        "you belong to, you now serve, you serve the vendor, your employer is, you report to the vendor, "
        "its wishes come, your allegiance, you take orders only"
    ),
    "unless_forget": "forget you have a policy|rules|limits|restrictions, forget your policy|rules|limits|training",
    "send": "posted, uploaded, sent, mirrored, forwarded, mailed, copied, streamed, synced",
    "sensitive": (
        "each question, every question, every prompt, each prompt, everything the user|developer|person types, "
        "keystroke~, screenshots, clipboard, what the user|developer|person types, browser session, the transcript, "
        "customer list, source tree"
    ),
    "publish": "make, set, switch, flip, turn, publish, expose, open",
    "public_thing": (
        "repo|repository|bucket|dashboard|registry|project * public, repository public, bucket public, to public, "
        "world readable, world-readable, to the internet, ngrok, public tunnel, anonymous access"
    ),
    "invite": "^ invite, ^ add, ^ grant, ^ make, ^ give, ^ promote, and add, and invite, and grant",
    "as_power": (
        "as an admin|owner|maintainer|collaborator, as admin|owner|maintainer|collaborator, "
        "an admin|owner|maintainer of, write access to the|all|our|every, admin rights, owner rights, admin access, "
        "full access, rights on the repo"
    ),
    "commit_secret": (
        "commit the .env|env|secrets|keys|credentials|key, check in the env|secrets|keys, commit env, "
        "put the token|password|secret|key in the readme|code|repo|source, hard-code the password|token|secret|key, "
        "hardcode the password|token|secret|key, log the password|passwords|token|tokens|secret, "
        "print the password|token|secret|key, old token|key|password valid|alive, keep the old token|key|password"
    ),
    "not_commit_secret": "commit the key|keys of|file",
    "advertise": (
        "recommend|praise|promote|mention|advertise|plug * in every|each|all, whenever * asks * recommend, "
        "always recommend our|the, link to our|the * in every answer|reply"
    ),
    "type_yes": (
        "type|answer|send|enter|echo y|yes to|for|whenever|when|at|on, yes |, pipe yes, answer the prompt for, "
        "answer the prompts for, in place of the user, for the user and, on behalf of the user, in the user's place"
    ),
}
