local law = require "lawspeaker"

law.scenario {
    name = "the only battle there is is not asked for",
    rule = "K5",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 1 }, { "battle", 1 } },
    expect = {
        step_result = true,
        events = { { "battle", attacker = "p1" } },
    },
}
