local law = require "lawspeaker"

law.scenario {
    name = "gold and food that were not spent are lost",
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
            { name = "army_2", kind = "army", owner = "p2", place = "field/C1" },
        },
        kingdom = { { "first", gold = 3, food = 4, place = "realm/p1" } },
    },
    phase = "feed",
    expect = {
        rows = { first = { gold = 0, food = 0 } },
        events = { { "lapsed", player = "p1", gold = 3, food = 3 } },
    },
}
