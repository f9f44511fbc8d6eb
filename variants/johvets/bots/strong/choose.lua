-- Answers to the questions of johvets, by what each comes to on the board.
local plan = require "johvets.bots.strong.plan"
local reading = require "johvets.bots.strong.reading"
local worth = require "johvets.bots.strong.worth"

local RESERVE <const> = 150    -- of the budget, in thousandths, that is not touched
local ACCEPTING <const> = 2    -- and not less than so often what it took to read the board: to have
                               -- the answer accepted takes longer the more units there are, too
local FOR_OTHERS <const> = 650 -- what must be left when the guesses at others' orders are made
local PLENTY <const> = 975     -- what is left when the board has been read, if there is time to
                               -- guess at leisure
local FEW <const> = 3          -- guesses at what the others do
local TRIALS_MAX <const> = 2000
local CROWDED <const> = 40 -- what it costs that a link point is taken together with another
local OTHERS_PLACE <const> = 400 -- what it costs to flee where another unit may want to

-- ---- Orders ----

-- A function that says whether the budget lasts, down to some thousandths. Turns of the core are no
-- steps of a simulation, so that a budget by nodes stays whole: then, and where there is none, so
-- many trials must do.
local function limit(question, least)
    local trials = 0
    return function()
        trials = trials + 1
        local left = question:left() or 1000
        return left > least and (left < 1000 or trials <= TRIALS_MAX)
    end
end

-- A sheet of some others' orders by chance, where they differ from what they were.
local function disturbed(seen, first, second, random)
    local sheet = {}
    for number in ipairs(seen.units) do
        sheet[number] = (random:integer(2) == 1 and first or second)[number]
    end
    return sheet
end

-- The other players, from the next seat on: whom each looks at first and last is not always the
-- same.
local function others_of(seen)
    local list, count = {}, #seen.players
    for offset = 1, count - 1 do
        list[offset] = (seen.me - 1 + offset) % count + 1
    end
    return list
end

-- What the others may do: what seems best to each where nobody else moves, what seems best against
-- that, and mixtures. Then the player's own first sketch. Each sketch has its share of the budget,
-- and what earlier ones have left of theirs.
local function guesses(seen, question, random)
    local nobody, sketches = plan.empty(seen), 2 * #seen.players - 1
    local function sketch(player, against, number)
        local least = 1000 - (1000 - FOR_OTHERS) * number // sketches
        return plan.sketch(seen, player, against, random, limit(question, least))
    end
    local first = plan.join(seen, seen.me, sketch(seen.me, nobody, 1), nobody)
    local second, made = nobody, 1
    for _, is_second in ipairs { false, true } do
        local against = is_second and first or nobody
        for _, player in ipairs(others_of(seen)) do
            made = made + 1
            local own = sketch(player, against, made)
            first = is_second and first or plan.join(seen, player, own, first)
            second = is_second and plan.join(seen, player, own, second) or second
        end
    end
    local list = { first, second }
    for index = 3, FEW do
        list[index] = disturbed(seen, first, second, random)
    end
    return list, first
end

-- The same where the budget lasts for little: what promises most to each, and that nobody moves.
local function quick_guesses(seen, random)
    local nobody = plan.empty(seen)
    local sheet = nobody
    for player = 1, #seen.players do
        if player ~= seen.me then
            sheet = plan.join(seen, player, plan.promising(seen, player, random), sheet)
        end
    end
    return { nobody, sheet }, nobody
end

