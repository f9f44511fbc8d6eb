local law = require "lawspeaker"

law.scenario {
    name = "a ship leaves for the ocean",
    rule = "52",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B6" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "land_water", 3 }, { "land_water", 3 } },
    answers = { { "p2", "retreat", "ship_2: B7" } },
    expect = {
        rows = { ship_2 = { place = "field/B7" } },
    },
}
