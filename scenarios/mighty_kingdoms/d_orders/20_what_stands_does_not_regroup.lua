local law = require "lawspeaker"

law.scenario {
    name = "what stands does not regroup",
    rule = "20",
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
        legal = { "move army_1 B3", "defend army_1" },
        not_legal = { "regroup army_1" },
    },
}
