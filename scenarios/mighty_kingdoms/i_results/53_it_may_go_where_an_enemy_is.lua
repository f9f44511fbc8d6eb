local law = require "lawspeaker"

law.scenario {
    name = "it may go where an enemy is",
    rule = "53",
    game = "mighty_kingdoms",
    rules = { player_order = "fixed" },
    options = { map = "proving_ground" },
    state = {
        globals = { month = 1, order = { "p1", "p2" } },
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p1", place = "ground/A2" },
            { controller = "p2", place = "ground/B1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p2", place = "field/A2" },
        },
    },
    phase = "battle",
    dice = { { "battle", 5 }, { "battle", 1 }, { "battle", 5 }, { "battle", 1 } },
    answers = { { "p1", "free_move", "move army_1 A2" } },
    expect = {
        events = {
            { "moved", token = "army_1", to = "A2" }, { "battle", tile = "A2", attacker = "p2" },
        },
    },
}
