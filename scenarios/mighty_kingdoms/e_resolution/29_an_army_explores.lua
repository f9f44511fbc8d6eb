local law = require "lawspeaker"

law.scenario {
    name = "an army explores",
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
    expect = {
        rows = {
            army_1 = { place = "field/B3", order = "none", target = false },
            ["land/1"] = { controller = "p1", settlement = "city", place = "ground/B3" },
        },
        events = {
            { "moved", token = "army_1", from = "B2", to = "B3" },
            { "explored", player = "p1", tile = "B3", roll = 10, found = "city" },
        },
    },
}
