-- Part of the table in spec.lua: trading, of goods and of promises. Written as in spec_forms.lua.
local EXAMPLE <const> = [[
local law = require "lawspeaker"

-- Two villages barter grain and tools for a year. Tools can be handed on, secrets are
-- told to one at a time, and a promise to help at the harvest is judged in autumn.
return law.game {
    name = "barter", api = 1, players = { "oak", "elm" },
    state = {
        { "stock", { grain = "count", tools = "count" } },
        { "store", { zone_of = "stock", each = "player" } },
        { "secret", { name = "id" } },
        { "secrets", { zone_of = "secret", each = "player", seen_by = "owner" } },
        { globals = { season = "count", helped = "flag" } },
    },
    trade = {
        goods = {
            { "grain", counts = { "store", "grain" }, capacity = 9 },
            { "tools", counts = { "store", "tools" } },
            { "secret", things = "secrets", most = 1, hidden = true },
        },
        allowance = function(g)
            return g.season ~= 4, 2, "3", "nobody trades in winter"
        end,
        acts = { { "help", words = "when", kept = function(g) return g.helped end } },
    },
    setup = function(g)
        for number, player in ipairs(g.players) do
            g.stock:add({ grain = 9 // number, tools = 4 // number }, g.store[player])
            g.secret:add({ name = player .. "_well" }, g.secrets[player])
        end
    end,
    phases = {
        { "season", function(g)
            g.season = g.season + 1
            g:talk { players = g.players, messages = true, public = true, rounds = 5 }
            g:end_talk()
            g:renew_trades()
            if g.season == 3 then
                g.helped = g:ask("oak", { name = "harvest",
                    choice = { "help", "rest" } }) == "help"
                g:judge_promises "help"
            end
        end },
    },
    finished = function(g)
        return g.season == 4 and { winners = {}, draw = true } or nil
    end,
}
]]

local forms = {
    { "trade", sentence = "what players can hand to each other in a game, and promise (law help "
        .. "trading). The engine keeps what stands and what was done in tables of the state: "
        .. "traded, ledger, proposal, term, promise and talk_count", fields = {
        { "goods", { list = "form:trade_good" }, "the kinds of goods, in order (law help "
            .. "trade_good)", default = "{}", rule = "T2" },
        { "allowance", "rule_function", "function(g, first, second): whether these two may trade "
            .. "now, true or false; how often until g:renew_trades, an integer or law.no_limit, "
            .. "else once; and when not, the number of a rule and a sentence. The same whichever "
            .. "comes first; it only reads", default = "everybody, once", rule = "T3" },
        { "done", "rule_function", "function(g, transaction): what follows a transaction at once. "
            .. "It may change the state, and not ask. The transaction is { number = …, sides = "
            .. "{ … } }, a side { player = …, gives = items, discards = rows }, an item "
            .. "{ good = …, count = …, thing = row, words = { … } }" },
        { "private", "flag", "whether what was traded is seen by the two alone, too, and notes of "
            .. "it; then nothing is open", default = "false" },
        { "rule", "text", "the number of the game's rule that all notes of trading bear, and all "
            .. "refusals that would bear one of T1 to T6",
            default = "T1 to T6, in notes T1 for goods, T5 for what is discarded, T6 for "
            .. "promises" },
        { "acts", { list = "form:trade_act" }, "what can be promised beside goods (law help "
            .. "trade_act)", default = "{}", rule = "T6" },
    } },
    { "trade_good", row = 1, sentence = "a kind of goods. It has one of counts, things and "
        .. "arguments", rule = "T2", fields = {
        { "name", "id", "its name, as it is written in answers", required = true },
        { "counts", { list = "string" }, "{ zone, column }: so many of it, as the column says of "
            .. "the top row of each player's list in that zone" },
        { "things", "string", "a zone of players: what lies there are things, and can be given" },
        { "arguments", "positive", "goods of the game's own: so many words follow the name" },
        { "words", "text", "of the game's own: what the words behind the name say, for people" },
        { "most", "limit", "so many at most from one side in a transaction",
            default = "law.no_limit" },
        { "capacity", "limit", "so many at most with a player after a transaction",
            default = "law.no_limit", rule = "T5" },
        { "becomes", "id", "of what is counted: the good that it is with whoever receives it" },
        { "called", "string", "of things: the column that names them", default = "\"name\"" },
        { "only_to", "string", "of things: the column with the player to whom alone one can go" },
        { "arrives", "string", "of things: the zone of players where they lie with whoever "
            .. "receives them", default = "the same zone" },
        { "discard", "string", "of things: the zone where those over the capacity go",
            default = "nobody can discard" },
        { "hidden", "flag", "whether only the two see which one it was; all see that one was "
            .. "given", default = "false" },
        { "traded", "flag", "false: it is never traded, and this says by which rule",
            default = "true" },
        { "can_trade", "rule_function", "of things: function(g, thing): whether that one is ever "
            .. "traded: true, or nil, the number of a rule and a sentence. It only reads",
            default = "each is" },
        { "traders", "rule_function", "function(g, player): whether that player may trade it; one "
            .. "of the two must. It only reads", default = "everybody may" },
        { "items", "rule_function", "of the game's own: function(g, from, to) → all that could be "
            .. "given now, as lists of words; for listing answers, so what is not for the other to "
            .. "know does not belong in it (of hidden goods only their own player is told). It "
            .. "only reads" },
        { "can_give", "rule_function", "of the game's own: function(g, from, to, items): whether a "
            .. "side can give these, lists of words, all together: true, or nil, the number of "
            .. "a rule and a sentence. It only reads" },
        { "give", "rule_function", "of the game's own: function(g, from, to, items): hands them "
            .. "over, and must succeed" },
        { "rule", "text", "the number of the rule that a refusal on its account bears" },
    } },
    { "trade_act", row = 1, sentence = "what can be promised beside goods, as `deal blue promises "
        .. "order a2 holds`: what follows the act's name is its text", rule = "T6", fields = {
        { "name", "id", "its name, as it is written in answers", required = true },
        { "words", "text", "what its text says, for people" },
        { "hidden", "flag", "whether only the two see its text; all who see the promise see the "
            .. "act", default = "false" },
        { "read", "rule_function", "function(g, from, to, text) → the text as it is kept, names "
            .. "as they are written; it comes before check. It only reads",
            default = "as it was said" },
        { "check", "rule_function", "function(g, from, to, text): whether that can be promised: "
            .. "true; or nil, why not, and the number of the rule that the refusal then bears "
            .. "alone, else T6. It only reads", default = "any text can" },
        { "can", "rule_function", "function(g, from, to, text): whether it could be done now; then "
            .. "it is done with the deal, not promised. It only reads" },
        { "carry_out", "rule_function", "function(g, from, to, text): does it; comes with can" },
        { "sample", "rule_function", "function(g, from, to, random) → a text that can be promised, "
            .. "or nil, for answers by chance. It only reads" },
        { "kept", "rule_function", "function(g, promise): whether it was kept: true, false, or nil "
            .. "where that cannot be said yet; behind false what was done instead, a text. The "
            .. "promise is { number, by, to, kind, text }. It only reads",
            default = "nobody can say" },
    } },
    { "talk", sentence = "for g:talk: players talk, propose, accept and promise in turn, round and "
        .. "round (law help trading). It returns how often somebody acted", fields = {
        { "players", { list = "id", min = 1 }, "who takes part, in order", required = true },
        { "messages", "flag", "whether they can say something", default = "false" },
        { "public", "flag", "whether all see what is proposed and promised, else the two alone",
            default = "false" },
        { "hidden", "flag", "whether nobody else is told who is asked",
            default = "true unless it is public" },
        { "rounds", "limit", "it ends after so many rounds, else when all have passed",
            default = "law.no_limit" },
        { "offers", "flag", "whether goods can be proposed",
            default = "true where the game has goods" },
        { "deals", "flag", "whether promises can be part of it", default = "true" },
        { "name", "id", "the name of the question", default = "\"talk\"" },
        { "say", "string", "the question in words" },
        { "rule", "text", "the number of the rule, for that question" },
    } },
    { "exchange", row = 1, sentence = "for g:exchange and g:could_exchange: a transaction without "
        .. "talk. Goods are a text as in an answer, \"2 trade_good note red_alliance\", or a list "
        .. "of { good = …, count = …, thing = row, words = { … } }", fields = {
        { "first", "id", "a player", required = true },
        { "with", "id", "another player", required = true },
        { "gives", "any", "what the first gives", default = "{}" },
        { "takes", "any", "what the other gives", default = "{}" },
        { "discards", { list = "any" }, "rows that the first discards", default = "{}",
            rule = "T5" },
        { "others_discards", { list = "any" }, "rows that the other discards", default = "{}" },
    } },
}

local answers = {
    { "pass", "says nothing; when all in a row have passed the talk is over" },
    { "say all, say PLAYER", "where there are messages: a text is asked for then" },
    { "propose PLAYER gives GOODS takes GOODS", "a transaction (T1); one of the two can be left "
        .. "out. Behind it `discards GOODS` names what oneself gives up (T5), and `openly` behind "
        .. "the player lets all see it where a talk is not public" },
    { "deal PLAYER … promises ACT TEXT", "an agreement (T6), with gives, takes, promises and asks, "
        .. "each of which can be left out. `promises words` and `asks words` ask for a text then" },
    { "accept N, accept N discards GOODS", "a proposal that was made to oneself" },
    { "decline N, withdraw N", "one that was made to oneself, or by oneself" },
    { "blame N", "says that an open promise to oneself was not kept; whoever saw it made sees it. "
        .. "Not of an act with `kept`" },
    { "GOODS: 3 grain", "so many of what is counted; without a number one" },
    { "GOODS: secret oak_well", "a thing by its name, each with the name of its goods before it; "
        .. "also one of the other's that one does not see" },
    { "GOODS: field hill farm", "goods of the game's own with their words" },
    { "allowance(g, first, second)", "returns true, TIMES; or false, nil, RULE, SENTENCE" },
    { "done(g, transaction)", "returns nothing; so do give and carry_out" },
    { "traders(g, player)", "returns true or false" },
    { "can_trade(g, thing)", "returns true; or nil, RULE, SENTENCE" },
    { "items(g, from, to)", "returns { { WORD, … }, … }, each as many words as `arguments` says" },
    { "can_give(g, from, to, items)", "returns true; or nil, RULE, SENTENCE" },
    { "read(g, from, to, text)", "returns the text as it is kept" },
    { "check(g, from, to, text)", "returns true; or nil, SENTENCE, RULE" },
    { "can(g, from, to, text)", "returns true or false" },
    { "sample(g, from, to, random)", "returns a text, or nil: nothing comes to mind" },
    { "kept(g, promise)", "returns true; or false, WHAT_WAS_DONE_INSTEAD; or nil: not to say yet" },
    { "g:talk { … }", "returns how often somebody acted" },
    { "g:exchange { … }", "returns true; or nil, REASON, RULE, SENTENCE; as g:could_exchange" },
    { "g:trades_left(a, b)", "returns how often the two may still trade, 0 for not now" },
}

local pages = {
    { "trading", title = "Trading and talking", head = "answer or function",
        example = EXAMPLE,
        sentence = "how players hand goods to each other, make promises and talk, in any game",
        paragraphs = {
            "A game with `trade = { … }` (law help trade) says what goods there are and who may "
                .. "trade: goods = { { name, counts = … }, … } (law help trade_good), acts = "
                .. "{ { name, kept = … }, … } (law help trade_act). Its rules call g:talk "
                .. "{ players = … } (law help talk), in which the players answer in turn with what "
                .. "stands below. Names go in any case, and beginnings of them where they leave "
                .. "one.",
            "A transaction is proposed by one, accepted by the other, checked whole and carried "
                .. "out at once, or not at all (T1). When it is proposed its form is checked and "
                .. "what its own side has; when it is accepted whether the two may trade now (T3), "
                .. "what the other has, and what either has afterwards (T5). A refusal ends with "
                .. "its rule and changes nothing. What is proposed stands, over several talks, "
                .. "until it is accepted, declined or withdrawn, or g:end_talk() is called.",
            "Of a deal all goods and acts that can be handed over or done now are, together; the "
                .. "others become promises (T6). A promise binds nobody. One of goods is kept when "
                .. "a later transaction hands them over; one of an act as its `kept` says when "
                .. "g:judge_promises() asks it. g:end_promises() breaks what is open of both. "
                .. "Words and acts without `kept` nobody judges: who was promised them can blame "
                .. "the other at any time, and so with goods; those that come after a blame still "
                .. "keep the promise.",
            "In a talk with public = true all see what is proposed and promised, but of hidden "
                .. "goods only how many, of hidden acts only the act; else the two alone see it, "
                .. "nobody else is told who is asked, and what they agree on is numbered in "
                .. "hundreds of their own: from 101 for the first pair of players, in their order, "
                .. "from 201 for the second; where there are only two players from 1. With trade "
                .. "= { private = true } nobody else sees what is traded either. What another "
                .. "holds unseen is never told: where only that stands in the way a proposal can "
                .. "be accepted, and then fails.",
            "The engine adds tables to the state, for rules, views and scenarios to read: traded { "
                .. "first, second, times }, ledger { number, from, to, good, count, called, "
                .. "secret }, proposal { number, by, to, viewers, is_deal, is_open }, term { "
                .. "proposal, position, part, from, to, good, count, called, secret, row_id, "
                .. "words, secret_words }, promise { number, by, to, kind, count, called, secret, "
                .. "words, secret_words, status }, and talk_count. Names that not all may see are "
                .. "in secret, others in called, and so with words; row_id is of a thing that was "
                .. "said by its row.",
            "A player has at most 12 proposals that stand, each of at most 16 goods and promises; "
                .. "of the promises of two players to each other 100 are remembered: the oldest "
                .. "make room, those first that are settled, then those that nobody can judge.",
            "The log has notes of it: message, proposed, withdrawn, declined, lapsed, accepted, "
                .. "failed, traded, traded_in_full, in_full, discarded, promised, kept, broken, "
                .. "blamed. A note of that name among the game's own words it otherwise.",
            "Rules and tests trade without talk by g:exchange { \"oak\", gives = \"2 grain\", "
                .. "with = \"elm\", takes = \"tools\" } (law help exchange). A talk runs each "
                .. "turn as a step, as g:rounds does: a clone inside a long one stays cheap.",
        }, rows = function()
            return answers
        end },
}

return { forms = forms, pages = pages }
