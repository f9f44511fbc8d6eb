local law = require "lawspeaker"

law.scenario {
    name = "a token fights more than once",
    rule = "36",
    game = "mighty_kingdoms",
    rules = { player_order = "fixed" },
    options = { map = "proving_ground" },
    players = 3,
    state = {
        globals = { month = 1, order = { "p1", "p2", "p3" } },
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p2", place = "ground/A2" },
            { controller = "p3", place = "ground/B1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { "army_2", name = "army_2", kind = "army", owner = "p2",
                points = 100, place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p3", points = 300, place = "field/B2" },
        },
    },
    phase = "battle",
    dice = { { "battle", 1 }, { "battle", 1 }, { "battle", 5 }, { "battle", 3 } },
    answers = { { "p1", "battle", "B2 p2 land" } },
    expect = {
        events = {
            { "battle", attacker = "p1", defender = "p2" }, { "won", winner = "p1" },
            { "battle", attacker = "p3", defender = "p1" }, { "drawn" },
        },
        rows = { army_1 = { points = 400 }, army_2 = false, army_3 = { points = 200 } },
        places = { ["field/B2"] = { "army_1" }, ["field/B1"] = { "army_3" } },
    },
}
