local law = require "lawspeaker"

local map = law.map {
    name = "A and B",
    ages = { { "I", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

law.scenario {
    rule = "J4.4",
    name = "A and B move into the same region and neither gets there",
    map = map,
    units = { { "A", "red", "a1" }, { "B", "blue", "a3" } },
    orders = { { "A", "move a2" }, { "B", "move a2" } },
    expect = {
        A = "failed: tied", B = "failed: tied",
        units = { A = "a1", B = "a3" },
    },
}
