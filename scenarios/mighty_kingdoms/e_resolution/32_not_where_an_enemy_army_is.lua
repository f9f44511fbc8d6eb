local law = require "lawspeaker"

law.scenario {
    name = "not where an enemy army is",
    rule = "32",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "raze",
                place = "field/C6",
            },
            { name = "army_2", kind = "army", owner = "p2", place = "field/C6" },
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
        rows = { here = { settlement = "village", upturned = true } },
        events = { { "not_razed", settlement = "village", tile = "C6" } },
        no_events = { "razed" },
    },
}
