local law = require "lawspeaker"

local underdogs = law.variant {
    name = "underdogs",
    game = "mighty_kingdoms",
    hooks = {
        worth = function(ask, standard)
            if ask.player == "p2" then
                return standard + 5
            end
            return ask.settlement == "capital" and 0 or standard
        end,
    },
}

law.scenario {
    name = "worth: what a settlement is and whose it is",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { year = 3, month = 6 },
        land = {
            { controller = "p1", settlement = "city", capital_of = "p1",
                capital_number = 1, place = "ground/A1" },
            { controller = "p2", settlement = "city", place = "ground/C1" },
        },
    },
    phase = "deploy",
    variant = underdogs,
    expect = {
        events = {
            { "score", player = "p1", settlements = 0 },
            { "score", player = "p2", settlements = 7 },
        },
    },
}
