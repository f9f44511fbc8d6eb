local law = require "lawspeaker"

law.scenario {
    name = "a ship on its side does not fight for the army aboard",
    rule = "34",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B6" } },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", upright = false, place = "field/B6" },
            { name = "army_1", kind = "army", owner = "p1", aboard = "ship_1", place = "field/B6" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    expect = {
        step_result = false,
        no_events = { "battle" },
    },
}
