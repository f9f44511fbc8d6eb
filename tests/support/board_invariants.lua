-- What must hold of a board of johvets at all times, and from turn to turn.
local board_invariants = {}

local function assert_that(is_met, what, ...)
    if not is_met then
        error(string.format(what, ...), 2)
    end
end

-- What is remembered of a match from board to board.
function board_invariants.begin(board)
    return { units_made = #board:units(), books = {}, placed = 0 }
end

local function check_units(board)
    local regions, ids = {}, {}
    for _, unit in ipairs(board:units()) do
        assert_that(not regions[unit.at], "two units in %s", unit.at)
        assert_that(not ids[unit.id], "two units %s", unit.id)
        regions[unit.at], ids[unit.id] = unit, true
    end
    return regions
end

-- One link point of a symbol, and control of one in an occupied region is the occupant's (J1.6).
local function check_link_points(board, regions)
    local points = {}
    for _, list in ipairs { board.map:link_points(), board:link_points() } do
        for _, point in ipairs(list) do
            assert_that(not points[point.symbol], "two link points %s", point.symbol)
            points[point.symbol] = point.at
            local unit = regions[point.at]
            assert_that(not unit or board:controller(point.symbol) == unit.owner,
                "%s is not the occupant's", point.symbol)
        end
    end
    return points
end

-- One book a symbol, and no book is ever lost.
local function check_books(board, points, known)
    local books = {}
    for _, book in ipairs(board:books()) do
        assert_that(points[book.symbol] and not books[book.symbol], "a book %s", book.symbol)
        books[book.symbol] = true
    end
    for symbol in pairs(known.books) do
        assert_that(books[symbol], "the book %s is gone", symbol)
    end
    known.books = books
end

-- Raises where something does not hold.
function board_invariants.check(board, known)
    local points = check_link_points(board, check_units(board))
    check_books(board, points, known)
    local placed = #board:link_points()
    assert_that(placed >= known.placed, "fewer link points")
    known.placed = placed
end

return board_invariants
