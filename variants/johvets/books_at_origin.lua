-- A Link and Carry that fails leaves the book where it started, not where it led (J4.9).
local law = require "lawspeaker"

return law.variant {
    name = "books at origin",
    rules = { failed_link_book = "origin" },
}
