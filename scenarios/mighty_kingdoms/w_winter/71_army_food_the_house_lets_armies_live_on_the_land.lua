local law = require "lawspeaker"

law.scenario {
    name = "army_food the house lets armies live on the land",
    rule = "71",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { army_food = 0 },
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
        kingdom = { { "first", gold = 0, food = 0, place = "realm/p1" } },
    },
    phase = "feed",
    expect = { events = { { "fed", armies = 3 } }, no_events = { "destroyed" } },
}
