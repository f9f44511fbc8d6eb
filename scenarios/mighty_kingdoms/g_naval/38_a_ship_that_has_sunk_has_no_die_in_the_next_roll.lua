local law = require "lawspeaker"

law.scenario {
    name = "a ship that has sunk has no die in the next roll",
    rule = "38",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B6" } },
        token = {
            { "ship_1", name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
            { name = "ship_3", kind = "ship", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 6 }, { "sea", 1, 1 }, { "sea", 1 }, { "sea", 5 } },
    answers = {
        { "p2", "sunk", "ship_2" }, { "p1", "concede", "fight" }, { "p2", "concede", "fight" },
    },
    expect = {
        rows = { ship_1 = false, ship_3 = {} },
        events = { { "won", winner = "p2" }, { "taken", player = "p2" } },
    },
}
