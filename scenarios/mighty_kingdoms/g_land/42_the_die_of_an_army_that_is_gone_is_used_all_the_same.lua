local law = require "lawspeaker"

law.scenario {
    name = "the die of an army that is gone is used all the same",
    rule = "42",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", points = 200, place = "field/B2" },
            { "army_2", name = "army_2", kind = "army", owner = "p2",
                points = 100, place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 1 }, { "battle", 2 } },
    expect = {
        rows = { army_1 = { points = 100 }, army_2 = false },
        events = {
            { "destroyed", player = "p2" }, { "hit", army = "army_1", die = 2 },
            { "reductions", attacker_hits = 100, defender_hits = 100 }, { "won", winner = "p1" },
        },
    },
}
