-- Points, who is out (44), and how a match ends.
local board = require "transactions.board"
local notes = require "transactions.notes"
local points = require "transactions.points"
local units = require "transactions.units"

local victory = {}

-- ---- The end ----

-- All who have the most.
local function best(g)
    local most, winners = -1, {}
    for _, player in ipairs(g.players) do
        local sheet = board.sheet(g, player)
        if not sheet.is_out and sheet.points > most then
            most, winners = sheet.points, {}
        end
        if not sheet.is_out and sheet.points == most then
            winners[#winners + 1] = player
        end
    end
    return winners
end

-- Whoever came to enough points first wins. To be called where a point may have been scored and
-- nothing is under way.
function victory.check(g)
    if g.winner then
        g:finish { winners = { g.winner }, reason = "points" }
    end
end

function victory.score(g, player, count, why)
    points.gain(g, player, count, why)
    victory.check(g)
end

-- ---- Who is out ----

local function is_alive(g, player)
    for unit in g.field:each() do
        if unit.owner == player and (units.is_ground(unit) or unit.kind == "space_dock") then
            return true
        end
    end
    return board.controlled(g, player)[1] ~= nil
end

-- Rule 49: what the player has captured goes back to its owners, as the notes do that it holds.
local function is_captive(unit, player)
    return unit.place.zone == "captured" and unit.place.whose == player
end

local function remove(g, player)
    board.sheet(g, player).is_out = true
    g:note("out", { player = player })
    for unit in g.unit:each() do
        local is_lost = unit.owner == player and unit.place.zone ~= "reinforcements"
        if is_lost or is_captive(unit, player) then
            units.to_reinforcements(g, unit)
        end
    end
    notes.eliminated(g, player)
end

-- Rule 44: who has neither planets, nor ground forces, nor a space dock is out.
function victory.eliminate(g)
    local left = {}
    for _, player in ipairs(g.players) do
        local sheet = board.sheet(g, player)
        if not sheet.is_out and not is_alive(g, player) then
            remove(g, player)
        end
        left[#left + 1] = not sheet.is_out and player or nil
    end
    if #left <= 1 then
        g:finish { winners = left, draw = #left == 0, reason = "the others are out" }
    end
end

-- After the last round who has the most points wins.
function victory.end_of_round(g)
    if g.round >= g.options.rounds then
        g:finish { winners = best(g), reason = "the last round" }
    end
end

return victory
