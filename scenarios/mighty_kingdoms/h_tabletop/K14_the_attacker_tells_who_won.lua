local law = require "lawspeaker"

law.scenario {
    name = "the attacker tells who won",
    rule = "K14",
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
    },
    phase = "battle",
    answers = {
        { "p1", "report", "attacker" },
    },
    expect = {
        events = { { "won", winner = "p1", loser = "p2" } },
        rows = {
            army_1 = { place = "field/B2" },
            army_2 = { place = "field/B1", upright = false },
        },
    },
}
