-- What `law rules` tells of a game's state, as plain data: tables with their columns and types,
-- zones, globals and positions; and the phases and steps. It is what a hook reads and a scenario
-- states.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local declare = require "lawspeaker.game.declare"
local schemas = require "lawspeaker.game.schema"

local listing_state = {}

-- ---- Types in words, as a game declares them ----

local LIMIT <const> = 1 << 53

local function integer_words(column)
    if column.least == 0 and column.most >= LIMIT then
        return "count"
    elseif column.least <= -LIMIT and column.most >= LIMIT then
        return "int"
    elseif column.most >= LIMIT then
        return "int from " .. column.least
    elseif column.least <= -LIMIT then
        return "int up to " .. column.most
    end
    return string.format("int from %d to %d", column.least, column.most)
end

local function quoted(names)
    local list = {}
    for index, name in ipairs(names) do
        list[index] = check.quote(name)
    end
    return table.concat(list, ", ")
end

local words_of = {
    integer = integer_words,
    choice = function(column)
        return "one of " .. quoted(column.choices)
    end,
    set = function(column)
        return "a list of some of " .. quoted(column.choices)
    end,
    row = function(column)
        return table.concat(column.tables, " or ")
    end,
    text = function(column)
        return column.is_id and "id" or "text"
    end,
}

local function type_words(column)
    local of = words_of[column.kind]
    local words = of and of(column) or column.kind
    return column.count and string.format("a list of %d, each %s", column.count, words) or words
end

-- ---- What there is ----

local function list_columns(entries)
    local list = {}
    for index, column in ipairs(entries or {}) do
        list[index] = { name = column.name, type = type_words(column),
            is_optional = column.optional, is_needed = column.needed }
    end
    return list
end

local function list_tables(described)
    local list = {}
    for _, entry in ipairs(described.tables) do
        if entry.name ~= "globals" then
            list[#list + 1] = { name = entry.name, is_static = entry.static,
                columns = list_columns(entry.columns) }
        end
    end
    return list
end

local function list_zones(described)
    local list = {}
    for index, zone in ipairs(described.zones) do
        list[index] = { name = zone.name, of = zone.of, each = zone.each }
    end
    return list
end

local function list_positions(names)
    local list = {}
    for index, name in ipairs(names) do
        list[index] = { name = name }
    end
    return list
end

-- The parameters of a step behind g.
local function list_steps(details)
    local list = {}
    for index, name in ipairs((core.keys(details.steps))) do
        local told = core.parameters(details.steps[name])
        table.remove(told, 1)
        list[index] = { name = name, told = told }
    end
    return list
end

local function list_phases(details)
    local list = {}
    for index, phase in ipairs(details.phases) do
        list[index] = { name = phase.name, rule = phase.rule }
    end
    return list
end

-- The state of a match for as few players as there can be, with these values of the house rules.
function listing_state.add(made, details, variant, changes)
    local rules = declare.defaults(details.rules)
    for name, value in pairs(changes) do
        rules[name] = value
    end
    local schema = declare.schema(details, { rules = rules, variant = variant or false,
        players = declare.players(check.context("game " .. check.quote(details.name)), details),
        options = declare.defaults(details.options) })
    local described = schemas.describe(schema)
    made.tables, made.zones = list_tables(described), list_zones(described)
    made.globals = list_columns(described.globals)
    made.positions = list_positions(described.blocks)
    made.phases, made.steps = list_phases(details), list_steps(details)
end

return listing_state
