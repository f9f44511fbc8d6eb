-- What rules call that is made of steps and questions: rounds of turns, dice that are assigned in
-- turn, retreats. Each game is played from a clone, a save and an undo at every point of it, which
-- must come to the same. What is said of mistakes is in cycle_mistakes.lua.
local law = require "lawspeaker"
local checks = require "checks"
local cycles = require "cycle_games"

local equal, is_true = checks.equal, checks.is_true
local game_of, expect_end, turns = cycles.game_of, cycles.expect_end, cycles.turns
local asked, give, note, unit = cycles.asked, cycles.give, cycles.note, cycles.unit
local foes, pool_form = cycles.foes, cycles.pool_form

-- ---- Rounds ----

local function round_game(form, changes)
    changes = changes or {}
    changes.steps = changes.steps or turns
    return game_of(function(g)
        local given = { step = "turn", players = g.players }
        for name, value in pairs(form) do
            given[name] = value
        end
        g.count = g:rounds(given)
    end, changes)
end

expect_end("all pass", round_game {}, { "red pass", "blue pass", "green pass" },
    "red- blue- green- ", 0)
expect_end("who has passed comes back in", round_game {}, { "red pass", "blue act", "green pass",
    "red act", "blue pass", "green pass", "red pass" },
    "red- blue+ green- red+ blue- green- red- ", 2)
expect_end("some of the players", round_game { players = { "green", "red" } },
    { "green act", "red pass", "green pass" }, "green+ red- green- ", 1)
expect_end("one player", round_game { players = { "blue" } },
    { "blue act", "blue act", "blue pass" }, "blue+ blue+ blue- ", 2)
expect_end("one is never able", round_game { able = function(player) return player ~= "blue" end },
    { "red act", "green pass", "red pass" }, "red+ green- red- ", 1)
expect_end("nobody is able", round_game { able = function() end }, {}, "", 0)
expect_end("nobody plays", round_game { players = {} }, {}, "", 0)

