local law = require "lawspeaker"

law.scenario {
    name = "score of equal armies the settlements decide",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { score = "armies" },
    state = {
        globals = { year = 3, month = 6 },
        land = {
            { controller = "p1", settlement = "village", place = "ground/A1" },
            { controller = "p1", settlement = "none", place = "ground/B1" },
            { controller = "p2", settlement = "city", place = "ground/C1" },
        },
    },
    phase = "deploy",
    expect = { result = { winners = { "p2" }, reason = "most settlements" } },
}
