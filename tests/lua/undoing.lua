-- Undo across what was revealed: whoever has seen something that it could not have known is told
-- so, however little of it is left when the answer is taken back; nobody else is, and no other undo
-- leaves a trace.
local law = require "lawspeaker"
local checks = require "checks"

local deeds = {
    show_and_hide = function(g) -- seen by a alone, and then moved within the deck
        g:reveal(g.deck:top(), "a")
        g.deck:put(g.deck:top())
    end,
    turn_up_and_remove = function(g)
        local card = g.deck:top()
        g.table:put(card)
        g.card:remove(card)
    end,
    open_a_column = function(g) -- of a card that all see, to a alone
        g.table:top().reader = "a"
    end,
    whisper = function(g)
        g:note("face", { face = g.deck:top().face }, "a")
    end,
    turn_up_and_back = function(g)
        local card = g.deck:top()
        g.table:put(card)
        g.deck:put(card, 1)
    end,
    count = function(g)
        g.done = g.done + 10
    end,
    make = function(g)
        g.card:add({ face = 9 }, g.table)
    end,
    move_what_is_seen = function(g)
        g.table:put(g.table:top())
    end,
}

local NAMES <const> = { "count", "make", "move_what_is_seen", "open_a_column", "show_and_hide",
    "turn_up_and_back", "turn_up_and_remove", "whisper" }
-- Who is told of the undo; the others are not.
local TOLD <const> = {
    show_and_hide = "a", open_a_column = "a", whisper = "a",
    turn_up_and_back = "a b onlooker", turn_up_and_remove = "a b onlooker",
}

local peeking = law.game {
    name = "peeking", api = 1, players = { "a", "b" },
    state = {
        { "card", { face = "count", mark = { type = "count", seen_by = "reader" },
            reader = "player?" } },
        { "deck", { zone_of = "card", seen_by = "nobody" } },
        { "table", { zone_of = "card" } },
        { globals = { done = "count" } },
    },
    setup = function(g)
        for face = 1, 4 do
            g.card:add({ face = face, mark = face }, g.deck)
        end
        g.table:put(g.deck:top())
        g.table:put(g.deck:top())
    end,
    phases = {
        { "deed", function(g)
            deeds[g:ask("a", { name = "deed", choice = NAMES })](g)
            g.done = g.done + 1
        end },
    },
    finished = function(g)
        return g.done > 100 and { winners = {} } or nil
    end,
    notes = { { "face", "the top card is {face}" } },
}

local function told_of_undo(match, viewer)
    for _, event in ipairs(match:events(viewer)) do
        if event.event == "undone" then
            return true
        end
    end
    return false
end

for _, deed in ipairs(NAMES) do
    local match = peeking:start { seed = 1 }
    local hash = match:hash()
    assert(match:submit(match:pending()[1].number, deed, "a"))
    match:advance()
    local is_undone, info = match:undo()
    checks.is_true(deed .. ": undone", is_undone)
    checks.equal(deed .. ": hash", match:hash(), hash)
    checks.equal(deed .. ": rolls", info.rolls, false)
    checks.equal(deed .. ": revealed", info.revealed, TOLD[deed] ~= nil)
    local told = {}
    for _, viewer in ipairs { "a", "b" } do
        told[#told + 1] = told_of_undo(match, viewer) and viewer or nil
    end
    told[#told + 1] = told_of_undo(match, nil) and "onlooker" or nil
    checks.equal(deed .. ": told", table.concat(told, " "), TOLD[deed] or "")
    local loaded = assert(peeking:load(match:save()))
    checks.equal(deed .. ": loaded", loaded:save(), match:save())
end

checks.finish()
