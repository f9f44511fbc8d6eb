local law = require "lawspeaker"

law.scenario {
    name = "of more docks than ships the player chooses",
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
    expect = {
        pending = { "p1: dock" },
        legal = { "B6, C6", "D2, B6", "C6, D2" },
        not_legal = { "B6", "B6, C6, D2", "none", "B6, A8" },
    },
}
