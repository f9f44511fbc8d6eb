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
    name = "an army of a third stops it, too",
    rule = "31",
    game = "mighty_kingdoms",
    options = { map = "three capitals" },
    players = 3,
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "move", target = "B3",
                place = "field/B2",
            },
            { name = "army_2", kind = "army", owner = "p3", place = "field/B3" },
        },
        land = { { "there", controller = "p2", place = "ground/B3" } },
    },
    step = { "resolve", "p1" },
    expect = { rows = { there = { controller = "p2" } }, events = { "not_taken" } },
}
