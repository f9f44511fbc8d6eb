local law = require "lawspeaker"

law.scenario {
    name = "supply actions change hands and are used",
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
            books = { { "star", "wall" }, { "cloud", "pier" } },
        },
        saving = {
            { "reds", actions = 0, place = "purse/red" },
            { "blues", actions = 2, place = "purse/blue" },
        },
    },
    stages = {
        {
            answers = {
                { "red", "propose blue gives book star b1 takes 2 action" }, { "blue", "accept 1" },
                { "red", "pass" }, { "blue", "pass" },
                { "red", "r1: stay" }, { "blue", "b1: stay" },
            },
            expect = {
                events = { "traded" }, rows = { reds = { actions = 2 }, blues = { actions = 0 } },
                pending = { "red: supply" },
            },
        },
        {
            answers = { { "red", "supply", "book wall" }, { "red", "supply", "pass" } },
            expect = { rows = { reds = { actions = 1 } }, pending = { "red: talk" } },
        },
    },
}
