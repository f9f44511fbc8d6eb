local law = require "lawspeaker"

law.scenario {
    name = "who is out gets no gift and gives none",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    players = 3,
    state = {
        globals = { month = 6 },
        kingdom = {
            { "first", gold = 1, food = 0, place = "realm/p1" },
            { "second", gold = 1, food = 1, is_out = true, place = "realm/p2" },
            { "third", gold = 0, food = 0, place = "realm/p3" },
        },
    },
    phase = "tithe",
    answers = { { "p1", "tithe", "give p3 gold" } },
    expect = {
        pending = { "p3: tithe" },
        legal = { "give p1 gold" },
        not_legal = { "give p2 gold" },
    },
}
