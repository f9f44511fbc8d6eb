local law = require "lawspeaker"

law.scenario {
    name = "ships take no room",
    rule = "73",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", place = "ground/B6" },
            { controller = "p1", settlement = "village", place = "ground/B1" },
        },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "army_1", kind = "army", owner = "p1", place = "field/B6" },
            { name = "army_8", kind = "army", owner = "p1", place = "camp/p1" },
        },
    },
    step = { "deploy", "p1" },
    expect = { legal = { "army_8 B6", "army_8 B1" } },
}
