local law = require "lawspeaker"

law.scenario {
    name = "who is alone does not talk",
    rule = "J2.1",
    game = "johvets",
    options = { map = "standard" },
    players = { "red", "blue", "green" },
    state = {
        position = law.position {
            map = "standard",
            players = { "red", "blue", "green" },
            units = { { "r1", "red", "lagoon" } },
        },
    },
    expect = { pending = { "red: orders" } },
}
