local case = require "diplomacy.case"

case {
    number = "6.D.20",
    name = "a power does not cut the support of its own units",
    orders = {
        England = { "F lon S F nth - eng", "F nth - eng", "A yor - lon" },
        France = { "F eng H" },
    },
    expect = { nth = "eng", eng = "dislodged" },
}
