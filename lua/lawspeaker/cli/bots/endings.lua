-- How a match at a table ends: what the game says, and what forfeits and the limit on turns make of
-- it. A match without a result is void, never a draw.
--
-- A bot that has forfeited gets the defaults of all its questions and cannot win: its seat is
-- struck from the winners, and where none is left of them the win is that of all who have not
-- forfeited. Once only one has not, that one has won.
local seats = require "lawspeaker.cli.bots.seat"

local endings = {}

-- Those of a list of seats that have not forfeited; all such seats where there is no list.
local function standing(sitting, list)
    local left = {}
    for index, entry in ipairs(list or sitting.seats) do
        local number = list and entry or index
        if not sitting.forfeits[number] then
            left[#left + 1] = number
        end
    end
    return left
end

local function judge(sitting, result)
    local winners = {}
    for index, player in ipairs(result.winners) do
        winners[index] = sitting.seat_of[player]
    end
    table.sort(winners)
    if #winners == 0 and not result.draw then
        return { result = "void", void = "nobody", winners = {},
            reason = result.reason or "the game has ended without a winner" }
    elseif next(sitting.forfeits) == nil then
        return { result = result.draw and "draw" or "won", winners = winners,
            reason = result.reason }
    end
    local left = standing(sitting, #winners > 0 and winners or nil)
    local is_struck = #left == 0
    left = is_struck and standing(sitting) or left
    local is_draw = result.draw and #left > 1 and not is_struck
    return { result = is_draw and "draw" or "won", winners = left, reason = result.reason }
end

-- An ending without a result.
function endings.void(kind, reason)
    return { result = "void", void = kind, winners = {}, reason = reason }
end

local Stop = { __name = "stopped match" }

-- Ends the match that is being played without a result, by raising.
function endings.stop(kind, reason, outcome)
    error(setmetatable({ void = kind, reason = reason, outcome = outcome }, Stop), 0)
end

-- Ends it for those who have forfeited, by raising.
function endings.forfeit(reason)
    error(setmetatable({ is_forfeit = true, reason = reason }, Stop), 0)
end

function endings.is_stop(raised)
    return getmetatable(raised) == Stop
end

-- The ending of a match that was stopped so.
function endings.of_stop(sitting, stop)
    local left = standing(sitting)
    if stop.is_forfeit and #left > 0 then
        return { result = "won", winners = left, reason = stop.reason }
    end
    return endings.void(stop.void or "forfeit", stop.reason)
end

-- Whether the match is over: its ending, or nothing.
function endings.of(sitting)
    local left = standing(sitting)
    if sitting.stopped then
        return endings.of_stop(sitting, { is_forfeit = true, reason = sitting.stopped })
    elseif #left == 0 then
        return endings.void("forfeit", "all seats have forfeited")
    elseif #left == 1 and #sitting.seats > 1 then
        return { result = "won", winners = left, reason = "all others have forfeited" }
    elseif sitting.state.result then
        return judge(sitting, sitting.state.result)
    elseif sitting.turns >= sitting.max_turns then
        return endings.void("turns", ("no end after %d turns"):format(sitting.turns))
    end
end

local function sorted_keys(set)
    local keys = {}
    for key in pairs(set) do
        keys[#keys + 1] = key
    end
    table.sort(keys)
    return keys
end

-- The outcome of a match that has ended so: what its record says besides number, group and seats.
function endings.outcome(sitting, ending)
    local outcome = ending
    outcome.reason = outcome.reason and seats.plain(outcome.reason, {})
    outcome.turns, outcome.problems = sitting.turns, sitting.problems
    outcome.forfeits = sorted_keys(sitting.forfeits)
    local told = sitting.told or {}
    outcome.rounds, outcome.scores, outcome.hash = told.turns, told.scores, told.hash
    return outcome
end

return endings
