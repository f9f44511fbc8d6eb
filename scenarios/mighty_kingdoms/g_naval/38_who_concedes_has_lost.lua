local law = require "lawspeaker"

law.scenario {
    name = "who concedes has lost",
    rule = "38",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { "here", controller = "p1", place = "ground/B6" },
            { controller = "p1", place = "ground/C6" },
        },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 1 }, { "sea", 1 } },
    answers = {
        { "p1", "concede", "fight" }, { "p2", "concede", "concede" },
        { "p2", "retreat", "ship_2: C7" },
    },
    expect = {
        events = { { "conceded", player = "p2" }, { "won", winner = "p1", loser = "p2" } },
        rows = { here = { controller = "p1" }, ship_2 = { place = "field/C7" } },
    },
}
