local law = require "lawspeaker"

law.scenario {
    name = "without an upright token of one's own nothing can be chosen",
    rule = "34",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", upright = false, place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    expect = {
        step_result = false,
        rows = { army_1 = { upright = false }, army_2 = { place = "field/B2" } },
        no_events = { "battle", "overrun" },
    },
}
