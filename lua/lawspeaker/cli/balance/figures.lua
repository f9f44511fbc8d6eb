-- From games to figures: how often each seat wins, how long games are, how they end, who leads, and
-- how often each kind of answer, rule and event came up.
local counting = require "lawspeaker.cli.balance.counting"
local figure = require "lawspeaker.cli.balance.figure"
local intervals = require "lawspeaker.cli.statistics.intervals"

local figures = { scheme = counting.scheme }
local mean, share = figure.mean, figure.share

-- How many wins a seat has in games that somebody has won; several who win share it.
local function seat_figures(games, names)
    local wins, decided, made = {}, 0, {}
    for _, game in ipairs(games) do
        decided = decided + (game.result == "won" and 1 or 0)
        for _, seat in ipairs(game.result == "won" and game.winners or {}) do
            wins[seat] = (wins[seat] or 0) + 1 / #game.winners
        end
    end
    for seat, name in ipairs(names) do
        made[seat] = share("seats", name, wins[seat] or 0, decided)
    end
    return made
end

-- In how many games a seat stood best at the end, whoever has won, by the game's `score`; several
-- share it. Where many games are drawn it tells more than wins do.
local function standing_figures(games, names)
    local best, counted, made = {}, 0, {}
    for _, game in ipairs(games) do
        local leaders = {}
        for seat, score in ipairs(game.scores or {}) do
            local top = leaders[1] and game.scores[leaders[1]]
            leaders = (not top or score > top) and {} or leaders
            leaders[#leaders + 1] = (not top or score >= top) and seat or nil
        end
        counted = counted + (#leaders > 0 and 1 or 0)
        for _, seat in ipairs(leaders) do
            best[seat] = (best[seat] or 0) + 1 / #leaders
        end
    end
    for seat, name in ipairs(counted > 0 and names or {}) do
        made[seat] = share("standing", name, best[seat] or 0, counted)
    end
    return made
end

local function ending_figures(games)
    local counts = { won = 0, draw = 0, void = 0 }
    for _, game in ipairs(games) do
        counts[game.result] = counts[game.result] + 1
    end
    return { share("endings", "won", counts.won, #games),
        share("endings", "draw", counts.draw, #games),
        share("endings", "endless", counts.void, #games) }
end

local function is_behind(scores, winners)
    local best
    for _, score in ipairs(scores) do
        best = math.max(best or score, score)
    end
    for _, seat in ipairs(winners) do
        if scores[seat] == best then
            return false
        end
    end
    return true
end

local function lead_figures(games)
    local changes, steady, behind, decided = {}, 0, 0, 0
    for _, game in ipairs(games) do
        local counts = game.counts
        if counts and counts.half_scores then
            changes[#changes + 1] = counts.lead_changes
            steady = steady + (counts.lead_changes == 0 and 1 or 0)
            if game.result == "won" then
                decided = decided + 1
                behind = behind + (is_behind(counts.half_scores, game.winners) and 1 or 0)
            end
        end
    end
    if #changes == 0 then
        return {}
    end
    return { mean("lead", "changes of the lead", changes),
        share("lead", "the lead never changed", steady, #changes),
        share("lead", "the winner was behind at half-time", behind, decided) }
end

local QUANTILES <const> = { 0, 0.05, 0.25, 0.5, 0.75, 0.95, 1 }

-- All figures of games, what is told apart in them being as `scheme` says: { names, games, lengths
-- (sorted), quantiles, voids (reasons and how many), cut (how many were too long), problems,
-- has_failed (the game's own rules, in one of them), has_scores, figures }.
function figures.of(games, scheme)
    local names, lengths, voids, reasons, problems = games[1].names, {}, {}, {}, 0
    local has_failed, has_scores, cut = false, false, 0
    for index, game in ipairs(games) do
        has_scores = has_scores or #(game.scores or {}) > 0
        cut = cut + (game.void == "turns" and 1 or 0)
        lengths[index] = game.length
        problems = problems + game.problems
        has_failed = has_failed or game.void == "error"
        if game.result == "void" then
            local reason = game.reason or game.void
            reasons[#reasons + 1] = not voids[reason] and reason or nil
            voids[reason] = (voids[reason] or 0) + 1
        end
    end
    local found = { names = names, games = #games, lengths = lengths, problems = problems,
        has_failed = has_failed, has_scores = has_scores, cut = cut, voids = {}, quantiles = {},
        figures = seat_figures(games, names) }
    local function append(list)
        table.move(list, 1, #list, #found.figures + 1, found.figures)
    end
    append(standing_figures(games, names))
    append { mean("length", "mean", lengths) }
    append(ending_figures(games))
    append(lead_figures(games))
    append(counting.figures(games, names, scheme))
    table.sort(lengths)
    for index, part in ipairs(QUANTILES) do
        found.quantiles[index] = { part, intervals.quantile(lengths, part) }
    end
    table.sort(reasons)
    for index, reason in ipairs(reasons) do
        found.voids[index] = { reason = reason, count = voids[reason] }
    end
    return found
end

return figures
