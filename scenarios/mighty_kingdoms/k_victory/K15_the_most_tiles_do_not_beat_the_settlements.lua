local law = require "lawspeaker"

law.scenario {
    name = "the most tiles do not beat the settlements",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { year = 3, month = 6 },
        land = {
            { controller = "p1", settlement = "city", place = "ground/A1" },
            { controller = "p2", settlement = "village", place = "ground/C1" },
            { controller = "p2", settlement = "none", place = "ground/A2" },
            { controller = "p2", settlement = "none", place = "ground/B2" },
        },
    },
    phase = "deploy",
    expect = { result = { winners = { "p1" }, reason = "most settlements" } },
}
