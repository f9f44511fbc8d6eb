-- Z is the first Age of this board; b1 and a4 are adjacent to a2 too.
local law = require "lawspeaker"

local map = law.map {
    name = "three Ages with borders",
    ages = { { "Z", "z1" }, { "A", "a1", "a2", "a3", "a4" }, { "B", "b1" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "b1" }, { "a2", "z1" } },
}

law.scenario {
    rule = "J5.4",
    name = "board order goes by the order of ages",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    expect = { fled = { u2 = "z1" } },
}
