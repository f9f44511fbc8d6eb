local law = require "lawspeaker"

law.scenario {
    name = "the races are revealed together",
    rule = "3",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    answers = { { "p1", "race", "dwarfs" }, { "p2", "race", "elves" } },
    expect = {
        events = {
            { "race", player = "p1", race = "dwarfs" }, { "race", player = "p2", race = "elves" },
        },
        rows = { ["kingdom/1"] = { race = "dwarfs" }, ["kingdom/2"] = { race = "elves" } },
    },
}
