local law = require "lawspeaker"

law.scenario {
    name = "where all enemies are on their sides one is removed",
    rule = "37",
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
            { "army_2", name = "army_2", kind = "army", owner = "p2",
                upright = false, place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    expect = {
        step_result = true,
        events = { { "overrun" }, { "destroyed", cause = "overrun" } },
        no_events = { "battle", "won", "taken", "retreated" },
        rows = { army_2 = false, here = { controller = "p2" } },
    },
}
