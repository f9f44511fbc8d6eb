-- Orders, flights and supply actions: their text, their tables, and one from the other. Only the
-- form is judged here; whether a region exists or an order is legal is the core's to say (J3).
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local near = require "lawspeaker.near"
local spec_texts = require "lawspeaker.spec_texts"

local order = {}

local TYPES <const> = { "stay", "move", "link", "transfer", "reinforce" }
local ACTIONS <const> = { "stay", "move", "link" }
local texts <const> = spec_texts.texts

local function words_of(text)
    local words = {}
    for word in string.gmatch(text, "[^ \t]+") do
        words[#words + 1] = word
    end
    return words
end

-- Refuses the first of the words that is no id: nil, message.
local function check_ids(words, text)
    for _, word in ipairs(words) do
        if not check.is_id(word) then
            return nil, string.format("%s: %s is not an id", check.quote(text), check.quote(word))
        end
    end
    return true
end

local function usage(text, what)
    return nil, string.format("cannot read %s; it is written %s", check.quote(text), what)
end

-- `carry`, or `carry BOOK`, from the word at `index` to the end. False: something else is there.
local function read_carry(words, index)
    if not words[index] then
        return nil
    elseif words[index] == "carry" and not words[index + 2] then
        return words[index + 1] or true
    end
    return false
end

local readers = {}

function readers.stay(words)
    return not words[2] and { type = "stay" }
end

function readers.move(words)
    local carry = read_carry(words, 3)
    return words[2] and carry ~= false and { type = "move", to = words[2], carry = carry }
end

function readers.link(words)
    local names_book = words[2] and words[2] ~= "carry"
    local carry = read_carry(words, names_book and 3 or 2)
    local book = names_book and words[2] or nil
    return carry ~= false and { type = "link", book = book, carry = carry }
end

function readers.transfer(words)
    local names_book = words[4] ~= nil
    local to = names_book and 3 or 2
    return words[to] == "to" and words[to + 1] and not words[to + 2]
        and { type = "transfer", book = names_book and words[2] or nil, to = words[to + 1] }
end

function readers.reinforce(words)
    local kind, to = words[3], words[4]
    local is_stay = kind == "stay" and not to
    local enters = (kind == "move" or kind == "link") and to and not words[5]
    return words[2] and (is_stay or enters)
        and { type = "reinforce", unit = words[2], action = { type = kind, to = to } }
end

local function read_text(text)
    local words = words_of(text)
    local ok, message = check_ids(words, text)
    if not ok then
        return nil, message
    end
    local reader = readers[words[1]]
    if not reader then
        return nil, string.format("no order %s%s", check.quote(words[1] or text),
            near.hint(words[1], TYPES))
    end
    local read = reader(words)
    if not read then
        return usage(text, texts[words[1]].words)
    end
    return read
end

-- ---- Tables ----

-- The fields each type of order may have, and those it must have.
local FIELDS <const> = {
    stay = {},
    move = { "to", "carry" },
    link = { "book", "carry" },
    transfer = { "book", "to" },
    reinforce = { "unit", "action" },
}
local REQUIRED <const> = { move = "to", transfer = "to", reinforce = "action" }

local function id_problem(value, key)
    if value == nil then
        return key .. ": missing"
    elseif not check.is_id(value) then
        return string.format("%s: expected an id, got %s", key, check.describe(value))
    end
end

-- What is wrong with a table whose type is one of `types`, or nothing.
local function shape_problem(value, types, fields_of)
    local keys, unordered = core.keys(value)
    local kind = rawget(value, "type")
    local names = fields_of[kind]
    if kind == nil then
        return "type: missing: the kind of order"
    elseif type(kind) ~= "string" or not names then
        if type(kind) == "string" and FIELDS[kind] then
            return string.format("type: a %s cannot be reinforced, only a stay, move or link", kind)
        end
        return string.format("type: no order %s%s", check.describe(kind), near.hint(kind, types))
    elseif unordered then
        return string.format("a key is a %s; fields have names", unordered)
    end
    for _, key in ipairs(keys) do
        local is_known = key == "type"
        for _, name in ipairs(names) do
            is_known = is_known or key == name
        end
        if not is_known then
            return string.format("an order of type %s has no field %s%s", kind, check.describe(key),
                near.hint(key, names))
        end
    end
end

local ACTION_FIELDS <const> = { stay = {}, move = { "to" }, link = { "to" } }

local function read_action(value)
    if type(value) ~= "table" then
        return nil, "expected a table, got " .. check.describe(value)
    end
    local problem = shape_problem(value, ACTIONS, ACTION_FIELDS)
    local kind, to = rawget(value, "type"), rawget(value, "to")
    if not problem and kind ~= "stay" then
        problem = id_problem(to, "to")
    end
    if problem then
        return nil, problem
    end
    return { type = kind, to = to }
end

local function read_table(value)
    local problem = shape_problem(value, TYPES, FIELDS)
    local copy = { type = rawget(value, "type") }
    for _, key in ipairs(problem and {} or FIELDS[copy.type]) do
        local given = rawget(value, key)
        if given == nil and (REQUIRED[copy.type] == key or key == "unit") then
            problem = problem or key .. ": missing"
        elseif given == nil or key == "carry" and type(given) == "boolean" then
            copy[key] = given or nil
        elseif key == "action" then
            local action, message = read_action(given)
            problem = problem or message
                and "action" .. (string.find(message, "^%l+: ") and "." or ": ") .. message
            copy[key] = action
        else
            problem = problem or id_problem(given, key)
            copy[key] = given
        end
    end
    if problem then
        return nil, problem
    end
    return copy
end

-- Texts read before: bots write the same few orders many times. What is kept is never changed.
local KEPT_MAX <const> = 4096
local kept, kept_count = {}, 0

local function read_known_text(text)
    local read = kept[text]
    if read then
        return read
    end
    local message
    read, message = read_text(text)
    if read then
        if kept_count == KEPT_MAX then
            kept, kept_count = {}, 0
        end
        kept[text], kept_count = read, kept_count + 1
    end
    return read, message
end

-- An order as text or as a table: a table that nobody changes, or nil, message, code.
function order.read(value)
    local read, message
    if type(value) == "string" then
        read, message = read_known_text(value)
    elseif type(value) == "table" then
        read, message = read_table(value)
    else
        message = "expected an order, as text or as a table, got " .. check.describe(value)
    end
    if not read then
        return nil, message, "bad_order"
    end
    return read
end

local function carry_text(carry)
    return carry == true and " carry" or carry and " carry " .. carry or ""
end

-- An order's text; nil is the Stay of a unit without one.
function order.text(given)
    if not given or given.type == "stay" then
        return "stay"
    elseif given.type == "move" then
        return "move " .. given.to .. carry_text(given.carry)
    elseif given.type == "link" then
        return "link" .. (given.book and " " .. given.book or "") .. carry_text(given.carry)
    elseif given.type == "transfer" then
        return "transfer " .. (given.book and given.book .. " " or "") .. "to " .. given.to
    end
    local action = given.action
    local to = action.to and " " .. action.to or ""
    return "reinforce " .. given.unit .. " " .. action.type .. to
end

-- A copy, for hands that may change it.
function order.copy(given)
    if not given then
        return { type = "stay" }
    end
    return { type = given.type, to = given.to, book = given.book, carry = given.carry,
        unit = given.unit,
        action = given.action and { type = given.action.type, to = given.action.to } or nil }
end

-- ---- Flights ----

-- A region, or { book = symbol }: { region = … } or { book = … }, or nil, message, code.
function order.read_flight(value)
    if type(value) == "string" and check.is_id(value) then
        return { region = value }
    elseif type(value) == "table" then
        local keys, unordered = core.keys(value)
        local book = rawget(value, "book")
        if #keys == 1 and not unordered and check.is_id(book) then
            return { book = book }
        end
        for _, key in ipairs(keys) do
            if type(key) == "string" and key ~= "book" then
                return nil, string.format("a flight has no field %s; it is written %s",
                    check.quote(key), texts.flee.words), "bad_flight"
            end
        end
    end
    return nil, string.format("expected a region, or { book = symbol }, got %s",
        check.describe(value)), "bad_flight"
end

-- ---- Supply actions ----

local SUPPLY <const> = { "unit", "book" }

local function read_supply_text(text)
    local words = words_of(text)
    local ok, message = check_ids(words, text)
    if not ok then
        return nil, message
    elseif words[1] ~= "unit" and words[1] ~= "book" then
        return nil, string.format("no supply action %s%s", check.quote(words[1] or text),
            near.hint(words[1], SUPPLY))
    elseif not words[2] or words[3] and (words[3] ~= "as" or not words[4] or words[5]) then
        return usage(text, spec_texts.words_of("supply", words[1]))
    end
    return { action = words[1], at = words[2], id = words[4] }
end

local function read_supply_table(value)
    local keys, unordered = core.keys(value)
    if rawget(value, 1) ~= nil then
        return nil, "expected a supply action, got a list; it is written \"unit REGION\", "
            .. "\"book REGION as ID\" or { action = \"unit\", at = \"REGION\" }"
    end
    for _, key in ipairs(keys) do
        if key ~= "action" and key ~= "at" and key ~= "id" then
            return nil, string.format("a supply action has no field %s%s", check.describe(key),
                near.hint(key, { "action", "at", "id" }))
        end
    end
    local action, at, id = rawget(value, "action"), rawget(value, "at"), rawget(value, "id")
    local problem = unordered and string.format("a key is a %s; fields have names", unordered)
    if action ~= "unit" and action ~= "book" then
        problem = problem or string.format('action: expected "unit" or "book", got %s%s',
            check.describe(action), near.hint(action, SUPPLY))
    end
    problem = problem or id_problem(at, "at") or id ~= nil and id_problem(id, "id") or nil
    if problem then
        return nil, problem
    end
    return { action = action, at = at, id = id }
end

-- A supply action as text or as a table: a new table, or nil, message, code.
function order.read_supply(value)
    local read, message
    if type(value) == "string" then
        read, message = read_supply_text(value)
    elseif type(value) == "table" then
        read, message = read_supply_table(value)
    else
        message = "expected a supply action, as text or as a table, got " .. check.describe(value)
    end
    if not read then
        return nil, message, "bad_supply"
    end
    return read
end

function order.supply_text(action, id)
    id = id or action.id
    return action.action .. " " .. action.at .. (id and " as " .. id or "")
end

check.set_reader("order", order.read)
check.set_reader("flight", order.read_flight)
check.set_reader("supply_action", order.read_supply)

return order
