-- Mistakes in what a rule gives to g:rounds, g:allocate and g:retreat, and what is said of each.
local checks = require "checks"
local cycles = require "cycle_games"

local equal, is_true = checks.equal, checks.is_true
local game_of, message_of, turns = cycles.game_of, cycles.message_of, cycles.turns
local pool_form, unit = cycles.pool_form, cycles.unit

-- ---- Rounds ----

local function rounds_message(form, changes)
    return message_of(function(g)
        local given = { step = "turn", players = g.players }
        for name, value in pairs(form) do
            given[name] = value ~= "none" and value or nil
        end
        g:rounds(given)
    end, changes or { steps = turns })
end

for _, case in ipairs {
    { { plyers = {} }, 'g:rounds: no field "plyers"; did you mean "players"?' },
    { { step = "none" }, "g:rounds: step: missing: the step that a player's turn is, entered with "
        .. "the player: it returns true when the player acted, false or nothing when it passed" },
    { { step = "trun" }, 'g:rounds: step: game "cycle" has no step "trun"; did you mean "turn"?' },
    { { players = "red" }, "g:rounds: players: expected a list of players, or a function that "
        .. 'returns one, got "red"' },
    { { players = { "red", "bleu" } },
        'g:rounds: players[2]: there is no player "bleu"; did you mean "blue"?' },
    { { players = { "red", "blue", "red" } },
        'g:rounds: players[3]: player "red" is there twice' },
    { { players = { first = "red" } }, "g:rounds: players: expected a list of players, got a "
        .. "table" },
    { { players = function() end }, "g:rounds: players: expected a list of players, got nothing" },
    { { players = function() return { "rod" } end },
        'g:rounds: players[1]: there is no player "rod"; did you mean "red"?' },
    { { able = true }, "g:rounds: able: expected a function, got true" },
} do
    equal("a mistake in rounds", rounds_message(case[1]), case[2])
end
equal("no form", message_of(function(g) g:rounds() end), "g:rounds: expected a table, got nothing")
equal("what a turn returns", rounds_message({}, { steps = { turn = function() return 3 end } }),
    'g:rounds: step "turn" returned 3; it returns true when the player acted, false or nothing '
        .. "when it passed")
for name, deed in pairs {
    ask = function(g) g:ask("red", { name = "x", choice = { "y" } }) end,
    roll = function(g) g:roll "d6" end,
    rounds = function(g) g:rounds {} end,
} do
    equal("able only reads", message_of(function(g)
        g:rounds { players = { "red" }, step = "turn", able = function() deed(g) end }
    end, { steps = turns }), string.format(
        "g:%s: only a rule can do that: this only answers a question about the state", name))
end
is_true("able changes nothing", string.find(message_of(function(g)
    g:rounds { players = { "red" }, step = "turn", able = function() g.count = 1 end }
end, { steps = turns }), "nothing can be changed here", 1, true) ~= nil)
equal("not where nothing can wait", checks.message_of(function()
    game_of(print, { finished = function(g) g:rounds {} end }):start()
end), "g:rounds: only a rule can do that: this only answers a question about the state")

-- ---- Dice that are assigned ----

local function pool_message(change, more)
    return message_of(function(g)
        local form = pool_form(g, { { 1 }, { 2 } })
        change(form, g)
        g:allocate(form)
    end, more)
end

local function returning(value)
    return function(form)
        form.targets = function() return value end
    end
end

for _, case in ipairs {
    { function(form) form.pools = {} end, 'g:allocate: no field "pools"' },
    { function(form) form.players = nil end, "g:allocate: players: missing: in their order" },
    { function(form) form.players = {} end, "g:allocate: players: the list is empty" },
    { function(form) form.players[2] = "bleu" end,
        'g:allocate: players[2]: there is no player "bleu"; did you mean "blue"?' },
    { function(form) form.players[2] = "red" end,
        'g:allocate: players[2]: player "red" is there twice' },
    { function(form) form.dice[2] = nil end,
        "g:allocate: dice: 1 list of dice, and 2 players" },
    { function(form) form.players[2] = nil end,
        "g:allocate: dice: 2 lists of dice, and 1 player" },
    { function(form) form.dice = 3 end, "g:allocate: dice: expected a list, got 3" },
    { function(form) form.dice[2] = 3 end, "g:allocate: dice[2]: expected a list, got 3" },
    { function(form) form.dice[2][1] = "six" end,
        'g:allocate: dice[2][1]: expected an integer, got "six"' },
    { function(form) form.dice[1][1] = 1.0 end, "g:allocate: dice[1][1]: expected an integer, got "
        .. "the float 1.0; divide with // to stay in integers" },
    { function(form) form.targets = {} end,
        "g:allocate: targets: expected a function, got a table" },
    { function(form) form.assign = nil end,
        "g:allocate: assign: missing: function(player, die, target): carries one out, at once" },
    { function(form) form.name = "no name" end, 'g:allocate: name: "no name" is not an id, which '
        .. "is 1 to 63 of the characters A-Z a-z 0-9 _ . : / -" },
    { returning(nil),
        'g:allocate: targets: expected a list of rows for player "red", got nothing' },
    { returning { 1, nil, 3 },
        'g:allocate: targets: expected a list of rows for player "red", got a table' },
    { returning { "b1", { "b2" } }, "g:allocate: targets[2]: expected a word, an integer, true, "
        .. "false or a row, got a table" },
    { returning { "no word" }, 'g:allocate: targets[1]: "no word" is no word; words have no spaces '
        .. 'and none of , " ( ), and do not end with ":"' },
    { returning { "1" }, "g:allocate: targets: words that are written like integers, and integers "
        .. "are both offered; the text of an answer stands for one of them only" },
    { function(form, g)
        form.players = { "blue", "red" }
        form.targets = function() return { g.hand.red:top() } end
    end, "g:allocate: targets[1]: blue does not see card/1, so that cannot be offered" },
    { function(form, g)
        local gone = unit(g, "b1")
        g.unit:remove(gone)
        form.targets = function() return { gone } end
    end, "g:allocate: targets[1]: unit/3 was removed" },
} do
    equal("a mistake in allocate", pool_message(case[1]), case[2])