local function choose_orders(view, question, random)
    local seen = reading.of(view)
    seen.pairs = {}
    for number, unit in ipairs(seen.units) do
        seen.pairs[number] = { unit.id }
    end
    local against, own
    local left = question:left() or 1000
    if left < PLENTY then
        against, own = quick_guesses(seen, random)
    else
        against, own = guesses(seen, question, random)
    end
    local reserve = math.max(RESERVE, ACCEPTING * (1000 - left))
    local sheet = plan.refine(seen, seen.me, own, against, random, limit(question, reserve))
    local answer = {}
    for number, unit in ipairs(seen.units) do
        if unit.owner == seen.me then
            local words = {}
            for word in string.gmatch(sheet[number].text, "%S+") do
                words[#words + 1] = word
            end
            answer[#answer + 1] = { unit.id, #words > 1 and words or words[1] }
        end
    end
    return answer
end

-- ---- Flee and Supply ----

local function balance(seen, now)
    return worth.balance(worth.of(seen, now), seen.me)
end

-- What the board is worth with one more unit in a region; nil: nobody knows where.
local function with_unit(seen, region)
    local now = worth.count(seen, seen.position)
    if not region then
        return balance(seen, now)
    end
    now.owner[region] = seen.me
    now.units[#now.units + 1] = region
    now.unit_count[seen.me] = now.unit_count[seen.me] + 1
    for _, point in ipairs(seen.points_in[region]) do
        local holder = now.holder[point]
        if holder ~= seen.me then
            now.holder[point] = seen.me
            now.point_count[seen.me] = now.point_count[seen.me] + 1
        end
        if holder and holder ~= seen.me then
            now.point_count[holder] = now.point_count[holder] - 1
        end
    end
    return balance(seen, now)
end

-- The regions from which other units of the player's must flee that are asked about before one.
local function fled_before(view, unit)
    local list = {}
    for row in view.fleeing:each() do
        if row.unit == unit then
            break
        end
        list[#list + 1] = row.owner == view.player and row.from or nil
    end
    return list
end

-- A region that several flee to is closed to them all (J5.4), so that a unit keeps off those that
-- other units of its player may name.
local function choose_flight(view, question)
    local seen, places = reading.of(view), {}
    local before = fled_before(view, string.match(question.say, "^Where does (%S+) flee"))
    for _, text in ipairs(question:items()) do
        local book = string.match(text, "^book (%S+)$")
        local region = book and seen.at[seen.number[book]] or seen.ground.index[text]
        local value = with_unit(seen, region)
        for _, from in ipairs(before) do
            local is_near = region and seen.ground.is_adjacent[region][seen.ground.index[from]]
            value = value - (is_near and OTHERS_PLACE or 0)
        end
        places[#places + 1] = { place = book and { "book", book } or text, value = value }
    end
    table.sort(places, function(a, b) return a.value > b.value end)
    for index, entry in ipairs(places) do
        places[index] = entry.place
    end
    return places
end

-- With a link point written, and its book, where a unit of the player's stands.
local function with_book(seen, region)
    local now = worth.count(seen, seen.position)
    now.point_count[seen.me] = now.point_count[seen.me] + 1
    now.point_total = now.point_total + 1
    now.book_count[seen.me] = now.book_count[seen.me] + 1
    now.book_total = now.book_total + 1
    local number = #seen.at + 1
    seen.at[number], now.holder[number] = region, seen.me
    local value = balance(seen, now) - CROWDED * #seen.points_in[region]
    seen.at[number] = nil
    return value
end

-- Whether a player knows that it controls a link point in a region; in fog others are offered, too.
local function is_known_to_hold(seen, region)
    for _, point in ipairs(seen.points_in[region]) do
        if seen.now.holder[point] == seen.me then
            return true
        end
    end
    return false
end

local function choose_supply(view, question)
    local seen, best, best_value = reading.of(view), nil, nil
    local may_go_on = limit(question, RESERVE)
    for answer in question:legal() do
        local region = type(answer) == "table" and seen.ground.index[answer[2]]
        local value
        if not may_go_on() then
            break
        elseif region and answer[1] == "book" then
            value = with_book(seen, region)
        elseif region and is_known_to_hold(seen, region) then
            value = with_unit(seen, region)
        end
        if value and (not best or value > best_value) then
            best, best_value = answer, value
        end
    end
    return best
end

return function(view, question, random)
    if question.is_talk then
        return nil
    elseif #question.refusals > 0 then
        return question:sample(random)
    elseif question.name == "orders" then
        return choose_orders(view, question, random)
    elseif question.name == "flee" then
        return choose_flight(view, question)
    end
    return choose_supply(view, question)
end
