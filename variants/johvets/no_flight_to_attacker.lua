-- Nobody flees on foot to where the unit that displaced it came from (J5.1).
local law = require "lawspeaker"

return law.variant {
    name = "no flight to attacker",
    rules = { flee_to_attacker = false },
}
