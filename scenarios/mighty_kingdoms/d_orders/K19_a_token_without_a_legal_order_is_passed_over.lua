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
    name = "a token without a legal order is passed over",
    rule = "K19",
    game = "mighty_kingdoms",
    options = { map = "a pond" },
    state = {
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/D4" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/F6" },
        },
    },
    phase = "orders",
    expect = { pending = { "p2: order" }, rows = { ship_1 = { order = "none" } } },
}
