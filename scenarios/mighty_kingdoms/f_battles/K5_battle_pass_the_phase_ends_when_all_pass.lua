local law = require "lawspeaker"

law.scenario {
    name = "battle_pass: the phase ends when all pass",
    rule = "K5",
    game = "mighty_kingdoms",
    rules = { battle_pass = true, player_order = "fixed" },
    options = { map = "proving_ground" },
    state = {
        globals = { month = 1, order = { "p1", "p2" } },
        land = { { controller = "p1", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
        },
    },
    phase = "battle",
    answers = { { "p1", "battle", "pass" }, { "p2", "battle", "pass" } },
    expect = {
        no_events = { "battle" },
        places = { ["field/B2"] = 2 },
        pending = { "p1: order" },
    },
}
