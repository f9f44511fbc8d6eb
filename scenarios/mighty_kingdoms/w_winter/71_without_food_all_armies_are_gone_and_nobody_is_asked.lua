local law = require "lawspeaker"

law.scenario {
    name = "without food all armies are gone and nobody is asked",
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
        kingdom = { { "first", gold = 2, food = 0, place = "realm/p1" } },
    },
    phase = "feed",
    expect = {
        events = {
            { "destroyed", token = "army_1" }, { "destroyed", token = "army_2" },
            { "destroyed", token = "army_3" }, { "lapsed", player = "p1", gold = 2, food = 0 },
        },
    },
}
