-- States as wholes: who sees what of one, what a log and a difference tell, clones and bytes,
-- locks, roots that are bound anew, and how long all of it lives.
require "lawspeaker"
local checks = require "checks"
local core = require "lawspeaker.core"
local objects = require "lawspeaker.game.objects"
local schemas = require "schemas"

local declare, set_up, text = schemas.declare, schemas.set_up, schemas.text

-- ---- Views ----

do
    local one = set_up()
    local root = one.g
    for _ = 1, 2 do
        root.hand.red:put(root.deck:top())
    end
    root.hand.blue:put(root.deck:top())
    root.secret:add { owner = "red", plan = 7 }
    local red = objects.open(core.state_view(one.state, "red"))
    local blue = objects.open(core.state_view(one.state, "blue"))
    local onlooker = objects.open(core.state_view(one.state, nil))
    checks.equal("a view", core.kind(red) .. tostring(red) .. core.kind(root), "viewviewroot")
    checks.equal("an own card", red.hand.red:top().value, 1)
    checks.equal("another's hand has its length", #blue.hand.red, 2)
    checks.is_true("and no content", blue.hand.red:top().unseen)
    checks.equal("nothing to read", blue.hand.red:top().value, nil)
    checks.is_true("what is seen", not red.hand.red:top().unseen)
    checks.is_true("a deck", #onlooker.deck == 2 and onlooker.deck:top().unseen)
    checks.equal("a column of one's own", red.secret:get(1).plan, 7)
    checks.equal("another's column", blue.secret:get(1).plan, nil)
    checks.equal("and the open one beside it", blue.secret:get(1).owner, "red")
    local mine = root.hand.red:top()
    checks.is_true("who sees", objects.sees(root, "red", mine) and not objects.sees(root, "blue",
        mine) and not objects.sees(root, nil, mine))
    checks.equal("its name for its owner", objects.row_of_alias(root, "red",
        objects.alias_text(root, "red", mine)), mine)
    checks.equal("no name for others", objects.alias_text(root, "blue", mine), nil)
    checks.equal("what it is", objects.alias_text(root, false, mine), objects.row_text(mine))
    checks.equal("a row by text", objects.row_of(root, objects.row_text(mine)), mine)
    for _, wrong in ipairs { "card/0", "card/01", "card/x", "card", "crad/1",
        "card/99999999999" } do
        checks.equal("no row " .. wrong, objects.row_of(root, wrong), nil)
    end
    root:reveal(mine, "blue")
    checks.is_true("revealed", objects.sees(root, "blue", mine))
    root:reveal(root.hand.blue, { "red" })
    checks.is_true("a place revealed", objects.sees(root, "red", root.hand.blue:top()))
    root:reveal(root.deck, "all")
    checks.is_true("to all", objects.sees(root, "red", root.deck:top()) and objects.sees(root,
        "blue", root.deck:bottom()))
    checks.raises('reveal: no player "gren"; there is "red", "blue"', function()
        root:reveal(mine, "gren")
    end)
    checks.raises("reveal: expected a row, got 3", function() root:reveal(3, "red") end)
    for what, change in pairs {
        set = function() red.secret:get(1).plan = 3 end,
        global = function() red.round = 3 end,
        add = function() red.unit:add { side = "red" } end,
        remove = function() red.unit:remove(red.unit:get(1)) end,
        put = function() red.deck:put(red.hand.red:top()) end,
        shuffle = function() red.deck:shuffle "deck" end,
        reveal = function() red:reveal(red.deck, "all") end,
        position = function() red.position = nil end,
    } do
        local message, has_place = checks.message_of(change)
        checks.equal("a view and " .. what, message, "a view cannot be changed")
        checks.is_true("with its place", has_place)
    end
    checks.raises("unit/1.target: the row card/1 is of another state or view", function()
        one.johny.target = red.hand.red:top()
    end)
end

-- ---- Whole states ----

do
    local one = set_up()
    local log = core.log_new(core.state_schema(one.state))
    local before = core.state_clone(one.state)
    core.state_watch(one.state, log)
    core.log_rule(log, "R6")
    one.johny.points = 1
    one.g.hand.red:put(one.g.deck:top())
    core.log_rule(log, nil)
    core.log_add(log, "asked")
    one.johny.wounds = { 1, 1, 4 }
    one.g:reveal(one.g.deck:top(), "blue")
    one.g.round = 2
    local said = {}
    for index = 1, core.log_count(log) do
        local entry, rule = core.log_get(log, index)
        said[index] = (type(entry) == "table" and text(entry) or entry) .. (rule and " " .. rule
            or "")
    end
    checks.same_list("what happened", said, {
        "after=1 before=3 column=points event=set row=unit/1 R6",
        "event=moved from=deck position=1 row=card/1 to=hand/red R6",
        "asked",
        "after=4 before=1 column=wounds event=set index=3 row=unit/1",
        "event=revealed row=card/2 viewers={blue}",
        "after=2 before=0 column=round event=set row=globals/1",
    })
    local added = one.g.unit:add { name = "new", side = "red" }
    one.g.unit:remove(added)
    one.g.deck:shuffle "deck"
    checks.equal("drawn below", core.state_draw(one.state, "attack", 1), 0)
    local count = core.log_count(log)
    checks.equal("dice are told", text(core.log_get(log, count)),
        "bound=1 drawn=0 event=drawn purpose=attack")
    core.state_watch(one.state, nil)
    one.mai.points = 5
    checks.equal("nobody watches", core.log_count(log), count)
    one.mai.points = 3
    local root = objects.open(before)
    local same = root.unit:get(1)
    core.log_fold(before, log, 1, count)
    checks.equal("the state is what happened", core.state_hash(before), core.state_hash(one.state))
    checks.equal("a handle goes on after it", same.points, 1)
    checks.is_true("cut", core.log_cut(log, 2) and core.log_count(log) == 2)

    local bytes = core.state_bytes(one.state)
    local read = assert(core.state_from_bytes(core.state_schema(one.state), bytes))
    checks.is_true("written and read", core.state_equal(read, one.state))
    local nothing, message, code = core.state_from_bytes(core.state_schema(one.state),
        string.sub(bytes, 1, -2))
    checks.is_true("cut bytes", nothing == nil and type(message) == "string")
    checks.equal("their code", code, "bad_argument")
    checks.equal("no difference", #core.state_difference(read, one.state), 0)
    objects.open(read).round = 5
    checks.equal("one difference", text(core.state_difference(read, one.state)[1]),
        "after=2 before=5 column=round event=set row=globals/1")
    checks.raises("these are of different schemas", function()
        core.state_copy(read, core.state_new(declare { { "unit", {} } }))
    end)
    checks.is_true("dice of a seed", (function()
        core.state_seed(read, 7)
        local first = core.state_draw(read, "attack", 1000000)
        core.state_seed(read, 7)
        return first == core.state_draw(read, "attack", 1000000)
    end)())
end

-- A locked state refuses every change of a script with the lock's own words.
do
    local one = set_up()
    core.state_lock(one.state, "a check cannot change the game")
    for what, change in pairs {
        set = function() one.johny.points = 3 end,
        global = function() one.g.round = 3 end,
        add = function() one.g.unit:add { side = "red" } end,
        remove = function() one.g.unit:remove(one.mai) end,
        put = function() one.g.hand.red:put(one.g.deck:top()) end,
        shuffle = function() one.g.deck:shuffle "deck" end,
        reveal = function() one.g:reveal(one.johny, "red") end,
        position = function() one.g.position = nil end,
        draw = function() core.state_draw(one.state, "attack", 6) end,
    } do
        checks.equal("a lock and " .. what, checks.message_of(change),
            "a check cannot change the game")
    end
    checks.equal("reading goes on", one.johny.points, 3)
    core.state_lock(one.state, nil)
    one.johny.points = 4
    checks.equal("unlocked", one.johny.points, 4)
end

-- Rows and places follow their root to another state of the schema.
do
    local one = set_up()
    local saved = core.state_clone(one.state)
    local hand = one.g.hand.red
    local late = one.g.unit:add { name = "late", side = "red" }
    one.johny.points = 0
    one.g.unit:remove(one.mai)
    objects.rebind(one.g, saved)
    checks.equal("the state of then", one.johny.points, 3)
    checks.raises("unit/3 was removed", function() return late.name end)
    checks.raises("unit/2 was removed", function() return one.mai.name end)
    checks.equal("it is there by another handle", one.g.unit:get(2).name, "Mai")
    checks.equal("a handle that was not lost", one.g.unit:get(1), one.johny)
    one.g.unit:add { name = "other", side = "red" }
    checks.raises("unit/3 was removed", function() return late.name end)
    hand:put(one.g.deck:top())
    checks.equal("places go on", #one.g.hand.red, 1)
    core.state_copy(saved, one.state)
    checks.equal("copied into", one.johny.points, 0)
    checks.equal("the place is as it was", #hand, 0)
    checks.raises("these are of different schemas", function()
        objects.rebind(one.g, core.state_new(declare { { "unit", {} } }))
    end)
end

-- ---- Lifetimes ----

-- A row alone keeps what it needs; what a finalizer brings back says that it is closed, or works.
do
    local row = set_up().johny
    collectgarbage()
    collectgarbage()
    checks.equal("a row alone", row.name .. tostring(row.at.next), "Johnypoint/1")
end
do
    local brought = {}
    do
        local one = set_up()
        local log = core.log_new(core.state_schema(one.state))
        core.state_watch(one.state, log)
        setmetatable({ one = one, log = log }, { __gc = function(all)
            brought[#brought + 1] = all
        end })
    end
    collectgarbage()
    collectgarbage()
    checks.equal("they came back", #brought, 1)
    local one = brought[1].one
    for _, call in ipairs {
        function() return one.johny.name end,
        function() one.johny.name = "x" end,
        function() return tostring(one.johny) end,
        function() return one.g.round end,
        function() return one.g.unit:count() end,
        function() return one.g.deck:top() end,
        function() return one.g.hand.red end,
        function() return core.state_clone(one.state) end,
        function() return core.log_count(brought[1].log) end,
    } do
        local is_fine, message = pcall(call)
        checks.is_true("a sound end: " .. tostring(message),
            is_fine or message:find "closed" ~= nil)
    end
end

-- States that nobody keeps are given back in time.
do
    local one = set_up()
    collectgarbage()
    local before, peak = collectgarbage "count", 0
    for round = 1, 20000 do
        local clone = core.state_clone(one.state)
        if round % 1000 == 0 then
            peak = math.max(peak, collectgarbage "count")
            checks.is_true("the same", core.state_equal(clone, one.state))
        end
    end
    checks.is_true("little is held", peak < before + 4096)
end

-- What is alive when the state closes is finalized by it in its own order.
local last = set_up()
rawset(_G, "alive", { last, set_up(), core.log_new(core.state_schema(last.state)) })

checks.finish()
