-- Hex maps by their names.
local check = require "lawspeaker.check"
local named_maps = require "lawspeaker.named_maps"

local hex_maps = {}

local named <const> = named_maps.new("hex_map", "hex map")

hex_maps.declared = named.declared

function hex_maps.declare(map)
    named:declare(map)
end

function hex_maps.is_loading()
    return named:is_loading()
end

-- Adds a line about each that a script has declared.
function hex_maps.summarize(summaries)
    for _, map in ipairs(named.declared) do
        local tiles, starts = #map:tiles(), #map:starts()
        summaries[#summaries + 1] = string.format("hex map %s: %d tile%s, %d start%s",
            check.quote(map.name), tiles, tiles == 1 and "" or "s", starts,
            starts == 1 and "" or "s")
    end
end

-- A map by its name; nil, message, code when there is none (see lawspeaker.named_maps).
function hex_maps.find(name, folder, known)
    return named:find_map(name, folder, known)
end

return hex_maps
