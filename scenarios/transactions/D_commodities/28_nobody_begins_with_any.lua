local law = require "lawspeaker"

law.scenario {
    name = "nobody begins with any",
    rule = "28",
    game = "transactions",
    options = { factions = "hacan sol" },
    expect = {
        rows = {
            ["sheet/1"] = { commodities = 0, maximum = 6 },
            ["sheet/2"] = { commodities = 0, maximum = 4 },
        },
    },
}
