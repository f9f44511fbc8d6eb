local law = require "lawspeaker"

law.scenario {
    name = "armies aboard neither fight nor are hit",
    rule = "K19",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B6" },
            { controller = "p2", place = "ground/C6" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
            { name = "army_2", kind = "army", owner = "p2", aboard = "ship_2", place = "field/B6" },
            { name = "army_3", kind = "army", owner = "p2", points = 100, place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 3 }, { "battle", 6 } },
    expect = {
        events = {
            { "pool", player = "p2", dice = "6" }, { "hit", army = "army_3" },
            { "won", winner = "p1" }, { "laid", token = "army_2" },
        },
        pending = { "p2: retreat" },
        rows = { army_1 = { points = 400 } },
    },
}
