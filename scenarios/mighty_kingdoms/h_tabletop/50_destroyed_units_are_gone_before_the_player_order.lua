local law = require "lawspeaker"

law.scenario {
    name = "destroyed units are gone before the player order",
    rule = "50",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { battles = "tabletop" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/B1" },
            { name = "army_3", kind = "army", owner = "p2", place = "field/A1" },
            { name = "army_4", kind = "army", owner = "p2", place = "field/A2" },
        },
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p2", settlement = "city", place = "ground/A1" },
        },
        unit = {
            { army = "army_2", name = "Red Foot", points = 100, strength = -2, place = "list/p1" },
        },
    },
    phase = "reform",
    expect = {
        globals = { order = { "p2", "p1" } },
        places = { ["field/B1"] = 0 },
    },
}
