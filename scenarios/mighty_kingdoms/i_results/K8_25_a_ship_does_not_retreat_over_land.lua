local law = require "lawspeaker"

law.scenario {
    name = "25: a ship does not retreat over land",
    rule = "K8",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B6" },
            { controller = "p2", place = "ground/A6" },
            { controller = "p2", place = "ground/C6" },
        },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
            { name = "ship_3", kind = "ship", owner = "p1", place = "field/B7" },
            { name = "ship_4", kind = "ship", owner = "p1", place = "field/C7" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 1 }, { "sea", 1 } },
    answers = { { "p1", "concede", "fight" }, { "p2", "concede", "concede" } },
    expect = {
        rows = { ship_2 = { place = "field/C6" } },
    },
}
