local law = require "lawspeaker"

law.scenario {
    name = "one army each",
    rule = "7",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    dice = { { "order", 2 } },
    answers = {
        { "p1", "race", "orcs" }, { "p2", "race", "elves" }, { "p2", "start", "B2" },
        { "p1", "start", "F6" }, { "p2", "city", "A2" }, { "p2", "fortress", "A3" },
        { "p2", "villages", "B1, B3" },
        { "p1", "city", "G6" }, { "p1", "fortress", "G7" }, { "p1", "villages", "F5, F7" },
        { "p2", "first_army", "A3" }, { "p1", "first_army", "F6" },
    },
    expect = {
        pending = { "p2: order" },
        rows = {
            army_1 = { kind = "army", owner = "p2", upright = true, place = "field/A3" },
            army_2 = { kind = "army", owner = "p1", upright = true, place = "field/F6" },
        },
        events = {
            { "army", player = "p2", army = "army_1", tile = "A3" },
            { "army", player = "p1", army = "army_2", tile = "F6" },
            { "summer", year = 1 }, { "month", month = 1, year = 1 },
        },
        globals = { army_count = 2, ship_count = 0 },
    },
}
