local law = require "lawspeaker"

law.scenario {
    name = "of a pair the army stands up",
    rule = "33",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "ship_1", kind = "ship", owner = "p1", order = "regroup",
                place = "field/C7",
            },
            {
                name = "army_1", kind = "army", owner = "p1", upright = false,
                aboard = "ship_1", place = "field/C7",
            },
        },
    },
    step = { "resolve", "p1" },
    expect = {
        rows = { army_1 = { upright = true, aboard = "ship_1" }, ship_1 = { order = "none" } },
        events = { { "regrouped", token = "army_1" } },
    },
}
