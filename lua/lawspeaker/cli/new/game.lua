-- `law new game`: a folder with a whole game, its notes, and a scenario.
local fill = require "lawspeaker.cli.new.fill"
local find_game = require "lawspeaker.cli.find_game"
local text = require "lawspeaker.cli.text"

local game = { is_without_game = true }

local GAME <const> = [[
-- $TITLE: an auction, to go on from. In each round a treasure is found, and all bid coins
-- for it at once and in secret. The highest bid takes it and is paid; where several are highest it
-- stays for the next round. After the last round the most worth wins.
--
-- law help games     how a game is written, found, varied, tested and played
-- law help game      each field, with another whole game
-- law help schema    what a state can hold; law help state: what a rule can do with g
-- law help question, law help answers    what can be asked
local law = require "lawspeaker"

-- What a player has is the one row in its place of the zone "purses".
local function purse_of(g, player)
    return g.purses[player]:top()
end

-- Asks all at once; nobody knows the others' bids before all are in.
local function ask_bids(g)
    local questions = {}
    for index, player in ipairs(g.players) do
        questions[index] = { player, {
            name = "bid", say = "How many coins for the treasure?",
            number = { 0, purse_of(g, player).coins },
        } }
    end
    return g:ask_all(questions)
end

-- Who has bid the most; nobody where several have.
local function find_winner(g, bids)
    local winner, most = nil, -1
    for index, player in ipairs(g.players) do
        if bids[index] > most then
            winner, most = player, bids[index]
        elseif bids[index] == most then
            winner = nil
        end
    end
    return winner, most
end

-- A rule is a function of g, the state and what can be done in it. It may be run again from its
-- start, so what is to be remembered belongs in g.
local function play_round(g)
    g.treasure = g.treasure + g:roll("d6", "treasure")
    g:note("found", { worth = g.treasure })

    g:rule "2"
    local bids = ask_bids(g)
    for index, player in ipairs(g.players) do
        g:note("bid", { player = player, coins = bids[index] })
    end

    g:rule "3"
    local winner, most = find_winner(g, bids)
    if winner then
        local purse = purse_of(g, winner)
        local price = g:hook("price", { player = winner, bid = most }, most)
        purse.coins = purse.coins - price
        purse.worth = purse.worth + g.treasure
        g:note("taken", { player = winner, worth = g.treasure, price = price })
        g.treasure = 0
    end
    g.round = g.round + 1
end

return law.game {
    name = "$NAME", -- as the folder
    title = "$TITLE",
    api = 1,
    players = { min = 2, max = 4 },

    -- House rules: { name, standard value, number of the rule, what it says }. A variant can set
    -- them (law new variant NAME --game $NAME), `law rules $NAME` lists them.
    rules = {
        { "coins", 12, "1", "how many coins each has at first", least = 1, most = 100 },
        { "rounds", 5, "4", "how many rounds are played", least = 1, most = 100 },
    },
    hooks = {
        { "price", "3", "what does the highest bid pay?",
            asks = {
                { "player", "player", "who pays" },
                { "bid", "int", "what it has bid" },
            },
            standard = "what it has bid",
            answer = "an integer from 0 to the bid" },
    },

    -- Tables with their columns, zones in which their rows lie, and globals.
    state = {
        { "purse", { coins = "count", worth = "count" } },
        { "purses", { zone_of = "purse", each = "player" } },
        { globals = { round = "count", treasure = "count" } },
    },
    setup = function(g)
        for _, player in ipairs(g.players) do
            g.purse:add({ coins = g.rules.coins }, g.purses[player])
        end
    end,

    -- Run in order, again and again, until `finished` says how the game has ended.
    phases = {
        { "round", play_round, rule = "1" },
    },
    finished = function(g)
        if g.round < g.rules.rounds then
            return nil
        end
        local winners, most = {}, -1
        for _, player in ipairs(g.players) do
            local worth = purse_of(g, player).worth
            if worth > most then
                winners, most = { player }, worth
            elseif worth == most then
                winners[#winners + 1] = player
            end
        end
        return { winners = winners, draw = #winners > 1, reason = "the most worth (4)" }
    end,
$SCORE
    -- What g:note says, in words.
    notes = {
        { "found", "the treasure is worth {worth}" },
        { "bid", "{player} bids {coins}" },
        { "taken", "{player} takes {worth} for {price}" },
    },
}
]]

local SCORE <const> = [[

    -- How well a player stands: what bots go by, and `law balance`.
    score = function(g, player)
        return 1000 * purse_of(g, player).worth
    end,
]]

local NOTES <const> = [[
# $TITLE

The rules by number, as `game.lua` and the scenarios name them.

1. Each player begins with 12 coins. In each round a treasure is found; a die says what it is worth.
2. All bid at once and in secret, as many coins as they have at most.
3. The highest bid takes the treasure and is paid. Where several are highest nobody pays, and the
   treasure is added to that of the next round.
4. After five rounds whoever has the most worth wins; with the same worth several win together.

## Names

| what | holds |
|---|---|
| table `purse`, zone `purses` | a row a player: `coins`, `worth` |
| globals | `round`, how many are over; `treasure`, what lies on the table |
| question `bid` | a number, from 0 to the coins |
| notes | `found`, `bid`, `taken` |
]]

local SCENARIO <const> = [[
-- The highest bid takes the treasure. A scenario states only what it needs: rows, globals, dice and
-- answers, and of what comes of it what it is about.
--
-- law help game_scenario    each field; law rules $NAME state: what a situation can state
local law = require "lawspeaker"

law.scenario {
    name = "the highest bid takes the treasure",
    rule = "3",
    game = "$NAME",
    players = { "ann", "bob" },
    state = {
        purse = {
            { "ann_has", coins = 7, place = "purses/ann" },
            { "bob_has", coins = 9, worth = 2, place = "purses/bob" },
        },
    },
    phase = "round",
    dice = { { "treasure", 4 }, { "treasure", 1 } },
    answers = { { "ann", "bid", 5 }, { "bob", "bid", 3 } },
    expect = {
        rows = { ann_has = { coins = 2, worth = 4 }, bob_has = { coins = 9, worth = 2 } },
        events = { { "taken", player = "ann", price = 5 } },
        pending = { "ann: bid", "bob: bid" }, -- the next round has begun
    },
}

law.scenario {
    name = "with equal bids it stays for the next round",
    rule = "3",
    game = "$NAME",
    players = { "ann", "bob" },
    state = {
        purse = {
            { "ann_has", coins = 7, place = "purses/ann" },
            { "bob_has", coins = 9, place = "purses/bob" },
        },
    },
    phase = "round",
    dice = { { "treasure", 4 }, { "treasure", 1 } },
    answers = { { "ann", "bid", 5 }, { "bob", "bid", 5 } },
    expect = { globals = { treasure = 5 }, no_events = { "taken" } },
}
]]

function game.plan(asked)
    local found = find_game.game(asked.name, asked.values)
    if found and found.name then
        return nil, ("there is a game %s that comes along; a game of one's own needs another name")
            :format(text.quote(asked.name))
    end
    local folder = asked.folder .. asked.name
    local names = { NAME = asked.name, TITLE = asked.title, SCORE = SCORE, FOLDER = folder }
    return {
        folder = folder .. "/",
        files = {
            { path = folder .. "/game.lua", text = fill.text(GAME, names), sentence = "the game" },
            { path = folder .. "/notes.md", text = fill.text(NOTES, names),
                sentence = "its rules by number, and its names" },
            { path = folder .. "/game_scenario.lua", text = fill.text(SCENARIO, names),
                sentence = "two scenarios" },
        },
        next = fill.commands({
            "law check $FOLDER",
            "law test $FOLDER",
            "law play $FOLDER --bots",
            "law play $FOLDER --bots --bot p1 --pure",
        }, names),
    }
end

return game
