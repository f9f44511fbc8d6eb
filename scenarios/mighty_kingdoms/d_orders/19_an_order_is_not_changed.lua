local law = require "lawspeaker"

law.scenario {
    name = "an order is not changed",
    rule = "19",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/F6" },
            { name = "army_3", kind = "army", owner = "p1", place = "field/A1" },
        },
    },
    phase = "orders",
    answers = { { "p1", "order", "defend army_3" }, { "p2", "order", "defend army_2" } },
    expect = {
        pending = { "p1: order" },
        legal = { "defend army_1", "move army_1 A3" },
        not_legal = { "defend army_3", "move army_3 A2" },
    },
}
