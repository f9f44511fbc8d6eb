local law = require "lawspeaker"

law.scenario {
    name = "an army aboard adds one",
    rule = "38",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B6" } },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "army_1", kind = "army", owner = "p1", aboard = "ship_1", place = "field/B6" },
            { "ship_2", name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 3 }, { "sea", 3 } },
    expect = {
        events = {
            { "sea_roll", player = "p1", dice = "3+1", hits = 1 },
            { "sea_roll", player = "p2", dice = "3", hits = 0 },
        },
        rows = { ship_2 = false },
    },
}
