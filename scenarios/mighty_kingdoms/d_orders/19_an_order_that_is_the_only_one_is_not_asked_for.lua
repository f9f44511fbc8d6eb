local law = require "lawspeaker"

law.scenario {
    name = "an order that is the only one is not asked for",
    rule = "19",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", upright = false,
                place = "field/B2",
            },
            { name = "army_2", kind = "army", owner = "p2", place = "field/F6" },
        },
    },
    phase = "orders",
    expect = {
        pending = { "p2: order" },
        rows = { army_1 = { order = "regroup" } },
        events = { { "ordered", player = "p1", token = "army_1", order = "regroup" } },
    },
}
