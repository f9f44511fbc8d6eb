local law = require "lawspeaker"

law.scenario {
    name = "village_food the house has another number",
    rule = "61",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { village_food = 3 },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "village", place = "ground/A1" },
            { controller = "p1", settlement = "village", place = "ground/B1" },
        },
        kingdom = { { "first", place = "realm/p1" } },
    },
    phase = "gather",
    expect = {
        rows = { first = { gold = 0, food = 6 } },
        events = { { "gathered", player = "p1", gold = 0, food = 6 } },
    },
}
