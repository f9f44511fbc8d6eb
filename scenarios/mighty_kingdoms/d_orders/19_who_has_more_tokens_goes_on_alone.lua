local law = require "lawspeaker"

law.scenario {
    name = "who has more tokens goes on alone",
    rule = "19",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/F6" },
            { name = "army_3", kind = "army", owner = "p2", place = "field/F5" },
            { name = "army_4", kind = "army", owner = "p2", place = "field/F7" },
        },
    },
    phase = "orders",
    answers = {
        { "p1", "order", "defend army_1" }, { "p2", "order", "defend army_2" },
        { "p2", "order", "defend army_3" },
    },
    expect = { pending = { "p2: order" }, legal = { "defend army_4" } },
}
