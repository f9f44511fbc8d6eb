-- Scripts in processes of their own (host.open_child): they answer as those in this process do, and
-- whatever a process does that none should, it is seen through and leaves nothing behind.
-- LAWSPEAKER_GAMES: how many processes are started one after the other (100).
local checks = require "checks"
local host = require "lawspeaker.host"
local machine = require "machine"

local function check(is_met, what)
    checks.is_true(what, is_met)
end

local function check_equal(got, expected, what)
    checks.equal(what, got, expected)
end

-- ---- Scripts ----

local folder = os.tmpname()
os.remove(folder)
assert(os.execute(("mkdir -p %s/beside %s/outside"):format(folder, folder)))

local function write(name, text)
    local path = ("%s/%s"):format(folder, name)
    local file = assert(io.open(path, "wb"))
    file:write(text)
    file:close()
    return path
end

local function options(file, more)
    local asked = { file = file, module = "lawspeaker.playing", memory = 64 << 20,
        instructions = 50000000, milliseconds = 5000, output = 1 << 20, arguments = {},
        variants = {}, maps = { ".", "variants/johvets/maps" } }
    for name, value in pairs(more or {}) do
        asked[name] = value
    end
    return asked
end

-- ---- The same as in this process ----

local function show(value, indent)
    if type(value) ~= "table" then
        return type(value) == "string" and ("%q"):format(value) or tostring(value)
    end
    local names, lines = {}, {}
    for name in pairs(value) do
        names[#names + 1] = name
    end
    table.sort(names, function(a, b) return tostring(a) < tostring(b) end)
    for _, name in ipairs(names) do
        lines[#lines + 1] = ("\n%s%s = %s"):format(indent, name, show(value[name], indent .. "  "))
    end
    return table.concat(lines)
end

-- What comes of opening a file and of questions { function, given }, as one text.
local function tell(open, asked, questions)
    local session, outcome = host[open](asked)
    local told = { show(outcome, "") }
    for _, question in ipairs(session and questions or {}) do
        told[#told + 1] = show(session:ask(question[1], question[2], question[3]), "")
    end
    if session then
        session:close()
    end
    return table.concat(told, "\n----\n")
end

local GAME <const> = [[
local law = require "lawspeaker"
local count = { 0 } -- it has no business to be changed, but it can be
return law.game { name = "counting", api = 1, players = { min = 1, max = 2 },
    state = { { "counter", { value = "count" } } },
    setup = function(g)
        %s
        g.counter:add { value = 1 }
    end,
    phases = { { "only", function(g)
        for _, player in ipairs(g.players) do
            g:ask(player, { name = "say", choice = { "yes", "no" } })
        end
    end } } }]]

local function game(setup)
    return (GAME:format(setup or ""))
end

local START <const> = { "start", { players = 2, seed = 5, rules = {}, options = {} } }
local OPEN <const> = { "open", { things = { { { index = 1 } } } } }

write("beside/part.lua", "return { text = 'part' }")
write("outside/secret.lua", "return 'secret'")
write("outside/selfish.lua", "pcall(require('lawspeaker').find_diplomacy_map, 'selfish') return 1")

local same = {
    { "returns", "return 1" },
    { "prints", "for i = 1, 5 do print(i, 'two\\27[31m') end" },
    { "prints much", "for i = 1, 5000 do print(('x'):rep(100)) end" },
    { "fails", "local a = nil + 1" },
    { "fails by a table", "error {}" },
    { "fails in a long word", "error(('long '):rep(10000))" },
    { "is no Lua", "this is no Lua" },
    { "loops", "while true do end" },
    { "fills its memory", "local t = {} while true do t[#t + 1] = { t } end" },
    { "grows a string", "local s = 'x' while true do s = s .. s end" },
    { "calls itself", "local function f() return 1 + f() end f()" },
    { "requires", "print(require('part').text, (...))" },
    { "requires what is not there", "require 'nothing'" },
    { "requires above", "require '../outside/secret'" },
    { "requires from the root", "require '/etc/passwd'" },
    { "finds a map", "print(require('lawspeaker').map 'standard')" },
    { "finds no map", "print(require('lawspeaker').map 'nowhere at all')" },
}

for _, case in ipairs(same) do
    local path = write("beside/" .. case[1]:gsub(" ", "_") .. ".lua", case[2])
    local asked = options(path, { table = 8192, arguments = { "one" } })
    check_equal(tell("open_child", asked, {}), tell("open_script", asked, {}), case[1])
end

-- A map that looks for itself ends in an error on the way to its file: no module is read for it.
for _, run in ipairs { "run_script", "run_child" } do
    local path = write("beside/looking.lua", [[
        pcall(require("lawspeaker").find_diplomacy_map, "selfish")
        print(require("part").text)]])
    local outcome = host[run](options(path, { module = "lawspeaker.runner", given = {},
        table = 8192, maps = { folder .. "/outside" } }))
    check_equal(outcome.status, "ok", run .. ": after a map that looks for itself")
    check_equal(outcome.output, "part\n", run .. ": the module")
end

local questions = { OPEN, START, { "question", { number = 1 } },
    { "submit", { number = 1, answer = "yes" } }, { "no such function", {} },
    { "start", { players = 2, seed = 5, deep = {} } }, { "state", {} },
    { "rules", {} } }
local nested = questions[6][2].deep
for _ = 1, 40 do
    nested.more = {}
    nested = nested.more
end
local counting = write("beside/counting.lua", game())
check_equal(tell("open_child", options(counting), questions),
    tell("open_script", options(counting, { table = 8192 }), questions), "questions")
local looping = write("beside/looping.lua", game "while true do end")
check_equal(tell("open_child", options(looping), { OPEN, START, START }),
    tell("open_script", options(looping, { table = 8192 }), { OPEN, START, START }),
    "a question that loops, and one more")
local missing = { variants = { folder .. "/beside/none.lua" } }
check_equal(tell("open_child", options(counting, missing), {}),
    tell("open_script", options(counting, missing), {}), "a variant that is not there")
check_equal(tell("open_child", options(folder .. "/none.lua"), {}),
    tell("open_script", options(folder .. "/none.lua"), {}), "a file that is not there")
local once = options(counting, { module = "lawspeaker.runner", given = {}, table = 8192 })
check_equal(show(host.run_child(once), ""), show(host.run_script(once), ""),
    "a run")

-- ---- Limits of a question, and going back ----

local stepping = write("beside/stepping.lua", game [[
    count[1] = count[1] + 1
    print(count[1])
    for i = 1, 100000 do end]])
for _, open in ipairs { "open_script", "open_child" } do
    local session = host[open](options(stepping, { renewable = true }))
    local first = show({ session:ask(OPEN[1], OPEN[2]), session:ask(START[1], START[2]),
        session:ask(START[1], START[2]) }, "")
    check(session:renew() == true, open .. ": is renewed")
    local again = show({ session:ask(OPEN[1], OPEN[2]), session:ask(START[1], START[2]),
        session:ask(START[1], START[2]) }, "")
    check_equal(again, first, open .. ": is as it was")
    check(first:find('output = "1\\\n', 1, true) ~= nil, open .. ": counts from one")
    session:close()
    check(not pcall(session.ask, session, "state", {}), open .. ": is closed")

    session = host[open](options(stepping, { renewable = true, question_instructions = 50000 }))
    check_equal(session:ask(OPEN[1], OPEN[2]).status, "ok", open .. ": a small question")
    local outcome = session:ask(START[1], START[2])
    check_equal(outcome.status, "limit", open .. ": a large question")
    check_equal(outcome.limit, "instructions", open .. ": its limit")
    check_equal(outcome.message, "instruction limit of 50000 reached", open .. ": its words")
    check_equal(session:ask(OPEN[1], OPEN[2]).status, "limit", open .. ": is dead")
    check(session:renew() == true, open .. ": lives again")
    check_equal(session:ask(OPEN[1], OPEN[2]).status, "ok", open .. ": answers again")
    check_equal(session:ask(START[1], START[2], 100).status, "ok", open .. ": a hundredfold")
    session:close()

    session = host[open](options(stepping))
    check(session:renew() == (open == "open_child"), open .. ": without a copy")
    session:close()
end

-- ---- Processes that do what none should ----

local KILLED <const> = "^its process was killed by SIGSYS"
local NONSENSE <const> = "^its process sent what is no answer"
local is_sanitized = machine.is_sanitized

local ways = {
    open_file = KILLED, make_socket = KILLED, fork_itself = KILLED, start_program = KILLED,
    kill_parent = KILLED, trace_parent = KILLED, map_code = KILLED, make_code = KILLED,
    write_elsewhere = KILLED, raise_limit = KILLED, sleep_long = KILLED, close_socket = KILLED,
    loop = "^time limit of 150 milliseconds reached$",
    wait_for_ever = "^time limit of 150 milliseconds reached$",
    say_slowly = "^time limit of 150 milliseconds reached$",
    end_quietly = "^its process ended by itself, with status 0$",
    end_with_seven = "^its process ended by itself, with status 7$",
    read_maps_parent = "^its process ended by itself, with status 7$",
    fault = "^its process was killed by SIGSEGV$",
    fill_memory = "^its process ran out of memory$",
    say_nonsense = NONSENSE, say_nothing = NONSENSE, say_half = NONSENSE, say_no_table = NONSENSE,
    say_no_status = NONSENSE, say_wrong_kind = NONSENSE, say_parents_kind = NONSENSE,
    nest = NONSENSE, make_many = NONSENSE, index_by_table = NONSENSE, index_by_nil = NONSENSE,
    print_forever = NONSENSE, read_parents_folder = NONSENSE, read_from_root = NONSENSE,
    read_unknown_file = NONSENSE, read_no_file = NONSENSE, read_split_name = NONSENSE,
    read_nameless = NONSENSE, read_what = NONSENSE,
    say_too_much = "^its process sent more than it may$",
    read_on = "^its process asked for too many files$",
}
local LIMITS <const> = { loop = "time", wait_for_ever = "time", say_slowly = "time",
    fill_memory = "memory" }
-- What a sanitizer has to be allowed, and what it answers in its own way.
local UNSANITIZED <const> = { open_file = true, write_elsewhere = true, make_code = true,
    raise_limit = true, close_socket = true, fault = true, fill_memory = true }

-- Those that never end are given little time; the others more than any machine needs for them.
local ENDLESS <const> = { loop = true, wait_for_ever = true, say_slowly = true }

local descriptors = machine.descriptors()
for way, expected in pairs(ways) do
    if not (is_sanitized and UNSANITIZED[way]) then
        local most = ENDLESS[way] and 150 or 60000
        local session, outcome = host.open_child(options(("bad/%s.lua"):format(way),
            { milliseconds = most }))
        check(session == nil, way .. ": gives no session")
        check_equal(outcome.status, "limit", way .. ": its status")
        check_equal(outcome.limit, LIMITS[way] or "process", way .. ": its limit")
        check(outcome.message:find(expected) ~= nil, ("%s: %s"):format(way, outcome.message))
        check(not machine.has_children(), way .. ": leaves no process")
    end
end

-- Output that goes out is counted.
local _, outcome = host.open_child(options("bad/print_forever.lua", { print = true, output = 0 }))
check_equal(outcome.limit, "output", "output without end")
check_equal(outcome.message, "output limit of 0 bytes reached", "words of that")

_, outcome = host.open_child(options("bad/print_nothing.lua", { print = true, output = 0,
    milliseconds = 100 }))
check_equal(outcome.limit, "time", "messages without end")

for _ = 1, tonumber(os.getenv "LAWSPEAKER_GAMES") or 100 do
    host.open_child(options "bad/end_quietly.lua")
end
check(not machine.has_children(), "many leave no process")
check_equal(machine.descriptors(), descriptors, "many leave no descriptor")

-- A session that nobody closes.
do
    local session = host.open_child(options(counting))
    check(session and machine.has_children(), "an open session has a process")
    session = nil -- luacheck: ignore 311
    collectgarbage()
    check(not machine.has_children(), "the garbage collector ends a process")
    check_equal(machine.descriptors(), descriptors, "and closes its descriptor")
end

-- ---- Below a crew, and with signals ----

do
    local outer <close> = host.open_child(options(counting))
    local crew <close> = host.crew(4, 2, function(number)
        local stranger = not pcall(outer.ask, outer, "state", {})
        local session = host.open_child(options(counting))
        local answer = session:ask(OPEN[1], OPEN[2]).status
        session:close()
        return ("%d %s %s"):format(number, answer, stranger)
    end)
    local answers = {}
    for _ = 1, 4 do
        local number, answer = crew:wait()
        answers[number] = answer
    end
    for number = 1, 4 do
        check_equal(answers[number], ("%d ok true"):format(number), "below a crew")
    end
    check_equal(outer:ask(OPEN[1], OPEN[2]).status, "ok", "a process outlives copies of its owner")
end

machine.interrupt()
local session, interrupted = host.open_child(options(counting))
check(session == nil and interrupted.status == "interrupted", "a signal before")
host.settle_interrupt()
session = host.open_child(options(looping, { question_instructions = 1 << 60,
    question_milliseconds = 20000 }))
session:ask(OPEN[1], OPEN[2])
machine.alarm(1)
check_equal(session:ask(START[1], START[2]).status, "interrupted", "a signal meanwhile")
host.settle_interrupt()
check_equal(session:ask(OPEN[1], OPEN[2]).status, "interrupted", "and it is over")
session:close()
check(not machine.has_children(), "nothing is left")

-- Whoever dies takes the processes of scripts along.
local dying = write("dying.lua", ([[
local host = require "lawspeaker.host"
local session = host.open_child { file = %q, module = "lawspeaker.playing", memory = 64 << 20,
    instructions = 1 << 60, milliseconds = 60000, output = 0, arguments = {}, variants = {},
    maps = {} }]]):format(write("beside/endless.lua", "while true do end")))
local shell = ([[
%s %s & parent=$!
for i in $(seq 600); do
    child=$(cat /proc/$parent/task/$parent/children); [ -n "$child" ] && break; sleep 0.05
done
kill -KILL $parent
for i in $(seq 600); do
    state=$(sed 's/.*) \(.\).*/\1/' /proc/${child%% }/stat 2>/dev/null)
    case $state in "" | Z) echo "$child" gone; exit ;; esac
    sleep 0.05
done
echo alive]]):format(machine.program, dying)
local pipe = assert(io.popen(("exec 2>/dev/null; %s"):format(shell)))
check(pipe:read "a":find "^%d+ +gone" ~= nil, "a process ends with its parent")
pipe:close()

os.execute(("rm -r %s"):format(folder))
checks.finish()
