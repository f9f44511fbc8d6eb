-- `law new map`: a small board of johvets or of Diplomacy, or a map of hexes, and a scenario on it.
local diplomacy_texts = require "lawspeaker.cli.new.diplomacy_texts"
local fill = require "lawspeaker.cli.new.fill"
local known_game = require "lawspeaker.cli.new.known_game"

local map = {}

-- ---- Johvets ----

local BOARD <const> = [[
-- A small board of johvets for two, to go on from: two Ages, which only books connect.
--
-- law help map       what a board consists of
-- law check $FILE    looks for mistakes: regions that nobody can reach, and the like
local law = require "lawspeaker"

return law.map {
    name = "$NAME", -- as the file, so that it can be found by its name
    title = "The Valley and the Shore",

    -- The Ages in board order, each with its regions. A region is an id, or a list of its id, a
    -- title for people, and where it is drawn: { "mill", title = "The Mill", at = { 120, 80 } }.
    ages = {
        { "valley", title = "The Valley", "mill", "bridge", "orchard", "hill" },
        { "shore", title = "The Shore", "quay", "dune", "tower", "cove" },
    },

    -- Who can move where, both ways. Regions of two Ages are never adjacent: books lead there.
    adjacent = {
        { "mill", "bridge" }, { "mill", "orchard" }, { "bridge", "hill" }, { "orchard", "hill" },
        { "quay", "dune" }, { "quay", "tower" }, { "dune", "cove" }, { "tower", "cove" },
    },

    -- A link point has a symbol. The book of that symbol leads to it, from wherever it lies.
    link_points = {
        { "fish", "quay" }, { "shell", "cove" },
        { "wheat", "mill" }, { "apple", "hill" },
    },

    -- Where a game begins: a start for each number of players that it is meant for.
    starts = {
        {
            players = { "red", "blue" },
            units = {
                { "r1", "red", "bridge" }, { "r2", "red", "orchard" },
                { "b1", "blue", "dune" }, { "b2", "blue", "tower" },
            },
            books = {
                { "fish", "bridge" }, { "shell", "orchard" },
                { "wheat", "dune" }, { "apple", "tower" },
            },
        },
    },
}
]]

local BOARD_SCENARIO <const> = [[
-- Tries the board: law test $SCENARIO runs this, law run tells what happens in it.
local law = require "lawspeaker"

law.scenario {
    name = "a book leads from one Age to the other",
    rule = "J3.3",
    map = require "$NAME",
    start = 2, -- the start for two players
    orders = { { "r1", "link fish" }, { "b2", "move quay" } },
    -- Both want the same region, and neither is stronger: nobody gets in (J4.4).
    expect = { r1 = "failed: tied", b2 = "failed: tied" },
}

law.scenario {
    name = "who links alone arrives, and controls the link point",
    rule = "J6.1",
    map = require "$NAME",
    start = 2,
    orders = { { "r1", "link fish" } },
    expect = { r1 = "succeeded", units = { r1 = "quay" }, control = { fish = "red" } },
}
]]

local function plan_board(_, names)
    return {
        files = {
            { path = names.PATH, text = fill.text(BOARD, names), sentence = "the board" },
            { path = names.SCENARIOPATH, text = fill.text(BOARD_SCENARIO, names),
                sentence = "two scenarios on it" },
        },
        next = fill.commands({
            "law check $PATH $SCENARIOPATH",
            "law test $SCENARIOPATH",
            "law play johvets --option map=$NAME --bots --maps $FOLDER",
        }, names),
    }
end

-- ---- Hexes ----

local HEXES <const> = [[
-- A map of hexes for $GAME, to go on from.
--
-- law help hexes      how a map of hexes is written, found, drawn and grown
-- law help hex_map    each field
local law = require "lawspeaker"

return law.hex_map {
    name = "$NAME", -- as the file, so that it can be found by its name
    title = "The Two Rivers",

    -- A row a line, a word a tile; "." is no tile. Every second row stands half a tile further to
    -- the right, so B1 touches A1 and A2.
    rows = {
        "P  P  P  F  C  O",
        "  P  P  R  P  C  O",
        "F  P  R  P  P  C",
        "  P  M  P  R  P  C",
        "C  P  P  P  R  P",
        "  O  C  P  P  P  F",
    },

    -- What the words stand for. A word that is not here is the terrain's own name.
    legend = {
        P = { "plain" }, M = { "mountain" }, F = { "forest" }, R = { "plain", "river" },
        C = { "plain", "coast" }, O = { "ocean" },
    },

    -- What is on an edge between two tiles, beside what their terrain says: here a pass.
    edges = { { "D2", "D3", { "clear" } } },

    -- Where players start; around each lie six tiles.
    starts = { "B2", "E5" },
}
]]

local HEX_SCENARIO <const> = [[
-- Tries the map: law test $SCENARIO runs this, law run tells what happens in it.
local law = require "lawspeaker"
require "$NAME" -- declares the map, which the option then finds by its name

law.scenario {
    name = "two kingdoms begin on the map",
    game = "$GAME",
    players = 2,
    options = { map = "$NAME" },
    expect = { $EXPECT },
}
]]

-- The first questions on the map, asked of the game itself. It finds the map by its name only once
-- that is written, so those of its own board stand for them.
local function first_questions(known)
    return ("pending = { %s }"):format(known_game.quoted(known.pending))
end

local function plan_hexes(asked, names)
    local known, message = known_game.ask(asked)
    if not known then
        return nil, message
    elseif not known.options.map then
        return nil, ("the game %s has no option map: it is played on no board of one's own"):format(
            known.name)
    end
    names.GAME = known.name
    local files = { { path = names.PATH, text = fill.text(HEXES, names), sentence = "the map" } }
    local commands = { "law check $PATH" }
    if known.name == "mighty_kingdoms" then
        names.EXPECT = first_questions(known)
        files[2] = { path = names.SCENARIOPATH, text = fill.text(HEX_SCENARIO, names),
            sentence = "a scenario on it" }
        commands = { "law check $PATH $SCENARIOPATH", "law test $SCENARIOPATH" }
    end
    commands[#commands + 1] = "law play $WORDS --option map=$NAME --bots --maps $FOLDER"
    return { files = files, next = fill.commands(commands, names) }
end

-- ---- Diplomacy ----

local function plan_diplomacy(asked, names)
    names.GAME = asked.found.name
    return {
        files = {
            { path = names.PATH, text = fill.text(diplomacy_texts.BOARD, names),
                sentence = "the board" },
            { path = names.SCENARIOPATH, text = fill.text(diplomacy_texts.SCENARIO, names),
                sentence = "a scenario on it" },
        },
        next = fill.commands({
            "law check $PATH $SCENARIOPATH",
            "law test $SCENARIOPATH",
            "law play $WORDS --option map=$NAME --bots=steady --maps $FOLDER",
        }, names),
    }
end

local PLANS <const> = { johvets = plan_board, diplomacy = plan_diplomacy }

function map.plan(asked)
    local plan_it = PLANS[asked.found.name] or plan_hexes
    local plan, message = plan_it(asked, fill.names(asked))
    if plan then
        plan.folder = asked.folder
    end
    return plan, message
end

return map
