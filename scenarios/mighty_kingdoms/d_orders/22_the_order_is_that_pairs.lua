local law = require "lawspeaker"

law.scenario {
    name = "the order is that pair's",
    rule = "22",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/C6" },
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/C6" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/B2" },
        },
    },
    phase = "orders",
    answers = { { "p1", "order", "pair army_1 ship_1" } },
    expect = {
        pending = { "p1: pair_order" },
        legal = { "move ship_1 C7", "move ship_1 D6" },
        not_legal = { "move army_1 C5", "defend army_1", "defend army_2", "move army_2 B3" },
    },
}