end
equal("no form", message_of(function(g) g:allocate(3) end),
    "g:allocate: expected a table, got 3")

-- ---- Retreats ----

local function retreat_message(entry, change)
    return message_of(function(g)
        local units = { { unit(g, "r1"), "red", { "hill", "wood" } } }
        for key, value in pairs(entry) do
            units[1][key] = value ~= "none" and value or nil
        end
        local form = { units = units }
        if change then
            change(form, g)
        end
        g:retreat(form)
    end)
end

for _, case in ipairs {
    { {}, "g:retreat: units: missing: the units, of any players",
        function(form) form.units = nil end },
    { {}, 'g:retreat: no field "unit"; did you mean "units"?',
        function(form) form.unit = {} end },
    { {}, "g:retreat: units: expected a list, got 3", function(form) form.units = 3 end },
    { {}, "g:retreat: units[2]: expected { unit, player, places }, got 3",
        function(form) form.units[2] = 3 end },
    { { "none" }, "g:retreat: units[1][1]: missing: a row, or a word; it is written { unit, "
        .. "player, places }" },
    { { [2] = "rod" }, 'g:retreat: units[1][2]: there is no player "rod"; did you mean "red"?' },
    { { [3] = "none" }, "g:retreat: units[1][3]: missing: a list of rows or other answers: with "
        .. "one it goes there unasked, with none nowhere; it is written { unit, player, places }" },
    { { [3] = "hill" }, 'g:retreat: units[1][3]: expected a list of places, got "hill"' },
    { { [3] = { { "hill", {} } } }, "g:retreat: units[1][3][1][2]: expected a word, an integer, "
        .. "true, false or a row, got a table" },
    { { [3] = { a = "hill" } }, "g:retreat: units[1][3]: expected a list of answers, got a table" },
    { { [3] = { "hill", false } }, "g:retreat: units[1][3]: false is no place: it is what comes "
        .. "back for a unit that has none" },
    { { [1] = { "r1" } }, "g:retreat: units[1][1]: expected a word, an integer, true, false or a "
        .. "row, got a table" },
    { { default = "ford" }, "g:retreat: units[1].default: it is none of the unit's places" },
    { { defualt = "hill" }, 'g:retreat: units[1]: no field "defualt"; did you mean "default"?' },
    { {}, "g:retreat: units[2][1]: the unit is there twice",
        function(form) form.units[2] = form.units[1] end },
    { { [2] = "blue" }, "g:retreat: units[1][3][2]: blue does not see card/1, so that cannot be "
        .. "offered", function(form, g) form.units[1][3][2] = g.hand.red:top() end },
    { {}, "g:retreat: units[1][1]: unit/1 was removed",
        function(_, g) g.unit:remove(unit(g, "r1")) end },
} do
    equal("a mistake in retreat", retreat_message(case[1], case[3]), case[2])
end
equal("no form", message_of(function(g) g:retreat() end),
    "g:retreat: expected a table, got nothing")

-- ---- Names that are taken ----

for _, name in ipairs { "rounds", "allocate", "retreat" } do
    for what, item in pairs { table = { name, { hits = "count" } },
        global = { globals = { [name] = "count" } } } do
        local text = checks.message_of(function()
            game_of(print, { state = { item } }):start()
        end)
        is_true(text, string.find(text, string.format("%q cannot be the name of a %s: it means "
            .. "something else there", name, what), 1, true) ~= nil)
    end
end

checks.finish()
