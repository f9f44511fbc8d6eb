-- From games to figures: how often each seat wins, how long games are, how they end, who leads, and
-- how often each kind of answer, rule and event came up.
local counting = require "lawspeaker.cli.balance.counting"
local figure = require "lawspeaker.cli.balance.figure"
local intervals = require "lawspeaker.cli.statistics.intervals"
local script = require "lawspeaker.cli.script"

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

-- ---- Games without a result ----

-- Games that were broken off tell nothing of the game: they count nowhere.
local IS_BROKEN <const> = { error = true, clock = true }

-- Games by what they are without a result for: { kind, reason, count } each, the most frequent
-- first. Where a hook's mistake is the same whomever it was asked about, it is told once.
local function gather(games)
    local list, by_key = {}, {}
    for _, game in ipairs(games) do
        local reason = game.reason or game.void
        local key = game.void .. "\0" .. script.mistake(reason)
        if not by_key[key] then
            by_key[key] = { kind = game.void, reason = reason, count = 0 }
            list[#list + 1] = by_key[key]
        end
        by_key[key].count = by_key[key].count + 1
    end
    table.sort(list, function(a, b)
        return a.count > b.count or a.count == b.count and a.reason < b.reason
    end)
    return list
end

-- Those of a list that count, those that were broken off, and of the former those without a result.
local function split(games)
    local counted, broken, voids = {}, {}, {}
    for _, game in ipairs(games) do
        local is_broken = IS_BROKEN[game.void]
        table.insert(is_broken and broken or counted, game)
        voids[#voids + 1] = game.result == "void" and not is_broken and game or nil
    end
    return counted, broken, voids
end

-- ---- All ----

local QUANTILES <const> = { 0, 0.05, 0.25, 0.5, 0.75, 0.95, 1 }

-- What is known of all games that were finished, broken off or not.
local function whole(games)
    local found = { names = games[1].names, finished = #games, problems = 0, has_failed = false,
        has_scores = false }
    for _, game in ipairs(games) do
        found.problems = found.problems + game.problems
        found.has_failed = found.has_failed or game.void == "error"
        found.has_scores = found.has_scores or #(game.scores or {}) > 0
    end
    return found
end

-- The lengths of games, sorted; their quantiles; and how many of them were too long.
local function measure(games)
    local lengths, quantiles, cut = {}, {}, 0
    for index, game in ipairs(games) do
        lengths[index] = game.length
        cut = cut + (game.void == "turns" and 1 or 0)
    end
    table.sort(lengths)
    for index, part in ipairs(#games > 0 and QUANTILES or {}) do
        quantiles[index] = { part, intervals.quantile(lengths, part) }
    end
    return lengths, quantiles, cut
end

-- All figures of games, what is told apart in them being as `scheme` says: { names, games (how many
-- count), finished (how many there are), failed (what broke off the rest), lengths (sorted),
-- quantiles, voids (what else left games without a result), cut (how many were too long), problems,
-- has_failed (the game's own rules, in one of them), has_scores, figures }.
function figures.of(games, scheme)
    local found = whole(games)
    local counted, broken, voids = split(games)
    found.games, found.failed, found.voids = #counted, gather(broken), gather(voids)
    found.lengths, found.quantiles, found.cut = measure(counted)
    found.figures = seat_figures(counted, found.names)
    local function append(list)
        table.move(list, 1, #list, #found.figures + 1, found.figures)
    end
    append(standing_figures(counted, found.names))
    append { mean("length", "mean", found.lengths) }
    append(ending_figures(counted))
    append(lead_figures(counted))
    append(counting.figures(counted, found.names, scheme))
    return found
end

return figures
