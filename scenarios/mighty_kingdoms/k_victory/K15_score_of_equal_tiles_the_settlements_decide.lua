local law = require "lawspeaker"

law.scenario {
    name = "score of equal tiles the settlements decide",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { score = "tiles" },
    state = {
        globals = { year = 3, month = 6 },
        land = {
            { controller = "p1", settlement = "village", place = "ground/A1" },
            { controller = "p2", settlement = "city", place = "ground/C1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/A1" },
        },
    },
    phase = "deploy",
    expect = { result = { winners = { "p2" }, reason = "most settlements" } },
}
