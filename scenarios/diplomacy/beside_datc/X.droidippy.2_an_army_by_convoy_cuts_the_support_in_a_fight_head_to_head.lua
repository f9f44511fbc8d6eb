local case = require "diplomacy.case"

case {
    number = "X.droidippy.2",
    name = "an army by convoy cuts the support in a fight head to head",
    orders = {
        England = { "A yor - hol", "F nth C A yor - hol" },
        France = { "A bel - bur", "A par - bur", "A gas S A bel - bur" },
        Germany = { "A hol S A bur - bel", "A bur - bel" },
    },
    expect = { bur = "dislodged", bel = "bur" },
}
