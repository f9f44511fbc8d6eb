-- The folders in which maps, games and variants are looked for by name. It looks into none.
local host = require "lawspeaker.host"

local folders = {}

-- Where a folder may have maps: in itself, and where the project keeps those of a game.
local PLACES <const> = { johvets = { "", "/variants/johvets/maps" },
    diplomacy = { "", "/variants/diplomacy/maps" } }

-- The option's folders, those of LAW_PATH, and those that belong to the program. Folders that do
-- not exist hold nothing. `game`: whose maps are wanted, johvets' where it is left out.
function folders.path(values, game)
    local roots = table.move(values.maps or {}, 1, #(values.maps or {}), 1, {})
    for root in (os.getenv "LAW_PATH" or ""):gmatch "[^:]+" do
        roots[#roots + 1] = root
    end
    local own = host.map_folders()
    table.move(own, 1, #own, #roots + 1, roots)
    local found = {}
    for _, root in ipairs(roots) do
        for _, place in ipairs(PLACES[game or "johvets"]) do
            found[#found + 1] = root .. place
        end
    end
    return found
end

return folders
