local law = require "lawspeaker"

local function has(tile, terrain)
    for _, one in ipairs(tile.terrain) do
        if one == terrain then
            return true
        end
    end
    return false
end

local dry_summer = law.variant {
    name = "dry summer",
    game = "mighty_kingdoms",
    hooks = {
        passable = function(ask, standard)
            return standard or ask.token.kind == "army" and has(ask.to, "marsh")
        end,
    },
}

law.scenario {
    name = "passable: a marsh can be crossed",
    rule = "24",
    game = "mighty_kingdoms",
    variant = dry_summer,
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/E2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/F6" },
        },
        land = {
            { controller = "p1", settlement = "city", place = "ground/E2" },
            { controller = "p2", settlement = "city", place = "ground/F6" },
        },
    },
    phase = "orders",
    expect = {
        pending = { "p1: order" },
        legal = { "move army_1 E1" },
    },
}
