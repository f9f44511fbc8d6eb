local law = require "lawspeaker"

law.scenario {
    name = "who defends gets a marker",
    rule = "33",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "defend",
                place = "field/B2",
            },
        },
    },
    step = { "resolve", "p1" },
    expect = {
        rows = { army_1 = { defending = true, order = "none", place = "field/B2" } },
        events = { { "defends", token = "army_1", tile = "B2" } },
    },
}
