local law = require "lawspeaker"

law.scenario {
    name = "one settlement a tile",
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
    answers = { { "p1", "city", "A2" } },
    expect = {
        pending = { "p1: fortress" },
        legal = { "A3", "B1", "B3", "C2", "C3" },
        not_legal = { "A2", "B2" },
    },
}
