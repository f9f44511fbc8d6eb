local law = require "lawspeaker"

law.scenario {
    name = "a ship that won may move",
    rule = "53",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p2", place = "ground/B6" },
            { controller = "p1", place = "ground/C6" },
            { controller = "p2", place = "ground/A6" },
        },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "land_water", 5 }, { "land_water", 4 } },
    answers = { { "p1", "free_move", "move ship_1 C6" } },
    expect = {
        rows = { ship_1 = { place = "field/C6" } },
    },
}
