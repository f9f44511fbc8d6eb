local law = require "lawspeaker"

law.scenario {
    name = "who took more points has won",
    rule = "43",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p2", place = "ground/B1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 5 }, { "battle", 4 } },
    expect = {
        events = {
            { "reductions", attacker = "p1", attacker_hits = 100, defender_hits = 0 },
            { "won", winner = "p1", loser = "p2" },
        },
        rows = { army_2 = { points = 400, upright = false, place = "field/B1" } },
    },
}
