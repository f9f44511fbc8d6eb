local law = require "lawspeaker"

law.scenario {
    name = "in a draw the ship leaves where the army is at home",
    rule = "40",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { "here", controller = "p2", place = "ground/B6" },
            { controller = "p1", place = "ground/C6" },
        },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "land_water", 3 }, { "land_water", 3 } },
    answers = { { "p1", "retreat", "ship_1: C6" } },
    expect = {
        rows = { ship_1 = { place = "field/C6" }, army_2 = { place = "field/B6" } },
    },
}
