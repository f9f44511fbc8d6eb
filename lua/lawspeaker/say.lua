-- How messages show what was found: quoted, cut, nothing unprintable.
local core = require "lawspeaker.core"

local say = {}

-- A string as a message quotes it: in quotes, cut, control bytes escaped.
function say.quote(text)
    local shown = #text > 60 and string.sub(text, 1, 57) .. "..." or text
    shown = string.gsub(shown, "[%c\"\\]", function(byte)
        return byte == '"' and '\\"' or byte == "\\" and "\\\\"
            or string.format("\\x%02x", string.byte(byte))
    end)
    return '"' .. shown .. '"'
end

-- "an age", "a border"
function say.article(noun)
    return (string.find(noun, "^[aeiou]") and "an " or "a ") .. noun
end

function say.describe(value)
    local kind = core.kind(value)
    if kind == "string" then
        return say.quote(value)
    elseif math.type(value) == "integer" then
        return tostring(value)
    elseif kind == "number" then
        local text = string.gsub(string.format("%.14g", value), "%-nan", "nan")
        return "the float " .. text .. (string.find(text, "^%-?%d+$") and ".0" or "")
    elseif kind == "boolean" then
        return tostring(value)
    elseif kind == "nil" then
        return "nothing"
    end
    return "a " .. kind
end

return say
