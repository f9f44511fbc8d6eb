-- Who can fight on a tile (34, 35): the tokens that stand upright there. A pair counts as its ship,
-- so that the army aboard fights no land battle (K19).
local tokens = require "mighty_kingdoms.tokens"

local forces = {}

-- The upright tokens of a player on a tile, of a kind where one is given; none of them is aboard.
function forces.upright(g, tile, player, kind)
    local list = {}
    for _, token in ipairs(tokens.leaders(tokens.on(g, tile, player))) do
        if token.upright and (not kind or token.kind == kind) then
            list[#list + 1] = token
        end
    end
    return list
end

-- Rule 39: those that fight a land battle.
function forces.armies(g, tile, player)
    return forces.upright(g, tile, player, "army")
end

-- Rule 38: those that fight at sea, with or without an army aboard.
function forces.ships(g, tile, player)
    return forces.upright(g, tile, player, "ship")
end

function forces.are_there(g, tile, player)
    return forces.upright(g, tile, player)[1] ~= nil
end

-- K6: the kinds of battle that two players can have on a tile, both having upright tokens there.
function forces.kinds(g, tile, player, other)
    local list = {}
    if forces.ships(g, tile, player)[1] and forces.ships(g, tile, other)[1] then
        list[#list + 1] = "naval"
    end
    if forces.armies(g, tile, player)[1] and forces.armies(g, tile, other)[1] then
        list[#list + 1] = "land"
    end
    return list[1] and list or { "land_water" }
end

local KIND <const> = { naval = "ship", land = "army" } -- of the tokens; both in land/water battles

-- The names of the tokens that take part in a battle, as a table of flags.
function forces.names(g, tile, players, battle)
    local is_in = {}
    for _, player in ipairs(players) do
        for _, token in ipairs(forces.upright(g, tile, player, KIND[battle])) do
            is_in[token.name] = true
        end
    end
    return is_in
end

return forces
