local law = require "lawspeaker"

law.scenario {
    name = "battle_pass: the house lets players pass",
    rule = "K5",
    game = "mighty_kingdoms",
    rules = { battle_pass = true },
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    answers = { { "p1", "battle", "pass" } },
    expect = {
        step_result = false,
        no_events = { "battle" },
        places = { ["field/B2"] = 2 },
    },
}
