local law = require "lawspeaker"

law.scenario {
    name = "a fortress counts 2",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { year = 3, month = 6 },
        land = {
            { controller = "p1", settlement = "fortress", place = "ground/A1" },
            { controller = "p2", settlement = "village", place = "ground/C1" },
        },
    },
    phase = "deploy",
    expect = {
        result = { winners = { "p1" } },
        events = { { "score", player = "p1", settlements = 2 }, { "score", settlements = 1 } },
    },
}
