local law = require "lawspeaker"

law.scenario {
    name = "the capital is a city",
    rule = "5",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    dice = { { "order", 1 } },
    answers = {
        { "p1", "race", "orcs" }, { "p2", "race", "elves" }, { "p1", "start", "F6" },
        { "p2", "start", "B2" },
    },
    expect = {
        rows = {
            ["land/1"] = {
                controller = "p1", settlement = "city", capital_of = "p1", capital_number = 1,
                place = "ground/F6",
            },
            ["land/2"] = {
                controller = "p2", settlement = "city", capital_of = "p2", capital_number = 2,
                place = "ground/B2",
            },
        },
        globals = { capital_count = 2 },
    },
}
