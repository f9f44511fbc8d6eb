local law = require "lawspeaker"

law.scenario {
    name = "two players may lead the same race",
    rule = "3",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    answers = { { "p1", "race", "orcs" }, { "p2", "race", "orcs" } },
    expect = {
        rows = { ["kingdom/1"] = { race = "orcs" }, ["kingdom/2"] = { race = "orcs" } },
    },
}
