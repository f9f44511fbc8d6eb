-- Two thirds of all link points, or of all books, are enough to win (J6.2).
local law = require "lawspeaker"

return law.variant {
    name = "two thirds win",
    rules = { victory_fraction = { 2, 3 } },
}
