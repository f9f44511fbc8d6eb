local law = require "lawspeaker"

law.scenario {
    name = "a ship needs gold",
    rule = "68",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", settlement = "city", place = "ground/B6" },
        },
        kingdom = { { "first", gold = 0, food = 5, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    expect = { not_legal = { "ship B6" } },
}
