local law = require "lawspeaker"

law.scenario {
    name = "the fourth time a unit of Strength 2 is routed",
    rule = "50",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { battles = "tabletop" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", points = 200, place = "field/B2" },
        },
        land = {
            { controller = "p2", settlement = "city", place = "ground/B2" },
            { controller = "p2", settlement = "city", place = "ground/B1" },
        },
        unit = {
            { army = "army_1", name = "Red Foot", points = 100, strength = 1, place = "list/p1" },
            { "foot", army = "army_2", name = "Blue Foot", points = 100, strength = -1,
                place = "list/p2" },
            { army = "army_2", name = "Blue Horse", points = 100, strength = 1, place = "list/p2" },
        },
    },
    phase = "battle",
    answers = {
        { "p1", "report", "attacker" },
        { "p1", "routed", "Blue Foot" },
        { "p1", "strengthened", "none" },
    },
    expect = {
        events = {
            { "strength", unit = "Blue Foot", strength = -2 },
            { "unit_lost", unit = "Blue Foot" },
        },
        rows = { foot = false, army_2 = { points = 100 } },
    },
}
