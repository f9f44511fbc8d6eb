local law = require "lawspeaker"

law.scenario {
    name = "of three the two that are equal win together",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    players = 3,
    state = {
        globals = { year = 3, month = 6 },
        land = {
            { controller = "p1", settlement = "village", place = "ground/A1" },
            { controller = "p2", settlement = "village", place = "ground/C1" },
            { controller = "p2", settlement = "village", place = "ground/A2" },
            { controller = "p3", settlement = "village", place = "ground/B1" },
            { controller = "p3", settlement = "village", place = "ground/B2" },
        },
    },
    phase = "deploy",
    expect = {
        result = { winners = { "p2", "p3" }, reason = "equal in settlements, tiles and armies" },
    },
}
