local law = require "lawspeaker"

law.scenario {
    name = "all pick a race at once",
    rule = "3",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    expect = { pending = { "p1: race", "p2: race" }, legal = { "orcs", "kingdoms_of_men" } },
}
