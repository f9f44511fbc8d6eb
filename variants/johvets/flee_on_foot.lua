-- Nobody flees through a book, only to a region next to it (J5.1).
local law = require "lawspeaker"

return law.variant {
    name = "flee on foot",
    rules = { flee_through_books = false },
}
