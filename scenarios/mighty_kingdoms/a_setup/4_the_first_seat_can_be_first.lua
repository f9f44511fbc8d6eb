local law = require "lawspeaker"

law.scenario {
    name = "the first seat can be first",
    rule = "4",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    dice = { { "order", 1 } },
    answers = { { "p1", "race", "orcs" }, { "p2", "race", "elves" } },
    expect = { globals = { order = { "p1", "p2" } } },
}
