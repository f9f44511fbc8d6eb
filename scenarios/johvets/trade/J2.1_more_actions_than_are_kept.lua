local law = require "lawspeaker"

law.scenario {
    name = "more actions than are kept cannot be given",
    rule = "J2.1",
    game = "johvets",
    variant = "johvets/with_trade",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = {
                { "r1", "red", "wall" },
                { "b1", "blue", "meadow" },
            },
            books = {  },
        },
        saving = {
            { "reds", actions = 1, place = "purse/red" },
            { "blues", actions = 1, place = "purse/blue" },
        },
    },
    answers = {
        { "red", "propose blue gives 2 action", refused = "not 2 (J2.1)" },
        { "red", "propose blue takes 2 action" },
        { "blue", "accept 1", refused = "not 2 (J2.1)" },
        { "blue", "decline 1" },
        { "red", "propose blue takes action" },
        { "blue", "accept 2" },
    },
    expect = { rows = { reds = { actions = 2 }, blues = { actions = 0 } } },
}
