-- Part of the table in spec.lua: maps of hexes. Fields, objects and pages are written as in
-- spec_forms.lua, spec_objects.lua and spec_pages.lua.
local MAP_EXAMPLE <const> = [[
local law = require "lawspeaker"

return law.hex_map {
    name = "the ford",
    -- B1 touches A1 and A2: the second row stands half a tile further to the right.
    rows = {
        "plain  hills  plain",
        "  wood  PR   -",
        "plain  water  plain",
    },
    legend = { PR = { "plain", "river" }, hills = { "plain", "hill" } },
    edges = { { "B1", "B2", { "water" } } },
    starts = { "A1", "C3" },
}
]]

local forms = {
    { "hex_map", sentence = "a map of hexes, each with a corner at the top, by `rows` or by "
        .. "`tiles` (law help hexes)", example = MAP_EXAMPLE, fields = {
        { "name", "text", "what scripts and files call it", required = true },
        { "title", "text", "what people call it" },
        { "rows", { list = "string", min = 1 }, "the rows from the top, each a text of words, one "
            .. "a tile; \".\" and \"-\" are no tile. Every second row, B, D, …, stands half a tile "
            .. "further to the right. A tile is called by its row and column: A1, B3" },
        { "legend", { entries = { list = "id", min = 1 }, key = "word" }, "rows: the terrain that "
            .. "a word stands for; any other word is the terrain's own name" },
        { "tiles", { list = "form:hex_tile", min = 1 }, "the tiles, instead of rows" },
        { "edges", { list = "form:hex_edge" }, "what is on the edges between two tiles",
            default = "{}" },
        { "starts", { list = "id" }, "the tiles where players start", default = "{}" },
    } },
    { "hex_tile", row = 4, sentence = "a tile by its coordinates: q counts to the right along a "
        .. "row, r rows downwards; the next row's tile at the same q is the one at the lower right",
        fields = {
        { "name", "id", "the tile's id", required = true },
        { "q", "integer", "along the row", required = true },
        { "r", "integer", "the row", required = true },
        { "terrain", { list = "id", min = 1 }, "its terrain", required = true },
    } },
    { "hex_edge", row = 3, sentence = "what is on the edge between two neighbouring tiles, from "
        .. "either side", fields = {
        { "tile", "id", "one tile", required = true },
        { "other", "id", "the other", required = true },
        { "features", { list = "id", min = 1 }, "what is there", required = true },
    } },
    { "hex_columns", sentence = "what `law.hex_columns` is told", fields = {
        { "terrain", { list = "id", min = 1 }, "all terrain that there can be", required = true },
        { "edges", { list = "id" }, "features of edges, each a column of six flags",
            default = "{}" },
        { "table", "id", "the name of the table", default = "\"tile\"" },
    } },
    { "hex_land", sentence = "what `law.grow_hex_map` is told: so many equal lands around a "
        .. "neutral middle", fields = {
        { "name", "text", "what the map is called", default = "\"generated\"" },
        { "kingdoms", "positive", "how many lands, 2 to 6", required = true },
        { "radius", "positive", "how far each reaches from its start", default = "2" },
        { "paint", "rule_function", "function(tiles): sets the terrain and edges of the tiles of "
            .. "one land and one share of the middle (law help hexes)", required = true },
    } },
}

local NAME <const> = { "tile", "string" }

