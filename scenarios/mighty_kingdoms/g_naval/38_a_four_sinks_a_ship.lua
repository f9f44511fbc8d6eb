local law = require "lawspeaker"

law.scenario {
    name = "a four sinks a ship",
    rule = "38",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B6" } },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { "ship_2", name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 4 }, { "sea", 3 } },
    expect = {
        events = { { "destroyed", player = "p2", cause = "sunk" }, { "won", winner = "p1" } },
        rows = { ship_1 = { place = "field/B6" }, ship_2 = false },
    },
}
