-- Part of the table in spec.lua: the page about bots. Written as in spec_pages.lua; the forms and
-- objects are spec_bots.lua's.
local SHEETS_EXAMPLE <const> = [[
local law = require "lawspeaker"

-- Begins with orders by chance, changes one at a time, and keeps what does better.
return law.bot {
    name = "tinker", api = 1, games = { "johvets" },
    choose = function(view, question, random)
        if question.kind ~= "slots" then
            return question:sample(random)
        end
        local function worth(sheet)
            local simulation = view:simulate()
            local left, nodes = question:left() or 1000, question:nodes_left() or 2
            if not simulation or nodes < 2 or left < 50 then
                return nil
            end
            simulation:submit(question.number, sheet)
            simulation:play { batches = 2, random = random }
            return simulation:score() or 0
        end
        local best = question:sheet():fill(random)
        local most = worth(best)
        for _ = 1, most and 30 or 0 do
            local sheet = best:copy()
            local unit = random:pick(sheet:slots())
            sheet:set(unit, sheet:sample(unit, random))
            local its = worth(sheet)
            if not its then
                break
            elseif its > most then
                best, most = sheet, its
            end
        end
        return best
    end,
}
]]

local EMBEDDED_EXAMPLE <const> = [[
local law = require "lawspeaker"
local game = require "johvets.game"

local bot = law.bot { name = "plain", api = 1, choose = function(_, question, random)
    return question:sample(random)
end }
local match, random = game:start { players = 2, options = { turns = 3 } }, law.random(1)
while not match:result() do
    for _, asked in ipairs(match:pending()) do
        local answer = assert(bot:choose(match, asked.number, random, 200))
        assert(match:submit(asked.number, answer))
    end
    match:advance()
end
]]

local SHIPPED <const> = {
    { "random", "any game: legal answers by chance" },
    { "greedy", "any game with a score: what stands best one step ahead; quick" },
    { "search", "any game with a score: plays on from many answers, by chance, as long as its "
        .. "budget lasts; slow" },
    { "strong", "johvets: guesses the others' orders and betters its own one by one, as long as "
        .. "its budget lasts" },
    { "steady", "each other game that comes along: plays for what its rules give points for; quick"
    },
}

local pages = {
    { "bots", title = "Bots: written, tried, matched",
        sentence = "a bot is a Lua file that ends with `return law.bot { … }` and plays any game, "
            .. "or those that it names. The shortest one is `return law.bot { name = \"mine\", api "
            .. "= 1, choose = function(view, question, random) return question:sample(random) end "
            .. "}`",
        paragraphs = {
            "Begin with `law new bot mine`, and see with `law check mine.lua` whether it plays as "
                .. "it should. `law play johvets --bot p2=mine.lua` lets you play against it, and "
                .. "`law tournament johvets mine.lua greedy random` says how good it is, with the "
                .. "error of that (law help ratings: how its figures are read). Bots that come "
                .. "along are called by their names, and are listed below.",
            "What a bot prints with `print` is shown by `law check mine.lua --game GAME`, a line "
                .. "each time, and nowhere else: law play and law tournament leave it out. The "
                .. "error of a bot is told with its file and line in all of them.",
            "Each question to the bot's player is a call of `choose`. It returns an answer: a "
                .. "value that question:legal, :sample or :sheet has given, a text as a person "
                .. "would type it, or nil for the default. An answer that is not legal is refused, "
                .. "and `choose` is called again with the reason in question.refusals; after "
                .. "the game's max_refusals the default is taken. Each answer that was refused is "
                .. "counted as illegal, and an error as a crash. What the file requires it must "
                .. "require when it is read: in a question there are no more files. Questions "
                .. "of a talk go to `talk`, where there is one; else the bot passes.",
            "`view` is what its player may see, and no more: the tables, zones and globals of the "
                .. "game, as in the rules (law help view). Nothing else of the match is in the "
                .. "bot's process, but that what unseen places of zones hold is dealt anew among "
                .. "them: a game whose values would tell something even so says what to make up "
                .. "instead (law help schema). Rows in answers are rows of the view.",
            "`view:simulate()` gives a copy of the match that can be played on (law help "
                .. "simulation), or nil and why there is none. What the player does not see has "
                .. "been made up in it, unseen cards dealt anew, and its dice are new; so one "
                .. "simulation tells little, and many with the same answer tell how good it is. "
                .. "simulation:play plays on by itself; `answer` in its form is asked what others "
                .. "do (law help playing). A batch is all questions that are open at once and what "
                .. "comes of their answers: `batches = 1` goes on to the next questions, and how "
                .. "many make a turn is the game's affair: one for each time that it asks "
                .. "somebody. simulation:clone costs less than another view:simulate. "
                .. "simulation:score() is the game's own opinion of how a player stands.",
            "There is none where nothing could be made up that leads, by the rules, to what the "
                .. "player sees and is asked: then the question can be answered and no more. Of "
                .. "the games that come along that is so in johvets/fog for most questions about "
                .. "flight and some about supply, in mighty_kingdoms on a table for about half of "
                .. "those for an army list, and rarely in talks; a bot answers them without.",
            "A sheet (law help sheet) is for questions about several things at once, as the orders "
                .. "of an army: sheet:legal(slot) and sheet:sample(slot, random) are about one "
                .. "slot, sheet:set judges what is set, and the sheet is returned as the answer. "
                .. "sheet:fill(random) sets the rest by chance.",
            "Each question has a budget: of instructions, of nodes, which are the steps that "
                .. "simulations advance, or of time. question:left() goes from 1000 down to 0, and "
                .. "question:nodes_left() counts the nodes. A bot that goes on when nothing is "
                .. "left is stopped: the default is taken, and counted as a limit. To open what "
                .. "the bot is shown costs no instructions of its own. Time is that of the clock, "
                .. "and much of it can pass at once where the machine is busy: keep some.",
            "The same bot answers the same question alike, whoever asks and whenever: chance comes "
                .. "from `random`, which follows from the seed of the match, the seat and the "
                .. "question. What a bot wants to remember during a match it may keep in a local "
                .. "variable of its file; each match begins with a fresh one, and so does the play "
                .. "after an error. A bot that looks at what has happened, view:events(), says "
                .. "`events = true`.",
        },
        sections = {
            { title = "Bots that come along", head = "name", sentence = "random is the one that "
                .. "all others should beat clearly; how good they are against each other says "
                .. "`law tournament johvets random greedy strong`", rows = function()
                    return SHIPPED
                end },
            { title = "A bot for a game with sheets", sentence = "it plays johvets, where all "
                .. "units get their orders at once", example = SHEETS_EXAMPLE },
            { title = "Bots in a program of your own", sentence = "`law help bot` has a bot for "
                .. "games of choices; this is how one is asked from Lua", example = EMBEDDED_EXAMPLE
            },
        } },
}

return { pages = pages }
