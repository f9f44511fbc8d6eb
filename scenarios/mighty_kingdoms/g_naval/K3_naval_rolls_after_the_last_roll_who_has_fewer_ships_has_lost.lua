local law = require "lawspeaker"

law.scenario {
    name = "naval_rolls: after the last roll who has fewer ships has lost",
    rule = "K3",
    game = "mighty_kingdoms",
    rules = { naval_rolls = 1 },
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B6" } },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
            { name = "ship_3", kind = "ship", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 1 }, { "sea", 1, 1 } },
    answers = {
        { "p1", "concede", "fight" }, { "p2", "concede", "fight" },
        { "p1", "retreat", "ship_1: B7" },
    },
    expect = {
        events = { "rolls_over", { "won", winner = "p2", loser = "p1" } },
        rows = { ship_1 = { place = "field/B7" } },
    },
}
