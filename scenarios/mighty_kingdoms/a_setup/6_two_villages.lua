local law = require "lawspeaker"

law.scenario {
    name = "two villages",
    rule = "6",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            {
                controller = "p1", settlement = "city", capital_of = "p1", capital_number = 1,
                place = "ground/B2",
            },
        },
    },
    step = { "settle", "p1" },
    answers = { { "p1", "city", "A2" }, { "p1", "fortress", "C3" } },
    expect = {
        pending = { "p1: villages" },
        legal = { "A3, B1", "B3, C2" },
        not_legal = { "", "A3", "A3, B1, B3", "A2, A3", "C3, A3" },
    },
}
