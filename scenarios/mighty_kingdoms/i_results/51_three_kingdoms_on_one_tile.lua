local law = require "lawspeaker"

law.scenario {
    name = "three kingdoms on one tile",
    rule = "51",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    players = 3,
    state = {
        land = {
            { "here", controller = "p2", place = "ground/B2" },
            { controller = "p3", place = "ground/A2" },
            { controller = "p2", place = "ground/B1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p3", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p3" },
    dice = { { "battle", 5 }, { "battle", 4 } },
    expect = {
        events = { { "battle", attacker = "p3", defender = "p2" }, { "taken", player = "p3" } },
        pending = { "p3: free_move" },
        rows = { here = { controller = "p3" }, army_1 = { upright = true, place = "field/B2" } },
    },
}
