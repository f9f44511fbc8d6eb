-- Relic fragments stay with whoever has found them, as before they came into the list of what is
-- traded (1, 3).
local law = require "lawspeaker"

return law.variant {
    name = "no fragments",
    game = "transactions",
    rules = { fragments = false },
}
