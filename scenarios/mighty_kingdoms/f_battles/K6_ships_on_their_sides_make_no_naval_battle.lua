local law = require "lawspeaker"

law.scenario {
    name = "ships on their sides make no naval battle",
    rule = "K6",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B6" } },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p2", upright = false, place = "field/B6" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "land_water", 1 }, { "land_water", 1 } },
    expect = {
        events = { { "battle", kind = "land_water" } },
    },
}
