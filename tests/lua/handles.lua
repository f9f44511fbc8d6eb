-- Handles of rows under long random play with several states and roots of each, against a model in
-- plain tables: a handle reads its own row or says that it was removed, never another row, and
-- there is one for each row and root.
require "lawspeaker"
local checks = require "checks"
local core = require "lawspeaker.core"
local objects = require "lawspeaker.game.objects"
local schemas = require "schemas"

local STEPS <const>, STATES <const>, ROOTS <const>, ROWS_MOST <const> = 6000, 3, 4, 12

math.randomseed(7)

local made = schemas.declare { { "unit", { mark = "count" }, most = ROWS_MOST } }

-- Of a state: by id, the mark of the row that is there. No two rows ever have the same mark.
local states, models, marks = {}, {}, 0
for number = 1, STATES do
    states[number], models[number] = core.state_new(made), {}
end

-- A root is { handle of C, number of its state, handles by row's mark }. `ended` are those that
-- must raise for as long as the root is bound to the same state.
local roots = {}
for number = 1, ROOTS do
    local of = (number - 1) % STATES + 1
    roots[number] = { g = objects.open(states[of]), of = of, live = {}, ended = {} }
end

-- What a handle reads, or false when it says that its row was removed.
local function read(row)
    local is_fine, value = pcall(function() return row.mark end)
    if is_fine then
        return value
    end
    assert(value:find "^[^\n]*tests/lua/handles.lua:%d+: unit/%d+ was removed$", value)
    return false
end

-- The number in a handle's text, which a removed one has, too.
local function id_of(row)
    return math.tointeger(tostring(row):match "%d+$")
end

local wrong = 0
local function expect(is_met, what)
    if not is_met then
        wrong = wrong + 1
        print("handles: " .. what)
    end
end

-- Every row of the model by each way to it.
local function look(root)
    local model, count = models[root.of], 0
    for id = 1, ROWS_MOST do
        local row = root.g.unit:get(id)
        expect((row ~= nil) == (model[id] ~= nil), "a row is there or not")
        if row then
            count = count + 1
            expect(row.mark == model[id], "get reads its row")
            local known = root.live[model[id]]
            expect(not known or rawequal(known, row), "one handle for a row")
            root.live[model[id]] = row
        end
    end
    expect(root.g.unit:count() == count, "count")
    for mark, row in pairs(root.live) do
        if model[id_of(row)] == mark then
            expect(read(row) == mark, "a handle reads its row")
        else
            root.live[mark], root.ended[#root.ended + 1] = nil, row
        end
    end
    for _, row in ipairs(root.ended) do
        expect(read(row) == false, "what was removed stays so")
    end
end

-- Handles go over to what has their ids in another state; the others are let go.
local function move(root)
    root.live, root.ended = {}, {}
    look(root)
end

local actions = {}

function actions.add(root)
    local model = models[root.of]
    if #root.g.unit == ROWS_MOST then
        return
    end
    marks = marks + 1
    local row = root.g.unit:add { mark = marks }
    model[id_of(row)] = marks
    root.live[marks] = row
end

function actions.remove(root)
    local model, rows = models[root.of], {}
    for row in root.g.unit:each() do
        rows[#rows + 1] = row
    end
    if #rows > 0 then
        local row = rows[math.random(#rows)]
        root.live[model[row.id]] = nil
        model[row.id] = nil
        root.g.unit:remove(row)
        root.ended[#root.ended + 1] = row
    end
end

function actions.rebind(root)
    root.of = math.random(STATES)
    objects.rebind(root.g, states[root.of])
    move(root)
end

function actions.copy(root)
    local from = math.random(STATES)
    if from == root.of then
        return
    end
    core.state_copy(states[root.of], states[from])
    models[root.of] = table.move(models[from], 1, ROWS_MOST, 1, {})
    for _, other in ipairs(roots) do
        if other.of == root.of then
            move(other)
        end
    end
end

-- A loop in which rows come and go meets those of its beginning that are still there.
function actions.loop(root)
    local model, at_start, met = models[root.of], {}, {}
    for id, mark in pairs(model) do
        at_start[mark] = id
    end
    for row in root.g.unit:each() do
        local mark = row.mark
        expect(at_start[mark] == row.id and model[row.id] == mark,
            "a loop meets what it began with")
        met[mark] = true
        actions[math.random(3) == 1 and "add" or "remove"](roots[math.random(ROOTS)])
    end
    for mark, id in pairs(at_start) do
        expect(met[mark] or model[id] ~= mark, "a loop leaves out nothing")
    end
end

local NAMES <const> = { "add", "add", "add", "remove", "remove", "rebind", "copy", "loop" }
for _ = 1, STEPS do
    actions[NAMES[math.random(#NAMES)]](roots[math.random(ROOTS)])
    look(roots[math.random(ROOTS)])
    if math.random(50) == 1 then
        collectgarbage()
    end
end
checks.equal("all handles were right", wrong, 0)
checks.is_true("many rows came and went", marks > STEPS // 2)

checks.finish()
