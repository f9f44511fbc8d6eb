-- Plain data: values that a rule hands on, rows and places among them, in a form that outlives them
-- and that core.json_encode can write. A row is { row = "unit/3" }, a place { place = "hand/vpa" }.
local core = require "lawspeaker.core"
local objects = require "lawspeaker.game.objects"
local say = require "lawspeaker.say"

local plain = {}

local DEPTH_MAX <const> = 32

local encode_data

local function encode_list(list, length, depth)
    local copy = {}
    for index = 1, length do
        local item, problem = encode_data(rawget(list, index), depth + 1)
        if item == nil then
            return nil, problem
        end
        copy[index] = item
    end
    return copy
end

local function encode_table(value, depth)
    if depth == DEPTH_MAX then
        return nil, "tables that are nested too deeply, or in a circle"
    end
    local length = core.list_length(value)
    if length then
        return encode_list(value, length, depth)
    end
    local keys, unordered = core.keys(value)
    if unordered then
        return nil, "a table with a key that is a " .. unordered
    end
    local copy = core.json_object {}
    if #keys == 1 and (keys[1] == "row" or keys[1] == "place") then
        return nil, string.format("a table that has %q alone, which stands for a row or place "
            .. "itself", keys[1])
    end
    for _, key in ipairs(keys) do
        if type(key) ~= "string" then
            return nil, string.format("a table that is no list and has the key %s",
                say.describe(key))
        end
        local item, problem = encode_data(rawget(value, key), depth + 1)
        if item == nil then
            return nil, problem
        end
        copy[key] = item
    end
    return copy
end

function encode_data(value, depth)
    if objects.is_row(value) then
        return { row = objects.row_text(value) }
    elseif objects.is_place(value) then
        return { place = objects.place_text(value) }
    elseif type(value) == "table" then
        return encode_table(value, depth)
    elseif type(value) == "string" then
        if not utf8.len(value) or string.find(value, "\0", 1, true) then
            return nil, "a string that is not UTF-8, or has a zero byte in it"
        end
        return value
    elseif math.type(value) == "integer" or type(value) == "boolean" then
        return value
    end
    return nil, say.describe(value)
end

-- The first row or place in a value that a rule of `root` cannot mean, as text, with why; or nil.
-- `may_be_gone`: rows that were removed are let through.
local function find_stranger(root, value, may_be_gone, depth)
    local is_row = objects.is_row(value)
    if is_row or objects.is_place(value) then
        if objects.root_of(value) ~= root then
            return (is_row and objects.row_text or objects.place_text)(value)
                .. ", which is of another match or view"
        elseif is_row and not may_be_gone and not objects.row_exists(value) then
            return objects.row_text(value) .. ", which was removed"
        end
    elseif type(value) == "table" and depth < DEPTH_MAX then
        local length = core.list_length(value)
        local keys = length and {} or core.keys(value)
        for index = 1, length or #keys do
            local item = rawget(value, length and index or keys[index])
            local found = find_stranger(root, item, may_be_gone, depth + 1)
            if found then
                return found
            end
        end
    end
end

function plain.stranger(root, value, may_be_gone)
    return find_stranger(root, value, may_be_gone, 0)
end

-- Any plain value with rows and places, as data that core.json_encode can write; or nil and what
-- in it cannot be kept.
function plain.encode(value)
    local copy = core.plain_copy(value) -- the usual case, made quick
    if copy ~= nil then
        return copy
    end
    return encode_data(value, 0)
end

local decode_data

-- { row = "unit/3" } and { place = "hand/vpa" }; nil and a message when there is none.
local function decode_named(root, data)
    local text = data.row or data.place
    local find = data.row and objects.row_of or objects.place_of
    local found = type(text) == "string" and find(root, text)
    if not found then
        return nil, "there is no " .. say.describe(text)
    end
    return found
end

function decode_data(root, data, depth)
    if type(data) ~= "table" then
        if type(data) == "userdata" or math.type(data) == "float" then
            return nil, "there is null where a value belongs"
        end
        return data
    elseif depth == DEPTH_MAX then
        return nil, "it is nested too deeply"
    end
    local copy, length = {}, core.list_length(data)
    local keys = length and {} or core.keys(data)
    if #keys == 1 and (keys[1] == "row" or keys[1] == "place") then
        return decode_named(root, data)
    end
    for index = 1, length or #keys do
        local key = length and index or keys[index]
        local item, problem = decode_data(root, data[key], depth + 1)
        if item == nil then
            return nil, problem
        end
        copy[key] = item
    end
    return copy
end

function plain.decode(root, data)
    local copy = core.plain_copy(data)
    if copy ~= nil then
        return copy
    end
    return decode_data(root, data, 0)
end

return plain
