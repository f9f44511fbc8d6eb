local law = require "lawspeaker"

law.scenario {
    name = "points and defend do not matter",
    rule = "40",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B6" },
            { controller = "p2", place = "ground/A6" },
        },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "army_2", kind = "army", owner = "p2", points = 100,
                defending = true, place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "land_water", 3 }, { "land_water", 4 } },
    answers = { { "p1", "retreat", "ship_1: B7" } },
    expect = {
        events = { { "sums", attacker_sum = 3, defender_sum = 4 }, { "won", winner = "p2" } },
    },
}
