local law = require "lawspeaker"

law.scenario {
    name = "a reinforcement is promised and given",
    rule = "J2.1",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    answers = {
        { "red", "deal blue promises order r1 reinforce b1 stay" }, { "blue", "accept 1" },
        { "red", "deal blue promises order r3 reinforce r1 move barn" }, { "blue", "accept 3" },
        { "red", "pass" }, { "blue", "pass" },
        { "red", "r1: move barn, r3: reinforce r1 move barn" }, { "blue", "b1: stay" },
    },
    expect = {
        events = {
            { "broken", by = "red", instead = "r1 move barn" },
            { "kept", by = "red", to = "blue" },
        },
    },
}
