local law = require "lawspeaker"

law.scenario {
    name = "the six tiles around the capital",
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
    expect = {
        pending = { "p1: city" },
        legal = { "A2", "A3", "B1", "B3", "C2", "C3" },
        not_legal = { "B2", "A1", "B4", "C4", "D2" },
    },
}
