-- Scripts one after the other in one process: from the third on they run in states that were put
-- aside (host_shelf.c). None notices: all comes out as in a state of its own, whatever those before
-- it did, and however they ended.
local checks = require "checks"
local host = require "lawspeaker.host"

local path = os.tmpname()

local function run(text, more)
    local file <close> = assert(io.open(path, "wb"))
    file:write(text)
    file:flush()
    local asked = { file = path, module = "lawspeaker.runner", memory = 8 << 20,
        instructions = 300000, milliseconds = 20000, output = 1 << 20, arguments = {},
        variants = {}, maps = {}, given = {} }
    for name, value in pairs(more or {}) do
        asked[name] = value
    end
    local outcome = host.run_script(asked)
    return ("%s|%s|%s|%s"):format(outcome.status, outcome.message, outcome.limit, outcome.output)
end

-- ---- What a script can measure: what it has is printed before a limit ends it ----

local COUNT <const> = "local n = 0 while true do n = n + 1 if n % 50 == 0 then print(n) end end"
local FILL <const> = [[
    local kept = {}
    for n = 1, 1 << 40 do
        kept[n] = { tostring(n) }
        if n % 100 == 0 then print(n) end
    end]]
local LOOK <const> = [[
    local law = require "lawspeaker"
    local names = {}
    for name in pairs(_G) do names[#names + 1] = name end
    for name in pairs(string) do names[#names + 1] = name end
    for name in pairs(law) do names[#names + 1] = name end
    print(table.concat(names, " "), math.random(1 << 50), math.random(1 << 50))
    print(left, law.left, string.left, #law.map { regions = { "A", "B" } } or 0)]]
local FAIL <const> = "local t = {} t.a.b = 1"

local SPOIL <const> = [[
    local law = require "lawspeaker"
    left, string.left = true, true
    pcall(function() law.left = true end)
    for name in pairs(table) do table[name] = nil end
    for name in pairs(math) do math[name] = nil end
    string.format, tostring, pairs = nil, nil, nil
    kept = {} for n = 1, 5000 do kept[n] = { n } end]]

local steps = {
    { COUNT }, { FILL, { memory = 1 << 20, instructions = 1 << 40 } }, { LOOK }, { FAIL },
    { "print 'x'" }, { SPOIL }, { "while" },
}

-- ---- Each first, then all again in other orders ----

-- In a process of its own, where it is the first script.
local first = {}
for index, step in ipairs(steps) do
    local crew <close> = host.crew(1, 1, function() return run(step[1], step[2]) end)
    local _, answer, trouble = crew:wait()
    first[index] = assert(answer, trouble)
    checks.is_true("step " .. index .. " says something", #first[index] > 10)
end
checks.is_true("the counting script is ended by its instructions",
    first[1]:find("limit|instruction limit of 300000", 1, true) == 1)
checks.is_true("the filling script is ended by its memory",
    first[2]:find("limit|memory limit of 1048576", 1, true) == 1)

for round = 1, 6 do
    for offset = 1, #steps do
        local index = (offset * round) % #steps + 1
        local step = steps[index]
        checks.equal(("round %d, step %d"):format(round, index), run(step[1], step[2]),
            first[index])
    end
end
os.remove(path)
checks.finish()
