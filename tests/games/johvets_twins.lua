-- Twins in fog: two games that differ only in what one player, the viewer, does not see. As long
-- as it sees the same, all else that it is told is the same byte for byte: questions, what it may
-- answer, events, the order of things. In each pair what is unseen goes its own way; units that
-- the viewer sees have the same orders in both, and so have its own. In some pairs there is
-- Negotiation, a round before each turn, with trade: what others say, promise and trade among
-- themselves is their business. Pairs by chance, and some by hand.  usage: johvets_twins.lua
-- [PAIRS [FIRST_SEED]], or LAWSPEAKER_GAMES and LAWSPEAKER_FIRST_SEED.
local law = require "lawspeaker"
local checks = require "checks"
require "johvets_maps"

local game = require "johvets.game"
local fog = require "johvets.fog"
local show = require "johvets.show"

local PAIRS <const> = math.tointeger(tonumber(arg[1] or os.getenv "LAWSPEAKER_GAMES" or 90))
local FIRST_SEED <const> = math.tointeger(tonumber(arg[2] or os.getenv "LAWSPEAKER_FIRST_SEED"
    or 1))
local TURNS <const> = 6 -- that the twins play on

local chance

-- `saved`: the supply actions that players have kept.
local function begin(map, players, rules, position, saved)
    rules.negotiation_rounds = rules.negotiation_rounds or 0
    return game:start { options = { map = map }, players = players, variant = fog, rules = rules,
        fill = position and function(g)
            g.position = position
            for _, player in ipairs(rules.trade and g.players or {}) do
                g.saving:add({ actions = saved[player] }, g.purse[player])
            end
        end or nil }
end

local function answer_all(match)
    for _, question in ipairs(match:pending()) do
        assert(match:submit(question.number, match:sample(question.number, chance)))
    end
    match:advance()
end

-- A position in the middle of a game.
local some_position

function some_position(map, players)
    local match = begin(map, players, { victory_fraction = { 1, 1 } })
    local steps = chance:integer(12)
    while not match:result() and (steps > 0 or match:pending()[1].name ~= "orders") do
        answer_all(match)
        steps = steps - 1
    end
    return match:result() and some_position(map, players) or match.root.position
end

