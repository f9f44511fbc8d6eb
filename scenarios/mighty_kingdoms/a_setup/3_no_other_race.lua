local law = require "lawspeaker"

law.scenario {
    name = "no other race",
    rule = "3",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    answers = { { "p1", "race", "mermaids", refused = "" } },
    expect = { pending = { "p1: race", "p2: race" } },
}
