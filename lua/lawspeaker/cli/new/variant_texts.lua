-- What `law new variant` writes for the games that come along: a house rule and its scenario.
local texts = {}

-- ---- Johvets ----

texts.johvets = { rule = [[
-- $TITLE: a unit where a book lies has 1 strength more, and nobody changes places.
--
-- law help house_rules    how a house rule is written, tried and tested
-- law rules johvets       the house rules and hooks that there are
local law = require "lawspeaker"

return law.variant {
    name = "$TITLE",

    -- What it builds on: a variant by its name, a file beside this one as require "other", or a
    -- list of several.
    base = "johvets/no_swaps",

    -- The values of house rules; what is not set stays. Here a game is over after forty turns.
    rules = { max_turns = 40 },

    -- What no value can say: a function that is told what it is about and the standard answer. It
    -- returns another answer, or nothing, and then the standard answer stands.
    hooks = {
        strength = function(ask, standard)
            for _, book in ipairs(ask.position:books()) do
                if book.at == ask.unit.at then
                    return standard + 1
                end
            end
        end,
    },
}
]], scenario = [[
-- The same orders without the house rule and with it.
--
-- law help scenario    each field; law help expect: what can be expected
local law = require "lawspeaker"

local map = law.map {
    name = "a ford",
    ages = { { "river", "west", "ford", "east" }, { "peak", "top" } },
    adjacent = { { "west", "ford" }, { "east", "ford" } },
    link_points = { { "star", "top" } },
}
local units = { { "u1", "red", "west" }, { "u2", "blue", "east" } }
local books = { { "star", "west" } }
local orders = { { "u1", "move ford" }, { "u2", "move ford" } }

law.scenario {
    name = "by the standard rules neither is stronger",
    rule = "J4.4", map = map, units = units, books = books, orders = orders,
    expect = { u1 = "failed: tied", u2 = "failed: tied" },
}

law.scenario {
    name = "under the house rule the unit beside the book gets in",
    rule = "J4.1", map = map, units = units, books = books, orders = orders,
    variant = require "$NAME",
    expect = { u1 = "succeeded: strongest", u2 = "failed: outweighed", strength = { u1 = 2 } },
}
]] }

-- ---- Rock'n'Roll ----

