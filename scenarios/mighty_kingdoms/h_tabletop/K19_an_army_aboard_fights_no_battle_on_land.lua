local law = require "lawspeaker"

law.scenario {
    name = "an army aboard fights no battle on land",
    rule = "K19",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { battles = "tabletop" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/E7" },
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/E7" },
            { name = "army_2", kind = "army", owner = "p1", aboard = "ship_1", place = "field/E7" },
            { name = "army_3", kind = "army", owner = "p2", place = "field/E7" },
        },
        land = {
            { controller = "p2", place = "ground/E7" },
        },
        unit = {
            { army = "army_1", name = "Red Foot", points = 100, strength = 1, place = "list/p1" },
            { army = "army_1", name = "Red Bows", points = 100, strength = 1, place = "list/p1" },
            { army = "army_2", name = "Red Marines", points = 100, strength = 1,
                place = "list/p1" },
            { army = "army_3", name = "Blue Foot", points = 100, strength = 1, place = "list/p2" },
        },
    },
    phase = "battle",
    answers = {
        { "p1", "report", "attacker" },
    },
    expect = {
        events = {
            { "battle_card", attacker_armies = 1, defender_armies = 1 },
            { "card_list", army = "army_1" },
        },
        legal = { "Red Foot" },
        not_legal = { "Red Marines" },
    },
}
