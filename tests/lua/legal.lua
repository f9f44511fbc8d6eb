-- What could be ordered and supplied, the board in the middle of a turn, sheets of orders, and what
-- a player sees in fog: the members of turns and positions that games ask with.
local law = require "lawspeaker"
local checks = require "checks"

local equal, is_true, same_list = checks.equal, checks.is_true, checks.same_list

local map = law.map {
    name = "legal",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" }, { "b1", "b2" } },
    link_points = { { "p", "a3" }, { "q", "b1" } },
}
local position = law.position {
    map = map, players = { "red", "blue" },
    units = { { "r1", "red", "a1" }, { "u", "blue", "a3" }, { "r2", "red", "a2" } },
    books = { { "p", "b2" }, { "q", "a1" } },
    link_points = { { "far", "b2" }, { "away", "a4" } },
}

local function collect(turn, unit)
    local list = {}
    for text in turn:legal(unit) do
        list[#list + 1] = text
    end
    return list
end

-- ---- Orders ----

local turn = position:begin()
local listed = collect(turn, "r1")
same_list("legal orders", listed, { "stay", "move a2", "move a2 carry q", "link q",
    "transfer q to r2", "reinforce u move a2", "reinforce u link a2", "reinforce r2 stay",
    "reinforce r2 move a2", "reinforce r2 link a2" })
equal("as many", turn:legal_count "r1", #listed)
for index, text in ipairs(listed) do
    equal("one by its number", turn:legal_at("r1", index), text)
    is_true(text .. " is legal", turn:judge("r1", text))
end
checks.refuses('unit "r1" has 10 legal orders, not 11', "bad_argument", turn:legal_at("r1", 11))
checks.refuses('no unit "r3"; did you mean "r1"?', "unknown_unit", turn:legal_count "r3")
checks.refuses('no unit "r3"; did you mean "r1"?', "unknown_unit", turn:legal "r3")
checks.refuses("the regions are not adjacent", "not_adjacent", turn:judge("r1", "move a3"))
checks.refuses("there is no such book", "unknown_book", turn:judge("r1", "link x"))
is_true("also one that carries nothing", turn:judge("r1", "move a2 carry p"))
is_true("as a table", turn:judge("r1", { type = "link" }))

is_true("a sheet", turn:orders({ { "r1", { "move", "a2" } }, { "r2", "move a3" } }, "red"))
checks.refuses('orders[2]: no order "fly"', "bad_order",
    turn:orders { { "r1", "stay" }, { "r2", "fly" } })
checks.refuses('orders[1]: unit "u" belongs to another player', "not_yours",
    turn:orders({ { "u", "stay" } }, "red"))
turn:resolve()
equal("the sheet was given", turn:verdict("r2").order, "move a3")
equal("and what could not be read has changed nothing", turn:verdict("r1").order, "move a2")
checks.raises("turn:legal: the turn is past its Orders phase", turn.legal, turn, "r1")

-- A hook reads the orders that it is asked about, as it does those that are given.
local asked = {}
local lame = law.variant { name = "lame", hooks = { legal = function(ask, standard)
    asked[#asked + 1] = ask.order.type .. " " .. tostring(ask.order.to or ask.order.book)
        .. " " .. tostring(ask.order.carry)
    return standard and ask.order.type ~= "move"
end } }
turn = position:begin { variant = lame }
same_list("no moves", collect(turn, "r1"), { "stay", "link q", "transfer q to r2",
    "reinforce u move a2", "reinforce u link a2", "reinforce r2 stay", "reinforce r2 move a2",
    "reinforce r2 link a2" })
is_true("asked about a carrying one", string.find(table.concat(asked, "|"), "move a2 q", 1, true)
    ~= nil)
checks.refuses("a hook of the variant forbids it", "house_rule", turn:judge("r1", "move a2 carry"))
equal("as it was given", asked[#asked], "move a2 true")

-- ---- The middle of a turn ----

position = law.position {
    map = map, players = { "red", "blue" },
    units = { { "r1", "red", "a1" }, { "b1", "blue", "a3" }, { "r2", "red", "a2" } },
    books = { { "q", "a1" } },
}
turn = position:begin()
checks.raises('turn:board: the turn is in its orders phase', turn.board, turn)
turn:orders { { "r2", "move a3" }, { "b1", "stay" }, { "r1", "move a2 carry q" } }
turn:resolve()
equal("occupied", turn:verdict("r2").reason, "occupied")
same_list("conflicted", turn:conflicted(), { "a2", "a3" })
equal("need not flee", turn:flees_from "b1", false)
local link = law.position { map = map, players = { "red", "blue" },
    units = { { "r1", "red", "a1" }, { "b1", "blue", "b1" } }, books = { { "q", "a1" } } }:begin()
link:orders { { "r1", "link q" } }
link:resolve()
equal("a failed link flees from where it led", link:flees_from "r1", "b1")
equal("it stands nowhere", #link:board():units(), 1)
equal("the other where it stood", link:board():unit_in "b1", "b1")
turn:flee()
equal("actions", turn:actions "red", 0)
same_list("nothing to supply", turn:supply_legal "red", {})
checks.refuses("more actions than were earned", "none_left", turn:judge_supply("red", "book a1"))

local endless = law.variant { name = "endless", rules = { victory_fraction = { 2, 1 } } }
turn = position:begin { variant = endless }
turn:orders { { "b1", "move a4" }, { "r2", "move a3" } }
turn:resolve()
turn:flee()
same_list("what red can do", turn:supply_legal "red", { "book a1", "book a3" })
is_true("a book", turn:judge_supply("red", "book a3 as n1"))
checks.refuses("the id is in use", "id_in_use", turn:judge_supply("red", "book a3 as q"))
checks.refuses("there is no such region", "unknown_region", turn:judge_supply("red", "unit zz"))
turn:supply("red", { "book a3 as n1" })
equal("written", turn:board():link_point "n1", "a3")
equal("its number", turn:board().turn, 1)
same_list("nothing is left", turn:supply_legal "red", {})
local after = turn:finish()
equal("the same", after:link_point "n1", "a3")
equal("no winner yet", #turn:outcome().winners, 0)
equal("no draw", turn:outcome().draw, false)
same_list("nobody is out", turn:outcome().out, {})

-- ---- Fog ----

position = law.position {
    map = map, players = { "red", "blue" },
    units = { { "r1", "red", "a1" }, { "b1", "blue", "a3" }, { "b2", "blue", "a2" } },
    books = { { "p", "b2" }, { "q", "a1" }, { "far", "a2" } },
    link_points = { { "away", "a4" }, { "far", "b2" } },
    control = { { "q", "red" } },
}
same_list("regions in sight", position:seen "red", { "a1", "a2" })
is_true("sees", position:sees("red", "a2"))
equal("does not see", position:sees("red", "a3"), false)
local view = position:view "red"
equal("one of two", #view:units(), 2)
equal("a unit in sight", view:unit_in "a2", "b2")
equal("one that is not", view:unit_in "a3", false)
equal("a book in sight", view:book "q", "a1")
equal("one that is not", view:book "p", false)
equal("a book shows where it leads", view:link_point "far", "b2")
equal("control out of sight", view:controller "q", false)
checks.refuses('no link point "away"', "unknown_symbol", view:link_point "away")
checks.refuses('no player "green"', "unknown_player", position:view "green")

checks.finish()
