local law = require "lawspeaker"

law.scenario {
    name = "when both are wiped out it is a draw",
    rule = "K3",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { "here", controller = "p2", place = "ground/B2" } },
        token = {
            { "army_1", name = "army_1", kind = "army", owner = "p1",
                points = 100, place = "field/B2" },
            { "army_2", name = "army_2", kind = "army", owner = "p2",
                points = 100, place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 1 }, { "battle", 1 } },
    expect = {
        rows = { army_1 = false, army_2 = false, here = { controller = "p2" } },
        events = { "drawn" },
        no_events = { "won", "taken" },
    },
}
