-- Negotiation in johvets (J2.1): who is told what was said, offered, promised and traded, without
-- fog and in it; what supply actions that were kept change in the questions; and that all of it
-- comes through undo, a save and a clone.
local law = require "lawspeaker"
local checks = require "checks"

package.path = "variants/?.lua;" .. package.path
for _, name in ipairs { "two_ages", "standard" } do
    dofile("variants/johvets/maps/" .. name .. ".lua")
end
local game = require "johvets.game"
local fog = require "johvets.fog"
local with_trade = require "johvets.with_trade"

local equal, is_true, same_list = checks.equal, checks.is_true, checks.same_list

local PLAYERS <const> = { "red", "blue", "green" }

local function question_of(match, player)
    local question = match:pending(player)[1]
    return question or error(player .. " is not asked")
end

-- Answers one after the other: a player and what it says, again and again.
local function say(match, ...)
    local given = { ... }
    for index = 1, #given, 2 do
        assert(match:submit(question_of(match, given[index]).number, given[index + 1],
            given[index]))
        match:advance()
    end
end

-- The texts of the notes that a viewer was told.
local function told(match, viewer)
    local texts = {}
    for _, event in ipairs(match:events(viewer)) do
        texts[#texts + 1] = event.event == "note" and event.text or nil
    end
    return texts
end

-- r1, b1 and g1 stand in a row: red and green are not adjacent.
local function position(books)
    return law.position { map = "two_ages", players = PLAYERS, books = books, units = {
        { "r1", "red", "hives" }, { "b1", "blue", "wall" }, { "g1", "green", "barn" } } }
end

local function start(form)
    return game:start { options = { map = "two_ages" }, players = form.players or PLAYERS,
        variant = form.variant, rules = form.rules,
        fill = form.position and function(g)
            g.position = form.position
            for player, count in law.pairs(form.saved or {}) do
                g.saving:add({ actions = count }, g.purse[player])
            end
        end or nil }
end

-- ---- Messages ----

local match = start { position = position {} }
equal("who begins", question_of(match, "red").name, "talk")
equal("Enter passes", match:text(question_of(match, "red").number,
    match:default(question_of(match, "red").number)), "pass")
is_true("one after the other", #match:pending() == 1)
say(match, "red", "say green", "red", "Blue lies")
equal("told to one", #told(match, "green"), 1)
is_true("in its words", string.find(told(match, "green")[1], "Blue lies", 1, true) ~= nil)
same_list("the speaker hears itself", told(match, "red"), told(match, "green"))
for _, viewer in ipairs { "blue", false } do
    same_list("the others do not", told(match, viewer or nil), {})
end
say(match, "blue", "say all", "blue", "Red lies")
for _, viewer in ipairs { "red", "blue", "green", false } do
    local texts = told(match, viewer or nil)
    is_true("all are told", string.find(texts[#texts], "Red lies", 1, true) ~= nil)
end
say(match, "green", "pass", "red", "pass", "blue", "pass")
equal("who passes last", question_of(match, "red").name, "orders")

-- ---- Promises ----

match = start { position = position {} }
say(match, "red", "deal green promises order r1 stay", "blue", "pass", "green", "accept 201",
    "red", "pass", "blue", "pass", "green", "pass")
say(match, "red", "r1: move well", "blue", "b1: stay", "green", "g1: stay")
local function has(viewer, words)
    return string.find(table.concat(told(match, viewer), "\n"), words, 1, true) ~= nil
end
for _, viewer in ipairs { "red", "green" } do
    is_true("the breach is told to " .. viewer, has(viewer, "r1 move well"))
end
is_true("and not to blue", not string.find(table.concat(told(match, "blue"), "\n"), "r1 stay", 1,
    true))

-- What is offered openly all see, and it stays for one to accept.
match = start { position = position {} }
say(match, "red", "deal green openly promises order r1 stay")
for _, viewer in ipairs { "red", "blue", "green", false } do
    is_true("all see it", has(viewer or nil, "order r1 stay"))
end
checks.refuses("no proposal 1 to blue stands (J2.1)", "not_legal",
    match:check(question_of(match, "blue").number, "accept 1"))
say(match, "blue", "pass", "green", "accept 1", "red", "pass", "blue", "pass", "green", "pass",
    "red", "r1: move well", "blue", "b1: stay", "green", "g1: stay")
is_true("and what becomes of it", has("blue", "did r1 move well instead"))

-- ---- Trade ----

law.map { name = "row", ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } }, link_points = { { "p", "a1" }, { "q", "a3" } },
    starts = { { players = { "red", "blue" }, books = { { "p", "a2" }, { "q", "a1" } },
        units = { { "r1", "red", "a1" }, { "b1", "blue", "a2" } } } } }
match = game:start { options = { map = "row" }, players = { "red", "blue" }, variant = with_trade }
local before = match:hash()
say(match, "red", "propose blue gives book q b1 takes book p r1", "blue", "accept 1")
equal("a book has come", match.root.position:book "p", "a1")
equal("another has gone", match.root.position:book "q", "a2")
equal("units stand where they stood", match.root.position:unit("r1").at, "a1")
equal("and no control changes", match.root.position:controller "p", "red")
local after, save = match:hash(), assert(match:save())
local loaded = assert(game:load(save, { trust = true, variant = with_trade }))
equal("saved", loaded:hash(), after)
equal("cloned", match:clone():hash(), after)
assert(match:undo())
equal("undone", match.root.position:book "p", "a2")
say(match, "blue", "accept 1")
equal("and done again", match:hash(), after)
assert(match:undo())
assert(match:undo())
equal("all undone", match:hash(), before)

match = start { position = position { { "star", "wall" }, { "sun", "hives" } },
    variant = with_trade, saved = { red = 2 } }
say(match, "red", "propose blue gives 2 action takes book star r1", "blue", "accept 101")
equal("the actions have gone", match.root.purse.red:top().actions, 0)
equal("to blue", match.root.purse.blue:top().actions, 2)

-- Those kept and those earned are asked for together, and what is kept is on the board.
match = start { position = position { { "star", "wall" } }, variant = with_trade,
    saved = { red = 2 } }
is_true("on the board", string.find(require("johvets.show").board(match:view "blue"),
    "supply actions kept: red 2", 1, true) ~= nil)
say(match, "red", "pass", "blue", "pass", "green", "pass", "red", "r1: move well",
    "blue", "b1: move hives", "green", "g1: stay")
equal("in words", question_of(match, "red").say, "Supply action 1 of 2")
say(match, "red", "book well")
equal("the next", question_of(match, "red").say, "Supply action 2 of 2")
say(match, "red", "pass")
equal("kept", match.root.purse.red:top().actions, 1)
equal("blue has earned one", question_of(match, "blue").say, "Supply action 1 of 1")

-- ---- In fog ----

match = start { position = position { { "star", "wall" } }, variant = { fog, with_trade },
    saved = { red = 2, green = 3 } }
equal("its own purse", match:view("red").purse.red:top().actions, 2)
equal("not another's", match:view("red").purse.green:top().actions, nil)
say(match, "red", "propose blue gives 2 action takes book star r1", "blue", "accept 101")
is_true("the two know", #told(match, "red") > 0 and #told(match, "blue") > 0)
same_list("green is told nothing", told(match, "green"), {})
is_true("green asks for none of blue's", not string.find(table.concat(
    match:legal_texts(question_of(match, "green").number, 1000), "\n"), "takes 2 action", 1, true))
say(match, "green", "propose red gives action")
say(match, "red", "pass", "blue", "pass", "green", "pass")
equal("orders", question_of(match, "red").name, "orders")

checks.finish()
