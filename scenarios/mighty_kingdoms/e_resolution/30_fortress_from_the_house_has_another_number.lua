local law = require "lawspeaker"

law.scenario {
    name = "fortress from: the house has another number",
    rule = "30",
    game = "mighty_kingdoms",
    rules = { fortress_from = 12 },
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
    dice = { { "exploration", 5, 6 } },
    expect = { rows = { ["land/1"] = { settlement = "city" } } },
}
