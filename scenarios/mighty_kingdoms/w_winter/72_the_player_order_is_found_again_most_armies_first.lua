local law = require "lawspeaker"

law.scenario {
    name = "the player order is found again, most armies first",
    rule = "72",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6, order = { "p1", "p2" } },
        land = {
            { controller = "p1", settlement = "city", capital_of = "p1",
                capital_number = 1, place = "ground/A1" },
            { controller = "p1", settlement = "city", place = "ground/B1" },
            { controller = "p2", settlement = "fortress", place = "ground/C1" },
            { controller = "p2", settlement = "city", place = "ground/A2" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/C1" },
            { name = "army_3", kind = "army", owner = "p2", place = "field/C1" },
        },
    },
    phase = "deploy",
    expect = {
        globals = { order = { "p2", "p1" } },
        events = { { "player_order", order = "p2, p1" } },
        pending = { "p2: deploy" },
    },
}
