local law = require "lawspeaker"

local function has(tile, terrain)
    for _, one in ipairs(tile.terrain) do
        if one == terrain then
            return true
        end
    end
    return false
end

local deep_woods = law.variant {
    name = "deep woods",
    game = "mighty_kingdoms",
    hooks = {
        passable = function(ask, standard)
            if ask.token.kind == "army" and has(ask.to, "forest") then
                return false
            end
            return standard
        end,
    },
}

law.scenario {
    name = "passable: a retreat is bound by it, too",
    rule = "24",
    game = "mighty_kingdoms",
    variant = deep_woods,
    options = { map = "proving_ground" },
    state = {
        token = {
            { "loser", name = "army_1", kind = "army", owner = "p1", place = "field/B4" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B4" },
        },
        land = {
            { controller = "p2", settlement = "city", place = "ground/B4" },
            { controller = "p1", settlement = "city", place = "ground/C5" },
        },
    },
    phase = "battle",
    dice = { { "battle", 1 }, { "battle", 6 } },
    expect = {
        rows = { loser = false },
    },
}
