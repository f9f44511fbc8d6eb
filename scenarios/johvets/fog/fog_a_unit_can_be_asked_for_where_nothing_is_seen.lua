local law = require "lawspeaker"

law.scenario {
    name = "supply where nothing is seen may come to nothing",
    rule = "J6.4",
    game = "johvets",
    variant = "johvets/fog",
    options = { map = "two_ages" },
    players = { "red", "blue" },
    rules = { negotiation_rounds = 0 },
    state = {
        position = law.position {
            map = "two_ages",
            players = { "red", "blue" },
            units = {
                { "r1", "red", "well" },
                { "r2", "red", "barn" },
                { "b1", "blue", "cave" },
            },
        },
    },
    stages = {
        {
            answers = { { "red", "r1: move hives" }, { "blue", "b1: stay" } },
            expect = { legal = { "book hives", "unit stair", "unit cave" },
                not_legal = { "unit hives", "unit wall", "unit stair as mine" } },
        },
        {
            answers = { { "red", "supply", "unit cave" } },
            expect = { events = { { "unsupplied", player = "red", reason = "unseen" } } },
        },
    },
}
