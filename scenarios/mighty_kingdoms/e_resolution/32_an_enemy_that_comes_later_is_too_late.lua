local law = require "lawspeaker"

law.scenario {
    name = "an enemy that comes later is too late",
    rule = "32",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "raze",
                place = "field/B2",
            },
            {
                name = "army_2", kind = "army", owner = "p2", order = "move", target = "B2",
                place = "field/B3",
            },
        },
        land = {
            {
                "here", controller = "p1", settlement = "city", upturned = true,
                place = "ground/B2",
            },
        },
    },
    phase = "resolution",
    expect = {
        rows = { here = { settlement = "none" } },
        events = { "razed", { "moved", token = "army_2" } },
    },
}
