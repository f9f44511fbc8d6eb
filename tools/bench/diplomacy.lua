-- How fast Diplomacy is: movement phases in the core, through the module and through `law resolve`;
-- lists of legal orders; whole games by random players in the core and through the protocol. Run by
-- bench_diplomacy, which times.
-- usage: measure-diplomacy [--quick | --try] [FILE]
package.path = "variants/?.lua;" .. package.path

local law = require "lawspeaker"
local boards = require "diplomacy.boards"
local game = require "diplomacy.game"
local reading = require "lawspeaker.recorded_reading"
local standard = require "diplomacy.maps.standard"
local steady = require "diplomacy.bots.steady"

local bench = bench -- luacheck: ignore 113

local HASTE <const> = arg[1] == "--try" and 2 or arg[1] == "--quick" and 1 or 0
local FILE <const> = arg[HASTE > 0 and 2 or 1]
local LAW <const> = os.getenv "LAW" or "build/release/law"

-- For a measurement, a quick one, and to see that everything runs.
local function by_haste(...)
    return (select(HASTE + 1, ...))
end

local FULL_COUNT <const> = by_haste(1000, 100, 5) -- full boards
local FULL_UNITS <const> = 34
local GAMES <const> = by_haste(6, 1, 1) -- recorded here
local YEARS <const> = by_haste(20, 20, 1) -- of a game; 20 by default
local KEPT <const> = 64 -- positions for what is done in Lua
local RESOLVED <const> = by_haste(4000, 1000, 5) -- lines for `law resolve`
local RUNS <const> = by_haste(5, 1, 1) -- of it
local RECORDED_RULES <const> = { near_convoy = "own_fleet", failed_convoy = "walks_unordered" }

-- ---- Positions ----

