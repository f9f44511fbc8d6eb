-- What scripts are told of mistakes with a state: a misspelt column, a value that is none of a
-- column's, a row that is gone. C finds them and names the problem; each function here raises, with
-- the place in the script and what would be right.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local lists = require "lawspeaker.lists"
local near = require "lawspeaker.near"

local function fail(message, ...)
    error(core.where() .. string.format(message, ...), 0)
end

local function quoted(names)
    local texts = {}
    for index, name in ipairs(names) do
        texts[index] = check.quote(name)
    end
    return table.concat(texts, ", ")
end

-- What was given, as a message shows it: a row and a place by name.
local function describe(value)
    local kind = core.kind(value)
    if kind == "row" then
        return "the row " .. tostring(value)
    elseif kind == "place" then
        return "the place " .. tostring(value)
    elseif kind == "rows" then
        return "the table " .. tostring(value)
    elseif kind == "zone" then
        return "the zone " .. tostring(value)
    elseif kind == "root" or kind == "view" then
        return "the " .. tostring(value)
    elseif kind == "table" then
        local length = core.list_length(value)
        return length == 0 and "an empty list" or length and "a list of " .. length or "a table"
    end
    return check.describe(value)
end

local hint = near.known

-- ---- What a column takes ----

local function tables_text(names)
    local texts = {}
    for index, name in ipairs(names) do
        texts[index] = check.quote(name)
    end
    return table.concat(texts, " or ")
end

local LIMIT <const> = 1 << 53

local function integer_text(column)
    if column.least <= -LIMIT and column.most >= LIMIT then
        return "an integer"
    elseif column.most >= LIMIT then
        return "an integer from " .. column.least
    elseif column.least <= -LIMIT then
        return "an integer up to " .. column.most
    end
    return string.format("an integer from %d to %d", column.least, column.most)
end

local expected = {
    flag = function() return "true or false" end,
    integer = integer_text,
    choice = function(column) return "one of " .. quoted(column.choices) end,
    set = function(column) return "a list of some of " .. quoted(column.choices) end,
    player = function(_, players) return "a player: " .. quoted(players) end,
    players = function(_, players) return "a list of some of " .. quoted(players) end,
    row = function(column) return "a row of the table " .. tables_text(column.tables) end,
    text = function(column)
        return column.is_id and "an id" or string.format("a text of at most %d bytes", column.size)
    end,
}

local function expected_text(column, players)
    return expected[column.kind](column, players) .. (column.optional and ", or nil" or "")
end

-- By the problem that C found: what to say of a value. `text` is what the column takes.
local reasons = {}

function reasons.float(value, text)
    return string.format("expected %s, got %s; divide with // to stay in integers", text,
        describe(value))
end

function reasons.none(_, text)
    return string.format("expected %s, got nothing: it is not optional", text)
end

function reasons.missing(_, text)
    return "missing: expected " .. text .. "; it has no default"
end

function reasons.choice(value, text, column)
    if type(value) ~= "string" then
        return string.format("expected %s, got %s", text, describe(value))
    end
    return string.format("no value %s%s", check.quote(value), hint(value, column.choices))
end

function reasons.player(value, _, _, players)
    if type(value) ~= "string" then
        return string.format("expected a player, got %s", describe(value))
    end
    return string.format("no player %s%s", check.quote(value), hint(value, players))
end

function reasons.removed(value)
    return describe(value) .. " was removed"
end

function reasons.state(value)
    return describe(value) .. " is of another state or view"
end

