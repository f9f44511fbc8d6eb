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
    victory = 100000,
}
local W <const> = worth.WEIGHTS

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

-- Steps in which the unit's player can take link points, each unit another one, the nearest first.
local function add_takes(seen, now, values)
    local is_aimed, is_busy = {}, {}
    for distance = 1, #W.take do
        for place, at in ipairs(now.units) do
            local owner = now.owner[at]
            for _, point in ipairs(is_busy[place] and {} or seen.reach[at][distance]) do
                local key = point * 8 + owner
                if now.holder[point] ~= owner and not is_aimed[key] then
                    is_aimed[key], is_busy[place] = true, true
                    local guard = now.owner[seen.at[point]]
                    values[owner] = values[owner]
                        + (guard and W.take[distance] * W.guarded // 100 or W.take[distance])
                    break
                end
            end
        end
    end
end

-- The most units that one rival has around a region, and whether any can go there; and the player's
-- own.
local function forces(seen, now, region, player)
    local around, most, own = {}, 0, 0
    for _, other in ipairs(seen.ground.neighbours[region]) do
        local owner = now.owner[other]
        if owner == player then
            own = own + 1
        elseif owner then
            around[owner] = (around[owner] or 0) + 1
            most = math.max(most, around[owner])
        end
    end
    local linkers = seen.into[region]
    for _, other in ipairs(linkers or {}) do
        local owner = now.owner[other]
        if owner and owner ~= player then
            most = math.max(most, (around[owner] or 0) + 1)
        end
    end
    return most, own
end

local function add_dangers(seen, now, values)
    for point, region in ipairs(seen.at) do
        local holder = now.holder[point]
        if holder then
            local most, own = forces(seen, now, region, holder)
            local is_held = now.owner[region] == holder
            local defence = own + (is_held and 1 or 0)
            if most > defence then
                values[holder] = values[holder] - (is_held and W.contested or W.exposed)
            elseif most > 0 and not is_held then
                values[holder] = values[holder] - W.contested
            end
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
