local law = require "lawspeaker"

local level = law.variant {
    name = "level",
    game = "rocknroll",
    hooks = {
        award = function(ask, standard)
            return math.max(standard, ask.other - ask.own)
        end,
    },
}

law.scenario {
    name = "award: who is behind gets all that is missing",
    rule = "62",
    game = "rocknroll",
    variant = level,
    state = {
        globals = { vpa_control = 0, vietnam_control = 3 },
        unit = { { name = "Zulu", side = "vpa", place = "field/A" } },
    },
    phase = "result",
    expect = { globals = { vpa_control = 3, vietnam_control = 3 } },
}
