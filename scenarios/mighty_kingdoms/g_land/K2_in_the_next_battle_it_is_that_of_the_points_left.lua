local law = require "lawspeaker"

law.scenario {
    name = "in the next battle it is that of the points left",
    rule = "K2",
    game = "mighty_kingdoms",
    rules = { player_order = "fixed" },
    options = { map = "proving_ground" },
    players = 3,
    state = {
        globals = { month = 1, order = { "p1", "p3", "p2" } },
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p2", place = "ground/A2" },
            { controller = "p3", place = "ground/B1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", points = 400, place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", points = 100, place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p3", place = "field/B2" },
        },
    },
    phase = "battle",
    dice = { { "battle", 1 }, { "battle", 4 }, { "battle", 4 }, { "battle", 3 } },
    answers = { { "p1", "battle", "B2 p2 land" } },
    expect = {
        events = {
            { "defence", army = "army_1", defence = 4 }, { "won", winner = "p1" },
            { "defence", army = "army_1", defence = 3 },
        },
    },
}
