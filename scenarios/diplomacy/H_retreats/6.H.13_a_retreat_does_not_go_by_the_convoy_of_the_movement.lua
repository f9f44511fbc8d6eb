local case = require "diplomacy.case"

case {
    number = "6.H.13",
    name = "a retreat does not go by the convoy of the movement",
    orders = {
        England = { "A pic H", "F eng C A pic - lon" },
        France = { "A par - pic", "A bre S A par - pic" },
    },
    retreats = {
        England = { "D A pic" },
    },
    refused = {
        England = { "A pic - lon" },
    },
    expect = { pic = "gone", par = "pic" },
}
