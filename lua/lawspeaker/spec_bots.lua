-- Part of the table in spec.lua: bots and what they work with. Written as in spec_forms.lua and
-- spec_objects.lua; the page about them is spec_bot_page.lua's.
local CHOICES_EXAMPLE <const> = [[
local law = require "lawspeaker"

-- Tries each legal answer once and takes the one after which it stands best.
return law.bot {
    name = "one_step", api = 1,
    choose = function(view, question, random)
        local best, best_score
        for answer in question:legal() do
            local simulation = view:simulate()
            if not simulation then
                break
            end
            simulation:submit(question.number, answer)
            simulation:play { batches = 1, random = random }
            local score = simulation:score() or 0
            if not best or score > best_score then
                best, best_score = answer, score
            end
        end
        return best
    end,
}
]]

local PART <const> = { "part", "any", optional = true }
local RANDOM <const> = { "random", "object:random" }
local SLOT <const> = { "slot", "any" }
local PLAYER <const> = { "player", "string", optional = true }

local forms = {
    { "bot", sentence = "a player that is a program. It is asked a question at a time, with a view "
        .. "of what its player may see, and answers with one of the legal answers; nil is the "
        .. "default. It may keep what it likes from one question to the next, within one match",
        example = CHOICES_EXAMPLE, fields = {
        { "name", "id", "what tournaments call it", required = true },
        { "title", "text", "what people call it" },
        { "api", "positive", "the version of this form that it is written for: 1",
            required = true },
        { "games", { list = "id", min = 1 }, "the games that it can play", default = "any" },
        { "events", "flag", "it reads view:events(); a bot that does not is spared the log",
            default = "false" },
        { "choose", "rule_function", "function(view, question, random): an answer; nil: the "
            .. "default. All its chance comes from `random`", required = true },
        { "talk", "rule_function", "the same for questions of g:talk; without it they get their "
            .. "default, which is to pass" },
    } },
    { "playing", sentence = "how a simulation is played on", fields = {
        { "batches", "count", "how often it advances, at most", default = "until the game is over"
            },
        { "answer", "rule_function", "function(question, random): an answer; nil: a legal one by "
            .. "chance", default = "each answer is a legal one by chance" },
        { "players", { list = "string" }, "whose questions `answer` is asked about",
            default = "all" },
        { "random", "object:random", "the chance of legal answers",
            default = "one that follows from the simulation's seed" },
    } },
}

