-- What a script must not reach: what the machine offers, the library from inside, the others'
-- things. `view` and `question` are those of a bot; elsewhere they are whatever the place gives.
local list = {}

local function add(name, expected, source, places)
    list[#list + 1] = { name, expected, source, places }
end

-- Globals that are not there: using one is an error in the script's own words.
for _, name in ipairs { "io", "os", "package", "debug", "load", "loadstring", "loadfile", "dofile",
    "collectgarbage", "warn", "next", "module", "setfenv", "getfenv", "newproxy", "unpack", "arg",
    "jit", "ffi", "host", "machine", "script", "rawpairs", "where", "core" } do
    add("no-" .. name, "contained", ("assert(%s == nil)"):format(name))
    add("uses-" .. name, "error", ("return %s.x()"):format(name))
end
for _, name in ipairs { "string.dump", "math.randomseed", "table.unpack2", "coroutine.running2",
    "utf8.load", "os.exit", "io.open", "debug.sethook", "package.loaded" } do
    add("calls-" .. name, "error", ("%s('x', 'y')"):format(name))
end

-- ---- require ----

for name, what in pairs { absolute = "/etc/passwd", parent = "../secret", climbs = "a/../../b",
    dots = "..", hidden = ".secret", home = "~/secret", null = "a\\0b", url = "http://x/y",
    empty = "", long = ("a"):rep(100), backslash = "..\\\\secret", colon = "c:secret",
    percent = "%2e%2e/secret", newline = "a\\nb", space = "a b" } do
    add("require-" .. name, "error", ("require '%s'"):format(what))
end
for _, name in ipairs { "io", "os", "debug", "package", "lawspeaker.core", "lawspeaker.host",
    "lawspeaker.cli", "lawspeaker.judging", "lawspeaker.botting", "lawspeaker.game.match",
    "lawspeaker.game.run", "_G", "string", "lfs", "ffi", "cjson" } do
    add("require-module-" .. name, "error", ("require '%s'"):format(name))
end
add("require-number", "error", "require(1)")
add("require-table", "error", "require {}")
add("require-nothing", "error", "require()")

-- ---- Metatables ----

add("string-metatable", "nothing", [[
    local mt = getmetatable ''
    assert(type(mt) ~= 'table', 'reached')]])
add("string-methods", "nothing", [[
    string.upper = function() return 'poisoned' end
    assert(('a'):upper() == 'A' or ('a'):upper() == 'poisoned')]])
add("set-string-metatable", "error", "setmetatable('', {})")
add("function-metatable", "nothing", "assert(getmetatable(print) == nil)")
add("number-metatable", "nothing", "assert(getmetatable(1) == nil and getmetatable(nil) == nil)")
add("globals-metatable", "contained", "setmetatable(_G, { __index = function() end })")
add("protected-metatable", "error",
    "setmetatable(setmetatable({}, { __metatable = 1 }), {})")

-- ---- Functions that look from outside ----

add("rawget-function", "error", "rawget(print, 'x')")
add("rawset-nil", "error", "rawset({}, nil, 1)")
add("rawset-nan", "error", "rawset({}, 0/0, 1)")
add("rawlen-number", "error", "rawlen(1)")
add("select-zero", "error", "select(0)")
add("tonumber-base", "error", "tonumber('10', 99)")
add("setmetatable-nil", "error", "setmetatable(nil, {})")
add("ipairs-nothing", "error", "ipairs()")
add("coroutine-running", "nothing", "assert(coroutine.running())")
add("coroutine-close-self", "error", "coroutine.close(coroutine.running())")
add("coroutine-resume-self", "nothing", "assert(not coroutine.resume(coroutine.running()))")
add("coroutine-wrap-dead", "error",
    "local f = coroutine.wrap(function() end) f() f()")
add("coroutine-of-nothing", "error", "coroutine.create(nil)")
add("yield-outside", "contained", "coroutine.yield(1)")
add("string-format-p", "contained", "string.format('%p', {})")
add("string-rep-negative", "nothing", "assert(('x'):rep(-1) == '')")
add("string-unpack-far", "error", "string.unpack('i16', 'x')")
add("utf8-broken", "error", "for _ in utf8.codes '\\xff' do end")
add("huge-index", "nothing", "local t = {} t[math.maxinteger] = 1 t[math.mininteger] = 1")
add("division-by-zero", "error", "return 1 // 0")
add("modulo-by-zero", "error", "return 1 % 0")
add("minimum-by-minus-one", "nothing", [[
    assert(math.mininteger // -1 == math.mininteger and math.mininteger % -1 == 0)]])
add("shift-far", "nothing", "assert(1 << 1000 == 0 and 1 >> -1000 == 0)")
add("float-to-string", "nothing", "assert(tostring(1e308 * 10) == 'inf')")

-- ---- A bot's own things ----

local function bot(name, expected, source)
    add(name, expected, source, "bot")
end

bot("view-metatable", "nothing", "assert(type(getmetatable(view)) ~= 'table')")
bot("question-metatable", "nothing", "assert(type(getmetatable(question)) ~= 'table')")
bot("random-metatable", "nothing", "assert(type(getmetatable(random)) ~= 'table')")
bot("row-metatable", "nothing", [[
    for piece in view.piece:each() do assert(type(getmetatable(piece)) ~= 'table') end]])
bot("view-set", "error", "view.player = 'somebody'")
bot("view-set-global", "error", "view.is_over = true")
bot("view-set-new", "error", "view.anything = 1")
bot("view-rawset", "error", "rawset(view, 'player', 'x')")
bot("view-rawget", "error", "rawget(view, 'match')")
bot("view-setmetatable", "error", "setmetatable(view, {})")
bot("view-pairs", "contained", "for key, value in pairs(view) do print(key, value) end")
bot("view-length", "contained", "return #view")
bot("view-call", "error", "view()")
bot("view-add-row", "error", "view.piece:add { owner = view.player, strength = 99 }")
bot("view-remove-row", "error", "for piece in view.piece:each() do view.piece:remove(piece) end")
bot("row-set", "error", "for piece in view.piece:each() do piece.strength = 99 end")
bot("row-set-owner", "error", "for piece in view.piece:each() do piece.owner = view.player end")
bot("row-rawset", "error", "for piece in view.piece:each() do rawset(piece, 'strength', 99) end")
bot("seat-set", "error", "for seat in view.seat:each() do seat.points = 99 end")
bot("hand-of-other", "nothing", [[
    for _, player in ipairs(view.players) do
        if player ~= view.player then
            for card in view.hand[player]:each() do
                assert(not pcall(function() assert(card.value) end), 'seen')
            end
        end
    end]])
bot("deck-unseen", "nothing", [[
    for card in view.deck:each() do
        assert(not pcall(function() assert(card.value) end), 'seen')
    end]])
bot("deck-shuffle", "error", "view.deck:shuffle 'deck'")
bot("hand-put", "error", "view.hand[view.player]:put(view.deck:top())")
bot("view-roll", "error", "view:roll('d6', 'bid')")
bot("view-random", "error", "view:random(6)")
bot("view-ask", "error", "view:ask(view.player, { name = 'x', number = { 1, 2 } })")
bot("view-advance", "error", "view:advance()")
bot("view-submit", "error", "view:submit(question.number, 1)")
bot("view-state", "error", "view:state()")
bot("view-hash", "error", "view:hash()")
bot("view-save", "error", "view:save()")
bot("view-view", "error", "view:view(view.players[1])")
bot("view-clone", "error", "view:clone()")
bot("view-root", "nothing", [[
    for _, name in ipairs { 'root', 'match', 'state', 'details', 'dice', 'seed', 'answers' } do
        local is_there, value = pcall(function() return view[name] end)
        assert(not is_there or value == nil, name)
    end]])
bot("simulation-root", "nothing", [[
    local simulation = view:simulate()
    for _, name in ipairs { 'root', 'match', 'state', 'details', 'dice', 'seed', 'save', 'hash',
        'events', 'log' } do
        local is_there, value = pcall(function() return simulation[name] end)
        assert(not is_there or value == nil, name)
    end]])
bot("simulation-other-seat", "contained", [[
    local simulation = view:simulate()
    for _, player in ipairs(simulation.players) do simulation:view(player) end]])
bot("simulation-for-ever", "limit", "while true do view:simulate():play {} end")
bot("simulations-kept", "limit", [[
    local kept = {}
    while true do kept[#kept + 1] = view:simulate() end]])
bot("simulation-play-itself", "limit", [[
    local function answer(asked)
        view:simulate():play { answer = answer, random = random }
        return asked:default()
    end
    view:simulate():play { answer = answer, random = random }]])
bot("simulation-in-coroutine", "contained", [[
    coroutine.wrap(function() view:simulate():play {} end)()]])
bot("simulation-yield-in-answer", "contained", [[
    coroutine.wrap(function()
        view:simulate():play { answer = function() coroutine.yield() end }
    end)()]])
bot("simulation-error-in-answer", "error", [[
    view:simulate():play { answer = function() error 'inside' end }]])
bot("simulation-loop-in-answer", "instructions", [[
    view:simulate():play { answer = function() while true do end end }]])
bot("simulation-batches", "contained", "view:simulate():play { batches = math.maxinteger }")
bot("simulation-nonsense", "error", "view:simulate():play { batches = 'many' }")
bot("simulate-seed", "error", "view:simulate {}")
bot("question-set", "error", "question.number = 1")
bot("question-rawset", "error", "rawset(question, 'number', 1)")
bot("question-text-of-nonsense", "contained", "question:text {}")
bot("question-check-cycle", "contained", "local t = {} t[1] = t question:check(t)")
bot("question-legal-for-ever", "instructions",
    "while true do for _ in question:legal() do end end")
bot("question-sample-nothing", "error", "question:sample()")
bot("question-sample-false-random", "error",
    "question:sample { integer = function() return 1 end }")
bot("refusals-set", "contained", "question.refusals[1] = 'x'")
bot("random-rawset", "error", "rawset(random, 'integer', 1)")
bot("random-for-ever", "contained",
    "for _ = 1, 100 do pcall(function() return random:integer(1, 6) end) end")
bot("kept-iterator", "contained", [[
    local each = view.piece:each()
    for _ = 1, 100 do pcall(each) end]])

return list
