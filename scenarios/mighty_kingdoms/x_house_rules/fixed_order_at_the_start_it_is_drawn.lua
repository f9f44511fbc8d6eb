local law = require "lawspeaker"

law.scenario {
    name = "at the start it is drawn",
    rule = "4",
    game = "mighty_kingdoms",
    variant = "mighty_kingdoms/fixed_order",
    options = { map = "proving_ground" },
    dice = { { "order", 2 } },
    answers = { { "p1", "race", "elves" }, { "p2", "race", "orcs" } },
    expect = { globals = { order = { "p2", "p1" } }, pending = { "p2: start" } },
}
