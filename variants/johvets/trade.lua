-- Trade (J2.1), the house rule `trade`: in Negotiation players with adjacent units trade books and
-- supply actions. A book in the region of a unit of the giver's goes to that of an adjacent unit of
-- the receiver's. Supply actions that are not used are kept, can be given away, and are used in any
-- later Supply. notes.md has the rulings.
local law = require "lawspeaker"
local start = require "johvets.start"

local trade = {}

-- ---- Books ----

-- A player's unit in a region, which may be none; nil: there is none of its.
local function unit_of(position, player, region)
    local name = region and position:unit_in(region)
    return name and position:unit(name).owner == player and name or nil
end

-- Whether a player has a unit of that name beside a region.
local function is_beside(position, player, name, region)
    local unit = position:unit(name)
    return unit and unit.owner == player and position.map:are_adjacent(unit.at, region)
end

-- All that `from` could give `to`: { book, receiving unit }. Both know of it, also in fog: adjacent
-- units see each other. By name, for what is older is not for all to know.
local function books(g, from, to)
    local position, list = g.position, {}
    local all = position:books()
    table.sort(all, function(a, b) return a.symbol < b.symbol end)
    for _, book in ipairs(all) do
        if unit_of(position, from, book.at) then
            for _, region in ipairs(position.map:neighbours(book.at)) do
                local name = unit_of(position, to, region)
                list[#list + 1] = name and { book.symbol, name } or nil
            end
        end
    end
    return list
end

local function can_give_books(g, from, to, items)
    local position, is_given = g.position, {}
    for _, item in ipairs(items) do
        local symbol, receiver = item[1], item[2]
        local at = position:book(symbol)
        if not unit_of(position, from, at) then
            return nil, "J2.1", string.format("no unit of %s's stands where a book %s lies", from,
                symbol)
        elseif not is_beside(position, to, receiver, at) then
            return nil, "J2.1", string.format("%s has no unit %s next to the book %s", to, receiver,
                symbol)
        elseif is_given[symbol] then
            return nil, "J2.1", string.format("the book %s is given twice", symbol)
        end
        is_given[symbol] = true
    end
    return true
end

local function give_books(g, _, _, items)
    local places = {}
    for _, item in ipairs(items) do
        places[item[1]] = g.position:unit(item[2]).at
    end
    local form = start.form(g.position)
    for _, book in ipairs(form.books) do
        book[2] = places[book[1]] or book[2]
    end
    g.position = law.position(form)
end

-- ---- Supply actions ----

-- In fog how many a player keeps is its own business: it tells of link points taken out of sight.
function trade.tables(setting)
    if not setting.rules.trade then
        return {}
    end
    return {
        { "saving", { actions = "count" } },
        { "purse", { zone_of = "saving", each = "player",
            seen_by = setting.rules.fog and "owner" or "all" } },
    }
end

local function purse(g, player)
    return g.purse[player]:top() or g.saving:add({}, g.purse[player])
end

-- Keeps what a player has not used.
function trade.keep(g, player, count)
    local row = g.rules.trade and purse(g, player)
    if row and row.actions ~= count then
        row.actions = count
    end
    if row and count > 0 then
        g:note("kept_actions", { player = player, count = count },
            g.rules.fog and { player } or nil)
    end
end

-- The variant of the core under which a turn is played: supply actions that were kept come to those
-- earned (J6.3). After a victory nobody has any (J6.2).
function trade.variant(g)
    local variant, kept, has_any = start.variant(g), {}, false
    for _, player in ipairs(g.rules.trade and g.players or {}) do
        kept[player] = purse(g, player).actions
        has_any = has_any or kept[player] > 0
    end
    return not has_any and variant or law.variant { name = "with actions kept", base = variant,
        hooks = {
            supply_actions = function(ask, standard)
                return standard + kept[ask.player]
            end,
        } }
end

-- ---- What the game declares ----

function trade.goods(setting)
    return {
        { "book", arguments = 2, words = "a book and the unit that gets it", items = books,
            can_give = can_give_books, give = give_books },
        { "action", counts = { "purse", "actions" }, hidden = setting.rules.fog },
    }
end

-- Once in a turn with each player who has a unit adjacent to one of one's own.
function trade.allowance(g, first, second)
    local position = g.position
    for _, unit in ipairs(position:units()) do
        if unit.owner == first then
            for _, region in ipairs(position.map:neighbours(unit.at)) do
                if unit_of(position, second, region) then
                    return true, 1
                end
            end
        end
    end
    return false, nil, "J2.1", string.format("no unit of %s's is adjacent to one of %s's", first,
        second)
end

-- Before each Negotiation.
function trade.begin(g)
    if g.rules.trade then
        for _, player in ipairs(g.players) do
            purse(g, player)
        end
        g:renew_trades()
    end
end

return trade
