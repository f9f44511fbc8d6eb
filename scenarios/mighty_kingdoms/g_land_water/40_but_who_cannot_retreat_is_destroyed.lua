local law = require "lawspeaker"

law.scenario {
    name = "but who cannot retreat is destroyed",
    rule = "40",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B6" } },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { "army_2", name = "army_2", kind = "army", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "land_water", 6 }, { "land_water", 1 } },
    expect = {
        rows = { army_2 = false },
        events = { { "destroyed", player = "p2", cause = "no retreat" } },
    },
}
