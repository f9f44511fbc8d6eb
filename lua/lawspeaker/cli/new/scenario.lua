-- `law new scenario`: a situation and what must come of it; on a board of johvets, or as a match of
-- another game begins.
local fill = require "lawspeaker.cli.new.fill"
local known_game = require "lawspeaker.cli.new.known_game"

local scenario = {}

local JOHVETS <const> = [[
-- A situation of johvets, what is ordered in it, and what must come of it.
--
-- law help scenario    each field; law help order: how orders are written
-- law help expect      what can be expected; what is not stated is not checked
-- law run $FILE    tells the turn; law explain: why it came out so
local law = require "lawspeaker"

local map = law.map {
    name = "a ford",
    ages = { { "river", "west", "ford", "east", "hill" } },
    adjacent = { { "west", "ford" }, { "east", "ford" }, { "hill", "ford" } },
}

law.scenario {
    name = "$TITLE: the reinforced unit gets in",
    rule = "J4.4", -- the number of the rule that it shows
    map = map, -- or a map by its name: map = "standard"

    -- Units as { id, player, region }; books as { symbol, region }, where there are any.
    units = { { "u1", "red", "west" }, { "u2", "blue", "east" }, { "u3", "blue", "hill" } },

    -- Whoever has no order stays.
    orders = {
        { "u1", "move ford" },
        { "u2", "move ford" },
        { "u3", "reinforce u2 move ford" },
    },

    -- Of a unit the result and, behind a colon, the reason (law help verdict, reasons).
    expect = {
        u1 = "failed: outweighed",
        u2 = "succeeded: strongest",
        units = { u1 = "west", u2 = "ford" },
    },
}
]]

local OTHER <const> = [[
-- A situation of $GAME, what is answered in it, and what must come of it.
--
-- law help game_scenario, law help game_expect    each field
-- law rules $GAME state lists what a situation can state: tables, zones and globals.
-- law run $FILE    tells what happens; law explain: each change
local law = require "lawspeaker"

law.scenario {
    name = "$TITLE",
    game = "$GAME",
    players = { $PLAYERS },

    -- As it stands a whole match begins, with the game's setup. A situation states rows, globals
    -- and the phase to go on with instead:
    -- state = { TABLE = { { COLUMN = VALUE, place = "ZONE/WHOSE" } }, globals = { NAME = VALUE } },
    -- phase = "PHASE",

    -- What dice show, in their order, as in dice = { 5, { "purpose", 2 } }; else the seed says it.
    seed = 1,

    -- Answers, as { player, question, answer }; a question that nobody answers stays open.
    answers = {$ANSWERS},

    -- What is not stated is not checked.
    expect = {
        pending = { $PENDING },
    },
}
]]

local function quote_all(list)
    local quoted = {}
    for index, words in ipairs(list) do
        quoted[index] = known_game.quote(words)
    end
    return table.concat(quoted, ", ")
end

-- An answer of this length stands in a line.
local ANSWER_SIZE_MAX <const> = 60

-- The first question that is answered in a line, where there is one.
local function find_answerable(pending)
    for _, question in ipairs(pending) do
        if question.default and not question.is_sheet and #question.default <= ANSWER_SIZE_MAX then
            return question
        end
    end
end

-- Answers the first question with its default, and fills in what is then asked.
local function go_on(known, names)
    local question = find_answerable(known.pending)
    local pending = known.pending
    names.ANSWERS = ""
    if question then
        local message
        pending, message = known_game.answer_default(known, question)
        if not pending then
            return nil, message
        end
        names.ANSWERS = ("\n        { %s },\n    "):format(quote_all { question.player,
            question.name, question.default })
    end
    names.PENDING = known_game.quoted(pending)
    return true
end

local function text_of(asked, names)
    if asked.found.name == "johvets" then
        return fill.text(JOHVETS, names)
    end
    local known, message = known_game.ask(asked, true)
    if not known then
        return nil, message
    end
    names.GAME, names.PLAYERS = known.name, quote_all(known.players)
    local is_filled
    is_filled, message = go_on(known, names)
    known.session:close()
    return is_filled and fill.text(OTHER, names) or nil, message
end

function scenario.plan(asked)
    return fill.plan(asked, text_of, "the scenario", { "law check $PATH", "law test $PATH",
        "law run $PATH", "law explain $PATH" })
end

return scenario
