-- Retreats, builds, removals, and whether a draw is wanted.
local boards = require "diplomacy.boards"
local ground = require "diplomacy.bots.steady.ground"
local seeing = require "diplomacy.bots.steady.seeing"
local worth = require "diplomacy.bots.steady.worth"

local winter = {}

local TAKEN <const> = 1000 -- a retreat into a centre of others in the fall
local GUARDED <const> = 350 -- a build where others stand before the door
local NEEDLESS <const> = 250 -- a fleet where as many fleets as armies are there already
local SHORELESS <const> = 250 -- an army that would have to cross water where fleets are few
local WAITS <const> = 3 -- so many years without a change, and who does not lead wants a draw
local WAITS_AHEAD <const> = 6 -- and who does

-- ---- Retreats ----

local function worth_of_retreat(seen, aim, kind, place)
    local province = seen.here.province[place]
    local owner = seen.owners[province]
    local value = seeing.place_worth(seen, aim, kind, place)
    if seen.is_fall and seen.here.is_centre[province] and owner ~= seen.power then
        value = value + TAKEN
    end
    return value
end

-- Each unit goes where it is worth most, no two to the same province.
function winter.retreats(view, question)
    local seen = seeing.read(view)
    local aim, sheet, is_taken = seeing.aim(seen, seen.power), {}, {}
    for _, slot in ipairs(question:slots()) do
        local best, most
        for words in question:legal(slot) do
            local place = words[3] == "-" and words[4]
            local value = place and worth_of_retreat(seen, aim, words[1], place) or -1
            local is_free = not (place and is_taken[seen.here.province[place]])
            if is_free and (not most or value > most) then
                best, most = words, value
            end
        end
        if best[3] == "-" then
            is_taken[seen.here.province[best[4]]] = true
        end
        sheet[slot] = best
    end
    return sheet
end

-- ---- Builds ----

local function words_of(text)
    local words = {}
    for word in string.gmatch(text, "%S+") do
        words[#words + 1] = word
    end
    return words
end

local function count_kinds(seen)
    local counts = { A = 0, F = 0 }
    for _, number in ipairs(seen.own) do
        local kind = seen.units[number][2]
        counts[kind] = counts[kind] + 1
    end
    return counts
end

-- The goals that the units on the board are after.
local function claims_of(seen, aim)
    local claims = {}
    for _, number in ipairs(seen.own) do
        worth.claim(seen, aim, seen.units[number][2], seen.units[number][3], claims)
    end
    return claims
end

-- Whether the goal nearest by land is worth as much as the best one.
local function must_cross(seen, aim, place)
    local goals = seeing.goals(seen, aim, "A", place)
    local best = goals[1]
    if not best then
        return true
    end
    local steps = ground.walks(seen.here, place)[best[1]]
    return not steps or steps > ground.distances(seen.here, "A", best[1])[place]
end

local function worth_of_build(seen, aim, kind, place, claims, counts)
    local trial = {}
    for centre, count in pairs(claims) do
        trial[centre] = count
    end
    local value = worth.claim(seen, aim, kind, place, trial)
        + seeing.place_worth(seen, aim, kind, place) // 2
    if aim.threats[seen.here.province[place]] then
        value = value + GUARDED
    end
    if kind == "F" and counts.F >= counts.A then
        value = value - NEEDLESS
    elseif kind == "A" and counts.F <= counts.A and must_cross(seen, aim, place) then
        value = value - SHORELESS
    end
    return value, trial
end

-- One build after another, each what is worth most beside those that are there.
function winter.builds(view, question)
    local seen = seeing.read(view)
    local aim = seeing.aim(seen, seen.power)
    local claims, counts, picked, is_taken = claims_of(seen, aim), count_kinds(seen), {}, {}
    while #picked < question.max do
        local best, most, next_claims
        for _, text in ipairs(question:items()) do
            local words = words_of(text)
            if not is_taken[seen.here.province[words[3]]] then
                local value, trial = worth_of_build(seen, aim, words[2], words[3], claims, counts)
                if not most or value > most then
                    best, most, next_claims = words, value, trial
                end
            end
        end
        if not best then
            break
        end
        picked[#picked + 1], claims = best, next_claims
        counts[best[2]] = counts[best[2]] + 1
        is_taken[seen.here.province[best[3]]] = true
    end
    return picked
end

-- ---- Removals ----

-- What a unit does for its power where it stands: what it is near, and what it guards.
local function use_of(seen, aim, unit)
    local province = seen.here.province[unit[3]]
    local value = seeing.place_worth(seen, aim, unit[2], unit[3])
    for _, centre in ipairs(seen.here.reached_centres[unit[2]][unit[3]]) do
        local is_guard = seen.owners[centre] == seen.power and aim.threats[centre]
        value = value + (is_guard and GUARDED // 2 or 0)
    end
    return value + (seen.owners[province] == seen.power and aim.threats[province] and GUARDED or 0)
end

-- Those of least use go.
function winter.removals(view, question)
    local seen = seeing.read(view)
    local aim, list, picked = seeing.aim(seen, seen.power), {}, {}
    for _, number in ipairs(seen.own) do
        local unit = seen.units[number]
        list[#list + 1] = { { "D", unit[2], unit[3] }, use_of(seen, aim, unit), number }
    end
    table.sort(list, function(a, b)
        return a[2] < b[2] or a[2] == b[2] and a[3] < b[3]
    end)
    for index = 1, math.min(question.min, #list) do
        picked[index] = list[index][1]
    end
    return picked
end

-- ---- Draws ----

local owned, changed -- who owned what when the bot was last asked, and the last year of a change

-- A draw is wanted when no centre has changed hands for years; later by who owns most.
function winter.draw(view)
    local owners, parts, counts, most = boards.owners(view), {}, {}, 0
    for index, place in ipairs(boards.of(view):places()) do
        local owner = owners[place.id]
        parts[index] = owner or ""
        if owner then
            counts[owner] = (counts[owner] or 0) + 1
            most = math.max(most, counts[owner])
        end
    end
    local now = table.concat(parts, ",")
    if now ~= owned then
        owned, changed = now, view.year
    end
    local is_ahead = (counts[boards.power_of(view, view.player)] or 0) == most
    return view.year - changed >= (is_ahead and WAITS_AHEAD or WAITS) and "draw" or "play_on"
end

return winter
