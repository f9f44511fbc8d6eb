local law = require "lawspeaker"

law.scenario {
    name = "the first place on the list is taken",
    rule = "J5.3",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = {
                { "r1", "red", "wall" },
                { "r2", "red", "well" },
                { "b1", "blue", "meadow" },
                { "b2", "blue", "cave" },
            },
        },
    },
    rules = { negotiation_rounds = 0, flee_controlled = "ignore" },
    stages = {
        {
            answers = {
                { "red", "r1: move meadow, r2: reinforce r1 move meadow" },
                { "blue", "b1: stay" },
            },
            expect = {
                pending = { "blue: flee" },
                legal = { "barn", "wall" },
                not_legal = { "well", "hives" },
            },
        },
        {
            answers = { { "blue", "flee", "wall, barn" } },
            expect = { events = { { "fled", unit = "b1", from = "meadow", to = "wall" } } },
        },
    },
}
