local law = require "lawspeaker"

law.scenario {
    name = "ship_gold the house has another number",
    rule = "68",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { ship_gold = 3 },
    state = {
        land = {
            { controller = "p1", settlement = "city", place = "ground/B6" },
        },
        kingdom = { { "first", gold = 3, food = 0, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    answers = { { "p1", "build", "ship B6" } },
    expect = { rows = { first = { gold = 0 } } },
}
