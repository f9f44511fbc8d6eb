local law = require "lawspeaker"

law.scenario {
    name = "no settlement is given up",
    rule = "67",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", settlement = "village", place = "ground/A1" },
            { controller = "p1", settlement = "fortress", place = "ground/B1" },
        },
        kingdom = { { "first", gold = 5, food = 5, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    expect = {
        legal = { "fortress A1", "army B1" },
        not_legal = { "raze A1", "none A1", "village B1", "raze B1" },
    },
}
