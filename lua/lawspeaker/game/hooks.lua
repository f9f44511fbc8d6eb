-- Hooks: what a game says that each is told (the form hook_field), whether g:hook keeps to that,
-- and what a hook reads of it as `ask`.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local near = require "lawspeaker.near"
local objects = require "lawspeaker.game.objects"

local hooks = {}

-- ---- What is declared ----

-- What `ask` has in every hook of a game.
local OF_ALL <const> = { kind = true, g = true }

-- Two fields of one name, or of one that every hook has, are a mistake; so is no type. Each field
-- is then known by its name, too: { name, type, sentence, kind, is_optional }.
function hooks.declare(at, list)
    for index, hook in ipairs(list) do
        for place, field in ipairs(hook.asks or {}) do
            at:enter(index)
            at:enter "asks"
            at:enter(place)
            if OF_ALL[field.name] then
                at:fail(string.format("every hook is told %s; leave it out",
                    check.quote(field.name)), 1)
            elseif hook.asks[field.name] then
                at:fail(string.format("field %s is there twice", check.quote(field.name)), 1)
            end
            local kind, mark = string.match(field.type, "^([%a_][%w_]*)(%??)$")
            if not kind then
                at:fail(string.format("expected a type, as \"player\", \"unit\" or \"unit?\", got "
                    .. "%s (law help hook_field)", check.quote(field.type)), 2)
            end
            field.kind, field.is_optional = kind, mark == "?"
            hook.asks[field.name] = field
            at:leave()
            at:leave()
            at:leave()
        end
    end
end

-- ---- What g:hook gives ----

local function is_player(value, players)
    for _, player in ipairs(players) do
        if player == value then
            return true
        end
    end
    return false
end

local TYPES <const> = {
    int = function(value)
        return math.type(value) == "integer"
    end,
    count = function(value)
        return math.type(value) == "integer" and value >= 0
    end,
    flag = function(value)
        return type(value) == "boolean"
    end,
    text = function(value)
        return type(value) == "string"
    end,
    id = check.is_id,
    player = is_player,
    players = function(value, players)
        for _, player in ipairs(type(value) == "table" and value or { false }) do
            if not is_player(player, players) then
                return false
            end
        end
        return true
    end,
    list = function(value)
        return type(value) == "table" and core.list_length(value) ~= nil
    end,
    table = function(value)
        return type(value) == "table"
    end,
    ["function"] = function(value)
        return type(value) == "function"
    end,
    place = objects.is_place,
}

-- A type of its own, or a row of the table of that name.
local function is_of_type(value, kind, players)
    local is_type = TYPES[kind]
    if is_type then
        return is_type(value, players)
    end
    return objects.is_row(value) and (core.row_parts(value)) == kind
end

local function describe(value)
    return objects.is_row(value) and "a row of " .. core.row_parts(value) or check.describe(value)
end

-- A field that is given and not declared.
local function find_stranger(asks, fields)
    for _, name in ipairs((core.keys(fields))) do
        if not asks[name] then
            local names = {}
            for index, field in ipairs(asks) do
                names[index] = field.name
            end
            return string.format("it is given %s, which its asks do not have%s",
                check.describe(name), near.hint(tostring(name), names))
        end
    end
end

-- What is wrong with the fields that g:hook is given for a hook; nothing where they are as declared
-- or nothing is declared.
function hooks.find_mistake(hook, fields, players)
    local asks, left = hook.asks, 0
    if not asks then
        return nil
    end
    for _, field in ipairs(asks) do
        local value = fields[field.name]
        if value == nil and not field.is_optional then
            return string.format("it is not given %s, which its asks have",
                check.quote(field.name))
        elseif value ~= nil and not is_of_type(value, field.kind, players) then
            return string.format("field %s is declared as %s; it is %s", check.quote(field.name),
                check.quote(field.type), describe(value))
        end
        left = left - (value ~= nil and 1 or 0)
    end
    for _ in pairs(fields) do
        left = left + 1
    end
    return left > 0 and find_stranger(asks, fields) or nil
end

-- ---- What a hook is asked about, in words ----

local function field_words(field, value)
    local name = field.name
    if objects.is_row(value) then
        local called = objects.has_column(value, "name") and value.name
        return string.format("%s %s%s", name, objects.row_text(value),
            type(called) == "string" and " (" .. called .. ")" or "")
    elseif objects.is_place(value) then
        return name .. " " .. objects.place_text(value)
    elseif type(value) == "string" or type(value) == "boolean" or math.type(value) == "integer" then
        return name .. " " .. check.describe(value)
    end
end

-- `player "red", tile tile/3 (B2)`; of lists and tables nothing is said.
function hooks.subject(hook, fields)
    local list, known = hook.asks or {}, {}
    if #list == 0 then
        for index, name in ipairs((core.keys(fields))) do
            known[index] = { name = tostring(name) }
        end
        list = known
    end
    local words = {}
    for _, field in ipairs(list) do
        words[#words + 1] = fields[field.name] ~= nil and field_words(field, fields[field.name])
            or nil
    end
    return #words > 0 and table.concat(words, ", ") or "the state"
end

-- ---- What a hook reads ----

local function raise_unknown(fields, asks, key)
    local names = core.keys(fields)
    for _, declared in ipairs(asks or {}) do
        names[#names + 1] = declared.name
    end
    check.context("ask"):fail(string.format("no field %s%s", check.quote(key),
        near.hint(key, names)))
end

-- What a hook is told: the fields, to be read and not changed; `g` of it is the state.
function hooks.ask(hook, fields, root)
    local asks = hook.asks
    local copy = { kind = hook.name, g = root }
    for name, value in pairs(fields) do
        copy[name] = value
    end
    return setmetatable({}, {
        __index = function(_, key)
            local value = copy[key]
            if value == nil and type(key) == "string" and not (asks and asks[key]) then
                raise_unknown(copy, asks, key)
            end
            return value
        end,
        __newindex = function()
            check.context("ask"):fail "it cannot be changed"
        end,
        __metatable = false,
    })
end

return hooks
