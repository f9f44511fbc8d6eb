local law = require "lawspeaker"

law.scenario {
    name = "ships_defend: a pair adds two",
    rule = "26",
    game = "mighty_kingdoms",
    rules = { ships_defend = true },
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B6" } },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", defending = true, place = "field/B6" },
            { name = "army_1", kind = "army", owner = "p1", aboard = "ship_1", place = "field/B6" },
            { "ship_2", name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 2 }, { "sea", 3 } },
    expect = {
        rows = { ship_2 = false },
        events = { { "sea_roll", player = "p1", dice = "2+2", hits = 1 } },
    },
}
