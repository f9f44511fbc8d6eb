local law = require "lawspeaker"

law.scenario {
    name = "naval_rolls: on equal numbers the defender has lost",
    rule = "K3",
    game = "mighty_kingdoms",
    rules = { naval_rolls = 1 },
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p2", place = "ground/B6" } },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 1 }, { "sea", 1 } },
    answers = {
        { "p1", "concede", "fight" }, { "p2", "concede", "fight" },
        { "p2", "retreat", "ship_2: B7" },
    },
    expect = {
        events = { "rolls_over", { "won", winner = "p1" }, { "taken", player = "p1" } },
    },
}
