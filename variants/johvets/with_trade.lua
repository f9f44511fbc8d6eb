-- Players with adjacent units trade books and supply actions in Negotiation, each two once in a
-- turn; supply actions that are not used are kept (J2.1, J6.4).
local law = require "lawspeaker"

return law.variant {
    name = "with trade",
    game = "johvets",
    rules = { trade = true },
}
