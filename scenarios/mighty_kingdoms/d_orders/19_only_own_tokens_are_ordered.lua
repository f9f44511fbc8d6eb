local law = require "lawspeaker"

law.scenario {
    name = "only own tokens are ordered",
    rule = "19",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/F6" },
        },
    },
    phase = "orders",
    expect = {
        pending = { "p1: order" },
        legal = { "defend army_1" },
        not_legal = { "defend army_2", "move army_2 F5" },
    },
}
