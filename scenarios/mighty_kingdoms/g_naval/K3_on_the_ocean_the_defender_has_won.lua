local law = require "lawspeaker"

law.scenario {
    name = "on the ocean the defender has won",
    rule = "K3",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B7" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B7" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 4 }, { "sea", 4 } },
    expect = {
        events = { { "won", winner = "p2", loser = "p1" } },
    },
}
