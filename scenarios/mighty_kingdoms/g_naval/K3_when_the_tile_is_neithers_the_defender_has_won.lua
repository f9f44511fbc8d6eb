local law = require "lawspeaker"

law.scenario {
    name = "when the tile is neither's the defender has won",
    rule = "K3",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    players = 3,
    state = {
        land = { { "here", controller = "p3", place = "ground/B6" } },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 4 }, { "sea", 4 } },
    expect = {
        events = { { "won", winner = "p2", loser = "p1" } },
        rows = { here = { controller = "p2" } },
    },
}
