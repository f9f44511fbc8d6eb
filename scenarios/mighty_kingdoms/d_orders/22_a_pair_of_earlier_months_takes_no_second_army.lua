local law = require "lawspeaker"

law.scenario {
    name = "a pair of earlier months takes no second army",
    rule = "22",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", aboard = "ship_1", place = "field/C6" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/C6" },
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/C6" },
        },
    },
    phase = "orders",
    answers = { { "p1", "split", "none" } },
    expect = {
        pending = { "p1: order" },
        legal = { "defend army_2", "move ship_1 D6" },
        not_legal = { "pair army_2 ship_1" },
    },
}
