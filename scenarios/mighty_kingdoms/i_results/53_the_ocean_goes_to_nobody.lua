local law = require "lawspeaker"

law.scenario {
    name = "the ocean goes to nobody",
    rule = "53",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B7" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B7" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 4 }, { "sea", 1 } },
    expect = {
        no_events = { "taken" },
        events = { { "won", winner = "p1" } },
    },
}
