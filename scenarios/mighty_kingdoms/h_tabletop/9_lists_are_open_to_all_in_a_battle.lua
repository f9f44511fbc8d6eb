local law = require "lawspeaker"

law.scenario {
    name = "lists are open to all in a battle",
    rule = "9",
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
            { army = "army_1", name = "Red Foot", points = 100, strength = 1, place = "list/p1" },
            { army = "army_1", name = "Red Bows", points = 100, strength = 1, place = "list/p1" },
            { army = "army_2", name = "Blue Foot", points = 100, strength = 1,
                kinds = { "monster" }, item = "Horn", place = "list/p2" },
        },
    },
    phase = "battle",
    answers = {
        { "p1", "report", "attacker" },
    },
    expect = {
        events = {
            { "card_list", army = "army_1", list = "Red Foot 100 1; Red Bows 100 1" },
            { "card_list", army = "army_2", list = "Blue Foot 100 1 monster item Horn" },
        },
        legal = { "Blue Foot", "Red Foot, Blue Foot", "none" },
    },
}
