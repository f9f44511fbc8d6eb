-- Boards of Diplomacy: their places by all their names, orders as text, and whole random games
-- through movement, retreats, builds and removals.
local law = require "lawspeaker"
local checks = require "checks"
local core = require "lawspeaker.core"
local spec = require "lawspeaker.spec"

local equal, is_true, same_list = checks.equal, checks.is_true, checks.same_list

package.path = "variants/?.lua;" .. package.path

local standard = require "diplomacy.maps.standard"
local crowns = require "diplomacy.maps.three_crowns"
local strait = assert(load(spec.forms.diplomacy_map.example))()

-- ---- Boards ----

local function count(board, is_one)
    local found = 0
    for _, place in ipairs(board:places()) do
        found = found + (is_one(place) and 1 or 0)
    end
    return found
end

local function is_centre(place)
    return place.centre
end

equal("places", #standard:places(), 81)
equal("centres", count(standard, is_centre), 34)
equal("units", #standard:start(), 22)
equal("to win", standard.win, 18)
equal("to win, where nothing is said", strait.win, 2)
equal("centres of the small board", count(crowns, is_centre), 10)

-- Turned by a third, the small board is the same: as good for each power.
local TURNS <const> = { "ald bra cin", "hol gle ash", "fen dun sal", "ist pas mar", "mir lag tem",
    "ist/nc pas/ec mar/wc", "ist/sc pas/wc mar/ec" }
local turned = { kel = "kel", wre = "wre", Aldmoor = "Brannoch", Brannoch = "Cindral",
    Cindral = "Aldmoor" }
for _, three in ipairs(TURNS) do
    local first, second, third = three:match "(%S+) (%S+) (%S+)"
    turned[first], turned[second], turned[third] = second, third, first
end
for _, place in ipairs(crowns:places()) do
    local other = crowns:place(turned[place.id])
    equal("terrain of " .. other.id, other.terrain, place.terrain)
    equal("centre of " .. other.id, other.centre, place.centre)
    equal("home of " .. other.id, other.home, place.home and turned[place.home])
    for _, kind in ipairs { "A", "F" } do
        local neighbours = crowns:neighbours(place.id, kind)
        for index, neighbour in ipairs(neighbours) do
            neighbours[index] = turned[neighbour]
        end
        table.sort(neighbours)
        local there = crowns:neighbours(other.id, kind)
        table.sort(there)
        equal(kind .. " from " .. other.id, table.concat(there, " "),
            table.concat(neighbours, " "))
    end
end
equal("as text", tostring(crowns), 'Diplomacy board "three crowns"')
equal("a board that was declared is found", law.find_diplomacy_map "the strait", strait)
equal("one of a folder, by its file's name", law.find_diplomacy_map("three_crowns",
    "diplomacy.maps").hash, crowns.hash)
checks.refuses('no board of Diplomacy "standart": no script declares it, and there is no '
    .. 'standart.lua in diplomacy/maps, beside the script or on the map path; did you mean '
    .. '"standard"?', "unknown_map", law.find_diplomacy_map("standart", "diplomacy.maps"))
checks.refuses('diplomacy/boards.lua returns a table and no board of Diplomacy; it ends with '
    .. '`return law.diplomacy_map { … }`', "unknown_map",
    law.find_diplomacy_map("boards", "diplomacy"))
is_true("other boards have other hashes", crowns.hash ~= standard.hash)
same_list("an army's neighbours", standard:neighbours("spa", "A"), { "gas", "mar", "por" })
same_list("a fleet's", standard:neighbours("spa/nc", "fleet"), { "gas", "mid", "por" })
same_list("of a province with coasts", standard:neighbours("spa", "F"), {})
equal("another id", standard:place("lyo").id, "gol")
equal("a coast's province", standard:place("bul/ec").province, "bul")
equal("a coast's title", standard:place("bul/ec").title, "Bulgaria (east coast)")
for _, board in ipairs { standard, crowns, strait } do
    for _, place in ipairs(board:places()) do
        for _, kind in ipairs { "A", "F" } do
            for _, other in ipairs(board:neighbours(place.id, kind)) do
                is_true(place.id .. " and " .. other, table.concat(board:neighbours(other, kind),
                    " "):find(place.id, 1, true) ~= nil)
            end
        end
    end
end
table.insert(standard.powers, "Rome")
standard:place("gol").other_ids[1] = "bay"
standard:start()[1][3] = "vie"
equal("what is handed out is a copy", #standard.powers .. standard:place("gol").other_ids[1]
    .. standard:start()[1][3], "7lyobud")

-- ---- Names ----

-- All names of provinces that begin so, in the plainest way.
local function fitting(board, beginning)
    local found, fits = nil, 0
    for _, place in ipairs(board:places()) do
        local is_fit, is_whole = false, false
        for _, name in ipairs { place.id, place.title, table.unpack(place.other_ids) } do
            name = name:lower():gsub("[.-]", " ")
            is_fit = is_fit or name:sub(1, #beginning) == beginning
            is_whole = is_whole or name == beginning
        end
        if is_whole and place.province == place.id then
            return place.id, 1
        elseif is_fit and place.province == place.id then
            found, fits = found or place.id, fits + 1
        end
    end
    return found, fits
end

for _, board in ipairs { standard, crowns } do
    for _, place in ipairs(board:places()) do
        equal(place.id, board:find(place.id:upper()), place.id)
        equal(place.title, board:find(place.title:lower()), place.id)
        for _, id in ipairs(place.other_ids) do
            equal(id, board:find(id), place.id)
        end
        for length = 1, #place.title do
            local beginning = place.title:sub(1, length):lower():gsub("[.-]", " ")
            local id, fits = fitting(board, beginning)
            if place.province == place.id and not beginning:find " $" then
                local found, message, code = board:find(beginning)
                equal("what begins with " .. beginning, found, fits == 1 and id or nil)
                equal("and what is said of it", code, fits > 1 and "several_places" or nil)
                is_true("all are listed, or how many", fits == 1
                    or message:find(("fits %d places: "):format(fits), 1, true) ~= nil)
            end
        end
    end
end
for _, words in ipairs { "spa/nc", "SPA(nc)", "Spain (NC)", "spain north coast", "spai/nc" } do
    equal(words, standard:find(words), "spa/nc")
end
equal("coasts of another id", strait:find "isthmus/sc", "isth/sc")
checks.refuses('"Gulf" fits 2 places: "bot" (Gulf of Bothnia), "gol" (Gulf of Lyon)',
    "several_places", standard:find "Gulf")
checks.refuses('"spa" (Spain) has no coast "ec"; it has "spa/nc" and "spa/sc"', "unknown_place",
    standard:find "spa/ec")
checks.refuses('no place "denmork"; did you mean "denmark"?', "unknown_place",
    standard:find "denmork")

-- ---- Orders as text ----

local function refuse_order(written, message, code, units)
    checks.refuses(message, code, standard:read_order(written, units))
end

for written, expected in pairs {
    ["A Par - Bur"] = "A par - bur", ["a par-bur"] = "A par - bur",
    ["Army Paris moves to Burgundy"] = "A par - bur", ["A vie R boh"] = "A vie - boh",
    ["F Nth C A Lon - Nwy"] = "F nth C A lon - nwy", ["vie s bud"] = "? vie S ? bud",
    ["A Mun S A Ber→Kie"] = "A mun S A ber - kie", ["F LYO H"] = "F gol H",
    ["F Mid-Atlantic Ocean-Spain (nc)"] = "F mid - spa/nc", ["F Mid-Atl - Por"] = "F mid - por",
    ["A Yor - Nwy (via convoy)"] = "A yor - nwy via", ["A yor - nwy by convoy"] = "A yor - nwy via",
    ["F bot - Gulf of B"] = "F bot - bot", ["fleet trieste holds"] = "F tri H",
    ["build army ankara"] = "B A ank", ["F stp/sc B"] = "B F stp/sc", ["D tri"] = "D ? tri",
    ["Waive"] = "waive",
} do
    equal(written, standard:order_text(assert(standard:read_order(written))), expected)
end
refuse_order("A par - nor", '"nor" fits 5 places: "naf" (North Africa), "nat" (North Atlantic '
    .. 'Ocean), "nrg" (Norwegian Sea), "nth" (North Sea), "nwy" (Norway)', "several_places")
refuse_order("B ank", "a build says what is built: B A ank, or B F ank", "bad_order")
refuse_order("A par -", "where to is missing", "bad_order")
refuse_order("A par - bur - mun", '"A par - bur - mun" is no order; orders are as in A par - bur, '
    .. "A par H, A mun S A ber - kie, F nth C A lon - nwy, B A par, D A par, waive", "bad_order")
refuse_order("A " .. ("x"):rep(300) .. " H", "an order has at most 200 bytes, this has 304",
    "bad_order")
refuse_order("F par H", 'in "par" stands no fleet, but an army', "no_unit", standard:start())
refuse_order("A bur H", 'no unit stands in "bur"', "no_unit", standard:start())
equal("units say what is left out", standard:order_text(assert(standard:read_order(
    "stp s mos", standard:start()))), "F stp/sc S A mos")

-- ---- Sheets ----

local sheets = standard:give_orders(standard:start(), {
    Austria = { "A vie - gal", { kind = "hold", at = "vie" }, "A par H", "A bud - serb" },
    Russia = { "A war - gal", "A mos", { kind = "hold" } },
})
equal("orders by unit", standard:order_text(sheets.orders[1]) .. standard:order_text(
    sheets.orders[2]), "A bud - serA vie - gal")
equal("no order", sheets.orders[3], false)
local codes = {}
for index, refusal in ipairs(sheets.refused) do
    codes[index] = refusal.power .. refusal.index .. " " .. refusal.code
end
same_list("refusals", codes, { "Austria2 duplicate", "Austria3 not_yours", "Russia2 bad_order",
    "Russia3 unknown_place" })

-- ---- Movement ----

local moved = standard:move { units = standard:start(), orders = sheets.orders }
local verdict = moved.verdicts[2]
equal("a stand-off", ("%s %s %s %d"):format(verdict.result, verdict.reason, verdict.rule,
    verdict.by), "failed stand_off 6.D.2 17")
equal("where", table.concat(moved.stand_offs, " "), "gal")
local dislodging = { units = { { "Austria", "A", "vie" }, { "Austria", "A", "tyr" },
    { "Italy", "A", "boh" } }, orders = { "A vie - boh", "A tyr S A vie - boh" } }
moved = standard:move(dislodging)
equal("dislodged", moved.verdicts[3].dislodged and moved.verdicts[3].attacker, 1)
equal("who must retreat", table.concat(moved.dislodged[1], " ") .. moved.dislodged[1].from
    .. moved.dislodged[1].number, "Italy A bohvie3")
same_list("where to", standard:retreats(moved)[1], { "gal", "mun", "sil" })
moved.orders = { "A boh - vie" }
local retreated = standard:retreat(moved)
equal("not to where its attacker came from", retreated.verdicts[1].reason, "came_from")
equal("so it is gone", retreated.verdicts[1].at, nil)
equal("others stay", #retreated.units, 2)
dislodging.verdicts = standard:move(dislodging).verdicts
dislodging.verdicts[2].reason = "cut"
checks.refuses('the unit in "tyr": it bears another reason', "not_verified", (function()
    local is_right, message, code = standard:verify(dislodging)
    return is_right, message and message:gsub(": .*", ": it bears another reason"), code
end)())

for _, number in ipairs { math.mininteger, -1, 256, math.maxinteger } do
    dislodging.verdicts[2].by = number
    is_true("no number of a unit: " .. number, not pcall(standard.verify, standard, dislodging))
end

-- ---- What verdicts rest on ----

local paradox = { units = { { "England", "F", "lon" }, { "England", "F", "wal" },
    { "France", "A", "bre" }, { "France", "F", "eng" } },
    orders = { "F lon S F wal - eng", "F wal - eng", "A bre - lon", "F eng C A bre - lon" } }
paradox.verdicts = standard:move(paradox).verdicts

local function names_of(facts)
    local names = {}
    for index, fact in ipairs(facts) do
        names[index] = string.rep(">", fact.depth) .. fact.fact
    end
    return names
end

same_list("a paradox", names_of(standard:facts(paradox, 3)), { "in_paradox", ">needs_fleet",
    ">fleet_falls", ">needs_support", ">support_hangs", ">if_succeeds", ">>then_cut",
    ">>then_stays", ">>then_succeeds", ">>as_supposed", ">if_fails", ">>then_counts",
    ">>then_moves", ">>then_fails", ">>as_supposed", ">several_outcomes", ">by_rule" })
same_list("an attack", names_of(standard:facts(paradox, 2)), { "attack", ">support", "hold",
    "part_of_paradox" })
local attack = standard:facts(paradox, 2)[1]
equal("a fact", string.format("%s %s %d: %s", attack.unit, attack.place, attack.strength,
    attack.sentence), "F wal eng 2: F wal goes to eng with strength 2")
local convoyed = { units = { { "France", "A", "bre" }, { "France", "F", "eng" },
    { "France", "F", "mid" } }, orders = { "A bre - por", "F eng H", "F mid C A bre - por" } }
convoyed.verdicts = standard:move(convoyed).verdicts
same_list("a route", standard:facts(convoyed, 1)[1].route, { "F mid" })
checks.refuses("no unit 5; there are 4", "unknown_unit", standard:facts(paradox, 5))
paradox.verdicts[2].result = "failed"
is_true("no facts about what does not follow", standard:facts(paradox, 2) == nil)
local is_kind = {}
for _, kind in ipairs(law.diplomacy_facts()) do
    is_true(kind.name, not is_kind[kind.name] and kind.sentence ~= "" and kind.rule ~= "")
    is_kind[kind.name] = true
end

-- ---- Mistakes ----

local function refuse_move(message, code, form)
    checks.refuses(message, code, standard:move(form))
end

refuse_move('units[1]: no place "pari"; did you mean "par"?', "unknown_place",
    { units = { { "France", "A", "pari" } } })
refuse_move('units[1]: no power "Frence"; did you mean "France"?', "unknown_power",
    { units = { { "Frence", "A", "par" } } })
refuse_move('units[1]: no fleet can stand in "par"', "bad_argument",
    { units = { { "France", "F", "par" } } })
refuse_move("orders[1]: where to is missing", "bad_order",
    { units = { { "France", "A", "par" } }, orders = { "A par -" } })
refuse_move('orders[1]: it is for the unit in "mar", which is number 2', "bad_order",
    { units = { { "France", "A", "par" }, { "France", "A", "mar" } }, orders = { "A mar H" } })
refuse_move("2 orders for 1 units", "too_many",
    { units = { { "France", "A", "par" } }, orders = { false, false } })
checks.raises('diplomacy_map:move: no field "ordres"; did you mean "orders"?', function()
    standard:move { units = {}, ordres = {} }
end)
checks.raises('diplomacy_map:move: rules.paradox: no value "szikman"; did you mean "szykman"?',
    function()
        standard:move { units = {}, rules = { paradox = "szikman" } }
    end)
checks.raises('diplomacy_map:move: units[1][2]: no value "X"; it is one of "A", "F"', function()
    standard:move { units = { { "France", "X", "par" } } }
end)
for i = 1, 40 do
    local row = {} -- without a list part: its fields have any order
    row["junk" .. i] = true
    row[3] = "par"
    row[2] = "A"
    row[1] = "France"
    is_true("a row with a field too many", not pcall(standard.move, standard, { units = { row } }))
end
equal("a place that there is not makes an order void", standard:move { units = {
    { "France", "A", "par" } }, orders = { { kind = "move", to = "rome" } } }.verdicts[1].reason,
    "no_such_place")
local function refuse_map(message, change)
    checks.raises(message, function()
        local form = { name = "m", powers = { "P" }, provinces = { { "aa", "land" },
            { "bb", "coast", coasts = { "bb/nc" } } } }
        change(form)
        law.diplomacy_map(form)
    end)
end
refuse_map('diplomacy_map "m": army[1][2]: no place "cc"', function(form)
    form.army = { { "aa", "cc" } }
end)
refuse_map('diplomacy_map "m": provinces[1]: no place can be called "h": "h" is a word of orders',
    function(form)
        form.provinces[1][1] = "h"
    end)
refuse_map('diplomacy_map "m": provinces[2].coasts[1]: a coast of "bb" is called "bb/" and then '
    .. 'its own name, as in "bb/nc", not "nc"', function(form)
        form.provinces[2].coasts = { "nc" }
    end)
refuse_map('diplomacy_map "m": provinces[2].other_ids: a board has at most 4000 other_ids',
    function(form)
        for number, province in ipairs(form.provinces) do
            province.other_ids = {}
            for i = 1, 2001 do
                province.other_ids[i] = ("x%d_%d"):format(number, i)
            end
        end
    end)
refuse_map('diplomacy_map "m": start: P[1]: it says no type of unit, as in A bud', function(form)
    form.start = { P = { "aa" } }
end)

-- ---- The tables of rules and reasons ----

local rule_names = {}
for index, rule in ipairs(law.diplomacy_rules()) do
    rule_names[index] = rule.name
    for _, value in ipairs(rule.choices or { true, false }) do
        is_true(rule.name, standard:move { units = {}, rules = { [rule.name] = value } } ~= nil)
    end
end
equal("rules", #rule_names, 21)
equal("reasons", #law.diplomacy_reasons(), 32)

-- ---- Random games: each text reads back, texts and tables judge alike, and all is verified ----

local seed = 20261130

local function random(most)
    seed = (seed * 1103515245 + 12345) & 0x7fffffff
    return (seed >> 8) % most + 1
end

local function same_verdicts(what, one, other)
    for number, first in ipairs(one) do
        for key, value in pairs(first) do
            equal(what .. " " .. number .. " " .. key, other[number][key], value)
        end
    end
end

local function random_orders(board, units)
    local legal = board:legal_orders(units)
    local tables, texts = {}, {}
    for number = 1, #units do
        local chosen = random(legal:count(number))
        tables[number], texts[number] = legal:order(number, chosen), legal:text(number, chosen)
        equal("written", board:order_text(tables[number]), texts[number])
        local read = assert(board:read_order(texts[number], units))
        equal("read and written", board:order_text(read), texts[number])
    end
    return tables, texts
end

local function check_units(board, units)
    local is_there = {}
    for _, unit in ipairs(units) do
        local province = board:place(unit[3]).province
        is_true("one unit in " .. province, not is_there[province])
        is_there[province] = true
    end
end

local function random_retreats(board, moved_on)
    local orders = {}
    for number, places in ipairs(board:retreats(moved_on)) do
        local unit = moved_on.dislodged[number]
        local to = places[random(#places + 1)]
        orders[number] = to and ("%s %s - %s"):format(unit[2], unit[3], to) or false
    end
    return orders
end

local function adjust(board, units, owners)
    for _, unit in ipairs(units) do
        local province = board:place(unit[3]).province
        owners[province] = board:place(province).centre and unit[1] or owners[province]
    end
    local form = { units = units, owners = owners, orders = {} }
    local adjustments = board:adjustments(form)
    for _, power in ipairs(board.powers) do
        local could = adjustments[power]
        form.orders[power] = {}
        for index = 1, could.most do
            form.orders[power][index] = could.orders[random(#could.orders)]
        end
    end
    form.units = assert(board:adjust(form)).units
    form.orders = nil
    for power, balance in pairs(board:balance(form)) do
        is_true(power .. " has no more units than centres", balance >= 0)
    end
    return form.units
end

checks.refuses('orders.Austria[1]: no place "x"', "unknown_place", standard:adjustments {
    units = standard:start(), owners = {}, orders = { Austria = { "A vie - - x" } } })
for _, board in ipairs { standard, crowns } do
    local units, owners = board:start(), {}
    for turn = 1, 16 do
        local tables, texts = random_orders(board, units)
        local form = { units = units, orders = tables }
        local outcome = assert(board:move(form))
        same_verdicts("texts", outcome.verdicts, assert(board:move { units = units,
            orders = texts }).verdicts)
        form.verdicts = outcome.verdicts
        equal("verified", board:verify(form), true)
        outcome.orders = random_retreats(board, outcome)
        local after = assert(board:retreat(outcome))
        for number, late in ipairs(after.verdicts) do
            is_true("a retreat that is allowed is not void: " .. number, late.result ~= "void"
                or not outcome.orders[number])
        end
        units = turn % 2 == 0 and adjust(board, after.units, owners) or after.units
        check_units(board, units)
    end
end

-- ---- Objects keep what they need ----

local legal = law.diplomacy_map { name = "m", powers = { "P" }, provinces = { { "aa", "land" },
    { "bb", "land" } }, army = { { "aa", "bb" } } }:legal_orders { { "P", "A", "aa" } }
collectgarbage()
same_list("all orders", legal:texts(1), { "A aa H", "A aa - bb" })
checks.refuses("no unit 2; there are 1", "unknown_unit", legal:count(2))
checks.refuses("no order 3; unit 1 has 2", "bad_argument", legal:text(1, 3))
is_true("the board is closed by the collector alone", core.kind(legal) == "diplomacy_orders")

-- ---- What bots and people type ----

local game = require "diplomacy.game"
local begun = game:start { players = { "ann", "bob", "eve" }, seed = 1 }

local function typed(text)
    local bot = law.bot { name = "b", api = 1, choose = function()
        return text
    end }
    return bot:choose(begun, 1, law.random(1))
end

is_true("a bot's text is read as what people type", begun:check(1, typed "A ald H, A hol - Fen"))
equal("and carried out so", begun:text(1, typed "A ald H, A hol - Fen"),
    "ald: F ald H, hol: A hol - fen")
checks.refuses('hol: no place "fne"; did you mean "fen"?', "not_legal", typed "A hol - fne")

checks.finish()