-- DATC: the positions of the cases that have a movement phase. A case's file is read with another
-- `case`, which keeps the form.
local function cases()
    local forms, found = {}, {}
    package.loaded["diplomacy.case"] = function(form)
        found[#found + 1] = form
    end
    local list = assert(io.popen "find scenarios/diplomacy -name '6.*.lua' | LC_ALL=C sort")
    for path in list:lines() do
        dofile(path)
    end
    list:close()
    package.loaded["diplomacy.case"] = nil
    for _, form in ipairs(found) do
        if form.orders and not form.dislodged then
            forms[#forms + 1] = form
        end
    end
    return forms
end

-- What a case's form is to board:move: units have an order, or are listed.
local function position_of(form)
    local texts, known, dropped = {}, {}, {}
    for _, power in ipairs(standard.powers) do
        texts[power] = {}
        for _, list in ipairs { form.units or dropped, form.orders } do
            for _, words in ipairs(list[power] or {}) do
                local unit, at = words:match "^([AF] (%S+))"
                local province = standard:place(at).province
                if not known[province] then
                    known[province] = true
                    table.insert(texts[power], unit)
                end
            end
        end
    end
    local units = assert(standard:units(texts))
    return { units = units, orders = standard:give_orders(units, form.orders).orders,
        rules = form.rules }
end

local function case_positions()
    local positions = {}
    for index, form in ipairs(cases()) do
        positions[index] = position_of(form)
        positions[index].rules = nil
    end
    return positions
end

-- The movement phases of a file of recorded games.
local function file_positions(path)
    local positions = {}
    for line in assert(io.open(path)):lines() do
        local record = line:find "%S" and reading.record(line)
        if record and record.phase.type == "Movement" then
            local units = reading.units(standard, record.before.units, "before.units")
            positions[#positions + 1] = { units = units, rules = RECORDED_RULES,
                orders = assert(standard:give_orders(units, record.orders)).orders }
        end
    end
    return positions
end

-- A movement phase that is about to be played, where the questions are about that.
local function position_in(match, answers)
    local units, orders = boards.units(match.root), {}
    for number, unit in ipairs(units) do
        local words = answers[unit[3]]
        orders[number] = words and assert(standard:read_order(table.concat(words, " "), units))
            or false
    end
    return { units = units, orders = orders }
end

local function answer(match, question, random, is_steady)
    local chosen = is_steady and steady:choose(match, question.number, random)
    if chosen == nil or chosen == false then
        chosen = is_steady and match:default(question.number)
    end
    return chosen or match:sample(question.number, random)
end

-- Plays a game; adds its movement phases to a list where there is one.
local function play(seed, is_steady, positions)
    local random = law.random(seed)
    local match = game:start { seed = seed, players = 7, options = { years = YEARS } }
    while not match:result() do
        local answers, is_movement = {}, false
        for _, question in ipairs(match:pending()) do
            local chosen = answer(match, question, random, is_steady)
            is_movement = is_movement or question.name == "orders"
            if positions and question.name == "orders" then
                for slot, words in pairs(chosen) do
                    answers[slot] = words
                end
            end
            assert(match:submit(question.number, chosen, question.player))
        end
        if positions and is_movement then
            positions[#positions + 1] = position_in(match, answers)
        end
        assert(match:advance())
    end
    return match
end

local function played_positions(is_steady)
    local positions = {}
    for seed = 1, GAMES do
        play(seed, is_steady, positions)
    end
    return positions
end

-- Units anywhere on the board, each with one of its legal orders.
local function full_positions()
    local random, positions, provinces = law.random(1), {}, {}
    for _, place in ipairs(standard:places()) do
        if place.id == place.province then
            provinces[#provinces + 1] = place
        end
    end
    for index = 1, FULL_COUNT do
        local units, orders = {}, {}
        for number = 1, FULL_UNITS do
            local other = number - 1 + random:integer(#provinces - number + 1)
            provinces[number], provinces[other] = provinces[other], provinces[number]
            local place = provinces[number]
            local is_fleet = place.terrain == "sea"
                or place.terrain == "coast" and random:integer(2) == 1
            local at = is_fleet and place.coasts[1] and place.coasts[random:integer(#place.coasts)]
            units[number] = { standard.powers[(number - 1) % #standard.powers + 1],
                is_fleet and "F" or "A", at or place.id }
        end
        local legal = standard:legal_orders(units)
        for number = 1, FULL_UNITS do
            orders[number] = legal:order(number, random:integer(legal:count(number)))
        end
        positions[index] = { units = units, orders = orders }
    end
    return positions
end

-- ---- What is measured ----

local yardstick

local function print_head(title)
    local _, median = bench.yardstick(HASTE)
    yardstick = median
    print(("\n%s\n%-36s %11s %11s %11s %11s %11s"):format(title, "", "a second", "us, least",
        "us, median", "us, most", "yardsticks"))
end

local function tell(what, least, median, most)
    print(("%-36s %11.0f %11.3f %11.3f %11.3f %11.3f"):format(what, 1 / median, least * 1e6,
        median * 1e6, most * 1e6, median / yardstick))
end

local function mean_units(positions)
    local sum = 0
    for _, position in ipairs(positions) do
        sum = sum + #position.units
    end
    return sum / #positions
end

-- A part of the positions: what is kept is looked at by each collection of garbage, which is not
-- to be measured.
local function some_of(positions)
    local some = {}
    for index = 1, math.min(#positions, KEPT) do
        some[index] = positions[(index - 1) * #positions // math.min(#positions, KEPT) + 1]
    end
    return some
end

-- One call a position, in turns.
local function each_of(positions, work)
    local index = 0
    return function()
        index = index % #positions + 1
        work(positions[index])
    end
end

local function mean_orders(positions)
    local sum = 0
    for _, position in ipairs(positions) do
        local legal = assert(standard:legal_orders(position.units))
        for number = 1, legal.units do
            sum = sum + legal:count(number)
        end
    end
    return sum / #positions
end

-- ---- law resolve ----

local TYPE_AND_PLACE <const> = "%s %s"

local function quoted(words)
    return '"' .. words .. '"'
end

-- { power = { text, … } } as JSON.
local function json_lists(by_power)
    local members = {}
    for _, power in ipairs(standard.powers) do
        if by_power[power] then
            members[#members + 1] = ("%q:[%s]"):format(power, table.concat(by_power[power], ","))
        end
    end
    return "{" .. table.concat(members, ",") .. "}"
end

local function json_of(position)
    local units, orders = {}, {}
    for number, unit in ipairs(position.units) do
        local power, order = unit[1], position.orders[number]
        units[power], orders[power] = units[power] or {}, orders[power] or {}
        table.insert(units[power], quoted(TYPE_AND_PLACE:format(unit[2], unit[3])))
        if order then
            table.insert(orders[power], quoted(standard:order_text(order)))
        end
    end
    return ('{"format":1,"game":"diplomacy","map":"standard","phase":{"year":1901,'
        .. '"season":"Spring","type":"Movement"},"units":%s,"orders":%s}\n'):format(
        json_lists(units), json_lists(orders))
end

-- Seconds a line: least, median, most.
local function time_resolve(positions, option)
    local path, answer_path, times = os.tmpname(), os.tmpname(), {}
    local file <close> = assert(io.open(path, "w"))
    for index = 0, RESOLVED - 1 do
        file:write(json_of(positions[index % #positions + 1]))
    end
    file:close()
    for run = 1, RUNS do
        times[run] = assert(bench.command(("LAW_PATH=. %s resolve%s %s >%s"):format(LAW, option,
            path, answer_path)), "law resolve fails")
    end
    os.remove(path)
    os.remove(answer_path)
    table.sort(times)
    return times[1] / RESOLVED, times[(#times + 1) // 2] / RESOLVED, times[#times] / RESOLVED
end

-- ---- Tables ----

local function measure_in_lua(positions)
    collectgarbage()
    tell("board:move in Lua", bench.calls(each_of(positions, function(position)
        standard:move(position)
    end), HASTE))
    tell("board:legal_orders in Lua", bench.calls(each_of(positions, function(position)
        standard:legal_orders(position.units)
    end), HASTE))
end

local function measure_resolve(positions)
    for _, option in ipairs { "", " --explain" } do
        local least, median, most = time_resolve(positions, option)
        tell("law resolve" .. option, least, median, most)
    end
end

-- `find`: makes the positions, so that nobody else keeps them.
local function measure_positions(title, find, ...)
    local positions = find(...)
    local given, one = bench.read(standard, positions), bench.read(standard, { positions[1] })
    print_head(("%s: %d positions of %.1f units, %.1f legal orders"):format(title, #positions,
        mean_units(positions), mean_orders(positions)))
    positions = some_of(positions)
    tell("movement in C", bench.moves(given, HASTE))
    tell("the first again and again", bench.moves(one, HASTE))
    tell("legal orders of all in C", bench.legal(given, HASTE))
    measure_in_lua(positions)
    measure_resolve(positions)
end

local function measure_games()
    local owners, seed = {}, 0
    for _, place in ipairs(standard:places()) do
        owners[place.id] = place.centre and place.home or nil
    end
    print_head(("whole games of seven random players, %d years at most"):format(YEARS))
    local least, median, most, phases = bench.games(standard, { units = standard:start(),
        owners = owners }, standard.win, YEARS, HASTE)
    tell("in C", least, median, most)
    tell("a phase of them", least / phases, median / phases, most / phases)
    tell("through the protocol", bench.calls(function()
        seed = seed + 1
        play(seed, false)
    end, HASTE))
end

local least, median, most = bench.yardstick(HASTE)
print(("Diplomacy. yardstick: 1000 steps of a fixed loop take %.3f microseconds (%.3f to %.3f)")
    :format(median * 1e6, least * 1e6, most * 1e6))
measure_positions("DATC", case_positions)
if FILE then
    measure_positions(FILE, file_positions, FILE)
else
    measure_positions("games of random players", played_positions, false)
    measure_positions("games of steady", played_positions, true)
end
measure_positions("random legal orders on a full board", full_positions)
measure_games()
