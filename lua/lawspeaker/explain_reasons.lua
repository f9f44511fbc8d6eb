-- Why an order came out as it did, as the first sentence of its explanation: a maker for each
-- reason code, out of the verdict and its facts. It also holds the words that all of them share.
local reasons = {}

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

local function unit_list(ctx, facts)
    local names = {}
    for index, fact in ipairs(facts) do
        names[index] = ctx:unit(fact.unit)
    end
    return join(names)
end

-- "u2 (blue) with strength 1 and u3 (red) with strength 2"
local function armed_list(ctx, facts)
    local names = {}
    for index, fact in ipairs(facts) do
        names[index] = ("%s with strength %d"):format(ctx:unit(fact.unit), fact.strength)
    end
    return join(names)
end

-- Where a Move or Link leads.
local function target_of(verdict)
    local leads = facts_of(verdict, "leads_to")[1]
    return leads and leads.region or verdict.given.type == "move" and verdict.given.to
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
    if #left > 0 then
        return ("%s left %s, and nobody else wanted it"):format(unit_list(ctx, left),
            target_of(verdict))
    end
    return "nobody else wanted " .. target_of(verdict) .. " or held it"
end

function why.strongest(verdict, ctx)
    local rivals, holders = facts_of(verdict, "opposed_by"), facts_of(verdict, "held_by")
    local parts = {}
    if #rivals > 0 then
        parts[#parts + 1] = armed_list(ctx, rivals) .. " wanted " .. target_of(verdict) .. " too"
    end
    if #holders > 0 then
        parts[#parts + 1] = armed_list(ctx, holders) .. " held "
            .. (#rivals > 0 and "it" or target_of(verdict))
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
        target_of(verdict), most[1].strength, verdict.strength)
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
        target_of(verdict), holder[1].strength, verdict.strength)
end

function why.held(verdict, ctx)
    local attackers = facts_of(verdict, "attacked_by")
    if #attackers == 0 then
        return "nobody attacked it"
    end
    return ("%s attacked it and did not get in against its %d"):format(armed_list(ctx, attackers),
        verdict.strength)
end

local function displaced_by(verdict, ctx)
    local winner = facts_of(verdict, "displaced_by")[1]
    return winner and ("%s entered %s with strength %d"):format(ctx:unit(winner.unit),
        verdict.from, winner.strength)
end

function why.displaced(verdict, ctx)
    return displaced_by(verdict, ctx) .. " against " .. verdict.strength
end

function why.counted(verdict)
    return ("it reinforced %s, which is what %s did"):format(action_words(verdict.given),
        verdict.given.unit)
end

local DOINGS <const> = { stay = "stayed", move = "was on a Move to ", link = "was on a Link to ",
    transfer = "handed a book over", reinforce = "reinforced another unit" }

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
    return book and ("the book %s does not lie in %s"):format(book, verdict.from)
        or ("no book lies in %s"):format(verdict.from)
end

function why.book_unnamed(verdict)
    local fact = facts_of(verdict, "books_here")[1]
    return ("%s lie in %s, and none was named"):format(count(fact.strength, "book"), verdict.from)
end

function why.same_age(verdict)
    local fact = facts_of(verdict, "leads_to")[1]
    return ("%s leads to %s, which is in the same Age"):format(fact.symbol, fact.region)
end

function why.self()
    return "the order names the unit itself"
end

function why.house_rule(_, ctx)
    return ctx.variant and ("the variant \"%s\" forbids it"):format(ctx.variant)
        or "the variant forbids it"
end

-- A fact may know a rule more exactly than its reason does.
local function rule_of(verdict, ctx)
    local fact = verdict.result == "illegal" and verdict.because[1]
    local is_exact = fact and fact.rule:find(".", 1, true)
        and ctx.reasons[verdict.reason] and ctx.reasons[verdict.reason].rule == "J3"
    return is_exact and (" (%s)"):format(fact.rule) or ctx:rule(verdict.reason)
end

-- What a turn knows of its units and of reasons' rules; the sentences are made with it.
function reasons.context(turn, known, variant)
    local ctx = setmetatable({ verdicts = {}, reasons = known, variant = variant, is_removed = {} },
        context)
    for _, verdict in ipairs(turn.verdicts) do
        ctx.verdicts[verdict.unit] = verdict
    end
    for _, unit in ipairs(turn.removed) do
        ctx.is_removed[unit] = true
    end
    return ctx
end

-- "tied with u2 (blue), both with strength 1 (J4.4)"
function reasons.why(verdict, ctx)
    return why[verdict.reason](verdict, ctx) .. rule_of(verdict, ctx)
end

reasons.join = join
reasons.count = count
reasons.facts_of = facts_of
reasons.unit_list = unit_list
reasons.target_of = target_of
reasons.action_words = action_words
reasons.displaced_by = displaced_by

return reasons
