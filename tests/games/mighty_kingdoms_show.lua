-- What Mighty Kingdoms shows on a terminal, and how it reads what players type there.
local law = require "lawspeaker"
local matches = require "lawspeaker.game.match"

package.path = "variants/?.lua;" .. package.path
local game = require "mighty_kingdoms.game"
local show = require "mighty_kingdoms.show"

local function tile(g, name)
    for row in g.tile:each() do
        if row.name == name then
            return row
        end
    end
end

local function add(g, name, kind, owner, place, more)
    local columns = more or {}
    columns.name, columns.kind, columns.owner = name, kind, owner
    return g.token:add(columns, g.field[tile(g, place)])
end

-- red: a capital with an army that defends, a pair, an army that lies; blue: an army before it.
local function fill(g)
    g.month = 3
    for _, land in ipairs { { "B2", "red", "city" }, { "B3", "red", "fortress" },
        { "A2", "blue", "village" }, { "G3", "red", "none" } } do
        g.land:add({ controller = land[2], settlement = land[3],
            capital_of = land[1] == "B2" and "red" or nil,
            capital_number = land[1] == "B2" and 1 or 0, upturned = land[1] == "A2" },
            g.ground[tile(g, land[1])])
    end
    add(g, "army_1", "army", "red", "B2", { defending = true })
    add(g, "army_2", "army", "blue", "A2", { order = "raze", points = 300 })
    add(g, "army_3", "army", "red", "B3", { upright = false })
    local ship = add(g, "ship_1", "ship", "red", "G3", { points = 0 })
    add(g, "army_4", "army", "red", "G3", { aboard = ship })
    add(g, "ship_5", "ship", "red", "G3", { points = 0 })
end

local match = matches.start(game, { players = { "red", "blue" }, fill = fill,
    options = { map = "proving_ground" }, from = { phase = "orders" } })
local view = match:view "red"

-- ---- The board ----

local board = show.board(view)
for _, part in ipairs { "Year 1, month 4. Player order: 1 red, 2 blue", "|B2  ", "|1 capital",
    "|1 fort ", "|2!vill", "|1 a1+", "|1 a3-", "|1 s1a4 s5", "|2 a2", "|?",
    "1 red: 3 tiles; capital B2; fortress B3\n", "army_1 500 B2 (defending); army_3 500 B3 (on its "
        .. "side); ship_1 G3 with army_4 500; ship_5 G3\n",
    "2 blue: 1 tile; village A2\n    army_2 300 A2 (raze)" } do
    assert(board:find(part, 1, true), part .. " is not shown:\n" .. board)
end
for line in board:gmatch "[^\n]+" do
    assert(utf8.len(line) <= 100, line)
end
assert(show.board(match:view()):find("2 blue: 1 tile", 1, true), "an onlooker sees no board")

-- ---- What is typed ----

local TYPED <const> = {
    { "order", "move 1 a3", "move 1 a3" }, -- army_1 or ship_1: it stays open which
    { "order", "move a1 a3", "move army_1 a3" },
    { "order", "A1 A3", "move army_1 A3" },
    { "order", "s5 g2", "move ship_5 g2" },
    { "order", "5 G2", "move ship_5 G2" },
    { "order", "defend 3", "defend army_3" },
    { "order", "defend 2", "defend 2" }, -- it is blue's
    { "order", "pair 4 1", "pair army_4 ship_1" },
    { "order", "p 4 5", "p army_4 ship_5" },
    { "order", "move army_1 A3", "move army_1 A3" },
    { "resolve", "a3", "army_3" },
    { "assign", "5 2", "5 army_2" },
    { "deploy", "a1 a1", "army_1 a1" },
    { "build", "army A1", "army A1" },
    { "build", "replace 3 B3", "replace army_3 B3" },
    { "build", "done", "pass" },
    { "tithe", "-", "pass" },
    { "feed", "1, 3", "army_1, army_3" },
    { "split", "1 5", "ship_1 ship_5" },
    { "split", "no", "none" },
    { "concede", "Yes", "concede" },
    { "concede", "no", "fight" },
    { "free_move", "no", "stay" },
    { "free_move", "move a1 a1", "move army_1 a1" },
    { "report", "lost", "defender" },
    { "retreat", "A1", "A1" },
    { "race", "elves", "elves" },
}
for _, typed in ipairs(TYPED) do
    local read = show.read(view, { name = typed[1], player = "red" }, typed[2])
    assert(read == typed[3], string.format("%s: %q is read as %q", typed[1], typed[2], read))
end

-- Whatever is legal is also read as it is written, and a board is shown at any time.
local random = law.random(3)
local campaign = game:start { players = 4, seed = 3, rules = { ship_gold = 0, army_food = 0 } }
for _ = 1, 300 do
    for _, question in ipairs(campaign:pending()) do
        local own = campaign:view(question.player)
        local text = campaign:text(question.number, campaign:sample(question.number, random))
        assert(show.read(own, question, text) == text, text)
        assert(campaign:submit(question.number, text, question.player))
        for line in show.board(own):gmatch "[^\n]+" do
            assert(#line <= 100, line)
        end
    end
    if campaign:result() or not campaign:advance() then
        break
    end
end
print "the board is shown, and answers are read"
