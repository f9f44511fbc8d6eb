local law = require "lawspeaker"

law.scenario {
    name = "armies aboard share the result of a land battle",
    rule = "K19",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B6" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B6" },
            { "army_2", name = "army_2", kind = "army", owner = "p2", place = "field/B6" },
            { name = "ship_3", kind = "ship", owner = "p2", place = "field/B6" },
            { name = "army_3", kind = "army", owner = "p2", aboard = "ship_3", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 5 }, { "battle", 1 } },
    answers = { { "p2", "retreat", "ship_3: B7" } },
    expect = {
        rows = { army_2 = false, army_3 = { points = 500, upright = false, place = "field/B7" } },
    },
}
