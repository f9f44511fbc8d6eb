local law = require "lawspeaker"

law.scenario {
    name = "one ship a city, and the second is lost",
    rule = "K13",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", place = "ground/B6" },
            { controller = "p2", settlement = "village", place = "ground/A3" },
        },
        token = {
            { "first", name = "ship_1", kind = "ship", owner = "p1", place = "field/A8" },
            { name = "ship_2", kind = "ship", owner = "p1", place = "field/B6" },
        },
    },
    phase = "recall",
    expect = {
        rows = { first = false, ship_2 = { place = "field/B6" } },
        events = { { "destroyed", token = "ship_1", cause = "no dock" } },
    },
}
