-- How messages show what was found: quoted, cut, nothing unprintable.
local core = require "lawspeaker.core"

local say = {}

-- The beginning of a text that has more than `most` bytes, cut at a character.
function say.cut(text, most)
    if #text <= most then
        return text
    end
    local stop = most - 3
    while stop > 0 and string.find(text, "^[\x80-\xbf]", stop + 1) do
        stop = stop - 1
    end
    return string.sub(text, 1, stop) .. "..."
end

-- A string as a message quotes it: in quotes, cut, and what cannot be shown escaped.
function say.quote(text, most)
    local shown = say.cut(text, most or 60)
    local unshown = utf8.len(shown) and "[%c\"\\]" or "[%c\"\\\x80-\xff]"
    shown = string.gsub(shown, unshown, function(byte)
        return byte == '"' and '\\"' or byte == "\\" and "\\\\"
            or string.format("\\x%02x", string.byte(byte))
    end)
    return '"' .. shown .. '"'
end

-- "an age", "a border"
function say.article(noun)
    return (string.find(noun, "^[aeiou]") and "an " or "a ") .. noun
end

-- The value of a house rule or option as a variant's author writes it, and `law rules`.
function say.rule_value(value)
    if value == core.no_limit then
        return "no_limit"
    elseif type(value) == "table" then
        return string.format("%d/%d", value[1], value[2])
    end
    return tostring(value)
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
