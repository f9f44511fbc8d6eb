local law = require "lawspeaker"

law.scenario {
    name = "an army may defend",
    rule = "26",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/F6" },
        },
    },
    phase = "orders",
    answers = { { "p1", "order", "defend army_1" } },
    expect = {
        pending = { "p2: order" },
        rows = { army_1 = { order = "defend", defending = false, place = "field/B2" } },
    },
}
