local law = require "lawspeaker"

law.scenario {
    name = "a unit at -1 stays",
    rule = "50",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { battles = "tabletop" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
        },
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p2", settlement = "city", place = "ground/A1" },
        },
        unit = {
            { "foot", army = "army_1", name = "Red Foot", points = 500, strength = -1,
                place = "list/p1" },
        },
    },
    phase = "reform",
    expect = {
        no_events = { "unit_lost", "destroyed" },
        rows = { foot = { strength = -1 }, army_1 = { points = 500 } },
    },
}
