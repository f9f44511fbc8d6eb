local law = require "lawspeaker"

law.scenario {
    name = "with its last unit the army goes",
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
            { army = "army_1", name = "Red Foot", points = 100, strength = -3, place = "list/p1" },
            { army = "army_1", name = "Red Bows", points = 150, strength = -2, place = "list/p1" },
        },
    },
    phase = "reform",
    expect = {
        events = { { "unit_lost", unit = "Red Bows" }, { "destroyed", token = "army_1" } },
        places = { ["field/B2"] = 0, ["list/p1"] = 0 },
    },
}
