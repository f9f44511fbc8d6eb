local law = require "lawspeaker"

law.scenario {
    name = "ships start where they docked",
    rule = "72",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", place = "ground/B6" },
            { controller = "p1", settlement = "city", place = "ground/B1" },
        },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "army_1", kind = "army", owner = "p1", place = "field/B6" },
        },
    },
    phase = "deploy",
    answers = { { "p1", "deploy", "army_1 B1" } },
    expect = { rows = { ship_1 = { place = "field/B6" }, army_1 = { place = "field/B1" } } },
}
