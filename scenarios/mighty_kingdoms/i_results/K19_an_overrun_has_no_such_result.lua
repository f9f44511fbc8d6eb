local law = require "lawspeaker"

law.scenario {
    name = "an overrun has no such result",
    rule = "K19",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { "here", controller = "p2", place = "ground/B2" },
            { controller = "p1", place = "ground/A2" },
            { controller = "p2", place = "ground/B1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", upright = false, place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p2", upright = false, place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    answers = { { "p2", "overrun", "army_2" } },
    expect = {
        step_result = true,
        rows = { here = { controller = "p2" }, army_3 = { place = "field/B2" } },
        no_events = { "won", "retreated" },
    },
}
