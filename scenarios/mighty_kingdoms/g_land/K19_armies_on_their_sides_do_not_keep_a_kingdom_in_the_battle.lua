local law = require "lawspeaker"

law.scenario {
    name = "armies on their sides do not keep a kingdom in the battle",
    rule = "K19",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p2", place = "ground/B1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", points = 200, place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", points = 100, place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p2", upright = false, place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 1 }, { "battle", 2 } },
    expect = {
        events = {
            { "reductions", attacker_hits = 100, defender_hits = 100 },
            { "won", winner = "p1", loser = "p2" },
        },
        rows = { army_3 = { place = "field/B1" } },
    },
}
