-- Units that would flee to the same region are removed (J5.4).
local law = require "lawspeaker"

return law.variant {
    name = "collisions remove",
    rules = { flee_collision = "remove" },
}
