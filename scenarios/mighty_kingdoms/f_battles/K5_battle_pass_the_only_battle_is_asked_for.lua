local law = require "lawspeaker"

law.scenario {
    name = "battle_pass: the only battle is asked for",
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
    expect = {
        pending = { "p1: battle" },
        legal = { "B2 p2 land", "pass" },
    },
}
