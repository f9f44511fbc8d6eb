-- Reports as JSON: like core.json_encode, and with numbers that have fractions.
-- The module is loaded only where it is needed: it takes its time.
local function plain(value)
    require "lawspeaker"
    return require("lawspeaker.core").json_encode(value)
end

local json = {}

-- So many digits behind the point say all that a statistic knows.
local function number(value)
    if math.type(value) == "integer" then
        return tostring(value)
    elseif value ~= value or math.abs(value) == math.huge then
        return "null"
    end
    local digits = ("%.4f"):format(value):gsub("0+$", ""):gsub("%.$", "")
    return digits == "-0" and "0" or digits
end

local encode

local function members(value)
    local keys, parts = {}, {}
    for key in pairs(value) do
        keys[#keys + 1] = key
    end
    table.sort(keys)
    for index, key in ipairs(keys) do
        parts[index] = plain(key) .. ":" .. encode(value[key])
    end
    return "{" .. table.concat(parts, ",") .. "}"
end

-- A table with a length is a list, and so is an empty one.
function encode(value)
    if type(value) == "number" then
        return number(value)
    elseif type(value) ~= "table" then
        return plain(value)
    elseif #value == 0 and next(value) ~= nil then
        return members(value)
    end
    local parts = {}
    for index, item in ipairs(value) do
        parts[index] = encode(item)
    end
    return "[" .. table.concat(parts, ",") .. "]"
end

json.encode = encode

return json
