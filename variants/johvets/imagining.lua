-- What a player in fog does not see of the board, made up for simulations: others have as many
-- units as the player has, out of sight, and a book that is not seen lies somewhere out of sight,
-- too.
local law = require "lawspeaker"
local start = require "johvets.start"

local imagining = {}

local SECRET_MOST <const> = 1 << 30

-- The regions that the player does not see and where nobody stands, in the map's order.
local function unseen_regions(position, player)
    local list = {}
    for _, region in ipairs(position.map:regions()) do
        if not position:sees(player, region) and not position:unit_in(region) then
            list[#list + 1] = region
        end
    end
    return list
end

local function counts_of(position)
    local counts = {}
    for _, player in ipairs(position.players) do
        counts[player] = 0
    end
    for _, unit in ipairs(position:units()) do
        counts[unit.owner] = counts[unit.owner] + 1
    end
    return counts
end

local function take(list, random)
    return table.remove(list, random:integer(#list))
end

-- A name that no unit has.
local function name_of(position, player, number)
    local name = player .. "-" .. number
    while position:unit(name) do
        name = name .. "-"
    end
    return name
end

local function add_units(form, position, player, random)
    local counts, regions = counts_of(position), unseen_regions(position, player)
    for _, other in ipairs(position.players) do
        for number = counts[other] + 1, counts[player] do
            if #regions > 0 then
                table.insert(form.units, { name_of(position, other, number), other,
                    take(regions, random) })
            end
        end
    end
end

local function add_books(form, position, player, random)
    local regions = {}
    for _, region in ipairs(position.map:regions()) do
        regions[#regions + 1] = not position:sees(player, region) and region or nil
    end
    for _, point in ipairs(position.map:link_points()) do
        if not position:book(point.symbol) and #regions > 0 then
            table.insert(form.books, { point.symbol, random:pick(regions) })
        end
    end
end

-- The board is what the player sees of it; adds what it may not see.
function imagining.imagine(g, player, random)
    if not g.rules.fog then
        return
    end
    local position = g.position
    local form = start.form(position)
    add_units(form, position, player, random)
    add_books(form, position, player, random)
    g.position = law.position(form)
    g.secret = random:integer(SECRET_MOST)
end

return imagining
