local law = require "lawspeaker"

law.scenario {
    name = "a capital on a starting tile",
    rule = "5",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    dice = { { "order", 1 } },
    answers = { { "p1", "race", "orcs" }, { "p2", "race", "elves" } },
    expect = {
        pending = { "p1: start" },
        legal = { "B2", "E3", "F6" },
        not_legal = { "A1", "B3", "E5" },
    },
}