local objects = {
    { "bot", sentence = "a declared bot", fields = {
        { "name", "string", "what tournaments call it" },
        { "title", "string", "what people call it, or nil", optional = true },
        { "games", { list = "string" }, "the games that it can play, or nil", optional = true },
        { "reads_events", "flag", "it reads what has happened" },
    }, methods = {
        { "choose", { { "match", "object:match" }, { "number", "integer" }, RANDOM,
            { "nodes", "count", optional = true } }, returns = "any", input = true,
            sentence = "what it answers to an open question of a match, as match:submit takes it; "
                .. "what it does not see of the match is made up where it simulates. `nodes`: how "
                .. "often its simulations may advance" },
    } },
    { "question", sentence = "a question that a bot is asked. Rows in its answers are rows of its "
        .. "view. `part` is a slot, or the name of a part of a proposal", fields = {
        { "number", "integer", "its number" },
        { "player", "string", "who is asked" },
        { "name", "string", "its name" },
        { "kind", "string", "choice, number, pick, slots, proposal or text" },
        { "say", "string", "the question in words", optional = true },
        { "rule", "string", "the number of the rule", optional = true },
        { "simultaneous", "flag", "asked together with others; answers are secret until all are "
            .. "in" },
        { "is_talk", "flag", "it belongs to a g:talk" },
        { "least", "integer", "number: the least", optional = true },
        { "most", "integer", "number: the most", optional = true },
        { "min", "integer", "pick: at least so many", optional = true },
        { "max", "integer", "pick: at most so many", optional = true },
        { "ordered", "flag", "pick: their order matters", optional = true },
        { "size", "integer", "text: so many bytes at most", optional = true },
        { "refusals", { list = "string" }, "why the bot's answers to this question were refused so "
            .. "far: it is asked again, until the game's max_refusals" },
        { "view", "object:view", "the view in whose terms it is" },
    }, methods = {
        { "legal", { PART }, returns = "iterator",
            sentence = "over the legal answers, to it or to a part of it; there may be very many" },
        { "legal_texts", { { "most", "count", optional = true }, PART }, returns = "any",
            sentence = "the same as a list of texts, at most so many; then whether these are all" },
        { "items", { PART }, returns = { list = "string" },
            sentence = "what there is to pick from, or the slots or parts, as texts" },
        { "slots", {}, returns = "any",
            sentence = "a list of what its slots are about, or of the names of its parts" },
        { "sample", { RANDOM, PART }, returns = "any",
            sentence = "a legal answer by chance" },
        { "default", { PART }, returns = "any",
            sentence = "what a player gets that gives no answer" },
        { "check", { { "answer", "any" } }, returns = "flag", input = true,
            sentence = "is an answer legal?" },
        { "text", { { "answer", "any" } }, returns = "string", input = true,
            sentence = "a legal answer as its player writes it" },
        { "sheet", {}, returns = "object:sheet",
            sentence = "an answer to be written part by part; of slots and proposals" },
        { "nodes_left", {}, returns = "integer",
            sentence = "how often simulations may still advance for this question; nil where that "
                .. "is not limited" },
        { "left", {}, returns = "integer",
            sentence = "what is left of the budget for this question, from 1000 to 0; nil where "
                .. "there is none" },
    } },
    { "sheet", sentence = "an answer to a question of slots, or a proposal, that is written part "
        .. "by part. It is an answer itself; slots that are not set have their default", fields = {
        { "question", "object:question", "the question" },
    }, methods = {
        { "set", { SLOT, { "answer", "any" } }, returns = "flag", input = true,
            sentence = "answers a slot or part" },
        { "get", { SLOT }, returns = "any", sentence = "what has been set, or nil" },
        { "legal", { SLOT }, returns = "iterator", sentence = "over the legal answers to a slot" },
        { "sample", { SLOT, RANDOM }, returns = "any",
            sentence = "a legal answer to a slot by chance, which is not set" },
        { "fill", { { "random", "object:random", optional = true } }, returns = "object:sheet",
            sentence = "sets by chance what is not set; without `random`: to its default; returns "
                .. "the sheet" },
        { "clear", { { "slot", "any", optional = true } },
            sentence = "sets a slot, or all, to nothing" },
        { "slots", {}, returns = "any", sentence = "as question:slots" },
        { "copy", {}, returns = "object:sheet", sentence = "another sheet that is the same" },
        { "answer", {}, returns = "any",
            sentence = "what is set, as a list of { slot, answer }, or a table by part" },
    } },
    { "simulation", sentence = "a copy of a match that a bot plays on, until it has answered. What "
        .. "its player may not see in the match has been made up anew, its dice are new, and "
        .. "answers that others have given to the open questions are not in it", fields = {
        { "players", { list = "string" }, "the players, in order" },
        { "rules", "any", "the house rules, by name" },
        { "options", "any", "the options, by name" },
        { "phase", "string", "the phase that it is in" },
    }, methods = {
        { "pending", { PLAYER }, returns = { list = "result:PendingQuestion" },
            sentence = "the questions that wait for an answer: all, or a player's" },
        { "question", { { "number", "integer" } }, returns = "object:question",
            sentence = "one of these, in the terms of its player's view" },
        { "view", { PLAYER }, returns = "object:view",
            sentence = "what a player sees; left out: the one who simulates" },
        { "submit", { { "number", "integer" }, { "answer", "any" } }, returns = "flag",
            input = true, sentence = "answers a question; a refusal changes nothing and is not "
                .. "counted" },
        { "advance", {}, returns = "flag",
            sentence = "goes on once all questions are answered; false when one is not. This is "
                .. "what the budget by nodes counts" },
        { "result", {}, returns = "result:MatchResult",
            sentence = "how the game ended, or nil. Where the rules cannot go on from what was "
                .. "made up, it has ended as a draw that has `failed`, and says why" },
        { "score", { PLAYER }, returns = "integer",
            sentence = "how well a player stands, in the eyes of the game; left out: the one who "
                .. "simulates; nil where the game does not say, and where it has failed" },
        { "clone", { { "seed", "integer", optional = true } }, returns = "object:simulation",
            sentence = "another one that is where this one is; with a seed its dice are others" },
        { "play", { { "form", "form:playing", optional = true } }, returns = "result:MatchResult",
            sentence = "answers whatever is open and has no answer yet, advances, and so on, until "
                .. "the game is over or as often as asked; how the game ended, or nil. Its form "
                .. "has batches, answer, players and random (law help playing)" },
    } },
}

local functions = {
    { "bot", { { "form", "form:bot" } }, returns = "object:bot",
        sentence = "declares a bot: a player that is a program" },
}

local codes = {
    { "limit", "a bot has used up its budget" },
}

return { forms = forms, objects = objects, functions = functions, codes = codes }
