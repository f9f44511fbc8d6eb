local case = require "diplomacy.case"

case {
    number = "6.F.3",
    name = "a convoyed army with support gets in",
    orders = {
        England = { "F eng C A lon - bre", "A lon - bre", "F mid S A lon - bre" },
        France = { "A par - bre" },
    },
    expect = { lon = "bre" },
}
