local law = require "lawspeaker"

law.scenario {
    name = "when both fleets are gone the controller has won",
    rule = "K3",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { "here", controller = "p1", place = "ground/B6" } },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 4 }, { "sea", 4 } },
    expect = {
        events = { { "won", winner = "p1", loser = "p2" } },
        rows = { here = { controller = "p1" } },
    },
}
