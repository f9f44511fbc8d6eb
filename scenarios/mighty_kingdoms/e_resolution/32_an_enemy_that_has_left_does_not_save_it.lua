local law = require "lawspeaker"

law.scenario {
    name = "an enemy that has left does not save it",
    rule = "32",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { order = { "p2", "p1" } },
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "raze",
                place = "field/B2",
            },
            {
                name = "army_2", kind = "army", owner = "p2", order = "move", target = "B3",
                place = "field/B2",
            },
        },
        land = {
            {
                "here", controller = "p2", settlement = "city", upturned = true,
                place = "ground/B2",
            },
            { controller = "p2", place = "ground/B3" },
        },
    },
    phase = "resolution",
    expect = {
        rows = { here = { settlement = "none" } },
        events = { { "moved", token = "army_2" }, "razed" },
    },
}
