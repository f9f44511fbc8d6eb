local law = require "lawspeaker"

law.scenario {
    name = "own tokens do not matter",
    rule = "32",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "raze",
                place = "field/B2",
            },
            { name = "army_2", kind = "army", owner = "p1", place = "field/B2" },
        },
        land = { { "here", controller = "p1", settlement = "city", place = "ground/B2" } },
    },
    step = { "resolve", "p1" },
    expect = { rows = { here = { settlement = "none", controller = "p1" } } },
}
