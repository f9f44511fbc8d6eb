-- What players know in fog. Each knows a view of the board at the start of the turn, and a turn of
-- the core played on that view with the orders of the units in it: the verdicts of that turn are
-- what the player can make of what it has seen. Where the truth is another, the reason is "unseen".
local show = require "johvets.show"
local start = require "johvets.start"
local witness = require "johvets.witness"

local fogged = {}

local SHOWN_SIZE_MAX <const> = 200 -- bytes of what a glimpse shows
local UNSEEN <const> = "unseen" -- a reason

local knowledge = {}
knowledge.__index = knowledge

function fogged.new(g, watch)
    return setmetatable({ g = g, watch = watch, views = {}, turns = {} }, knowledge)
end

function knowledge:view(player)
    if not self.views[player] then
        self.views[player] = self.watch.before:view(player)
    end
    return self.views[player]
end

function knowledge:known(player)
    if not self.turns[player] then
        self.turns[player] = self:view(player):begin { variant = start.variant(self.g) }
    end
    return self.turns[player]
end

-- Who sees a region on the board as it stands.
function knowledge:who_sees(region)
    local players = {}
    for _, player in ipairs(self.g.players) do
        if self.g.position:sees(player, region) then
            players[#players + 1] = player
        end
    end
    return players
end

-- ---- Verdicts ----

-- What of the sheets of all is of units that the player sees.
function knowledge:orders_in_sight(player)
    local view, list = self:view(player), {}
    for _, sheet in ipairs(self.watch.sheets) do
        for _, pair in ipairs(sheet) do
            local unit, order = pair[1], pair[2]
            local text = type(order) == "table" and table.concat(order, " ") or order
            list[#list + 1] = view:unit(unit) and { unit, witness.playable(view, text) } or nil
        end
    end
    return list
end

-- The turn as the player can play it: with the orders of all units that it sees.
function knowledge:resolved(player)
    local known = self:known(player)
    if known.phase == "orders" then
        known:orders(self:orders_in_sight(player))
        known:resolve()
    end
    return known
end

-- The facts of a verdict. Who does what its player alone can name does, in the turn that the
-- player knows, nothing; what it was ordered is told all the same.
function knowledge:facts(seen)
    for _, fact in ipairs(seen.because) do
        if fact.fact == "doing" then
            fact.type = string.match(self.watch.turn:verdict(fact.unit).order, "^%l+")
        end
    end
    return seen.because
end

function knowledge:expected(seen)
    return { result = seen.result, reason = seen.reason, strength = seen.strength,
        displaced = seen.displaced or nil, carried = seen.carried,
        carry_reason = seen.carry_reason, because = self:facts(seen) }
end

-- What became of its own units a player knows. Where it would have expected otherwise, it does not
-- know why.
function knowledge:own_verdict(player, unit)
    local truth = self.watch.turn:verdict(unit.id)
    local seen = self:resolved(player):verdict(unit.id)
    if truth.result == seen.result and truth.displaced == seen.displaced
        and truth.carried == seen.carried then
        return self:expected(seen)
    end
    return { result = truth.result, reason = UNSEEN, displaced = truth.displaced or nil,
        carried = truth.carried,
        carry_reason = truth.carries and not truth.carried and UNSEEN or nil }
end

function knowledge:verdict(player, unit)
    local text = self.watch.turn:verdict(unit.id).order
    local fields
    if unit.owner == player then
        fields = self:own_verdict(player, unit)
        fields.order = text
    else
        fields = witness.verdict(self, player, unit, text)
        fields.order = witness.masked(self:view(player), text)
    end
    fields.unit = unit.id
    fields.because = fields.because and self.watch.told_facts(fields.because)
    return fields
end

-- Each is told of its own units and of those that it saw when the turn began.
function knowledge:tell_verdicts()
    for _, player in ipairs(self.g.players) do
        for _, unit in ipairs(self:view(player):units()) do
            self.g:note("verdict", function()
                return self:verdict(player, unit)
            end, { player })
        end
    end
end

-- ---- Flight ----

-- Whether a player sees a region once movement is done: a unit that must flee still sees where it
-- flees from, and what is next to that.
function knowledge:sees_moved(player, region)
    if self.watch.moved:sees(player, region) then
        return true
    end
    for _, flight in ipairs(self.watch.fleeing) do
        if flight.owner == player and (flight.from == region
            or self.watch.moved.map:are_adjacent(flight.from, region)) then
            return true
        end
    end
    return false
end

local function glimpse(lists, player, region)
    return { owner = player, region = region,
        shows = string.sub(table.concat(lists[region] or {}, " "), 1, SHOWN_SIZE_MAX) }
end

-- A row for each region that a player sees by its fleeing units alone.
function knowledge:glimpses()
    local moved, rows = self.watch.moved, {}
    local lists = show.contents(moved)
    for _, player in ipairs(self.g.players) do
        for _, region in ipairs(moved.map:regions()) do
            if not moved:sees(player, region) and self:sees_moved(player, region) then
                rows[#rows + 1] = glimpse(lists, player, region)
            end
        end
    end
    return rows
end

-- A row for each player who sees that a unit must flee. One that all players see would be seen by
-- onlookers, too, so that there is none for several.
function knowledge:fleeing_rows()
    local rows = {}
    for _, flight in ipairs(self.watch.fleeing) do
        for _, player in ipairs(self.g.players) do
            if player == flight.owner or self:sees_moved(player, flight.from) then
                rows[#rows + 1] = { unit = flight.unit, owner = flight.owner, from = flight.from,
                    viewer = player }
            end
        end
    end
    return rows
end

-- J5.2, of an unoccupied region: who controls its link points has not changed in this turn.
local function is_controlled_against(g, board, player, region)
    if g.rules.flee_controlled == "ignore" then
        return false
    end
    for _, entry in ipairs(board:control()) do
        if board:link_point(entry.symbol) == region
            and (g.rules.flee_controlled == "any" or entry.player ~= player) then
            return true
        end
    end
    return false
end

-- J5.1: where the unit came from that displaced this one, if the player saw it there.
function knowledge:attacker_from(player, unit)
    for _, fact in ipairs(self.watch.turn:facts(unit)) do
        local attacker = fact.fact == "displaced_by" and self:view(player):unit(fact.unit)
        if attacker then
            return attacker.at
        end
    end
end

-- J4.11, of regions that are empty once movement is done: who stood there has left, so that no
-- others are contenders than who wanted to enter. By region, whether the player saw two of them.
function knowledge:conflicted(player)
    local view, counts, is_conflicted = self:view(player), {}, {}
    for _, pair in ipairs(self:orders_in_sight(player)) do
        local to = witness.meaning(view, view:unit(pair[1]), pair[2]).to
        if to then
            counts[to] = (counts[to] or 0) + 1
            is_conflicted[to] = counts[to] > 1
        end
    end
    return is_conflicted
end

-- J5.1 (a). Next to where it flees from the player sees who stands there and who controls what; of
-- contenders it knows those that it saw.
function knowledge:add_on_foot(places, player, unit, from)
    local board, rules = self.watch.moved, self.g.rules
    local is_conflicted = self:conflicted(player)
    local is_displaced = self.watch.before:unit(unit).at == from
    local shut = not rules.flee_to_attacker and is_displaced and self:attacker_from(player, unit)
    for _, region in ipairs(board.map:neighbours(from)) do
        if not board:unit_in(region) and not is_conflicted[region] and region ~= shut
            and not is_controlled_against(self.g, board, player, region) then
            places[#places + 1] = region
        end
    end
end

-- J5.1 (b). Who stands where a book leads is known only where the player sees it.
function knowledge:add_through_books(places, player, from)
    local board = self.watch.moved
    local age = board.map:region(from).age
    for _, book in ipairs(board:books()) do
        local leads = board:link_point(book.symbol)
        if book.at == from and board.map:region(leads).age ~= age
            and not (board:unit_in(leads) and self:sees_moved(player, leads)) then
            places[#places + 1] = { book = book.symbol }
        end
    end
end

function knowledge:flights(unit, from)
    local player = self.watch.before:unit(unit).owner
    local places = {}
    self:add_on_foot(places, player, unit, from)
    if self.g.rules.flee_through_books then
        self:add_through_books(places, player, from)
    end
    return places
end

-- `to`: where it stands now; nil: nowhere. Whether another's unit that is gone stands where it is
-- not seen, or nowhere, is not told.
function knowledge:tell_flight(flight, to)
    local name = { [true] = { [true] = "fled", [false] = "went" }, [false] = { [true] = "came" } }
    for _, player in ipairs(self.g.players) do
        local sees_from = flight.owner == player or self:sees_moved(player, flight.from)
        local sees_to = to ~= nil and (flight.owner == player or self.g.position:sees(player, to))
        local told = to == nil and flight.owner == player and "removed"
            or name[sees_from][sees_to]
        if told then
            self.g:note(told, { unit = flight.unit, from = sees_from and flight.from or nil,
                to = sees_to and to or nil }, { player })
        end
    end
end

-- ---- Supply ----

local function is_below(count, limit)
    return type(limit) ~= "number" or count < limit
end

local function count_units(board, player)
    local count = 0
    for _, unit in ipairs(board:units()) do
        count = count + (unit.owner == player and 1 or 0)
    end
    return count
end

-- Whether an action could be carried out as far as the player knows; else nil, sentence, reason.
function knowledge:could_supply(player, kind, region)
    local board, rules = self.g.position, self.g.rules
    if kind == "unit" and not board:sees(player, region) then
        -- It may hold a link point that the player has taken, and be empty.
        if is_below(count_units(board, player), rules.unit_tokens) then
            return true
        end
        return nil, "no token is left", "no_token"
    end
    local is_possible, sentence, reason = self.watch.turn:judge_supply(player,
        kind .. " " .. region)
    -- The player counts the placed link points that it sees.
    if kind == "book" and reason == "no_token"
        and is_below(#board:view(player):link_points(), rules.link_point_tokens) then
        return true
    end
    return is_possible, sentence, reason
end

-- Whether tokens have run out and the player does not know.
function knowledge:misses_tokens(player)
    local board, limit = self.g.position, self.g.rules.link_point_tokens
    return not is_below(#board:link_points(), limit)
        and is_below(#board:view(player):link_points(), limit)
end

-- As could_supply has it, for all regions at once.
function knowledge:supply_legal(player)
    local board, list = self.g.position, {}
    local is_possible = show.set_of(self.watch.turn:supply_legal(player))
    local is_seen = show.set_of(board:seen(player))
    local regions = board.map:regions()
    local has_token = is_below(count_units(board, player), self.g.rules.unit_tokens)
    for _, region in ipairs(regions) do
        local action = "unit " .. region
        list[#list + 1] = (is_possible[action] or has_token and not is_seen[region]) and action
            or nil
    end
    local is_mistaken = self:misses_tokens(player)
    for _, region in ipairs(regions) do
        local action = "book " .. region
        list[#list + 1] = (is_possible[action]
            or is_mistaken and self:could_supply(player, "book", region)) and action or nil
    end
    return list
end

function knowledge:judge_supply(player, action)
    local words = {}
    for word in string.gmatch(action, "%S+") do
        words[#words + 1] = word
    end
    local kind, region = words[1], words[2]
    local is_named = #words == 4 and words[3] == "as"
    if kind ~= "unit" and kind ~= "book" or #words ~= 2 and not is_named
        or not self.g.position.map:region(region) then
        return self.watch.turn:judge_supply(player, action)
    elseif is_named then
        return nil, "in fog new units and books have their names given", "named"
    end
    return self:could_supply(player, kind, region)
end

-- A number of four digits that says nothing to who does not know the secret (FNV-1a).
local function number_from(...)
    local hash = 0xcbf29ce484222325
    for _, byte in ipairs { string.byte(table.concat({ ... }, "|"), 1, -1) } do
        hash = (hash ~ byte) * 0x100000001b3
    end
    return 1000 + (hash >> 33) % 9000
end

-- New things are called after their player and a number that does not tell how many there are, nor
-- where and when they were made.
function knowledge:named(player, action)
    local kind, region = string.match(action, "^(%l+) (%S+)$")
    local number = number_from(self.g.secret, player, kind, self.g.position.turn, region)
    while true do
        local named = string.format("%s as %s:%s%d", action, player, kind == "unit" and "u" or "p",
            number)
        local _, _, reason = self.watch.turn:judge_supply(player, named)
        if reason ~= "id_in_use" then
            return named
        end
        number = number % 9999 + 1
    end
end

-- Why an action was not possible, as far as the player may know it.
function knowledge:supply_reason(player, region, reason)
    local is_known = self.g.position:sees(player, region) and reason ~= "no_token"
    return is_known and reason or UNSEEN
end

return fogged
