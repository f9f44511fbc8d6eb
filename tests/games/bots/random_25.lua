-- Plays johvets by chance in 25 of a hundred answers, else as greedy does.
return require "parts.mixed" (25)
