-- What must hold in a match of transactions, whoever has played it. The books are kept here a
-- second time, from the notes of the log alone: every good that comes or goes must be told by one.
-- Neighbours are found as in naive_trades.lua, in another way than in the game.
local naive = require "naive_trades"

local checks = {}

local COUNTED <const> = { "commodities", "trade_goods", "cultural", "hazardous", "industrial",
    "unknown", "captured_fighters", "captured_infantry" }
local UNITS_MOST <const> = { infantry = 12, fighter = 10, mech = 4, destroyer = 8, cruiser = 8,
    carrier = 4, dreadnought = 5, war_sun = 2, flagship = 1, pds = 6, space_dock = 3 }

local function fail(message, ...)
    error(string.format(message, ...), 0)
end

local function has(list, value)
    for _, one in ipairs(list) do
        if one == value then
            return true
        end
    end
    return false
end

-- ---- The second books ----

local TOLD <const> = {}

local function add(books, player, column, count)
    local sheet = books.sheets[player]
    sheet[column] = sheet[column] + count
end

local function becomes(books)
    return books.rules.commodity_becomes == "commodity" and "commodities" or "trade_goods"
end

function TOLD.gained(books, fields)
    add(books, fields.player, "trade_goods", fields.count)
end

function TOLD.spent(books, fields)
    add(books, fields.player, "trade_goods", -fields.count)
end

function TOLD.replenished(books, fields)
    add(books, fields.player, "commodities", fields.count)
end

function TOLD.converted(books, fields)
    add(books, fields.player, "commodities", -fields.count)
    add(books, fields.player, "trade_goods", fields.count)
end

function TOLD.given(books, fields)
    add(books, fields.from, "commodities", -fields.count)
    add(books, fields.to, becomes(books), fields.count)
end

function TOLD.fragment(books, fields)
    add(books, fields.player, fields.kind, 1)
end

function TOLD.purged(books, fields)
    local sheet = books.sheets[fields.player]
    local own = math.min(sheet[fields.kind], 3)
    add(books, fields.player, fields.kind, -own)
    add(books, fields.player, "unknown", own - 3)
end

function TOLD.captured(books, fields)
    for _, kind in ipairs { "fighter", "infantry" } do
        if string.find(fields.unit, kind, 1, true) then
            add(books, fields.player, kind == "fighter" and "captured_fighters"
                or "captured_infantry", 1)
        end
    end
end

-- ---- Transactions ----

local COLUMN <const> = { trade_good = "trade_goods", cultural_fragment = "cultural",
    hazardous_fragment = "hazardous", industrial_fragment = "industrial",
    unknown_fragment = "unknown" }

-- A line of the ledger: so much of a good went from one to the other.
local function hand_over(books, line)
    if line.good == "commodity" then
        add(books, line.from, "commodities", -line.count)
        add(books, line.to, becomes(books), line.count)
    elseif COLUMN[line.good] then
        add(books, line.from, COLUMN[line.good], -line.count)
        add(books, line.to, COLUMN[line.good], line.count)
    elseif not has({ "note", "action_card", "captured" }, line.good) then
        fail("%s gave %s to %s, which nobody can trade", line.from, line.good, line.to)
    end
end

-- The lines written since the last look.
local function read_ledger(g, books)
    local last = books.last
    for line in g.ledger:each() do
        if line.number > books.last then
            hand_over(books, line)
            last = math.max(last, line.number)
        end
    end
    books.last = last
end

local function begin_anew(books)
    books.pairs = {}
end

function TOLD.turn(books, fields)
    books.active = fields.player
    begin_anew(books)
end

function TOLD.agenda_revealed(books)
    books.active = nil
    begin_anew(books)
end

-- A second vote gives new transactions (18); other cards do not.
function TOLD.card_played(books, fields)
    if fields.card == "Recount" then
        begin_anew(books)
    end
end

-- 4, 10, 11: in a turn the active player takes part; no two trade more often than allowed.
function TOLD.traded(books, fields)
    local first, second = fields.first, fields.second
    local pair = first < second and first .. " " .. second or second .. " " .. first
    books.pairs[pair] = (books.pairs[pair] or 0) + 1
    local most = books.active and books.rules.transactions_a_turn
        or books.rules.agenda_transactions
    if books.pairs[pair] > most then
        fail("%s and %s have traded %d times", first, second, books.pairs[pair])
    elseif books.active and books.active ~= first and books.active ~= second then
        fail("%s and %s have traded in the turn of %s", first, second, books.active)
    end
    books.trades = books.trades + 1
    books.latest = { first, second }
