-- `law play`: a game at one keyboard, by several people or against bots.
local budgets = require "lawspeaker.cli.bots.budget"
local console = require "lawspeaker.cli.console"
local dialogue = require "lawspeaker.cli.play.dialogue"
local host = require "lawspeaker.host"
local keeping = require "lawspeaker.cli.play.keeping"
local opening = require "lawspeaker.cli.play.opening"
local opponents = require "lawspeaker.cli.play.opponents"
local options = require "lawspeaker.cli.options"
local purity = require "lawspeaker.cli.play.purity"
local save_file = require "lawspeaker.cli.play.save_file"
local screen = require "lawspeaker.cli.play.screen"
local script = require "lawspeaker.cli.script"
local seat = require "lawspeaker.cli.play.seat"
local text = require "lawspeaker.cli.text"

-- NAME=VALUE, as a pair.
local function assignment(words)
    local name, value = words:match "^([^=]+)=(.*)$"
    if not name then
        return nil, text.quote(words) .. " is no NAME=VALUE"
    end
    return { name, value }
end

local play = {
    name = "play",
    summary = "play a game, alone, with others at this keyboard, or against bots",
    description = "Plays GAME: shows the board, asks each player in turn, hides what a player may "
        .. "not see, and carries out the rules. GAME is a name (law help games), the name of a "
        .. "variant like johvets/fog, or a Lua file that returns a game. An answer is typed as it "
        .. "is listed, as its number, or as its beginning; /help lists what else can be said: "
        .. "/undo, /save, /log …",
    epilog = "At the end of its input it saves the game and says how to go on. Answers may come "
        .. "from a pipe: printf '1\\n2\\n' | law play GAME --seed 3.",
    options = {
        { name = "--players", value = "LIST", target = "players",
            help = "how many play, or their names with commas between them" },
        { name = "--seed", value = "N", target = "seed", convert = options.number(0, 1 << 53),
            help = "what the dice follow from (default: another number each time, which is told "
                .. "when the game is over)" },
        { name = "--variant", value = "NAME", target = "variant", many = true,
            help = "a variant of the game, by its name or its Lua file; may be repeated, for "
                .. "several together" },
        { name = "--rule", value = "NAME=VALUE", target = "rule", many = true,
            convert = assignment, help = "the value of a house rule; may be repeated" },
        { name = "--option", value = "NAME=VALUE", target = "option", many = true,
            convert = assignment, help = "an option of the game; may be repeated" },
        { name = "--load", value = "FILE", target = "load",
            help = "go on with a saved game; GAME may then be left out" },
        { name = "--save", value = "FILE", target = "save",
            help = "save to this file when it ends (default: where it was loaded from, or "
                .. "GAME.save.jsonl)" },
        { name = "--changed", target = "changed",
            help = "load a game although its rules have been changed since" },
        { name = "--open", target = "open",
            help = "the players hide nothing from each other: never clear the screen" },
        { name = "--pure", target = "pure",
            help = "test the game: after each answer run the rule again from its start, and when "
                .. "the game ends replay all of it in a process of its own" },
        script.MAPS, script.MEMORY, script.INSTRUCTIONS, script.SECONDS, script.TRACEBACK,
    },
    arguments = {
        { name = "GAME", count = "?", target = "game", help = "a game's name or file" },
    },
}

