-- Trading through g:talk and g:exchange: each rule of a transaction for and against, deals and
-- promises; and the same from a clone, a save and an undo at every point. The transaction itself is
-- tested in core/test_trade.c.
local checks = require "checks"
local cycles = require "cycle_games"
local trade_games = require "trade_games"
local core = require "lawspeaker.core"
local run = require "lawspeaker.game.run"

local equal, is_true = checks.equal, checks.is_true
local give, holdings, talking = trade_games.give, trade_games.holdings, trade_games.talking

-- Plays lines of a public talk; the match where it then is.
local function play(lines, form, changes)
    local match = talking(form, changes):start {}
    match:set_pure_check(true)
    return give(match, lines)
end

local function has_note(what, match, player, text)
    local notes = trade_games.notes(match, player)
    for _, note in ipairs(notes) do
        if note == text then
            return is_true(what, true)
        end
    end
    equal(what, table.concat(notes, "\n"), text)
end

local RED <const> = "cloth 2, silk 1, coin 3, letters red_peace red_seal, cards red1 red2 red3, "
    .. "prison Old Tom Tom, relics red_bone, red_hill"
local BLUE <const> = "cloth 4, silk 2, coin 3, letters blue_peace blue_seal, "
    .. "cards blue1 blue2 blue3, relics blue_bone, blue_hill"

-- ---- T1: proposed, accepted, carried out at once ----

local match = play { "red propose blue gives 2 cloth takes silk" }
equal("nothing moves before it is accepted", holdings(match.root, "red"), RED)
equal("nor with the other", holdings(match.root, "blue"), BLUE)
equal("it stands", match.root.proposal:count(), 1)
give(match, { "blue accept 1" })
equal("cloth becomes silk with whoever receives it", match.root.purse.blue:top().silk, 3)
equal("and is gone", match.root.purse.red:top().cloth, 0)
equal("what was taken has come", match.root.purse.red:top().silk, 2)
equal("the proposal has gone", match.root.proposal:count() + match.root.term:count(), 0)
equal("done was called", match.root.deals .. " " .. match.root.word, "1 1 ")
has_note("it is told", match, nil,
    "red and blue trade: red gives 2 cloth, blue gives 1 silk (T1)")
give(match, { "green accept 1 => no proposal 1 to green stands (T1)", "green pass",
    "red accept 1 => no proposal 1 to red stands (T1)" })

play {
    "red propose blue gives 3 cloth => red has 2 cloth, not 3 (T1)",
    "red propose blue gives letter blue_seal => red has no letter \"blue_seal\"",
    "red propose blue gives field green_hill farm => red has no field green_hill (G6)",
    "red propose blue takes 5 silk", -- what the other has is asked when it accepts
    "blue accept 1 => blue has 2 silk, not 5 (T1)",
    "blue withdraw 1 => no proposal 1 by blue stands (T1)",
    "blue decline 1",
    "green pass", "red withdraw 1 => no proposal 1 by red stands (T1)",
    "red propose blue takes letter green_seal",
    "blue accept 2 => blue has no letter green_seal (T1)", "blue pass", "green pass",
    "red withdraw 2", "blue accept 2 => no proposal 2 to blue stands (T1)",
}

-- It is checked as things are when it is accepted, and what it said before is no matter.
match = play { "red propose blue gives 2 cloth", "blue pass", "green propose red takes 1 cloth",
    "red accept 2", "blue accept 1 => red has 1 cloth, not 2 (T1)", "blue pass", "green pass",
    "red pass" }
equal("who has acted is counted", match.root.count, 3)
equal("a proposal outlives its talk", match.root.proposal:count(), 1)

-- ---- T2: what can be given ----

