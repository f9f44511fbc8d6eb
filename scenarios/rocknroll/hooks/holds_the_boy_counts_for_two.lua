local law = require "lawspeaker"

local loved = law.variant {
    name = "loved",
    game = "rocknroll",
    hooks = {
        holds = function(ask, standard)
            return ask.unit.name == "Boy" and 2 or standard
        end,
    },
}

law.scenario {
    name = "holds: the boy counts for two",
    rule = "61",
    game = "rocknroll",
    variant = loved,
    state = {
        unit = {
            { name = "Boy", side = "vietnam", place = "field/A" },
            { name = "Zulu", side = "vpa", place = "field/A" },
        },
    },
    phase = "result",
    expect = { events = { { "control", point = "A", vpa = 1, vietnam = 2, holder = "vietnam" } } },
}
