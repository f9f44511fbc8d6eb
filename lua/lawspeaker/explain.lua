-- A turn in sentences: what became of each order, why, by which rule, and what would have turned
-- it; then what changed. It makes text of plain data and knows neither the core nor the terminal.
local reasons = require "lawspeaker.explain_reasons"
local say_changes = require "lawspeaker.explain_changes"

local join = reasons.join
local facts_of, target_of, unit_list = reasons.facts_of, reasons.target_of, reasons.unit_list
local action_words, displaced_by = reasons.action_words, reasons.displaced_by

local explain = {}

-- ---- What else became of the unit ----

local function say_reinforcement(verdict, ctx)
    local helpers = facts_of(verdict, "reinforced_by")
    if #helpers > 0 then
        return ("Its strength was %d: %s reinforced it (J4.1)."):format(verdict.strength,
            unit_list(ctx, helpers))
    end
end

local function say_displacement(verdict, ctx)
    if not verdict.displaced or verdict.reason == "displaced" then
        return nil
    end
    local winner = displaced_by(verdict, ctx)
    if winner then
        return winner .. " and displaced it (J4.7)."
    end
    return ("The Link went through all the same, so it had to flee from %s (J4.8)."):format(
        target_of(verdict))
end

local CARRIES <const> = {
    linked_through = "the book it named is the one that it linked through (J3.5)",
    not_successful = "nothing is carried without success (J4.9)",
}

local function say_cargo(verdict)
    local carried, left = facts_of(verdict, "carried")[1], facts_of(verdict, "left_behind")[1]
    if carried then
        return ("The book %s came along to %s (J4.9)."):format(carried.symbol, carried.region)
    elseif left then
        return ("It carried nothing: without success the book %s stayed in %s (J4.9)."):format(
            left.symbol, left.region)
    elseif not verdict.carry_reason then
        return nil
    end
    local is_link = verdict.given.type == "link"
    local rule = is_link and "(J3.5)" or "(J3.3)"
    local other = is_link and " other" or ""
    local reason = CARRIES[verdict.carry_reason]
    local named = verdict.given.carry ~= true and verdict.given.carry
    if verdict.carry_reason == "no_book_here" then
        reason = named and ("the book %s did not lie in %s %s"):format(named, verdict.from, rule)
            or ("no%s book lay in %s %s"):format(other, verdict.from, rule)
    elseif verdict.carry_reason == "book_unnamed" then
        reason = ("several%s books lay in %s, and none was named %s"):format(other, verdict.from,
            rule)
    end
    return "It carried nothing: " .. reason .. "."
end

local CLOSED <const> = {
    occupied = function(place, ctx) return "was occupied by " .. ctx:unit(place.unit) end,
    conflicted = function() return "was conflicted" end,
    taken = function(place, ctx) return "was taken by " .. ctx:unit(place.unit) .. " in flight" end,
    controlled = function(place) return "was controlled by " .. place.player end,
    closed = function() return "was closed to it" end,
}

local function say_no_place(verdict, ctx)
    local parts = {}
    for index, place in ipairs(verdict.closed or {}) do
        parts[index] = place.region .. " " .. CLOSED[place.reason](place, ctx)
    end
    local ways = #parts > 0 and ": " .. join(parts) .. ", and no book led it away" or ""
    return ("It had no place to flee to%s, so it was removed from the game (J5.5)."):format(ways)
end

