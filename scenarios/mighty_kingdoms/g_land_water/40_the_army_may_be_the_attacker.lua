local law = require "lawspeaker"

law.scenario {
    name = "the army may be the attacker",
    rule = "40",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { "here", controller = "p1", place = "ground/B6" },
            { controller = "p1", place = "ground/C6" },
        },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p2" },
    dice = { { "land_water", 5 }, { "land_water", 3 } },
    answers = { { "p1", "retreat", "ship_1: B7" } },
    expect = {
        events = { { "won", winner = "p2", loser = "p1" } },
        rows = { here = { controller = "p2" }, ship_1 = { place = "field/B7" } },
    },
}
