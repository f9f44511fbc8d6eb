local law = require "lawspeaker"

law.scenario {
    name = "ships eat nothing",
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
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "army_1", kind = "army", owner = "p1", place = "field/A1" },
        },
        kingdom = { { "first", gold = 0, food = 1, place = "realm/p1" } },
    },
    phase = "feed",
    expect = {
        rows = { army_1 = { owner = "p1" }, ship_1 = { owner = "p1" } },
        no_events = { "destroyed" },
    },
}
