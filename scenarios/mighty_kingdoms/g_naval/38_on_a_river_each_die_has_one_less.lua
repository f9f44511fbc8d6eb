local law = require "lawspeaker"

law.scenario {
    name = "on a river each die has one less",
    rule = "38",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/E2" } },
        token = {
            { "ship_1", name = "ship_1", kind = "ship", owner = "p1", place = "field/E2" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/E2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 4 }, { "sea", 5 } },
    expect = {
        events = {
            { "sea_roll", player = "p1", dice = "4-1", hits = 0 },
            { "sea_roll", player = "p2", dice = "5-1", hits = 1 },
        },
        rows = { ship_1 = false, ship_2 = {} },
    },
}
