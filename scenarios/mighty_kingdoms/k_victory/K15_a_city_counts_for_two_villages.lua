local law = require "lawspeaker"

law.scenario {
    name = "a city counts for two villages",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { year = 3, month = 6 },
        land = {
            { controller = "p1", settlement = "city", place = "ground/A1" },
            { controller = "p1", settlement = "none", place = "ground/B2" },
            { controller = "p2", settlement = "village", place = "ground/C1" },
            { controller = "p2", settlement = "village", place = "ground/A2" },
        },
    },
    phase = "deploy",
    expect = {
        result = { winners = { "p1", "p2" }, draw = false },
        events = {
            { "score", player = "p1", settlements = 2, tiles = 2 },
            { "score", player = "p2", settlements = 2, tiles = 2 },
        },
    },
}
