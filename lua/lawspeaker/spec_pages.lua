-- Part of the table in spec.lua: what is no function, form or object and still has to be known. A
-- page is { name, sentence, title, paragraphs = { "…" }, rows = function () → { { left, right } },
-- example, sections = { … } }; `head` stands above its rows where that is not its name. A section
-- is such a part of a page, with a title.
-- The lists are taken from where they are decided: the core, the sandbox, limits.lua.
local bots = require "lawspeaker.spec_bot_page"
local diplomacy = require "lawspeaker.spec_diplomacy"
local core = require "lawspeaker.core"
local hexes = require "lawspeaker.spec_hexes"
local house_rules = require "lawspeaker.spec_house_rules"
local limits = require "lawspeaker.limits"
local saves = require "lawspeaker.spec_saves"
local schema = require "lawspeaker.spec_schema"
local tournaments = require "lawspeaker.spec_tournament_page"
local trading = require "lawspeaker.spec_trade"

local GAME_BY_CHANCE <const> = [[
local law = require "lawspeaker"
local game = require "rocknroll.game"

local match, random = game:start { seed = 7 }, law.random(1)
while not match:result() do
    for _, question in ipairs(match:pending()) do
        match:submit(question.number, match:sample(question.number, random))
    end
    match:advance()
end
print(match.root.round, match:result().winners[1], match:hash())
]]

