-- Blue stands between the two others.
local law = require "lawspeaker"

law.scenario {
    name = "each two players trade once",
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
        { "red", "propose blue gives action" }, { "blue", "accept 101" },
        { "green", "propose blue takes book star g1" },
        { "red", "propose blue takes book star r1" },
        { "blue", "accept 102", refused = "J2.1" }, { "blue", "accept 301" },
    },
    expect = {
        events = { { "traded", first = "red", second = "blue" },
            { "traded", first = "green", second = "blue" } },
        rows = { reds = { actions = 1 }, blues = { actions = 1 } },
    },
}