local objects = {
    { "hex_map", sentence = "a map of hexes; it never changes. Directions 1 to 6 are e, ne, nw, w, "
        .. "sw, se", fields = {
        { "name", "text", "what scripts call it" },
        { "title", "text", "what people call it, or nil", optional = true },
    }, methods = {
        { "tiles", {}, returns = { list = "result:HexTile" },
            sentence = "the tiles, in the map's order" },
        { "tile", { NAME }, returns = "result:HexTile", input = true, sentence = "a tile" },
        { "starts", {}, returns = { list = "string" }, sentence = "the tiles where players start" },
        { "neighbours", { NAME }, returns = { list = "string" }, input = true,
            sentence = "the tiles next to one, in the order of directions" },
        { "direction", { NAME, { "other", "string" } }, returns = "integer", input = true,
            sentence = "the direction of the tile next to one; false when it is not next to it" },
        { "distance", { NAME, { "other", "string" } }, returns = "integer", input = true,
            sentence = "how many steps lead from one place to another, whatever lies between" },
        { "within", { NAME, { "steps", "count" } }, returns = { list = "string" }, input = true,
            sentence = "the tiles that are so near, the nearest first, itself included" },
        { "reach", { NAME, { "passes", "rule_function" } }, returns = { list = "string" },
            input = true, sentence = "the tiles that steps lead to, the nearest first, itself "
                .. "included, where passes(from, to, direction) says of two HexTiles whether a "
                .. "step is allowed" },
        { "lay", { { "table", "any" }, { "more", "rule_function", optional = true } },
            sentence = "in a game's `board`: adds a row a tile to a static table whose columns "
                .. "come from law.hex_columns. more(tile) gives further columns, or others, of a "
                .. "HexTile; one that is false is left out" },
        { "picture", { { "lines", "rule_function", optional = true } }, returns = "string",
            sentence = "the map as text, a box a tile; lines(tile) gives what stands in the box of "
                .. "a HexTile: a text or a list of texts, else its name" },
        { "drawing", {}, returns = { list = "result:HexShape" },
            sentence = "where the tiles are drawn, in the map's order" },
    } },
}

local results = {
    { "HexTile", sentence = "a tile of a hex map", fields = {
        { "name", "string", "its name" },
        { "q", "integer", "along the row" }, { "r", "integer", "the row" },
        { "terrain", { list = "string" }, "its terrain" },
        { "start", "flag", "a player can start there" },
        { "neighbours", { list = { either = { "string", "no" } } },
            "the names of the six tiles next to it by direction; false where there is none" },
        { "edges", { list = { list = "string" } }, "what is on its six edges, by direction" },
    } },
    { "HexShape", sentence = "where a tile is drawn: x counts half widths of a hex to the right, y "
        .. "half lengths of a side downwards. With sides of length s a half width is s times the "
        .. "root of 3/4, a half side s/2", fields = {
        { "name", "string", "the tile's name" },
        { "x", "integer", "of its centre" }, { "y", "integer", "of its centre" },
        { "corners", { list = { list = "integer" } }, "its six corners { x, y }, from the upper "
            .. "right on against the clock: corner i is between the directions i and i + 1" },
    } },
}

local functions = {
    { "hex_map", { { "form", "form:hex_map" } }, returns = "object:hex_map",
        sentence = "declares a map of hexes, which law.find_hex_map finds by its name" },
    { "find_hex_map", { { "name", "string" }, { "folder", "string", optional = true },
        { "known", { list = "string" }, optional = true } }, returns = "object:hex_map",
        input = true, sentence = "the hex map of a name: one that a script declares, else the file "
            .. "NAME.lua, spaces written as _, of a folder that `require` knows, as "
            .. "\"my_game.maps\", beside the script, or on the map path (law help maps). `known`: "
            .. "names to suggest where there is none" },
    { "grow_hex_map", { { "form", "form:hex_land" } }, returns = "object:hex_map",
        sentence = "makes a map on which all starts have equal surroundings" },
    { "hex_columns", { { "form", "form:hex_columns" } }, returns = "table",
        sentence = "the columns of a static table of tiles: name, q, r, terrain, start, "
            .. "neighbours, and six flags for each feature of edges" },
    { "hex_distance", { { "from", "any" }, { "to", "any" } }, returns = "integer",
        sentence = "how many steps lead from one tile to another, which are rows or anything else "
            .. "with q and r" },
    { "hex_direction", { { "from", "any" }, { "to", "any" } }, returns = "integer",
        sentence = "the direction, 1 to 6, of the tile next to one; nil when it is not" },
    { "hex_picture", { { "tiles", { list = "any" } }, { "lines", "rule_function",
        optional = true } }, returns = "string",
        sentence = "a list of rows, or of anything else with q and r, as text, a box each; "
            .. "lines(tile) gives what stands in it: a text or a list of texts" },
}

