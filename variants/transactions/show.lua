-- The game on a terminal: a sketch of the map, what is in each system, and of each player the
-- sheet, the cards and who its neighbours are.
local board = require "transactions.board"
local units = require "transactions.units"

local show = {}

local WIDTH <const> = 100
local CELL <const> = 14 -- columns of a system in the sketch

-- ---- Words ----

local function add_wrapped(lines, head, parts)
    local line, indent = head, string.rep(" ", 4)
    for index, part in ipairs(parts) do
        local text = part .. (index < #parts and "," or "")
        if utf8.len(line) + utf8.len(text) + 1 > WIDTH then
            lines[#lines + 1] = line
            line = indent .. text
        else
            line = line .. " " .. text
        end
    end
    lines[#lines + 1] = line
end

local function names(rows)
    local list = {}
    for row in rows do
        list[#list + 1] = row.unseen and "?" or row.name
    end
    return list
end

local function seats(view)
    local seat = {}
    for index, player in ipairs(view.players) do
        seat[player] = index
    end
    return seat
end

-- ---- The sketch ----

local function mark_of(system)
    local wormholes = system.wormholes
    return #wormholes > 0 and "~" .. table.concat(wormholes, "~") or ""
end

-- Who is there, by the numbers of the seats: units, and * for a planet.
local function presence(view, system, seat)
    local parts = {}
    for _, player in ipairs(view.players) do
        local count, mark = #board.units(view, player, system), ""
        for _, planet in ipairs(board.planets(view, system)) do
            mark = planet.controller == player and "*" or mark
        end
        if count > 0 or mark ~= "" then
            parts[#parts + 1] = string.format("%d%s%s", seat[player], mark,
                count > 0 and ":" .. count or "")
        end
    end
    return table.concat(parts, " ")
end

local function rows_of(view)
    local rows, least_r, most_r, least_x
    rows = {}
    for system in view.system:each() do
        if system.q and system.r then
            local x = 2 * system.q + system.r
            rows[system.r] = rows[system.r] or {}
            table.insert(rows[system.r], { x = x, system = system })
            least_r = math.min(least_r or system.r, system.r)
            most_r = math.max(most_r or system.r, system.r)
            least_x = math.min(least_x or x, x)
        end
    end
    return rows, least_r, most_r, least_x
end

local function place(line, column, text)
    return line .. string.rep(" ", column - #line) .. string.sub(text, 1, CELL - 1)
end

local function add_sketch(lines, view, seat)
    local rows, least_r, most_r, least_x = rows_of(view)
    for r = least_r or 1, most_r or 0 do
        local first, second = "", ""
        local row = rows[r] or {}
        table.sort(row, function(one, other)
            return one.x < other.x
        end)
        for _, cell in ipairs(row) do
            local column = (cell.x - least_x) * (CELL // 2) + 2
            first = place(first, column, cell.system.name .. mark_of(cell.system))
            second = place(second, column, presence(view, cell.system, seat))
        end
        lines[#lines + 1] = first
        lines[#lines + 1] = string.find(second, "%d") and string.match(second, "^(.-) *$") or nil
    end
    lines[#lines + 1] = "1* seat 1 controls a planet, 1:3 it has three units there, ~ wormholes"
end

-- ---- Systems ----

-- "carrier x2 fighter" of such units.
local function counted(list)
    local count, parts = {}, {}
    for _, unit in ipairs(list) do
        count[unit.kind] = (count[unit.kind] or 0) + 1
    end
    for _, kind in ipairs(units.ORDER) do
        if count[kind] then
            parts[#parts + 1] = count[kind] > 1 and string.format("%s x%d", kind, count[kind])
                or kind
        end
    end
    return table.concat(parts, " ")
end

-- Whose units are in a system (column "at") or on a planet ("on").
local function on(view, where, column)
    local of = {}
    for unit in view.field:each() do
        if unit[column] == where then
            of[unit.owner] = of[unit.owner] or {}
            table.insert(of[unit.owner], unit)
        end
    end
    local parts = {}
    for _, player in ipairs(view.players) do
        if of[player] then
            parts[#parts + 1] = string.format("%s %s", player, counted(of[player]))
        end
    end
    return table.concat(parts, "; ")
end

local function planet_words(view, planet)
    local there = on(view, planet, "on")
    return string.format("%s %d/%d%s%s%s%s", planet.name, planet.resources, planet.influence,
        planet.trait ~= "none" and " " .. planet.trait or "",
        planet.controller and " of " .. planet.controller or "",
        planet.exhausted and " exhausted" or "", there ~= "" and " [" .. there .. "]" or "")
end

-- What there is to say of a system; and whether anybody is there.
local function system_words(view, system)
    local parts, space = {}, on(view, system, "at")
    local is_taken = space ~= ""
    if is_taken then
        parts[1] = "in space [" .. space .. "]"
    end
    for _, planet in ipairs(board.planets(view, system)) do
        parts[#parts + 1] = planet_words(view, planet)
        is_taken = is_taken or planet.controller ~= nil or on(view, planet, "on") ~= ""
    end
    if #system.wormholes > 0 then
        parts[#parts + 1] = "wormhole " .. table.concat(system.wormholes, " ")
    end
    if #system.activated > 0 then
        parts[#parts + 1] = "activated by " .. table.concat(system.activated, " ")
    end
    return parts, is_taken
end

-- Systems where somebody is have lines of their own.
local function add_systems(lines, view)
    local empty = {}
    for system in view.system:each() do
        local parts, is_taken = system_words(view, system)
        if is_taken then
            add_wrapped(lines, "  " .. system.name .. ":", parts)
        elseif #parts > 0 then
            empty[#empty + 1] = string.format("%s (%s)", system.name, table.concat(parts, "; "))
        end
    end
    if #empty > 0 then
        add_wrapped(lines, "  Nobody is in", empty)
    end
end

-- ---- Players ----

local function fragments(sheet, parts)
    for _, kind in ipairs { "cultural", "hazardous", "industrial", "unknown" } do
        if sheet[kind] > 0 then
            parts[#parts + 1] = string.format("%d %s fragment%s", sheet[kind], kind,
                sheet[kind] > 1 and "s" or "")
        end
    end
    for _, kind in ipairs { "fighters", "infantry" } do
        local count = sheet["captured_" .. kind]
        parts[#parts + 1] = count > 0 and string.format("%d captured %s", count, kind) or nil
    end
end

local function add_places(view, player, parts)
    for _, zone in ipairs { "in_play", "captured", "relics" } do
        local list = names(view[zone][player]:each())
        if #list > 0 then
            parts[#parts + 1] = string.format("%s: %s", string.gsub(zone, "_", " "),
                table.concat(list, " "))
        end
    end
end

local function strategy_words(view, player)
    local list = {}
    for card in view.strategy[player]:each() do
        list[#list + 1] = string.format("%s (%d)%s", card.name, card.number,
            card.used and " used" or "")
    end
    return #list > 0 and table.concat(list, ", ") or nil
end

-- How often two have traded since their allowance began anew.
local function times(view, one, other)
    local row = view.traded:find(one, other) or view.traded:find(other, one)
    return row and row.times or 0
end

-- Neighbours as the map has them (23).
local function partners(view, player)
    local list = {}
    for _, other in ipairs(view.players) do
        local is_near = other ~= player and board.contact(view, player, other)
        local traded = other ~= player and times(view, player, other) or 0
        if is_near or traded > 0 then
            list[#list + 1] = string.format("%s%s%s", other, is_near and "" or " (no neighbour)",
                traded > 0 and string.format(" (traded%s)", traded > 1 and " x" .. traded or "")
                or "")
        end
    end
    return "neighbours: " .. (#list > 0 and table.concat(list, ", ") or "none")
end

local function state_of(view, player, sheet)
    return sheet.is_out and ", out" or view.active == player and ", active"
        or sheet.has_passed and ", has passed" or ""
end

local function add_named(lines, head, place_of_rows)
    if #place_of_rows > 0 then
        add_wrapped(lines, head, names(place_of_rows:each()))
    end
end

local function add_player(lines, view, number, player)
    local sheet = board.sheet(view, player)
    local parts = { string.format("%d points", sheet.points),
        string.format("commodities %d of %d", sheet.commodities, sheet.maximum),
        string.format("trade goods %d", sheet.trade_goods),
        string.format("tokens %d", sheet.tokens) }
    fragments(sheet, parts)
    parts[#parts + 1] = string.format("%d notes", #view.notes[player])
    parts[#parts + 1] = string.format("%d action cards", #view.cards[player])
    parts[#parts + 1] = strategy_words(view, player)
    add_places(view, player, parts)
    parts[#parts + 1] = partners(view, player)
    add_wrapped(lines, string.format("%d %s (%s)%s%s:", number, player, sheet.faction,
        view.speaker == player and ", the speaker" or "", state_of(view, player, sheet)), parts)
    if player == view.player then
        add_named(lines, "    your notes:", view.notes[player])
        add_named(lines, "    your action cards:", view.cards[player])
    end
end

-- ---- All of it ----

local function head(view)
    local text = string.format("Round %d of %d", view.round, view.options.rounds)
    if view.active then
        text = string.format("%s. Turn of %s%s", text, view.active, view.active_system
            and string.format(": %s, %s", view.active_system.name, view.moment) or "")
    end
    local agenda = view.agenda:top()
    if view.in_combat then
        text = string.format("%s, in combat with %s", text, view.in_combat)
    end
    return text .. (agenda and string.format(". Agenda: %s", agenda.name) or "")
end

function show.board(view)
    local lines, seat = { head(view) }, seats(view)
    add_sketch(lines, view, seat)
    add_systems(lines, view)
    for number, player in ipairs(view.players) do
        add_player(lines, view, number, player)
    end
    return table.concat(lines, "\n")
end

return show
