-- The lines of a saved match: what fields each may have, how they are written and read, and how
-- answers that are still secret are sealed. It plays nothing.
local core = require "lawspeaker.core"
local near = require "lawspeaker.near"
local say = require "lawspeaker.say"

local saved = {}

saved.FORMAT = 1

local TEXT_MOST <const> = 256 * 1024 * 1024
local LINE_MOST <const> = 1024 * 1024

-- ---- House rules and options ----

-- Their values by name, as plain data; a limit that does not limit is null.
function saved.values_data(values)
    local data = core.json_object {}
    for _, name in ipairs((core.keys(values))) do
        local value = values[name]
        data[name] = value == core.no_limit and core.json_null or value
    end
    return data
end

-- The values again.
function saved.values_of(data)
    local values = {}
    for _, name in ipairs((core.keys(data))) do
        values[name] = data[name] == core.json_null and core.no_limit or data[name]
    end
    return values
end

-- ---- Fields ----

local is_of_type = {}

function is_of_type.text(value) return type(value) == "string" end
function is_of_type.integer(value) return math.type(value) == "integer" end
function is_of_type.count(value) return math.type(value) == "integer" and value >= 0 end
function is_of_type.flag(value) return type(value) == "boolean" end
function is_of_type.object(value) return core.json_is_object(value) end
function is_of_type.any() return true end
function is_of_type.value(value) return value ~= core.json_null end

function is_of_type.list(value)
    return type(value) == "table" and not core.json_is_object(value)
end

function is_of_type.hash(value)
    return type(value) == "string" and string.find(value, "^%x+$") ~= nil and #value == 16
end

function is_of_type.ids(value)
    if not is_of_type.list(value) then
        return false
    end
    for _, item in ipairs(value) do
        if type(item) ~= "string" then
            return false
        end
    end
    return true
end

function is_of_type.sources(value)
    if not is_of_type.list(value) then
        return false
    end
    for _, pair in ipairs(value) do
        if not is_of_type.ids(pair) or #pair ~= 2 then
            return false
        end
    end
    return true
end

function is_of_type.seen_by(value)
    return value == "all" or is_of_type.ids(value)
end

local TYPES <const> = { text = "a string", integer = "an integer", count = "an integer from 0",
    flag = "true or false", object = "an object", value = "a value", list = "a list",
    hash = "16 hexadecimal digits", ids = "a list of strings",
    sources = "a list of pairs of strings", seen_by = '"all" or a list of players' }

-- Fields that a line may have: "type", or "type?" for one that may be left out.
local HEADER <const> = { format = "integer", kind = "text", game = "text", title = "text?",
    variant = "text?", players = "ids", options = "object", rules = "object", seed = "integer",
    dice = "list?", sources = "sources", law = "text" }

local EVENTS <const> = {
    phase = { name = "text" },
    step = { name = "text", arguments = "list" },
    step_end = { name = "text", returned = "list" },
    asked = { question = "count", player = "text", name = "text", kind = "text", inner = "list?",
        hidden = "flag?" },
    answered = { question = "count", player = "text", name = "text", answer = "value",
        refused = "count?", default = "flag?", hidden = "flag?", seen_by = "seen_by?" },
    rolled = { purpose = "text", dice = "text?", total = "integer?", results = "list?",
        drew = "value?", of = "count?", seen_by = "seen_by?" },
    shuffled = { place = "text", purpose = "text" },
    note = { name = "text", fields = "object", seen_by = "seen_by?" },
    set = { row = "text?", column = "text?", global = "text?", index = "count?", before = "any",
        after = "any" },
    added = { row = "text", to = "text?", position = "count?" },
    removed = { row = "text", from = "text?", position = "count?" },
    moved = { row = "text", from = "text", to = "text", position = "count" },
    reordered = { place = "text", order = "ids" },
    revealed = { row = "text", viewers = "ids" },
    block = { block = "text" },
    waits = { hash = "hash" },
    finished = { winners = "ids", draw = "flag", reason = "text?" },
    undone = { answers = "count", rolls = "flag", revealed = "flag", hidden = "ids?",
        rolls_seen_by = "seen_by?", revealed_to = "seen_by?" },
    saved = { hash = "hash", open = "list", sealed = "text?" },
}
for _, name in ipairs((core.keys(EVENTS))) do
    local fields = EVENTS[name]
    fields.n, fields.event, fields.rule = "count", "text", "text?"
end

saved.events = EVENTS

-- What is wrong with the fields of an object, or nil.
local function check_fields(data, fields)
    for _, key in ipairs((core.keys(data))) do
        local kind = fields[key]
        if not kind then
            return string.format("no field %s%s", say.quote(key),
                near.hint(key, (core.keys(fields))))
        end
        kind = string.gsub(kind, "%?$", "")
        if not is_of_type[kind](data[key]) then
            local found = data[key]
            return string.format("%s: expected %s, got %s", key, TYPES[kind],
                found == core.json_null and "null" or say.describe(found))
        end
    end
    for _, key in ipairs((core.keys(fields))) do
        if data[key] == nil and string.sub(fields[key], -1) ~= "?" then
            return "the field " .. say.quote(key) .. " is missing"
        end
    end
end

-- A line as an object; or nil and what is wrong with it.
local function decode(line)
    if #line > LINE_MOST then
        return nil, string.format("it is longer than %d bytes", LINE_MOST)
    end
    local data, problem = core.json_decode(line)
    if data == nil then
        return nil, problem
    elseif not core.json_is_object(data) then
        return nil, "it is no object"
    end
    return data
end

