local law = require "lawspeaker"

law.scenario {
    name = "a race is secret until all have picked",
    rule = "3",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    answers = { { "p2", "race", "elves" } },
    expect = { pending = { "p1: race" }, no_events = { "race" } },
}
