-- What a turn changed on the board beyond its orders: books, control, supply, victory.
local reasons = require "lawspeaker.explain_reasons"

local count, join = reasons.count, reasons.join

local function index_of(list, field)
    local index = {}
    for _, entry in ipairs(list) do
        index[entry.symbol] = entry[field]
    end
    return index
end

local function say_conflicts(turn, add)
    if #turn.conflicted > 0 then
        add(("%s %s conflicted (J4.11)."):format(join(turn.conflicted),
            #turn.conflicted == 1 and "was" or "were"))
    end
end

local function say_books(turn, add)
    local before = index_of(turn.before.books, "at")
    for _, book in ipairs(turn.books) do
        local at = before[book.symbol]
        if at and at ~= book.at then
            add(("The book %s was taken from %s to %s."):format(book.symbol, at, book.at))
        end
    end
end

-- Link points that changed hands; those that supply actions placed are told with these.
local function say_control(turn, ctx, add)
    local before = index_of(turn.before.control, "player")
    local is_new = index_of(turn.new_link_points, "symbol")
    local is_added = {}
    for _, unit in ipairs(turn.units) do
        is_added[unit.at] = not ctx.verdicts[unit.id]
    end
    for _, entry in ipairs(turn.control) do
        local old, at = before[entry.symbol], turn.link_point_regions[entry.symbol]
        if old ~= entry.player and not is_new[entry.symbol] then
            add(("%s took control of the link point %s in %s%s (%s)."):format(entry.player,
                entry.symbol, at, old and ", which was " .. old .. "'s" or "",
                is_added[at] and "J6.4" or "J6.1"))
        end
    end
end

local function say_victory(turn, add)
    local points = 0
    for _ in pairs(turn.link_point_regions) do
        points = points + 1
    end
    for _, winner in ipairs(turn.winners) do
        local held = 0
        for _, entry in ipairs(turn.control) do
            held = held + (entry.player == winner and 1 or 0)
        end
        local owners, books = {}, 0
        for _, unit in ipairs(turn.units) do
            owners[unit.at] = unit.owner
        end
        for _, book in ipairs(turn.books) do
            books = books + (owners[book.at] == winner and 1 or 0)
        end
        add(("%s has won, with %d of %s and %d of %s (J6.2)."):format(winner, held,
            count(points, "link point"), books, count(#turn.books, "book")))
    end
end

-- "unit b1 as u9": what, where, and the id where there is one.
local function parse_action(text)
    local kind, at, id = text:match "^(%a+) (.*) as (%S+)$"
    if not kind then
        kind, at = text:match "^(%a+) (.*)$"
    end
    return kind, at, id
end

local REFUSALS <const> = {
    none_left = "it had no action left (J6.3)",
    unknown_region = "there is no such region (J6.4)",
    id_in_use = "that id is in use (J6.4)",
    occupied = "the region is occupied (J6.4)",
    not_controlled = "it controls no link point there (J6.4)",
    not_your_unit = "no unit of its own stands there (J6.4)",
    link_point_there = "a link point is there already (J1.5)",
    no_token = "no token was left (J6.4)",
}

local function say_done(done, add)
    for _, text in ipairs(done.actions) do
        local kind, at, id = parse_action(text)
        if kind == "unit" then
            add(("%s added a unit, %s, in %s (J6.4)."):format(done.player, id, at))
        else
            add(("%s wrote a book, %s, in %s (J6.4)."):format(done.player, id, at))
        end
    end
end

local function say_refused(refused, add)
    for _, action in ipairs(refused.actions) do
        local kind, at, id = parse_action(action.text)
        add(("%s could not %s%s in %s: %s."):format(refused.player,
            kind == "unit" and "add a unit" or "write a book", id and " " .. id or "", at,
            REFUSALS[action.reason] or action.reason))
    end
end

local function say_supply(turn, add)
    local asked = {}
    for _, list in ipairs { turn.supplied, turn.unsupplied } do
        for _, entry in ipairs(list) do
            asked[entry.player] = (asked[entry.player] or 0) + #entry.actions
        end
    end
    for _, earned in ipairs(turn.actions) do
        local lost = earned.count - (asked[earned.player] or 0)
        local sentence = ("%s earned %s, one for each link point it took (J6.3)"):format(
            earned.player, count(earned.count, "supply action"))
        add(sentence .. (lost > 0 and (", and left %d unused (J6.4)."):format(lost) or "."))
    end
    for _, done in ipairs(turn.supplied) do
        say_done(done, add)
    end
    for _, refused in ipairs(turn.unsupplied) do
        say_refused(refused, add)
    end
end

-- The sentences about a turn, in a list.
local function say_changes(turn, ctx)
    local sentences = {}
    local function add(sentence)
        sentences[#sentences + 1] = sentence
    end
    say_conflicts(turn, add)
    say_books(turn, add)
    say_control(turn, ctx, add)
    say_victory(turn, add)
    say_supply(turn, add)
    if #turn.out > 0 then
        add(("%s %s out, without units and without link points (J6.5)."):format(join(turn.out),
            #turn.out == 1 and "is" or "are"))
    end
    if turn.draw then
        add "The game has ended in a draw (J6.5)."
    end
    return sentences
end

return say_changes
