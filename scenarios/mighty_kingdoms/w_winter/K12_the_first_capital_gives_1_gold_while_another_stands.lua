local law = require "lawspeaker"

law.scenario {
    name = "the first capital gives 1 gold while another stands",
    rule = "K12",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", capital_of = "p1",
                capital_number = 1, place = "ground/A1" },
            { controller = "p1", settlement = "city", capital_of = "p1",
                capital_number = 2, place = "ground/B1" },
        },
        kingdom = { { "first", place = "realm/p1" } },
    },
    phase = "gather",
    expect = {
        rows = { first = { gold = 3, food = 0 } },
        events = { { "gathered", player = "p1", gold = 3, food = 0 } },
    },
}
