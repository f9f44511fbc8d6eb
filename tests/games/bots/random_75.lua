-- Plays johvets by chance in 75 of a hundred answers, else as greedy does.
return require "parts.mixed" (75)
