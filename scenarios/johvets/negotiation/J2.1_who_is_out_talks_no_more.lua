-- Green has neither a unit nor a link point (J6.5).
local law = require "lawspeaker"

law.scenario {
    name = "who is out talks no more",
    rule = "J2.1",
    game = "johvets",
    options = { map = "standard" },
    players = { "red", "blue", "green" },
    state = {
        position = law.position {
            map = "standard",
            players = { "red", "blue", "green" },
            units = { { "r1", "red", "lagoon" }, { "b1", "blue", "tarn" } },
        },
    },
    answers = { { "red", "say green", refused = "green" }, { "red", "pass" }, { "blue", "pass" } },
    expect = { pending = { "red: orders", "blue: orders" } },
}
