local case = require "diplomacy.case"

case {
    number = "6.H.14",
    name = "support in the movement does not help a retreat",
    orders = {
        England = { "A pic H", "F eng S A pic - bel" },
        France = { "A par - pic", "A bre S A par - pic", "A bur H" },
        Germany = { "A mun S A mar - bur", "A mar - bur" },
    },
    retreats = {
        England = { "A pic - bel" },
        France = { "A bur - bel" },
    },
    expect = { pic = "gone", par = "pic", bur = "gone", mar = "bur" },
}
