-- Plays johvets by chance in 50 of a hundred answers, else as greedy does.
return require "parts.mixed" (50)
