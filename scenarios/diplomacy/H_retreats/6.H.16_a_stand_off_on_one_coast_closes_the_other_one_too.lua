local case = require "diplomacy.case"

case {
    number = "6.H.16",
    name = "a stand-off on one coast closes the other one too",
    orders = {
        France = { "F mid - spa/nc", "F gas - spa/nc", "F wes H" },
        Italy = { "F tun S F tys - wes", "F tys - wes" },
    },
    retreats = {
        France = { "D F wes" },
    },
    refused = {
        France = { "F wes - spa/sc" },
    },
    expect = { wes = "gone", tys = "wes" },
}