texts.rocknroll = { rule = [[
-- $TITLE: an attack needs a 5, and Mai shoots as if somebody helped her.
--
-- law help house_rules    how a house rule is written, tried and tested
-- law rules rocknroll     the house rules and hooks that there are
local law = require "lawspeaker"

return law.variant {
    name = "$TITLE",
    game = "rocknroll",

    -- What it builds on, where that is more than the standard rules:
    -- base = { "rocknroll/outnumbered" },

    -- The values of house rules; what is not set stays (R6).
    rules = { attack = 5 },

    -- What no value can say: a function that is told what it is about and the standard answer. It
    -- returns another answer, or nothing, and then the standard answer stands (77).
    hooks = {
        bonus = function(ask, standard)
            if ask.unit.name == "Mai" then
                return standard + 1
            end
        end,
    },
}
]], scenario = [[
-- The same attack without the house rule and with it.
--
-- law help game_scenario    each field; law rules rocknroll state: what a situation can state
local law = require "lawspeaker"

local state = {
    unit = {
        { name = "Zulu", side = "vpa", place = "field/C" },
        { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
    },
    card = { { name = "spade", place = "hand/vpa" } },
}
local dice = { { "attack", 4 } }
local answers = { { "vpa", "order", "attack Zulu Vietnam_rifleman_1" } }

law.scenario {
    name = "by the standard rules a 4 is enough",
    rule = "R6", game = "rocknroll", state = state, phase = "first_orders",
    dice = dice, answers = answers,
    expect = { events = { { "check", roll = 4, needed = 4, outcome = "success" } } },
}

law.scenario {
    name = "under the house rule it is not",
    rule = "R6", game = "rocknroll", state = state, phase = "first_orders",
    dice = dice, answers = answers,
    variant = require "$NAME",
    expect = {
        events = { { "check", roll = 4, needed = 5, outcome = "failure" } },
        pending = { "vpa: failed" },
    },
}
]] }

-- ---- Mighty Kingdoms ----

texts.mighty_kingdoms = { rule = [[
-- $TITLE: nobody retreats to an enemy, and the first month has storms.
--
-- law help house_rules         how a house rule is written, tried and tested
-- law rules mighty_kingdoms    the house rules and hooks that there are
local law = require "lawspeaker"

return law.variant {
    name = "$TITLE",
    game = "mighty_kingdoms",

    -- What it builds on, where that is more than the standard rules:
    -- base = { "mighty_kingdoms/no_tithe" },

    -- The values of house rules; what is not set stays (K10).
    rules = { retreat_into_enemy = false },

    -- What no value can say: a function that is told what it is about, with the state as ask.g, and
    -- the standard answer. It returns another answer, or nothing, and then the standard answer
    -- stands (38).
    hooks = {
        ship_die = function(ask, standard)
            if ask.g.month == 1 then
                return standard - 1
            end
        end,
    },
}
]], scenario = [[
-- The same lost battle without the house rule and with it: the only way back is to an enemy.
--
-- law help game_scenario          each field
-- law rules mighty_kingdoms state    what a situation can state
local law = require "lawspeaker"

local state = {
    token = {
        { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
        { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
        { name = "army_3", kind = "army", owner = "p2", upright = false, place = "field/A2" },
    },
    land = {
        { controller = "p2", place = "ground/B2" },
        { controller = "p1", place = "ground/A2" },
    },
}
local options = { map = "proving_ground" }
local dice = { { "battle", 1 }, { "battle", 6 } }

law.scenario {
    name = "by the standard rules the army retreats",
    rule = "K10", game = "mighty_kingdoms", options = options, state = state, phase = "battle",
    dice = dice,
    expect = { events = { { "won", winner = "p2" }, { "retreated", token = "army_1" } } },
}

law.scenario {
    name = "under the house rule it is destroyed",
    rule = "K10", game = "mighty_kingdoms", options = options, state = state, phase = "battle",
    dice = dice,
    variant = require "$NAME",
    expect = { events = { { "won", winner = "p2" }, { "destroyed", token = "army_1" } } },
}
]] }

-- ---- Transactions ----

texts.transactions = { rule = [[
-- $TITLE: relic fragments stay, and everybody has room for one commodity more.
--
-- law help house_rules      how a house rule is written, tried and tested
-- law rules transactions    the house rules and hooks that there are
local law = require "lawspeaker"

return law.variant {
    name = "$TITLE",
    game = "transactions",

    -- What it builds on, where that is more than the standard rules:
    -- base = { "transactions/two_trades" },

    -- The values of house rules; what is not set stays (1).
    rules = { fragments = false },

    -- What no value can say: a function that is told what it is about and the standard answer. It
    -- returns another answer, or nothing, and then the standard answer stands (28).
    hooks = {
        maximum = function(_, standard)
            return standard + 1
        end,
    },
}
]], scenario = [[
-- The same offer without the house rule and with it.
--
-- law help game_scenario    each field; law rules transactions state: what a situation can state
local law = require "lawspeaker"

local state = {
    globals = { active = "p1", moment = "turn", actions = 1 },
    system = { { name = "system_1", q = 0, r = 0 }, { name = "system_2", q = 1, r = 0 } },
    planet = {
        { name = "planet_1", system = "system_1", controller = "p1" },
        { name = "planet_2", system = "system_2", controller = "p2" },
    },
    sheet = {
        { "p1_sheet", faction = "sol", maximum = 4, cultural = 1, place = "sheets/p1" },
        { "p2_sheet", faction = "letnev", maximum = 2, place = "sheets/p2" },
    },
}
local OFFER <const> = "propose p2 gives 1 cultural_fragment"

law.scenario {
    name = "by the standard rules a fragment is traded",
    rule = "3", game = "transactions", rules = { deals = false }, state = state,
    step = { "turn", "p1" },
    answers = { { "p1", "talk", OFFER }, { "p2", "talk", "accept 1" } },
    expect = { rows = { p2_sheet = { cultural = 1 } } },
}

law.scenario {
    name = "under the house rule it stays",
    rule = "3", game = "transactions", rules = { deals = false }, state = state,
    step = { "turn", "p1" },
    variant = require "$NAME",
    answers = { { "p1", "talk", OFFER, refused = "3" } },
    expect = { rows = { p1_sheet = { cultural = 1 } } },
}
]] }

return texts
