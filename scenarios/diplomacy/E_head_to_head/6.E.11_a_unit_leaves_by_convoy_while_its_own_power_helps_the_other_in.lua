local case = require "diplomacy.case"

case {
    number = "6.E.11",
    name = "a unit leaves by convoy while its own power helps the other in",
    orders = {
        France = { "A spa - por via", "F mid C A spa - por", "F gol S F por - spa/nc" },
        Germany = { "A mar S A gas - spa", "A gas - spa" },
        Italy = { "F por - spa/nc", "F wes S F por - spa/nc" },
    },
    expect = { spa = "por", por = "spa/nc" },
}
