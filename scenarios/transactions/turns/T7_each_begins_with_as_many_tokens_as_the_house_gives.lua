local law = require "lawspeaker"

law.scenario {
    name = "each begins with as many tokens as the house gives",
    rule = "T7",
    game = "transactions",
    rules = { first_tokens = 0 },
    options = { factions = "sol hacan", talk = false },
    dice = { { "speaker", 1 } },
    answers = {
        { "p1", "strategy", "technology" },
        { "p2", "strategy", "trade" },
        { "p1", "strategy", "warfare" },
        { "p2", "strategy", "imperial" },
    },
    expect = {
        pending = { "p2: action" }, legal = { "strategic trade" }, not_legal = { "activate crown" },
    },
}
