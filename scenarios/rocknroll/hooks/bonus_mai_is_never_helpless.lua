local law = require "lawspeaker"

local angry = law.variant {
    name = "angry",
    game = "rocknroll",
    hooks = {
        bonus = function(ask, standard)
            return ask.unit.name == "Mai" and standard + 2 or standard
        end,
    },
}

law.scenario {
    name = "bonus: Mai is never helpless",
    rule = "77",
    game = "rocknroll",
    variant = angry,
    state = {
        unit = {
            { name = "Mai", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 2 } },
    answers = { { "vpa", "order", "move Zulu C" } },
    expect = {
        events = { { "check", unit = "Mai", roll = 2, bonus = 2, total = 4, outcome = "success" } },
        rows = { Zulu = { place = "hq/vpa" } },
    },
}
