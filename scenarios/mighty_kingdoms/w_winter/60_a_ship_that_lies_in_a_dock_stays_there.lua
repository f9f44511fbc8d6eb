local law = require "lawspeaker"

law.scenario {
    name = "a ship that lies in a dock stays there",
    rule = "60",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", place = "ground/B6" },
            { controller = "p1", settlement = "city", place = "ground/C6" },
            { controller = "p1", settlement = "city", place = "ground/D2" },
            { controller = "p2", settlement = "village", place = "ground/A3" },
        },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/A8" },
            { name = "ship_2", kind = "ship", owner = "p1", place = "field/B6" },
        },
    },
    phase = "recall",
    answers = { { "p1", "dock", "B6, C6" } },
    expect = { rows = { ship_1 = { place = "field/C6" }, ship_2 = { place = "field/B6" } } },
}
