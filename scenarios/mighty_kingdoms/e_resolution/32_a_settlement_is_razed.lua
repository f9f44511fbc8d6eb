local law = require "lawspeaker"

law.scenario {
    name = "a settlement is razed",
    rule = "32",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "raze",
                place = "field/C6",
            },
        },
        land = {
            {
                "here", controller = "p2", settlement = "village", upturned = true,
                place = "ground/C6",
            },
        },
    },
    step = { "resolve", "p1" },
    expect = {
        rows = {
            here = { settlement = "none", upturned = false, controller = "p2" },
            army_1 = { order = "none" },
        },
        events = { { "razed", token = "army_1", settlement = "village", tile = "C6" } },
    },
}
