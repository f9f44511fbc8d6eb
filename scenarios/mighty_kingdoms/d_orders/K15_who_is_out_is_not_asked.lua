local law = require "lawspeaker"

law.hex_map {
    name = "three capitals",
    rows = {
        "plain plain plain plain plain plain plain plain plain",
        " plain plain plain plain plain plain plain plain plain",
        "plain plain plain plain plain plain plain plain plain",
    },
    starts = { "B2", "B5", "B8" },
}

law.scenario {
    name = "who is out is not asked",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "three capitals" },
    players = 3,
    state = {
        kingdom = { { is_out = true, place = "realm/p1" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B5" },
        },
    },
    phase = "orders",
    expect = { pending = { "p2: order" } },
}
