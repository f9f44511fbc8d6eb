local law = require "lawspeaker"

law.scenario {
    name = "the attacker gives the first die",
    rule = "42",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p2", place = "field/B2" },
            { name = "army_4", kind = "army", owner = "p2", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p2" },
    dice = { { "battle", 5, 1 }, { "battle", 5, 1 } },
    expect = {
        pending = { "p2: assign" },
        legal = { "5 army_1", "5 army_2", "1 army_1", "1 army_2" },
    },
}