local codes = {
    { "unknown_tile", "there is no such tile on the hex map" },
    { "unknown_map", "there is no hex map of that name" },
}

local GAME_EXAMPLE <const> = [[
local law = require "lawspeaker"

local columns = law.hex_columns {
    terrain = { "plain", "hill", "river", "wood", "water" },
    edges = { "water" },
}

return law.game {
    name = "fords", api = 1, players = { "red", "blue" },
    options = { { "map", "the ford", "the board, by its name" } },
    state = {
        { "tile", columns, static = true },
        { "unit", { owner = "player" } },
        { "field", { zone_of = "unit", each = "tile" } },
    },
    board = function(g)
        local map, message = law.find_hex_map(g.options.map, "fords.maps")
        if not map then
            error(message, 0)
        end
        map:lay(g.tile)
    end,
    phases = {
        { "begin", rule = "1", function(g)
            for tile in g.tile:each() do
                if tile.start then
                    g.unit:add({ owner = "red" }, g.field[tile])
                end
            end
            g:finish { draw = true }
        end },
    },
    show = function(view)
        local tiles = {}
        for tile in view.tile:each() do
            tiles[#tiles + 1] = tile
        end
        return law.hex_picture(tiles, function(tile)
            return { tile.name, tostring(#view.field[tile]) }
        end)
    end,
}
]]

local directions = {
    { "1 e, 4 w", "q + 1, q - 1: along the row, to the right and to the left" },
    { "2 ne, 5 sw", "q + 1 and r - 1; q - 1 and r + 1" },
    { "3 nw, 6 se", "r - 1; r + 1" },
}

local pages = {
    { "hexes", title = "Maps of hexes", head = "direction", example = GAME_EXAMPLE,
        sentence = "how a map of hexes is written, found, laid as the rows of a table, drawn and "
            .. "grown", paragraphs = {
            "Hexes stand with a corner at the top. A tile has coordinates q and r, six edges and "
                .. "six neighbours, counted by direction, 1 to 6, from the right on against the "
                .. "clock. `law help hex_map` shows a map written by hand, and what a map answers; "
                .. "`law new map my_map --game mighty_kingdoms` writes one, to go on from.",
            "A game finds a map by its name with law.find_hex_map: one that a script has declared, "
                .. "the latest of a name; else the file of that name in the game's folder of maps, "
                .. "beside the script, or on the map path, --maps DIR. So a scenario can declare "
                .. "its own map and name it in its options.",
            "law.hex_columns { terrain = …, edges = … } gives the columns of a static table, and "
                .. "map:lay(g.tile) fills it: neighbours is a list of six rows or false, and each "
                .. "feature of edges a list of six flags, tile.water[direction]. What is on an "
                .. "edge both its tiles know. law.hex_distance and law.hex_direction work on such "
                .. "rows, and law.hex_picture draws them.",
            "law.grow_hex_map { kingdoms = 4, paint = … } makes a map on which each start "
                .. "has a land of the same tiles around it, up to turning and mirroring, edges "
                .. "included, and a neutral middle. paint(tiles) is given one land and one share "
                .. "of the middle, a list of { name, q, r, distance, is_land, neighbours, edges "
                .. "}, those of the land first: distance is that from the nearest start, and "
                .. "neighbours are six such tiles or false, for a copy the one that it is copied "
                .. "from. It sets tile.terrain, a list of ids, and may add features to "
                .. "tile.edges[direction], a list each. Chance comes from the game's own dice, "
                .. "g:random(6, \"map\") in its `board`; the map belongs to the match, and no "
                .. "name finds it.",
        }, rows = function()
            return directions
        end },
}

return { forms = forms, objects = objects, results = results, functions = functions,
    codes = codes, pages = pages }
