local law = require "lawspeaker"

law.scenario {
    name = "without army, ship and settlement a kingdom is out at the end of a Winter",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { year = 1, month = 6 },
        land = {
            { controller = "p1", settlement = "none", place = "ground/A1" },
            { controller = "p2", settlement = "village", place = "ground/C1" },
        },
        kingdom = { { "first", place = "realm/p1" } },
    },
    phase = "deploy",
    expect = {
        rows = { first = { is_out = true } },
        events = { { "out", player = "p1" } },
        result = { winners = { "p2" }, draw = false, reason = "no other kingdom is left" },
    },
}
