-- Why an order came out as it did, as the first sentence of its explanation: a maker for each
-- reason code, out of the verdict and its facts. It also holds the words that all of them share.
local reasons = {}

-- Of more units the first are named, and the others counted.
local LISTED_MAX <const> = 8
-- From so many facts of one kind on, the core names the first and the strongest only.
local FACTS_SURE_MAX <const> = 63

-- The units of a longer ring are only counted.
local RING_TOLD_MAX <const> = 6

-- ---- Words ----

local function join(items, joint)
    if #items < 2 then
        return items[1] or ""
    end
    return table.concat(items, ", ", 1, #items - 1) .. (joint or " and ") .. items[#items]
end

local function count(number, noun)
    return ("%d %s%s"):format(number, noun, number == 1 and "" or "s")
end

-- What a turn knows of its units and reasons, for all sentences in it.
local context = {}
context.__index = context

function context:unit(name)
    local verdict = self.verdicts[name]
    return verdict and ("%s (%s)"):format(name, verdict.owner) or name
end

-- "the variant "kin only"", whose hook of this kind changed something; of several with such a hook,
-- which have been told each other's answers, all together.
function context:whose(kind)
    local owners = self.hooks[kind] or {}
    local name = #owners == 1 and owners[1] or self.variant
    return name and ("the variant \"%s\""):format(name) or "the variant"
end

-- The other units of the ring that a unit moves in, as they follow each other, and how many units
-- it has; of two that change places, the other. Nothing where there is no ring.
function context:ring(unit)
    local ring = self.rings[unit]
    if not ring then
        return nil
    end
    local size, others = #ring.units, {}
    for index = 1, math.min(size - 1, RING_TOLD_MAX) do
        others[index] = ring.units[(ring.places[unit] + index - 1) % size + 1]
    end
    return others, size
end

-- With what a unit held its region, where somebody wanted it.
function context:holds(verdict)
    return self.holdings[verdict.unit] or verdict.strength
end

-- "J4.4" behind a sentence of that reason.
function context:rule(reason)
    local known = self.reasons[reason]
    return known and known.rule ~= "" and (" (%s)"):format(known.rule) or ""
end

local function facts_of(verdict, kind)
    local found = {}
    for _, fact in ipairs(verdict.because) do
        if fact.fact == kind then
            found[#found + 1] = fact
        end
    end
    return found
end

-- The first units of the facts, each as `form` words it, and how many more there are.
local function list_units(facts, form)
    local names = {}
    for index = 1, math.min(#facts, LISTED_MAX) do
        names[index] = form(facts[index])
    end
    if #facts > LISTED_MAX then
        local least = #facts >= FACTS_SURE_MAX and "at least " or ""
        names[#names + 1] = ("%s%d more"):format(least, #facts - LISTED_MAX)
    end
    return join(names)
end

local function unit_list(ctx, facts)
    return list_units(facts, function(fact)
        return ctx:unit(fact.unit)
    end)
end

-- "u2 (blue) with strength 1 and u3 (red) with strength 2"
local function armed_list(ctx, facts)
    return list_units(facts, function(fact)
        return ("%s with strength %d"):format(ctx:unit(fact.unit), fact.strength)
    end)
end

-- "u1's move to a2", of an order to reinforce.
local function action_words(given)
    local action = given.action
    return ("%s's %s%s"):format(given.unit, action.type, action.to and " to " .. action.to or "")
end

-- ---- Why an order came out as it did: by reason, from the verdict ----

local why = {}

function why.unopposed(verdict, ctx)
    local left = facts_of(verdict, "left_by")
    if #left > 0 and not ctx:ring(verdict.unit) then
        return ("%s left %s, and nobody else wanted it"):format(unit_list(ctx, left),
            verdict.target)
    end
    return ("nobody else wanted %s%s"):format(verdict.target, #left == 0 and " or held it" or "")
end

-- Who held the region; who came the other way is told as that.
local function holders_of(verdict)
    local is_rival, holders = {}, {}
    for _, fact in ipairs(facts_of(verdict, "head_to_head_with")) do
        is_rival[fact.unit] = true
    end
    for _, fact in ipairs(facts_of(verdict, "held_by")) do
        holders[#holders + 1] = not is_rival[fact.unit] and fact or nil
    end
    return holders
end

function why.strongest(verdict, ctx)
    local parts, where = {}, verdict.target
    local function add(facts, before, after)
        if #facts > 0 then
            parts[#parts + 1] = armed_list(ctx, facts) .. before .. where .. after
            where = "it"
        end
    end
    add(facts_of(verdict, "opposed_by"), " wanted ", " too")
    add(holders_of(verdict), " held ", "")
    local rivals = facts_of(verdict, "head_to_head_with")
    if #rivals > 0 then
        parts[#parts + 1] = armed_list(ctx, rivals) .. " came the other way"
    end
    return ("with strength %d it was stronger than everyone else: %s"):format(verdict.strength,
        join(parts))
end

local function strongest_of(facts)
    local most, best = {}, 0
    for _, fact in ipairs(facts) do
        if fact.strength > best then
            most, best = {}, fact.strength
        end
        if fact.strength == best then
            most[#most + 1] = fact
        end
    end
    return most
end

function why.outweighed(verdict, ctx)
    local most = strongest_of(facts_of(verdict, "opposed_by"))
    return ("%s wanted %s too, with strength %d against %d"):format(unit_list(ctx, most),
        verdict.target, most[1].strength, verdict.strength)
end

function why.tied(verdict, ctx)
    local rivals = strongest_of(facts_of(verdict, "opposed_by"))
    return ("tied with %s, %s with strength %d"):format(unit_list(ctx, rivals),
        #rivals == 1 and "both" or "all", verdict.strength)
end

function why.head_to_head(verdict, ctx)
    local other = facts_of(verdict, "head_to_head_with")
    return ("%s came the other way, with strength %d against %d"):format(unit_list(ctx, other),
        other[1].strength, verdict.strength)
end

function why.own_unit(verdict, ctx)
    return ("it would have displaced %s, a unit of its own player"):format(
        unit_list(ctx, facts_of(verdict, "own_unit_there")))
end

function why.occupied(verdict, ctx)
    local holder = facts_of(verdict, "held_by")
    return ("%s held %s with strength %d against %d"):format(unit_list(ctx, holder),
        verdict.target, holder[1].strength, verdict.strength)
end

function why.held(verdict, ctx)
    local attackers = facts_of(verdict, "attacked_by")
    if #attackers == 0 then
        return "nobody attacked it"
    end
    return ("%s attacked it and did not get in against its %d"):format(armed_list(ctx, attackers),
        ctx:holds(verdict))
end

local function displaced_by(verdict, ctx)
    local winner = facts_of(verdict, "displaced_by")[1]
    return winner and ("%s entered %s with strength %d"):format(ctx:unit(winner.unit),
        verdict.from, winner.strength)
end

function why.displaced(verdict, ctx)
    return displaced_by(verdict, ctx) .. " against " .. ctx:holds(verdict)
end

function why.counted(verdict)
    return ("it reinforced %s, which is what %s did"):format(action_words(verdict.given),
        verdict.given.unit)
end

local DOINGS <const> = { stay = "stayed", move = "was on a Move to ", link = "was on a Link to ",
    transfer = "handed a book over", reinforce = "reinforced another unit" }

-- What the unit was doing that ought to have done something else.
local function doing(verdict, ctx)
    local fact = facts_of(verdict, "doing")[1]
    if not fact then
        return nil
    end
    local is_going = fact.type == "move" or fact.type == "link"
    return ctx:unit(fact.unit) .. " " .. (DOINGS[fact.type] or "did something else")
        .. (is_going and fact.region or "")
end

function why.not_matched(verdict, ctx)
    return ("it was to reinforce %s, but %s"):format(action_words(verdict.given),
        doing(verdict, ctx))
end

function why.cut(verdict, ctx)
    return ("it was to reinforce %s, but %s attacked it"):format(action_words(verdict.given),
        unit_list(ctx, facts_of(verdict, "cut_by")))
end

function why.transferred(verdict, ctx)
    local fact = facts_of(verdict, "received_by")[1]
    return ("%s was under a Stay order and took over the book %s"):format(ctx:unit(fact.unit),
        fact.symbol)
end

function why.receiver_not_staying(verdict, ctx)
    return ("the receiver was not under a Stay order: %s"):format(doing(verdict, ctx))
end

-- ---- Why an order was illegal ----

function why.unknown_region(verdict)
    return "there is no region " .. (verdict.given.action or verdict.given).to
end

function why.unknown_book(verdict)
    return "there is no book " .. verdict.given.book
end

function why.unknown_unit(verdict)
    return "there is no unit " .. (verdict.given.unit or verdict.given.to)
end

function why.not_adjacent(verdict)
    local fact = facts_of(verdict, "not_adjacent_to")[1]
    if fact.region == verdict.from then
        return ("it stands in %s, and a region is not adjacent to itself"):format(fact.region)
    end
    return ("%s is not adjacent to %s"):format(fact.region, verdict.from)
end

function why.no_book_here(verdict)
    local book = verdict.given.book
    if not book then
        return "no book lies in " .. verdict.from
    elseif verdict.book_at then
        return ("the book %s lies in %s, not in %s"):format(book, verdict.book_at, verdict.from)
    end
    return ("the book %s is off the board"):format(book)
end

function why.book_unnamed(verdict)
    local fact = facts_of(verdict, "books_here")[1]
    return ("%s lie in %s, and none was named"):format(count(fact.strength, "book"), verdict.from)
end

function why.same_age(verdict)
    local fact = facts_of(verdict, "leads_to")[1]
    return ("%s leads to %s, which is in the same Age"):format(fact.symbol, fact.region)
end

function why.self(verdict)
    return verdict.given.type == "reinforce" and "no unit reinforces itself"
        or "no unit hands a book to itself"
end

function why.house_rule(_, ctx)
    return ctx:whose "legal" .. " forbids it"
end

-- A fact may know a rule more exactly than its reason does.
local function rule_of(verdict, ctx)
    local fact = verdict.result == "illegal" and verdict.because[1]
    local is_exact = fact and fact.rule:find(".", 1, true)
        and ctx.reasons[verdict.reason] and ctx.reasons[verdict.reason].rule == "J3"
    return is_exact and (" (%s)"):format(fact.rule) or ctx:rule(verdict.reason)
end

-- ---- A turn ----

-- Each unit that gets in after another has left, with that other one.
local function followed(turn)
    local at, leaders = {}, {}
    for _, verdict in ipairs(turn.verdicts) do
        at[verdict.from] = verdict
    end
    for _, verdict in ipairs(turn.verdicts) do
        local other = verdict.target and verdict.result == "succeeded" and at[verdict.target]
        if other and other ~= verdict and other.target and other.result == "succeeded" then
            leaders[verdict.unit] = other.unit
        end
    end
    return leaders
end

-- The ring that a chain of units ends in, if it does and is not known yet.
local function add_ring(rings, leaders, first, seen)
    local unit = first
    while unit and not seen[unit] do
        seen[unit] = first
        unit = leaders[unit]
    end
    if not unit or seen[unit] ~= first then
        return
    end
    local ring = { units = {}, places = {} }
    repeat
        ring.units[#ring.units + 1] = unit
        ring.places[unit] = #ring.units
        rings[unit] = ring
        unit = leaders[unit]
    until rings[unit]
end

local function find_rings(turn)
    local rings, seen, leaders = {}, {}, followed(turn)
    for _, verdict in ipairs(turn.verdicts) do
        add_ring(rings, leaders, verdict.unit, seen)
    end
    return rings
end

-- With what each unit held its region, as far as anybody wanted it.
local function find_holdings(turn)
    local holdings = {}
    for _, verdict in ipairs(turn.verdicts) do
        for _, fact in ipairs(holders_of(verdict)) do
            holdings[fact.unit] = fact.strength
        end
    end
    return holdings
end

-- What a turn knows of its units and of reasons' rules; the sentences are made with it.
function reasons.context(turn, known, variant)
    local ctx = setmetatable({ verdicts = {}, reasons = known, variant = variant,
        hooks = turn.hooks, displace_own = turn.displace_own, rings = find_rings(turn),
        holdings = find_holdings(turn) }, context)
    for _, verdict in ipairs(turn.verdicts) do
        ctx.verdicts[verdict.unit] = verdict
    end
    return ctx
end

-- What a unit holds with by the rules: who fails to move with 1, else with its strength (J4.2).
local function standard_holding(verdict)
    return verdict.target and 1 or verdict.strength
end

-- That a hook changed what the unit holds with, or nothing.
function reasons.holding(verdict, ctx)
    local standard, holds = standard_holding(verdict), ctx.holdings[verdict.unit]
    return holds and holds ~= standard and ctx.hooks.holding
        and ("%s made it hold with %d instead of %d."):format(
            (ctx:whose "holding":gsub("^t", "T")), holds, standard)
        or nil
end

-- "tied with u2 (blue), both with strength 1 (J4.4)"
function reasons.why(verdict, ctx)
    return why[verdict.reason](verdict, ctx) .. rule_of(verdict, ctx)
end

reasons.join = join
reasons.count = count
reasons.facts_of = facts_of
reasons.unit_list = unit_list
reasons.action_words = action_words
reasons.displaced_by = displaced_by

return reasons
