local law = require "lawspeaker"

law.scenario {
    name = "tokens on their sides are left as they are",
    rule = "K7",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { "here", controller = "p1", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", upright = false, place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", upright = false, place = "field/B2" },
        },
    },
    step = { "choose_battle", "p2" },
    expect = {
        step_result = false,
        no_events = { "battle", "overrun" },
        rows = { here = { controller = "p1" } },
        places = { ["field/B2"] = { "army_1", "army_2" } },
    },
}
