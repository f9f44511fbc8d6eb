local law = require "lawspeaker"

law.scenario {
    name = "who is displaced by an unseen unit sees where it can flee",
    rule = "fog",
    game = "johvets",
    variant = "johvets/fog",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = {
                { "r1", "red", "wall" },
                { "b1", "blue", "barn" },
                { "b2", "blue", "meadow" },
                { "b3", "blue", "cave" },
            },
        },
    },
    rules = { negotiation_rounds = 0, flee_controlled = "ignore" },
    stages = {
        {
            answers = {
                { "red", "r1: stay" },
                { "blue", "b1: move wall, b2: reinforce b1 move wall" },
            },
            expect = {
                pending = { "red: flee" },
                legal = { "hives", "barn" },
                not_legal = { "meadow", "well" },
            },
        },
        {
            answers = { { "red", "flee", "hives" } },
            expect = { events = { { "fled", unit = "r1", to = "hives" } } },
        },
    },
}
