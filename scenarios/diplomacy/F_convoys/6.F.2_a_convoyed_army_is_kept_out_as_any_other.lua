local case = require "diplomacy.case"

case {
    number = "6.F.2",
    name = "a convoyed army is kept out as any other",
    orders = {
        England = { "F eng C A lon - bre", "A lon - bre" },
        France = { "A par - bre" },
    },
    expect = {},
}
