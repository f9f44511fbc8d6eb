-- All see it; it is for green alone to accept.
local law = require "lawspeaker"

law.scenario {
    name = "a deal is made openly",
    rule = "J2.1",
    game = "johvets",
    options = { map = "standard", lots = false },
    players = { "red", "blue", "green" },
    stages = {
        {
            answers = {
                { "red", "deal green openly promises order r1 stay" }, { "blue", "pass" },
            },
            expect = { events = { { "proposed", number = 1, by = "red", to = "green" } },
                pending = { "green: talk" } },
        },
        {
            answers = { { "green", "accept 1" } },
            expect = { events = { { "promised", by = "red", to = "green" } } },
        },
    },
}
