local law = require "lawspeaker"

law.hex_map {
    name = "a pond",
    rows = {
        "plain plain plain plain plain plain plain plain",
        " plain plain plain plain plain plain plain plain",
        "plain plain plain plain plain plain plain plain",
        " plain plain plain coast plain plain plain plain",
        "plain plain plain plain plain plain plain plain",
        " plain plain plain plain plain plain plain plain",
        "plain plain plain plain plain plain plain plain",
    },
    starts = { "B2", "F6" },
}

law.scenario {
    name = "no pair where no order could follow",
    rule = "K19",
    game = "mighty_kingdoms",
    options = { map = "a pond" },
    state = {
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/D4" },
            { name = "army_1", kind = "army", owner = "p1", place = "field/D4" },
        },
    },
    phase = "orders",
    expect = {
        pending = { "p1: order" },
        legal = { "defend army_1" },
        not_legal = { "pair army_1 ship_1" },
    },
}
