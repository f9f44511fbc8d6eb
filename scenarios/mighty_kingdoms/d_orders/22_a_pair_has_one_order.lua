local law = require "lawspeaker"

law.scenario {
    name = "a pair has one order",
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
    dice = { { "order", 1 } },
    answers = {
        { "p1", "order", "pair army_1 ship_1" }, { "p1", "pair_order", "move ship_1 C7" },
        { "p2", "order", "defend army_2" },
    },
    expect = {
        pending = { "p1: order" },
        globals = { month = 2 },
        rows = {
            ship_1 = { place = "field/C7" },
            army_1 = { place = "field/C7", aboard = "ship_1" },
        },
    },
}
