local law = require "lawspeaker"

law.scenario {
    name = "a pair that stands is not overrun",
    rule = "37",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B6" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
            { name = "army_2", kind = "army", owner = "p2", upright = false,
                aboard = "ship_2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "land_water", 1 }, { "land_water", 1 } },
    expect = {
        events = { { "battle", kind = "land_water" } },
        no_events = { "overrun" },
    },
}
