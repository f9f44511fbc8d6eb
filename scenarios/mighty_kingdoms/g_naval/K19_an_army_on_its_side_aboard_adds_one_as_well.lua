local law = require "lawspeaker"

law.scenario {
    name = "an army on its side aboard adds one as well",
    rule = "K19",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B6" } },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "army_1", kind = "army", owner = "p1", aboard = "ship_1",
                upright = false, place = "field/B6" },
            { "ship_2", name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 3 }, { "sea", 1 } },
    expect = {
        rows = { ship_2 = false },
    },
}
