local law = require "lawspeaker"

law.scenario {
    name = "a third kingdom has no part in it",
    rule = "40",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    players = 3,
    state = {
        land = {
            { controller = "p1", place = "ground/B6" },
            { controller = "p2", place = "ground/A6" },
        },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B6" },
            { name = "ship_3", kind = "ship", owner = "p3", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "land_water", 4 }, { "land_water", 3 } },
    answers = { { "p1", "battle", "B6 p2 land_water" } },
    expect = {
        places = { ["field/B6"] = { "ship_1", "ship_3" }, ["field/A6"] = { "army_2" } },
    },
}
