-- The wall and the well are not adjacent; the meadow is next to both.
local law = require "lawspeaker"

law.scenario {
    name = "a book that was promised from afar is given when they are adjacent",
    rule = "J2.1",
    game = "johvets",
    variant = "johvets/with_trade",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = { { "r1", "red", "wall" }, { "b1", "blue", "well" } },
            books = { { "star", "wall" }, { "cloud", "pier" } },
        },
    },
    stages = {
        {
            answers = {
                { "red", "deal blue gives book star b1" }, { "blue", "accept 1" },
                { "red", "pass" }, { "blue", "pass" },
            },
            expect = { events = { "promised" }, no_events = { "traded" } },
        },
        {
            answers = {
                { "red", "r1: stay" }, { "blue", "b1: move meadow" },
                { "red", "propose blue gives book star b1" }, { "blue", "accept 3" },
            },
            expect = { events = { "traded", { "kept", by = "red", to = "blue" } } },
        },
    },
}
