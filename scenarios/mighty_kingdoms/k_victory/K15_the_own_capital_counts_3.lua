local law = require "lawspeaker"

law.scenario {
    name = "the own capital counts 3",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { year = 3, month = 6 },
        land = {
            { controller = "p1", settlement = "city", capital_of = "p1",
                capital_number = 1, place = "ground/A1" },
            { controller = "p2", settlement = "city", place = "ground/C1" },
            { controller = "p2", settlement = "none", place = "ground/A2" },
        },
    },
    phase = "deploy",
    expect = {
        result = { winners = { "p1" } },
        events = { { "score", player = "p1", settlements = 3 }, { "score", settlements = 2 } },
    },
}
