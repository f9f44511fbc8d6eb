local law = require "lawspeaker"

law.scenario {
    name = "there is talk before every turn",
    rule = "J2.1",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    answers = {
        { "red", "pass" }, { "blue", "pass" },
        { "red", "r1: stay" }, { "blue", "b1: stay" },
    },
    expect = { pending = { "red: talk" } },
}
