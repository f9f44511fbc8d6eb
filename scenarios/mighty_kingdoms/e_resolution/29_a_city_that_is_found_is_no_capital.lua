local law = require "lawspeaker"

law.scenario {
    name = "a city that is found is no capital",
    rule = "29",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            {
                name = "army_1", kind = "army", owner = "p1", order = "move", target = "B3",
                place = "field/B2",
            },
        },
    },
    step = { "resolve", "p1" },
    dice = { { "exploration", 4, 6 } },
    expect = { rows = { ["land/1"] = { capital_of = false, capital_number = 0 } } },
}