function reasons.size(value, text)
    return string.format("expected %s, got one of %d: %s", text, #value, check.quote(value))
end

function reasons.text(value)
    return check.quote(value) .. " is no UTF-8 text, or has a zero byte in it"
end

function reasons.id(value)
    return string.format("%s is not an id, which is 1 to %d of the characters A-Z a-z 0-9 _ . : "
        .. "/ -", check.quote(value), core.name_size_max)
end

function reasons.array(value, text, column)
    return string.format("expected a list of exactly %d, each %s, got %s", column.count, text,
        describe(value))
end

local function other(value, text)
    return string.format("expected %s, got %s", text, describe(value))
end

-- ---- Problems: C calls these, and they raise ----

local problems = core.problems

-- A value for a column of `subject` ("unit/3", "unit" for a new one, "" for a global). `item` is
-- its number in a list, or 0.
function problems.value(subject, column, details, problem, value, item)
    local where = (subject ~= "" and subject .. "." or "") .. column.name
    if item > 0 then
        where = where .. "[" .. item .. "]"
        if type(value) == "table" and not column.count then
            value = rawget(value, item)
        end
    end
    local reason = reasons[problem] or other
    fail("%s: %s", where, reason(value, expected_text(column, details.players), column,
        details.players))
end

function problems.column(row, details, key)
    local names = lists.names(details.columns)
    if type(key) ~= "string" then
        fail("%s: a column has a name, not %s", row, describe(key))
    end
    fail("%s: no column %s%s", row, check.quote(key), hint(key, names, string.match(row,
        "^[%w_]+")))
end

local FIELD_HINTS <const> = {
    id = "an id is given when a row is made",
    place = "a row moves with place:put(row)",
    unseen = "it says whether a view shows the row",
}

function problems.field(key)
    fail("%s cannot be set: %s", key, FIELD_HINTS[key])
end

-- What the state consists of, by its names.
local function state_names(details)
    local names = {}
    for _, list in ipairs { details.tables, details.zones, details.globals or {} } do
        for _, name in ipairs(lists.names(list)) do
            names[#names + 1] = name ~= "globals" and name or nil
        end
    end
    return table.move(details.blocks, 1, #details.blocks, #names + 1, names)
end

local function member_names(details, methods)
    local names = state_names(details)
    for _, own in ipairs { methods or {}, core.root_methods } do
        table.move(core.keys(own), 1, #core.keys(own), #names + 1, names)
    end
    names[#names + 1] = "players"
    return names
end

function problems.member(key, details, methods)
    if type(key) ~= "string" then
        fail("the state has names, not %s", describe(key))
    end
    local found = near.hint(key, member_names(details, methods))
    if found == "" then
        found = near.known(key, state_names(details), "state")
    end
    fail("no table, zone, global or method %s%s", check.quote(key), found)
end

function problems.assignment(key, details)
    if type(key) ~= "string" then
        fail("a global has a name, not %s", describe(key))
    end
    for _, entry in ipairs(details.tables) do
        if entry.name == key then
            fail("%s is a table: rows are made with %s:add { … }", key, key)
        end
    end
    for _, zone in ipairs(details.zones) do
        if zone.name == key then
            fail("%s is a zone: rows move with place:put(row)", key)
        end
    end
    local names = lists.names(details.globals or {})
    table.move(details.blocks, 1, #details.blocks, #names + 1, names)
    fail("no global %s%s", check.quote(key), hint(key, names))
end

function problems.position(key, value)
    fail("%s: expected a position or nil, got %s", key, describe(value))
end

function problems.map(key)
    fail("%s: the position is of another map", key)
end

function problems.self(method)
    fail("%s: call it with a colon, as in thing:%s(…)", method, method)
end

function problems.row(method, problem, value)
    if problem == "kind" then
        fail("%s: expected a row, got %s", method, describe(value))
    end
    fail("%s: %s", method, reasons[problem](value))
end

function problems.place(method, problem, value)
    if problem == "kind" then
        local more = core.kind(value) == "zone" and ": it has a place each, as in zone[player]"
            or ""
        fail("%s: expected a place, got %s%s", method, describe(value), more)
    end
    fail("%s: %s", method, reasons[problem](value))
end

function problems.player(method, value, players)
    fail("%s: %s", method, reasons.player(value, nil, nil, players))
end

function problems.purpose(method, value)
    local what = type(value) == "string" and reasons.id(value)
        or "expected a purpose, which is an id, got " .. describe(value)
    fail("%s: %s", method, what)
end

function problems.get(details, value)
    fail("%s:get: expected a row's number, got %s", details.name, describe(value))
end

function problems.no_key(details)
    fail("%s:find: the table has no key", details.name)
end

function problems.remove(details, row)
    fail("%s:remove: %s is of another table", details.name, describe(row))
end

function problems.no_place(details)
    fail("%s:add: say where it lies: %s:add({ … }, place)", details.name, details.name)
end

function problems.needless_place(details)
    fail("%s:add: rows of %s lie in no zone, so they have no place", details.name, details.name)
end

-- The first key that is no column, in a fixed order.
function problems.fields(details, fields)
    if type(fields) ~= "table" then
        fail("%s:add: expected the columns of a row, got %s", details.name, describe(fields))
    end
    local names = lists.names(details.columns)
    local index = {}
    for _, name in ipairs(names) do
        index[name] = true
    end
    local keys, unordered = core.keys(fields)
    for _, key in ipairs(keys) do
        if type(key) ~= "string" then
            fail("%s:add: a column has a name, not %s", details.name, describe(key))
        elseif not index[key] then
            fail("%s:add: no column %s%s", details.name, check.quote(key), hint(key, names))
        end
    end
    fail("%s:add: a key is a %s; columns have names", details.name, unordered)
end

function problems.put(zone, of, row)
    fail("put: %s holds rows of %s, not %s", zone, of, describe(row))
end

function problems.place_position(place, method, value, most)
    if method == "at" then
        fail("%s:at: expected a position from 1, the top, got %s", place, describe(value))
    end
    fail("%s:%s: expected a position from 1 to %d, got %s", place, method, most, describe(value))
end

function problems.zone(zone, each, key, details)
    if each == "player" then
        if type(key) == "string" then
            fail("%s: no player %s%s", zone, check.quote(key), hint(key, details.players))
        end
        fail("%s: it has a place for each player, not for %s", zone, describe(key))
    end
    fail("%s: it has a place for each row of %s, not for %s", zone, each, describe(key))
end

function problems.zone_assignment(zone)
    fail("%s: its places cannot be set; rows move with place:put(row)", zone)
end

function problems.rows_assignment(details)
    fail("%s: a table cannot be set; rows are made with %s:add { … }", details.name, details.name)
end

function problems.place_assignment(place)
    fail("%s: a place cannot be set; rows move with place:put(row)", place)
end

function problems.zone_length(zone, each)
    fail("%s: it has a place for each %s, and each of those a length", zone, each)
end

function problems.pairs_root()
    fail("pairs: a state has no order of its own; ask for its tables by name")
end

function problems.pairs_rows(details)
    fail("pairs: go through rows with %s:each()", details.name)
end

function problems.pairs_zone(zone, each)
    fail("pairs: %s has a place for each %s; go through those", zone, each)
end

function problems.pairs_place(place)
    fail("pairs: go through the rows of a place with %s:each()", place)
end

-- `for row in g.unit do` calls the table.

function problems.call_rows(details)
    fail("%s cannot be called; go through its rows with %s:each()", details.name, details.name)
end

function problems.call_zone(zone, each)
    fail("%s cannot be called; it has a place for each %s, whose rows place:each() goes through",
        zone, each)
end

function problems.call_place(place)
    fail("%s cannot be called; go through its rows with place:each()", place)
end

-- ---- Members of tables and places: any other name is a mistake ----

local function set_unknown(type_table, name_of)
    local names = core.keys(type_table.methods)
    for _, list in ipairs { core.keys(type_table.getters) } do
        table.move(list, 1, #list, #names + 1, names)
    end
    function type_table.unknown(self, key)
        local name = name_of(self)
        if type(key) == "number" then
            fail("%s: no member %s; a row is found with %s", name, describe(key),
                type_table == core.place_type and "at(n)" or "get(id)")
        elseif type(key) ~= "string" then
            fail("%s: no member %s", name, describe(key))
        end
        fail("%s: no member %s%s", name, check.quote(key), hint(key, names))
    end
end

set_unknown(core.rows_type, tostring)
set_unknown(core.place_type, tostring)

return problems
