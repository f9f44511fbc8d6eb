-- How a game of johvets begins on a board: starts that are complete, legal and fair to each seat.
-- It knows the plain tables of board_shape.lua, and measures in steps; it plays no turn.

local PLAYERS = { "red", "blue", "green", "gold", "violet" }
local TOLERANCE = 0.10   -- between the best and the worst seat, on each measure
local CONTESTED = 3      -- turns within which two players can stand on a link point of each Age
local FAR = 1000         -- more steps than any board has

---------------------------------------------------------------------------------------------------
-- Steps: on foot to a neighbour, or through a book that lies here to its link point (another Age).

local function steps_from(board, links, from)
    local steps, queue, head = { [from] = 0 }, { from }, 1
    while queue[head] do
        local here = queue[head]
        head = head + 1
        for _, list in ipairs { board.next_to[here], links[here] or {} } do
            for _, to in ipairs(list) do
                if not steps[to] then
                    steps[to] = steps[here] + 1
                    queue[#queue + 1] = to
                end
            end
        end
    end
    return steps
end

local function all_steps(board, links)
    local steps = {}
    for _, id in ipairs(board.regions) do steps[id] = steps_from(board, links, id) end
    return steps
end

local function links_of(board, start)
    local links = {}
    for _, book in ipairs(start.books) do
        local symbol, lies = book[1], book[2]
        if board.age_of[lies] ~= board.age_of[board.points[symbol]] then
            links[lies] = links[lies] or {}
            table.insert(links[lies], board.points[symbol])
        end
    end
    return links
end

---------------------------------------------------------------------------------------------------
-- Starts.

local function check_units(board, start, expected, complain)
    local ids, taken, count, known = {}, {}, {}, {}
    for i, player in ipairs(start.players) do
        known[player] = true
        if player ~= PLAYERS[i] then complain('player %d is "%s"', i, player) end
    end
    for _, unit in ipairs(start.units) do
        local id, owner, region = unit[1], unit[2], unit[3]
        if not id:find("^[%w_.:/-]+$") then complain('unit "%s" is not an id', id) end
        if ids[id] then complain('unit "%s" is there twice', id) end
        if not known[owner] then complain('unit "%s": no player "%s"', id, owner) end
        if not board.age_of[region] then
            complain('unit "%s": no region "%s"', id, region)
        elseif taken[region] then
            complain('units "%s" and "%s" share "%s"', taken[region], id, region)
        elseif board.point_at[region] then
            complain('unit "%s" begins on link point "%s"', id, board.point_at[region])
        end
        ids[id], taken[region] = true, id
        count[owner] = (count[owner] or 0) + 1
    end
    local least, most = table.unpack(expected.units)
    for _, player in ipairs(start.players) do
        local own = count[player] or 0
        if own ~= count[start.players[1]] or own < least or own > most then
            complain("%s has %d units; each player has the same number, %d to %d", player, own,
                     least, most)
        end
    end
end

local function check_books(board, start, complain)
    local seen, lies_here = {}, {}
    for _, book in ipairs(start.books) do
        local symbol, region = book[1], book[2]
        if not board.points[symbol] then
            complain('book "%s" has no link point', symbol)
        elseif not board.age_of[region] then
            complain('book "%s": no region "%s"', symbol, region)
        elseif board.age_of[region] == board.age_of[board.points[symbol]] then
            complain('book "%s" lies in the Age of its own link point', symbol)
        end
        if seen[symbol] then complain('book "%s" is there twice', symbol) end
        if lies_here[region] then
            complain('books "%s" and "%s" share "%s"', lies_here[region], symbol, region)
        end
        seen[symbol], lies_here[region] = true, symbol
    end
    for _, symbol in ipairs(board.points) do
        if not seen[symbol] then complain('book "%s" is off the board', symbol) end
    end
end

local function check_ways(board, start, steps, complain)
    local into, out = {}, {}
    for _, book in ipairs(start.books) do
        local from = board.age_of[book[2]]
        local to = board.age_of[board.points[book[1]]]
        if from ~= to then into[to], out[from] = true, true end
    end
    for _, age in ipairs(board.ages) do
        if not into[age.id] then complain('no book leads into Age "%s"', age.id) end
        if not out[age.id] then complain('no book leads out of Age "%s"', age.id) end
    end
    for _, from in ipairs(board.regions) do
        for _, to in ipairs(board.regions) do
            if not steps[from][to] then complain('no way from "%s" to "%s"', from, to) return end
        end
    end
end

local function check_first_turn(start, steps, complain)
    for _, unit in ipairs(start.units) do
        local company = false
        for _, other in ipairs(start.units) do
            local near = (steps[unit[3]][other[3]] or FAR) <= 1
            if near and other[2] ~= unit[2] then
                complain("%s can attack %s on the first turn", unit[1], other[1])
            end
            company = company or (near and other[1] ~= unit[1])
        end
        if not company then complain("%s begins alone", unit[1]) end
    end
end

local function units_by_player(start)
    local seats = {}
    for i, player in ipairs(start.players) do
        seats[i] = {}
        for _, unit in ipairs(start.units) do
            if unit[2] == player then table.insert(seats[i], unit[3]) end
        end
    end
    return seats
end

local function fewest(steps, units, to)
    local best = FAR
    for _, from in ipairs(units) do best = math.min(best, steps[from][to] or FAR) end
    return best
end

local function check_contested(board, start, steps, complain)
    local seats = units_by_player(start)
    for _, age in ipairs(board.ages) do
        local players = 0
        for _, units in ipairs(seats) do
            local nearest = FAR
            for _, symbol in ipairs(age.points) do
                nearest = math.min(nearest, fewest(steps, units, board.points[symbol]))
            end
            if nearest <= CONTESTED then players = players + 1 end
        end
        if players < 2 then
            complain('only %d player can be on a link point of "%s" within %d turns', players,
                     age.id, CONTESTED)
        end
    end
end

---------------------------------------------------------------------------------------------------
-- Fairness: for each seat some sums of steps, and some counts.

local function nearest_sum(steps, units, targets, count)
    local all, sum = {}, 0
    for i, to in ipairs(targets) do all[i] = fewest(steps, units, to) end
    table.sort(all)
    for i = 1, count do sum = sum + all[i] end
    return sum
end

-- From each unit to the nearest rival, and back from the rival nearest to it.
local function rival_steps(steps, seats, seat)
    local sum = 0
    for _, own in ipairs(seats[seat]) do
        local to, back = FAR, FAR
        for other, units in ipairs(seats) do
            for _, rival in ipairs(other ~= seat and units or {}) do
                to = math.min(to, steps[own][rival] or FAR)
                back = math.min(back, steps[rival][own] or FAR)
            end
        end
        sum = sum + to + back
    end
    return sum
end

-- The most link points that the units, each going to another one, can take in their first turn.
local function first_takes(steps, units, places)
    local holder = {}
    local function place(unit, tried)
        for _, to in ipairs(places) do
            if steps[unit][to] == 1 and not tried[to] then
                tried[to] = true
                if not holder[to] or place(holder[to], tried) then
                    holder[to] = unit
                    return true
                end
            end
        end
        return false
    end
    local takes = 0
    for _, unit in ipairs(units) do
        if place(unit, {}) then takes = takes + 1 end
    end
    return takes
end

local MEASURES = { "half the link points", "a winning number of link points", "half the books",
                   "a winning number of books", "rivals, there and back" }
-- Small numbers have no percentages: what counts is how far apart they may be.
local COUNTS = { { "link points within one turn", 0 }, { "books in hand", 1 } }

local function figures(board, start, steps)
    local points, books, lies = {}, {}, {}
    for i, symbol in ipairs(board.points) do points[i] = board.points[symbol] end
    for i, book in ipairs(start.books) do books[i], lies[book[2]] = book[2], true end
    local half, win = (#points + 1) // 2, (3 * #points + 3) // 4
    local seats = units_by_player(start)
    local rows = {}
    for _, name in ipairs(MEASURES) do rows[#rows + 1] = { name = name, tolerance = TOLERANCE } end
    for _, count in ipairs(COUNTS) do rows[#rows + 1] = { name = count[1], apart = count[2] } end
    for seat, units in ipairs(seats) do
        local in_hand = 0
        for _, region in ipairs(units) do in_hand = in_hand + (lies[region] and 1 or 0) end
        local values = { nearest_sum(steps, units, points, half),
                         nearest_sum(steps, units, points, win),
                         nearest_sum(steps, units, books, half),
                         nearest_sum(steps, units, books, win),
                         rival_steps(steps, seats, seat),
                         first_takes(steps, units, points), in_hand }
        for i, value in ipairs(values) do rows[i][seat] = value end
    end
    local combined = { name = "all measures together, mean 1", tolerance = TOLERANCE }
    for seat = 1, #seats do
        combined[seat] = 0
        for i = 1, #MEASURES do
            local total = 0
            for _, value in ipairs(rows[i]) do total = total + value end
            combined[seat] = combined[seat] + rows[i][seat] * #seats / total / #MEASURES
        end
    end
    rows[#rows + 1] = combined
    return rows
end

-- How far the best and the worst seat are apart: in percent of the best, or in a count's own units.
local function spread(row)
    local least, most = math.min(table.unpack(row)), math.max(table.unpack(row))
    if row.apart then return most - least, "%d" end
    return least == most and 0.0 or 100 * (most - least) / least, "%.1f %%"
end

local function check_fairness(rows, complain)
    for _, row in ipairs(rows) do
        local apart, form = spread(row)
        local allowed = row.apart or 100 * row.tolerance
        if apart > allowed + 1e-9 then
            complain("%s: best and worst seat are %s apart, more than %s", row.name,
                     form:format(apart), form:format(allowed))
        end
    end
end

local function print_figures(file, start, rows)
    print(("%s, %d players (%s)"):format(file, #start.players,
                                         table.concat(start.players, ", ")))
    for _, row in ipairs(rows) do
        local cells = {}
        for i, value in ipairs(row) do
            cells[i] = (math.type(value) == "integer" and "%7d" or "%7.3f"):format(value)
        end
        local apart, form = spread(row)
        print(("  %-32s%s   %s apart"):format(row.name, table.concat(cells), form:format(apart)))
    end
end

local function check_start(board, start, expected, complain, show)
    local before = complain.count
    check_units(board, start, expected, complain)
    check_books(board, start, complain)
    if complain.count > before then return end -- the figures of a broken start mean nothing
    local steps = all_steps(board, links_of(board, start))
    check_ways(board, start, steps, complain)
    check_first_turn(start, steps, complain)
    check_contested(board, start, steps, complain)
    local rows = figures(board, start, steps)
    if show then print_figures(expected.file, start, rows) end
    check_fairness(rows, complain)
end

return { check = check_start }
