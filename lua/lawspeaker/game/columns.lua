-- The columns of a table as a designer writes them: names, types, defaults, each checked with its
-- path. It knows the tables' names from the plan that schema.lua makes, and nothing of zones.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local near = require "lawspeaker.near"

local columns = {}

local TEXT_SIZE <const>, TEXT_SIZE_MAX <const> = 63, 255
local CHOICES_MAX <const>, SET_MAX <const> = 255, 63
local ARRAY_MAX <const>, COLUMNS_MAX <const> = 255, 64
local LIMIT <const> = 1 << 53

function columns.set_of(...)
    local set = {}
    for _, name in ipairs { ... } do
        set[name] = true
    end
    return set
end

local set_of = columns.set_of

columns.TYPE_NAMES = { "flag", "int", "count", "player", "players", "text", "id" }
local TYPE_NAMES <const> = columns.TYPE_NAMES
local TYPES_TEXT <const> = '"' .. table.concat(TYPE_NAMES, '", "') .. '"'

local function expected(at, what, value, ...)
    local more = math.type(value) == "float" and "; divide with // to stay in integers" or ""
    at:fail(string.format("expected %s, got %s%s", what, check.describe(value), more), ...)
end

-- ---- Names and small values ----

local function check_name(at, name, reserved, what)
    if type(name) ~= "string" then
        expected(at, "a name", name)
    elseif #name > core.name_size_max or not string.find(name, "^[%a_][%w_]*$") then
        at:fail(string.format("%s is not a name, which is a letter or _ and then letters, digits "
            .. "and _, at most %d", check.quote(name), core.name_size_max))
    elseif reserved[name] then
        at:fail(string.format("%s cannot be the name of a %s: it means something else there",
            check.quote(name), what))
    end
    return name
end

local function check_integer(at, value, least, most, ...)
    if math.type(value) ~= "integer" or value < least or value > most then
        expected(at, string.format("an integer from %d to %d", least, most), value, ...)
    end
    return value
end

local function check_flag(at, value, ...)
    if value ~= nil and type(value) ~= "boolean" then
        expected(at, "true or false", value, ...)
    end
    return value == true
end

-- A raw list without holes; its length.
local function check_list(at, value, what)
    if type(value) ~= "table" then
        expected(at, what, value)
    end
    local length = core.list_length(value)
    if not length then
        check.refuse_keys(at, value, "a list has only the keys 1, 2, …")
    end
    return length
end

local function check_ids(at, value, what, most)
    local length = check_list(at, value, "a list of " .. what)
    if length < 1 or length > most then
        at:fail(string.format("%d %s; 1 to %d would be right", length, what, most))
    end
    local ids, known = {}, {}
    for index = 1, length do
        local id = rawget(value, index)
        at:enter(index)
        if type(id) ~= "string" then
            expected(at, "an id", id)
        elseif not check.is_id(id) then
            at:fail(check.quote(id) .. " is not an id, which is 1 to 63 of the characters A-Z a-z "
                .. "0-9 _ . : / -")
        elseif known[id] then
            at:fail(check.quote(id) .. " is there twice")
        end
        at:leave()
        ids[index], known[id] = id, true
    end
    return ids
end

-- The keys of a table must be among those allowed, beside those of a list when it may be one.
-- `more` is added to what is said of a name that is none of them.
local function check_keys(at, value, allowed, list_length, more)
    local keys, unordered = core.keys(value)
    local names = core.keys(allowed)
    for _, key in ipairs(keys) do
        local is_item = math.type(key) == "integer" and key >= 1 and key <= (list_length or 0)
        if type(key) == "string" and not allowed[key] then
            local hint = near.hint(key, names)
            at:fail("no field " .. check.quote(key) .. (hint ~= "" and hint or more or ""))
        elseif type(key) ~= "string" and not is_item then
            at:fail(string.format("unexpected key %s", check.describe(key)))
        end
    end
    if unordered then
        at:fail(string.format("a key is a %s; fields have names", unordered))
    end
end

-- ---- Column types ----

