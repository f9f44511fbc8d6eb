local law = require "lawspeaker"

law.scenario {
    name = "a ship goes to a coastal city however far it is",
    rule = "60",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", place = "ground/E7" },
            { controller = "p2", settlement = "village", place = "ground/A3" },
        },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/A8" },
        },
    },
    phase = "recall",
    expect = {
        rows = { ship_1 = { place = "field/E7" } },
        events = { { "docked", ship = "ship_1", tile = "E7" } },
    },
}
