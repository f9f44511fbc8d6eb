-- Checks what scripts say against the table in spec.lua, and raises mistakes with their place: the
-- line of the call, what is declared, the path of the field. Values are read raw and copied, in a
-- fixed order, so that which mistake is reported never depends on a table's own order. It knows no
-- rule of the game.
local core = require "lawspeaker.core"
local lists = require "lawspeaker.lists"
local near = require "lawspeaker.near"
local say = require "lawspeaker.say"
local spec = require "lawspeaker.spec"

local check = {}

local TEXT_SIZE_MAX <const> = 200

-- The codes of mistakes in players' input, by the field of a form that it stands in.
local INPUT_CODES <const> = { orders = "bad_order", flee = "bad_flight", supply = "bad_supply" }

check.quote, check.describe = say.quote, say.describe

-- ---- Where we are in a form: a context ----

local context = {}
context.__index = context

-- `subject` is what is declared or called, as in `map "standard"` or `position:unit`. Its mistakes
-- are at `place`, "FILE:LINE", or else at the line that runs.
function check.context(subject, place)
    return setmetatable({ subject = subject, place = place, path = {} }, context)
end

function context:enter(key)
    self.path[#self.path + 1] = key
end

function context:leave()
    self.path[#self.path] = nil
end

local function key_text(key, is_first)
    if type(key) == "number" then
        return "[" .. key .. "]"
    elseif string.match(key, "^[%a_][%w_]*$") then
        return (is_first and "" or ".") .. key
    end
    return "[" .. check.quote(key) .. "]"
end

function context:path_text()
    local parts = {}
    for index, key in ipairs(self.path) do
        parts[index] = key_text(key, index == 1)
    end
    return table.concat(parts)
end

-- Raises; further keys lead to the place from where the context is.
function context:fail(message, ...)
    for index = 1, select("#", ...) do
        self:enter((select(index, ...)))
    end
    local path = self:path_text()
    if self.is_input and #self.path >= 2 and INPUT_CODES[self.path[1]] then
        error({ input = path .. ": " .. message, code = INPUT_CODES[self.path[1]] }, 0)
    end
    local where = self.place and self.place .. ": " or core.where()
    error(where .. self.subject .. ": " .. (path ~= "" and path .. ": " or "") .. message, 0)
end

-- ---- Values ----

local function is_text(value)
    return #value >= 1 and #value <= TEXT_SIZE_MAX and utf8.len(value)
        and not string.find(value, "%c")
end

function check.is_id(value)
    return type(value) == "string" and #value <= core.name_size_max
        and string.find(value, "^[%w_.:/%-]+$") ~= nil
end

local check_type

local function expected(at, what, value)
    at:fail(string.format("expected %s, got %s", what, check.describe(value)))
end

local function check_integer(at, value, kind)
    if math.type(value) == "float" then
        at:fail(string.format("expected %s, got %s; divide with // to stay in integers",
            kind.expected, check.describe(value)))
    elseif math.type(value) ~= "integer" or kind.min and value < kind.min then
        expected(at, kind.expected, value)
    end
    return value
end

local values = {}

function values.text(at, value, kind)
    if type(value) ~= "string" then
        expected(at, kind.expected, value)
    elseif not is_text(value) then
        at:fail(string.format("%s is not %s", check.quote(value), kind.sentence))
    end
    return value
end

function values.id(at, value, kind)
    if type(value) ~= "string" then
        expected(at, kind.expected, value)
    elseif not check.is_id(value) then
        at:fail(string.format("%s is not an id, which is %s", check.quote(value), kind.sentence))
    end
    return value
end

local function of_type(name)
    return function(at, value, kind)
        if type(value) ~= name then
            expected(at, kind.expected, value)
        end
        return value
    end
end

values.string = of_type "string"
values.flag = of_type "boolean"
values.hook = of_type "function"
values.rule_function = of_type "function"
values.table = of_type "table"
values.integer = check_integer
values.count = check_integer
values.positive = check_integer

function values.limit(at, value, kind)
    if value == core.no_limit then
        return value
    end
    return check_integer(at, value, { min = 0, expected = kind.expected })
end

function values.any(_, value)
    return value
end

function values.no(at, value)
    if value ~= false then
        expected(at, "an id or false", value)
    end
    return value
end

function values.unknown_map(at, value, kind)
    if core.kind(value) == "map" then
        return value
    elseif type(value) ~= "string" then
        expected(at, kind.expected, value)
    end
    local map, message = check.find_map(value)
    if not map then
        at:fail(message)
    end
    return map
end

function values.reason(at, value)
    for _, reason in ipairs(check.reasons) do
        if reason == value then
            return value
        end
    end
    if type(value) ~= "string" then
        expected(at, "a reason", value)
    end
    at:fail("no reason " .. check.quote(value) .. near.hint(value, check.reasons))
end

check.reasons = {}
for _, reason in ipairs(core.reasons()) do
    check.reasons[#check.reasons + 1] = reason.name
end

-- Orders, flights, supply actions and verdicts are read by others: reader(value) → value, or nil,
-- message, which for a table begins with the path of the field it is about.
function check.set_reader(name, reader)
    values[name] = function(at, value)
        local read, message = reader(value)
        local path = read == nil and type(value) == "table" and string.match(message, "^[%l.]+: ")
        for key in string.gmatch(path or "", "%l+") do
            at:enter(key) -- never left: this raises
        end
        if read == nil then
            at:fail(path and string.sub(message, #path + 1) or message)
        end
        return read
    end
end

-- A type that is another file's: read(at, value) → the value, or raises.
function check.set_type(name, read)
    values[name] = read
end

-- ---- Tables ----

local function check_list(at, value, item, min)
    if type(value) ~= "table" then
        expected(at, "a list", value)
    end
    local length = core.list_length(value)
    if not length then
        check.refuse_keys(at, value, "a list has only the keys 1, 2, …")
    end
    if min and length < min then
        at:fail("the list is empty")
    end
    local copy = {}
    for index = 1, length do
        at:enter(index)
        copy[index] = check_type(at, rawget(value, index), item)
        at:leave()
    end
    return copy
end

-- Raises for the first key that is not one of a list, or else for the first number that is left
-- out.
function check.refuse_keys(at, value, message)
    local keys, unordered = core.keys(value)
    local following = 1
    for _, key in ipairs(keys) do
        if math.type(key) ~= "integer" or key < 1 then
            at:fail(string.format("unexpected key %s: %s", check.describe(key), message))
        elseif key ~= following then
            at:fail("nothing is there, but there is something behind it", following)
        end
        following = key + 1
    end
    at:fail(string.format("a key is a %s: %s", unordered or "thing", message))
end

local function check_entries(at, value, item)
    if type(value) ~= "table" then
        expected(at, "a table", value)
    end
    local keys, unordered = core.keys(value)
    local copy = {}
    if unordered then
        at:fail(string.format("a key is a %s; keys here are ids", unordered))
    end
    for _, key in ipairs(keys) do
        if type(key) ~= "string" then
            at:fail(string.format("the key %s is no id; write { name = value }",
                check.describe(key)))
        end
        at:enter(key)
        copy[key] = check_type(at, rawget(value, key), item)
        at:leave()
    end
    return copy
end

local function check_choice(at, value, choices)
    if lists.has(choices, value) then
        return value
    end
    local names = '"' .. table.concat(choices, '", "') .. '"'
    if type(value) ~= "string" then
        expected(at, "one of " .. names, value)
    end
    local hint = near.hint(value, choices)
    at:fail(string.format("no value %s%s", check.quote(value),
        hint ~= "" and hint or "; it is one of " .. names))
end

local IS_NUMBER <const> = { integer = true, count = true, positive = true }

-- Whether a value's Lua type is that of a type, to choose among several.
local function resembles(value, item)
    if type(item) == "table" then
        return item.choice ~= nil and type(value) == "string" or type(value) == "table"
    elseif string.find(item, "^form:") then
        return type(value) == "table"
    elseif item == "no" then
        return value == false
    elseif IS_NUMBER[item] then
        return type(value) == "number"
    end
    return type(value) == (item == "flag" and "boolean" or "string")
end

local function check_either(at, value, items)
    for _, item in ipairs(items) do
        if resembles(value, item) then
            return check_type(at, value, item)
        end
    end
    local names = {}
    for index, item in ipairs(items) do
        names[index] = item == "no" and "false" or type(item) == "string"
            and (spec.types[item] or { expected = "a table" }).expected or "a table"
    end
    expected(at, table.concat(names, " or "), value)
end

function check_type(at, value, item)
    if type(item) == "table" then
        if item.list then
            return check_list(at, value, item.list, item.min)
        elseif item.either then
            return check_either(at, value, item.either)
        elseif item.entries then
            return check_entries(at, value, item.entries)
        end
        return check_choice(at, value, item.choice)
    end
    local form = string.match(item, "^form:(.*)")
    if form then
        return check.form(at, value, form)
    end
    local object = string.match(item, "^object:(.*)")
    if object then
        if core.kind(value) ~= object then
            expected(at, "a " .. object, value)
        end
        return value
    end
    return values[item](at, value, spec.types[item])
end

check.type = check_type

-- ---- Forms ----

local function field_names(form)
    local names = {}
    for index, field in ipairs(form.fields) do
        if index > (form.row or 0) then
            names[#names + 1] = field.name
        end
    end
    return names
end

local UNKNOWN_MOST <const> = 4 -- keys that are told of a form

-- Keys that the form does not have are the first mistakes looked for: a misspelt name says more
-- than that what it should have been is missing. All of them are told, up to a few. Where units'
-- ids are keys too, all others go to the list `extra`.
local function check_keys(at, value, form, extra)
    local row = form.row or 0
    local length = row > 0 and core.list_length(value)
    if length and (length <= row or form.rest) then
        return length -- the usual case, made quick: a plain list
    end
    local keys, unordered = core.keys(value)
    local last, unknown = row, {}
    for _, key in ipairs(keys) do
        if math.type(key) == "integer" and row > 0 then
            if key < 1 then
                at:fail(string.format("unexpected key %d: a list has only the keys 1, 2, …", key))
            elseif key > last and not form.rest then
                at:fail(string.format("there is something at %d; %s has %d item%s", key,
                    say.article(string.gsub(form.name, "_", " ")), row, row == 1 and "" or "s"))
            elseif key > last + 1 then
                at:fail("nothing is there, but there is something behind it", last + 1)
            end
            last = math.max(last, key)
        elseif type(key) ~= "string" then
            at:fail(string.format("unexpected key %s", check.describe(key)))
        elseif not form.fields[key] or form.fields[key].position then
            if form.units then
                extra[#extra + 1] = key
            else
                unknown[#unknown + 1] = string.format("no field %s%s", check.quote(key),
                    near.hint(key, field_names(form)))
            end
        end
    end
    if #unknown > 0 then
        at:fail(table.concat(unknown, "; ", 1, math.min(#unknown, UNKNOWN_MOST)))
    end
    if unordered then
        at:fail(string.format("a key is a %s; fields have names", unordered))
    end
    return last
end

local function missing(at, form, field, key)
    local written = type(key) == "number"
        and string.format("; it is written { %s }", check.row_text(form)) or ""
    at:fail("missing: " .. field[3] .. written, key)
end

-- `symbol, at`, for messages.
function check.row_text(form)
    local names = {}
    for index = 1, form.row do
        names[index] = form.fields[index].name
    end
    return table.concat(names, ", ") .. (form.rest and ", …" or "")
end

-- Checks a form and returns a copy with named fields; what follows the row of a list is in `rest`,
-- and what stands under other keys, where those may be units' ids, in `extra`: a list of { key,
-- value }.
function check.form(at, value, name)
    local form = spec.forms[name]
    if type(value) ~= "table" then
        expected(at, form.row and "{ " .. check.row_text(form) .. " }" or "a table", value)
    end
    local extra = {}
    local last = check_keys(at, value, form, extra)
    local row = form.row or 0
    local copy = {}
    for index, key in ipairs(extra) do
        extra[index] = { key, rawget(value, key) }
    end
    copy.extra = form.units and extra or nil
    for index, field in ipairs(form.fields) do
        local key = index <= row and index or field.name
        local given = rawget(value, key)
        if given ~= nil then
            at:enter(key)
            copy[field.name] = check_type(at, given, field[2])
            at:leave()
        elseif field.required then
            missing(at, form, field, key)
        end
    end
    if form.rest then
        copy.rest = {}
        for index = row + 1, last do
            at:enter(index)
            copy.rest[index - row] = check_type(at, rawget(value, index), form.rest)
            at:leave()
        end
    end
    return copy
end

-- The same for a form whose lists hold players' input: a mistake inside one comes back as nil,
-- message, code.
function check.input(subject, value, name)
    local at = check.context(subject)
    at.is_input = true
    local is_checked, form = pcall(check.form, at, value, name)
    if is_checked then
        return form
    elseif type(form) == "table" then
        return nil, form.input, form.code or "bad_argument"
    end
    error(form, 0)
end

-- A declaration, `map { name = …, … }`: its mistakes are named by kind and name.
function check.declaration(kind, value)
    local name = type(value) == "table" and rawget(value, "name")
    local is_named = type(name) == "string" and is_text(name)
    local at = check.context(is_named and kind .. " " .. check.quote(name) or kind)
    return check.form(at, value, kind), at
end

-- ---- Calls ----

local LEAST <const> = { integer = math.mininteger, count = 0, positive = 1 }

-- Whether an argument is plainly what it should be: the usual case, made quick. A form is checked
-- by the function, which knows a name for it.
local function is_plain(kind, value)
    if LEAST[kind] then
        return math.type(value) == "integer" and value >= LEAST[kind]
    elseif type(kind) ~= "string" then
        return false
    end
    return kind == "string" and type(value) == "string" or kind == "any"
        or string.find(kind, "^form:") ~= nil
end

-- Checks the arguments of a public function or method.
local function check_arguments(entry, subject, count, ...)
    local params = entry[2]
    if count > #params then
        check.context(subject):fail(string.format("expected %d argument%s, got %d", #params,
            #params == 1 and "" or "s", count))
    end
    for index = 1, #params do
        local param, value = params[index], (select(index, ...))
        local kind = param[2]
        if not (value == nil and param.optional) and not is_plain(kind, value) then
            local where = string.format("%s: argument %d (%s)", subject, index, param[1])
            check_type(check.context(where), value, kind)
        end
    end
end

-- A public function, its arguments checked. Forms are checked by the function itself, which knows
-- their names.
function check.wrap(entry, subject, implementation)
    return function(...)
        check_arguments(entry, subject, select("#", ...), ...)
        return implementation(...)
    end
end

-- What a method does with any arguments, `is_own` telling its objects from other values.
local function checked_method(entry, object, is_own, implementation)
    local subject = object .. ":" .. entry[1]
    return function(self, ...)
        if not is_own(self) then
            check.context(subject):fail(string.format("call it with a colon on a%s %s, not on %s",
                string.find(object, "^[aeiou]") and "n" or "", object, check.describe(self)))
        end
        check_arguments(entry, subject, select("#", ...), ...)
        return implementation(self, ...)
    end
end

-- A method: the same, and called with a colon on the right object. One of a single argument, as
-- most are, has a shorter way where that is plainly right.
function check.wrap_method(entry, object, is_own, implementation)
    local checked = checked_method(entry, object, is_own, implementation)
    local param = entry[2][1]
    if #entry[2] ~= 1 or type(param[2]) ~= "string" or string.find(param[2], "^%a+:") then
        return checked
    end
    local kind, is_optional = param[2], param.optional
    local least = LEAST[kind]
    return function(self, value, ...)
        if select("#", ...) == 0 and is_own(self) and (value == nil and is_optional
            or least and math.type(value) == "integer" and value >= least
            or kind == "string" and type(value) == "string") then
            return implementation(self, value)
        end
        return checked(self, value, ...)
    end
end

return check
