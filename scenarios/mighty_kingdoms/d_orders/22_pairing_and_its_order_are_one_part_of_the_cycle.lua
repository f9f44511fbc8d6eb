local law = require "lawspeaker"

law.scenario {
    name = "pairing and its order are one part of the cycle",
    rule = "22",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/C6" },
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/C6" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/F6" },
        },
    },
    phase = "orders",
    answers = {
        { "p1", "order", "pair army_1 ship_1" }, { "p1", "pair_order", "move ship_1 C7" },
    },
    expect = {
        pending = { "p2: order" },
        rows = { ship_1 = { order = "move", target = "C7" }, army_1 = { order = "none" } },
    },
}
