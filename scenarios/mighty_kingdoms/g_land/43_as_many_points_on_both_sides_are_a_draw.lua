local law = require "lawspeaker"

law.scenario {
    name = "as many points on both sides are a draw",
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
    dice = { { "battle", 5 }, { "battle", 5 } },
    expect = {
        events = { { "reductions", attacker_hits = 100, defender_hits = 100 }, "drawn" },
        rows = { army_1 = { points = 400 }, army_2 = { points = 400, place = "field/B1" } },
    },
}
