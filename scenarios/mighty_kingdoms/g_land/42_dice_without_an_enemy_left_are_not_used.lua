local law = require "lawspeaker"

law.scenario {
    name = "dice without an enemy left are not used",
    rule = "42",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p2", points = 100, place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 6, 6 }, { "battle", 1 } },
    answers = { { "p2", "assign", "1 army_1" } },
    expect = {
        events = {
            { "reductions", attacker_hits = 100, defender_hits = 0 }, { "won", winner = "p1" },
        },
    },
}
