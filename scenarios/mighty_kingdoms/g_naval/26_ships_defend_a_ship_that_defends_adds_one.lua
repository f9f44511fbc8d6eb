local law = require "lawspeaker"

law.scenario {
    name = "ships_defend: a ship that defends adds one",
    rule = "26",
    game = "mighty_kingdoms",
    rules = { ships_defend = true },
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B6" } },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", defending = true, place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 3 }, { "sea", 3 } },
    expect = {
        events = {
            { "sea_roll", player = "p1", dice = "3+1", hits = 1 },
            { "sea_roll", player = "p2", dice = "3", hits = 0 },
        },
    },
}
