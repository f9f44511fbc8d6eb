-- The map as text, a box a tile: its name and terrain, who controls it and what stands there, and
-- the tokens on it, a line for each kingdom. The boxes are as wide as a line of text allows.
local law = require "lawspeaker"
local lands = require "mighty_kingdoms.lands"
local tokens = require "mighty_kingdoms.tokens"

local show_map = {}

local WIDTH <const> = 100
local BOXES <const> = { 11, 9, 7, 5 } -- how wide they can be inside, the widest first

local LETTERS <const> = { plain = "", mountain = "M", forest = "F", river = "R", marsh = "X",
    coast = "C", ocean = "O" }
local WORDS <const> = { village = "vill", city = "city", capital = "capital", fortress = "fort" }
local SHORT <const> = { village = "vil", city = "cty", capital = "cap", fortress = "frt" }

show_map.LEGEND = {
    "Terrain: M mountain, F forest, R river, X marsh, C coast, O ocean, plain else. ?: unexplored.",
    "Numbers are kingdoms: who controls a tile and what stands there (! to be razed), and below it",
    "whose army (a) or ship (s): a3- lies, a3+ defends, s1a3 or s1* is ship_1 with an army aboard.",
}

-- ---- How wide ----

local function box_width(tiles)
    local least, most
    for _, tile in ipairs(tiles) do
        local x = 2 * tile.q + tile.r
        least, most = math.min(least or x, x), math.max(most or x, x)
    end
    for _, width in ipairs(BOXES) do
        if (most - least) * (width + 1) // 2 + width + 2 <= WIDTH then
            return width
        end
    end
    return BOXES[#BOXES]
end

-- ---- What stands in a box ----

local function name_line(tile, width)
    local letters = {}
    for index, terrain in ipairs(tile.terrain) do
        letters[index] = LETTERS[terrain]
    end
    local room = width - #tile.name
    local words = string.sub(table.concat(letters), 1, math.max(room, 0))
    return tile.name .. string.rep(" ", room - #words) .. words
end

local function land_line(view, numbers, tile, width)
    local land = lands.at(view, tile)
    if not land then
        return not tile.start and "?" or width > 6 and "? start" or "start"
    elseif not land.controller then
        return ""
    end
    local rank = lands.rank(view, land)
    local mark = string.format("%d%s", numbers[land.controller], land.upturned and "!" or " ")
    if rank == "none" then
        return mark
    end
    return mark .. (#mark + #WORDS[rank] <= width and WORDS[rank] or SHORT[rank])
end

-- is_short: "s1*" for a ship with an army aboard.
local function token_word(token, is_short)
    local army = tokens.passenger(token)
    local word = string.gsub(token.name, "^(%l)%l+_", "%1") .. (token.upright and "" or "-")
        .. (token.defending and "+" or "")
    return word .. (not army and "" or is_short and "*" or token_word(army))
end

local function names(number, list, is_short)
    local words = { tostring(number) }
    for _, token in ipairs(tokens.leaders(list)) do
        words[#words + 1] = token_word(token, is_short)
    end
    return table.concat(words, " ")
end

local function counted(number, list)
    local count = { army = 0, ship = 0 }
    for _, token in ipairs(list) do
        count[token.kind] = count[token.kind] + 1
    end
    return string.format("%d:%s%s", number, count.army > 0 and count.army .. "a" or "",
        count.ship > 0 and count.ship .. "s" or "")
end

-- "3 a1 a4-", as far as there is room; else how many there are of each kind, "3:5a1s", or of both.
local function tokens_line(number, list, width)
    local short = names(number, list, true)
    local shorter = string.gsub(short, "^(%d) (%S+)$", "%1%2")
    for _, line in ipairs { names(number, list), short, shorter, counted(number, list) } do
        if #line <= width then
            return line
        end
    end
    return string.format("%d:%d", number, #list)
end

local function box(view, numbers, tile, width)
    local lines = { name_line(tile, width), land_line(view, numbers, tile, width) }
    for number, player in ipairs(view.players) do
        local list = tokens.on(view, tile, player)
        if #list > 0 then
            lines[#lines + 1] = tokens_line(number, list, width)
        end
    end
    return lines
end

function show_map.text(view)
    local tiles, numbers = {}, {}
    for tile in view.tile:each() do
        tiles[#tiles + 1] = tile
    end
    for number, player in ipairs(view.players) do
        numbers[player] = number
    end
    local width = box_width(tiles)
    return law.hex_picture(tiles, function(tile)
        return box(view, numbers, tile, width)
    end)
end

return show_map
