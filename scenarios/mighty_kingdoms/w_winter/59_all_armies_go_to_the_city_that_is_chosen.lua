local law = require "lawspeaker"

law.scenario {
    name = "all armies go to the city that is chosen",
    rule = "59",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", place = "ground/A1" },
            { controller = "p1", settlement = "city", place = "ground/C1" },
            { controller = "p2", settlement = "village", place = "ground/A3" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/B1" },
        },
    },
    phase = "recall",
    answers = { { "p1", "recall", "C1" } },
    expect = { rows = { army_1 = { place = "field/C1" }, army_2 = { place = "field/C1" } } },
}
