local law = require "lawspeaker"

law.scenario {
    name = "units are not lost in Simple mode",
    rule = "44",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { battles = "simple" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
        },
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p2", settlement = "city", place = "ground/A1" },
        },
        unit = {
            { army = "army_1", name = "Red Foot", points = 100, strength = -2, place = "list/p1" },
        },
    },
    phase = "reform",
    expect = {
        no_events = { "unit_lost" },
        places = { ["list/p1"] = 1 },
        rows = { army_1 = { points = 500 } },
    },
}
