local law = require "lawspeaker"

law.scenario {
    name = "months the house has a shorter Summer",
    rule = "59",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { months = 2 },
    state = {
        globals = { month = 2 },
        land = { { controller = "p1", settlement = "city", place = "ground/A1" } },
        token = { { name = "army_1", kind = "army", owner = "p1", place = "field/B1" } },
    },
    phase = "recall",
    expect = { rows = { army_1 = { place = "field/A1" } }, events = { "winter" } },
}
