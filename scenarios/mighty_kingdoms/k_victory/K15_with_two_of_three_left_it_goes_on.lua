local law = require "lawspeaker"

law.scenario {
    name = "with two of three left it goes on",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    players = 3,
    state = {
        globals = { year = 1, month = 6 },
        land = {
            { controller = "p1", settlement = "none", place = "ground/A1" },
            { controller = "p2", settlement = "village", place = "ground/C1" },
            { controller = "p3", settlement = "village", place = "ground/A2" },
        },
        token = {
            { name = "army_2", kind = "army", owner = "p2", place = "field/C1" },
            { name = "army_3", kind = "army", owner = "p3", place = "field/A2" },
        },
    },
    phase = "deploy",
    expect = { events = { { "out", player = "p1" } }, result = false },
}
