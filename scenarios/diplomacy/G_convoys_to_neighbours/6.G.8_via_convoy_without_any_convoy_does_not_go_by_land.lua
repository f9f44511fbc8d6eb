local case = require "diplomacy.case"

case {
    number = "6.G.8",
    name = "via convoy without any convoy does not go by land",
    rules = { near_convoy = "intent", failed_convoy = "stays" },
    orders = {
        England = { "F nth - hel", "A hol - kie" },
        France = { "A bel - hol via" },
    },
    expect = { nth = "hel", hol = "kie" },
}
