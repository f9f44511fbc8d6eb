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
    name = "a start is picked once",
    rule = "5",
    game = "mighty_kingdoms",
    options = { map = "three capitals" },
    dice = { { "order", 2 } },
    answers = {
        { "p1", "race", "orcs" }, { "p2", "race", "elves" }, { "p2", "start", "B5" },
    },
    expect = { pending = { "p1: start" }, legal = { "B2", "B8" }, not_legal = { "B5" } },
}
