-- A game's schema as a designer writes it: checked, with the path of each mistake, and made into
-- one of the core. It knows what columns and zones there can be, and no game.
local check = require "lawspeaker.check"
local columns_of = require "lawspeaker.game.columns"
local core = require "lawspeaker.core"
local near = require "lawspeaker.near"

local schema = {}

local expected, set_of, index_of = columns_of.expected, columns_of.set_of, columns_of.index_of
local check_name, check_integer = columns_of.check_name, columns_of.check_integer
local check_flag, check_list = columns_of.check_flag, columns_of.check_list
local check_keys, read_columns = columns_of.check_keys, columns_of.read

local MOST_ROWS <const>, MOST_ROWS_MAX <const> = 1024, 65535
local PLAYERS_MAX <const>, TABLES_MAX <const>, BLOCKS_MAX <const> = 16, 64, 8

-- Names that mean something else: among what `g` has, among a row's columns, among column types.
local ROOT_NAMES <const> = set_of("id", "place", "unseen", "players", "player", "rules", "options",
    "roll", "random", "draw", "ask", "ask_all", "enter", "rule", "note", "hook", "finish", "react",
    "trigger", "reveal", "rounds", "allocate", "retreat", "talk",
    "end_talk", "renew_trades", "trades_left", "exchange", "could_exchange", "judge_promises",
    "end_promises", "variant", "pending", "events", "globals")
local ROW_NAMES <const> = set_of("id", "place", "unseen")
local IS_TYPE_NAME <const> = set_of(table.unpack(columns_of.TYPE_NAMES))

-- ---- Who sees what ----

local function seeing_column(at, columns, index, name)
    local number = type(name) == "string" and index[name]
    if not number then
        local names = {}
        for position, column in ipairs(columns) do
            names[position] = column.name
        end
        if type(name) ~= "string" then
            expected(at, "a column's name", name)
        end
        at:fail(string.format("no column %s%s", check.quote(name), near.hint(name, names)))
    end
    local column = columns[number]
    if column.kind ~= "player" and column.kind ~= "players" or column.count then
        at:fail(string.format("%s is no player or set of players", name))
    end
    return number
end