local function add_names(rows, library, prefix)
    local functions, others = {}, {}
    for _, key in ipairs(core.keys(library)) do
        local kind = type(library[key])
        if kind == "function" then
            functions[#functions + 1] = key
        elseif kind ~= "table" then
            others[#others + 1] = key
        end
    end
    local names = table.concat(functions, ", ")
    if #others > 0 then
        names = names .. "; " .. table.concat(others, ", ")
    end
    rows[#rows + 1] = { prefix, names }
end

-- What a script finds in its globals, a library a row.
local function offered_rows()
    local offered = core.offered()
    local rows = {}
    add_names(rows, offered, "globals")
    for _, name in ipairs(core.keys(offered)) do
        if type(offered[name]) == "table" and name ~= "_G" then
            add_names(rows, offered[name], name)
        end
    end
    rows[#rows + 1] = { "absent", table.concat(core.absent(), ", ") }
    return rows
end

local function limit_rows()
    local rows, fixed = {}, core.limits()
    for _, limit in ipairs(limits) do
        rows[#rows + 1] = { "--" .. limit.name .. " " .. limit.value,
            string.format("%s; default %d", limit.sentence, limit.default) }
    end
    local function add(name, sentence)
        rows[#rows + 1] = { name, string.format(sentence, fixed[name]) }
    end
    add("string", "the longest string that it may make: %d bytes")
    add("source", "the longest text of one Lua file: %d bytes")
    add("table", "the most entries of one table, those of its list not counted: %d")
    add("stack", "the most values on the stack of one coroutine, so how deep calls go: %d")
    add("depth", "the most calls that enter the script again from below itself, as those of a "
        .. "comparison in table.sort: %d")
    return rows
end

local function code_rows(list)
    local rows = {}
    for index, entry in ipairs(list) do
        local sentence = entry.sentence or entry[2]
        rows[index] = { entry.name or entry[1],
            entry.rule and entry.rule ~= "" and sentence .. " (" .. entry.rule .. ")" or sentence }
    end
    return rows
end

local pages = {
    { "scripts", title = "What a script may use",
        sentence = "what a script that `law` runs finds in its globals. In a stock Lua the "
            .. "interpreter decides instead", paragraphs = {
            "Reading a global that is absent raises an error that says so; any other global that "
                .. "was never set is nil. A script sees no files, no clock, no environment.",
            "`require \"maps.twins\"` reads maps/twins.lua beside the script, in its folder or "
                .. "below; `require \"lawspeaker\"` is the module. Files are text: Lua that was "
                .. "compiled before is refused.",
            "`math.random` is seeded with the same number in each run, so that a run can be "
                .. "repeated. `pairs` goes through a table in the order of `law.pairs`. A "
                .. "metatable with __gc, __mode or __close is refused.",
            "Where a key is written twice in one table, Lua keeps the last value and says "
                .. "nothing; `law check` finds such keys.",
            "What follows the script's name on the command line of `law run` reaches it as `...`.",
            "A stranger's script can be run in a child process of its own: `law run --trust no "
                .. "FILE`, and law test and law check as well. It comes out the same, but the "
                .. "process has no files, no network and no other process to touch; what the "
                .. "script requires is read for it, and should it die, that is told as a limit. "
                .. "Bots run so in tournaments and in law check, and in law play where they are "
                .. "given by their files; with --trust yes they run in "
                .. "the process.",
        }, rows = offered_rows },
    { "limits", title = "Limits of a script",
        sentence = "what a script may use up. Reaching a limit ends the run with exit status 4; "
            .. "a script cannot catch it", paragraphs = {
            "A bot has such limits as well, and for each question a budget besides: --budget "
                .. "instructions=N, nodes=N or milliseconds=N (law help bots). Reaching one costs "
                .. "it the question, which gets its default, and not the match: that goes on, and "
                .. "it is said which file has hit which limit. One table of a bot has at most 8192 "
                .. "entries besides a list. A child process (law help scripts) has limits of the "
                .. "system around all of these.",
        }, rows = limit_rows },
    { "maps", title = "Maps by name",
        sentence = "a map is given by its name where a map could stand, as in "
            .. "map = \"standard\"", paragraphs = {
            "`law new map my_map` writes a small one for johvets, to go on from (law help map), "
                .. "and with --game diplomacy a board of Diplomacy (law help diplomacy_map).",
            "First come the maps that the script itself has declared with law.map, the latest of "
                .. "a name. Then a file NAME.lua is looked for, spaces in the name written as _; "
                .. "it ends with `return law.map { … }` and declares the map of that name.",
            "Folders are searched in this order: those given with --maps DIR, which may be "
                .. "repeated; those in the environment variable LAW_PATH, separated by colons; "
                .. "those that come with the program, which hold \"standard\" and its like. In "
                .. "each, the folder itself and variants/johvets/maps below it. The script's own "
                .. "folder is not searched: use --maps ., or `require` the file.",
            "A board of Diplomacy is found alike, in a file that ends with "
                .. "`return law.diplomacy_map { … }`; law.find_diplomacy_map also looks beside "
                .. "the script, and `law resolve` in variants/diplomacy/maps below each folder.",
            "In a stock Lua there is no --maps, and the folders that come along are those beside "
                .. "the module: lawspeaker.so alone, copied somewhere else, has no maps.",
        } },
    { "games", title = "Games: written, found, varied, tested, played",
        sentence = "a game is a folder that bears its name, with a file game.lua that ends with "
            .. "`return law.game { … }`; johvets, rocknroll, mighty_kingdoms, "
            .. "transactions and diplomacy come along",
        example = GAME_BY_CHANCE, paragraphs = {
            "`law help game` shows a whole one, and `law new game my_game` writes another, with "
                .. "notes and scenarios, to go on from. Its `state` declares tables, zones and "
                .. "globals (law help schema) and `setup` fills them; its phases are functions of "
                .. "g (law help state), run in order, again and again, which ask players (law help "
                .. "question, answers), roll dice (law help dice) and change the state, until "
                .. "`finished` says who has won. What takes long and has questions in it, such as "
                .. "a player's turn, is best a step, opened with g:enter. g:react carries out an "
                .. "action and what others do in reaction (law help reactions).",
            "What many games have in common is there already, made of steps and questions: "
                .. "`g:rounds { players = g.players, step = \"turn\" }` lets players take turns "
                .. "until all in a row have passed (law help rounds), g:allocate lets them assign "
                .. "dice that were rolled (law help allocation), and `local places = g:retreat { "
                .. "units = { { unit, unit.owner, { left, right } } } }` asks the owners of units, "
                .. "all at once and in secret, where these go (law help retreat).",
            "Rules are pure functions of state, answers and dice: the engine runs them again to "
                .. "clone, undo and load. With --pure, `law play` and `law replay` run each rule a "
                .. "second time after each answer, and the whole game a second time in a process "
                .. "of its own, and say what differs. So does `law test --pure` with each "
                .. "scenario, which is played by itself the second time: what another scenario of "
                .. "its file has left behind outside of the state is not there then.",
            "`law play rocknroll` finds rocknroll/game.lua in the folders that maps are searched "
                .. "in (law help maps) and in variants below them, or in the current folder and "
                .. "the folders in it; a file or a folder can be named as well, as in `law play "
                .. "games/my_game` or `law play my_game/game.lua`. What else lies in a game's "
                .. "folder is required by the game's name: `require \"rocknroll.units\"`.",
            "A variant of a game is a file beside its game.lua that ends with `return law.variant "
                .. "{ … }` (law help house_rules, game_variant). `law play johvets/fog` plays "
                .. "johvets under variants/johvets/fog.lua, and so does `law play johvets "
                .. "--variant fog`; a file elsewhere is named with its ending, as in --variant "
                .. "my_rule.lua. Several are played together, as far as none excludes another: "
                .. "`law play johvets/no_swaps+fog`, or --variant no_swaps --variant fog. `law "
                .. "replay` finds all of them by the same names, and what a save was played with "
                .. "by what it says of its files.",
            "`law check` looks at a game and sets it up. A scenario (law help game_scenario) "
                .. "states as much of a state as matters, what is rolled and answered, and what "
                .. "must come of it; it finds its game by name, too, also when it lies in the "
                .. "game's folder. `law run` tells what happens in it, `law explain` each change, "
                .. "`law test` runs all below a folder. `law play my_game --bots --bot red --pure` "
                .. "plays a whole game by chance, where red is the first player; from Lua it is "
                .. "done as below.",
            "`law play` asks whoever sits at the keyboard. An answer is typed as it is listed, as "
                .. "its number, or as its beginning; Enter twice takes the default; what begins "
                .. "with / is a command, and /help lists them: /undo, /save, /log, /board and "
                .. "others. Between two people the screen is cleared, so that nobody sees what "
                .. "is not theirs. --bot PLAYER lets a player answer at random, --bots all but the "
                .. "first; --bot PLAYER=BOT and --bots=BOT let a bot answer for them, by its name "
                .. "or its file (law help bots).",
            "At the end of its input, and when it is interrupted, a game is saved, and it is said "
                .. "how to go on with it. A saved game holds all that happened; `law replay FILE` "
                .. "plays it again and finds the first thing that comes out otherwise, --under "
                .. "VARIANT shows where the same answers lead to something else under other "
                .. "rules. A game whose scripts have been changed since is loaded only with "
                .. "--changed.",
            "Each answer, and what follows from it until the next question, may take as much as "
                .. "the limits say (law help limits); the memory is one for the whole game.",
        } },
    { "reasons", title = "Reasons of verdicts and of refused supply actions", head = "reason",
        sentence = "why an order or a supply action came out as it did", rows = function()
            return code_rows(core.reasons())
        end },
    { "facts", title = "Facts", head = "fact",
        sentence = "what stands in turn:facts(unit), in a verdict's because, and in what `law "
            .. "resolve --explain` writes", rows = function()
            return code_rows(core.facts())
        end },
    { "diplomacy_reasons", title = "Reasons of verdicts in Diplomacy", head = "reason",
        sentence = "why an order came out as it did, with the number of the DATC case that is "
            .. "about it; the first that fits is given", rows = function()
            return code_rows(core.dip_reasons())
        end },
    { "errors", title = "Codes of JSON documents that cannot be used", head = "code",
        sentence = "the code in the error line that `law resolve` writes for a document that "
            .. "cannot be used", rows = function()
            return code_rows(core.json_faults())
        end },
}

for _, part in ipairs { house_rules, schema, saves, hexes, trading, bots, tournaments,
    diplomacy } do
    table.move(part.pages, 1, #part.pages, #pages + 1, pages)
end

return { pages = pages }
