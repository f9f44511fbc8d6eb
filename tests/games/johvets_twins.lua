-- Twins in fog: two games that differ only in what one player, the viewer, does not see. As long as
-- its views are equal, so is all else that it is told: questions, what it may answer, events. In
-- each pair what is unseen goes its own way; the viewer gives the same answers in both.
--
-- usage: johvets_twins.lua [PAIRS [FIRST_SEED]], or LAWSPEAKER_GAMES and LAWSPEAKER_FIRST_SEED.
local law = require "lawspeaker"
local checks = require "checks"

package.path = "variants/?.lua;" .. package.path
for _, name in ipairs { "two_ages", "four_ages", "standard" } do
    dofile("variants/johvets/maps/" .. name .. ".lua")
end
local game = require "johvets.game"
local fog = require "johvets.fog"
local show = require "johvets.show"

local PAIRS <const> = math.tointeger(tonumber(arg[1] or os.getenv "LAWSPEAKER_GAMES" or 40))
local FIRST_SEED <const> = math.tointeger(tonumber(arg[2] or os.getenv "LAWSPEAKER_FIRST_SEED"
    or 1))
local TURNS <const> = 6 -- that the twins play on

local chance

local function begin(map, players, rules, position)
    return game:start { options = { map = map }, players = players, variant = fog, rules = rules,
        fill = position and function(g) g.position = position end or nil }
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

-- ---- The twin of a position ----

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

-- Others' units that the viewer sees stay, so that nothing but the unseen differs.
local function answer_others(match, viewer)
    for _, question in ipairs(match:pending()) do
        if question.player ~= viewer then
            local answer = match:sample(question.number, chance)
            if question.name == "orders" then
                local board = match.root.position
                for _, pair in ipairs(answer) do
                    local is_seen = board:sees(viewer, board:unit(pair[1]).at)
                    pair[2] = (is_seen or chance:integer(3) > 1) and "stay" or pair[2]
                end
            end
            assert(match:submit(question.number, answer))
        end
    end
end

-- The same answers in both; false when they have come to differ before.
local function answer_viewer(a, b, viewer)
    local others = b:pending(viewer)
    for index, question in ipairs(a:pending(viewer)) do
        local text = a:text(question.number, a:sample(question.number, chance))
        assert(a:submit(question.number, text))
        assert(b:submit(others[index].number, text))
    end
end

-- Goes on until the viewer is asked again, or the game is over.
local function go_on(match, viewer)
    repeat
        answer_others(match, viewer)
    until not match:advance() or #match:pending(viewer) > 0
end

-- What the viewer saw between two boards, which may be equal again: flights of others, and what its
-- own units saw where they fled from.
local function glimpses_of(events, own)
    local list = {}
    for _, event in ipairs(events) do
        if event.event == "note" and event.fields.unit and event.name ~= "verdict"
            and not own[event.fields.unit] then
            list[#list + 1] = event.text
        elseif event.event == "added" and string.find(event.row, "^glimpse") then
            list[#list + 1] = text_of(event.cells)
        end
    end
    return table.concat(list, "\n")
end

local compared, parted = 0, 0

-- Whether the twins still look the same to the viewer; then they have told it the same.
local function compare(what, a, b, viewer, own)
    local events, others = a:events(viewer), b:events(viewer)
    if board_of(a, viewer) ~= board_of(b, viewer) or (a:result() == nil) ~= (b:result() == nil)
        or glimpses_of(events, own) ~= glimpses_of(others, own) then
        parted = parted + 1
        return false
    end
    checks.equal(what .. ": questions", questions_of(b, viewer), questions_of(a, viewer))
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
    local rules = { max_turns = position.turn + TURNS, victory_fraction = { 1, 1 },
        flee_to_attacker = chance:integer(2) == 1, reinforce_cut = chance:integer(2) == 1 }
    local a = begin(setting[1], setting[2], rules, position)
    local b = begin(setting[1], setting[2], rules, twin_of(position, viewer))
    local what = string.format("pair %d, %s of %s", seed, viewer, setting[1])
    local own = {}
    for _, unit in ipairs(position:units()) do
        own[unit.id] = unit.owner == viewer
    end
    while compare(what, a, b, viewer, own) do
        answer_viewer(a, b, viewer)
        go_on(a, viewer)
        go_on(b, viewer)
    end
end

for seed = FIRST_SEED, FIRST_SEED + PAIRS - 1 do
    play(seed)
end
print(string.format("%d times equal, %d pairs parted", compared, parted))
checks.is_true("twins stay together for a while", compared > PAIRS)
checks.finish()
