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
    name = "an enemy need not be the holder",
    rule = "32",
    game = "mighty_kingdoms",
    options = { map = "three capitals" },
    players = 3,
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "raze",
                place = "field/B3",
            },
            { name = "army_2", kind = "army", owner = "p3", place = "field/B3" },
        },
        land = { { "here", controller = "p2", settlement = "city", place = "ground/B3" } },
    },
    step = { "resolve", "p1" },
    expect = { rows = { here = { settlement = "city" } }, events = { "not_razed" } },
}
