local law = require "lawspeaker"

law.scenario {
    name = "only after the last month",
    rule = "59",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 5 },
        land = { { controller = "p1", settlement = "city", place = "ground/A1" } },
        token = { { name = "army_1", kind = "army", owner = "p1", place = "field/B1" } },
    },
    phase = "recall",
    expect = { rows = { army_1 = { place = "field/B1" } }, no_events = { "winter" } },
}