play {
    "red propose blue gives relic red_bone => relic is never traded (G5)",
    "red propose blue takes relic blue_bone => relic is never traded (G5)",
    "red propose blue gives 0 cloth => 0 is no number of goods (T2)",
    "red propose blue takes 99999999999999999999 cloth => is no number of goods (T2)",
    "red propose blue gives cloth cloth => the same of cloth twice (T2)",
    "red propose blue takes cloth 2 cloth => cloth is there twice (T2)",
    "red propose blue gives letter red_seal letter red_peace => red would give 2 letter; 1 at "
        .. "most in one transaction (G2)",
    "red propose blue takes letter blue_seal letter x => blue would give 2 letter; 1 at most in "
        .. "one transaction (G2)",
    "red propose blue gives prisoner Tom => that prisoner may not go to blue (G4)",
    "red propose blue gives prisoner Old_Tom",
    "blue propose green gives card blue1 => neither blue nor green may trade card (G3)",
    "blue propose green takes card green1 => neither green nor blue may trade card (G3)",
    "blue accept 1",
}
match = play { "red propose green gives prisoner tom card red2 field red_hill farm" }
give(match, { "blue pass", "green accept 1 discards card green3" })
equal("a prisoner goes home, a card is discarded, a field changes hands",
    holdings(match.root, "green"), "cloth 6, silk 3, coin 3, letters green_peace green_seal, "
    .. "cards green1 green2 red2, home Tom, relics green_bone, red_hill, green_hill")
equal("the discard", match.root.discard:top().name, "green3")

-- ---- T3: who may trade, and how often ----

match = play { "red pass", "blue propose green gives 1 cloth",
    "green accept 1 => blue and green are at war (G7)", "green decline 1",
    "red propose blue gives 1 cloth", "blue accept 2", "green pass",
    "red propose blue gives 1 silk", "blue accept 3", "green pass",
    "red propose blue gives letter red_seal",
    "blue accept 4 => red and blue have traded as often as they may (T3)" }
equal("times", match.root.traded:get(1).times, 2)
equal("left", match.root:trades_left("blue", "red"), 0)
equal("left with others", match.root:trades_left("green", "red"), 2)
equal("at war", match.root:trades_left("green", "blue"), 0)

local renewed = trade_games.game_of(function(g)
    g:talk { players = { "red", "blue" }, rounds = 2, public = true }
    g:renew_trades("blue", "green")
    g.word = g.word .. g:trades_left("red", "blue")
    g:renew_trades("red", "blue")
    g.word = g.word .. g:trades_left("red", "blue")
    g:renew_trades()
end)
match = give(renewed:start {}, { "red propose blue gives 1 cloth", "blue accept 1",
    "red propose blue gives 1 silk", "blue accept 2" })
equal("renewed", match.root.word, "1 2 02")

-- ---- T4, T5 ----

play {
    "red propose blue => neither gives anything (T4)",
    "red deal blue => neither gives or promises anything (T4)",
    "red propose blue gives => then follow goods",
    "red propose blue gives card red1",
    "blue accept 1 => blue would have 4 card, and may have 3; name 1 to give up, "
        .. "`discards card NAME` (G3)",
    "blue accept 1 discards card red9 => blue need not, or cannot, discard red9 (T5)",
    "blue accept 1 discards cloth => cloth is never discarded (T5)",
    "blue accept 1 discards card blue1 card blue2 => need not, or cannot, discard blue2 (T5)",
    "blue accept 1 discards card red1",
    "green propose red gives 4 silk => green has 3 silk, not 4 (T1)",
    "green propose red gives 3 silk 6 cloth",
    "red accept 2 => red would have 10 silk, and may have 9 (T5)",
    "red propose green takes card green1 discards card green1",
}
match = play { "red propose green takes card green1 gives 1 silk discards card red3", "blue pass",
    "green accept 1" }
equal("whoever proposes names the discards", match.root.discard:top().name, "red3")

-- ---- T6: deals ----

match = play {
    "red deal blue gives 1 cloth takes 3 silk promises visit rome asks visit paris",
    "blue accept 1", }
equal("what can be given now is", match.root.purse.red:top().cloth, 1)
equal("what cannot is not", match.root.purse.red:top().silk, 1)
local function promise_list(g)
    local list = {}
    for row in g.promise:each() do
        list[#list + 1] = string.format("%d %s>%s %s %d%s %s", row.number, row.by, row.to,
            row.kind, row.count, row.words, row.status)
    end
    return table.concat(list, "; ")
end
equal("it is promised", promise_list(match.root), "2 red>blue visit 0rome open; "
    .. "3 blue>red silk 3 open; 4 blue>red visit 0paris open")
