local law = require "lawspeaker"

law.scenario {
    name = "a pair goes with its ship and the army is laid down",
    rule = "51",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B6" } },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
            { name = "army_2", kind = "army", owner = "p2", aboard = "ship_2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 1 }, { "sea", 1 } },
    answers = {
        { "p1", "concede", "fight" }, { "p2", "concede", "concede" },
        { "p2", "retreat", "ship_2: B7" },
    },
    expect = {
        rows = {
            ship_2 = { place = "field/B7", upright = true },
            army_2 = { place = "field/B7", upright = false, aboard = "ship_2" },
        },
    },
}
