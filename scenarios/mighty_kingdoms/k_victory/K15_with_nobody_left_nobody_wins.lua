local law = require "lawspeaker"

law.scenario {
    name = "with nobody left nobody wins",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { year = 1, month = 6 },
        land = {
            { controller = "p1", settlement = "none", place = "ground/A1" },
        },
    },
    phase = "deploy",
    expect = {
        result = { winners = {}, draw = true, reason = "no kingdom is left" },
        events = { { "out", player = "p1" }, { "out", player = "p2" } },
    },
}
