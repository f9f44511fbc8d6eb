local law = require "lawspeaker"

law.scenario {
    name = "the next month follows",
    rule = "58",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 5 },
        token = {
            { name = "army_9", kind = "army", owner = "p2", place = "field/F6" },
            { name = "army_8", kind = "army", owner = "p2", place = "field/F7" },
        },
        land = { { controller = "p1", settlement = "city", place = "ground/B2" } },
    },
    phase = "reform",
    expect = {
        globals = { month = 6, year = 1 },
        pending = { "p2: order" },
        no_events = { "winter", "summer" },
    },
}
