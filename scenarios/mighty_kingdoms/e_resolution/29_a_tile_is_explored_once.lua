local law = require "lawspeaker"

law.scenario {
    name = "a tile is explored once",
    rule = "29",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "move", target = "B3",
                place = "field/B2",
            },
        },
        land = { { controller = "p1", place = "ground/B3" } },
    },
    step = { "resolve", "p1" },
    dice = {},
    expect = { places = { ["ground/B3"] = 1 }, no_events = { "explored" } },
}
