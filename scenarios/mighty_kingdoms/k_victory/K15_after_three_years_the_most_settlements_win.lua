local law = require "lawspeaker"

law.scenario {
    name = "after three years the most settlements win",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { year = 3, month = 6 },
        land = {
            { controller = "p1", settlement = "village", place = "ground/A1" },
            { controller = "p1", settlement = "village", place = "ground/B1" },
            { controller = "p2", settlement = "village", place = "ground/C1" },
        },
    },
    phase = "deploy",
    expect = {
        result = { winners = { "p1" }, draw = false, reason = "most settlements" },
        events = {
            { "score", player = "p1", settlements = 2, tiles = 2, armies = 0 },
            { "score", player = "p2", settlements = 1, tiles = 1, armies = 0 },
        },
        globals = { year = 4, month = 0 },
    },
}
