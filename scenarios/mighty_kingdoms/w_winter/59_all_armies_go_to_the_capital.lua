local law = require "lawspeaker"

law.scenario {
    name = "all armies go to the capital",
    rule = "59",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", capital_of = "p1",
                capital_number = 1, place = "ground/A1" },
            { controller = "p1", settlement = "city", place = "ground/B1" },
            { controller = "p2", settlement = "village", place = "ground/C1" },
            { controller = "p2", settlement = "village", place = "ground/A3" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/C1" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/B2" },
        },
    },
    phase = "recall",
    expect = {
        rows = { army_1 = { place = "field/A1" }, army_2 = { place = "field/A1" } },
        events = { { "recalled", player = "p1", tile = "A1", armies = 2 } },
        pending = { "p1: tithe" },
    },
}