local function shuffled(list)
    local copy = table.move(list, 1, #list, 1, {})
    for index = #copy, 2, -1 do
        local other = chance:integer(index)
        copy[index], copy[other] = copy[other], copy[index]
    end
    return copy
end

-- The regions that the viewer does not see, in an order of chance.
local function unseen_regions(position, viewer)
    local list = {}
    for _, region in ipairs(position.map:regions()) do
        list[#list + 1] = not position:sees(viewer, region) and region or nil
    end
    return shuffled(list)
end

-- A position where the viewer sees many units of others, and many books lie where units stand, so
-- that a lot happens before its eyes and leaves its sight. Half of what is placed in it is so.
local function crowded(position, viewer)
    local form = { map = position.map, turn = position.turn, players = position.players,
        units = {}, books = {}, link_points = {}, control = {} }
    local unseen, seen, occupied = unseen_regions(position, viewer), position:seen(viewer), {}
    seen = shuffled(seen)
    for index, unit in ipairs(position:units()) do
        local at = unit.at
        if unit.owner ~= viewer then
            local regions = (chance:integer(2) == 1 or #unseen == 0) and seen or unseen
            repeat
                at = table.remove(regions)
                local there = at and position:unit_in(at)
            until not at or not there or position:unit(there).owner ~= viewer
        end
        at = at or unit.at
        if not occupied[at] then
            form.units[#form.units + 1] = { unit.id, unit.owner, at }
            occupied[at] = index
        end
    end
    for _, book in ipairs(position:books()) do
        local at = chance:integer(2) == 1 and chance:pick(form.units)[3] or book.at
        form.books[#form.books + 1] = { book.symbol, at }
    end
    for _, point in ipairs(position:link_points()) do
        form.link_points[#form.link_points + 1] = { point.symbol, point.at }
    end
    for _, entry in ipairs(position:control()) do
        if not occupied[position:link_point(entry.symbol)] then
            form.control[#form.control + 1] = { entry.symbol, entry.player }
        end
    end
    return law.position(form)
end

-- ---- The twin of a position ----

local function twin_units(position, viewer, form, unseen)
    local own, others = {}, {}
    for _, unit in ipairs(position:units()) do
        local at = unit.at
        if unit.owner == viewer then
            own[#own + 1] = { unit.id, unit.owner, at }
        elseif position:sees(viewer, at) then
            others[#others + 1] = { unit.id, unit.owner, at }
        elseif chance:integer(5) > 1 then -- else it is not there
            others[#others + 1] = { unit.id, unit.owner, table.remove(unseen) }
        end
    end
    others = shuffled(others)
    form.units = table.move(others, 1, #others, #own + 1, own)
end

local function twin_of(position, viewer)
    local unseen = unseen_regions(position, viewer)
    if #unseen == 0 then
        return position
    end
    local form = { map = position.map, turn = position.turn, players = position.players,
        books = {}, link_points = {}, control = {} }
    twin_units(position, viewer, form, table.move(unseen, 1, #unseen, 1, {}))
    local occupied = {}
    for _, unit in ipairs(form.units) do
        occupied[unit[3]] = true
    end
    for _, book in ipairs(position:books()) do
        local is_seen = position:sees(viewer, book.at)
        form.books[#form.books + 1] = { book.symbol, is_seen and book.at or chance:pick(unseen) }
    end
    for _, point in ipairs(shuffled(position:link_points())) do
        local book = position:book(point.symbol)
        local is_known = position:sees(viewer, point.at) or book and position:sees(viewer, book)
        form.link_points[#form.link_points + 1] = { point.symbol,
            is_known and point.at or chance:pick(unseen) }
    end
    for _, entry in ipairs(position:control()) do
        local at = position:link_point(entry.symbol)
        if position:sees(viewer, at) then
            form.control[#form.control + 1] = { entry.symbol, entry.player }
        end
    end
    for _, points in ipairs { position.map:link_points(), form.link_points } do
        for _, point in ipairs(points) do
            local symbol, at = point.symbol or point[1], point.at or point[2]
            if not position:sees(viewer, at) and not occupied[at] and chance:integer(2) == 1 then
                form.control[#form.control + 1] = { symbol, chance:pick(position.players) }
            end
        end
    end
    return law.position(form)
end

-- ---- What the viewer is told ----

local function write(value, out)
    if type(value) ~= "table" then
        out[#out + 1] = tostring(value)
        return
    end
    out[#out + 1] = "{"
    for key, item in law.pairs(value) do
        out[#out + 1] = tostring(key) .. "="
        write(item, out)
        out[#out + 1] = ","
    end
    out[#out + 1] = "}"
end

local function text_of(value)
    local out = {}
    write(value, out)
    return table.concat(out)
end

local function board_of(match, viewer)
    local view = match:view(viewer)
    return view.position.hash .. "\n" .. show.board(view)
end

local function sorted_parts(text, pattern)
    local parts = {}
    for part in string.gmatch(text, pattern) do
        parts[#parts + 1] = part
    end
    table.sort(parts)
    return table.concat(parts, " ")
end

-- What is to be seen, whatever the order in which it is told. How many supply actions the viewer
-- has tells it whether a link point that it took out of sight had been its own already.
local function sight_of(match, viewer)
    local view, actions = match:view(viewer), ""
    for _, question in ipairs(match:pending(viewer)) do
        actions = question.name == "supply" and question.say or actions
    end
    return view.position.hash .. " " .. sorted_parts(show.board(view), "%S+") .. actions
end

local function questions_of(match, viewer)
    local parts = {}
    for _, question in ipairs(match:pending(viewer)) do
        parts[#parts + 1] = text_of(question)
        for _, item in ipairs(question.kind == "choice" and {} or match:items(question.number)) do
            parts[#parts + 1] = item
            if question.kind == "slots" then
                parts[#parts + 1] = table.concat(match:legal_texts(question.number, 500, item), ";")
            end
        end
        if question.kind == "choice" then
            parts[#parts + 1] = table.concat(match:legal_texts(question.number, 500), ";")
        end
    end
    return table.concat(parts, "\n")
end

-- ---- Playing both ----

local function question_named(match, player, name)
    for _, question in ipairs(match:pending(player)) do
        if question.name == name then
            return question
        end
    end
end

-- By chance an order for a unit: of those that do something most, and most often a Link where it
-- can.
local function some_order(match, number, unit)
    local texts, acting, links = match:legal_texts(number, 200, unit), {}, {}
    for _, text in ipairs(texts) do
        acting[#acting + 1] = not string.find(text, "^reinforce") and text or nil
        links[#links + 1] = string.find(text, "^link") and text or nil
    end
    local draw = chance:integer(4)
    return chance:pick(draw == 1 and texts or draw > 2 and #links > 0 and links or acting)
end

-- An order for a unit that the viewer sees, the same in both. One that names
-- what is not there in the other game gives way to one that is possible in both.
local function order_in_sight(match, other, player, unit)
    local question, second = question_named(match, player, "orders"),
        question_named(other, player, "orders")
    local answer = string.format("%s: %s", unit, some_order(match, question.number, unit))
    return second and other:check(second.number, answer) and answer or unit .. ": stay"
end

-- The orders of units in sight, by unit.
local function orders_in_sight(a, b, viewer)
    local orders = {}
    for _, unit in ipairs(a:view(viewer).position:units()) do
        if unit.owner ~= viewer and question_named(a, unit.owner, "orders") then
            orders[unit.id] = order_in_sight(a, b, unit.owner, unit.id)
        end
    end
    return orders
end

local function sheet_of(match, question, in_sight)
    local pieces = {}
    for _, unit in ipairs(match:items(question.number)) do
        pieces[#pieces + 1] = in_sight[unit] or string.format("%s: %s", unit,
            chance:integer(2) == 1 and "stay" or some_order(match, question.number, unit))
    end
    return table.concat(pieces, ", ")
end

-- Something that is not said to the viewer, nor to all, nor about what the viewer has said.
local function talk_among_others(match, question, viewer)
    local text = match:text(question.number, match:sample(question.number, chance))
    local first, second = string.match(text, "^(%l+) ?(%S*)")
    if second == viewer or second == "all" then
        return "pass"
    end
    for row in match.root.proposal:each() do
        if first ~= "propose" and second == tostring(row.number)
            and (row.by == viewer or row.to == viewer) then
            return "pass"
        end
    end
    return first == "blame" and "pass" or text
end

local function answer_others(match, viewer, in_sight)
    for _, question in ipairs(match:pending()) do
        if question.player ~= viewer then
            local answer = question.name == "orders" and sheet_of(match, question, in_sight)
                or question.name == "talk" and talk_among_others(match, question, viewer)
                or match:sample(question.number, chance)
            assert(match:submit(question.number, answer))
        end
    end
end

-- The same answers in both.
local function answer_viewer(a, b, viewer)
    local others = b:pending(viewer)
    for index, question in ipairs(a:pending(viewer)) do
        local text = a:text(question.number, a:sample(question.number, chance))
        assert(a:submit(question.number, text))
        assert(b:submit(others[index].number, text))
    end
end

-- Goes on until the viewer is asked again, or the game is over; what it saw on the way.
local function go_on(match, viewer, in_sight)
    local seen = {}
    repeat
        answer_others(match, viewer, in_sight)
        local goes_on = match:advance()
        local sight = sight_of(match, viewer)
        seen[#seen + 1] = sight ~= seen[#seen] and sight or nil
    until not goes_on or #match:pending(viewer) > 0
    return table.concat(seen, "\n")
end

-- What the viewer saw between two boards, which may be equal again: flights of others, and what its
-- own units saw where they fled from. In no order.
local function glimpses_of(events, own)
    local list = {}
    for _, event in ipairs(events) do
        if event.event == "note" and event.fields.unit and event.name ~= "verdict"
            and not own[event.fields.unit] then
            list[#list + 1] = event.text
        elseif event.event == "added" and string.find(event.row, "^glimpse") then
            list[#list + 1] = sorted_parts(text_of(event.cells), "[^%s,]+")
        end
    end
    table.sort(list)
    return table.concat(list, "\n")
end

local TALK <const> = { "deal TO asks order %s stay", "deal TO asks order %s move",
    "deal TO promises order %s stay", "deal TO promises order OWN reinforce %s stay",
    "deal TO promises order OWN transfer to %s", "propose TO gives book %s OWN",
    "propose TO takes book %s OWN", "propose TO gives book cart %s" }

-- What is answered to talk about any unit and any book with the next player, those included that
-- are out of sight.
local function talk_about(match, viewer, names)
    local question, answers = match:pending(viewer)[1], {}
    local own = match:view(viewer).position:units()[1]
    local to = match.players[match.players[1] == viewer and 2 or 1]
    for _, name in ipairs(question and question.name == "talk" and names or {}) do
        for _, text in ipairs(TALK) do
            text = string.gsub(text, "OWN", own and own.id or "nobody")
            text = string.gsub(string.gsub(text, "TO", to), "%%s", name)
            local can, message = match:check(question.number, text)
            answers[#answers + 1] = text .. ": " .. (can and "can be said" or message)
        end
    end
    return table.concat(answers, "\n")
end

-- The names in both, and one that is in neither.
local function names_of(a, b)
    local names = { "nobody" }
    for _, match in ipairs { a, b } do
        local position = match.root.position
        for _, list in ipairs { position:units(), position:link_points() } do
            for _, thing in ipairs(list) do
                names[#names + 1] = thing.id or thing.symbol
            end
        end
    end
    return names
end

local compared, parted = 0, 0

-- Whether the twins still look the same to the viewer; then they have told it the same.
local function compare(what, a, b, viewer, own)
    local events, others = a:events(viewer), b:events(viewer)
    if sight_of(a, viewer) ~= sight_of(b, viewer) or (a:result() == nil) ~= (b:result() == nil)
        or glimpses_of(events, own) ~= glimpses_of(others, own) then
        parted = parted + 1
        return false
    end
    checks.equal(what .. ": board", board_of(b, viewer), board_of(a, viewer))
    checks.equal(what .. ": questions", questions_of(b, viewer), questions_of(a, viewer))
    local names = names_of(a, b)
    checks.equal(what .. ": talk", talk_about(b, viewer, names), talk_about(a, viewer, names))
    local last, last_of_other = text_of(events), text_of(others)
    if last ~= last_of_other then -- only what comes last is of interest
        last, last_of_other = string.sub(last, -1500), string.sub(last_of_other, -1500)
    end
    checks.equal(what .. ": events", last_of_other, last)
    compared = compared + 1
    return a:result() == nil
end

local SETTINGS <const> = { { "two_ages", 2 }, { "four_ages", 2 }, { "four_ages", 3 },
    { "standard", 2 }, { "standard", 3 }, { "standard", 5 } }

local function play(seed)
    chance = law.random(seed)
    local setting = chance:pick(SETTINGS)
    local position = some_position(setting[1], setting[2])
    local viewer = chance:pick(position.players)
    if chance:integer(4) > 1 then
        position = crowded(position, viewer)
    end
    local rules = { max_turns = position.turn + TURNS, victory_fraction = { 1, 1 },
        flee_to_attacker = chance:integer(2) == 1, reinforce_cut = chance:integer(2) == 1,
        swap = chance:integer(2) == 1 }
    local saved, saved_there = {}, {}
    for _, player in ipairs(position.players) do
        saved[player] = chance:integer(3) - 1
        saved_there[player] = player == viewer and saved[player] or chance:integer(3) - 1
    end
    if chance:integer(3) == 1 then
        rules.negotiation_rounds, rules.trade = 1, true
    end
    local a = begin(setting[1], setting[2], rules, position, saved)
    local b = begin(setting[1], setting[2], rules, twin_of(position, viewer), saved_there)
    local what = string.format("pair %d, %s of %s", seed, viewer, setting[1])
    local own = {}
    for _, unit in ipairs(position:units()) do
        own[unit.id] = unit.owner == viewer
    end
    while compare(what, a, b, viewer, own) do
        local in_sight = orders_in_sight(a, b, viewer)
        answer_viewer(a, b, viewer)
        if go_on(a, viewer, in_sight) ~= go_on(b, viewer, in_sight) then
            parted = parted + 1
            return
        end
    end
end

for seed = FIRST_SEED, FIRST_SEED + PAIRS - 1 do
    play(seed)
end

-- ---- By hand ----

-- From a1 only a2 and a8 are seen.
law.map { name = "ring", ages = {
    { "A", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" }, { "a4", "a5" }, { "a5", "a6" },
        { "a6", "a7" }, { "a7", "a8" }, { "a8", "a1" }, { "a2", "a8" }, { "a3", "a7" },
        { "b1", "b2" } },
    link_points = { { "p", "a1" }, { "q", "b1" } },
    starts = { { players = { "red", "blue", "green" }, units = { { "x1", "red", "a1" },
        { "y1", "blue", "a5" }, { "z1", "green", "b1" } } } } }

local PLAYERS <const> = { "red", "blue", "green" }

local function begin_by_hand(form)
    local match = begin("ring", PLAYERS, form.rules or {}, law.position { map = "ring",
        players = PLAYERS, units = form.units, books = form.books or {},
        link_points = form.link_points or {} })
    for _, question in ipairs(match:pending()) do
        local pieces = {}
        for _, unit in ipairs(match:items(question.number)) do
            pieces[#pieces + 1] = unit .. ": " .. (form.orders[unit] or "stay")
        end
        assert(match:submit(question.number, table.concat(pieces, ", ")))
    end
    while match:advance() and #match:pending "red" == 0 do
        for _, question in ipairs(match:pending()) do
            assert(match:submit(question.number, match:default(question.number)))
        end
    end
    return match
end

local function changed(form, changes)
    local copy = {}
    for _, fields in ipairs { form, changes } do
        for name, value in law.pairs(fields) do
            copy[name] = value
        end
    end
    return copy
end

-- What red is told of a unit's order; the same in both.
local function told_alike(what, form, changes, unit)
    local a, b = begin_by_hand(form), begin_by_hand(changed(form, changes))
    for _, viewer in ipairs { "red", false } do
        local name = viewer or nil
        checks.equal(what .. ": board", board_of(b, name), board_of(a, name))
        checks.equal(what .. ": questions", viewer and questions_of(b, name),
            viewer and questions_of(a, name))
        checks.equal(what .. ": events", text_of(b:events(name)), text_of(a:events(name)))
    end
    for _, event in ipairs(unit and a:events "red" or {}) do
        if event.name == "verdict" and event.fields.unit == unit then
            return string.format("%s %s%s", event.fields.result, event.fields.reason,
                event.fields.displaced and " displaced" or "")
        end
    end
end

local function units(...)
    local list = {}
    for id, owner, at in string.gmatch(table.concat({ ... }, " "), "(%w+)/(%w+)/(%w+)") do
        list[#list + 1] = { id, owner, at }
    end
    return list
end

told_alike("what a fleeing unit sees, whichever was written first", {
    units = units("x1/red/a2 y1/blue/a3 y2/blue/a8"),
    orders = { y1 = "move a2", y2 = "reinforce y1 move a2" },
    link_points = { { "one", "a1" }, { "two", "a1" }, { "three", "b2" }, { "four", "b2" } },
    books = { { "three", "a1" }, { "four", "a1" } },
}, { link_points = { { "four", "b2" }, { "two", "a1" }, { "three", "b2" }, { "one", "a1" } } })

checks.equal("a reinforcement out of sight", told_alike("a displaced unit reinforces another's", {
    units = units("x1/red/a1 y1/blue/a2 z1/green/a3 z2/green/a8 y2/blue/a7"),
    orders = { z1 = "move a2", z2 = "reinforce z1 move a2", y1 = "reinforce y2 move a3",
        y2 = "move a3" },
}, { orders = { z1 = "move a2", z2 = "reinforce z1 move a2", y1 = "reinforce y2 move a3" } },
    "y1"), "unseen unseen displaced")

local cut = { units = units("x1/red/a1 y1/blue/a2 y2/blue/a8 z1/green/a3 z2/green/b2"),
    orders = { y1 = "reinforce y2 stay", z1 = "move a2" } }
local not_cut = { orders = { y1 = "reinforce y2 stay" } }
checks.equal("known without attacks", told_alike("an attack on one that reinforces", cut, not_cut,
    "y1"), "succeeded counted")
cut.rules = { reinforce_cut = true }
checks.equal("unknown with attacks", told_alike("an attack that cuts", cut, not_cut, "y1"),
    "unseen unseen")

local link = { units = units("x1/red/a1 y1/blue/a2 y2/blue/b1"), books = { { "q", "a2" } },
    orders = { y1 = "link q" } }
checks.equal("a Link out of sight", told_alike("a Link into an unseen region", link,
    { units = units("x1/red/a1 y1/blue/a2 y2/blue/b2") }, "y1"), "unseen unseen")

local left = { units = units("x1/red/a1 y1/blue/a2 y2/blue/a3"), books = { { "q", "a1" } },
    orders = { x1 = "link q", y1 = "move a3" } }
checks.equal("a Move when nobody looks", told_alike("a Move when nobody looks", left,
    { units = units("x1/red/a1 y1/blue/a2 y2/blue/a4") }, "y1"), "unseen unseen")

checks.equal("a Move that is seen to fail", told_alike("a Move that is seen to fail", {
    units = units("x1/red/a1 y1/blue/a2 y2/blue/a3"), orders = { y1 = "move a3" },
}, {}, "y1"), "failed unseen")
checks.equal("a Move that is seen to leave", told_alike("a Move that is seen to leave", {
    units = units("x1/red/a1 y1/blue/a2 y2/blue/a5"), orders = { y1 = "move a3" },
}, { units = units("x1/red/a1 y1/blue/a2 y2/blue/a6") }, "y1"), "succeeded unopposed")

-- y1 has one place to flee to, a3, which red does not see; or none.
told_alike("another's unit is removed out of sight", {
    units = units("x1/red/a1 y1/blue/a2 z1/green/a3 z2/green/a8 z3/green/a4"),
    orders = { z1 = "move a2", z2 = "reinforce z1 move a2" },
}, { orders = { z1 = "move a2", z2 = "reinforce z1 move a2", z3 = "move a3" } })

-- Red sees y1 go, so that a2 has but one who wanted to enter.
local hunted = begin_by_hand { rules = { swap = false }, books = { { "p", "b1" } },
    units = units("x1/red/b1 x2/red/a1 y1/blue/a2 z1/green/a8 y2/blue/a7"),
    orders = { x1 = "link p", y1 = "move a8", z1 = "move a2", y2 = "reinforce y1 move a8" } }
checks.equal("where y1 has left x1 can flee to", hunted:items(
    question_named(hunted, "red", "flee").number)[1], "a2")

-- Green sees it, too.
local told = begin_by_hand { units = units("x1/red/a2 y1/blue/a3 y2/blue/a8 z1/green/a1"),
    orders = { y1 = "move a2", y2 = "reinforce y1 move a2" } }
checks.equal("an onlooker sees nobody flee", told:view(nil).fleeing:count(), 0)
checks.equal("each player sees it once", told:view("green").fleeing:count(), 1)
print(string.format("%d times equal, %d pairs parted", compared, parted))
checks.is_true("twins stay together for a while", compared > PAIRS)
checks.finish()
