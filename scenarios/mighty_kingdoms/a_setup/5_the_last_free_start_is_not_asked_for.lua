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
    name = "the last free start is not asked for",
    rule = "5",
    game = "mighty_kingdoms",
    options = { map = "three capitals" },
    players = 3,
    dice = { { "order", 3 }, { "order", 1 } },
    answers = {
        { "p1", "race", "orcs" }, { "p2", "race", "elves" }, { "p3", "race", "dwarfs" },
        { "p3", "start", "B8" }, { "p1", "start", "B2" },
    },
    expect = {
        pending = { "p3: city" },
        events = {
            { "capital", player = "p3", tile = "B8" }, { "capital", player = "p1", tile = "B2" },
            { "capital", player = "p2", tile = "B5" },
        },
    },
}
