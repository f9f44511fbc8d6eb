local law = require "lawspeaker"

law.scenario {
    name = "who routs an enemy gains one",
    rule = "48",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { battles = "tabletop" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
        },
        land = {
            { controller = "p2", place = "ground/B2" },
            { controller = "p2", place = "ground/B1" },
            { controller = "p1", place = "ground/A2" },
        },
        unit = {
            { "foot", army = "army_1", name = "Red Foot", points = 100, strength = 1,
                place = "list/p1" },
            { "bows", army = "army_1", name = "Red Bows", points = 100, strength = 1,
                place = "list/p1" },
            { army = "army_2", name = "Blue Foot", points = 100, strength = 1, place = "list/p2" },
            { army = "army_2", name = "Blue Horse", points = 100, strength = 1, place = "list/p2" },
        },
    },
    phase = "battle",
    answers = {
        { "p1", "report", "attacker" },
        { "p1", "routed", "Blue Foot" },
        { "p1", "strengthened", "Red Bows" },
    },
    expect = {
        events = { { "strength", unit = "Red Bows", army = "army_1", strength = 2 } },
        rows = { foot = { strength = 1 }, bows = { strength = 2 } },
    },
}