local function say_flight(verdict, ctx, sentences)
    for _, fact in ipairs(facts_of(verdict, "collided_with")) do
        sentences[#sentences + 1] = ("It wanted to flee to the same region as %s, which closed "
            .. "that region to all who fled (J5.4)."):format(ctx:unit(fact.unit))
    end
    for _, fact in ipairs(verdict.because) do
        local way = fact.fact == "fled_through" and ("through the book %s "):format(fact.symbol)
            or fact.fact == "fled_to" and ""
        if way and fact.strength > 0 then
            sentences[#sentences + 1] = ("It fled %sto %s, in round %d (%s)."):format(way,
                fact.region, fact.strength, fact.rule)
        elseif way then
            sentences[#sentences + 1] = ("Its list had nothing left, so it was sent %sto %s, the "
                .. "first place still open (%s)."):format(way, fact.region, fact.rule)
        elseif fact.fact == "no_place_to_flee" then
            sentences[#sentences + 1] = say_no_place(verdict, ctx)
        end
    end
    if ctx.is_removed[verdict.unit] and #facts_of(verdict, "no_place_to_flee") == 0 then
        sentences[#sentences + 1] = "It was removed from the game for that (J5.4)."
    end
end

-- ---- What would have turned it ----

local function change_words(change, ctx)
    if change.added then
        return ("%s reinforcing %s"):format(ctx:unit(change.unit), action_words(change.given))
    end
    return "that by " .. ctx:unit(change.unit)
end

-- "One more reinforcement would have turned it: u3 reinforcing u1's move to a2."
local function say_change_list(changes, verb, ctx)
    local added, removed = {}, {}
    for _, change in ipairs(changes) do
        local list = change.added and added or removed
        list[#list + 1] = change_words(change, ctx)
    end
    if #removed == 0 then
        return ("%s would have %s: %s."):format(
            #added == 1 and "One more reinforcement" or "Two more reinforcements", verb,
            join(added))
    elseif #added == 0 then
        return ("%s would have %s: %s."):format(
            #removed == 1 and "One reinforcement fewer" or "Two reinforcements fewer", verb,
            join(removed))
    end
    return ("One reinforcement more and one fewer would have %s: %s, and not %s."):format(verb,
        added[1], removed[1])
end

local function say_turning(verdict, ctx)
    local turning = verdict.turning
    local enters = target_of(verdict) and verdict.result ~= "illegal"
    if turning == nil then
        return nil
    elseif turning == "unsought" then
        return "What would have turned it was not looked for: too much would have to be tried."
    elseif turning == "alone" then
        return verdict.reason == "held"
            and "No reinforcement would have turned that."
            or "Nobody attacked it, so no reinforcement would have displaced it."
    end
    local verb = enters and "turned it" or verdict.displaced and "kept it in its region"
        or "displaced it"
    if #turning == 0 then
        return ("No reinforcement more or fewer, nor any two, would have %s."):format(verb)
    end
    return say_change_list(turning, verb, ctx)
end

-- ---- One order ----

-- The head of an order's paragraph: "u1 (red) in a1: move a2".
function explain.head(verdict)
    return ("%s (%s) in %s: %s"):format(verdict.unit, verdict.owner, verdict.from, verdict.order)
end

-- The rest: why, and all that follows from it, as a list of sentences.
local function sentences_of(verdict, ctx)
    local reason = reasons.why(verdict, ctx)
    local sentences = { reason .. (verdict.result == "illegal" and ", so it stayed." or ".") }
    local function add(sentence)
        sentences[#sentences + 1] = sentence
    end
    add(say_reinforcement(verdict, ctx))
    add(say_cargo(verdict))
    add(say_displacement(verdict, ctx))
    say_flight(verdict, ctx, sentences)
    add(say_turning(verdict, ctx))
    return sentences
end

-- ---- A whole turn ----

-- turn: a result as explaining.lua completes it. known: sentences and rules of reasons by code, as
-- host.reasons() gives them. `only`: a unit, and then nothing but its order. Gives { orders = a
-- list of { head, result, sentences }, changes = a list of sentences }.
function explain.turn(turn, known, variant, only)
    local ctx = reasons.context(turn, known, variant)
    local told = { orders = {}, changes = only and {} or say_changes(turn, ctx) }
    for _, verdict in ipairs(turn.verdicts) do
        if not only or verdict.unit == only then
            told.orders[#told.orders + 1] = { head = explain.head(verdict),
                result = verdict.result, sentences = sentences_of(verdict, ctx) }
        end
    end
    return told
end

return explain