-- The first line of a save; or nil and what is wrong with it.
function saved.read_header(line)
    local data, problem = decode(line)
    if not data then
        return nil, problem
    elseif data.kind ~= "save" or data.format == nil then
        return nil, "it does not begin a saved game"
    elseif data.format ~= saved.FORMAT then
        return nil, string.format("its format is %s; this program reads %d",
            say.describe(data.format), saved.FORMAT)
    end
    problem = check_fields(data, HEADER)
    if problem then
        return nil, problem
    end
    return data
end

-- Any other line, which must bear this number; or nil and what is wrong with it.
function saved.read_event(line, number)
    local data, problem = decode(line)
    if not data then
        return nil, problem
    end
    local fields = type(data.event) == "string" and EVENTS[data.event]
    if not fields then
        return nil, data.event == nil and 'the field "event" is missing'
            or string.format("no event %s%s", say.describe(data.event),
                near.hint(data.event, (core.keys(EVENTS))))
    end
    problem = check_fields(data, fields)
    if problem then
        return nil, problem
    elseif number and data.n ~= number then
        return nil, string.format("its n is %d and would be %d: a line is missing, or one was "
            .. "added", data.n, number)
    end
    return data
end

-- An object with its members in this order, those without a value left out.
function saved.line(members)
    local parts = {}
    for _, member in ipairs(members) do
        if member[2] ~= nil then
            parts[#parts + 1] = string.format('"%s":%s', member[1],
                assert(core.json_encode(member[2])))
        end
    end
    return "{" .. table.concat(parts, ",") .. "}"
end

-- ---- Reading line by line ----

local reader = {}
reader.__index = reader

-- Goes through the lines of a text, or of a list of its pieces, each of whole lines; or nil and
-- what is wrong with it.
function saved.reader(text)
    local pieces = type(text) == "table" and text or { text }
    local size = 0
    for _, piece in ipairs(pieces) do
        size = size + #piece
    end
    if size > TEXT_MOST then
        return nil, string.format("the file is longer than %d bytes", TEXT_MOST)
    elseif size == 0 then
        return nil, "the file is empty"
    end
    return setmetatable({ pieces = pieces, piece = 1, text = pieces[1], at = 1, line = 0,
        ahead = {} }, reader)
end

local function next_line(self)
    while self.at > #self.text do
        if self.piece == #self.pieces then
            return nil
        end
        self.piece = self.piece + 1
        self.text, self.at = self.pieces[self.piece], 1
    end
    local stop = string.find(self.text, "\n", self.at, true)
    local line = string.sub(self.text, self.at, (stop or #self.text + 1) - 1)
    self.at = stop and stop + 1 or #self.text + 1
    return line, stop ~= nil
end

-- The line `count` behind the next one, which stays to be read; nil: the text ends before it.
function reader:peek(count)
    while #self.ahead <= count do
        local line, is_whole = next_line(self)
        if not line then
            return nil
        end
        self.ahead[#self.ahead + 1] = line
        self.is_cut = not is_whole
    end
    return self.ahead[count + 1]
end

-- The next line; nil at the end.
function reader:take()
    local line = self:peek(0)
    if line then
        table.remove(self.ahead, 1)
        self.line = self.line + 1
    end
    return line
end

-- Passes over `chunk`, `count` whole lines, where the text goes on with exactly these.
function reader:skip(chunk, count)
    if #self.ahead > 0 or string.sub(self.text, self.at, self.at + #chunk - 1) ~= chunk then
        return false
    end
    self.at, self.line = self.at + #chunk, self.line + count
    return true
end

-- ---- Sealing ----

local DIGITS <const> = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

-- Bytes that follow from a key, as many as a text has, laid over it. Twice is nothing.
local function cover(text, key)
    local state = math.tointeger(tonumber("0x" .. key))
    return (string.gsub(text, ".", function(byte)
        state = state * 6364136223846793005 + 1442695040888963407
        state = state ~ state >> 29
        return string.char(string.byte(byte) ~ (state >> 56))
    end))
end

local function to_digits(bytes)
    local digits = {}
    for at = 1, #bytes, 3 do
        local a, b, c = string.byte(bytes, at, at + 2)
        local bits = a << 16 | (b or 0) << 8 | (c or 0)
        for index = 0, c and 3 or b and 2 or 1 do
            local digit = (bits >> (18 - 6 * index) & 63) + 1
            digits[#digits + 1] = string.sub(DIGITS, digit, digit)
        end
    end
    return table.concat(digits)
end

local function from_digits(text)
    local bytes = {}
    for at = 1, #text, 4 do
        local bits, count = 0, 0
        for index = at, math.min(at + 3, #text) do
            local digit = string.find(DIGITS, string.sub(text, index, index), 1, true)
            if not digit then
                return nil
            end
            bits, count = bits << 6 | digit - 1, count + 1
        end
        if count == 1 then
            return nil
        end
        bits = bits << 6 * (4 - count)
        for index = 1, count - 1 do
            bytes[#bytes + 1] = string.char(bits >> (24 - 8 * index) & 255)
        end
    end
    return table.concat(bytes)
end

-- A checksum that finds what is damaged by chance.
local function sum_of(text)
    local sum = 5381
    for at = 1, #text do
        sum = (sum * 33 ~ string.byte(text, at)) & 0xffffffff
    end
    return string.format("%08x", sum)
end

-- Plain data, no longer to be read at a glance. Who sets out to read it can do so: what is needed
-- for it is in this file.
function saved.seal(data, key)
    local text = assert(core.json_encode(data))
    return to_digits(cover(sum_of(text) .. text, key))
end

-- What was sealed with a key; nil: it is damaged, or was sealed with another.
function saved.unseal(sealed, key)
    local bytes = from_digits(sealed)
    local text = bytes and cover(bytes, key)
    if not text or #text < 8 or sum_of(string.sub(text, 9)) ~= string.sub(text, 1, 8) then
        return nil
    end
    return (core.json_decode(string.sub(text, 9)))
end

return saved
