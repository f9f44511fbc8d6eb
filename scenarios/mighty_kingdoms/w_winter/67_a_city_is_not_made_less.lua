local law = require "lawspeaker"

law.scenario {
    name = "a city is not made less",
    rule = "67",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", settlement = "city", place = "ground/A1" },
            { controller = "p1", settlement = "village", place = "ground/B1" },
        },
        kingdom = { { gold = 5, food = 5, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    expect = {
        legal = { "city B1", "capital A1" },
        not_legal = { "village A1", "fortress A1", "none A1", "raze A1" },
    },
}
