local law = require "lawspeaker"

law.scenario {
    name = "artillery names Points that are neighbours",
    rule = "R9",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
        },
        card = { { name = "artillery", place = "hand/vietnam" } },
    },
    phase = "first_orders",
    expect = {
        legal = { "artillery A B", "artillery D E" },
        not_legal = { "artillery A C", "artillery A A", "artillery E", "napalm C" },
    },
}
