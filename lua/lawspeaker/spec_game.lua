-- Part of the table in spec.lua: games, what their rules work with, and matches. Written as in
-- spec_forms.lua and spec_objects.lua.
local GAME_EXAMPLE <const> = [[
local law = require "lawspeaker"

-- Both put a card down, unseen; the higher one takes the round.
return law.game {
    name = "higher", api = 1, players = { "red", "blue" },
    rules = { { "rounds", 3, "2", "how many rounds are played", least = 1 } },
    state = {
        { "card", { value = { least = 1, most = 6 } } },
        { "hand", { zone_of = "card", each = "player", seen_by = "owner" } },
        { "table", { zone_of = "card" } },
        { globals = { round = "count", red = "count", blue = "count" } },
    },
    notes = { { "taken", "{winner} takes the round" } },
    setup = function(g)
        for _, player in ipairs(g.players) do
            for value = 1, 6 do
                g.card:add({ value = value }, g.hand[player])
            end
        end
    end,
    phases = {
        { "round", rule = "2", function(g)
            local choose = function(player)
                local cards = {}
                for card in g.hand[player]:each() do
                    cards[#cards + 1] = card
                end
                return { player, { name = "card", choice = cards } }
            end
            local cards = g:ask_all { choose "red", choose "blue" }
            for _, card in ipairs(cards) do
                g.table:put(card)
            end
            if cards[1].value ~= cards[2].value then
                local winner = cards[1].value > cards[2].value and "red" or "blue"
                g[winner] = g[winner] + 1
                g:note("taken", { winner = winner })
            end
            g.round = g.round + 1
        end },
    },
    finished = function(g)
        if g.round == g.rules.rounds then
            local best = math.max(g.red, g.blue)
            local winner = g.red == best and "red" or "blue"
            return { winners = { winner }, draw = g.red == g.blue }
        end
    end,
}
]]

local VARIANT_EXAMPLE <const> = [[
local law = require "lawspeaker"

-- Attacks need a 5, and Mai shoots as well as if somebody helped her.
return law.variant {
    name = "cautious",
    game = "rocknroll",
    rules = { attack = 5 },
    hooks = {
        bonus = function(ask, standard)
            return ask.unit.name == "Mai" and standard + 1 or nil
        end,
    },
}
]]

local QUESTION_KINDS <const> = "; a question has exactly one of choice, number, pick, slots, "
    .. "proposal and text"

local forms = {
    { "game", sentence = "a game: what its state holds, and its rules as functions. Setup and "
        .. "phases are run in order, the phases again and again until the game is finished. They "
        .. "are pure functions of state, answers and dice: a match that is cloned, saved or "
        .. "undone runs them again, so what a rule wants to remember belongs in the state. In the "
        .. "program `law` a rule that sets a global or calls math.random raises an error",
        example = GAME_EXAMPLE, fields = {
        { "name", "id", "what scripts and folders call it", required = true },
        { "title", "text", "what people call it" },
        { "api", "positive", "the version of this form that it is written for: 1",
            required = true },
        { "players", "any", "who plays: a list of ids, or a table `seats`", required = true },
        { "rules", { list = "form:game_rule" }, "house rules, which a variant can set",
            default = "{}" },
        { "options", { list = "form:game_option" }, "choices of a match that are no rules",
            default = "{}" },
        { "hooks", { list = "form:game_hook" }, "what a variant can answer", default = "{}" },
        { "state", "any", "tables, zones and globals: a list, or a function(setting) that returns "
            .. "it, where setting has players, rules, options and variant (law help schema)",
            required = true },
        { "board", "rule_function", "function(g): fills the static tables, before the setup; it "
            .. "may roll" },
        { "setup", "rule_function", "function(g): what happens before the first phase; it may "
            .. "roll and ask" },
        { "phases", { list = "form:phase", min = 1 }, "the phases, in order", required = true },
        { "steps", { entries = "rule_function", key = "name" },
            "function(g, …): what g:enter opens", default = "{}" },
        { "trade", "any", "what players can hand to each other and promise: a table `trade`, or a "
            .. "function(setting) that returns it or nothing, where setting is as for the state "
            .. "(law help trading)" },
        { "finished", "rule_function", "function(g): nothing, or how the game ended, as a table "
            .. "`result`; asked after the setup and after each phase" },
        { "notes", { list = "form:note" }, "what g:note says, in words", default = "{}" },
        { "show", "rule_function", "function(view): the board as text for people",
            default = "all that is seen, table by table" },
        { "explain", "rule_function", "function(setting, notes): what notes rest on, for `law "
            .. "explain`. setting is as for the state, notes are those of a phase, each { name, "
            .. "fields }; it returns, by the number of a note, a list of facts: a text, or { text, "
            .. "rule = the number of its rule, deeper facts … }" },
        { "read", "rule_function", "function(view, question, text): what a player has typed, as "
            .. "the text of an answer or as an answer; and where there is something to say of it, "
            .. "as that it is legal and in vain, a remark", default = "the text as it is" },
        { "score", "rule_function", "function(g, player): how well a player stands, an integer, "
            .. "more being better, some 1000 for each step that decides; for bots and for what "
            .. "is told of balance. g is the state, or a view of it: it reads what both have" },
        { "imagine", "rule_function", "function(g, player, random, sees, before): in a copy in "
            .. "which all that the player does not see has been dealt anew, for its simulations: "
            .. "makes up what the game knows better. sees(row) says whether the player sees a row. "
            .. "It may change the state, and must leave what the player sees as it is. before is "
            .. "nil, or the state in which a phase or step began that is to begin anew in this "
            .. "one: where it takes back what the player has done since, and returns true, that "
            .. "is done again" },
        { "max_refusals", "positive", "so many answers to a question are refused; then the player "
            .. "gets its default", default = "3" },
    } },
    { "seats", sentence = "how many can play; they are p1, p2, … unless a match names them",
        fields = {
        { "min", "positive", "at least", required = true },
        { "max", "positive", "at most", required = true },
    } },
    { "game_rule", row = 4, sentence = "a house rule of a game", fields = {
        { "name", "id", "its name, as in g.rules.name", required = true },
        { "default", "any", "its value unless a variant or a match sets another: an integer, a "
            .. "flag, a text, a fraction { 3, 4 }, or law.no_limit, which makes it a limit",
            required = true },
        { "rule", "text", "the number of the rule that it belongs to", required = true },
        { "sentence", "text", "what it says", required = true },
        { "least", "integer", "the least that an integer can be" },
        { "most", "integer", "the most that an integer can be" },
        { "choices", { list = "id", min = 1 }, "what a text can be" },
        { "limit", "flag", "an integer that may also be law.no_limit", default = "true where the "
            .. "default is law.no_limit" },
    } },
    { "game_option", row = 3, sentence = "a choice of a match that is no rule, as which map is "
        .. "played", fields = {
        { "name", "id", "its name, as in g.options.name", required = true },
        { "default", "any", "its value unless a match sets another: an integer, a flag or a text",
            required = true },
        { "sentence", "text", "what it says", required = true },
        { "least", "integer", "the least that an integer can be" },
        { "most", "integer", "the most that an integer can be" },
        { "choices", { list = "id", min = 1 }, "what a text can be" },
    } },
    { "game_hook", row = 3, sentence = "something that a variant can answer, where a rule says "
        .. "g:hook(name, …)", fields = {
        { "name", "id", "its name", required = true },
        { "rule", "text", "the number of the rule that it belongs to", required = true },
        { "sentence", "text", "what is asked, as a question", required = true },
        { "asks", { list = "form:hook_field" }, "what it is told, beside ask.kind and ask.g, which "
            .. "are always there; given, it is held to: a g:hook with other fields is an error",
            default = "whatever g:hook gives" },
        { "standard", "text", "what the standard answer is, in words" },
        { "answer", "text", "what a variant may answer, in words, as in \"an integer from 0\"; it "
            .. "has always to be of the standard answer's kind" },
    } },
    { "hook_field", row = 3, sentence = "a field of what a hook is told, as ask.name", fields = {
        { "name", "id", "its name", required = true },
        { "type", "text", "what it holds: int, count (an integer from 0), flag, text, id (a word "
            .. "of the rules), player, players, list, table, function (called as ask:name(…)), "
            .. "place, or the name of a table of the state, for a row of it; with a ? behind it "
            .. "may be nil", required = true },
        { "sentence", "text", "what it says", required = true },
    } },
    { "phase", row = 2, sentence = "a phase", fields = {
        { "name", "id", "its name", required = true },
        { "run", "rule_function", "function(g): what happens in it", required = true },
        { "rule", "text", "the number of the rule that it follows; events bear it until g:rule "
            .. "says another" },
    } },
    { "note", row = 2, sentence = "a sentence of the log: \"{unit} attacks {target}\" takes the "
        .. "fields unit and target of what g:note is given", fields = {
        { "name", "id", "its name", required = true },
        { "text", "text", "the sentence, fields in braces", required = true },
    } },
    { "result", sentence = "how a game ended", fields = {
        { "winners", { list = "id" }, "who has won", default = "{}" },
        { "draw", "flag", "it is a draw", default = "false" },
        { "reason", "text", "why it ended" },
    } },
    { "question", sentence = "what a rule asks a player" .. QUESTION_KINDS .. ". An answer of a "
        .. "choice is an atom, which is a word, an integer, a flag, a player or a row, or a list "
        .. "of atoms: \"pass\", or { \"attack\", unit, target }", fields = {
        { "name", "id", "its name", required = true },
        { "say", "string", "the question in words" },
        { "rule", "text", "the number of the rule", default = "that of the phase, or of g:rule" },
        { "choice", "any", "one of a list of answers, of the rows of a place, or of the answers "
            .. "that an iterator gives, which a function returns. All but the last are offered in "
            .. "an order that tells nothing" },
        { "number", "table", "an integer: { least, most }" },
        { "pick", "any", "some of a list of answers, or of the rows of a place, each once" },
        { "min", "count", "pick: at least so many", default = "0" },
        { "max", "count", "pick: at most so many", default = "all" },
        { "ordered", "flag", "pick: in the order in which they are named", default = "false" },
        { "slots", "table", "an answer for each of several things: a list of { row or id, "
            .. "choice = … }. The answer is a list of { slot, answer }; what is left out has its "
            .. "default" },
        { "proposal", "table", "several answers by name: a list of { name, { choice = … } }. The "
            .. "answer is a table by name" },
        { "text", "positive", "any text of so many bytes at most" },
        { "default", "any", "what a player gets that gives no legal answer",
            default = "the first legal answer" },
        { "check", "rule_function", "function(answer): true, or nil and why the answer is not "
            .. "legal although it is offered" },
        { "judge", "rule_function", "choice: function(answer): true, or nil and why it is not "
            .. "legal; it decides alone, also about answers that are not listed" },
        { "help", { list = "table" }, "ways to answer, for people: { how it is written, what it "
            .. "says } each, shown by /help" },
        { "typed", "flag", "choice: the judge reads words that are cut short itself, and what it "
            .. "refuses is not looked for in the list", default = "false" },
        { "sample", "rule_function", "function(random): a legal answer by chance, for bots",
            default = "one that is drawn from the legal ones" },
        { "hidden", "flag", "that it was asked is known to its player alone", default = "false" },
        { "open", "flag", "what was answered shows in what comes of it, so that all know it "
            .. "although the log does not say so: in a simulation it is as it was, where it would "
            .. "else be made up. An answer that names rows which a player does not see is made up "
            .. "for that player in any case",
            default = "true, but false for a text, in g:ask_all and where hidden" },
        { "seen_by", "any", "who sees the answer in the log, once all are in: \"all\", or a list "
            .. "of players", default = "its player" },
    } },
    { "reactions", sentence = "an action that others may react to. What is triggered while the "
        .. "action, or one ability, is carried out forms a batch; batches wait in line; a player "
        .. "orders a batch of several, one at a time; each ability is carried out whole before "
        .. "the next", fields = {
        { "by", "any", "who orders a batch: a player, or a function that returns one",
            required = true },
        { "action", "rule_function", "function(): the action", required = true },
        { "run", "rule_function", "function(ability): carries out an ability", required = true },
        { "lapsed", "rule_function", "function(ability): true when there is nothing left of it to "
            .. "carry out; asked when its turn comes" },
        { "done", "rule_function", "function(ability): called behind each, also one that has "
            .. "lapsed" },
        { "say", "string", "what the player is asked", default = "which comes first?" },
        { "rule", "text", "the number of the rule, for that question" },
    } },
    { "match_start", sentence = "how a match begins", fields = {
        { "players", { either = { "positive", { list = "id", min = 1 } } },
            "how many play, or their names", default = "the fewest that the game allows" },
        { "seed", "integer", "the seed of its dice", default = "1" },
        { "rules", "table", "house rules by name, over those of the variant", default = "{}" },
        { "variant", "variants", "the variant played", default = "the game as it is" },
        { "options", "table", "options by name", default = "{}" },
        { "dice", { list = "any" }, "the results of rolls, in order: 5, { 2, 3 } for two dice, "
            .. "{ \"purpose\", 5 }, or { \"purpose\", order = { … } } for what a shuffle brings to "
            .. "the top; a roll without one is an error", default = "the seed decides" },
        { "record", "flag", "whether it keeps a log, which events and saves come from",
            default = "true" },
        { "sources", "any", "names and hashes of the files that it is played by, for saves" },
    } },
    { "clone", sentence = "how a clone differs", fields = {
        { "record", "flag", "it keeps a log, from here on", default = "false" },
        { "seed", "integer", "its dice follow from this, from here on: for a simulation, which "
            .. "must not know the dice to come", default = "the same dice" },
    } },
    { "game_variant", sentence = "a variant of a game: `law.variant` with a `game`; it can "
        .. "be built on several as a `variant` can. A hook is told the fields that the rule gives, "
        .. "and ask.g, the state, to be read; where it returns nil the standard answer stands",
        example = VARIANT_EXAMPLE, fields = {
        { "name", "text", "what it is called", required = true },
        { "title", "text", "what people call it" },
        { "game", "any", "the game, or its name", default = "that of its base" },
        { "base", "bases", "what it builds on", default = "the game as it is" },
        { "rules", "table", "the house rules that it changes, by name", default = "{}" },
        { "hooks", { entries = "hook", key = "name" }, "functions that are told what is asked and "
            .. "the standard answer and may give another", default = "{}" },
    } },
}

local NUMBER <const> = { "number", "integer" }

local objects = {
    { "game", sentence = "a declared game", fields = {
        { "name", "string", "what scripts call it" },
        { "title", "string", "what people call it, or nil", optional = true },
    }, methods = {
        { "start", { { "form", "form:match_start", optional = true } }, returns = "object:match",
            sentence = "begins a match and goes on to its first questions" },
        { "load", { { "text", "string" }, { "form", "table", optional = true } },
            returns = "object:match", input = true,
            sentence = "goes on with a saved match; form: { variant = the variant that it was "
                .. "played under, else found by its name; trust = true: though its sources, or "
                .. "those in `sources`, differ }" },
        { "replay", { { "text", "string" }, { "form", "table", optional = true } },
            returns = "result:Replay", input = true,
            sentence = "plays a saved match again and compares, and gives the match, too; form: "
                .. "{ variant, sources, under = play its answers under this variant, or under "
                .. "\"standard\", the game's own rules, pure = true: run each rule twice }" },
        { "rules", {}, returns = { list = "result:GameRule" },
            sentence = "its house rules and their standard values" },
        { "options", {}, returns = { list = "result:GameRule" },
            sentence = "its options and their standard values" },
        { "hooks", {}, returns = { list = "string" }, sentence = "the names of its hooks" },
    } },
    { "match", sentence = "a game that is played. Whoever plays asks `pending`, answers with "
        .. "`submit`, and goes on with `advance`, until there is a `result`", fields = {
        { "game", "object:game", "the game" },
        { "variant", "object:variant", "the variant, or nil", optional = true },
        { "players", { list = "string" }, "the players, in order" },
        { "rules", "any", "the house rules, by name" },
        { "options", "any", "the options, by name" },
        { "seed", "integer", "the seed of its dice" },
        { "phase", "string", "the phase that it is in" },
        { "root", "object:state", "the whole state, to be read" },
    }, methods = {
        { "pending", { { "player", "string", optional = true } },
            returns = { list = "result:PendingQuestion" },
            sentence = "the questions that wait for an answer: all, or a player's" },
        { "legal", { NUMBER, { "part", "any", optional = true } }, returns = "iterator",
            sentence = "over the legal answers to a question, or to a slot or part "
                .. "of it; there may be very many" },
        { "legal_texts", { NUMBER, { "most", "count", optional = true },
            { "part", "any", optional = true } }, returns = "any",
            sentence = "the same as a list of texts, at most so many; then whether these are all" },
        { "items", { NUMBER, { "part", "any", optional = true } }, returns = { list = "string" },
            sentence = "what there is to pick from, or the slots or parts, as texts" },
        { "text", { NUMBER, { "answer", "any" } }, returns = "string", input = true,
            sentence = "a legal answer as its player writes it" },
        { "sample", { NUMBER, { "random", "object:random" } }, returns = "any",
            sentence = "a legal answer by chance" },
        { "default", { NUMBER }, returns = "any",
            sentence = "the answer of a player that gives none" },
        { "check", { NUMBER, { "answer", "any" } }, returns = "flag", input = true,
            sentence = "is an answer legal?" },
        { "submit", { NUMBER, { "answer", "any" }, { "player", "string", optional = true } },
            returns = "flag", input = true,
            sentence = "answers a question, by a text or a value. Where the answer is refused "
                .. "nothing has changed; after max_refusals the default is taken, and \"default\" "
                .. "is the second result. With a player, only its questions are open, and a row "
                .. "in plain data, { row = \"unit/3\" }, is always what that player calls it" },
        { "advance", {}, returns = "flag",
            sentence = "goes on once all questions are answered; false when one is not" },
        { "result", {}, returns = "result:MatchResult",
            sentence = "how the game ended, or nil" },
        { "view", { { "player", "string", optional = true } }, returns = "object:view",
            sentence = "what a player sees; left out: what an onlooker does" },
        { "clone", { { "form", "form:clone", optional = true } }, returns = "object:match",
            sentence = "another match that is where this one is" },
        { "undo", {}, returns = "flag", input = true,
            sentence = "takes back the answers that are in, or the batch of answers before; then "
                .. "{ answers = how many, rolls = whether dice were rolled since, revealed = "
                .. "whether somebody saw something }" },
        { "hash", {}, returns = "string", sentence = "a hash of all that decides its future" },
        { "state_hash", {}, returns = "string", sentence = "a hash of its state alone" },
        { "events", { { "player", "any", optional = true }, { "from", "positive",
            optional = true } }, returns = { list = "table" },
            sentence = "what has happened as a player saw it, an onlooker (nil), or in truth "
                .. "(false)" },
        { "event_count", {}, returns = "integer", sentence = "how many events there are in truth" },
        { "refusals", {}, returns = "any",
            sentence = "{ player, how many of its answers were refused }, …; not those that undo "
                .. "took back" },
        { "dice_left", {}, returns = "integer", sentence = "how many scripted results are left" },
        { "set_pure_check", { { "is_on", "flag" } },
            sentence = "from now on each rule is run again after each answer, and an error says "
                .. "where it does not come to the same" },
        { "save", {}, returns = "string", input = true,
            sentence = "all of it as text, JSON Lines" },
    } },
    { "random", sentence = "chance for bots and samplers, never the dice of a game", fields = {},
        methods = {
        { "integer", { { "most", "positive" } }, returns = "integer",
            sentence = "1 to `most`, each as likely" },
        { "pick", { { "list", "table" } }, returns = "any", sentence = "an element of a list" },
    } },
    { "state", sentence = "what a rule works with, `g`. Beside these members it has those of the "
        .. "game's own schema: each table, place, zone and global by its name (law help schema, "
        .. "table, row, place)", fields = {
        { "players", { list = "string" }, "the players, in order" },
        { "rules", "any", "the house rules, by name" },
        { "options", "any", "the options, by name" },
        { "variant", "object:variant", "the variant, or false" },
    }, methods = {
        { "ask", { { "player", "string" }, { "question", "form:question" } }, returns = "any",
            sentence = "asks a player, and returns its answer" },
        { "ask_all", { { "questions", "table" } }, returns = "any",
            sentence = "asks { player, question } several at once; the answers are secret until "
                .. "all are in, and come in the same order" },
        { "enter", { { "step", "string" }, { "...", "any", optional = true } }, returns = "any",
            sentence = "calls a step of the game, and returns what it returns. A match that is "
                .. "cloned or undone inside a step runs again from the step's beginning only" },
        { "finish", { { "result", "form:result" } }, sentence = "ends the game, at once" },
        { "roll", { { "dice", "string" }, { "purpose", "id", optional = true },
            { "seen_by", "any", optional = true } }, returns = "integer",
            sentence = "rolls dice, as in \"2d6\": the sum, and a list of what each shows" },
        { "random", { { "most", "positive" }, { "purpose", "id", optional = true },
            { "seen_by", "any", optional = true } }, returns = "integer",
            sentence = "1 to `most`, each as likely" },
        { "draw", { { "list", "table" }, { "purpose", "id", optional = true },
            { "seen_by", "any", optional = true } }, returns = "any",
            sentence = "an element of a list, each as likely" },
        { "rule", { { "number", "text", optional = true } },
            sentence = "events bear this number from now on, until the step ends" },
        { "note", { { "name", "string" }, { "fields", "any", optional = true },
            { "seen_by", "any", optional = true } },
            sentence = "writes a note of the game into the log; fields: a table, or a function "
                .. "that returns it, called only where there is a log; seen_by: \"all\", "
                .. "\"nobody\", a "
                .. "player or several" },
        { "hook", { { "name", "string" }, { "fields", "table" }, { "standard", "any" } },
            returns = "any", sentence = "the answer of the variant, or the standard one; asked "
                .. "also where the state is only read, as in `finished` and in a question's check"
            },
        { "reveal", { { "what", "any" }, { "viewers", "any" } },
            sentence = "shows a row, or all of a place, to a player, to several or to \"all\", "
                .. "until it moves" },
        { "react", { { "reactions", "form:reactions" } },
            sentence = "carries out an action and what others do in reaction" },
        { "trigger", { { "ability", "table" } },
            sentence = "says that an ability { name = …, unit = …, … } is to be carried out; "
                .. "inside g:react. It is offered as its name and unit, or as its `answer`, a "
                .. "list of atoms. One that names a row which is removed before its turn lapses: "
                .. "nothing is called for it" },
        { "rounds", { { "rounds", "form:rounds" } }, returns = "integer",
            sentence = "lets players enter a step in turn, until none acts any more (law help "
                .. "rounds); returns how often one acted" },
        { "allocate", { { "allocation", "form:allocation" } }, returns = { list = "table" },
            sentence = "lets players assign dice in turn (law help allocation); returns those "
                .. "that are left, a list for each player" },
        { "retreat", { { "retreat", "form:retreat" } }, returns = { list = "any" },
            sentence = "asks where units go (law help retreat); returns the place of each, in "
                .. "their order, false for one that has none" },
        { "talk", { { "talk", "form:talk" } }, returns = "integer",
            sentence = "lets players talk, propose, accept and promise in turn (law help trading); "
                .. "returns how often one acted" },
        { "end_talk", {}, sentence = "all proposals that stand lapse" },
        { "renew_trades", { { "first", "string", optional = true },
            { "second", "string", optional = true } },
            sentence = "how often players may trade begins anew: of two, or of all" },
        { "trades_left", { { "first", "string" }, { "second", "string" } }, returns = "integer",
            sentence = "how often more these two may trade now; 0: they may not. Also where the "
                .. "state is only read" },
        { "exchange", { { "exchange", "form:exchange" } }, returns = "flag",
            sentence = "carries a transaction out: true, or nil, the reason, the number of the "
                .. "rule, a sentence" },
        { "could_exchange", { { "exchange", "form:exchange" } }, returns = "flag",
            sentence = "whether that could be carried out now; as g:exchange. Also where the "
                .. "state is only read" },
        { "judge_promises", { { "kind", "string", optional = true } },
            sentence = "asks the game of all open promises, or those of an act, whether they were "
                .. "kept, and notes it" },
        { "end_promises", {}, sentence = "open promises of goods, and of acts of which the game "
            .. "can say it, are broken" },
    } },
    { "view", sentence = "the state as one player sees it, to be read; rows have numbers of the "
        .. "viewer's own, and what is not seen is not there. Tables, zones and globals are those "
        .. "of the game, each read by its name, as view.position in johvets; `law rules GAME "
        .. "state` lists them", fields = {
        { "player", "string", "who looks; false: an onlooker" },
        { "players", { list = "string" }, "the players, in order" },
        { "rules", "any", "the house rules, by name" },
        { "options", "any", "the options, by name" },
        { "variant", "object:variant", "the variant, or false" },
    }, methods = {
        { "pending", {}, returns = { list = "result:PendingQuestion" },
            sentence = "the questions that wait for this player's answer" },
        { "events", { { "from", "positive", optional = true } }, returns = { list = "table" },
            sentence = "what this player has seen happen" },
        { "score", { { "player", "string", optional = true } }, returns = "integer",
            sentence = "how well a player stands, as far as this one sees, in the eyes of the "
                .. "game; left out: this player; nil where the game does not say" },
        { "simulate", { { "seed", "integer", optional = true } }, returns = "object:simulation",
            input = true, sentence = "a copy that can be played on: what this player does not see "
                .. "is made up, and so are the dice, all of it following from the seed; left out: "
                .. "another one each time" },
    } },
}

local results = {
    { "PendingQuestion", sentence = "a question that waits for an answer", fields = {
        { "number", "integer", "its number, which an answer names: it follows from the player's "
            .. "seat and how often that player has been asked, and tells nothing of others" },
        { "player", "string", "who is asked" },
        { "name", "string", "its name" },
        { "kind", "string", "choice, number, pick, slots, proposal or text" },
        { "say", "string", "the question in words", optional = true },
        { "rule", "string", "the number of the rule", optional = true },
        { "simultaneous", "flag", "asked together with others; answers are secret until all are "
            .. "in" },
        { "is_talk", "flag", "it belongs to a g:talk", optional = true },
        { "least", "integer", "number: the least", optional = true },
        { "most", "integer", "number: the most", optional = true },
        { "min", "integer", "pick: at least so many", optional = true },
        { "max", "integer", "pick: at most so many", optional = true },
        { "ordered", "flag", "pick: their order matters", optional = true },
        { "size", "integer", "text: so many bytes at most", optional = true },
    } },
    { "MatchResult", sentence = "how a game ended", fields = {
        { "winners", { list = "string" }, "who has won" },
        { "draw", "flag", "it is a draw" },
        { "reason", "string", "why it ended", optional = true },
        { "failed", "flag", "a simulation that could not go on", optional = true },
        { "step", "any", "what the step returned that a scenario has played", optional = true },
    } },
    { "Replay", sentence = "how far a saved match, played again, is the same", fields = {
        { "agrees", "flag", "all of it is the same" },
        { "answers", "integer", "how many answers were given" },
        { "has_same_sources", "flag", "its sources have not been changed since" },
        { "hash", "string", "the hash of the match, as far as it was played", optional = true },
        { "result", "result:MatchResult", "how the game ended, if it did", optional = true },
        { "divergence", "table", "the first that is not the same: { line, message, recorded, "
            .. "came_out }", optional = true },
    } },
    { "GameRule", sentence = "a house rule or option of a game", fields = {
        { "name", "string", "its name" },
        { "value", "any", "its standard value" },
        { "rule", "string", "the number of the rule", optional = true },
        { "sentence", "string", "what it says" },
        { "least", "integer", "the least that it can be", optional = true },
        { "most", "integer", "the most that it can be", optional = true },
        { "choices", { list = "string" }, "what it can be", optional = true },
    } },
}

local functions = {
    { "game", { { "form", "form:game" } }, returns = "object:game",
        sentence = "declares a game: its state, its rules, what is asked and who has won" },
    { "random", { { "seed", "integer" } }, returns = "object:random",
        sentence = "a source of chance for bots and samplers" },
}

-- Why an answer is refused.
local codes = {
    { "unknown_question", "no such question is open, or it is another player's" },
    { "answered", "the question has been answered" },
    { "bad_answer", "the answer cannot be read" },
    { "not_legal", "the answer is not among the legal ones" },
    { "finished", "the game is over" },
    { "bad_save", "the saved match is damaged" },
    { "other_game", "it is a match of another game" },
    { "other_sources", "the scripts are not those that it was played by" },
    { "diverged", "something else came out than was recorded" },
    { "unfit", "a recorded answer is not what the match asks for" },
}

return { forms = forms, objects = objects, results = results, functions = functions,
    codes = codes }
