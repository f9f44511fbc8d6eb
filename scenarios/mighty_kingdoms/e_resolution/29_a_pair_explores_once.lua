local law = require "lawspeaker"

law.scenario {
    name = "a pair explores, once",
    rule = "29",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "ship_1", kind = "ship", owner = "p1", order = "move", target = "D6",
                place = "field/C6",
            },
            {
                name = "army_1", kind = "army", owner = "p1", aboard = "ship_1",
                place = "field/C6",
            },
        },
    },
    step = { "resolve", "p1" },
    dice = { { "exploration", 4, 4 } },
    expect = {
        rows = {
            ship_1 = { place = "field/D6" },
            army_1 = { place = "field/D6", aboard = "ship_1" },
            ["land/1"] = { controller = "p1", settlement = "village", place = "ground/D6" },
        },
    },
}
