local law = require "lawspeaker"

law.scenario {
    name = "capital_income the house has another number",
    rule = "61",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { capital_income = 4 },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", capital_of = "p1",
                capital_number = 1, place = "ground/A1" },
            { controller = "p1", settlement = "city", place = "ground/B1" },
        },
        kingdom = { { "first", place = "realm/p1" } },
    },
    phase = "gather",
    expect = {
        rows = { first = { gold = 6, food = 0 } },
        events = { { "gathered", player = "p1", gold = 6, food = 0 } },
    },
}
