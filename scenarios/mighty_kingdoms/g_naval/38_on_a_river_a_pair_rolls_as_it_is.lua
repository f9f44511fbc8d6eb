local law = require "lawspeaker"

law.scenario {
    name = "on a river a pair rolls as it is",
    rule = "38",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/E2" } },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/E2" },
            { name = "army_1", kind = "army", owner = "p1", aboard = "ship_1", place = "field/E2" },
            { "ship_2", name = "ship_2", kind = "ship", owner = "p2", place = "field/E2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 4 }, { "sea", 4 } },
    expect = {
        rows = { ship_1 = {}, ship_2 = false },
    },
}
