-- A turn in sentences: what became of each order, why, by which rule, and what would have turned
-- it; then what changed. It makes text of plain data and knows neither the core nor the terminal.
local reasons = require "lawspeaker.explain_reasons"
local say_changes = require "lawspeaker.explain_changes"
local say_flight = require "lawspeaker.explain_flight"
local say_turning = require "lawspeaker.explain_turning"

local join = reasons.join
local facts_of, unit_list = reasons.facts_of, reasons.unit_list
local displaced_by = reasons.displaced_by

local explain = {}

-- ---- What else became of the unit ----

-- What its strength was made of, where that was not the unit alone.
local function say_strength(verdict, ctx)
    local helpers = facts_of(verdict, "reinforced_by")
    local standard = facts_of(verdict, "standard_strength")[1]
    if #helpers == 0 and not standard then
        return nil
    end
    local helped = #helpers > 0 and ("%s reinforced it (J4.1)"):format(unit_list(ctx, helpers))
    local made = standard and ("%s made it %d instead of %d"):format(ctx:whose "strength",
        verdict.strength, standard.strength)
    return ("Its strength was %d: %s%s%s."):format(verdict.strength, helped or "",
        helped and made and ", and " or "", made or "")
end

-- Units that change places, or that turn in a ring.
local function say_ring(verdict, ctx)
    local others, count = ctx:ring(verdict.unit)
    if not others then
        return nil
    elseif count == 2 then
        return ("It changed places with %s (J4.3)."):format(ctx:unit(others[1]))
    elseif count > #others + 1 then
        return ("It moved in a ring of %d units (J4.3)."):format(count)
    end
    local names = {}
    for index, other in ipairs(others) do
        names[index] = ctx:unit(other)
    end
    return ("It moved in a ring with %s (J4.3)."):format(join(names))
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
        verdict.target)
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
        local is_there = left.region ~= verdict.from
        return ("The book %s %s %s, %s (J4.9)."):format(left.symbol,
            is_there and "was left behind in" or "stayed in", left.region,
            is_there and "where the Link led" or "for nothing is carried without success")
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

-- ---- One order ----

-- The head of an order's paragraph: "u1 (red) in a1: move a2".
function explain.head(verdict)
    return ("%s (%s) in %s: %s"):format(verdict.unit, verdict.owner, verdict.from, verdict.order)
end

-- The rest: why, and all that follows from it, as a list of sentences.
local function sentences_of(verdict, ctx)
    local reason = reasons.why(verdict, ctx)
    local sentences = { reason .. (verdict.result == "illegal" and ", so it stayed." or ".") }
    local function add(list)
        table.move(list, 1, #list, #sentences + 1, sentences)
    end
    add { say_ring(verdict, ctx) }
    add { say_strength(verdict, ctx) }
    add { reasons.holding(verdict, ctx) }
    add { say_cargo(verdict) }
    add { say_displacement(verdict, ctx) }
    add(say_flight(verdict, ctx))
    add(ctx.is_brief and {} or say_turning(verdict, ctx))
    return sentences
end

-- ---- A whole turn ----

-- turn: a result as explaining.lua completes it. known: sentences and rules of reasons by code, as
-- host.reasons() gives them. `only`: a unit, and then nothing but its order. `is_brief`:
-- without what would have turned an order. Gives { orders = a list of { head, result, sentences },
-- changes = a list of sentences }.
function explain.turn(turn, known, variant, only, is_brief)
    local ctx = reasons.context(turn, known, variant)
    ctx.is_brief = is_brief
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
