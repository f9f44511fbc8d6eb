-- What the library itself is made to do at length: its own functions must cost what they do. Each
-- is a script that ends by itself or by a limit that counts, never by the clock.
local list = {}

local function add(name, source)
    list[#list + 1] = { name, "counted", source }
end

-- A game whose set-up, phase or schema is this, played at once.
local GAME <const> = [[
local law = require "lawspeaker"
local game = law.game { name = "busy", api = 1, players = { min = 2, max = 2 },
    state = { { "thing", { value = "count", whose = "player?" }, most = 1000 },
        { "card", { value = "count" }, most = 1000 },
        { "deck", { zone_of = "card", seen_by = "nobody" } },
        { "hand", { zone_of = "card", each = "player", seen_by = "owner" } },
        { globals = { count = "count" } }, %s },
    setup = function(g) %s end,
    steps = { step = function(g, ...) %s end },
    phases = { { "only", function(g) %s end } } }
local match = game:start { players = { "a", "b" }, seed = 1 }
%s]]

local function add_game(name, parts)
    add(name, GAME:format(parts.state or "", parts.setup or "", parts.step or "",
        parts.phase or "g:ask('a', { name = 'q', choice = { 'x', 'y' } })", parts.after or ""))
end

for name, dice in pairs { many = "1000000000d6", wide = "1d9000000000000000000",
    more = "999999999999999999999d6", none = "0d6", flat = "1d0", minus = "-1d6",
    long = ("1"):rep(1000) .. "d6" } do
    add_game("roll-" .. name, { setup = ("g:roll(%q, 'x')"):format(dice) })
end
add_game("roll-for-ever", { setup = "while true do g:roll('20d6', 'x') end" })
add_game("random-largest", { setup = "g:random(math.maxinteger, 'x')" })
add_game("random-least", { setup = "g:random(math.mininteger, 'x')" })
add_game("purposes", { setup = "for i = 1, 100000 do g:roll('1d6', 'x' .. i) end" })
add_game("draw-huge", { setup = [[
    g:draw(setmetatable({}, { __len = function() return 1 << 50 end }), 'x')]] })
add_game("rows-for-ever", { setup = "while true do g.thing:add { value = 1 } end" })
add_game("rows-anew", { setup = "while true do g.thing:remove(g.thing:add { value = 1 }) end" })
add_game("rows-counted", { setup = [[
    for i = 1, 1000 do g.thing:add { value = i } end
    while true do for _ in g.thing:each() do end end]] })
add_game("shuffle-for-ever", { setup = [[
    for i = 1, 1000 do g.card:add({ value = i }, g.deck) end
    while true do g.deck:shuffle 'x' end]] })
add_game("put-for-ever", { setup = [[
    for i = 1, 1000 do g.card:add({ value = i }, g.deck) end
    while true do g.deck:put(g.deck:bottom(), 1) end]] })
add_game("has-for-ever", { setup = [[
    for i = 1, 1000 do g.card:add({ value = i }, g.deck) end
    local last = g.deck:bottom()
    while true do g.deck:has(last) end]] })
add_game("at-far", { setup = "g.deck:at(math.maxinteger) g.deck:at(math.mininteger)" })
add_game("find-for-ever", { setup = "while true do pcall(g.thing.find, g.thing, 1, 2) end" })
add_game("get-far", { setup = "g.thing:get(math.maxinteger) g.thing:get(math.mininteger)" })
add_game("enter-itself", { setup = "g:enter('step')", step = "g:enter('step')" })
add_game("enter-in-turn", { setup = "while true do g:enter('step', 1) end" })
add_game("enter-much", { phase = "g:enter('step', ('x'):rep(1 << 20))" })
add_game("note-for-ever", { setup = "while true do g:note('x', {}) end" })
add_game("phases-without-end", { phase = "g.count = g.count + 1" })
add_game("questions-in-talk", { phase = "while true do g:ask_all {} end" })
add_game("question-of-all-numbers", {
    phase = "g:ask('a', { name = 'q', number = { math.mininteger, math.maxinteger } })",
    after = [[
        match:legal_texts(1, 1 << 60) match:sample(1, law.random(1)) match:check(1, 5)]] })
add_game("numbers-all-listed", { phase = "g:ask('a', { name = 'q', number = { 0, 1 << 60 } })",
    after = "for _ in match:legal(1) do end" })
add_game("pick-of-many", { phase = [[
    local t = {} for i = 1, 3000 do t[i] = i end
    g:ask('a', { name = 'q', pick = t })]], after = [[
        match:legal_texts(1, 100) match:sample(1, law.random(1))
        match:check(1, {}) for _ in match:legal(1) do end]] })
add_game("pick-ordered", { phase = [[
    local t = {} for i = 1, 200 do t[i] = i end
    g:ask('a', { name = 'q', pick = t, ordered = true })]], after = [[
        for _ in match:legal(1) do end]] })
add_game("pick-impossible", { phase = [[
    local t = {} for i = 1, 40 do t[i] = i end
    g:ask('a', { name = 'q', pick = t, check = function() return nil, 'no' end })]],
    after = "match:sample(1, law.random(1)) match:default(1)" })
add_game("choice-impossible", { phase = [[
    g:ask('a', { name = 'q', choice = { 'x' }, check = function() return nil, 'no' end })]],
    after = "match:sample(1, law.random(1))" })
add_game("choice-without-end", { phase = [[
    g:ask('a', { name = 'q', choice = function() return function() return 'x' end end })]],
    after = "match:sample(1, law.random(1)) match:legal_texts(1, 10)" })
add_game("slots-of-many", { phase = [[
    local slots = {}
    for i = 1, 1000 do slots[i] = { 's' .. i, choice = { 'x', 'y' } } end
    g:ask('a', { name = 'q', slots = slots })]], after = [[
        match:legal_texts(1, 10) match:sample(1, law.random(1)) match:check(1, {})
        for _ in match:legal(1) do end]] })
add_game("text-of-all", { phase = "g:ask('a', { name = 'q', text = 1 << 60 })",
    after = "match:submit(1, ('x'):rep(1 << 19)) match:save()" })
add_game("answers-typed", { phase = [[
    local t = {} for i = 1, 2000 do t[i] = 'word' .. i end
    g:ask('a', { name = 'q', choice = t })]],
    after = "while true do match:check(1, 'nonsense') end" })
add_game("texts-typed", { phase = [[
    local t = {} for i = 1, 500 do t[i] = 'word' .. i end
    g:ask('a', { name = 'q', pick = t })]],
    after = "match:check(1, ('word1, '):rep(50000))" })
add_game("clones", { after = "while true do match:clone() end" })
add_game("clones-kept", { after = "local t = {} while true do t[#t + 1] = match:clone() end" })
add_game("hashes", { after = "while true do match:hash() end" })
add_game("saves", { after = "while true do match:save() end" })
add_game("loads", { after = [[
    local text = match:save()
    while true do game:load(text) game:load(text:sub(1, -9)) game:load(text:rep(100)) end]] })
add_game("replays", { after = "local text = match:save() while true do game:replay(text) end" })
add_game("load-nonsense", { after = "game:load(('[{'):rep(100000)) game:load('\\0\\xff')" })
add_game("views", { after = "while true do match:view('a') end" })
add_game("simulations", { after = "while true do match:view('a'):simulate() end" })
add_game("events", { after = "while true do match:events() end" })
add_game("undo", { after = [[
    while true do match:submit(1, 'x') match:advance() match:undo() match:undo() end]] })
add_game("starts", {
    after = "while true do game:start { players = { 'a', 'b' }, seed = 1 } end" })
add_game("react", { phase = [[
    g:react { function() g:trigger { name = 'x' } end }]] })
for name, column in pairs { array = "array = 1 << 40", text = "text = 1 << 40",
    range = "least = math.mininteger, most = math.maxinteger" } do
    add_game("column-" .. name, {
        state = ('{ "huge", { value = { %s%s } } }'):format(name == "array" and "type = 'int', "
            or "", column) })
end
for name, most in pairs { much = "1 << 40", largest = "math.maxinteger", none = "0",
    less = "-1" } do
    add_game("most-" .. name, {
        state = ('{ "huge", { value = "count" }, most = %s }'):format(most) })
end
add_game("tables", { state = 'table.unpack((function() local t = {} for i = 1, 3000 do\n'
    .. 't[i] = { "t" .. i, { v = "int" } } end return t end)())' })
add_game("columns", { state = '{ "huge", (function() local t = {} for i = 1, 3000 do\n'
    .. 't["c" .. i] = "int" end return t end)() }' })
add_game("words", { state = '{ "huge", { value = (function() local t = {} for i = 1, 50000 do\n'
    .. 't[i] = "w" .. i end return t end)() } }' })

-- ---- What is not a game ----

add("random-of-nothing", "local r = require('lawspeaker').random(1) while true do r:integer(9) end")
add("json-deep", "require('lawspeaker').from_json(('['):rep(500000))")
add("json-long", [[
    local law = require 'lawspeaker'
    while true do law.from_json('{"units":{' .. ('"a":{},'):rep(10000) .. '}}') end]])
add("hex-far", [[
    local law = require 'lawspeaker'
    law.hex_distance({ q = math.maxinteger, r = 0 }, { q = math.mininteger, r = 1 })]])
add("hex-picture", [[
    local law = require 'lawspeaker'
    law.hex_picture { { q = 0, r = 0 }, { q = 1 << 40, r = 1 << 40 } }]])
add("hex-picture-lines", [[
    local law = require 'lawspeaker'
    law.hex_picture({ { q = 0, r = 0 } }, function() return ('x'):rep(1 << 19) end)]])
add("hex-grow", [[
    local law = require 'lawspeaker'
    law.grow_hex_map { kingdoms = 1 << 40 }]])
add("map-large", [[
    local law = require 'lawspeaker'
    local regions = {}
    for i = 1, 20000 do regions[i] = { 'r' .. i } end
    law.map { name = 'large', ages = { { 'dawn', regions = regions } }, adjacent = {} }]])
add("map-dense", [[
    local law = require 'lawspeaker'
    local regions, borders = {}, {}
    for i = 1, 300 do
        regions[i] = 'r' .. i
        for j = 1, i - 1 do borders[#borders + 1] = { 'r' .. i, 'r' .. j } end
    end
    law.map { name = 'dense', ages = { { 'dawn', regions } }, adjacent = borders }]])
add("variants", [[
    local law = require 'lawspeaker'
    for i = 1, 1e9 do law.variant { name = 'v' .. i } end]])
add("variant-chain", [[
    local law = require 'lawspeaker'
    local base
    for i = 1, 2000 do base = law.variant { name = 'v' .. i, base = base } end]])
add("scenarios", [[
    local law = require 'lawspeaker'
    for i = 1, 1e9 do law.scenario { name = 's' .. i, map = 'none' } end]])
add("declaration-cycle", [[
    local law = require 'lawspeaker'
    local t = {} t.state = t t.phases = t t.players = t t.name = t
    law.game(t)]])
add("declaration-with-metatable", [[
    local law = require 'lawspeaker'
    law.game(setmetatable({}, { __index = function() while true do end end }))]])
add("declaration-with-pairs", [[
    local law = require 'lawspeaker'
    law.game(setmetatable({}, { __pairs = function()
        return function() return 'name', 1 end
    end }))]])
add("declaration-false-length", [[
    local law = require 'lawspeaker'
    law.game { name = 'x', api = 1, players = { min = 1, max = 2 }, phases = {}, state =
        setmetatable({}, { __len = function() return 1 << 50 end }) }]])
add("long-names", [[
    local law = require 'lawspeaker'
    law.game { [('x'):rep(1 << 19)] = 1, name = ('y'):rep(1 << 19) }]])
add("near-names", [[
    local law = require 'lawspeaker'
    while true do pcall(law.game, { [('nam'):rep(1000)] = 1 }) end]])

-- A board with many names, of which none is what is looked for.
local BOARD <const> = [[
local law = require "lawspeaker"
local others = {}
for i = 1, 300 do others[i] = ("q"):rep(30) .. "-" .. i end
local board = law.diplomacy_map { name = "named", powers = { "P", "Q" }, provinces = {
    { "par", "coast", home = "P", other_ids = others }, { "bur", "coast", home = "Q" } },
    army = { { "par", "bur" } } }
local text = ("q"):rep(40) .. "-" .. ("q"):rep(20)
]]
list[#list + 1] = { "names-without-fit", "instructions",
    BOARD .. "for i = 1, 500 do board:find(text) end" }
list[#list + 1] = { "orders-without-fit", "instructions",
    BOARD .. "for i = 1, 500 do board:read_order('A ' .. text) end" }

return list
