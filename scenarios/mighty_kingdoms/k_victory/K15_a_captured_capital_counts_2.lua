local law = require "lawspeaker"

law.scenario {
    name = "a captured capital counts 2",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { year = 3, month = 6 },
        land = {
            { controller = "p1", settlement = "city", capital_of = "p2", capital_number = 1,
                place = "ground/A1" },
            { controller = "p2", settlement = "city", place = "ground/C1" },
            { controller = "p2", settlement = "village", place = "ground/A2" },
        },
    },
    phase = "deploy",
    expect = {
        result = { winners = { "p2" } },
        events = { { "score", player = "p1", settlements = 2 }, { "score", settlements = 3 } },
    },
}
