local law = require "lawspeaker"

law.scenario {
    name = "score the house counts the armies first",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { score = "armies" },
    state = {
        globals = { year = 3, month = 6 },
        land = {
            { controller = "p1", settlement = "city", place = "ground/A1" },
            { controller = "p2", settlement = "village", place = "ground/C1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p2", place = "field/C1" },
        },
    },
    phase = "deploy",
    expect = { result = { winners = { "p2" }, reason = "most armies" } },
}
