local case = require "diplomacy.case"

case {
    number = "6.A.10",
    name = "support reaches no farther than the supporter could move",
    orders = {
        Austria = { "A ven H" },
        Italy = { "F rom S A apu - ven", "A apu - ven" },
    },
    expect = {},
}
