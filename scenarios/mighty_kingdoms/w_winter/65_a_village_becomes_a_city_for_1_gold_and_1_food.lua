local law = require "lawspeaker"

law.scenario {
    name = "a village becomes a city for 1 gold and 1 food",
    rule = "65",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { "there", controller = "p1", settlement = "village", place = "ground/A1" },
        },
        kingdom = { { "first", gold = 2, food = 2, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    answers = { { "p1", "build", "city A1" } },
    expect = { rows = { first = { gold = 1, food = 1 }, there = { settlement = "city" } } },
}
