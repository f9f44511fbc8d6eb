local law = require "lawspeaker"

law.scenario {
    name = "battles are chosen in player order",
    rule = "36",
    game = "mighty_kingdoms",
    rules = { player_order = "fixed" },
    options = { map = "proving_ground" },
    state = {
        globals = { month = 1, order = { "p2", "p1" } },
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p2", place = "ground/B1" },
            { controller = "p2", place = "ground/B6" },
            { controller = "p1", place = "ground/A6" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p1", place = "field/B6" },
            { name = "army_4", kind = "army", owner = "p2", place = "field/B6" },
        },
    },
    phase = "battle",
    dice = { { "battle", 1 }, { "battle", 1 }, { "battle", 1 }, { "battle", 1 } },
    answers = { { "p2", "battle", "B6 p1 land" } },
    expect = {
        events = {
            { "battle", tile = "B6", attacker = "p2", defender = "p1" },
            { "retreated", token = "army_3", to = "A6" },
            { "battle", tile = "B2", attacker = "p1", defender = "p2" },
            { "retreated", token = "army_2", to = "B1" },
        },
    },
}
