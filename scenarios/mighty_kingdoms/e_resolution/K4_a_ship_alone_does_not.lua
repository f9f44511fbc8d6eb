local law = require "lawspeaker"

law.scenario {
    name = "a ship alone does not",
    rule = "K4",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "move", target = "C6",
                place = "field/C5",
            },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/C6" },
        },
        land = { { "there", controller = "p2", place = "ground/C6" } },
    },
    step = { "resolve", "p1" },
    expect = { rows = { there = { controller = "p1" } } },
}
