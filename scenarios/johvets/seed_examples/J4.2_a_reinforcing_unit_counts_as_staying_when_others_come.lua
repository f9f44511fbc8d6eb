local law = require "lawspeaker"

local map = law.map {
    name = "a row of four",
    ages = { { "I", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
}

law.scenario {
    rule = "J4.2",
    name = "a reinforcing unit counts as staying when others come",
    map = map,
    units = { { "A", "red", "a1" }, { "B", "blue", "a2" }, { "C", "blue", "a4" } },
    orders = { { "A", "move a2" }, { "B", "reinforce C move a3" }, { "C", "move a3" } },
    expect = {
        A = "failed: occupied", B = "succeeded: counted",
        units = { A = "a1", B = "a2", C = "a3" },
    },
}
