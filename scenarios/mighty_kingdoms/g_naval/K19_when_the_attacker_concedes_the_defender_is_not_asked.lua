local law = require "lawspeaker"

law.scenario {
    name = "when the attacker concedes the defender is not asked",
    rule = "K19",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B6" },
            { controller = "p2", place = "ground/C6" },
        },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p2" },
    dice = { { "sea", 1 }, { "sea", 1 } },
    answers = { { "p2", "concede", "concede" }, { "p2", "retreat", "ship_2: C6" } },
    expect = {
        events = { { "conceded", player = "p2" }, { "won", winner = "p1" } },
        rows = { ship_2 = { place = "field/C6" } },
    },
}
