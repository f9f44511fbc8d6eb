local law = require "lawspeaker"

law.scenario {
    name = "open water is nobody's",
    rule = "28",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "ship_1", kind = "ship", owner = "p1", order = "move", target = "C7",
                place = "field/C6",
            },
        },
    },
    step = { "resolve", "p1" },
    dice = {},
    expect = {
        rows = {
            ship_1 = { place = "field/C7" },
            ["land/1"] = { controller = false, settlement = "none", place = "ground/C7" },
        },
        events = { { "open_water", player = "p1", tile = "C7" } },
        no_events = { "explored" },
    },
}
