local law = require "lawspeaker"

law.scenario {
    name = "they roll again until somebody has no ship left",
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
    dice = { { "sea", 1 }, { "sea", 2 }, { "sea", 3 }, { "sea", 2 }, { "sea", 5 }, { "sea", 1 } },
    answers = {
        { "p1", "concede", "fight" }, { "p2", "concede", "fight" }, { "p1", "concede", "fight" },
        { "p2", "concede", "fight" },
    },
    expect = {
        rows = { ship_1 = {}, ship_2 = false },
        events = { "sea_roll", "sea_roll", "sea_roll", { "won", winner = "p1" } },
    },
}
