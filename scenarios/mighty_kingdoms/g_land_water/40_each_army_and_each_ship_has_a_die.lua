local law = require "lawspeaker"

law.scenario {
    name = "each army and each ship has a die",
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
            { name = "ship_2", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "army_3", kind = "army", owner = "p2", place = "field/B6" },
            { name = "army_4", kind = "army", owner = "p2", place = "field/B6" },
            { name = "army_5", kind = "army", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "land_water", 6, 6 }, { "land_water", 3, 4, 4 } },
    expect = {
        events = { { "sums", attacker_sum = 12, defender_sum = 11 }, { "won", winner = "p1" } },
    },
}
