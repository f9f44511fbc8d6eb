local law = require "lawspeaker"

law.scenario {
    name = "hits beyond the last ship are lost",
    rule = "38",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B6" } },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p1", place = "field/B6" },
            { "ship_3", name = "ship_3", kind = "ship", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 6, 6 }, { "sea", 3 } },
    expect = {
        rows = { ship_3 = false },
        events = { { "sea_roll", player = "p1", hits = 2 }, { "won", winner = "p1" } },
    },
}
