local law = require "lawspeaker"

law.scenario {
    name = "one army a ship",
    rule = "22",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/C6" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/C6" },
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/C6" },
            { name = "ship_2", kind = "ship", owner = "p1", place = "field/C6" },
        },
    },
    phase = "orders",
    answers = {
        { "p1", "order", "pair army_1 ship_1" }, { "p1", "pair_order", "move ship_1 D6" },
    },
    expect = {
        pending = { "p1: order" },
        legal = { "pair army_2 ship_2", "defend army_2", "move ship_2 D6" },
        not_legal = { "pair army_2 ship_1", "pair army_1 ship_2", "move ship_1 C7" },
    },
}
