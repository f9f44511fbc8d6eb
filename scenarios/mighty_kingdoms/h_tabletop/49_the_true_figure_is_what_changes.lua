local law = require "lawspeaker"

law.scenario {
    name = "the true figure is what changes",
    rule = "49",
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
            { "foot", army = "army_1", name = "Red Foot", points = 100, strength = 4,
                place = "list/p1" },
            { "horse", army = "army_2", name = "Blue Horse", points = 100, strength = 0,
                place = "list/p2" },
            { army = "army_2", name = "Blue Foot", points = 100, strength = 1, place = "list/p2" },
        },
    },
    phase = "battle",
    answers = {
        { "p1", "report", "attacker" },
        { "p1", "routed", "Blue Horse" },
        { "p1", "strengthened", "Red Foot" },
        { "p1", "free_move", "stay" },
    },
    expect = {
        rows = { foot = { strength = 5 }, horse = { strength = -1 } },
    },
}
