local law = require "lawspeaker"

law.scenario {
    name = "the higher sum drives the other out",
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
            { name = "army_2", kind = "army", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "land_water", 4 }, { "land_water", 3 } },
    expect = {
        events = {
            { "sums", attacker_sum = 4, defender_sum = 3 }, { "won", winner = "p1", loser = "p2" },
        },
        places = { ["field/B6"] = { "ship_1" }, ["field/A6"] = { "army_2" } },
        rows = { army_2 = { upright = false } },
    },
}
