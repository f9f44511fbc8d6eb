local law = require "lawspeaker"

law.scenario {
    name = "the player order is by chance",
    rule = "4",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    dice = { { "order", 2 } },
    answers = { { "p1", "race", "orcs" }, { "p2", "race", "elves" } },
    expect = {
        globals = { order = { "p2", "p1" } },
        events = { { "player_order", order = "p2, p1" } },
    },
}
