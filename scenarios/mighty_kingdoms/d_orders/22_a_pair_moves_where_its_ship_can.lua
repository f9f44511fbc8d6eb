local law = require "lawspeaker"

law.scenario {
    name = "a pair moves where its ship can",
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
    answers = { { "p1", "order", "pair army_1 ship_1" } },
    expect = {
        legal = { "move ship_1 B6", "move ship_1 C7", "move ship_1 D6" },
        not_legal = { "move ship_1 C5", "move ship_1 B5", "move ship_1 D5" },
    },
}
