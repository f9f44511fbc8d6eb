-- Recorded games of Diplomacy, a phase a line, judged again and compared: this runs in the state of
-- the board's file and is asked by its functions' names, with plain data in and out. Scripts do not
-- see this file.
local differences = require "lawspeaker.recorded_differences"
local reading = require "lawspeaker.recorded_reading"

local recorded = {}

-- The rules that records assume, where they are others than the board's own.
local RULES <const> = { near_convoy = "own_fleet", failed_convoy = "walks_unordered",
    home_distance = true }

-- `last`: of the movement on which a retreat stands, its game, and who is dislodged, by power and
-- unit. `record`: the line before. `known`: the last n of each game.
local now = { phases = 0, games = 0, known = {} }

-- Raises what is wrong with the rules, where something is.
local function try_rules()
    assert(now.board:move { units = {}, rules = now.rules })
end

-- Begins with a board and { rules = { { name, value }, … } }: { message } where these cannot be.
function recorded.open(given, board)
    now.board, now.rules, now.province, now.centres = board, {}, {}, {}
    for name, value in pairs(RULES) do
        now.rules[name] = value
    end
    for _, rule in ipairs(given.rules) do
        now.rules[rule[1]] = rule[2]
    end
    for _, place in ipairs(board:places()) do
        now.province[place.id] = place.province
        if place.centre then
            now.centres[#now.centres + 1] = place.id
            now.centres[place.id] = true
        end
    end
    local is_fine, raised = pcall(try_rules)
    return { message = not is_fine and string.gsub(tostring(raised), "^.-: (rules)", "%1") or nil }
end

-- ---- Phases ----

-- After the retreats of the fall a centre belongs to who stands there.
local function take_centres(outcome)
    for _, unit in ipairs(outcome.units) do
        local province = now.province[unit[3]]
        if now.centres[province] then
            outcome.owners[province] = unit[1]
        end
    end
end

-- Orders that cannot be read are mistakes of the record, unless it says itself that they are void.
local function check_refused(refused, record)
    for _, one in ipairs(refused) do
        local words = record.orders[one.power][one.index]
        if (one.code == "bad_order" or one.code == "unknown_place" or one.code == "several_places")
            and not reading.is_void(record, one.power, words) then
            reading.fail("orders.%s[%d]: %s", one.power, one.index, one.message)
        end
    end
end

local function move(record)
    local board, units = now.board, reading.units(now.board, record.before.units, "before.units")
    local sheets = reading.assert("orders", board:give_orders(units, record.orders))
    check_refused(sheets.refused, record)
    local moved = reading.assert("before.units", board:move { units = units,
        orders = sheets.orders, rules = now.rules })
    local outcome = { units = moved.units, dislodged = {}, from = units, orders = sheets.orders,
        verdicts = moved.verdicts }
    local may = board:retreats(moved)
    for index, unit in ipairs(moved.dislodged) do
        if #may[index] > 0 then
            table.insert(outcome.dislodged, unit)
        end
    end
    now.last = { game = record.game, stand_offs = moved.stand_offs, dislodged = outcome.dislodged }
    return outcome
end

-- Where the units of a retreat came to be dislodged: as in the movement before, or anywhere, where
-- the record says itself where they may go.
local function find_dislodged(record)
    local units = reading.units(now.board, record.before.dislodged, "before.dislodged")
    local last = now.last and now.last.game == record.game and now.last
    if not last and not record.may_retreat then
        reading.fail("a retreat stands on the movement in the line before it, or has "
            .. '"may_retreat"; here is neither')
    end
    for _, unit in ipairs(last and units or {}) do
        local is_known = false
        for _, known in ipairs(last.dislodged) do
            if known[1] == unit[1] and known[2] == unit[2] and known[3] == unit[3] then
                is_known, unit.from = true, known.from
            end
        end
        if not is_known then
            reading.fail("before.dislodged: %s %s is not dislodged in the movement before", unit[2],
                unit[3])
        end
    end
    return units, last
end

-- Whether an order that has been read is a retreat of a unit to somewhere, or that it disbands.
local function is_for(order, unit)
    return (order.kind == "move" or order.kind == "remove") and order.at
        and now.province[order.at] == now.province[unit[3]]
end

-- What each dislodged unit is ordered, by its number: false to disband. The first order counts.
local function retreat_orders(record, units, last)
    local orders = {}
    for number, unit in ipairs(units) do
        for _, words in ipairs(record.orders[unit[1]] or {}) do
            local order = now.board:read_order(words)
            if not order and not reading.is_void(record, unit[1], words) then
                reading.fail("orders.%s: cannot read %q", unit[1], words)
            end
            if order and orders[number] == nil and is_for(order, unit) then
                orders[number] = order.kind == "move"
                    and (last or reading.may_retreat(now.board, record, unit, order.to))
                    and { kind = "move", unit = unit[2], at = unit[3], to = order.to }
            end
        end
        orders[number] = orders[number] or false
    end
    return orders
end

local function retreat(record)
    local standing = reading.units(now.board, record.before.units, "before.units")
    local dislodged, last = find_dislodged(record)
    local orders = retreat_orders(record, dislodged, last)
    local retreated = reading.assert("before", now.board:retreat { units = standing,
        dislodged = dislodged, stand_offs = last and last.stand_offs or {}, orders = orders,
        rules = now.rules })
    return { units = retreated.units, dislodged = {} }
end

local ADJUSTS <const> = { build = true, remove = true, waive = true }

-- The builds and removals of a record, without what it says itself is void and cannot be read.
local function adjustments_in(record)
    local made = {}
    for power, list in pairs(record.void and record.orders or {}) do
        made[power] = {}
        for _, words in ipairs(list) do
            local order = now.board:read_order(words)
            if order and ADJUSTS[order.kind] or not reading.is_void(record, power, words) then
                table.insert(made[power], words)
            end
        end
    end
    return record.void and made or record.orders
end

local function adjust(record, owners)
    local units = reading.units(now.board, record.before.units, "before.units")
    local adjusted = reading.assert("orders", now.board:adjust { units = units, owners = owners,
        orders = adjustments_in(record), rules = now.rules })
    return { units = adjusted.units, dislodged = {} }
end

-- ---- Records ----

local function judge(record)
    local owners = reading.owners(now.board, record.before.centers, "before.centers", now.centres)
    local outcome
    if record.phase.type == "Movement" then
        outcome = move(record)
    elseif record.phase.type == "Retreat" then
        outcome, now.last = retreat(record), nil
    else
        outcome, now.last = adjust(record, owners), nil
    end
    outcome.owners = owners
    if record.phase.season == "Fall" and record.phase.type ~= "Adjustment"
        and #outcome.dislodged == 0 then
        take_centres(outcome)
    end
    return outcome
end

local function count(record)
    now.phases = now.phases + 1
    now.games = now.games + (now.known[record.game] and 0 or 1)
    now.known[record.game], now.record = record.n, record
end

-- A line: its record, and in words where that differs from what the rules make of it, or from the
-- line before that it follows, or nil.
local function judge_line(line)
    local record = reading.record(line)
    local before = now.known[record.game]
    if before and record.n <= before then
        reading.fail("n: %d stands after %d of the same game; they count up", record.n, before)
    end
    local outcome = judge(record)
    local last = now.record
    local follows = last and last.game == record.game and last.n + 1 == record.n
    local gap = follows and reading.break_between(now.board, last.after, record.before)
    return record, gap or differences.find(now.board, now.centres, record, outcome)
end

-- Judges some lines: { phases, games }, with all that came before, and where it ends there
-- `problem` = { index, message }, a line that cannot be used, or `difference`, of which record and
-- in which words.
function recorded.judge(given)
    for index, line in ipairs(given.lines) do
        local is_done, record, difference = pcall(judge_line, line)
        local message = not is_done and reading.message(record)
        if message then
            return { problem = { index = index, message = message } }
        elseif not is_done then
            error(record, 0)
        elseif difference then
            local phase = record.phase
            return { difference = { index = index, game = tostring(record.game), n = record.n,
                phase = string.format("%s %d, %s", phase.season, phase.year, phase.type),
                words = difference } }
        end
        count(record)
    end
    return { phases = now.phases, games = now.games }
end

return recorded
