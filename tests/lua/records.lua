-- What is recorded of a match: entries of every kind, also through a save half in, and what viewers
-- are told of it, which adds up to what they see and gives nothing away.
local law = require "lawspeaker"
local checks = require "checks"
local core = require "lawspeaker.core"
local tricks = require "tricks"

local equal, is_true = checks.equal, checks.is_true
local start, play = tricks.start, tricks.play

-- ---- Every kind of question and entry ----

local kinds_game = law.game {
    name = "kinds", api = 1, players = { "ann", "bob" },
    state = {
        { "unit", { name = "text", owner = "player" } },
        { "card", { name = "text" } },
        { "hand", { zone_of = "card", each = "player", seen_by = "owner" } },
        { globals = { round = "count" } },
    },
    setup = function(g)
        for _, player in ipairs(g.players) do
            for number = 1, 2 do
                g.unit:add { name = "Unit " .. number, owner = player }
                g.card:add({ name = player .. number }, g.hand[player])
            end
        end
    end,
    phases = { { "all", function(g)
        g.round = g.round + 1
        local cards = {}
        for card in g.hand.bob:each() do
            cards[#cards + 1] = card
        end
        local slots = { { "base", text = 30 } }
        for unit in g.unit:each() do
            slots[#slots + 1] = { unit, choice = { "stay", { "move", 1 }, { "to", unit } } }
        end
        g:ask_all {
            { "ann", { name = "flag", choice = { true, false } } },
            { "bob", { name = "show", pick = cards, ordered = true, seen_by = "all" } },
            { "ann", { name = "orders", slots = slots } },
            { "bob", { name = "deal", proposal = { { "to", { choice = { "ann", "bob" } } },
                { "gold", { number = { -3, 3 } } }, { "word", { text = 20 } } } } },
            { "ann", { name = "word", text = 40 } },
        }
        g:roll("2d6", "open")
        g:roll("d6", "closed", "bob")
        g:random(6, "number", "nobody")
        g:draw(cards, "draw")
        g:note("secret", { card = cards[1], list = { 1, "x" } }, "bob")
        g:note("plain", { card = cards[1], place = g.hand.ann, yes = false })
        g:enter("inner", nil, cards[2], g.hand.ann, { deep = { g.hand.bob } }, nil)
        g:reveal(cards[1], "ann")
        g.hand.bob:shuffle "hand"
        g:reveal(cards[2], "all")
    end } },
    steps = { inner = function(g, first, card, place, data, last)
        assert(first == nil and last == nil and place == g.hand.ann)
        assert(data.deep[1] == g.hand.bob)
        return nil, card, false
    end },
    finished = function(g)
        return g.round == 3 and { winners = {}, draw = true } or nil
    end,
    notes = { { "plain", "{card} of {place}: {yes}, {nothing}" },
        { "secret", "a secret about {card}: {list}" } },
}

local GIVEN <const> = {
    { false, { "bob2", "bob1" }, "unit/1: move 1, base: \"a, b: \\\"c\\\" ä\"",
        "to: bob, gold: -2, word: x", 'so "it" is, \\ ok' },
    { true, {}, {}, { to = "ann", gold = 3, word = "a, b" }, "" },
    { "no", "bob1", { base = "null", ["unit/2"] = { "to", "unit/2" } }, "t: a, g: 0, w: ", "ü" },
}

-- Plays so many answers; saved and loaded between any two of them where `is_reloaded`.
local function play_kinds(count, is_reloaded)
    local match = kinds_game:start { seed = 2 }
    for _, round in ipairs(GIVEN) do
        for number, given in ipairs(round) do
            if count == 0 then
                return match
            end
            count = count - 1
            local open = match:pending()
            local taken, message = match:submit(open[1].number, given)
            equal("answer " .. number, message, nil)
            is_true("taken", taken)
            if is_reloaded then
                local text = match:save()
                match = assert(kinds_game:load(text))
                equal("reloaded", match:save(), text)
            end
        end
        match:advance()
    end
    return match
end
for count = 0, 15 do
    equal("all kinds, " .. count, play_kinds(count, true):save(), play_kinds(count, false):save())
end
local kinds_match = play_kinds(15, false)
is_true("it is over", kinds_match:result().draw)

local function texts_of(match, player, event_name)
    local texts = {}
    for _, event in ipairs(match:events(player)) do
        if event.event == event_name then
            texts[#texts + 1] = event.text
        end
    end
    return table.concat({ table.unpack(texts, 1, 5) }, " | ")
end
equal("answers for ann", texts_of(kinds_match, "ann", "answered"), "ann: false | bob: a hidden "
    .. 'card, a hidden card | ann: base: "a, b: \\"c\\" ä", Unit 1 (unit/1): move 1, Unit 2 '
    .. "(unit/2): move 1, Unit 1 (unit/3): move 1, Unit 2 (unit/4): move 1 | bob has answered | "
    .. 'ann: so "it" is, \\ ok')
equal("answers for bob", texts_of(kinds_match, "bob", "answered"), "ann has answered | bob: bob2, "
    .. 'bob1 | ann has answered | bob: to: bob, gold: -2, word: "x" | ann has answered')
equal("notes for ann", texts_of(kinds_match, "ann", "note"):match "^[^|]*",
    "a hidden card of hand/ann: false, nothing ")
equal("notes for bob", texts_of(kinds_match, "bob", "note"):match "^[^|]*|[^|]*",
    "a secret about bob1: 1, x | bob1 of hand/ann: false, nothing ")
local function count_of(player, name)
    local found = 0
    for _, event in ipairs(kinds_match:events(player)) do
        found = found + (event.event == name and 1 or 0)
    end
    return found
end
equal("rolls for ann", count_of("ann", "rolled"), 6)
equal("rolls for bob", count_of("bob", "rolled"), 9)
equal("rolls in truth", count_of(false, "rolled"), 12)
equal("steps for ann", count_of("ann", "step"), 0)
local shown, hidden = 0, 0
for _, event in ipairs(kinds_match:events "ann") do
    if event.event == "count" and event.before == event.after then
        equal("what was there before has not come", event.text, "hand/bob has 2, as before")
        shown = shown + 1
    end
    shown = shown + (event.text == "bob1 appears in hand/bob" and 1 or 0)
    hidden = hidden + (event.text == "bob1 disappears from hand/bob" and 1 or 0)
end
is_true("what is revealed appears", shown > 3)
is_true("and is lost in the shuffle", hidden > 0)
local misdirected = law.game {
    name = "n", api = 1, players = { "ann", "bob" }, state = {}, notes = { { "x", "text" } },
    phases = { { "all", function(g)
        g:note("x", {}, "bop")
    end } },
}
checks.raises('g:note: who sees it: expected "all", "nobody" or players, got "bop"; did you mean '
    .. '"bob"? (in phase "all")', misdirected.start, misdirected, {})
-- ---- What viewers are told ----

local function event_lines(match, player)
    local told = {}
    for index, event in ipairs(match:events(player)) do
        told[index] = core.json_encode(event)
    end
    return table.concat(told, "\n")
end

-- Two games that ann cannot tell apart: others hold other cards, the deck lies otherwise, bob bids
-- something else in secret. All that happens where she sees it is the same.
local function twin(hands, bid)
    local match = start { dice = { { "deck", order = hands }, 1, 1, 1, 1, 1 } }
    match:submit(2, "C20")
    match:submit(3, "C4")
    match:submit(1, "C1")
    match:advance()
    match:submit(match:pending()[1].number, bid)
    match:advance()
    return match
end
local one = twin({ "C1", "C2", "C3", "C20", "C5", "C6", "C4", "C8", "C9", "C10", "C11", "C12" },
    "1")
local other = twin({ "C1", "C2", "C3", "C7", "C20", "C24", "C13", "C4", "C15", "C10", "C5", "C6" },
    "3")
equal("ann's events", event_lines(other, "ann"), event_lines(one, "ann"))
is_true("an onlooker sees nothing of it either", event_lines(other, nil) == event_lines(one, nil))
is_true("bob's are others", event_lines(other, "bob") ~= event_lines(one, "bob"))
is_true("the truth is another", event_lines(other, false) ~= event_lines(one, false))
local told = event_lines(one, "ann")
for _, card in ipairs { "C5", "C6", "C8", "C9", "C11", "C12", "C21" } do
    is_true("ann never hears of " .. card, not told:find('"' .. card .. '"', 1, true))
end
is_true("a hidden row has no name", told:find("bob takes with C20, before a hidden card", 1, true)
    ~= nil)
is_true("nor a number", told:find('"next":"card/?"', 1, true) ~= nil)
is_true("nor is a bid told", not told:find('"column":"bid"', 1, true))
is_true("it is told to who made it", event_lines(one, "bob"):find('"column":"bid"', 1, true)
    ~= nil)

-- Events add up: going through them from the first view on gives the view of now.
local function rows_of(view)
    local rows, places = {}, {}
    for _, name in ipairs { "card", "seat" } do
        for row in view[name]:each() do
            if not row.unseen then
                local cells = {}
                for _, column in ipairs(name == "card" and { "name", "value" }
                    or { "who", "points" }) do
                    cells[column] = row[column]
                end
                cells.place = row.place and tostring(row.place)
                rows[name .. "/" .. row.id] = core.json_encode(core.json_object(cells))
            end
        end
    end
    for _, player in ipairs(view.players) do
        places["hand/" .. player] = #view.hand[player]
    end
    places.deck, places.trick = #view.deck, #view.trick
    return rows, places
end

local function fold(events)
    local rows, places, seen = {}, { deck = 0, trick = 0 }, {}
    local apply = {}
    function apply.added(event)
        local table_name = event.row:match "^[^/]*"
        local cells = {}
        for _, column in ipairs(table_name == "card" and { "name", "value" }
            or { "who", "points" }) do
            cells[column] = event.cells[column]
        end
        cells.place = event.to
        rows[event.row] = cells
        if event.to then
            seen[event.to] = (seen[event.to] or 0) + 1
            places[event.to] = (places[event.to] or 0) + 1
        end
    end
    function apply.removed(event)
        rows[event.row] = nil
        if event.from then
            places[event.from] = places[event.from] - 1
        end
    end
    function apply.moved(event)
        rows[event.row].place = event.to
        places[event.from] = places[event.from] - 1
        places[event.to] = (places[event.to] or 0) + 1
    end
    function apply.set(event)
        if event.row and event.column ~= "bid" and event.column ~= "suit" then
            equal("the value before", rows[event.row][event.column], event.before)
            rows[event.row][event.column] = event.after
        end
    end
    function apply.count(event)
        places[event.place] = event.after
    end
    for _, event in ipairs(events) do
        if apply[event.event] then
            apply[event.event](event)
        end
    end
    local texts = {}
    for row, cells in law.pairs(rows) do
        texts[row] = core.json_encode(core.json_object(cells))
    end
    return texts, places
end

local whole = start()
play(whole, law.random(3), 1000)
for _, player in ipairs { "ann", "bob", "cid", "onlooker" } do
    local viewer = player ~= "onlooker" and player or nil
    local view = whole:view(viewer)
    local rows, places = rows_of(view)
    local folded_rows, folded_places = fold(whole:events(viewer))
    equal("rows of " .. player, core.json_encode(folded_rows), core.json_encode(rows))
    for place, length in law.pairs(places) do
        equal(place .. " for " .. player, folded_places[place] or 0, length)
    end
end

-- Asked for bit by bit they are the same as at once, and the same after a load.
local stepwise = start()
local bits = {}
while not stepwise:result() do
    play(stepwise, law.random(4), 3)
    for _, event in ipairs(stepwise:events("bob", #bits + 1)) do
        equal("counted", event.n, #bits + 1)
        bits[#bits + 1] = core.json_encode(event)
    end
end
equal("bit by bit", table.concat(bits, "\n"), event_lines(stepwise, "bob"))
equal("after a load", event_lines(assert(tricks.game:load(stepwise:save())), "bob"),
    event_lines(stepwise, "bob"))

-- The truth is the file's lines.
local truth = whole:events(false)
equal("as many as lines", #truth, select(2, whole:save():gsub("\n", "")) - 2)
equal("each with a sentence", type(truth[#truth].text), "string")
equal("the last", truth[#truth].event, "finished")

checks.finish()
