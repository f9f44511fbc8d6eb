local law = require "lawspeaker"

law.scenario {
    name = "nobody else stands up",
    rule = "33",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", upright = false, order = "regroup",
                place = "field/B2",
            },
            {
                name = "army_2", kind = "army", owner = "p1", upright = false,
                place = "field/B2",
            },
        },
    },
    step = { "resolve", "p1" },
    expect = { rows = { army_1 = { upright = true }, army_2 = { upright = false } } },
}
