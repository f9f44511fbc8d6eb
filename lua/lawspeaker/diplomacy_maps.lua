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

local function has_border(board, place)
    if #board:neighbours(place.id, "A") > 0 or #board:neighbours(place.id, "F") > 0 then
        return true
    end
    for _, coast in ipairs(place.coasts) do
        if #board:neighbours(coast, "F") > 0 then
            return true
        end
    end
    return false
end

local function check_powers(board, homes, warn)
    local units, start = {}, board:start()
    for _, unit in ipairs(start) do
        units[unit[1]] = true
    end
    for _, power in ipairs(board.powers) do
        if not homes[power] then
            warn(string.format("power %s has no home centre, so it builds nothing",
                check.quote(power)))
        end
        if #start > 0 and not units[power] then
            warn(string.format("power %s begins without units", check.quote(power)))
        end
    end
end

-- What is odd about a board that a script has returned: warn(words) is called for each.
function diplomacy_maps.check(board, warn)
    local homes, centres = {}, 0
    for _, place in ipairs(board:places()) do
        centres = centres + (place.centre and 1 or 0)
        if place.home then
            homes[place.home] = true
        end
        if place.id == place.province and not has_border(board, place) then
            warn(string.format("no border reaches %s", check.quote(place.id)))
        end
    end
    check_powers(board, homes, warn)
    if board.win > centres then
        warn(string.format("win: %d centres are needed, and there are %d", board.win, centres))
    end
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
