local law = require "lawspeaker"

law.scenario {
    name = "who is behind in settlements does not win by tiles",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    players = 3,
    state = {
        globals = { year = 3, month = 6 },
        land = {
            { controller = "p1", settlement = "village", place = "ground/A1" },
            { controller = "p1", settlement = "none", place = "ground/C2" },
            { controller = "p1", settlement = "none", place = "ground/A3" },
            { controller = "p2", settlement = "village", place = "ground/C1" },
            { controller = "p2", settlement = "village", place = "ground/A2" },
            { controller = "p3", settlement = "village", place = "ground/B1" },
            { controller = "p3", settlement = "village", place = "ground/B2" },
            { controller = "p3", settlement = "none", place = "ground/B6" },
        },
    },
    phase = "deploy",
    expect = { result = { winners = { "p3" }, reason = "most tiles" } },
}
