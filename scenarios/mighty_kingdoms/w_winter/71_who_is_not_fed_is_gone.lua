local law = require "lawspeaker"

law.scenario {
    name = "who is not fed is gone",
    rule = "71",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
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
        kingdom = { { "first", gold = 0, food = 2, place = "realm/p1" } },
    },
    phase = "feed",
    answers = { { "p1", "feed", "army_3, army_1" } },
    expect = {
        rows = { first = { food = 0 }, army_1 = { owner = "p1" }, army_3 = { owner = "p1" } },
        events = {
            { "fed", player = "p1", armies = 2 },
            { "destroyed", token = "army_2", cause = "not fed" },
        },
    },
}
