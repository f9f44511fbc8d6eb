local case = require "diplomacy.case"

case {
    number = "6.A.10.old",
    name = "an army gives no support to a province that it does not border on",
    orders = {
        Austria = { "A bud S F tri - ven", "F tri - ven" },
        Italy = { "A ven H" },
    },
    expect = {},
}
