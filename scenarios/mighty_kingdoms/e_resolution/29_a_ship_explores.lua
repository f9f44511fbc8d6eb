local law = require "lawspeaker"

law.scenario {
    name = "a ship explores",
    rule = "29",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "ship_1", kind = "ship", owner = "p1", order = "move", target = "D6",
                place = "field/C6",
            },
        },
    },
    step = { "resolve", "p1" },
    dice = { { "exploration", 5, 6 } },
    expect = {
        rows = {
            ship_1 = { place = "field/D6" },
            ["land/1"] = { controller = "p1", settlement = "fortress", place = "ground/D6" },
        },
    },
}
