-- What would have turned an order, in sentences: the fewest reinforcements, and for an order that
-- came to nothing or was illegal what would have made it good.
local reasons = require "lawspeaker.explain_reasons"

local join, facts_of = reasons.join, reasons.facts_of
local unit_list, action_words = reasons.unit_list, reasons.action_words

-- Longer lists help nobody.
local LISTED_MAX <const> = 8

-- ---- Reinforcements ----

-- Why a unit's Stay can be reinforced although it has another order.
local STAYS <const> = {
    transfer = " (a unit that hands a book over stays, J3.8)",
    reinforce = " (a unit that reinforces stays, J3.8)",
}

local function stay_words(given, ctx)
    local other = given.action.type == "stay" and ctx.verdicts[given.unit]
    if other and other.result == "illegal" then
        return " (its illegal order became a Stay, J3)"
    end
    return other and STAYS[other.given.type] or ""
end

local function change_words(change, ctx)
    local old, unit = ctx.verdicts[change.unit].given, ctx:unit(change.unit)
    if not change.added then
        return ("%s not reinforcing %s"):format(unit, action_words(old))
    end
    local instead = change.removed and " instead of " .. action_words(old) or ""
    return ("%s reinforcing %s%s%s"):format(unit, action_words(change.given),
        stay_words(change.given, ctx), instead)
end

local function head_of(changes)
    local added, removed = 0, 0
    for _, change in ipairs(changes) do
        added = added + (change.added and 1 or 0)
        removed = removed + (change.removed and 1 or 0)
    end
    if #changes == 1 and added == 1 and removed == 1 then
        return "One reinforcement given elsewhere"
    elseif added == 0 then
        return removed == 1 and "One reinforcement fewer" or "Two reinforcements fewer"
    elseif removed == 0 then
        return added == 1 and "One more reinforcement" or "Two more reinforcements"
    end
    return "One reinforcement more and one fewer"
end

local function verb_of(verdict)
    if verdict.target then
        return verdict.result == "succeeded" and "kept it out of " .. verdict.target
            or "let it into " .. verdict.target
    end
    return (verdict.displaced and "kept it in " or "driven it from ") .. verdict.from
end

local UNSOUGHT <const> = "What would have turned it was not looked for: too much would have to be "
    .. "tried."

local function say_reinforcements(verdict, ctx)
    local turning, words = verdict.turning, {}
    if turning == nil or turning == "alone" then
        return nil
    elseif turning == "unsought" then
        return verdict.reason ~= "unopposed" and UNSOUGHT or nil
    elseif #turning == 0 then
        local is_settled = verdict.reason == "unopposed" or verdict.reason == "own_unit"
        return not is_settled and ("No change of one or two reinforcements, all else as ordered, "
            .. "would have %s."):format(verb_of(verdict)) or nil
    end
    for index, change in ipairs(turning) do
        words[index] = change_words(change, ctx)
    end
    return ("%s would have %s: %s."):format(head_of(turning), verb_of(verdict), join(words))
end

-- ---- What would have made the order good: by reason ----

local good = {}

local function say_neighbours(verdict)
    local around = verdict.neighbours
    if not around or #around > LISTED_MAX then
        return nil
    elseif #around == 0 then
        return ("No region is adjacent to %s."):format(verdict.from)
    end
    return ("%s is adjacent to %s."):format(verdict.from, join(around))
end

local function say_meant(verdict)
    return verdict.meant and ("Perhaps %s was meant."):format(verdict.meant)
end

good.unknown_unit = say_meant
good.unknown_book = say_meant
good.not_adjacent = say_neighbours

function good.unknown_region(verdict)
    return say_meant(verdict) or say_neighbours(verdict)
end

-- The books that lie where the unit stands, of which it named none or another.
local function say_books(verdict)
    local books = verdict.books or {}
    if #books == 0 or #books > LISTED_MAX then
        return nil
    end
    return ("The %s %s lay in %s."):format(#books == 1 and "book" or "books", join(books),
        verdict.from)
end

function good.no_book_here(verdict)
    return verdict.given.book and say_books(verdict)
        or verdict.given.type == "link" and "A Link goes through a book where the unit stands."
        or "A book to hand over has to lie where the unit stands."
end

-- The books that would have led to another Age.
local function way_words(ways)
    local words = {}
    for index, way in ipairs(ways) do
        words[index] = ("%s (to %s)"):format(way.symbol, way.leads)
    end
    return join(words, " or ")
end

function good.book_unnamed(verdict)
    local ways, books = verdict.ways or {}, verdict.books or {}
    if #books > LISTED_MAX then
        return nil
    elseif verdict.given.type ~= "link" then
        return ("It had to name %s."):format(join(books, " or "))
    elseif #ways == 0 then
        return "None of them leads to another Age."
    end
    return ("It could have named %s."):format(way_words(ways))
end

function good.same_age(verdict)
    local ways = verdict.ways or {}
    return #ways > 0 and #ways <= LISTED_MAX
        and ("It could have named %s."):format(way_words(ways))
        or nil
end

-- Whether the unit stands where it could reinforce something in that region.
local function is_near(verdict, region)
    for _, neighbour in ipairs(verdict.neighbours or {}) do
        if neighbour == region then
            return true
        end
    end
    return false
end

function good.not_matched(verdict, ctx)
    local fact = facts_of(verdict, "doing")[1]
    local is_going = fact.type == "move" or fact.type == "link"
    local other = ctx.verdicts[fact.unit]
    local did = fact.unit .. (is_going and ("'s %s to %s"):format(fact.type, fact.region)
        or "'s Stay")
    if is_near(verdict, is_going and fact.region or other.from) then
        return ("Reinforcing %s would have matched."):format(did)
    end
    return ("From %s it could not reinforce %s (J3.7)."):format(verdict.from, did)
end

function good.cut(verdict, ctx)
    return ("It would have counted without %s attacking."):format(
        unit_list(ctx, facts_of(verdict, "cut_by")))
end

function good.receiver_not_staying(verdict)
    return ("Had %s been ordered to Stay, it would have taken the book."):format(
        facts_of(verdict, "doing")[1].unit)
end

function good.own_unit(verdict, ctx)
    return ("It cannot get in as long as %s is there."):format(
        unit_list(ctx, facts_of(verdict, "own_unit_there")))
end

-- With how much strength a Move or Link would have got in: more than all that stood against it.
-- Where a hook decides with what a unit holds, or units do not displace their own, nobody knows.
local function say_strength_needed(verdict, ctx)
    if not verdict.target or verdict.result ~= "failed" or ctx.hooks.holding
        or not ctx.displace_own then
        return nil
    end
    local most = 0
    for _, kind in ipairs { "opposed_by", "held_by", "head_to_head_with" } do
        for _, fact in ipairs(facts_of(verdict, kind)) do
            most = math.max(most, fact.strength)
        end
    end
    return ("With strength %d it would have got in."):format(most + 1)
end

-- The sentences, in a list.
local function say_turning(verdict, ctx)
    local sentences, say_good = {}, good[verdict.reason]
    sentences[1] = say_good and say_good(verdict, ctx) or nil
    if type(verdict.turning) ~= "table" or #verdict.turning == 0 then
        sentences[#sentences + 1] = say_strength_needed(verdict, ctx)
    end
    sentences[#sentences + 1] = say_reinforcements(verdict, ctx)
    return sentences
end

return say_turning
