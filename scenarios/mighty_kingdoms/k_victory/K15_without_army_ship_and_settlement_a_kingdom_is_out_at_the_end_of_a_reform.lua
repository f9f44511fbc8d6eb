local law = require "lawspeaker"

law.scenario {
    name = "without army, ship and settlement a kingdom is out at the end of a Reform",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { year = 1, month = 2 },
        land = {
            { controller = "p1", settlement = "none", place = "ground/A1" },
            { controller = "p2", settlement = "village", place = "ground/C1" },
        },
    },
    phase = "reform",
    expect = {
        events = { { "out", player = "p1" } },
        result = { winners = { "p2" }, reason = "no other kingdom is left" },
    },
}
