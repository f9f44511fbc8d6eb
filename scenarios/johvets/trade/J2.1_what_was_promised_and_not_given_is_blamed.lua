local law = require "lawspeaker"

law.scenario {
    name = "goods that were promised and not given are blamed",
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
            { "blues", actions = 0, place = "purse/blue" },
        },
    },
    answers = {
        { "red", "deal blue gives book star b1 takes action" }, { "blue", "accept 1" },
        { "red", "pass" }, { "blue", "pass" },
        { "red", "r1: stay" }, { "blue", "b1: stay" },
        { "red", "blame 2" },
    },
    expect = { events = { "promised", { "blamed", by = "blue", to = "red" } },
        no_events = { "kept", "broken" } },
}
