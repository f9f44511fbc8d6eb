local law = require "lawspeaker"

law.scenario {
    name = "a ship razes",
    rule = "32",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "ship_1", kind = "ship", owner = "p1", order = "raze",
                place = "field/C6",
            },
        },
        land = { { "here", controller = "p2", settlement = "city", place = "ground/C6" } },
    },
    step = { "resolve", "p1" },
    expect = { rows = { here = { settlement = "none", controller = "p2" } } },
}
