local law = require "lawspeaker"

law.scenario {
    name = "without the house rule nothing changes hands",
    rule = "J2.1",
    game = "johvets",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    answers = { { "red", "propose blue gives book star b1", refused = "propose" } },
    expect = { pending = { "red: talk" } },
}
