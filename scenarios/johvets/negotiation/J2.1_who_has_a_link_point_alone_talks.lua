local law = require "lawspeaker"

law.scenario {
    name = "who has a link point alone talks",
    rule = "J2.1",
    game = "johvets",
    options = { map = "standard" },
    players = { "red", "blue", "green" },
    state = {
        position = law.position {
            map = "standard",
            players = { "red", "blue", "green" },
            units = { { "r1", "red", "lagoon" }, { "b1", "blue", "tarn" } },
            control = { { "vane", "green" } },
        },
    },
    answers = { { "red", "pass" }, { "blue", "pass" } },
    expect = { pending = { "green: talk" } },
}
