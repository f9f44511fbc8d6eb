local law = require "lawspeaker"

law.scenario {
    name = "score the house counts the tiles first",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { score = "tiles" },
    state = {
        globals = { year = 3, month = 6 },
        land = {
            { controller = "p1", settlement = "city", place = "ground/A1" },
            { controller = "p2", settlement = "village", place = "ground/C1" },
            { controller = "p2", settlement = "none", place = "ground/A2" },
        },
    },
    phase = "deploy",
    expect = { result = { winners = { "p2" }, reason = "most tiles" } },
}
