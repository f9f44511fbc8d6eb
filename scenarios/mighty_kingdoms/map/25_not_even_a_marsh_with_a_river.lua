local law = require "lawspeaker"

law.hex_map {
    name = "a delta",
    rows = {
        "plain plain plain plain plain",
        " plain plain plain plain plain",
        "plain plain W R R",
    },
    legend = { W = { "river", "marsh" }, R = { "river" } },
    starts = { "B2" },
}

law.scenario {
    name = "not even a marsh with a river",
    rule = "25",
    game = "mighty_kingdoms",
    options = { map = "a delta" },
    state = {
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/C4" },
            { name = "army_9", kind = "army", owner = "p1", place = "field/A1" },
        },
    },
    phase = "orders",
    expect = { legal = { "move ship_1 C5" }, not_legal = { "move ship_1 C3" } },
}
