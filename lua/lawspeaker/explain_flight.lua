-- The flight of a unit in sentences: where it went, and why not where it would rather have gone. It
-- reads what flights.lua has found.
local reasons = require "lawspeaker.explain_reasons"

local join, facts_of = reasons.join, reasons.facts_of

-- "a3", or "b1, through the book p1,".
local function place_words(note)
    return note.book and ("%s, through the book %s,"):format(note.region, note.book) or note.region
end

-- The units that wanted the same region, but for this one. A note names the first of them.
local function others(note, ctx, unit)
    local words = {}
    for _, other in ipairs(note.units) do
        words[#words + 1] = other ~= unit and ctx:unit(other) or nil
    end
    local left = note.unit_count - (note.is_own and 1 or 0) - #words
    words[#words + 1] = left > 0 and ("%d more"):format(left) or nil
    return join(words)
end

-- Why a place was none: by reason, from a note of flights.lua.
local CLOSED <const> = {
    unknown_region = function(note) return ("there is no region %s"):format(note.region) end,
    unknown_book = function(note) return ("there is no book %s"):format(note.book) end,
    not_adjacent = function(note)
        return ("%s is not adjacent to %s"):format(note.region, note.from)
    end,
    no_books = function(note)
        return ("nobody could flee through the book %s (flee_through_books)"):format(note.book)
    end,
    book_elsewhere = function(note)
        return ("the book %s did not lie in %s"):format(note.book, note.from)
    end,
    same_age = function(note)
        return ("the book %s leads to %s, in the same Age"):format(note.book, note.region)
    end,
    occupied = function(note, ctx)
        return ("%s was occupied by %s"):format(place_words(note), ctx:unit(note.unit))
    end,
    conflicted = function(note) return place_words(note) .. " was conflicted" end,
    controlled = function(note)
        return ("%s was controlled by %s"):format(note.region, note.player)
    end,
    attacker = function(note)
        return note.region .. " was closed to it because the attack came from there"
    end,
    taken = function(note, ctx)
        return ("%s was taken by %s in flight"):format(place_words(note), ctx:unit(note.unit))
    end,
    collided = function(note, ctx, unit)
        return ("%s was closed to all because %s wanted to flee there%s"):format(place_words(note),
            others(note, ctx, unit), note.is_own and " too" or "")
    end,
}

local function why_words(notes, count, ctx, unit)
    local words = {}
    for index, note in ipairs(notes) do
        local say = CLOSED[note.reason]
        words[index] = say and say(note, ctx, unit) or place_words(note) .. " was closed to it"
    end
    if count > #notes then
        words[#words + 1] = ("%d more were closed"):format(count - #notes)
    end
    return join(words)
end

local ORDINALS <const> = { "first", "second", "third", "fourth", "fifth", "sixth" }

local function ordinal(number)
    return ORDINALS[number] or ("choice number %d"):format(number)
end

-- "its second choice, for a3 was occupied by u3 (red)"
local function choice_words(flight, ctx, unit)
    if flight.passed_count == 0 then
        return ""
    end
    local which = ORDINALS[flight.place] and ("its %s choice"):format(ordinal(flight.place))
        or ordinal(flight.place)
    return (", %s: %s"):format(which, why_words(flight.passed, flight.passed_count, ctx, unit))
end

local function say_fled(verdict, fact, ctx)
    local flight = verdict.flight
    local way = fact.fact == "fled_through" and ("through the book %s "):format(fact.symbol) or ""
    if fact.strength > 0 then
        return { ("It fled %sto %s (%s)%s."):format(way, fact.region, fact.rule,
            choice_words(flight, ctx, verdict.unit)) }
    elseif flight.named == 0 then
        return { ("It named no place to flee to, so it was sent %sto %s, the first place open "
            .. "(%s)."):format(way, fact.region, fact.rule) }
    end
    local why = why_words(flight.passed, flight.passed_count, ctx, verdict.unit)
    return { ("It could not flee where it wanted: %s."):format(why),
        ("So it was sent %sto %s, the first place still open (%s)."):format(way, fact.region,
            fact.rule) }
end

-- What stands in the list and is no place that there is; the rest is told of all places.
local NO_PLACE <const> = { unknown_region = true, unknown_book = true, not_adjacent = true,
    no_books = true, book_elsewhere = true }

local function say_removed(verdict, ctx)
    local flight, notes = verdict.flight, {}
    for _, note in ipairs(flight.passed) do
        notes[#notes + 1] = NO_PLACE[note.reason] and note or nil
    end
    local count = #notes + flight.closed_count
    table.move(flight.closed, 1, #flight.closed, #notes + 1, notes)
    local why = count > 0 and why_words(notes, count, ctx, verdict.unit)
        or ("no region is adjacent to %s"):format(verdict.flees_from)
    return { ("It had no place to flee to, so it was removed from the game (J5.5): %s."):format(
        why) }
end

local function say_collision(verdict, ctx)
    local flight, sentences = verdict.flight, {}
    if flight.passed_count > 0 then
        sentences[1] = ("It could not flee where it wanted: %s."):format(why_words(flight.passed,
            flight.passed_count, ctx, verdict.unit))
    end
    sentences[#sentences + 1] = ("%s wanted to flee to %s too, so %s were removed from the game "
        .. "(J5.4)."):format(others(flight.lost, ctx, verdict.unit), flight.lost.region,
        flight.lost.unit_count == 2 and "both" or "all")
    return sentences
end

-- The sentences, in a list: none where the unit did not have to flee.
local function say_flight(verdict, ctx)
    local fled = facts_of(verdict, "fled_to")[1] or facts_of(verdict, "fled_through")[1]
    if not verdict.flight then
        return {}
    elseif fled then
        return say_fled(verdict, fled, ctx)
    elseif verdict.flight.lost then
        return say_collision(verdict, ctx)
    end
    return say_removed(verdict, ctx)
end

return say_flight
