local law = require "lawspeaker"

law.scenario {
    name = "a ship with an order does not pair",
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
    answers = { { "p1", "order", "move ship_1 C7" }, { "p2", "order", "defend army_2" } },
    expect = {
        pending = { "p1: order" },
        legal = { "defend army_1" },
        not_legal = { "pair army_1 ship_1" },
    },
}
