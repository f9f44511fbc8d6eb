local law = require "lawspeaker"

law.scenario {
    name = "in Deploy all stand up",
    rule = "K11",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", place = "ground/B6" },
            { controller = "p2", settlement = "fortress", place = "ground/A3" },
        },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", upright = false, place = "field/B6" },
            { name = "army_1", kind = "army", owner = "p1", upright = false, place = "field/B6" },
            { name = "army_9", kind = "army", owner = "p2", place = "field/A3" },
        },
    },
    phase = "deploy",
    expect = { rows = { ship_1 = { upright = true }, army_1 = { upright = true } } },
}
