local law = require "lawspeaker"

law.scenario {
    name = "there is no draw",
    rule = "38",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { "here", controller = "p2", place = "ground/B6" } },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 5 }, { "sea", 5 } },
    expect = {
        no_events = { "drawn" },
        events = { { "won", winner = "p2", loser = "p1" } },
    },
}
