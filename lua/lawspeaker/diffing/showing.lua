-- A case as plain data for people and for files: the position in words, both turns as explain.lua
-- reads them, JSON, and scenarios.
local cases = require "lawspeaker.diffing.cases"
local core = require "lawspeaker.core"
local explaining = require "lawspeaker.explaining"
local order = require "lawspeaker.order"
local parts = require "lawspeaker.diffing.parts"
local turn = require "lawspeaker.turn"
local writing = require "lawspeaker.writing"

local showing = {}

-- ---- The position in words ----

-- What stands and lies in a region: "u1 (red), book p1, link point p2 (blue's)".
local function contents_of(start, region, owners)
    local items = {}
    for _, unit in ipairs(core.position_units(start)) do
        items[#items + 1] = unit.at == region and string.format("%s (%s)", unit.id, unit.owner)
            or nil
    end
    for _, points in ipairs { core.position_map(start):link_points(),
        core.position_link_points(start) } do
        for _, point in ipairs(points) do
            local owner = owners[point.symbol]
            items[#items + 1] = point.at == region and "link point " .. point.symbol
                .. (owner and string.format(" (%s's)", owner) or "") or nil
        end
    end
    for _, book in ipairs(core.position_books(start)) do
        items[#items + 1] = book.at == region and "book " .. book.symbol or nil
    end
    return items
end

-- The regions of a large board that matter in a case: where something stands or lies that is the
-- case's, and those that are named in it.
local function regions_that_matter(case, start)
    local matters = {}
    for _, list in ipairs { case.units, case.books, case.placed } do
        for _, entry in ipairs(list) do
            matters[entry.at] = true
        end
    end
    for _, entry in ipairs(case.control) do
        matters[start:link_point(entry.symbol)] = true
    end
    for _, row in ipairs(case.orders) do
        local action = row.order.action or row.order
        matters[row.order.book and start:link_point(row.order.book) or action.to or ""] = true
    end
    for _, rows in ipairs { case.flee, case.supply } do
        for _, row in ipairs(rows) do
            for _, item in ipairs(row.rest) do
                matters[item.region or item.at or item.book and start:link_point(item.book)] = true
            end
        end
    end
    return matters
end

-- A row for each region of the board; of a map that has a name, for each that matters.
local function region_rows(case, start)
    local rows, owners, board = {}, {}, core.position_map(start)
    local matters = case.board and regions_that_matter(case, start)
    for _, entry in ipairs(core.position_control(start)) do
        owners[entry.symbol] = entry.player
    end
    for _, region in ipairs(board:regions()) do
        if not matters or matters[region] then
            rows[#rows + 1] = { region = region, age = board:region(region).age,
                near = board:neighbours(region), items = contents_of(start, region, owners) }
        end
    end
    return rows
end

local function flight_words(flight)
    return flight.book and "through " .. flight.book or flight.region
end

local function row_words(rows, words)
    local list = {}
    for index, row in ipairs(rows) do
        local items = {}
        for place, item in ipairs(row.rest) do
            items[place] = words(item)
        end
        list[index] = { row.unit or row.player, table.concat(items, ", ") }
    end
    return list
end

-- ---- Turns ----

local function result_of(made)
    local result = turn.result(made)
    explaining.complete(made, result)
    return result
end

-- By player, what it does not see under the side that has fog.
local function views_of(start, a, b)
    local list = {}
    if a:rule "fog" == b:rule "fog" then
        return list
    end
    for _, player in ipairs(core.position_players(start)) do
        list[#list + 1] = { player = player, seen = start:seen(player),
            unseen = cases.unseen(start, player) }
    end
    return list
end

-- What players give in a case, for JSON.
local function plain_case(case)
    return { orders = case.orders, flee = case.flee, supply = case.supply }
end

-- All that there is to say of a case.
function showing.of(case, a, b)
    local start = cases.position(case)
    local one, other = cases.play(case, a, start), cases.play(case, b, start)
    local orders = {}
    for index, row in ipairs(case.orders) do
        orders[index] = { row.unit, order.text(row.order) }
    end
    local result_a, result_b = result_of(one), result_of(other)
    return { turn = case.turn, players = case.players, regions = region_rows(case, start),
        units = #case.units, map = case.board and case.board.name, orders = orders,
        flee = row_words(case.flee, flight_words),
        supply = row_words(case.supply, order.supply_text), a = result_a, b = result_b,
        differences = parts.between(result_a, result_b), views = views_of(start, a, b),
        fog_a = a:rule "fog", json = start:to_json(case.board ~= nil), case = plain_case(case) }
end

-- ---- Scenarios ----

-- A scenario of a case under one side: `side` { variant, source, name }.
local function scenario_of(case, number, side, map)
    local start = cases.position(case)
    local made = cases.play(case, side.variant, start)
    local is_standard = side.source == "standard"
    return writing.scenario({
        name = string.format("difference %d, under %s", number, side.name), start = start,
        variant = not is_standard and side.variant or nil,
        variant_source = not is_standard and side.source or nil,
        turns = { { orders = case.orders, flee = case.flee, supply = case.supply } },
    }, { turns = { turn.result(made) } }, map)
end

-- Pairs of scenarios: { text }, or { message } where a rule set cannot be written. `locals`: the
-- sources of variants that the sides call variant1, variant2 and so on.
function showing.scenarios(list, sides, locals)
    local texts = { 'local law = require "lawspeaker"' }
    for index, source in ipairs(locals) do
        texts[#texts + 1] = string.format("local variant%d = %s", index, source)
    end
    for number, case in ipairs(list) do
        local map = "map" .. number
        if case.board then
            map = writing.quote(case.board.name)
        else
            texts[#texts + 1] = string.format("local %s = %s", map,
                writing.map(core.position_map(cases.position(case))))
        end
        for _, side in ipairs(sides) do
            local text, message = scenario_of(case, number, side, map)
            if not text then
                return { message = message }
            end
            texts[#texts + 1] = text
        end
    end
    return { text = table.concat(texts, "\n\n") .. "\n" }
end

return showing
