local law = require "lawspeaker"

local tank = law.variant {
    name = "tank",
    game = "rocknroll",
    hooks = {
        covered = function(ask, standard)
            for unit in ask.unit.place:each() do
                local is_shelter = unit.name == "Hardman" and unit.side == ask.unit.side
                standard = standard or is_shelter and unit ~= ask.unit
            end
            return standard
        end,
    },
}

law.scenario {
    name = "covered: Hardman is a shelter, too",
    rule = "74",
    game = "rocknroll",
    variant = tank,
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Hardman", side = "vpa", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Mai", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vietnam" } },
    },
    phase = "first_orders",
    expect = { legal = { "attack Mai Hardman" }, not_legal = { "attack Mai Zulu" } },
}
