-- Boards of Diplomacy by their names.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local named_maps = require "lawspeaker.named_maps"

local diplomacy_maps = {}

local named <const> = named_maps.new("diplomacy_map", "board of Diplomacy")

function diplomacy_maps.declare(board)
    named:declare(board)
    return board
end

function diplomacy_maps.is_loading()
    return named:is_loading()
end

-- Adds a line about what a script has returned, if that is a board.
function diplomacy_maps.summarize(returned, summaries)
    if core.kind(returned) ~= "diplomacy_map" then
        return
    end
    local provinces, centres = 0, 0
    for _, place in ipairs(returned:places()) do
        provinces = provinces + (place.province == place.id and 1 or 0)
        centres = centres + (place.centre and 1 or 0)
    end
    summaries[#summaries + 1] = string.format(
        "board of Diplomacy %s: %d powers, %d provinces, %d centres, %d of which win",
        check.quote(returned.name), #returned.powers, provinces, centres, returned.win)
end

-- A board by its name; nil, message, code when there is none (see lawspeaker.named_maps).
function diplomacy_maps.find(name, folder, known)
    return named:find_map(name, folder, known)
end

return diplomacy_maps
