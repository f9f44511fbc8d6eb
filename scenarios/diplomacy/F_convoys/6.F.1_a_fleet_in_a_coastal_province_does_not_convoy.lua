local case = require "diplomacy.case"

case {
    number = "6.F.1",
    name = "a fleet in a coastal province does not convoy",
    orders = {
        Turkey = {
            "A gre - sev", "F aeg C A gre - sev", "F con C A gre - sev", "F bla C A gre - sev",
        },
    },
    expect = {},
}
