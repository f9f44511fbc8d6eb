-- What transactions shows on a terminal, and how it reads what players type there.
local law = require "lawspeaker"
local matches = require "lawspeaker.game.match"

package.path = "variants/?.lua;" .. package.path
local game = require "transactions.game"
local read = require "transactions.read"
local show = require "transactions.show"

local function add_sheet(g, player, columns)
    g.sheet:add(columns, g.sheets[player])
end

local function add_unit(g, name, kind, owner, columns)
    columns.name, columns.kind, columns.owner = name, kind, owner
    g.unit:add(columns, g.field)
end

-- Two systems that touch and one off the map; red fights blue in the second.
local function fill(g)
    local west = g.system:add { name = "west", q = 0, r = 0, wormholes = { "alpha" },
        activated = { "blue" } }
    local east = g.system:add { name = "east", q = 1, r = 0 }
    local far = g.system:add { name = "far", wormholes = { "delta" } }
    local rock = g.planet:add { name = "rock", system = west, resources = 2, influence = 1,
        controller = "red", exhausted = true, trait = "hazardous" }
    add_sheet(g, "red", { faction = "hacan", maximum = 6, commodities = 4, trade_goods = 2,
        cultural = 2, unknown = 1, captured_infantry = 3, points = 1 })
    add_sheet(g, "blue", { faction = "sol", maximum = 4, tokens = 3, has_passed = true })
    add_unit(g, "red_carrier_1", "carrier", "red", { at = east })
    add_unit(g, "red_carrier_2", "carrier", "red", { at = east })
    add_unit(g, "blue_cruiser_1", "cruiser", "blue", { at = east })
    add_unit(g, "red_infantry_1", "infantry", "red", { on = rock })
    add_unit(g, "blue_mech_1", "mech", "blue", { at = far })
    g.unit:add({ name = "blue_cruiser_2", kind = "cruiser", owner = "blue" }, g.captured.red)
    g.promissory:add({ name = "blue_support", giver = "blue", kind = "support",
        title = "Support for the Throne" }, g.in_play.red)
    g.promissory:add({ name = "blue_ceasefire", giver = "blue", kind = "ceasefire",
        title = "Ceasefire" }, g.notes.red)
    g.action_card:add({ name = "haste_1", kind = "haste" }, g.cards.red)
    g.strategy_card:add({ name = "trade", number = 5 }, g.strategy.red)
    g.strategy_card:add({ name = "warfare", number = 6, used = true }, g.strategy.red)
    g.round, g.speaker = 2, "blue"
    g.active, g.active_system, g.in_combat, g.moment = "red", east, "blue", "combat"
    g.traded:add { first = "red", second = "blue", times = 1 }
end

local match = matches.start(game, { players = { "red", "blue" }, fill = fill,
    from = { step = "turn", arguments = { "red" } } })

-- ---- The board ----

local function expect(board, parts)
    for _, part in ipairs(parts) do
        assert(board:find(part, 1, true), part .. " is not shown:\n" .. board)
    end
    for line in board:gmatch "[^\n]+" do
        assert(utf8.len(line) <= 100, line)
        assert(not line:find " $", "a space at the end: " .. line)
    end
end

local board = show.board(match:view "red")
expect(board, { "Round 2 of 3. Turn of red", "  west~alpha    east\n  1*:1          1:2 2:1\n",
    "  west: rock 2/1 hazardous of red exhausted [red infantry], wormhole alpha, activated by blue",
    "  east: in space [red carrier x2; blue cruiser]", "  far: in space [blue mech]",
    "1 red (hacan), active: 1 points, commodities 4 of 6, trade goods 2", "2 cultural fragments",
    "1 unknown fragment,", "3 captured infantry", "1 notes", "trade (5)", "warfare (6) used",
    "in play: blue_support", "captured: blue_cruiser_2", "neighbours: blue (traded)",
    "    your notes: blue_ceasefire\n    your action cards: haste_1\n",
    "2 blue (sol), the speaker, has passed: 0 points", "tokens 3" })

local other = show.board(match:view "blue")
assert(other:find("1 notes", 1, true) and not other:find("ceasefire", 1, true)
    and not other:find("haste", 1, true), "blue sees what red holds:\n" .. other)
expect(show.board(match:view()), { "1 red (hacan)" })

-- ---- What is typed ----

local TYPED <const> = {
    { "action", "west", "activate west" }, { "action", "WEST", "activate west" },
    { "action", "trade", "strategic trade" }, { "action", "leadership", "leadership" },
    { "action", "activate west", "activate west" }, { "action", "-", "pass" },
    { "talk", "done", "pass" }, { "talk", "accept 1", "accept 1" },
    { "move", "no", "done" }, { "move", "red_carrier_1", "red_carrier_1" },
    { "produce", "-", "done" }, { "load", "done", "none" }, { "land", "no", "none" },
    { "cannon", "yes", "fire" }, { "cannon", "no", "hold" }, { "secondary", "yes", "replenish" },
    { "buy_point", "n", "no" }, { "pay", "rock", "rock" },
}
local view = match:view "red"
for _, case in ipairs(TYPED) do
    local text = read.answer(view, { name = case[1], player = "red" }, case[2])
    assert(text == case[3], string.format("%s: %s is read as %s", case[1], case[2], text))
end

-- ---- Whole matches ----

local RULES <const> = { exhausted = "31", voted = "31", abstained = "10" }

-- A vote is told once, in words and under its rule (10, 31), not as the answer as well.
local function expect_votes(events)
    local counts = { answers = 0, exhausted = 0, voted = 0, abstained = 0 }
    for _, event in ipairs(events) do
        local is_vote = event.name == "vote" or event.name == "votes"
        if event.event == "answered" and is_vote then
            counts.answers = counts.answers + 1
            assert(event.answer == nil, "the answer is told as well")
        elseif event.event == "note" and RULES[event.name] then
            counts[event.name] = counts[event.name] + 1
            assert(event.rule == RULES[event.name], event.name .. " is told under " .. event.rule)
        end
    end
    assert(counts.answers > 0 and counts.voted > 0 and counts.exhausted > 0, "nobody has voted")
end

for seed = 1, 2 do
    local whole, random = game:start { seed = seed, players = 2 + 4 * (seed - 1),
        rules = { deals = false }, options = { rounds = 1 } }, law.random(seed)
    local answers = 0
    while not whole:result() do
        for _, question in ipairs(whole:pending()) do
            assert(whole:submit(question.number, whole:sample(question.number, random)))
        end
        whole:advance()
        answers = answers + 1
        if answers % 20 == 0 then
            expect(show.board(whole:view(whole.players[1 + seed % 2])), { "Round 1 of 1" })
        end
    end
    expect_votes(whole:events())
end
