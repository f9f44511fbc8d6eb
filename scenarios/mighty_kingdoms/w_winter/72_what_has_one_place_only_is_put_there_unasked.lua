local law = require "lawspeaker"

law.scenario {
    name = "what has one place only is put there unasked",
    rule = "72",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "village", place = "ground/A1" },
            { controller = "p2", settlement = "fortress", place = "ground/A3" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_9", kind = "army", owner = "p2", place = "field/A3" },
        },
    },
    phase = "deploy",
    expect = {
        rows = { army_1 = { place = "field/A1" }, army_9 = { place = "field/A3" } },
        events = { { "deployed", player = "p1", army = "army_1", tile = "A1" } },
    },
}
