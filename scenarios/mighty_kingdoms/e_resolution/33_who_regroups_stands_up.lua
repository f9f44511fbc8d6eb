local law = require "lawspeaker"

law.scenario {
    name = "who regroups stands up",
    rule = "33",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", upright = false, order = "regroup",
                place = "field/B2",
            },
        },
    },
    step = { "resolve", "p1" },
    expect = {
        rows = { army_1 = { upright = true, order = "none", place = "field/B2" } },
        events = { { "regrouped", token = "army_1" } },
    },
}
