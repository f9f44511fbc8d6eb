-- What a player in fog is told of the order of another's unit. It is made of what that player saw
-- before and after movement, and of the turn as the player knows it; the true verdict is not looked
-- at, so that nothing can show of what happened out of sight.
local witness = {}

local UNSEEN <const> = "unseen" -- a reason; and the result of what nobody could see happen
local MASK <const> = "?"        -- in place of a name that the player does not know

local function words_of(text)
    local words = {}
    for word in string.gmatch(text, "%S+") do
        words[#words + 1] = word
    end
    return words
end

-- ---- Orders ----

-- Where names stand in an order that the player may not know: by index of the word, whether it is
-- a unit's.
local function names_in(words)
    local is_unit = {}
    if words[1] == "reinforce" then
        is_unit[2] = true
    elseif words[1] == "transfer" then
        is_unit[#words] = true
    end
    local names_book = words[1] == "link" and words[2] and words[2] ~= "carry"
        or words[1] == "transfer" and #words == 4
    if names_book then
        is_unit[2] = false
    end
    if words[#words - 1] == "carry" then
        is_unit[#words] = false
    end
    return is_unit
end

-- An order of another's unit with names that the player does not know left out.
function witness.masked(view, text)
    local words = words_of(text)
    local is_unit = names_in(words)
    for index, name in ipairs(words) do
        local is_unknown = is_unit[index] == true and not view:unit(name)
            or is_unit[index] == false and not view:link_point(name)
        words[index] = is_unknown and MASK or name
    end
    return table.concat(words, " ")
end

-- The order as the player can play it: a book that it does not know is not where the unit is, and
-- is not carried.
function witness.playable(view, text)
    local masked = witness.masked(view, text)
    local without = string.gsub(masked, " carry %?$", "")
    return without ~= masked and without or text
end

-- The only one of the books in a region, other than `except`.
local function only_book(view, region, except)
    local only
    for _, book in ipairs(view:books()) do
        if book.at == region and book.symbol ~= except then
            if only then
                return nil
            end
            only = book.symbol
        end
    end
    return only
end

-- What a unit would do: `kind`, `to` of a Move or Link, `book` of a Transfer, whether it `carries`,
-- and the `cargo`.
function witness.meaning(view, unit, text)
    local words = words_of(text)
    local order, through = { kind = words[1] }, nil
    if order.kind == "move" then
        order.to = words[2]
    elseif order.kind == "link" then
        through = words[2] ~= "carry" and words[2] or only_book(view, unit.at)
        order.to = through and view:link_point(through)
    elseif order.kind == "transfer" then
        order.book = #words == 4 and words[2] or only_book(view, unit.at)
    end
    if order.to and words[#words] == "carry" then
        order.carries, order.cargo = true, only_book(view, unit.at, through)
    elseif order.to and words[#words - 1] == "carry" then
        local named = words[#words]
        order.carries = true
        order.cargo = named ~= through and view:book(named) == unit.at and named or nil
    end
    return order
end

-- ---- What was seen of it ----

local function succeeds(moved, unit, order, at, is_displaced)
    if order.kind == "transfer" then
        return order.book ~= nil and moved:book(order.book) ~= unit.at
    end
    return not is_displaced and (order.to or unit.at) == at
end

-- Where the player sees the unit once movement is done, that tells what became of it; and a Move
-- whose region is seen without the unit has left. Else nil. Of a Link whose unit is gone nobody
-- knows whether it got in.
local function observed(knowledge, player, unit, order)
    local moved, flight = knowledge.watch.moved, nil
    for _, one in ipairs(knowledge.watch.fleeing) do
        flight = one.unit == unit.id and one or flight
    end
    local at = flight and flight.from or moved:unit(unit.id).at
    local outcome = { is_displaced = flight ~= nil }
    if knowledge:sees_moved(player, at) then
        outcome.has_succeeded = succeeds(moved, unit, order, at, outcome.is_displaced)
    elseif order.kind == "move" and knowledge:sees_moved(player, unit.at) then
        outcome.has_succeeded = true
    else
        return nil
    end
    outcome.carried = outcome.has_succeeded and order.cargo or nil
    return outcome
end

-- ---- Verdicts ----

-- Whether a unit that the player does not see could have attacked in that region.
local function could_be_attacked(view, player, region)
    for _, neighbour in ipairs(view.map:neighbours(region)) do
        if not view:sees(player, neighbour) then
            return true
        end
    end
    for _, points in ipairs { view.map:link_points(), view:link_points() } do
        for _, point in ipairs(points) do
            if point.at == region then
                return true
            end
        end
    end
    return false
end

-- Whether the player knows what became of a reinforcement: which, if the unit is seen that is
-- reinforced, depends on nothing but attacks on the one that reinforces (J3.9).
local function knows_reinforcement(knowledge, player, unit, seen)
    return not knowledge.g.rules.reinforce_cut or seen.result ~= "succeeded"
        or not could_be_attacked(knowledge:view(player), player, unit.at)
end

local function surprising(outcome, order, result)
    return { result = result, reason = UNSEEN, displaced = outcome.is_displaced or nil,
        carried = outcome.carried,
        carry_reason = order.carries and not outcome.carried and UNSEEN or nil }
end

-- A verdict's fields without unit and order; of the turn as the player knows it where all was as
-- that has it.
function witness.verdict(knowledge, player, unit, text)
    local view = knowledge:view(player)
    local order = witness.meaning(view, unit, text)
    local outcome = observed(knowledge, player, unit, order)
    if not outcome then
        return { result = UNSEEN, reason = UNSEEN }
    end
    local seen = knowledge:resolved(player):verdict(unit.id)
    local playable = witness.playable(view, text)
    local has_names = witness.masked(view, playable) == playable
    local is_expected = has_names and outcome.is_displaced == seen.displaced
    local result = outcome.has_succeeded and "succeeded" or "failed"
    if order.kind == "reinforce" then
        local is_known = has_names and knows_reinforcement(knowledge, player, unit, seen)
        result, is_expected = is_known and seen.result or UNSEEN, is_expected and is_known
    else
        is_expected = is_expected and outcome.has_succeeded == (seen.result == "succeeded")
    end
    return is_expected and knowledge:expected(seen) or surprising(outcome, order, result)
end

return witness
