local law = require "lawspeaker"

law.scenario {
    name = "a tile is explored once",
    rule = "13",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "move", target = "B3",
                place = "field/B2",
            },
        },
        land = {
            { controller = "p1", place = "ground/B2" },
            { "there", controller = "p2", settlement = "village", place = "ground/B3" },
        },
    },
    step = { "resolve", "p1" },
    dice = {},
    expect = {
        rows = { army_1 = { place = "field/B3" }, there = { settlement = "village" } },
        places = { ["ground/B3"] = 1 },
        no_events = { "explored" },
    },
}
