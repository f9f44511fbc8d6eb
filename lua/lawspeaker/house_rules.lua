-- The house rules of johvets: the core's own table, which is their only home, and behind it those
-- of whole games that the core never asks about.
local core = require "lawspeaker.core"

local rules = core.rules()

rules[#rules + 1] = { name = "fog", kind = "flag", default = "false", is_of_game = true,
    sentence = "players see the regions of and next to their units, and no more; for games "
        .. "(law play), not for a turn" }

rules[#rules + 1] = { name = "trade", kind = "flag", default = "false", is_of_game = true,
    sentence = "players with adjacent units trade books and supply actions (J2.1); for games "
        .. "(law play), not for a turn" }

return rules
