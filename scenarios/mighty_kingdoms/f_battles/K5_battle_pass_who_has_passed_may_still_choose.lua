local law = require "lawspeaker"

law.scenario {
    name = "battle_pass: who has passed may still choose",
    rule = "K5",
    game = "mighty_kingdoms",
    rules = { battle_pass = true, player_order = "fixed" },
    options = { map = "proving_ground" },
    state = {
        globals = { month = 1, order = { "p1", "p2" } },
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p1", place = "ground/A2" },
            { controller = "p2", place = "ground/B1" },
            { controller = "p1", place = "ground/D4" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p1", place = "field/D4" },
            { name = "army_4", kind = "army", owner = "p2", place = "field/D4" },
        },
    },
    phase = "battle",
    dice = { { "battle", 1 }, { "battle", 1 } },
    answers = { { "p1", "battle", "pass" }, { "p2", "battle", "B2 p1 land" } },
    expect = {
        pending = { "p1: battle" },
        legal = { "D4 p2 land", "pass" },
    },
}
