local law = require "lawspeaker"

law.scenario {
    name = "nothing is damaged",
    rule = "40",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B6" },
            { controller = "p2", place = "ground/A6" },
        },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "army_1", kind = "army", owner = "p1", aboard = "ship_1", place = "field/B6" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "land_water", 6, 6 }, { "land_water", 1 } },
    expect = {
        rows = { army_1 = { points = 500 }, army_2 = { points = 500 } },
        no_events = { "hit", "destroyed" },
    },
}