-- Until every unit has its order: a turn gives one.
local function without_order(g, player)
    local list = {}
    for one in g.unit:each() do
        list[#list + 1] = one.owner == player and one.hits == 0 and one or nil
    end
    return list
end

local ordering = game_of(function(g)
    g.count = g:rounds { players = { "blue", "green", "red" }, step = "order",
        able = function(player) return without_order(g, player)[1] end }
end, { steps = {
    order = function(g, player)
        local chosen = g:ask(player, { name = "order", choice = without_order(g, player) })
        chosen.hits = 1
        note(g, chosen.name)
        return true
    end,
} })
expect_end("until every unit has an order", ordering,
    { "blue b2", "green g1", "red r1", "blue b1", "red r2" }, "b2 g1 r1 b1 r2 ", 5)

-- A step that nobody is asked in, and steps that are rounds themselves.
local nested = game_of(function(g)
    g.count = g:rounds { players = { "red", "blue" }, step = "battle" }
end, { steps = {
    turn = turns.turn,
    strike = function(g, player)
        g.count = g.count + 1
        note(g, "strike " .. player)
        return g.count % 3 ~= 0
    end,
    battle = function(g, player)
        note(g, "(" .. player)
        local others = player == "red" and { "green", "blue" } or { "green", "red" }
        local count = g:rounds { players = others, step = "turn" }
        if count > 0 then
            g:rounds { players = { player }, step = "strike" }
        end
        note(g, ")")
        return count > 0
    end,
} })
expect_end("rounds in steps of rounds", nested, { "green act", "blue pass", "green pass",
    "green pass", "red pass", "green pass", "blue pass" },
    "(red green+ blue- green- strike red strike red strike red ) (blue green- red- ) "
        .. "(red green- blue- ) ", 1)

-- Who plays, and in which order, is asked at the start of each round; who acted and then is out
-- does not keep the others playing.
local drawn = round_game({}, { phases = { { "only", function(g)
    g.count = g:rounds { step = "turn", players = function()
        local first = g:draw(g.players, "first")
        note(g, "[" .. first .. "]")
        local list = { first }
        for _, player in ipairs(g.players) do
            list[#list + 1] = player ~= first and player or nil
        end
        return list
    end }
    g.done = true
end } } })
expect_end("an order that is drawn", drawn, { "blue pass", "red act", "green pass", "blue act",
    "red pass", "green pass", "green pass", "red pass", "blue pass" },
    "[blue] blue- red+ green- [blue] blue+ red- green- [green] green- red- blue- ", 2,
    { dice = { 2, 2, 3 } })
local leaving = game_of(function(g)
    g.count = g:rounds { step = "turn", players = function()
        return g.word == "" and g.players or { "blue", "green" }
    end }
end, { steps = turns })
expect_end("one that acted is out", leaving, { "red act", "blue pass", "green pass" },
    "red+ blue- green- ", 1)

-- Inside of g:react what a turn triggers is carried out after all of them.
local reacting = game_of(function(g)
    g:react { by = "blue", action = function()
        g.count = g:rounds { players = { "red", "green" }, step = "trap" }
    end, run = function(ability) note(g, ability.name) end }
end, { steps = {
    trap = function(g, player)
        local has_acted = turns.turn(g, player)
        if has_acted then
            g:trigger { name = player }
        end
        return has_acted
    end,
} })
expect_end("what turns trigger", reacting, { "red act", "green act", "red pass", "green pass",
    "blue green" }, "red+ green+ red- green- green red ", 2)

-- ---- Dice that are assigned ----

-- The dice left are written down, as "1 1/".
local function note_left(g, left)
    for _, dice in ipairs(left) do
        note(g, table.concat(dice, " ") .. "/")
    end
end

local function pool_game(dice, change, more)
    return game_of(function(g)
        local form = pool_form(g, dice)
        if change then
            change(g, form)
        end
        local rolled = table.concat(dice[1], " ")
        note_left(g, g:allocate(form))
        equal("its dice are as they were", table.concat(dice[1], " "), rolled)
    end, more)
end

local volley = pool_game { { 3, 5, 3 }, { 6 } }
local begun = volley:start()
equal("equal dice once", asked(begun), "red assign: 3 unit/3, 3 unit/4, 3 unit/5, 5 unit/3, "
    .. "5 unit/4, 5 unit/5")
equal("what is asked", begun:pending()[1].say, "Which die goes to which target?")
equal("the rule of the phase", begun:pending()[1].rule, "7")
give(begun, "red 3 b1")
equal("in turn", asked(begun), "blue assign: 6 unit/1, 6 unit/2, 6 unit/5")
give(begun, "blue 6 g1")
equal("a target is gone", asked(begun), "red assign: 3 unit/3, 3 unit/4, 5 unit/3, 5 unit/4")
expect_end("pools that are not alike", volley, { "red 3 b1", "blue 6 g1", "red 3 b1" },
    "red:3>b1 blue:6>g1 red:3>b1 red:5>b2 / / ", 0)

expect_end("two dice of one player alone", pool_game { { 6, 6 }, {} }, { "red 6 b1", "red 6 b2" },
    "red:6>b1 red:6>b2 / / ", 0)
expect_end("no dice", pool_game { {}, {} }, {}, "/ / ", 0)
expect_end("the second alone", pool_game { {}, { 1 } }, { "blue 1 r1" }, "blue:1>r1 / / ", 0)

-- One pair only is not asked for; whose targets are gone keeps its dice, and the other goes on.
local duel = pool_game({ { 6, 4, 4 }, { 2, 2, 5 } }, function(g, form)
    form.name, form.say, form.rule = "hit", "Who is hit?", "9"
    form.targets = function(player)
        return { unit(g, player == "red" and "b1" or "r1") }
    end
end)
local hit = duel:start():pending()[1]
equal("its own name", hit.name, "hit")
equal("its own words", hit.say, "Who is hit?")
equal("its own rule", hit.rule, "9")
expect_end("a target is destroyed midway", duel, { "red 6 b1", "blue 2 r1", "blue 5 r1" },
    "red:6>b1 blue:2>r1 blue:5>r1 4 4/ 2/ ", 0)
expect_end("nothing is asked", pool_game({ { 1, 1, 1 }, { 2, 2 } }, function(g, form)
    form.targets = function(player) return { unit(g, player == "red" and "b1" or "r1") } end
end), {}, "red:1>b1 blue:2>r1 red:1>b1 blue:2>r1 red:1>b1 / / ", 0)

-- Words are targets as well; both functions may ask and roll, and enter steps.
expect_end("what a rule does meanwhile", pool_game({ { 2 }, { 3 }, { 4 } }, function(g, form)
    form.players = { "green", "red", "blue" }
    form.targets = function(player)
        return g:ask(player, { name = "where", choice = { "left", "both" } }) == "left"
            and { "left" } or { "left", "right", "left" }
    end
    form.assign = function(player, die, side)
        g.count = g.count + g:roll("d6", "hit")
        note(g, string.format("%s:%d>%s", player, die, side))
        g:enter("turn", player)
    end
end, { steps = turns }), { "green both", "green 2 right", "green act", "red left", "red pass",
    "blue both", "blue 4 left", "blue pass" },
    "green:2>right green+ red:3>left red- blue:4>left blue- / / / ", 12,
    { dice = { { "hit", 3 }, 4, 5 } })

-- ---- Retreats ----

-- Retreats of units by name, { "r1", "x", "y" }, in that order; where each went is written down.
local function retreat_game(list, form, more)
    return game_of(function(g)
        local units = {}
        for index, entry in ipairs(list) do
            local one = unit(g, entry[1])
            units[index] = { one, one.owner, { table.unpack(entry, 2) },
                default = entry.default }
        end
        local given = { units = units }
        for name, value in pairs(form or {}) do
            given[name] = value
        end
        for index, place in ipairs(g:retreat(given)) do
            if type(place) == "table" then
                place = table.concat(place, "_")
            end
            note(g, list[index][1] .. ">" .. tostring(place))
            g.count = index
        end
    end, more)
end

local retreating = retreat_game { { "b1", "hill", "wood" }, { "r1", "ford" }, { "g1" },
    { "r2", "wood", "ford", "hill" }, { "b2", "hill", "ford" } }
local fleeing = retreating:start()
equal("the owners that have a choice", #fleeing:pending(), 2)
for index, slots in ipairs { "unit/2", "unit/3 unit/4" } do
    local question = fleeing:pending()[index]
    equal("by seat", question.player, fleeing.players[index])
    equal("its name", question.name, "retreat")
    equal("its kind", question.kind, "slots")
    equal("what is asked", question.say, "Where does each unit retreat to?")
    equal("the rule of the phase", question.rule, "7")
    is_true("at once", question.simultaneous)
    equal("those that have a choice", table.concat(fleeing:items(question.number), " "), slots)
end
equal("what is left out has its first place", fleeing:text(2, fleeing:default(2)),
    "unit/3: hill, unit/4: hill")
equal("of several", fleeing:text(1, fleeing:default(1)), "unit/2: wood")
local told = #fleeing:events "red"
give(fleeing, "blue b1: wood")
equal("it waits for red", asked(fleeing):match "^%S+", "red")
equal("who is not told", #fleeing:events "red", told)
expect_end("several owners", retreating, { "blue b2: ford, b1: wood", "red r2: hill" },
    "b1>wood r1>ford g1>false r2>hill b2>ford ", 5)
expect_end("in another order", retreating, { "red r2: wood", "blue none" },
    "b1>hill r1>ford g1>false r2>wood b2>hill ", 5)
expect_end("no choice at all", retreat_game { { "r1", "ford" }, { "b1" },
    { "g1", "wood", "wood" } }, {}, "r1>ford b1>false g1>wood ", 3)
expect_end("no units", retreat_game {}, {}, "", 0)

local own = retreat_game({ { "g1", "left", { "back", 2 }, { "back", 3 },
    default = { "back", 3 } } }, { name = "flight", say = "Where to?", rule = "9" })
local flight = own:start():pending()[1]
equal("its own name", flight.name, "flight")
equal("its own words", flight.say, "Where to?")
equal("its own rule", flight.rule, "9")
expect_end("lists are places", own, { "green g1: back 2" }, "g1>back_2 ", 1)
expect_end("its own default", own, { "green none" }, "g1>back_3 ", 1)

-- Rows as units and places; they are moved by the rule.
local rows = game_of(function(g)
    local cards = {}
    for _, player in ipairs { "red", "blue" } do
        cards[#cards + 1] = { player .. "_army", player, foes(g, player) }
    end
    local places = g:retreat { units = cards }
    for _, place in ipairs(places) do
        place.hits = place.hits + 1
        note(g, place.name)
    end
end)
expect_end("rows are places", rows, { "red red_army: g1", "blue blue_army: g1" }, "g1 g1 ", 0)

-- ---- In scenarios ----

local function scenario_of(form)
    local report = law.scenario(form):run()
    equal(form.name, table.concat(report.failures, "\n"), "")
    is_true(form.name .. ": passed", report.passed)
end

local UNITS <const> = { { "r1", name = "r1", owner = "red" }, { "b1", name = "b1", owner = "blue" },
    { "b2", name = "b2", owner = "blue" } }

scenario_of { name = "a round", game = round_game { players = { "red", "blue" } }, state = {},
    phase = "only", answers = { { "red", "act" }, { "blue", "pass" }, { "red", "pass" } },
    expect = { globals = { count = 1, word = "red+ blue- red- " } } }
scenario_of { name = "a step of a round", game = ordering, step = { "order", "blue" },
    state = { unit = UNITS }, answers = { { "blue", "b2" } }, expect = { step_result = true } }

local rolled = game_of(function(g)
    local _, red = g:roll("2d6", "red")
    local _, blue = g:roll("d6", "blue")
    note_left(g, g:allocate(pool_form(g, { red, blue })))
end)
scenario_of { name = "dice", game = rolled, phase = "only", state = { unit = UNITS },
    dice = { { "red", 6, 1 }, { "blue", 2 } },
    answers = { { "red", "6 b1" } },
    expect = { globals = { word = "red:6>b1 blue:2>r1 red:1>b2 / / " },
        rows = { b1 = false, b2 = { hits = 1 }, r1 = { hits = 2 } } } }
scenario_of { name = "a retreat", game = retreat_game { { "r1", "hill", "wood" },
    { "b1", "hill", "wood" }, { "b2", "hill", "wood" } }, phase = "only",
    state = { unit = UNITS }, answers = { { "red", "r1: wood" }, { "blue", "b2: wood" } },
    expect = { globals = { word = "r1>wood b1>hill b2>wood " } } }

checks.finish()
