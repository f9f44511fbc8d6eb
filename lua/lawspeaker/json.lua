-- Writes a position as the JSON text that `law resolve` reads. Objects whose order carries meaning
-- are written in the order of the position.
local core = require "lawspeaker.core"

local json = {}

local ESCAPES <const> = { ['"'] = '\\"', ["\\"] = "\\\\", ["\b"] = "\\b", ["\f"] = "\\f",
    ["\n"] = "\\n", ["\r"] = "\\r", ["\t"] = "\\t" }

function json.quote(text)
    return '"' .. string.gsub(text, '[%c"\\]', function(byte)
        -- DEL is a control character to Lua and not to JSON.
        return ESCAPES[byte] or byte == "\x7f" and byte
            or string.format("\\u%04x", string.byte(byte))
    end) .. '"'
end

local function list(items, form)
    local parts = {}
    for index, item in ipairs(items) do
        parts[index] = form(item)
    end
    return table.concat(parts, ",")
end

local function member(key, field)
    return function(item)
        return json.quote(item[key]) .. ":" .. json.quote(item[field])
    end
end

local function map_text(map)
    local ages = list(map:ages(), function(age)
        return json.quote(age.id) .. ":[" .. list(age.regions, json.quote) .. "]"
    end)
    local borders = {}
    local index = {}
    for number, region in ipairs(map:regions()) do
        index[region] = number
        for _, neighbour in ipairs(map:neighbours(region)) do
            if index[neighbour] then
                borders[#borders + 1] = string.format("[%s,%s]", json.quote(neighbour),
                    json.quote(region))
            end
        end
    end
    return string.format('{"ages":{%s},"adjacent":[%s],"link_points":{%s}}', ages,
        table.concat(borders, ","), list(map:link_points(), member("symbol", "at")))
end

function json.position(self, by_name)
    local map = core.position_map(self)
    local units = list(core.position_units(self), function(unit)
        return string.format('%s:{"owner":%s,"at":%s}', json.quote(unit.id), json.quote(unit.owner),
            json.quote(unit.at))
    end)
    return table.concat({
        '{"format":1,"game":"johvets","turn":', tostring(core.position_turn(self)),
        ',"map":', by_name and json.quote(map.name) or map_text(map),
        ',"link_points":{', list(core.position_link_points(self), member("symbol", "at")),
        '},"players":[', list(core.position_players(self), json.quote),
        ']', ',"units":{', units,
        '},"books":{', list(core.position_books(self), member("symbol", "at")),
        '},"control":{', list(core.position_control(self), member("symbol", "player")),
        "}}",
    })
end

return json
