local law = require "lawspeaker"

law.scenario {
    name = "city from: the house has another number",
    rule = "30",
    game = "mighty_kingdoms",
    rules = { city_from = 9 },
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
    dice = { { "exploration", 3, 6 } },
    expect = { rows = { ["land/1"] = { settlement = "city" } } },
}