table.move(play.options, 2, #play.options, 2 + #opponents.OPTIONS)
table.move(opponents.OPTIONS, 1, #opponents.OPTIONS, 2, play.options)

-- A mistake in what the command was given.
local function misuse(message)
    console.message(message .. " (law help play)")
    return 2
end

-- ---- Which game, and who plays ----

-- Names that are given where a list may stand: a number, or ids with commas between them.
local function read_players(words)
    if not words then
        return nil
    elseif words:find "^%d+$" then
        return math.tointeger(tonumber(words))
    end
    local names = {}
    for name in words:gmatch "[^,%s]+" do
        names[#names + 1] = name
    end
    return names
end

-- The bots of a match, ready to play; or nil and an exit status, and it has been said why.
local function seat_bots(values, found, known, players, seed)
    local bots, message, status = opponents.new(values, found, known, players, seed)
    if bots then
        message, status = bots:open(players, known.name)
    end
    if message then
        console.message(message, values.traceback)
        return nil, status
    end
    return bots
end

-- ---- Leaving ----

-- The command that goes on with the saved game.
local function resuming(values, found, path)
    local words = { "law", "play", text.shell_word(found.words) }
    local function add(option, value)
        if value then
            words[#words + 1] = option
            words[#words + 1] = value ~= true and text.shell_word(value) or nil
        end
    end
    for _, variant in ipairs(found.variant_words or {}) do
        add("--variant", variant)
    end
    for _, folder in ipairs(values.maps or {}) do
        add("--maps", folder)
    end
    for _, bot in ipairs(values.bot or {}) do
        add("--bot", bot)
    end
    if type(values.bots) == "string" then
        words[#words + 1] = "--bots=" .. text.shell_word(values.bots)
    else
        add("--bots", values.bots)
    end
    add("--trust", values.trust)
    if values.budget ~= budgets.DEFAULT then
        add("--budget", budgets.words(values.budget))
    end
    add("--open", values.open)
    add("--load", path)
    return table.concat(words, " ")
end

-- Saves and says how to go on; returns the exit status.
local function save_and_tell(values, found, keeper)
    if not keeper:write() then
        return 1
    end
    screen.tell "to go on:"
    console.print("  " .. text.escape(resuming(values, found, keeper.path)))
    return 0
end

-- Tells the seed of a game that is over, where it has not been told.
local function tell_seed(keeper)
    if keeper.is_over and keeper.hidden_seed then
        screen.tell(("it was played with the seed %d"):format(keeper.hidden_seed))
    end
end

-- Ends a dialogue that somebody or something ended; returns the exit status.
local function leave(values, found, keeper, raised)
    local reason, outcome = seat.leaving(raised), keeping.stopped(raised)
    if console.is_closed(raised) then
        keeper:rescue()
    end
    if not reason and not outcome then
        error(raised, 0)
    elseif reason == "abandon" or reason and keeper.is_over then
        tell_seed(keeper)
        host.settle_interrupt()
        return 0
    end
    local status = outcome and script.STATUS[outcome.status] or 0
    if outcome and outcome.status ~= "interrupted" then
        console.flush()
        console.message(outcome.message, values.traceback)
    end
    if not keeper.kept then
        return math.max(status or 0, reason and 0 or 1)
    end
    local saved = save_and_tell(values, found, keeper)
    if saved == 0 then
        host.settle_interrupt() -- what it asked for has been done
    end
    return math.max(status, saved)
end

-- ---- The command ----

-- Whoever knows the seed can know all dice and hidden cards: it is told at once only to those who
-- have given it, or who hide nothing.
local function is_seed_open(values)
    return not values.load and (values.seed ~= nil or values.open) or false
end

local function first_words(known, values, seed)
    local words = known.title or known.name
    if known.variant then
        words = words .. ", variant " .. known.variant
    end
    if is_seed_open(values) then
        words = words .. (", seed %d"):format(seed)
    end
    screen.say(words, "bold")
    screen.tell "/help lists what can be said besides answers"
    screen.gap()
end

-- The match, started or loaded; or nil and an exit status.
local function begin(values, keeper, seed)
    if values.load then
        local state, message = keeper:load(values.load)
        if not state then
            console.message(message)
        end
        return state, 2
    end
    local state = keeper:start { players = read_players(values.players), seed = seed,
        rules = values.rule or {}, options = values.option or {}, pure = values.pure }
    if state.message then
        return nil, misuse(state.message)
    end
    keeper:keep()
    return state
end

local function converse(values, found, keeper, known, seed, at_keyboard)
    local state, status = begin(values, keeper, seed)
    if not state then
        return status
    end
    local bots
    bots, status = seat_bots(values, found, known, state.players, seed)
    if not bots then
        return status
    end
    first_words(known, values, seed)
    keeper.hidden_seed = not values.load and not is_seed_open(values) and seed or nil
    local talk = dialogue.new(keeper, at_keyboard,
        { bots = bots, seed = seed, is_open = values.open })
    talk:begin(state)
    state = talk:play()
    bots:close()
    tell_seed(keeper)
    return values.pure and purity.check(values, found, keeper.kept, state.hash) or 0
end

local function find_conflict(values)
    for _, option in ipairs(values.load and { "players", "seed" } or {}) do
        if values[option] then
            return ("--%s is that of the saved game: it goes without --load"):format(option)
        end
    end
    if values.load and #(values.rule or {}) + #(values.option or {}) > 0 then
        return "the rules and options are those of the saved game: they go without --load"
    end
end

function play.run(values)
    local conflict = find_conflict(values)
    if conflict then
        return misuse(conflict)
    end
    local saved, problem
    if values.load then
        saved, problem = save_file.read(values.load)
        if not saved then
            console.message(problem)
            return 2
        end
    end
    local found, session, known = opening.begin(values, saved)
    if not found then
        return session
    end
    local seed = values.seed or saved and saved.seed or math.random(1, 999999)
    local keeper = keeping.new(session, { name = known.name, path = values.save,
        is_wanted = values.save ~= nil, changed = values.changed, pure = values.pure })
    local at_keyboard = seat.open()
    local done, status = pcall(converse, values, found, keeper, known, seed, at_keyboard)
    at_keyboard:close()
    if not done then
        status = leave(values, found, keeper, status)
    end
    session:close()
    return status
end

return play
