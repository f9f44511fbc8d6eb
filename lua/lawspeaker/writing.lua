-- Writes scenarios as Lua source that declares them anew, with what came of them as what they
-- expect. A hook is a function and has no source here: a scenario with one is refused.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local order = require "lawspeaker.order"

local writing = {}

-- ---- Values ----

local function quote(text)
    return '"' .. string.gsub(text, '[%c"\\]', function(byte)
        return (byte == '"' or byte == "\\") and "\\" .. byte or string.format("\\x%02x",
            string.byte(byte))
    end) .. '"'
end

local KEYWORDS <const> = {}
for word in ([[and break do else elseif end false for function goto if in local nil not or repeat
    return then true until while]]):gmatch "%a+" do
    KEYWORDS[word] = true
end

local function key(name)
    local is_plain = string.find(name, "^[%a_][%w_]*$") and not KEYWORDS[name]
    return is_plain and name or "[" .. quote(name) .. "]"
end

local WIDTH <const> = 100

-- Text, wrapped between items: `head { a, b, … },`.
local function list(head, items, indent)
    local line = string.format("%s%s{ %s },", indent, head, table.concat(items, ", "))
    if #items == 0 then
        return indent .. head .. "{},"
    elseif #line <= WIDTH and not string.find(line, "\n", 1, true) then
        return line
    end
    local lines, row = { indent .. head .. "{" }, nil
    for _, item in ipairs(items) do
        if row and #indent + 6 + #row + #item > WIDTH then
            lines[#lines + 1] = indent .. "    " .. row
            row = nil
        end
        row = (row and row .. " " or "") .. item .. ","
    end
    lines[#lines + 1] = indent .. "    " .. row
    lines[#lines + 1] = indent .. "},"
    return table.concat(lines, "\n")
end

local function each(entries, form)
    local items = {}
    for index, entry in ipairs(entries) do
        items[index] = form(entry)
    end
    return items
end

local function row(...)
    return "{ " .. table.concat(each({ ... }, quote), ", ") .. " }"
end

-- ---- Maps and variants ----

local function map_text(map)
    local lines = { string.format("    name = %s,", quote(map.name)), "    ages = {" }
    if map.title then
        table.insert(lines, 2, string.format("    title = %s,", quote(map.title)))
    end
    local borders, index = {}, {}
    for _, age in ipairs(map:ages()) do
        local items = { quote(age.id) }
        items[2] = age.title and "title = " .. quote(age.title) or nil
        for _, region in ipairs(age.regions) do
            items[#items + 1] = quote(region)
        end
        lines[#lines + 1] = list("", items, "        ")
    end
    for _, region in ipairs(map:regions()) do
        index[region] = true
        for _, neighbour in ipairs(map:neighbours(region)) do
            borders[#borders + 1] = index[neighbour] and row(neighbour, region) or nil
        end
    end
    lines[#lines + 1] = "    },"
    lines[#lines + 1] = list("adjacent = ", borders, "    ")
    lines[#lines + 1] = list("link_points = ", each(map:link_points(), function(point)
        return row(point.symbol, point.at)
    end), "    ")
    return "law.map {\n" .. table.concat(lines, "\n") .. "\n}"
end

local function value_text(value)
    if value == core.no_limit then
        return "law.no_limit"
    elseif type(value) == "table" then
        return string.format("{ %d, %d }", value[1], value[2])
    end
    return type(value) == "string" and quote(value) or tostring(value)
end

local standard

-- The house rules that are not the standard game's.
local function variant_text(variant, indent)
    standard = standard or require "lawspeaker.variant".declare { name = "the standard game" }
    local items, usual = {}, standard:rules()
    for index, rule in ipairs(variant:rules()) do
        local text = value_text(rule.value)
        if text ~= value_text(usual[index].value) then
            items[#items + 1] = rule.name .. " = " .. text
        end
    end
    return string.format("%svariant = law.variant {\n%s    name = %s,\n%s\n%s},", indent, indent,
        quote(variant.name), list("rules = ", items, indent .. "    "), indent)
end

-- ---- A scenario ----

local function add_position(lines, start)
    lines[#lines + 1] = start.turn ~= 1 and string.format("    turn = %d,", start.turn) or nil
    lines[#lines + 1] = list("players = ", each(start.players, quote), "    ")
    local function add(name, entries, form)
        if #entries > 0 then
            lines[#lines + 1] = list(name .. " = ", each(entries, form), "    ")
        end
    end
    add("units", start:units(), function(unit) return row(unit.id, unit.owner, unit.at) end)
    add("link_points", start:link_points(), function(point) return row(point.symbol, point.at) end)
    add("books", start:books(), function(book) return row(book.symbol, book.at) end)
    add("control", start:control(), function(entry) return row(entry.symbol, entry.player) end)
end

-- An id for a name that is none: nothing has it, as nothing has the name.
local function id(name, taken)
    if check.is_id(name) then
        return name
    end
    local made = "unknown"
    while taken[made] do
        made = made .. "_"
    end
    return made
end

local function order_text(given, taken)
    local copy = order.copy(given)
    for _, field in ipairs { "to", "book", "unit", "carry" } do
        copy[field] = type(copy[field]) == "string" and id(copy[field], taken) or copy[field]
    end
    if copy.action and copy.action.to then
        copy.action.to = id(copy.action.to, taken)
    end
    return order.text(copy)
end

local function add_input(lines, played, taken, indent)
    local function add(name, rows, form)
        if rows and #rows > 0 then
            lines[#lines + 1] = list(name .. " = ", each(rows, form), indent)
        end
    end
    add("orders", played.orders, function(given)
        return string.format("{ %s, %s%s }",
            quote(given.unit), quote(order_text(given.order, taken)),
            given.by and ", by = " .. quote(given.by) or "")
    end)
    add("flee", played.flee, function(given)
        local items = { quote(given.unit) }
        for _, flight in ipairs(given.rest) do
            items[#items + 1] = flight.book
                and string.format("{ book = %s }", quote(id(flight.book, taken)))
                or quote(id(flight.region, taken))
        end
        return "{ " .. table.concat(items, ", ") .. " }"
    end)
    add("supply", played.supply, function(given)
        local items = { quote(given.player) }
        for _, action in ipairs(given.rest) do
            items[#items + 1] = quote(order.supply_text { action = action.action,
                at = id(action.at, taken), id = action.id })
        end
        return "{ " .. table.concat(items, ", ") .. " }"
    end)
end

-- What came of a turn, as an `expect` that states it.
local function expect_text(result, indent)
    local lines, more = {}, indent .. "    "
    local function add(name, entries)
        if #entries > 0 then
            lines[#lines + 1] = list(name .. " = ", entries, more)
        end
    end
    local function entries_of(entries, name, value)
        return each(entries, function(entry)
            return key(entry[name]) .. " = " .. quote(entry[value])
        end)
    end
    add("verdicts", each(result.verdicts, function(verdict)
        local displaced = verdict.displaced and verdict.reason ~= "displaced" and ", displaced"
        return string.format("%s = %s",
            key(verdict.unit), quote(verdict.result .. ": " .. verdict.reason
            .. (displaced or "")))
    end))
    add("strength", each(result.verdicts, function(verdict)
        return key(verdict.unit) .. " = " .. verdict.strength
    end))
    local units = entries_of(result.units, "id", "at")
    for _, unit in ipairs(result.removed) do
        units[#units + 1] = key(unit) .. " = false"
    end
    add("units", units)
    add("fled", entries_of(result.fled, "unit", "to"))
    add("removed", each(result.removed, quote))
    add("books", entries_of(result.books, "symbol", "at"))
    add("control", entries_of(result.control, "symbol", "player"))
    add("conflicted", each(result.conflicted, quote))
    add("actions", each(result.actions, function(earned)
        return key(earned.player) .. " = " .. earned.count
    end))
    local function texts(entry, form)
        return string.format("%s = { %s }", key(entry.player),
            table.concat(each(entry.actions, form), ", "))
    end
    add("supplied", each(result.supplied, function(entry) return texts(entry, quote) end))
    add("unsupplied", each(result.unsupplied, function(entry)
        return texts(entry, function(action) return quote(action.reason) end)
    end))
    add("winners", each(result.winners, quote))
    add("out", each(result.out, quote))
    lines[#lines + 1] = string.format("%sdraw = %s,", more, tostring(result.draw))
    return string.format("%sexpect = {\n%s\n%s},", indent, table.concat(lines, "\n"), indent)
end

-- Names that exist, so that a made-up one is none of them.
local function names_taken(start)
    local taken = {}
    for _, entries in ipairs { start.map:regions(), start.players } do
        for _, name in ipairs(entries) do
            taken[name] = true
        end
    end
    for _, unit in ipairs(start:units()) do
        taken[unit.id] = true
    end
    for _, points in ipairs { start.map:link_points(), start:link_points() } do
        for _, point in ipairs(points) do
            taken[point.symbol] = true
        end
    end
    return taken
end

-- A scenario's declaration, from its details and the report of a run. `map`: the text that stands
-- for its map; details.variant_source, where there is one, that for its variant. Nil and why not
-- when a variant that has to be written out has hooks.
function writing.scenario(details, report, map)
    local lines = { "law.scenario {", string.format("    name = %s,", quote(details.name)) }
    if details.rule then
        lines[#lines + 1] = string.format("    rule = %s,", quote(details.rule))
    end
    lines[#lines + 1] = string.format("    map = %s,", map)
    local game = details.variant
    local source = details.variant_source
    if game and not source and #game:hooks() > 0 then
        return nil, string.format("scenario %s: its variant %s has hooks, which cannot be printed",
            check.quote(details.name), check.quote(game.name))
    end
    if #details.start.players == 0 then
        return nil, string.format("scenario %s: it has no players; in Lua it has one at least",
            check.quote(details.name))
    end
    add_position(lines, details.start)
    lines[#lines + 1] = source and string.format("    variant = %s,", source)
        or game and variant_text(game, "    ") or nil
    local taken = names_taken(details.start)
    lines[#lines + 1] = details.is_several and "    turns = {" or nil
    for index, played in ipairs(details.turns) do
        local indent = details.is_several and "            " or "    "
        lines[#lines + 1] = details.is_several and "        {" or nil
        add_input(lines, played, taken, indent)
        if report.turns[index] then
            lines[#lines + 1] = expect_text(report.turns[index], indent)
        end
        lines[#lines + 1] = details.is_several and "        }," or nil
    end
    lines[#lines + 1] = details.is_several and "    }," or nil
    lines[#lines + 1] = "}"
    return table.concat(lines, "\n")
end

writing.map, writing.quote = map_text, quote

return writing