end

-- ---- Who has traded with whom ----

-- 4: of the last transaction of a turn, where the board is still as it was then.
local function check_partners(g, books)
    local latest = books.latest
    if latest and books.active and g.rules.neighbours_only and g.active == books.active
        and not naive.is_free(g, latest[1]) and not naive.is_free(g, latest[2])
        and not naive.are_neighbours(g, latest[1], latest[2]) then
        fail("%s and %s have traded and are no neighbours", latest[1], latest[2])
    end
    books.latest = nil
end

-- ---- What there is ----

local function check_unit(unit)
    local is_in_field = unit.place.zone == "field"
    if is_in_field and (unit.at == nil) == (unit.on == nil) then
        fail("%s is in no place of the field, or in two", unit.name)
    elseif not is_in_field and (unit.at or unit.on) then
        fail("%s is in %s and in the field", unit.name, unit.place.zone)
    elseif unit.place.zone == "reinforcements" and unit.place.whose ~= unit.owner then
        fail("%s is among the reinforcements of %s", unit.name, unit.place.whose)
    elseif unit.place.zone == "captured" and (unit.place.whose == unit.owner
        or unit.kind == "fighter" or unit.kind == "infantry") then
        fail("%s is captured by %s", unit.name, unit.place.whose)
    end
end

-- 28: never more commodities than the maximum, unless received ones stay what they are.
local function check_sheet(g, player, books)
    local sheet = g.sheets[player]:top()
    for _, column in ipairs(COUNTED) do
        if sheet[column] ~= books.sheets[player][column] then
            fail("%s has %d %s, and by what was told it would be %d", player, sheet[column],
                column, books.sheets[player][column])
        end
    end
    if sheet.commodities > sheet.maximum and g.rules.commodity_becomes == "trade_good" then
        fail("%s has %d commodities of %d", player, sheet.commodities, sheet.maximum)
    end
end

-- 40, 39: what lies in play, and that nobody holds a Support or an Alliance of another in hand.
local function check_note(note)
    local holder, zone = note.place.whose, note.place.zone
    if zone == "in_play" and holder == note.giver then
        fail("%s is in play with its own player", note.name)
    elseif zone == "notes" and holder ~= note.giver and has({ "support", "alliance" }, note.kind)
    then
        fail("%s is in the hand of %s", note.name, holder)
    end
end

-- How much there is of what neither comes nor goes.
local function count(g)
    local relics = #g.relic_deck
    for _, player in ipairs(g.players) do
        relics = relics + #g.relics[player]
    end
    return { cards = #g.action_card, agendas = #g.agenda_card, relics = relics,
        strategy = #g.strategy_card }
end

local function check_counts(g, books)
    for what, number in pairs(count(g)) do
        if number ~= books.counts[what] then
            fail("there are %d %s, and there were %d", number, what, books.counts[what])
        end
    end
    local units = {}
    for unit in g.unit:each() do
        check_unit(unit)
        local key = unit.owner .. " " .. unit.kind
        units[key] = (units[key] or 0) + 1
        if units[key] > UNITS_MOST[unit.kind] then
            fail("%s has %d units of the kind %s", unit.owner, units[key], unit.kind)
        end
    end
end

-- ---- All of it ----

-- The books of a match that has just begun.
function checks.open(match)
    local g = match.root
    local books = { sheets = {}, pairs = {}, rules = match.rules, last = 0, trades = 0,
        events = match:event_count(), counts = count(g) }
    for _, player in ipairs(g.players) do
        local sheet = {}
        for _, column in ipairs(COUNTED) do
            sheet[column] = g.sheets[player]:top()[column]
        end
        books.sheets[player] = sheet
    end
    return books
end

-- To be called after each answer; with is_thorough all that there is is counted.
function checks.look(match, books, is_thorough)
    local g = match.root
    for _, event in ipairs(match:events(false, books.events + 1)) do
        local told = event.event == "note" and TOLD[event.name]
        if told then
            told(books, event.fields)
        end
    end
    books.events = match:event_count()
    read_ledger(g, books)
    check_partners(g, books)
    if is_thorough then
        check_counts(g, books)
    end
    for _, player in ipairs(g.players) do
        check_sheet(g, player, books)
    end
    for note in g.promissory:each() do
        check_note(note)
    end
end

return checks
