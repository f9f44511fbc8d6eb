local law = require "lawspeaker"

law.scenario {
    name = "a unit at -2 is destroyed",
    rule = "50",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { battles = "tabletop" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", points = 250, place = "field/B2" },
        },
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p2", settlement = "city", place = "ground/A1" },
        },
        unit = {
            { "foot", army = "army_1", name = "Red Foot", points = 100, strength = -2,
                place = "list/p1" },
            { "bows", army = "army_1", name = "Red Bows", points = 150, strength = -1,
                place = "list/p1" },
        },
    },
    phase = "reform",
    expect = {
        events = { { "unit_lost", unit = "Red Foot", army = "army_1" } },
        rows = { foot = false, bows = { strength = -1 }, army_1 = { points = 150 } },
    },
}
