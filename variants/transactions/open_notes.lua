-- Hands of promissory notes lie open on the table (38).
local law = require "lawspeaker"

return law.variant {
    name = "open notes",
    game = "transactions",
    rules = { open_notes = true },
}