local listed = {}
for answer in give(match, { "green pass" }):legal(match:pending("red")[1].number) do
    listed[#listed + 1] = type(answer) == "table" and answer[1] == "blame" and answer[2] or nil
end
equal("what nobody judges is listed to be blamed", table.concat(listed, " "), "3")
assert(match:undo())
give(match, {
    "green deal red promises words", "green   ",
    "red blame 2 => no promise 2 to red is open (T6)",
    "red blame 4 => the game itself says whether visit was kept; it is not blamed (T6)",
    "red blame 3",
    "blue propose red gives 2 silk", "green pass", "red accept 5",
})
equal("too little keeps no promise", promise_list(match.root), "2 red>blue visit 0rome open; "
    .. "3 blue>red silk 3 blamed; 4 blue>red visit 0paris open")
has_note("blamed", match, "green", "red blames blue for promise 3: 3 silk (T6)")

-- Goods that come after all keep the promise.
match = play { "red deal blue takes 3 silk promises words asks sing", "red Soon!", "blue accept 1",
    "green pass", "red blame 3", "blue blame 2", "green pass",
    "red blame 4", "blue pass", "green pass",
    "red blame 3 => no promise 3 to red is open (T6)",
    "red propose blue gives 1 silk", "blue accept 5", "green pass",
    "red propose blue takes 3 silk", "blue accept 6" }
equal("goods come late", promise_list(match.root), "2 red>blue words 0Soon! blamed; "
    .. "3 blue>red silk 3 kept; 4 blue>red sing 0 blamed")

-- What may never go there is not promised either, and discards that do not fit are told as that.
play {
    "red deal blue gives prisoner Tom => that prisoner may not go to blue (G4)",
    "red propose blue gives 1 cloth discards card red1",
    "blue accept 1 => red need not, or cannot, discard that (T5)",
    "blue pass", "green deal red takes prisoner Tom", "red withdraw 1",
    "blue deal red takes prisoner Tom", "green pass",
    "red accept 3 => that prisoner may not go to blue (G4)",
    "red propose blue takes 1 cloth discards card red9 => red need not, or cannot, discard red9",
    "red propose blue gives card red1 discards card red1 => cannot, discard red1 (T5)",
    "red propose green gives 1 cloth takes card green1 discards card red1 card red2",
    "blue pass", "green accept 4 => red need not, or cannot, discard that (T5)",
}
match = play { "red propose green takes card green1 discards card red1", "blue pass", "green pass",
    "red propose blue gives card red1", "blue accept 2 discards card blue3" }
give(match, { "green accept 1 => red need not, or cannot, discard that (T5)" })

-- What can be done at once is done, and is no promise.
match = give(trade_games.game_of(function(g)
    g.has_voice = true
    g:talk { players = g.players, public = true }
    g:judge_promises "visit"
    g.visited = "rome"
    g:judge_promises()
    g:end_promises()
end):start {}, {
    "red deal blue promises sing asks visit hell => visit hell cannot be promised: nobody goes "
        .. "there (T6)",
    "red deal blue promises visit LIMBO => visit limbo cannot be promised: nobody comes back from "
        .. "there (G7)",
    "red deal blue promises sing asks visit ROME takes letter blue_peace", "blue accept 1",
    "green deal red promises words takes 5 silk", "green Peace for ever!", "red accept 3",
    "blue deal green promises visit rome gives 1 silk", "green accept 6",
    "red propose green takes 6 cloth", "blue pass", "green accept 9",
    "red deal green promises visit oslo", "blue pass", "green accept 10",
    "red propose green gives 5 silk", "blue pass", "green accept 12",
    "red pass", "blue pass", "green pass" })
equal("sung at once", match.root.songs, 1)
equal("what came of the promises", promise_list(match.root), "2 blue>red visit 0rome kept; "
    .. "4 green>red words 0Peace for ever! open; 5 red>green silk 5 kept; "
    .. "7 blue>green silk 1 broken; 8 blue>green visit 0rome kept; "
    .. "11 red>green visit 0oslo broken")
has_note("broken, with what happened", match, nil,
    "red has broken promise 11 to green: visit oslo, did a visit to rome instead (T6)")
has_note("broken", match, nil, "blue has broken promise 7 to green: 1 silk (T6)")
has_note("kept", match, nil, "red has kept promise 5 to green: 5 silk (T6)")

-- ---- What there is to trade, for people ----

local function help_of(word)
    for _, row in ipairs(run.questions(core.match_details(play {}))[1].help) do
        if row[1] == word then
            return row[2]
        end
    end
end

equal("/help names what is traded, and no relic", help_of "GOODS", "as in 2 cloth; a thing by its "
    .. "name behind its kind. There is cloth, silk, coin, letter, card, prisoner, field")

-- ---- Words as people type them ----

match = play {
    "red PROP Blue GIVES 1 Clo takes lett BLUE_SEAL",
    "blue acc 1", "green pass",
    "red p => \"p\" could be pass or propose",
    "red propose bleu gives 1 cloth => no player \"bleu\"; did you mean \"blue\"?",
    "red propose green gives 1 cloht => no good \"cloht\"; did you mean \"cloth\"?",
    "red propose green gives letter red_saal => red has no letter \"red_saal\"; did you mean "
        .. "\"red_seal\"? (T1)",
    "red propose green gives letter red => \"red\" could be",
    "red propose green gives letter => say which letter",
    "red propose green gives 2 letter a b => each letter has a name of its own",
    "red propose green gives field red_hill => field is followed by 2 words, a field and what is "
        .. "grown",
    "red deal green gives field red_hill promises sing => field is followed by 2 words, a field",
    "red propose green gives letter takes 1 silk => say which letter",
    "red propose green gives red_seal => no good \"red_seal\"; did you mean \"letter red_seal\"?",
    "red propose green takes GREEN2 => no good \"GREEN2\"; it is one of cloth, silk",
    "red propose green takes 1 green_bone => no good \"green_bone\"; it is one of cloth, silk",
    "red propose blue gives card red1 card RED1 => card red1 is there twice (T2)",
    "red propose blue gives letter red_seal letter red_seal => red would give 2 letter; 1 at most "
        .. "in one transaction (G2)",
    "red propose blue gives letter red_seal letter red_peace => red would give 2 letter; 1 at most "
        .. "in one transaction (G2)",
    "red propose blue gives 1 cloth discards card red1 card red1 => card red1 is there twice (T2)",
    "red propose green gives relic => relic is never traded (G5)",
    "red propose green takes 3 relic a b => relic is never traded (G5)",
    "red propose green gives 1 xyz => no good \"xyz\"; it is one of cloth, silk, coin, letter, "
        .. "card, prisoner, field",
    "red propose green gives 1 cloth gives 1 silk => gives is there twice",
    "red propose green 1 cloth => expected gives, takes, discards, got \"1\"",
    "red propose green gives 1 cloth promises sing => a promise is made in a deal",
    "red pass now => pass: nothing follows there, but \"now\" does",
    "red accept => accept: then follows the number of a proposal",
    "red accept first => accept: then follows the number of a proposal, not \"first\"",
    "red shout => no answer \"shout\"",
    "red say all => no answer \"say\"",
    "red propose green gives 1 cloth",
    "blue pass", "green decline 2",
    "red propose blue takes 1 silk", "blue pass", "green pass",
    "red propose blue takes 1 silk => that is proposed already: it is proposal 3",
}
equal("the letter has come", match.root.letters.red:bottom().name, "blue_seal")

-- Where nothing is counted the example is another one.
for kinds, text in pairs { ["letter field"] = "letter NAME",
    ["relic field"] = "field WORD WORD" } do
    local some = {}
    for _, good in ipairs(trade_games.goods) do
        some[#some + 1] = string.find(kinds, good[1], 1, true) and good or nil
    end
    give(talking({}, { trade = { goods = some } }):start {},
        { "red propose green gives => gives: then follow goods, as in `gives " .. text .. "`" })
end

-- ---- Who is asked ----

local function asked(form, answers, changes)
    local one, list = talking(form, changes):start {}, {}
    while one:pending()[1] do
        local question = one:pending()[1]
        list[#list + 1] = question.player
        assert(one:submit(question.number, table.remove(answers, 1) or "pass"))
        one:advance()
    end
    return table.concat(list, " ")
end

equal("all, where deals can be made", asked({}, {}), "red blue green")
equal("two at war have nobody", asked({ players = { "blue", "green" }, deals = false }, {}), "")
equal("one has", asked({ players = { "blue", "red" }, deals = false }, {}), "blue red")
equal("messages can always be sent", asked({ players = { "blue", "green" }, deals = false,
    messages = true }, {}), "blue green")
equal("one alone has nobody", asked({ players = { "red" }, messages = true }, {}), "")
equal("whoever acts is followed by all others", asked({ deals = false },
    { "propose blue gives 1 cloth", "accept 1" }), "red blue green red blue")
equal("rounds", asked({ rounds = 1 }, { "propose blue gives 1 cloth", "decline 1" }),
    "red blue green")
equal("no rounds", asked({ rounds = 0 }, {}), "")
equal("no goods, no promises", asked({ messages = true }, {},
    { trade = { goods = {}, acts = {} } }), "red blue green")

-- ---- Without talk ----

local exchanging = trade_games.game_of(function(g)
    local function try(form)
        local could, why = g:could_exchange(form)
        local is_done, reason, rule, sentence = g:exchange(form)
        assert(could == is_done and why == reason)
        return is_done and "done" or reason .. " " .. rule .. ": " .. sentence
    end
    g:ask("red", { name = "go", choice = { "go" } })
    equal("text", try { "red", with = "blue", gives = "2 cloth", takes = "letter blue_seal" },
        "done")
    equal("too few", try { "red", with = "green", gives = "1 cloth" },
        "too_few T1: red has 0 cloth, not 1 (T1)")
    equal("at war", try { "green", with = "blue", gives = "1 cloth" },
        "not_allowed G7: blue and green are at war (G7)")
    equal("nothing", try { "green", with = "blue" },
        "nothing_given T4: neither green nor blue gives anything (T4)")
    equal("alone", try { "red", with = "red", gives = "silk" },
        "one_player T1: red cannot trade with itself (T1)")
    local card = g.cards.red:top()
    equal("as lists", try { "green", with = "red", gives = { { good = "field",
        words = { "green_hill", "farm" } }, { good = "cloth", count = 2 } },
        takes = { { good = "card", thing = card } }, discards = { g.cards.green:top() } }, "done")
    g.word = g.word .. card.place.whose
end)
match = give(exchanging:start {}, { "red go" })
equal("the transactions were carried out", match.root.word, "1 2 green")
equal("and are in the ledger", match.root.ledger:count(), 5)

give(talking { offers = false }:start {}, { "red propose blue gives 1 cloth => no goods are traded "
    .. "in this talk", "red deal blue gives 1 cloth" })

-- ---- Taken back ----

-- Whoever was told something in secret is told that it is taken back, and not of how many answers.
match = talking { messages = true }:start { record = true }
give(match, { "red say blue", "red Peace?" })
is_true("taken back", match:undo())
for player, text in pairs { red = "1 answer is taken back, across what was revealed",
    blue = "something is taken back, across what was revealed" } do
    local events = match:events(player)
    equal("told to " .. player, events[#events].text, text)
end
equal("others are told nothing", #trade_games.notes(match, "green"), 0)

-- ---- From every point ----

local answers = { "red propose blue gives 1 cloth letter red_seal takes 2 silk",
    "blue deal red promises words asks sing", "blue Friends?", "green say red", "green Hello",
    "red accept 2", "blue accept 1", "green propose red gives 5 cloth takes card red1 "
        .. "discards card green1", "red accept 5", "blue pass", "green blame 3", "green pass" }
table.remove(answers, 11)
local whole = cycles.play("a talk", talking { messages = true, public = true, rounds = 3 },
    { table.unpack(answers) })
is_true("it is over", whole:result() ~= nil)
equal("its acts", whole.root.count, 7)
cycles.play("a private talk", talking { messages = true, public = false, rounds = 2 },
    { "red propose blue gives 1 cloth", "blue accept 101", "green say all", "green Hi",
        "red deal green gives 9 cloth promises sing", "blue pass", "green accept 201" })

-- One of more turns than a step has.
local long = {}
for round = 1, 7 do
    for _, player in ipairs { "red", "blue", "green" } do
        long[#long + 1] = player .. (round % 2 == 0 and player == "blue" and " pass"
            or " propose " .. (player == "red" and "blue" or "red") .. " gives 1 cloth takes "
            .. round .. " silk")
    end
end
local talked = cycles.play("a long talk", talking { public = true, rounds = 7 }, long)
equal("who acted in it", talked.root.count, 18)
equal("proposals stand", talked.root.proposal:count(), 18)

checks.finish()
