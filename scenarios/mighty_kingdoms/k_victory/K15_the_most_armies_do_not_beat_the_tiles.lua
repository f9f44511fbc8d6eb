local law = require "lawspeaker"

law.scenario {
    name = "the most armies do not beat the tiles",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { year = 3, month = 6 },
        land = {
            { controller = "p1", settlement = "village", place = "ground/A1" },
            { controller = "p1", settlement = "none", place = "ground/B1" },
            { controller = "p2", settlement = "village", place = "ground/C1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p2", place = "field/C1" },
        },
    },
    phase = "deploy",
    expect = { result = { winners = { "p1" }, reason = "most tiles" } },
}
