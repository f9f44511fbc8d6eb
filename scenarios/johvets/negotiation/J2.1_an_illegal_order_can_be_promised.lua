local law = require "lawspeaker"

law.scenario {
    name = "an order that is not legal can be promised",
    rule = "J2.1",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    answers = {
        { "red", "deal blue promises order r1 move cave" }, { "blue", "accept 1" },
        { "red", "pass" }, { "blue", "pass" },
        { "red", "r1: move cave", refused = "not_adjacent" },
        { "red", "r1: stay" }, { "blue", "b1: stay" },
    },
    expect = { events = { { "broken", by = "red", instead = "r1 stay" } } },
}
