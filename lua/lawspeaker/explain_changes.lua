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

-- Link points that changed hands, each { symbol, player, old, at, is_added = by a supply action };
-- not those that supply actions placed.
local function taken_in(turn, ctx)
    local before, taken = index_of(turn.before.control, "player"), {}
    local is_new = index_of(turn.new_link_points, "symbol")
    local is_added = {}
    for _, unit in ipairs(turn.units) do
        is_added[unit.at] = not ctx.verdicts[unit.id]
    end
    for _, entry in ipairs(turn.control) do
        local old, at = before[entry.symbol], turn.link_point_regions[entry.symbol]
        if old ~= entry.player and not is_new[entry.symbol] then
            taken[#taken + 1] = { symbol = entry.symbol, player = entry.player, old = old, at = at,
                is_added = is_added[at] }
        end
    end
    return taken
end

local function say_control(taken, add)
    for _, entry in ipairs(taken) do
        add(("%s took control of the link point %s in %s%s (%s)."):format(entry.player,
            entry.symbol, entry.at, entry.old and ", which was " .. entry.old .. "'s" or "",
            entry.is_added and "J6.4" or "J6.1"))
    end
end

-- ---- Victory ----

-- How many link points and books each player has.
local function holdings_of(turn)
    local link_points, books, owners = {}, {}, {}
    for _, entry in ipairs(turn.control) do
        link_points[entry.player] = (link_points[entry.player] or 0) + 1
    end
    for _, unit in ipairs(turn.units) do
        owners[unit.at] = unit.owner
    end
    for _, book in ipairs(turn.books) do
        local owner = owners[book.at]
        if owner then
            books[owner] = (books[owner] or 0) + 1
        end
    end
    return link_points, books
end

-- "3 of 4 link points, where 3 are enough": a condition that is met, or nothing.
local function condition(has, total, noun, enough)
    if not enough or not has or has < enough then
        return nil
    elseif total == 1 then
        return "the only " .. noun
    end
    return ("%d of %s, where %d %s enough"):format(has, count(total, noun), enough,
        enough == 1 and "is" or "are")
end

local function say_victory(turn, ctx, add)
    local link_points, books = holdings_of(turn)
    local able = {}
    for _, player in ipairs(turn.players) do
        local met = {}
        met[1] = condition(link_points[player], turn.link_point_count, "link point",
            turn.goal.link_points)
        met[#met + 1] = condition(books[player], #turn.books, "book", turn.goal.books)
        able[player] = #met > 0 and join(met, ", and ") or nil
        able[#able + 1] = able[player] and player
    end
    for _, winner in ipairs(turn.winners) do
        add(("%s has won%s (J6.2)."):format(winner, able[winner] and ", with " .. able[winner]
            or ": " .. ctx:whose "victory" .. " says so"))
    end
    if #turn.winners == 0 and #able > 1 then
        add(("%s have each enough to win, so nobody has won yet (J6.2)."):format(join(able)))
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

local WON <const> = "after a victory there are no supply actions (J6.2)"

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

local function say_refused(refused, is_won, add)
    for _, action in ipairs(refused.actions) do
        local kind, at, id = parse_action(action.text)
        add(("%s could not %s%s in %s: %s."):format(refused.player,
            kind == "unit" and "add a unit" or "write a book", id and " " .. id or "", at,
            is_won and action.reason == "none_left" and WON or REFUSALS[action.reason]
            or action.reason))
    end
end

-- What a player earned, and why: by the link points that it took, or by a hook.
local function say_earned(earned, took, ctx)
    if earned.count ~= took and ctx.hooks.supply_actions then
        return ("%s earned %s instead of %d, by %s (J6.3)"):format(earned.player,
            count(earned.count, "supply action"), took, ctx:whose "supply_actions")
    end
    return ("%s earned %s %s (J6.3)"):format(earned.player, count(earned.count, "supply action"),
        earned.count == 1 and "for the link point it took" or "for the link points it took")
end

local function say_supply(turn, taken, ctx, add)
    local asked, took = {}, {}
    for _, entry in ipairs(taken) do
        if not entry.is_added then
            took[entry.player] = (took[entry.player] or 0) + 1
        end
    end
    for _, list in ipairs { turn.supplied, turn.unsupplied } do
        for _, entry in ipairs(list) do
            asked[entry.player] = (asked[entry.player] or 0) + #entry.actions
        end
    end
    for _, earned in ipairs(turn.actions) do
        local lost = earned.count - (asked[earned.player] or 0)
        add(say_earned(earned, took[earned.player] or 0, ctx)
            .. (lost > 0 and (", and left %d unused (J6.4)."):format(lost) or "."))
        took[earned.player] = nil
    end
    for _, player in ipairs(turn.players) do
        if took[player] and ctx.hooks.supply_actions and #turn.winners == 0 then
            add(say_earned({ player = player, count = 0 }, took[player], ctx) .. ".")
        end
    end
    for _, done in ipairs(turn.supplied) do
        say_done(done, add)
    end
    for _, refused in ipairs(turn.unsupplied) do
        say_refused(refused, #turn.winners > 0, add)
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
    local taken = taken_in(turn, ctx)
    say_control(taken, add)
    say_victory(turn, ctx, add)
    say_supply(turn, taken, ctx, add)
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
