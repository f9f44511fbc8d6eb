local law = require "lawspeaker"

law.scenario {
    name = "in player order",
    rule = "6",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    dice = { { "order", 2 } },
    answers = {
        { "p1", "race", "orcs" }, { "p2", "race", "elves" }, { "p2", "start", "B2" },
        { "p1", "start", "F6" }, { "p2", "city", "A2" }, { "p2", "fortress", "A3" },
        { "p2", "villages", "B1, B3" },
    },
    expect = { pending = { "p1: city" }, legal = { "G6" }, not_legal = { "C2" } },
}
