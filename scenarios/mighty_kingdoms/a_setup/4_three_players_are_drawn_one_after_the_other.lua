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
    name = "three players are drawn one after the other",
    rule = "4",
    game = "mighty_kingdoms",
    options = { map = "three capitals" },
    players = 3,
    dice = { { "order", 3 }, { "order", 1 } },
    answers = {
        { "p1", "race", "orcs" }, { "p2", "race", "elves" }, { "p3", "race", "dwarfs" },
    },
    expect = { globals = { order = { "p3", "p1", "p2" } }, pending = { "p3: start" } },
}
