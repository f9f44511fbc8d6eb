local law = require "lawspeaker"

law.scenario {
    name = "an army without points is destroyed",
    rule = "42",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { "army_2", name = "army_2", kind = "army", owner = "p2",
                points = 100, place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 1 }, { "battle", 1 } },
    expect = {
        rows = { army_2 = false },
        events = { { "destroyed", player = "p2", cause = "battle" } },
    },
}
