local law = require "lawspeaker"

law.scenario {
    name = "in Winter as well",
    rule = "72",
    game = "mighty_kingdoms",
    variant = "mighty_kingdoms/fixed_order",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6, order = { "p2", "p1" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p2", place = "field/F6" },
        },
        land = {
            { controller = "p1", settlement = "village", place = "ground/B1" },
            { controller = "p1", settlement = "fortress", place = "ground/B2" },
            { controller = "p2", settlement = "village", place = "ground/F5" },
            { controller = "p2", settlement = "fortress", place = "ground/F6" },
        },
    },
    phase = "deploy",
    expect = {
        globals = { order = { "p2", "p1" } },
        pending = { "p2: deploy" },
    },
}
