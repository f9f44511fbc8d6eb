-- Looks at a game for `law check`: it is set up for each number of players that it allows, and must
-- then ask something or have ended. It is not played.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local games = require "lawspeaker.game.games"

local checking = {}

local function count(number, word)
    return string.format("%d %s%s", number, word, number == 1 and "" or "s")
end

-- A mistake has its own place; else it is told at the file that returned the game.
local function split_place(message)
    local file, line, text = string.match(message, "^([^:\n]+):(%d+): ([^\n]*)")
    if file then
        return file, tonumber(line), text
    end
    return "", 0, string.match(message, "^[^\n]*")
end

-- `teller(findings, level, file, line, subject)` gives what a finding is told with.
function checking.check(game, findings, summaries, teller)
    local subject = "game " .. check.quote(game.name)
    local details = core.game_details(game)
    local least, most = details.seats.min, details.seats.max
    for players = least, most do
        local is_started, match = pcall(game.start, game, { players = players, seed = 1 })
        if not is_started then
            local file, line, text = split_place(tostring(match))
            teller(findings, "error", file, line, subject)(
                string.format("set up for %s: %s", count(players, "player"), text))
        elseif #match:pending() == 0 and not match:result() then
            teller(findings, "error", "", 0, subject)(string.format(
                "set up for %s it asks nothing and does not end", count(players, "player")))
        end
    end
    local players = least == most and count(least, "player")
        or string.format("%d to %d players", least, most)
    summaries[#summaries + 1] = string.format("%s: %s, %s, %s", subject, players,
        count(#details.rules, "house rule"), count(#details.phases, "phase"))
end

-- A variant of a game that is a Lua module: its game must be there, and take what it changes.
function checking.check_variant(variant, findings, teller)
    local details = core.variant_details(variant)
    local subject = "variant " .. check.quote(details.name)
    local game, problem = details.game, nil
    if core.kind(game) ~= "game" then
        game, problem = games.find(game)
    end
    local file, line = "", 0
    if game then
        local least = core.game_details(game).seats.min
        local is_started, raised = pcall(game.start, game,
            { players = least, seed = 1, variant = variant })
        if not is_started then
            file, line, problem = split_place(tostring(raised))
        end
    end
    if problem then
        local front = subject .. ": "
        if string.sub(problem, 1, #front) == front then
            problem = string.sub(problem, #front + 1)
        end
        teller(findings, "error", file, line, subject)(problem)
    end
end

return checking
