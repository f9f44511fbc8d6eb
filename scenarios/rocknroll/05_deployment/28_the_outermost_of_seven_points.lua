local law = require "lawspeaker"

law.scenario {
    name = "the outermost of seven Points",
    rule = "28",
    game = "rocknroll",
    rules = { points = 7 },
    state = {
        unit = { { name = "Zulu", side = "vpa", place = "active/vpa" } },
    },
    phase = "first_deployment",
    expect = {
        legal = { "deploy Zulu A", "deploy Zulu G" },
        not_legal = { "deploy Zulu E", "deploy Zulu B" },
    },
}
