local law = require "lawspeaker"

law.scenario {
    name = "army_food the house has another number",
    rule = "71",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { army_food = 2 },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", capital_of = "p1",
                capital_number = 1, place = "ground/A1" },
            { controller = "p2", settlement = "city", place = "ground/C1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_3", kind = "army", owner = "p1", place = "field/B1" },
        },
        kingdom = { { "first", gold = 0, food = 5, place = "realm/p1" } },
    },
    phase = "feed",
    answers = { { "p1", "feed", "army_2, army_3" } },
    expect = {
        rows = { first = { food = 0 } },
        events = {
            { "fed", armies = 2 }, { "destroyed", token = "army_1" }, { "lapsed", food = 1 },
        },
    },
}
