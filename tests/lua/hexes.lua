-- Maps of hexes: by hand, their mistakes, what they answer, found by name, laid as rows, drawn.
local law = require "lawspeaker"
local checks = require "checks"
local core = require "lawspeaker.core"
local spec = require "lawspeaker.spec"

local equal, is_true, same_list = checks.equal, checks.is_true, checks.same_list

local ford = assert(load(spec.forms.hex_map.example))()

-- ---- Reading ----

equal("name", ford.name, "the ford")
equal("title", ford.title, nil)
equal("as text", tostring(ford), 'hex map "the ford"')
same_list("starts", ford:starts(), { "A1", "C3" })
same_list("neighbours by direction", ford:neighbours "B1", { "B2", "A2", "A1", "C1", "C2" })
same_list("the second row stands to the right", ford:neighbours "B2",
    { "A3", "A2", "B1", "C2", "C3" })
same_list("terrain by the legend", ford:tile("B2").terrain, { "plain", "river" })
same_list("terrain by its own name", ford:tile("B1").terrain, { "wood" })
equal("coordinates", ("%d %d"):format(ford:tile("C3").q, ford:tile("C3").r), "1 2")
equal("a start", ford:tile("C3").start, true)
equal("no start", ford:tile("C2").start, false)
equal("no neighbour", ford:tile("A1").neighbours[4], false)
equal("a neighbour", ford:tile("A1").neighbours[6], "B1")
same_list("an edge", ford:tile("B1").edges[1], { "water" })
same_list("from the other side", ford:tile("B2").edges[4], { "water" })
same_list("nothing on it", ford:tile("B2").edges[2], {})
equal("direction", ford:direction("A1", "B1"), 6)
equal("no direction", ford:direction("A1", "C1"), false)
equal("distance", ford:distance("A1", "C3"), 3)
equal("no distance", ford:distance("A1", "A1"), 0)
same_list("within", ford:within("C1", 1), { "C1", "B1", "C2" })
same_list("within nothing", ford:within("C1", 0), { "C1" })
same_list("reach", ford:reach("A1", function(from, to, direction)
    is_true("steps lead to neighbours", from.neighbours[direction] == to.name)
    return #from.edges[direction] == 0 and to.terrain[1] ~= "water"
end), { "A1", "A2", "B1", "A3", "B2", "C1", "C3" })
equal("tiles", #ford:tiles(), 8)
for _, tile in ipairs(ford:tiles()) do
    for direction, name in ipairs(tile.neighbours) do
        local opposite = (direction + 2) % 6 + 1
        is_true("neighbours are mutual", not name or ford:tile(name).neighbours[opposite]
            == tile.name)
    end
end
checks.refuses('no tile "A9"; did you mean "A1"?', "unknown_tile", ford:tile "A9")
checks.refuses('no tile "A9"; did you mean "A1"?', "unknown_tile", ford:distance("A1", "A9"))
checks.raises("hex_map:distance: argument 2 (other): expected a string, got nothing", function()
    ford:distance "A1"
end)
checks.raises('hex_map: no member "tyles"; did you mean "tiles"?', function() return ford.tyles end)

-- What is handed out is a copy.
ford:tile("A1").terrain[1] = "water"
same_list("the map never changes", ford:tile("A1").terrain, { "plain" })

-- Tiles by coordinates, and all directions around one.
local flower = law.hex_map { name = "flower", title = "The Flower", tiles = {
    { "centre", 0, 0, { "plain" } }, { "e", 1, 0, { "plain" } }, { "ne", 1, -1, { "plain" } },
    { "nw", 0, -1, { "plain" } }, { "w", -1, 0, { "plain" } }, { "sw", -1, 1, { "plain" } },
    { "se", 0, 1, { "plain" } },
} }
same_list("directions", flower:tile("centre").neighbours, { "e", "ne", "nw", "w", "sw", "se" })
equal("title", flower.title, "The Flower")
local shape = flower:drawing()[1]
equal("a centre", ("%s %d %d"):format(shape.name, shape.x, shape.y), "centre 0 0")
equal("another", ("%d %d"):format(flower:drawing()[2].x, flower:drawing()[2].y), "2 0")
equal("to the lower right", ("%d %d"):format(flower:drawing()[7].x, flower:drawing()[7].y), "1 3")

-- Neighbours share two corners: i and the one before it are the ends of edge i.
local shapes = {}
for _, one in ipairs(flower:drawing()) do
    shapes[one.name] = one
end
for direction, name in ipairs(flower:tile("centre").neighbours) do
    local corners = {}
    for _, corner in ipairs(shapes[name].corners) do
        corners[corner[1] .. "," .. corner[2]] = true
    end
    for _, index in ipairs { direction, (direction + 4) % 6 + 1 } do
        local corner = shapes.centre.corners[index]
        is_true("a shared corner to the " .. name, corners[corner[1] .. "," .. corner[2]] == true)
    end
end

-- Many rows have names of two letters.
local tall = {}
for row = 1, 28 do
    tall[row] = "plain"
end
is_true("row 27", law.hex_map({ name = "tall", rows = tall }):tile("AA1") ~= nil)

-- ---- Mistakes ----

local function refuses(message, form)
    checks.raises(message, function() law.hex_map(form) end)
end

refuses('hex_map: name: missing: what scripts and files call it', {})
refuses('hex_map "m": missing: rows or tiles', { name = "m" })
refuses('hex_map "m": tiles: it has rows; a map has one of rows and tiles',
    { name = "m", rows = { "a" }, tiles = { { "a", 0, 0, { "plain" } } } })
refuses('hex_map "m": legend: it is for the words of rows, and there are none',
    { name = "m", legend = { a = { "plain" } }, tiles = { { "a", 0, 0, { "plain" } } } })
refuses('hex_map "m": rows[2]: "p*", word 1, is neither an id nor in the legend',
    { name = "m", rows = { "p p", "p* p" } })
refuses('hex_map "m": rows: there is no tile in them', { name = "m", rows = { "- ." } })
refuses('hex_map "m": rows: the list is empty', { name = "m", rows = {} })
refuses('hex_map "m": legend.a: the list is empty',
    { name = "m", rows = { "a" }, legend = { a = {} } })
refuses('hex_map "m": rows[1]: terrain "plain" is there twice',
    { name = "m", rows = { "a" }, legend = { a = { "plain", "plain" } } })
refuses('hex_map "m": no field "row"; did you mean "rows"?', { name = "m", row = { "a" } })
refuses('hex_map "m": tiles[2]: tile "a" is there twice',
    { name = "m", tiles = { { "a", 0, 0, { "p" } }, { "a", 1, 0, { "p" } } } })
refuses('hex_map "m": tiles[2]: tile "b" lies at 0, 0, where "a" is',
    { name = "m", tiles = { { "a", 0, 0, { "p" } }, { "b", 0, 0, { "p" } } } })
refuses('hex_map "m": tiles[1]: 0, 1001 is further out than 1000',
    { name = "m", tiles = { { "a", 0, 1001, { "p" } } } })
refuses('hex_map "m": tiles[1][4]: missing: its terrain; it is written { name, q, r, terrain }',
    { name = "m", tiles = { { "a", 0, 0 } } })
refuses('hex_map "m": edges[1][2]: no tile "A3"; did you mean "A1"?',
    { name = "m", rows = { "p p" }, edges = { { "A1", "A3", { "water" } } } })
refuses('hex_map "m": edges[1]: A1 and A3 are not next to each other',
    { name = "m", rows = { "p p p" }, edges = { { "A1", "A3", { "water" } } } })
refuses('hex_map "m": edges[2]: the edge between A2 and A1 is there already: edges[1]',
    { name = "m", rows = { "p p p" }, edges = { { "A1", "A2", { "water" } },
        { "A2", "A1", { "rough" } } } })
refuses('hex_map "m": edges[1]: feature "water" is there twice',
    { name = "m", rows = { "p p p" }, edges = { { "A1", "A2", { "water", "water" } } } })
refuses('hex_map "m": starts[2]: tile "A1" is there twice',
    { name = "m", rows = { "p p p" }, starts = { "A1", "A1" } })
refuses('hex_map "m": starts[1]: no tile "B1"; did you mean "A1"?',
    { name = "m", rows = { "p p p" }, starts = { "B1" } })
local wide = {}
for row = 1, 65 do
    wide[row] = ("p "):rep(64)
end
refuses('hex_map "m": 4160 tiles; a map has at most 4096', { name = "m", rows = wide })

-- ---- By name ----

equal("found", law.find_hex_map "the ford", ford)
local later = law.hex_map { name = "the ford", rows = { "plain" } }
equal("a later one hides it", law.find_hex_map "the ford", later)
checks.refuses('no hex map "the fort": no script declares it, and there is no the_fort.lua beside '
    .. 'the script or on the map path; did you mean "the ford"?', "unknown_map",
    law.find_hex_map "the fort")
checks.refuses('no hex map "x": no script declares it, and there is no x.lua in a_game/maps, '
    .. 'beside the script or on the map path; there is "one", "the ford", "flower", "tall"',
    "unknown_map", law.find_hex_map("x", "a_game.maps", { "one" }))
for _, name in ipairs { "../x", "/x", "x/y", "", "x.y", ("x"):rep(51) } do
    local found, message, code = law.find_hex_map(name)
    is_true("no file is called " .. name, found == nil and code == "unknown_map"
        and message:find("and no file is called so", 1, true) ~= nil)
end
package.path = "variants/?.lua;" .. package.path
local crossing = law.find_hex_map("crossing", "mighty_kingdoms.maps")
equal("a file of a game", crossing.name, "crossing")
equal("and again", law.find_hex_map("crossing", "mighty_kingdoms.maps"), crossing)
equal("it is no map of the script", (law.find_hex_map "crossing"), nil)
checks.refuses('mighty_kingdoms/tiles.lua returns a table and no hex map; it ends with `return '
    .. 'law.hex_map { … }`', "unknown_map", law.find_hex_map("tiles", "mighty_kingdoms"))
package.preload["other"] = function() return flower end
checks.refuses('other.lua declares the hex map "flower", not "other"', "unknown_map",
    law.find_hex_map "other")
package.preload["broken"] = function() error("it is broken", 0) end
equal("what is wrong in a file is raised", checks.message_of(law.find_hex_map, "broken"),
    "it is broken")

-- ---- As rows ----

local columns = law.hex_columns { terrain = { "plain", "sea" }, edges = { "water" } }
equal("columns", columns.neighbours.type, "tile?")
checks.raises('law.hex_columns: edges[1]: "start" is the name of another column', function()
    law.hex_columns { terrain = { "plain" }, edges = { "start" } }
end)

-- A game that lays the map of its option, and hands its rows to `look`.
local function play(map, more, look)
    local game = law.game {
        name = "walk", api = 1, players = { "red" },
        state = { { "tile", law.hex_columns { terrain = { "plain", "sea" }, edges = { "water" } },
            static = true } },
        board = function(g) map:lay(g.tile, more) end,
        phases = { { "look", function(g)
            look(g)
            g:finish { draw = true }
        end } },
    }
    return game:start()
end

local strait = law.hex_map { name = "strait", rows = { "plain sea", "plain plain" },
    edges = { { "A1", "B1", { "water" } } }, starts = { "B2" } }
play(strait, nil, function(g)
    local a1, a2, b1, b2 = g.tile:get(1), g.tile:get(2), g.tile:get(3), g.tile:get(4)
    same_list("names", { a1.name, a2.name, b1.name, b2.name }, { "A1", "A2", "B1", "B2" })
    equal("a neighbour is a row", a1.neighbours[1], a2)
    equal("none", a1.neighbours[4], false)
    same_list("terrain", a2.terrain, { "sea" })
    equal("a start", b2.start, true)
    equal("a flag", a1.water[6], true)
    equal("from the other side", b1.water[3], true)
    equal("no flag", a1.water[1], false)
    equal("distance", law.hex_distance(a1, b2), 2)
    equal("direction", law.hex_direction(a1, b1), 6)
    equal("no direction", law.hex_direction(a1, b2), nil)
    equal("a picture of rows", law.hex_picture { a1, b1 },
        "+---+\n|A1 |\n+-+-+-+\n  |B1 |\n  +---+\n")
end)
play(strait, function(tile)
    return tile.name == "A1" and { water = false, terrain = { "plain", "sea" } } or nil
end, function(g)
    equal("a column left out", g.tile:get(1).water[6], false)
    equal("a column of one's own", #g.tile:get(1).terrain, 2)
    equal("the others as ever", g.tile:get(3).water[3], true)
end)
is_true("only tables", checks.message_of(play, strait, function() return 1 end, print):find(
    "hex_map:lay: the function gives a table of columns or nothing, not 1", 1, true) ~= nil)
checks.raises("hex_map:lay: expected a table of the state, as in map:lay(g.tile), got a table",
    function() strait:lay {} end)
checks.raises('law.hex_distance: expected a tile, which has q and r, got "A1"', function()
    return law.hex_distance("A1", "A2")
end)
local asking = law.game {
    name = "rash", api = 1, players = { "red" }, state = {},
    phases = { { "one", function() law.hex_map { name = "m", rows = { "p" } } end } },
}
is_true("no rule declares one", checks.message_of(asking.start, asking):find(
    'hex_map "m": a rule cannot declare one: declare it when the script is read', 1, true) ~= nil)

-- The example of the page.
law.hex_map { name = "the ford", rows = { "plain river", "hill wood" }, starts = { "A2" } }
local fords = assert(load(spec.pages.hexes.example))()
equal("it shows the map", core.game_details(fords).show(fords:start():view("red")),
    "+---+---+\n|A1 |A2 |\n|0  |1  |\n+-+-+-+-+-+\n  |B1 |B2 |\n  |0  |0  |\n  +---+---+\n")

-- ---- Pictures ----

local holes = law.hex_map { name = "holes", rows = { "p - p", "- p", "", "p" } }
equal("holes", holes:picture(), [[
+---+   +---+
|A1 |   |A3 |
+---+ +-+-+-+
      |B2 |
      +---+

  +---+
  |D1 |
  +---+
]])
equal("lines", strait:picture(function(tile)
    return tile.name == "A2" and { "größer", "1" } or tile.name
end), [[
+-------+-------+
|A1     |größer |
|       |1      |
+---+---+---+---+---+
    |B1     |B2     |
    |       |       |
    +-------+-------+
]])
for line in (crossing:picture() .. holes:picture()):gmatch "[^\n]+" do
    is_true("no trailing spaces", not line:find " $")
end
checks.raises("picture: the function gives a text or a list of them, not 1", function()
    strait:picture(function() return 1 end)
end)
checks.raises('picture: "a\\x0ab" is not a line of at most 40 characters', function()
    strait:picture(function() return "a\nb" end)
end)
equal("nothing", law.hex_picture {}, "")
checks.raises("law.hex_picture: [1]: expected a tile, which has q and r, got 1", function()
    law.hex_picture { 1 }
end)

checks.finish()
