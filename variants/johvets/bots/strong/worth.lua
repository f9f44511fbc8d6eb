-- What a position is worth to each player: units, link points, books, how far victory is, what the
-- units can take next and what others can take away.
local worth = {}

worth.WEIGHTS = {
    unit = 1400,      -- a unit
    point = 250,      -- a quarter of a link point, by how far that is from victory
    book = 30,        -- the same of books
    pull = 4000,      -- of one who is next to victory
    action = 1200,    -- a supply action
    take = { 450, 280, 170, 100 }, -- a link point that a unit can take in so many steps
    guarded = 40,     -- in hundredths of that, where a rival stands
    exposed = 500,    -- a link point that a rival can take
    contested = 200,  -- one that a rival can take unless it is defended
    besieged = 500,   -- one that is held, by the square of the part of the force that takes it
    victory = 100000,
}
local W <const> = worth.WEIGHTS
local NONE <const> = {}

local function new_count(players)
    local list = {}
    for seat = 1, players do
        list[seat] = 0
    end
    return list
end

local function add_control(seen, board, now)
    for _, entry in ipairs(board:control()) do
        local holder = seen.seat[entry.player]
        now.holder[seen.number[entry.symbol]] = holder
        now.point_count[holder] = now.point_count[holder] + 1
    end
    for _, entry in ipairs(seen.remembered) do
        if not now.holder[entry.number] then
            now.holder[entry.number] = entry.seat
            now.point_count[entry.seat] = now.point_count[entry.seat] + 1
        end
    end
end

-- Who stands where and who controls what on a board: `owner` by region, `holder` by link point, and
-- counts by player.
local function count(seen, board)
    local players = #seen.players
    local now = { owner = {}, holder = {}, units = {}, unit_count = new_count(players),
        point_count = new_count(players), book_count = new_count(players), book_total = 0 }
    local index, seat = seen.ground.index, seen.seat
    for place, unit in ipairs(board:units()) do
        local owner, at = seat[unit.owner], index[unit.at]
        now.owner[at], now.units[place] = owner, at
        now.unit_count[owner] = now.unit_count[owner] + 1
    end
    add_control(seen, board, now)
    for _, book in ipairs(board:books()) do
        local owner = now.owner[index[book.at]]
        now.book_total = now.book_total + 1
        if owner then
            now.book_count[owner] = now.book_count[owner] + 1
        end
    end
    now.point_total = #seen.at
    if seen.is_fog then
        now.book_total = #seen.at -- each link point has one, wherever it lies
    end
    return now
end

worth.count = count

-- The first link point of a list that a player does not hold and no other unit of its aims at.
local function free_point(list, holder, owner, is_aimed)
    for _, point in ipairs(list) do
        if holder[point] ~= owner and not is_aimed[point * 8 + owner] then
            is_aimed[point * 8 + owner] = true
            return point
        end
    end
end

-- Steps in which the unit's player can take link points, each unit another one, the nearest first.
local function add_takes(seen, now, values)
    local is_aimed, idle, owners, holder = {}, now.units, now.owner, now.holder
    local guarded = math.max(W.guarded, 100 - seen.caution)
    for distance = 1, #W.take do
        local take, left = W.take[distance], {}
        local take_guarded = take * guarded // 100
        for _, at in ipairs(idle) do
            local owner = owners[at]
            local point = free_point(seen.reach[at][distance], holder, owner, is_aimed)
            if point then
                values[owner] = values[owner]
                    + (owners[seen.at[point]] and take_guarded or take)
            else
                left[#left + 1] = at
            end
        end
        idle = left
    end
end

-- The most units that one rival has around a region, and whether any can go there; and the player's
-- own.
local function forces(seen, now, region, player)
    local around, most, own, owners = {}, 0, 0, now.owner
    for _, other in ipairs(seen.ground.neighbours[region]) do
        local owner = owners[other]
        if owner == player then
            own = own + 1
        elseif owner then
            local number = (around[owner] or 0) + 1
            around[owner] = number
            most = number > most and number or most
        end
    end
    for _, other in ipairs(seen.into[region] or NONE) do
        local owner = owners[other]
        if owner and owner ~= player then
            local number = (around[owner] or 0) + 1
            most = number > most and number or most
        end
    end
    return most, own
end

local function danger_of(seen, now, region, holder)
    local most, own = forces(seen, now, region, holder)
    if most == 0 then
        return 0
    elseif now.owner[region] == holder then
        local force = math.min(100, 100 * most // (own + 2))
        return W.besieged * force // 100 * force // 100
    end
    return most > own and W.exposed or W.contested
end

-- Link points of one region have mostly one holder. Where there are several rivals, what can be
-- taken from them counts in full, however little the own dangers do.
local function add_dangers(seen, now, values)
    local known, known_holder = {}, {}
    for point, region in ipairs(seen.at) do
        local holder = now.holder[point]
        if holder then
            if known_holder[region] ~= holder then
                known_holder[region] = holder
                local danger = danger_of(seen, now, region, holder)
                local is_full = holder ~= seen.me and #seen.players > 2
                known[region] = is_full and danger or danger * seen.caution // 100
            end
            values[holder] = values[holder] - known[region]
        end
    end
end

-- By player. `actions`: the supply actions of each, or nil.
function worth.of(seen, now, actions)
    local part, whole = seen.fraction[1], seen.fraction[2]
    local values = {}
    for player = 1, #seen.players do
        -- Both are 0 where victory is reached.
        local points = whole * now.point_count[player] - part * now.point_total
        local books = whole * now.book_count[player] - part * now.book_total
        local goal = math.max(1000 + 1000 * points // (part * now.point_total + 1),
            1000 + 1000 * books // (part * now.book_total + 1))
        local has_won = points >= 0 or books >= 0 and now.book_total > 0
        values[player] = W.unit * now.unit_count[player] + W.point * points + W.book * books
            + W.pull * goal // 1000 * goal // 1000 * goal // 1000
            + (has_won and W.victory or 0)
    end
    add_takes(seen, now, values)
    add_dangers(seen, now, values)
    for player, number in ipairs(actions or {}) do
        values[player] = values[player] + W.action * number
    end
    return values
end

-- What a player gets of that: its own, less the mean of the others.
function worth.balance(values, player)
    local others = 0
    for seat, value in ipairs(values) do
        others = others + (seat ~= player and value or 0)
    end
    return #values > 1 and values[player] - others // (#values - 1) or values[player]
end

return worth
