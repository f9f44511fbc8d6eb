local law = require "lawspeaker"

law.scenario {
    name = "who has won a tile is its controller in the next choice",
    rule = "36",
    game = "mighty_kingdoms",
    rules = { player_order = "fixed" },
    options = { map = "proving_ground" },
    players = 5,
    state = {
        globals = { month = 1, order = { "p1", "p2", "p3", "p4", "p5" } },
        land = {
            { controller = "p5", place = "ground/B2" },
            { controller = "p2", place = "ground/A2" },
            { controller = "p3", place = "ground/B1" },
            { controller = "p4", place = "ground/C2" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p3", place = "field/B2" },
            { name = "army_4", kind = "army", owner = "p4", place = "field/B2" },
        },
    },
    phase = "battle",
    dice = {
        { "battle", 5 }, { "battle", 1 }, { "battle", 1 }, { "battle", 1 }, { "battle", 1 },
        { "battle", 1 },
    },
    answers = { { "p1", "battle", "B2 p2 land" } },
    expect = {
        events = {
            { "battle", attacker = "p1", defender = "p2" }, { "taken", player = "p1" },
            { "battle", attacker = "p3", defender = "p1" }, { "retreated", token = "army_3" },
            { "battle", attacker = "p4", defender = "p1" }, { "retreated", token = "army_4" },
        },
        places = { ["field/B2"] = { "army_1" } },
    },
}
