local law = require "lawspeaker"

law.scenario {
    name = "an army that fell short of its rules stays",
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
            { army = "army_1", name = "Red Foot", points = 480, strength = -2, place = "list/p1" },
            { army = "army_1", name = "Red Scouts", points = 20, strength = 0, place = "list/p1" },
        },
    },
    phase = "reform",
    expect = {
        no_events = { "destroyed" },
        rows = { army_1 = { points = 20 } },
    },
}
