local law = require "lawspeaker"

law.scenario {
    name = "a book is given once, not to two units",
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
                { "b1", "blue", "barn" },
                { "b2", "blue", "meadow" },
            },
            books = { { "star", "wall" } },
        },
    },
    answers = {
        { "red", "propose blue gives book star b1 book star b2", refused = "twice (J2.1)" },
        {
            "red", "deal blue gives book star promises words",
            refused = "book is followed by 2 words, a book and the unit that gets it",
        },
        { "red", "propose blue gives", refused = "then follow goods, as in `gives 2 action`" },
        { "red", "propose blue gives book takes action", refused = "followed by 2 words" },
        { "red", "propose blue gives book star b2" },
        { "blue", "accept 1" },
        { "red", "pass" }, { "blue", "pass" },
        { "red", "r1: stay" }, { "blue", "b2: link star" },
    },
    expect = { events = { "traded", { "verdict", unit = "b2", result = "succeeded" } } },
}
