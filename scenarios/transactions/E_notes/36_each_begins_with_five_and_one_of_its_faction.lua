local law = require "lawspeaker"

law.scenario {
    name = "each begins with five and one of its faction",
    rule = "36",
    game = "transactions",
    options = { factions = "hacan sol" },
    expect = {
        places = {
            ["notes/p1"] = {
                "p1_support", "p1_alliance", "p1_trade_agreement", "p1_ceasefire",
                "p1_political_secret", "p1_trade_convoys",
            },
            ["notes/p2"] = 6,
        },
    },
}
