local law = require "lawspeaker"

law.scenario {
    name = "the first capital counts 2 while another stands",
    rule = "K12",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { year = 3, month = 6 },
        land = {
            { controller = "p1", settlement = "city", capital_of = "p1",
                capital_number = 1, place = "ground/A1" },
            { controller = "p1", settlement = "city", capital_of = "p1",
                capital_number = 2, place = "ground/B1" },
            { controller = "p2", settlement = "village", place = "ground/C1" },
        },
    },
    phase = "deploy",
    expect = { events = { { "score", player = "p1", settlements = 5 } } },
}
