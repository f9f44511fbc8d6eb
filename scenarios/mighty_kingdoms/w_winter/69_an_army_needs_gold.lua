local law = require "lawspeaker"

law.scenario {
    name = "an army needs gold",
    rule = "69",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", settlement = "fortress", place = "ground/A1" },
        },
        kingdom = { { "first", gold = 0, food = 5, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    expect = { not_legal = { "army A1" } },
}