-- A word, or the numbers of columns. `has_owner`: "owner" means whose list it is.
local function read_seen(at, value, columns, index, has_owner)
    if value == nil then
        return nil
    end
    at:enter("seen_by")
    local seen
    if value == "all" or value == "nobody" or value == "owner" and has_owner then
        seen = value
    elseif type(value) == "string" then
        if not index[value] then
            local names = { "all", "nobody", has_owner and "owner" or nil }
            for _, column in ipairs(columns) do
                names[#names + 1] = column.name
            end
            at:fail(string.format("%s is neither \"all\" nor \"nobody\"%s nor a column%s",
                check.quote(value), has_owner and " nor \"owner\"" or "", near.hint(value, names)))
        end
        seen = { seeing_column(at, columns, index, value) }
    else
        seen = {}
        local length = check_list(at, value,
            "\"all\", \"nobody\", a column's name or a list of them")
        if length == 0 then
            at:fail("the list is empty; \"nobody\" would be right")
        end
        for number = 1, length do
            at:enter(number)
            seen[number] = seeing_column(at, columns, index, rawget(value, number))
            at:leave()
        end
    end
    at:leave()
    return seen
end

local function set_seen(at, columns, index)
    for _, column in ipairs(columns) do
        at:enter(column.name)
        column.seen = read_seen(at, column.seen_by, columns, index)
        column.seen_by = nil
        at:leave()
    end
end

-- ---- Items: tables, globals, zones, positions ----

local TABLE_FIELDS <const> = set_of("static", "most", "key", "seen_by", "alike")
local ZONE_FIELDS <const> = set_of("zone_of", "each", "seen_by", "order")
local BLOCK_FIELDS <const> = set_of("block", "fog")

local function item_kind(item)
    local form = rawget(item, 2)
    if rawget(item, "globals") ~= nil then
        return "globals"
    elseif type(form) == "table" and rawget(form, "zone_of") ~= nil then
        return "zone"
    elseif type(form) == "table" and core.kind(rawget(form, "block")) == "map" then
        return "position"
    end
    return "table"
end

local function add_name(plan, at, name, what)
    check_name(at, name, ROOT_NAMES, what)
    if IS_TYPE_NAME[name] then
        at:fail(string.format("%s cannot be the name of a %s: it is a column type",
            check.quote(name), what))
    elseif plan.known[name] then
        at:fail(string.format("%s is there twice", check.quote(name)))
    end
    plan.known[name] = what
end

-- First the names of tables, for columns refer to tables that come later.
local function collect_item(plan, at, item)
    if type(item) ~= "table" then
        expected(at, "{ name, { … } }", item)
    end
    local kind = item_kind(item)
    if kind == "globals" then
        check_keys(at, item, { globals = true })
        if plan.has_globals then
            at:fail("globals are there twice; they are one table", "globals")
        end
        plan.has_globals = true
        plan.tables[#plan.tables + 1] = { name = "globals", is_globals = true, item = item }
        return { kind = kind, table = #plan.tables }
    end
    check_keys(at, item, kind == "table" and TABLE_FIELDS or {}, 2, kind == "table"
        and "; columns stand in the table behind the name: { \"name\", { … } }" or nil)
    at:enter(1)
    local name = rawget(item, 1)
    add_name(plan, at, name, kind)
    at:leave()
    if kind == "table" then
        plan.tables[#plan.tables + 1] = { name = name, item = item }
        plan.table_names[#plan.table_names + 1] = name
        plan.table_index[name] = #plan.tables
        return { kind = kind, table = #plan.tables }
    end
    return { kind = kind, name = name }
end

local function read_key(at, made, value)
    if value == nil then
        return nil
    end
    at:enter "key"
    local length = check_list(at, value, "a list of two columns")
    if length ~= 2 or value[1] == value[2] then
        at:fail("a key is two different columns")
    end
    local key = {}
    for number = 1, 2 do
        local name = rawget(value, number)
        local column = type(name) == "string" and made.columns[made.index[name]]
        at:enter(number)
        if not column then
            local names = core.keys(made.index)
            at:fail(type(name) == "string" and string.format("no column %s%s", check.quote(name),
                near.hint(name, names)) or "expected a column's name, got " .. check.describe(name))
        elseif column.kind ~= "player" and column.kind ~= "row" or column.optional
            or column.count then
            at:fail(string.format("%s is not one player or one reference that is always there",
                name))
        end
        at:leave()
        key[number] = made.index[name]
    end
    at:leave()
    return key
end

-- The columns in which rows that are taken for one another are equal.
local function read_alike(at, made, value)
    local alike = {}
    at:enter "alike"
    local length = value == nil and 0 or check_list(at, value, "a list of columns")
    for number = 1, length do
        local name = rawget(value, number)
        if type(name) ~= "string" or not made.index[name] then
            at:enter(number)
            at:fail(type(name) == "string" and string.format("no column %s%s", check.quote(name),
                near.hint(name, (core.keys(made.index)))) or "expected a column's name, got "
                .. check.describe(name))
        end
        alike[number] = made.index[name]
    end
    at:leave()
    return #alike > 0 and alike or nil
end

local readers = {}

function readers.globals(plan, at, found, item)
    local made = plan.tables[found.table]
    at:enter "globals"
    made.columns, made.index = read_columns(plan, at, rawget(item, "globals"), ROOT_NAMES, "global")
    for _, column in ipairs(made.columns) do
        at:enter(column.name)
        if plan.known[column.name] then
            at:fail(string.format("%s is the name of a %s already", check.quote(column.name),
                plan.known[column.name]))
        elseif column.kind == "player" and not column.optional and not column.standard then
            at:fail("a player that is there from the beginning needs a default, or is optional: "
                .. "\"player?\"")
        elseif column.kind == "row" and not column.optional then
            at:fail("there are no rows at the beginning, so a global reference is optional")
        elseif column.is_id and not column.is_optional_id and not column.standard then
            at:fail("an id that is there from the beginning needs a default, or is optional: "
                .. "\"id?\"")
        end
        at:leave()
    end
    set_seen(at, made.columns, made.index)
    at:leave()
end

function readers.table(plan, at, found, item)
    local made = plan.tables[found.table]
    made.is_static = check_flag(at, rawget(item, "static"), "static")
    made.most = check_integer(at, rawget(item, "most") or MOST_ROWS, 1, MOST_ROWS_MAX, "most")
    made.columns, made.index = read_columns(plan, at, rawget(item, 2), ROW_NAMES, "column")
    set_seen(at, made.columns, made.index)
    made.key = read_key(at, made, rawget(item, "key"))
    made.alike = read_alike(at, made, rawget(item, "alike"))
    made.seen = read_seen(at, rawget(item, "seen_by"), made.columns, made.index)
end

-- What only the whole of the tables tells: references of static ones.
local function check_static(plan, at, number, found)
    local made = plan.tables[found.table]
    if not made.is_static then
        return
    end
    at:enter(number)
    for _, column in ipairs(made.columns) do
        for _, target in ipairs(column.tables or {}) do
            if not plan.tables[target].is_static then
                at:fail(string.format("%s is static and %s is not, so it cannot be referred to",
                    made.name, plan.tables[target].name), column.name)
            end
        end
    end
    at:leave()
end

local function read_each(plan, at, value)
    if value == nil then
        return {}
    elseif value == "player" then
        return { is_of_players = true }
    elseif type(value) ~= "string" then
        expected(at, "\"player\" or a static table's name", value, "each")
    end
    local number = plan.table_index[value]
    if not number then
        local names = table.move(plan.table_names, 1, #plan.table_names, 2, { "player" })
        at:fail(string.format("no table %s%s", check.quote(value), near.hint(value, names)), "each")
    elseif not plan.tables[number].is_static then
        at:fail(string.format("%s is not static, so its rows have no places", value), "each")
    end
    return { each = number }
end

function readers.zone(plan, at, found, item)
    local form = rawget(item, 2)
    check_keys(at, form, ZONE_FIELDS)
    local of = rawget(form, "zone_of")
    local number = type(of) == "string" and plan.table_index[of]
    if type(of) ~= "string" then
        expected(at, "a table's name", of, "zone_of")
    elseif not number then
        at:fail(string.format("no table %s%s", check.quote(of), near.hint(of, plan.table_names)),
            "zone_of")
    elseif plan.tables[number].is_static then
        at:fail(string.format("%s is static, so its rows do not move", of), "zone_of")
    end
    local zone = read_each(plan, at, rawget(form, "each"))
    local order = rawget(form, "order")
    if order ~= nil and order ~= "unknown" then
        at:fail(string.format("expected \"unknown\" or nothing, got %s", check.describe(order)),
            "order")
    end
    zone.name, zone.of, zone.is_order_unknown = found.name, number, order == "unknown"
    local made = plan.tables[number]
    zone.seen = read_seen(at, rawget(form, "seen_by"), made.columns, made.index,
        zone.is_of_players)
    plan.zones[#plan.zones + 1] = zone
end

function readers.position(plan, at, found, item)
    local form = rawget(item, 2)
    check_keys(at, form, BLOCK_FIELDS)
    plan.blocks[#plan.blocks + 1] = { name = found.name, map = rawget(form, "block"),
        has_fog = check_flag(at, rawget(form, "fog"), "fog") }
    if #plan.blocks > BLOCKS_MAX then
        at:fail(string.format("more than %d positions", BLOCKS_MAX))
    end
end

-- ---- Declaring ----

local function check_players(players)
    assert(#players <= PLAYERS_MAX, "more players than a state can have")
    for index, player in ipairs(players) do
        assert(check.is_id(player) and index_of(players, player) == index, "players are ids")
    end
end

-- Zones are read after all tables, whose columns say who sees what lies in them.
local ORDER <const> = { { "table", "globals" }, { "zone", "position" } }

-- A schema from a designer's list and the ids of a match's players; raises with the place of the
-- first mistake. `at` is a check.context that leads to the list.
function schema.declare(at, list, players)
    check_players(players)
    local plan = { players = players, tables = {}, zones = {}, blocks = {}, table_names = {},
        table_index = {}, known = {} }
    local length = check_list(at, list, "a list of tables")
    local found = {}
    for number = 1, length do
        at:enter(number)
        found[number] = collect_item(plan, at, rawget(list, number))
        at:leave()
    end
    if #plan.tables > TABLES_MAX then
        at:fail(string.format("%d tables; a state has at most %d", #plan.tables, TABLES_MAX))
    end
    for _, kinds in ipairs(ORDER) do
        local is_read = set_of(table.unpack(kinds))
        for number = 1, length do
            if is_read[found[number].kind] then
                at:enter(number)
                readers[found[number].kind](plan, at, found[number], rawget(list, number))
                at:leave()
            end
        end
    end
    for number = 1, length do
        if found[number].kind == "table" then
            check_static(plan, at, number, found[number])
        end
    end
    local made, message = core.schema_new(plan)
    if not made then
        at:fail(message)
    end
    return made
end

-- { players, tables = { { name, static, zones, key, columns = { { name, kind, optional, … } } } },
-- zones = { { name, of, each } }, globals = columns or nil, blocks = { name } }: the schema's own.
schema.describe = core.schema_describe

return schema
