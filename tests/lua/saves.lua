-- Saved matches: equal matches are equal bytes, a match that was loaded goes on as if it had never
-- been away, and whatever is wrong with a file is told with its line.
local law = require "lawspeaker"
local checks = require "checks"
local core = require "lawspeaker.core"
local loading = require "lawspeaker.game.loading"
local saved = require "lawspeaker.game.saved"
local spec_saves = require "lawspeaker.spec_saves"
local tricks = require "tricks"

local equal, is_true, refuses = checks.equal, checks.is_true, checks.refuses

local game, start, play, SOURCES <const> = tricks.game, tricks.start, tricks.play, tricks.SOURCES

local function load(text, options)
    return game:load(text, options or { sources = SOURCES })
end

local function lines_of(text)
    local lines = {}
    for line in text:gmatch "[^\n]+" do
        lines[#lines + 1] = line
    end
    return lines
end

local function join(lines)
    return table.concat(lines, "\n") .. "\n"
end

-- ---- Saved at every moment, loaded and played on ----

local whole = start()
play(whole, law.random(3), 1000)
local whole_text = whole:save()
is_true("the game has ended", whole:result() ~= nil)

-- As many draws from chance as before: the same answers follow.
local function random_after(count)
    local random = law.random(3)
    play(start(), random, count)
    return random
end

local answers = 0
for _, line in ipairs(lines_of(whole_text)) do
    answers = answers + (line:find('"event":"answered"', 1, true) and 1 or 0)
end
is_true("it was a game of some length", answers > 20)
for count = 0, answers do
    local match = start()
    play(match, law.random(3), count)
    local text = match:save()
    local loaded = load(text)
    if not loaded then
        equal("loaded after " .. count, select(2, load(text)), nil)
    else
        equal("the same bytes after " .. count, loaded:save(), text)
        equal("the same hash", loaded:hash(), match:hash())
        equal("as many open", #loaded:pending(), #match:pending())
        play(loaded, random_after(count), 1000)
        equal("played on after " .. count, loaded:save(), whole_text)
    end
end

-- The order in which simultaneous answers come in leaves no trace.
local function with_fixed_answers(backwards)
    local match = start()
    for round = 1, 6 do
        local open = match:pending()
        for index = 1, #open do
            local asked = open[backwards and #open + 1 - index or index]
            local texts = match:legal_texts(asked.number)
            match:submit(asked.number, texts[(round + asked.number) % #texts + 1])
        end
        match:advance()
    end
    return match
end
equal("forwards and backwards", with_fixed_answers(true):save(), with_fixed_answers(false):save())

-- ---- Half in: answers, refusals ----

local half = start()
half:submit(2, half:legal_texts(2)[1])
equal("refused", half:submit(3, "nonsense"), nil)
local half_text = half:save()
is_true("no answer is to be read", not half_text:find("answered", 1, true))
is_true("its card is not", not half_text:match '"sealed":"([^"]*)"':find("card", 1, true))
local again = assert(load(half_text))
equal("half in, the same bytes", again:save(), half_text)
equal("two are open", #again:pending(), 2)
equal("the refusal is counted", again:refusals()[1][2], 1)
equal("refused again", again:submit(3, "nonsense"), nil)
local _, how = again:submit(3, "nonsense")
equal("the third makes it the default", how, "default")
local default_text = again:save()
equal("a default that is half in", assert(load(default_text)):save(), default_text)
again:submit(1, again:legal_texts(1)[2])
again:advance()
local refused_text = again:save()
is_true("the refusals are in the file", refused_text:find('"default":true', 1, true) ~= nil
    and refused_text:find('"refused":3', 1, true) ~= nil)
equal("and are loaded", assert(load(refused_text)):save(), refused_text)
equal("so are the counts", assert(load(refused_text)):refusals()[1][2], 3)
again:undo()
equal("what was taken back is not", #again:refusals(), 0)
equal("as after a load", #assert(load(again:save())):refusals(), 0)
equal("refused once more", again:submit(3, "nonsense"), nil)
equal("one", again:refusals()[1][2], 1)
equal("one after a load", assert(load(again:save())):refusals()[1][2], 1)

-- What was answered is loaded as it was, though its text could be read as another answer.
local words_game = law.game {
    name = "words", api = 1, players = { "ann" },
    state = { { "unit", { name = "text" } }, { globals = { got = { text = 200 } } } },
    setup = function(g)
        g.unit:add { name = "pass" }
        g.unit:add { name = "two" }
    end,
    phases = { { "all", function(g)
        for number, question in ipairs {
            { choice = { "pass", g.unit:get(1) } },
            { choice = { { "x", "unit/2" }, { "x", "unit/9" } } },
            { pick = { "nonesuch", "b" } },
            { choice = { "1", "true" } },
            { choice = function() return ipairs { 7, 8 } end },
            { choice = { "x" }, judge = function(given) return type(given) == "table" end },
        } do
            question.name = "q" .. number
            local given = g:ask("ann", question)
            g.got = g.got .. core.json_encode(require("lawspeaker.game.plain").encode(given))
        end
        g:finish {}
    end } },
}
for _, given in ipairs {
    { "pass", { "x", "unit/2" }, {}, "1", 1, { "a", "1" } },
    { { row = "unit/1" }, "x unit/9", "none", "true", 2, "a 1" },
    { "unit/1", { "x", "unit/9" }, { "nonesuch" }, { "true" }, "1", { "a", 1 } },
} do
    local match = words_game:start {}
    for _, value in ipairs(given) do
        local is_taken, message = match:submit(match:pending()[1].number, value)
        equal("an answer", is_taken and "taken" or message, "taken")
        match:advance()
    end
    local loaded, message = words_game:load(match:save())
    equal("it is loaded", message, nil)
    equal("with the same answers", loaded and loaded.root.got, match.root.got)
end

-- Much of it at once, and an entry that is too long.
local much = law.game {
    name = "much", api = 1, players = { "ann" }, options = { { "size", 1000, "bytes" } },
    notes = { { "long", "long" } },
    state = { { "unit", { name = "text" }, most = 9000 } },
    setup = function(g)
        for _ = 1, 9000 do
            g.unit:add { name = ("n"):rep(60) }
        end
    end,
    phases = { { "all", function(g)
        g:note("long", { text = ("\1"):rep(g.options.size) })
        g:ask("ann", { name = "q", choice = { "x" } })
        g:finish {}
    end } },
}
local long = much:start { options = { size = 160000 } }
local pieces = require("lawspeaker.game.save").pieces(long)
is_true("many pieces", #pieces > 6)
for _, piece in ipairs(pieces) do
    is_true("a piece is no longer than a string of a script", #piece <= 1 << 20)
end
equal("all of it", assert(loading.load(much, pieces)):save(), long:save())
local sourced = long:save():gsub('"sources":%[%]', '"sources":[["a","0"]]')
equal("and with other sources", assert(much:load(sourced, { trust = true,
    sources = { { "a", "1" } } })):state_hash(), long:state_hash())
checks.raises('g:note: note "long": a field holds 1019976 bytes, where a record keeps at most '
    .. '1000000 at once (in phase "all")', much.start, much, { options = { size = 169990 } })

-- Who answered first is not in the sealed part either.
local first, second = start(), start()
first:submit(1, first:legal_texts(1)[1])
first:submit(2, first:legal_texts(2)[1])
second:submit(2, second:legal_texts(2)[1])
second:submit(1, second:legal_texts(1)[1])
equal("half in, in any order", first:save(), second:save())

-- ---- Sealing ----

for size = 0, 40 do
    local secret = { ("x"):rep(size), size, { row = "card/1" } }
    local sealed = saved.seal(secret, "0123456789abcdef")
    local opened = saved.unseal(sealed, "0123456789abcdef")
    equal("unsealed", opened and core.json_encode(opened), core.json_encode(secret))
    equal("another key", saved.unseal(sealed, "0123456789abcdee"), nil)
    equal("cut", saved.unseal(sealed:sub(1, -2), "0123456789abcdef"), nil)
    equal("no digit", saved.unseal("!" .. sealed:sub(2), "0123456789abcdef"), nil)
end

-- ---- Undo ----

local undone = start()
play(undone, law.random(8), 3)
local before = undone:save()
undone:submit(undone:pending()[1].number, "2")
undone:undo()
equal("an answer that is in leaves nothing", undone:save(), before)
play(undone, law.random(8), 1) -- the bid; then the dice roll
local _, info = undone:undo()
is_true("it was across dice", info.rolls)
local undone_text = undone:save()
is_true("it is told", undone_text:find('"event":"undone"', 1, true) ~= nil)
for _, player in ipairs { "ann", "bob", "cid" } do
    local events = undone:events(player)
    equal("to " .. player, events[#events].event, "undone")
end
equal("to an onlooker, to whom nothing was revealed", undone:events()[#undone:events()].text,
    "1 answer is taken back, across dice")
local reloaded = assert(load(undone_text))
equal("an undo is loaded", reloaded:save(), undone_text)
play(undone, law.random(8), 7)
play(reloaded, law.random(8), 7)
equal("and played on", reloaded:save(), undone:save())
is_true("it is undone again", undone:undo() and reloaded:undo())
equal("with the same bytes", reloaded:save(), undone:save())
equal("undone and loaded twice", assert(load(undone:save())):save(), undone:save())

-- ---- Everything a match can be started with ----

local variant = law.variant { name = "short", game = game, rules = { points = 2, limit = 7 } }
local special = start { variant = variant, rules = { bonus = 7 }, options = { size = 12 },
    players = { "x", "y" },
    dice = { { "deck", order = { "C3", "C9", "C12" } }, 4, { "bonus", 2 } } }
play(special, law.random(1), 6)
local special_text = special:save()
is_true("the header", lines_of(special_text)[1] == '{"format":1,"kind":"save","game":"tricks",'
    .. '"title":"Tricks","variant":"short","players":["x","y"],"options":{"size":12},"rules":'
    .. '{"bonus":7,"cards":3,"limit":7,"points":2},"seed":5,"dice":[{"order":["C3","C9","C12"],'
    .. '"purpose":"deck"},4,["bonus",2]],"sources":[["tricks/game.lua","0123456789abcdef"]],'
    .. '"law":"' .. law.version .. '"}')
equal("all of it is loaded", assert(load(special_text, { variant = variant })):save(), special_text)
is_true("no limit", lines_of(whole_text)[1]:find('"limit":null', 1, true) ~= nil)
refuses('line 1: it was played with variant "short", not with variant "long"', "other_game",
    load(special_text, { variant = law.variant { name = "long", game = game } }))
refuses('line 1: it was played with no variant, not with variant "short"', "other_game",
    load(whole_text, { variant = variant }))
equal("an unknown variant", select(3, load(special_text)), "other_game")
refuses('line 1: it is a match of "tricks", not of "other"', "other_game",
    tricks.declare { name = "other" }:load(whole_text))
checks.raises('game:load: no field "trsut"; did you mean "trust"?', game.load, game, whole_text,
    { trsut = true })
checks.raises("game:load: trust: expected true or false, got 1", game.load, game, whole_text,
    { trust = 1 })
checks.raises("match:save: this match has not been played from its beginning", function(match)
    match:save()
end, whole:clone { record = true })

-- ---- Damaged files ----

local lines = lines_of(undone_text)
local count = #lines
local function refused(what, expected, text, code)
    local match, message, got = load(text)
    equal(what .. " is refused", match, nil)
    equal(what, message, expected)
    equal(what .. ": code", got, code or "bad_save")
end

local function with(number, line)
    local copy = table.move(lines, 1, count, 1, {})
    copy[number] = line
    return join(copy)
end

local function without(number)
    local copy = table.move(lines, 1, count, 1, {})
    table.remove(copy, number)
    return join(copy)
end

refused("nothing", "the file is empty", "")
refused("another file", "line 1: not JSON at byte 1: a value is expected, not 'h'", "hello\n")
refused("another JSON", "line 1: it does not begin a saved game", '{"a":1}\n')
refused("a list", "line 1: it is no object", "[1]\n")
refused("another format", "line 1: its format is 2; this program reads 1",
    with(1, (lines[1]:gsub('"format":1', '"format":2'))))
refused("an unknown field", 'line 1: no field "sed"; did you mean "seed"?',
    with(1, (lines[1]:gsub('"seed":5', '"sed":5'))))
refused("a missing field", 'line 1: the field "seed" is missing',
    with(1, (lines[1]:gsub('"seed":5,', ""))))
refused("a wrong type", 'line 1: seed: expected an integer, got "5"',
    with(1, (lines[1]:gsub('"seed":5', '"seed":"5"'))))
refused("a field twice", 'line 1: the field "seed" is there twice',
    with(1, (lines[1]:gsub('"seed":5', '"seed":5,"seed":5'))))
refused("a rule that there is not", "line 1: such a match cannot be started: game:start: "
    .. 'rules.bonos: game "tricks" has no rule "bonos"; did you mean "bonus"?',
    with(1, (lines[1]:gsub('"bonus"', '"bonos"'))), "unfit")
refused("a line missing", "line 20: its n is 20 and would be 19: a line is missing, or one was "
    .. "added", without(20))
refused("a line twice", "line 21: its n is 19 and would be 20: a line is missing, or one was "
    .. "added", with(20, lines[20] .. "\n" .. lines[20]))
refused("an empty line", "line 20: not JSON: the text ends where a value is expected",
    (with(20, "")))
refused("an unknown event", 'line 20: no event "addd"; did you mean "added"?',
    with(20, '{"n":19,"event":"addd"}'))
refused("an event without its name", 'line 20: the field "event" is missing', with(20, '{"n":19}'))
refused("an unknown field of an event", 'line 20: no field "positon"; did you mean "position"?',
    with(20, (lines[20]:gsub("}$", ',"positon":1}'))))
refused("a wrong type in an event", 'line 20: row: expected a string, got 7',
    with(20, (lines[20]:gsub('"row":"[^"]*"', '"row":7'))))
refused("something behind the end", "line " .. count + 1 .. ": there is more behind the closing "
    .. "line", join(lines) .. lines[count] .. "\n")
refused("deep", "line 20: lists and objects nested more than 64 deep",
    with(20, '{"n":19,"event":' .. ("["):rep(100) .. ("]"):rep(100) .. "}"))
refused("long", "line 20: it is longer than 1048576 bytes", with(20, ('"'):rep(1 << 20) .. '""'))

-- Cut off at any byte.
for size = 1, #undone_text - 1, 7 do
    local match, message, code = load(undone_text:sub(1, size))
    if match or code ~= "bad_save" or not message:find "^line %d+: " then
        equal("cut after " .. size, tostring(match) .. " " .. tostring(message), "refused")
    end
end
refused("without its last byte", "line " .. count .. ": it is cut off: no line feed ends it",
    undone_text:sub(1, -2))
refused("without its last line", "line " .. count .. ": the file ends before its closing line",
    without(count))

-- One byte is another: it is refused, or it was white space to JSON, or text that nothing hangs on.
local random = law.random(77)
for _ = 1, 400 do
    local at, byte = random:integer(#undone_text), random:integer(256) - 1
    local text = undone_text:sub(1, at - 1) .. string.char(byte) .. undone_text:sub(at + 1)
    local match, message = load(text, { trust = false })
    if match and match:save() ~= undone_text and at > #lines[1] then
        equal("byte " .. at .. " is " .. byte, "loaded", "refused")
    elseif not match and not message:find "^line %d+: " then
        equal("message of byte " .. at, message, "line …")
    end
end

-- ---- Changed by hand ----

local function line_with(text)
    for number, line in ipairs(lines) do
        if line:find(text, 1, true) then
            return number, line
        end
    end
end

local number, line = line_with '"event":"reordered"'
refused("an order", string.format('line %d: "reordered": recorded order[1] "card/99", came out '
    .. '"%s"', number, line:match '"order":%["(card/%d+)"'),
    with(number, (line:gsub('"order":%["card/%d+"', '"order":["card/99"'))), "diverged")
number, line = line_with '"event":"note"'
refused("a field of a note", string.format('line %d: "note" (T5): recorded fields.who "dan", came '
    .. 'out "%s"', number, line:match '"who":"(%a+)"'),
    with(number, (line:gsub('"who":"%a+"', '"who":"dan"'))), "diverged")
number, line = line_with '"event":"waits"'
refused("a hash", string.format("line %d: the game is another one since the last answers: its hash "
    .. "was 0000000000000000, now it is %s", number, line:match '"hash":"(%x+)"'),
    with(number, (line:gsub('"hash":"%x+"', '"hash":"0000000000000000"'))), "diverged")
local old = with(number, (line:gsub('"hash":"%x+"', '"hash":"0000000000000000"'))):gsub(
    '"law":"[^"]*"', '"law":"0.0.1"', 1)
is_true("an older version is told", select(2, load(old)):find("; it was saved by version 0.0.1, "
    .. "this is " .. law.version, 1, true) ~= nil)
number, line = line_with '"event":"asked"'
refused("who is asked", string.format('line %d: "asked" (T5): recorded player "bob", came out '
    .. '"ann"', number), with(number, (line:gsub('"ann"', '"bob"'))), "diverged")
refused("another event", string.format('line %d: recorded "phase x" (T5), came out "ann is asked: '
    .. 'card" (T5)', number), with(number, string.format('{"n":%d,"event":"phase","rule":"T5",'
    .. '"name":"x"}', number - 1)), "diverged")
refused("another event without sense", string.format('line %d: recorded "rolled" (T5), came out '
    .. '"asked" (T5)', number), with(number, string.format('{"n":%d,"event":"rolled","rule":"T5",'
    .. '"purpose":"x","dice":"d6","results":[[1],[2]]}', number - 1)), "diverged")
refused("a long event", string.format('line %d: recorded "phase %s..." (%s...), came out "ann is '
    .. 'asked: card" (T5)', number, ("ä"):rep(55), ("x"):rep(117)), with(number, string.format(
    '{"n":%d,"event":"phase","rule":"%s","name":"%s"}', number - 1, ("x"):rep(5000),
    ("ä"):rep(500))), "diverged")
number, line = line_with '"event":"answered"'
refused("who answers", string.format('line %d: the answer of bob to "card" does not fit: the game '
    .. 'asks ann "card" (question 1)', number), with(number, (line:gsub('"ann"', '"bob"'))),
    "unfit")
refused("an answer", string.format('line %d: the answer of ann to "card" does not fit: there '
    .. 'is no "card/99"', number), with(number, (line:gsub("card/%d+", "card/99"))), "unfit")
refused("refusals", string.format("line %d: more refused answers than the game allows", number),
    with(number, (line:gsub('"question"', '"refused":9,"question"'))))
refused("no answer", string.format('line %d: the answer of bob "card" (question 2) is missing',
    number + 1), with(number + 1, string.format('{"n":%d,"event":"waits","hash":'
    .. '"0123456789abcdef"}', number)))
local last = lines[count]
refused("the last hash", string.format("line %d: the hash at its end was ffffffffffffffff, now it "
    .. "is %s", count, last:match '"hash":"(%x+)"'),
    with(count, (last:gsub('"hash":"%x+"', '"hash":"ffffffffffffffff"'))), "diverged")

-- White space and the order of members are nobody's business.
local spaced = with(20, lines[20]:gsub(":", " : "):gsub(",", ", ") .. "\r")
equal("white space", assert(load(spaced)):save(), undone_text)

-- ---- Other sources, other rules ----

local changed_sources = { { "tricks/game.lua", "fedcba9876543210" } }
refuses('line 1: "tricks/game.lua" is not what it was when the match was saved; only a load that '
    .. "trusts it goes on", "other_sources", load(whole_text, { sources = changed_sources }))
local trusted = assert(load(half_text, { sources = changed_sources, trust = true }))
equal("trusted", trusted:hash(), half:hash())
equal("its sources are those of now", lines_of(trusted:save())[1]:match '"sources":(%b[])',
    '[["tricks/game.lua","fedcba9876543210"]]')

-- The rules have changed: events may be others, answers must fit.
local function ask_otherwise(g)
    local list = {}
    for index, player in ipairs(g.players) do
        list[index] = { player, { name = index < 3 and "card" or "cards", number = { 1, 2 } } }
    end
    g:ask_all(list)
end
local another = tricks.declare { phases = { { "play", ask_otherwise } } }
local message, code = select(2, another:load(whole_text, { sources = changed_sources,
    trust = true }))
equal("the first answer that does not fit", message:gsub("%d+", "N", 1), "line N: the answer of "
    .. 'ann to "card" does not fit: expected an integer, got a table')
equal("its code", code, "unfit")

local report = game:replay(whole_text, { sources = SOURCES })
is_true("a replay agrees", report.agrees)
equal("with all answers", report.answers, answers)
equal("and the same hash", report.hash, whole:hash())
is_true("a replay without end agrees", game:replay(undone_text).agrees)
report = game:replay(whole_text, { under = law.variant { name = "standard", game = game } })
is_true("under the same rules nothing differs", report.agrees)
report = game:replay(whole_text, { under = law.variant { name = "hard", game = game,
    rules = { bonus = 7 } } })
equal("under others it parts", report.agrees, false)
local divergence = report.divergence
equal("where the roll no longer reaches", divergence.recorded.event, "set")
equal("something else came out", divergence.came_out.event, "step_end")
is_true("in this line", lines_of(whole_text)[divergence.line]:find('"points"', 1, true) ~= nil)
report = game:replay(whole_text, { under = law.variant { name = "few", game = game,
    rules = { cards = 2 } } })
equal("dealt otherwise", report.divergence.came_out.to, "hand/bob")
equal("a damaged file is no report", select(3, game:replay(half_text:sub(1, 500))), "bad_save")

-- ---- The page about it ----

local kinds = {}
for index, entry in ipairs(spec_saves.lines) do
    local read, problem = saved.read_header(entry[3])
    if index > 1 then
        read, problem = saved.read_event(entry[3], index - 1)
    end
    equal("its kind", read and (read.event or read.kind), entry[1])
    equal("line " .. entry[1] .. " of the page", problem, nil)
    if index > 1 and read then
        local members = { { "n", read.n }, { "event", read.event }, { "rule", read.rule } }
        if entry[1] ~= "set" and entry[1] ~= "added" and entry[1] ~= "removed"
            and entry[1] ~= "moved" and entry[1] ~= "reordered" and entry[1] ~= "saved" then
            for _, key in ipairs((core.keys(read))) do
                if key ~= "n" and key ~= "event" and key ~= "rule" then
                    members[#members + 1] = { key, read[key] }
                end
            end
            equal("its members are in order", saved.line(members), entry[3])
        end
    end
    kinds[entry[1]] = true
end
for _, kind in ipairs((core.keys(saved.events))) do
    is_true("the page tells of " .. kind, kinds[kind])
end

checks.finish()