-- What the parts of a schema are known by while it is read.
local function find_table(plan, at, name)
    local number = plan.table_index[name]
    if not number then
        local names = table.move(TYPE_NAMES, 1, #TYPE_NAMES, #plan.table_names + 1,
            table.move(plan.table_names, 1, #plan.table_names, 1, {}))
        local hint = near.hint(name, names)
        at:fail(string.format("no column type or table %s%s", check.quote(name), hint ~= "" and hint
            or "; a type is " .. TYPES_TEXT .. ", a table's name or { … } (law help schema)"))
    end
    return number
end

local named = {
    flag = function() return { kind = "flag" } end,
    int = function() return { kind = "integer", least = -LIMIT, most = LIMIT } end,
    count = function() return { kind = "integer", least = 0, most = LIMIT } end,
    player = function() return { kind = "player" } end,
    players = function() return { kind = "players" } end,
    text = function() return { kind = "text", size = TEXT_SIZE } end,
    id = function() return { kind = "text", size = core.name_size_max, is_id = true } end,
}

local function read_named(plan, at, text)
    local name, mark = string.match(text, "^(.-)(%??)$")
    local column = named[name] and named[name]()
        or { kind = "row", tables = { find_table(plan, at, name) } }
    column.optional = mark == "?"
    return column
end

local function read_range(_, at, form)
    local column = { kind = "integer" }
    column.least = check_integer(at, rawget(form, "least") or -LIMIT, -LIMIT, LIMIT, "least")
    column.most = check_integer(at, rawget(form, "most") or LIMIT, -LIMIT, LIMIT, "most")
    if column.least >= column.most then
        at:fail(string.format("least is %d and most is %d: there is nothing to choose between them",
            column.least, column.most))
    end
    return column
end

local function read_references(plan, at, value)
    local names = type(value) == "string" and { value } or value
    local length = check_list(at, names, "a table's name or a list of them")
    local column, known = { kind = "row", tables = {} }, {}
    if length == 0 then
        at:fail("the list is empty")
    end
    for index = 1, length do
        local name = rawget(names, index)
        at:enter(index)
        if type(name) ~= "string" then
            expected(at, "a table's name", name)
        end
        local number = plan.table_index[name]
        if not number then
            at:fail(string.format("no table %s%s", check.quote(name),
                near.hint(name, plan.table_names)))
        elseif known[number] then
            at:fail(check.quote(name) .. " is there twice")
        end
        at:leave()
        column.tables[index], known[number] = number, true
    end
    return column
end

local MODIFIERS <const> = { "optional", "default", "seen_by", "array" }
local COLUMN_FIELDS <const> = set_of("optional", "default", "seen_by", "array", "type", "least",
    "most", "text", "set", "ref")

local read_type

-- The one way in which a table says a type: { name of the way, reader }.
local function read_form(plan, at, form)
    local length = #form
    check_keys(at, form, COLUMN_FIELDS, length)
    local ways = {}
    for _, way in ipairs { "type", "text", "set", "ref" } do
        ways[#ways + 1] = rawget(form, way) ~= nil and way or nil
    end
    if rawget(form, "least") ~= nil or rawget(form, "most") ~= nil then
        ways[#ways + 1] = "least"
    end
    if length > 0 then
        ways[#ways + 1] = "list"
    end
    if #ways ~= 1 then
        at:fail(#ways == 0 and "it says no type: { type = \"count\" }, { least = 0, most = 6 }, "
            .. "{ \"a\", \"b\" }, { text = 200 }, { set = { … } } or { ref = { … } }"
            or string.format("it says two types, %s and %s", ways[1], ways[2]))
    end
    local way = ways[1]
    if way == "least" then
        return read_range(plan, at, form)
    elseif way == "list" then
        local choices = table.move(form, 1, length, 1, {})
        return { kind = "choice", choices = check_ids(at, choices, "choices", CHOICES_MAX) }
    end
    local value = rawget(form, way)
    local column
    at:enter(way)
    if way == "type" then
        column = read_type(plan, at, value)
    elseif way == "text" then
        column = { kind = "text", size = check_integer(at, value, 1, TEXT_SIZE_MAX) }
    elseif way == "set" then
        column = { kind = "set", choices = check_ids(at, value, "choices", SET_MAX) }
    else
        column = read_references(plan, at, value)
    end
    at:leave()
    return column
end

function read_type(plan, at, value)
    if type(value) == "string" then
        return read_named(plan, at, value)
    elseif type(value) ~= "table" then
        expected(at, "a column type", value)
    end
    local column = read_form(plan, at, value)
    for _, name in ipairs(MODIFIERS) do
        local modifier = rawget(value, name)
        if modifier ~= nil and column.modifiers and column.modifiers[name] ~= nil then
            at:fail("it is given inside type already", name)
        elseif modifier ~= nil then
            column.modifiers = column.modifiers or {}
            column.modifiers[name] = modifier
        end
    end
    return column
end

-- ---- Defaults ----

local function index_of(list, value)
    for index, item in ipairs(list) do
        if item == value then
            return index
        end
    end
end

local function choice_of(at, names, value, what)
    if type(value) ~= "string" then
        expected(at, what, value)
    end
    local index = index_of(names, value)
    if not index then
        at:fail(string.format("no %s %s%s", what, check.quote(value), near.hint(value, names)))
    end
    return index
end

local function bits_of(at, names, value, what)
    local bits = 0
    for index = 1, check_list(at, value, "a list of " .. what .. "s") do
        at:enter(index)
        bits = bits | 1 << (choice_of(at, names, rawget(value, index), what) - 1)
        at:leave()
    end
    return bits
end

local defaults = {}

function defaults.flag(at, value)
    if type(value) ~= "boolean" then
        expected(at, "true or false", value)
    end
    return value and 1 or 0
end

function defaults.integer(at, value, column)
    return check_integer(at, value, column.least, column.most)
end

function defaults.choice(at, value, column)
    return choice_of(at, column.choices, value, "choice") - 1
end

function defaults.set(at, value, column)
    return bits_of(at, column.choices, value, "choice")
end

function defaults.player(at, value, _, plan)
    return choice_of(at, plan.players, value, "player")
end

function defaults.players(at, value, _, plan)
    return bits_of(at, plan.players, value, "player")
end

function defaults.row(at)
    at:fail("a reference has no default: there are no rows before the game makes some")
end

function defaults.text(at, value, column)
    if type(value) ~= "string" then
        expected(at, "a text", value)
    elseif #value > column.size or not utf8.len(value) or string.find(value, "%z") then
        at:fail(string.format("%s is no text of at most %d bytes", check.quote(value),
            column.size))
    elseif column.is_id and not check.is_id(value) then
        at:fail(check.quote(value) .. " is not an id")
    end
    return value
end

-- ---- Columns ----

local MAY_BE_NONE <const> = set_of("integer", "choice", "player", "row")
local KIND_WORDS <const> = { flag = "a flag", set = "a set", players = "a set of players",
    text = "a text" }

local function set_optional(at, column)
    if MAY_BE_NONE[column.kind] then
        return
    elseif column.is_id then
        column.optional, column.is_optional_id = false, true
        return
    end
    local instead = column.kind == "flag" and "it is false" or "it is empty"
    at:fail(string.format("%s cannot be optional: where there is nothing %s",
        KIND_WORDS[column.kind], instead))
end

local function read_column(plan, at, name, value)
    local column = read_type(plan, at, value)
    local modifiers = column.modifiers or {}
    column.name, column.modifiers = name, nil
    if check_flag(at, modifiers.optional, "optional") or column.optional then
        column.optional = true
        set_optional(at, column)
    end
    if modifiers.array ~= nil then
        column.count = check_integer(at, modifiers.array, 1, ARRAY_MAX, "array")
    end
    if modifiers.default ~= nil then
        at:enter("default")
        column.standard = defaults[column.kind](at, modifiers.default, column, plan)
        at:leave()
    end
    column.seen_by = modifiers.seen_by
    return column
end

-- The columns of a table in the order of their names; their index by name beside them.
function columns.read(plan, at, form, reserved, what)
    if type(form) ~= "table" then
        expected(at, "a table of columns", form)
    end
    local keys, unordered = core.keys(form)
    if unordered then
        at:fail(string.format("a key is a %s; columns have names", unordered))
    elseif #keys > COLUMNS_MAX then
        at:fail(string.format("%d columns; a table has at most %d", #keys, COLUMNS_MAX))
    end
    local list, index = {}, {}
    for number, name in ipairs(keys) do
        if type(name) ~= "string" then
            at:fail(string.format("unexpected key %s: columns have names, { name = type }",
                check.describe(name)))
        end
        at:enter(name)
        check_name(at, name, reserved, what)
        list[number], index[name] = read_column(plan, at, name, rawget(form, name)), number
        at:leave()
    end
    return list, index
end

columns.expected, columns.check_name, columns.check_integer = expected, check_name, check_integer
columns.check_flag, columns.check_list, columns.check_keys = check_flag, check_list, check_keys
columns.index_of = index_of

return columns
