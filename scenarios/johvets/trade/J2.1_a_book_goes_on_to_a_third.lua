-- Red and green are not adjacent, and blue is next to both.
local law = require "lawspeaker"

law.scenario {
    name = "a book that was received is given on",
    rule = "J2.1",
    game = "johvets",
    variant = "johvets/with_trade",
    options = { map = "two_ages" },
    players = { "red", "blue", "green" },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue", "green" },
            units = {
                { "r1", "red", "hives" },
                { "b1", "blue", "wall" },
                { "g1", "green", "barn" },
            },
            books = {
                { "star", "wall" }, { "sun", "hives" },
                { "moon", "cave" }, { "cloud", "pier" },
            },
        },
        saving = {
            { "reds", actions = 2, place = "purse/red" },
            { "blues", actions = 0, place = "purse/blue" },
            { "greens", actions = 1, place = "purse/green" },
        },
    },
    answers = {
        { "red", "propose green gives book sun g1", refused = "next to the book sun" },
        { "red", "propose blue gives book sun b1" }, { "blue", "accept 101" },
        { "green", "propose blue gives action takes book sun g1" }, { "red", "pass" },
        { "blue", "accept 301" }, { "green", "pass" }, { "red", "pass" }, { "blue", "pass" },
        { "red", "r1: stay" }, { "blue", "b1: stay" },
        { "green", "g1: move meadow carry sun" },
    },
    expect = {
        events = { "traded", "traded",
            { "verdict", unit = "g1", result = "succeeded", carried = "sun" } },
        rows = { greens = { actions = 0 }, blues = { actions = 1 } },
    },
}
