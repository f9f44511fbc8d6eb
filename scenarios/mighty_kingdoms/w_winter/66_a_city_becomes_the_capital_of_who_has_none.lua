local law = require "lawspeaker"

law.scenario {
    name = "a city becomes the capital of who has none",
    rule = "66",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { "there", controller = "p1", settlement = "city", place = "ground/A1" },
        },
        kingdom = { { "first", gold = 2, food = 2, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    answers = { { "p1", "build", "capital A1" } },
    expect = {
        rows = {
            first = { gold = 1, food = 1 }, there = { settlement = "city", capital_of = "p1" },
        },
        events = { { "capital", player = "p1", tile = "A1" } },
    },
}
