-- How well a player stands, in integers, for bots and for those who look at balance: 1000 is a link
-- point. It is read from what the board shows, so that in fog it is about what the player sees.
local ground = require "johvets.ground"

local POINT <const> = 1000
local UNIT <const> = 700
local BOOK <const> = 150
local VICTORY <const> = 100000
local GOAL <const> = 6000 -- of one who is one step from victory; less the further it is
-- For each link point that the player does not control, by the steps of its nearest unit.
local NEAR <const> = { [0] = 300, 300, 200, 130, 80, 50, 30, 20, 10 }

-- How much of what victory needs is there, in thousandths (J6.2).
local function progress(count, total, fraction)
    local needed = (total * fraction[1] + fraction[2] - 1) // fraction[2]
    return needed > 0 and math.min(1000, 1000 * count // needed) or 0
end

-- The regions of a player's units, and the books that lie there.
local function count_units(board, position, player)
    local regions, is_own, books = {}, {}, 0
    for _, unit in ipairs(position:units()) do
        if unit.owner == player then
            regions[#regions + 1] = board.index[unit.at]
            is_own[unit.at] = true
        end
    end
    for _, book in ipairs(position:books()) do
        books = books + (is_own[book.at] and 1 or 0)
    end
    return regions, books
end

local function is_winner(g, player)
    for _, winner in ipairs(g.winners) do
        if winner == player then
            return true
        end
    end
    return false
end

-- The game's `score`.
return function(g, player)
    local position, fraction = g.position, g.rules.victory_fraction
    local board = ground.of(position.map)
    local points = ground.points(board, position)
    local regions, books = count_units(board, position, player)
    local steps = ground.steps(board, ground.links(board, position, points), regions, #NEAR)
    local held, near, is_held = 0, 0, {}
    for _, entry in ipairs(position:control()) do
        if entry.player == player then
            held, is_held[entry.symbol] = held + 1, true
        end
    end
    for _, point in ipairs(points) do
        near = near + (not is_held[point.symbol] and NEAR[steps[point.at]] or 0)
    end
    -- In fog not all books are seen; but each link point has one.
    local book_total = g.rules.fog and #points or #position:books()
    local goal = math.max(progress(held, #points, fraction), progress(books, book_total, fraction))
    return POINT * held + UNIT * #regions + BOOK * books + near
        + GOAL * goal // 1000 * goal // 1000 + (is_winner(g, player) and VICTORY or 0)
end
