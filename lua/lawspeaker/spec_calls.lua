-- Part of the table in spec.lua: the forms of what rules call on g that is made of steps and
-- questions. Written as in spec_forms.lua; the calls themselves are those of g, in spec_game.lua.
local ROUNDS_EXAMPLE <const> = [[
local law = require "lawspeaker"

-- Both take coins from one heap, one or two each time. Whoever stands back may come in
-- again as long as the other goes on taking.
return law.game {
    name = "heap", api = 1, players = { "red", "blue" },
    state = {
        { "purse", { owner = "player", coins = "count" } },
        { globals = { heap = { type = "count", default = 9 }, done = "flag" } },
    },
    setup = function(g)
        for _, player in ipairs(g.players) do
            g.purse:add { owner = player }
        end
    end,
    phases = {
        { "taking", function(g)
            g:rounds { players = g.players, step = "take", able = function()
                return g.heap > 0
            end }
            g.done = true
        end },
    },
    steps = {
        take = function(g, player)
            local most = math.min(2, g.heap)
            local coins = g:ask(player, { name = "coins", number = { 0, most } })
            local purse = g.purse:get(player == "red" and 1 or 2)
            purse.coins, g.heap = purse.coins + coins, g.heap - coins
            return coins > 0
        end,
    },
    finished = function(g)
        return g.done and { winners = {}, draw = true } or nil
    end,
}
]]

local ALLOCATION_EXAMPLE <const> = [[
local law = require "lawspeaker"

-- Both roll for their units; a die of a unit's strength or more removes it.
return law.game {
    name = "volley", api = 1, players = { "red", "blue" },
    state = {
        { "unit", { name = "id", owner = "player", strength = "count" } },
        { globals = { done = "flag" } },
    },
    setup = function(g)
        for _, player in ipairs(g.players) do
            g.unit:add { name = player .. "_foot", owner = player, strength = 3 }
            g.unit:add { name = player .. "_horse", owner = player, strength = 4 }
        end
    end,
    phases = {
        { "battle", function(g)
            local _, red = g:roll("3d6", "battle")
            local _, blue = g:roll("2d6", "battle")
            g:allocate { players = { "red", "blue" }, dice = { red, blue },
                targets = function(player)
                    local units = {}
                    for unit in g.unit:each() do
                        units[#units + 1] = unit.owner ~= player and unit or nil
                    end
                    return units
                end,
                assign = function(_, die, unit)
                    if die >= unit.strength then
                        g.unit:remove(unit)
                    end
                end }
            g.done = true
        end },
    },
    finished = function(g)
        return g.done and { winners = {}, draw = true } or nil
    end,
}
]]

local RETREAT_EXAMPLE <const> = [[
local law = require "lawspeaker"

-- Two units have to leave the ford, each to a neighbour of it. Where both go to one
-- and the same they are lost.
return law.game {
    name = "ford", api = 1, players = { "red", "blue" },
    state = {
        { "point", { name = "id" }, static = true },
        { "unit", { owner = "player" } },
        { "field", { zone_of = "unit", each = "point" } },
        { globals = { done = "flag" } },
    },
    board = function(g)
        for _, name in ipairs { "ford", "hill", "wood" } do
            g.point:add { name = name }
        end
    end,
    setup = function(g)
        for _, player in ipairs(g.players) do
            g.unit:add({ owner = player }, g.field[g.point:get(1)])
        end
    end,
    phases = {
        { "retreat", function(g)
            local units, hill, wood = {}, g.point:get(2), g.point:get(3)
            for unit in g.unit:each() do
                units[#units + 1] = { unit, unit.owner, { hill, wood } }
            end
            local places = g:retreat { units = units }
            for index, place in ipairs(places) do
                local unit = units[index][1]
                if places[1] == places[2] then
                    g.unit:remove(unit)
                else
                    g.field[place]:put(unit)
                end
            end
            g.done = true
        end },
    },
    finished = function(g)
        return g.done and { winners = {}, draw = true } or nil
    end,
}
]]

local forms = {
    { "rounds", sentence = "for g:rounds: turns of players, round and round. It ends when all of "
        .. "them in a row have passed or were passed over: who has passed comes back in when "
        .. "somebody acts after it. It returns how often a player acted",
        example = ROUNDS_EXAMPLE, fields = {
        { "players", "any", "in their order: a list of players, or function() that returns one, "
            .. "called at the start of each round; it may ask and roll", required = true },
        { "step", "string", "the step that a player's turn is, entered with the player: it returns "
            .. "true when the player acted, false or nothing when it passed", required = true },
        { "able", "rule_function", "function(player): whether it can take a turn now, else it is "
            .. "passed over; it only reads", default = "everybody is" },
    } },
    { "allocation", sentence = "for g:allocate: dice that have been rolled. The players, in turn "
        .. "and beginning with the first, assign one each. Who has none left is passed over; who "
        .. "has no target leaves its other dice unused. Where only one assignment is possible it "
        .. "is not asked for. It returns the dice that are left, a list for each player",
        example = ALLOCATION_EXAMPLE, fields = {
        { "players", { list = "id", min = 1 }, "in their order", required = true },
        { "dice", { list = { list = "integer" } }, "what each of them has rolled, in the same "
            .. "order", required = true },
        { "targets", "rule_function", "function(player): a list of rows, or of words, that it may "
            .. "assign a die to; asked before each. It may ask and roll, as assign may",
            required = true },
        { "assign", "rule_function", "function(player, die, target): carries one out, at once",
            required = true },
        { "name", "id", "the name of the question, a choice of { die, target }",
            default = "\"assign\"" },
        { "say", "string", "the question in words",
            default = "Which die goes to which target?" },
        { "rule", "text", "the number of the rule, for that question" },
    } },
    { "retreat", sentence = "for g:retreat: units that go to one of several places each. All "
        .. "owners are asked at once and in secret, by slots, about those of their units that have "
        .. "a choice. It returns the place of each unit, in their order, false for one that has "
        .. "none",
        example = RETREAT_EXAMPLE, fields = {
        { "units", { list = "form:retreat_unit" }, "the units, of any players", required = true },
        { "name", "id", "the name of the question", default = "\"retreat\"" },
        { "say", "string", "the question in words",
            default = "Where does each unit retreat to?" },
        { "rule", "text", "the number of the rule, for that question" },
    } },
    { "retreat_unit", row = 3, sentence = "a unit that has to go somewhere", fields = {
        { "unit", "any", "a row, or a word", required = true },
        { "player", "string", "who decides", required = true },
        { "places", "any", "a list of rows or other answers: with one it goes there unasked, with "
            .. "none nowhere", required = true },
        { "default", "any", "where it goes when its player does not say",
            default = "the first of its places" },
    } },
}

return { forms = forms }
