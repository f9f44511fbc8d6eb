-- What games say of themselves and what variants change: house rules, options, hooks, reactions,
-- dice by a script, and the mistakes that a designer makes in a declaration.
local law = require "lawspeaker"
local checks = require "checks"

package.path = "tests/games/?.lua;" .. package.path
local bazaar = require "bazaar.game"

local equal, is_true, raises = checks.equal, checks.is_true, checks.raises

-- A game of one phase, played by red and blue, that has not finished unless it says so.
local function game_of(changes)
    local form = { name = "small", api = 1, players = { "red", "blue" },
        state = { { globals = { n = "int", done = "flag" } } },
        finished = function(g) return g.done and {} or nil end,
        phases = { { "only", function(g) g.done = true end } } }
    for name, value in pairs(changes) do
        form[name] = value ~= "none" and value or nil
    end
    return law.game(form)
end

local function phase(f)
    return { { "only", function(g)
        f(g)
        g.done = true
    end } }
end

-- ---- Declarations ----

for _, case in ipairs {
    { 'game "small": missing: the version of this form that it is written for: 1', "api" },
    { 'game "small": api: this is api 1; the game is written for 2', "api", 2 },
    { 'game "small": api: missing', nil },
    { 'game "small": phases: the list is empty', "phases", {} },
    { 'game "small": phases[1][2]: missing: function(g): what happens in it; it is written '
        .. "{ name, run, … }", nil },
    { 'game "small": players[2]: player "red" is there twice', "players", { "red", "red" } },
    { 'game "small": players.max: the most are 1, fewer than the least, 2', "players",
        { min = 2, max = 1 } },
    { 'game "small": rules[2]: rule "a" is there twice', "rules", { { "a", 1, "1", "x" },
        { "a", 2, "1", "x" } } },
    { 'game "small": rules[1][2]: expected an integer from 2 to 6, got 7', "rules",
        { { "a", 7, "1", "x", least = 2, most = 6 } } },
    { 'game "small": rules[1][2]: no value "dice"; did you mean "die"?', "rules",
        { { "a", "dice", "1", "x", choices = { "die", "red" } } } },
    { 'game "small": rules[1][2]: expected an integer, a flag, a text, a fraction or law.no_limit, '
        .. "got a function", "rules", { { "a", print, "1", "x" } } },
    { 'game "small": no field "pahses"; did you mean "phases"?', "pahses", {} },
    { 'game "small": steps.turn: expected a function, got 1', "steps", { turn = 1 } },
    { 'game "small": state: expected a list of tables, zones and globals, or a function that '
        .. "returns one, got 5", "state", 5 },
    { 'game "small": hooks[2]: hook "a" is there twice', "hooks", { { "a", "1", "x" },
        { "a", "1", "x" } } },
} do
    if case[2] then
        local message, has_place = checks.message_of(game_of, { [case[2]] = case[3] or "none" })
        equal("a mistake", (message:gsub("^(.-): api: missing: ", "%1: missing: ")), case[1])
        is_true("with its line", has_place)
    end
end
equal("its rules", bazaar:rules()[1].name .. bazaar:rules()[1].value, "haggle5")
equal("its hooks", bazaar:hooks()[1], "worth")
raises('game: no member "strat"; did you mean "start"?', function() bazaar:strat() end)

-- ---- Players, rules and options of a match ----

local function started(form)
    return function() return bazaar:start(form) end
end

equal("the fewest", #bazaar:start().players, 2)
equal("so many", table.concat(bazaar:start { players = 3 }.players, " "), "p1 p2 p3")
raises("game:start: players: 5 players; the game is for 2 to 4", started { players = 5 })
raises('game:start: players[2]: player "a" is there twice', started { players = { "a", "a" } })
raises('game:start: rules.hagle: game "bazaar" has no rule "hagle"; did you mean "haggle"?',
    started { rules = { hagle = 3 } })
raises("game:start: rules.haggle: expected an integer from 2 to 7, got 8",
    started { rules = { haggle = 8 } })
raises("game:start: rules.beggar: expected true or false, got 1",
    started { rules = { beggar = 1 } })
raises('game:start: no field "sed"; did you mean "seed"?', started { sed = 1 })
equal("a rule is set", bazaar:start { rules = { haggle = 3 } }.rules.haggle, 3)
equal("the others are not", bazaar:start { rules = { haggle = 3 } }.rules.beggar, false)
raises('game:start: players[1]: expected "red", which are the players of this game, got "rod"',
    function() game_of {}:start { players = { "rod", "blue" } } end)

local limited = game_of { rules = { { "most", law.no_limit, "1", "x" } },
    options = { { "map", "small", "the map", choices = { "small", "large" } } },
    state = function(setting)
        return { { globals = { n = { least = 0, most = setting.options.map == "large" and 9 or 1 },
            done = "flag" } } }
    end,
    phases = phase(function(g)
        g.n = g.rules.most == law.no_limit and 1 or g.rules.most
    end) }
equal("a limit", limited:start().root.n, 1)
equal("limited, on a large map", limited:start { rules = { most = 7 },
    options = { map = "large" } }.root.n, 7)
raises("n: expected an integer from 0 to 1, got 7 (in phase \"only\")",
    function() limited:start { rules = { most = 7 } } end)
raises("game:start: rules.most: expected an integer from 0 or law.no_limit, got -1",
    function() limited:start { rules = { most = -1 } } end)

-- ---- Variants ----

local function worth(f, more)
    local form = { name = "dear", game = bazaar, hooks = { worth = f } }
    for name, value in pairs(more or {}) do
        form[name] = value
    end
    return law.variant(form)
end

-- Two players bid 6 and 5 for the first ware; it is worth so many points then.
local function first_worth(variant, seed)
    local match = bazaar:start { variant = variant, seed = seed or 1 }
    match:submit(1, match.root.purse.p1:bottom())
    match:submit(2, match.root.purse.p2:at(5))
    match:advance()
    return match.root.goods.p1:top().points, match
end

local plain = first_worth(nil)
equal("more by two", first_worth(worth(function(_, standard) return standard + 2 end)), plain + 2)
equal("kept", first_worth(worth(function() end)), plain)
local base = worth(function(_, standard) return standard + 1 end, { name = "base",
    rules = { haggle = 2 } })
local built = law.variant { name = "built", base = base, hooks = {
    worth = function(ask, standard)
        return ask.ware.name == ask.g.goods.p1:top() and 9 or standard * 2
    end } }
local points, match = first_worth(base)
equal("of the base", points, plain + 1)
equal("its rule", match.rules.haggle, 2)
local is_fine, message = pcall(first_worth, built)
is_true("a row is asked about", is_fine or message)
built = law.variant { name = "built", base = base, rules = { beggar = true },
    hooks = { worth = function(_, standard) return standard * 2 end } }
points, match = first_worth(built)
equal("the base is asked first", points, (plain + 1) * 2)
equal("rules of both", tostring(match.rules.haggle) .. tostring(match.rules.beggar), "2true")
equal("its name", match.variant.name, "built")

for expected, f in pairs {
    ["the hook returned \"x\"; it returns an integer, or nothing"] =
        function() return "x" end,
    ["the hook returned the float 2.0; it returns an integer, or nothing"] =
        function() return 2.0 end,
    ['ask: no field "wares"; did you mean "ware"?'] = function(ask) return ask.wares end,
    ["ask: it cannot be changed"] = function(ask) ask.ware = nil end,
    ["nothing can be changed here: this only answers a question about the state"] =
        function(ask) ask.ware.points = 1 end,
    ["g:roll: only a rule can do that: this only answers a question about the state"] =
        function(ask) return ask.g:roll "d6" end,
    ["g:hook: only a rule can do that: this only answers a question about the state"] =
        function(ask, standard) return ask.g:hook("worth", {}, standard) end,
} do
    local text, has_place = checks.message_of(first_worth, worth(f))
    text = text:gsub(" %(in phase \"bids\"%)", "")
    is_true("the place of " .. text, has_place)
    local about
    text, about = text:gsub(' %(in the hook "worth" of variant "dear", asked about '
        .. 'player "p1", ware ware/2 %(lamp%)%)$', "")
    equal("which hook, and of what: " .. text, about, 1)
    equal("a hook's mistake", text, expected)
end

-- Where the state is only read a hook is asked as well.
local reading = game_of {
    hooks = { { "limit", "1", "what is still allowed" } },
    steps = { turn = function() return false end },
    phases = phase(function(g)
        g:rounds { players = { "red" }, step = "turn", able = function()
            return g:hook("limit", {}, 1) > 9
        end }
        g.n = g:ask("red", { name = "n", choice = { 1, 2, 3 }, check = function(number)
            return number <= g:hook("limit", { number = number }, 1), "too many"
        end })
    end),
    finished = function(g)
        return g.done and { winners = {}, reason = g:hook("limit", {}, 1) .. " allowed" } or nil
    end,
}
local read = reading:start { variant = law.variant { name = "two", game = reading,
    hooks = { limit = function(_, standard) return standard + 1 end } } }
equal("in a check", table.concat(read:legal_texts(1), " "), "1 2")
checks.refuses("too many", "not_legal", read:submit(1, 3))
is_true("allowed by the hook", read:submit(1, 2))
read:advance()
equal("at the end", read:result().reason, "2 allowed")
equal("from outside", (checks.message_of(function() read.root:hook("limit", {}, 1) end)),
    "g:hook: only a rule can do that, while it runs")

for _, case in ipairs {
    { 'variant "v": rules.hagle: game "bazaar" has no rule "hagle"; did you mean "haggle"?',
        { game = bazaar, rules = { hagle = 1 } } },
    { 'variant "v": rules.haggle: expected an integer from 2 to 7, got 1',
        { game = bazaar, rules = { haggle = 1 } } },
    { 'variant "v": hooks.wroth: game "bazaar" has no hook "wroth"; did you mean "worth"?',
        { game = bazaar, hooks = { wroth = function() end } } },
    { 'variant "v": hooks.worth: expected a function, got 7',
        { game = bazaar, hooks = { worth = 7 } } },
    { 'variant "v": base: base changes the game "bazaar", this one "other"',
        { game = "other", base = base } },
    { 'variant "v": game: expected a game or the name of one, got 7', { game = 7 } },
} do
    case[2].name = "v"
    raises(case[1], law.variant, case[2])
end
-- By its name alone a game is known when a match starts.
local by_name = law.variant { name = "v", game = "bazaar", rules = { hagle = 1 } }
equal("then its rules are looked at", checks.message_of(bazaar.start, bazaar, {
    variant = by_name }), 'variant "v": rules.hagle: game "bazaar" has no rule "hagle"; did you '
    .. 'mean "haggle"?')
equal("a variant of another game", checks.message_of(bazaar.start, bazaar, {
    variant = law.variant { name = "w", game = "chess" } }),
    'game:start: variant: variant "w" changes the game "chess", not "bazaar"')
equal("of johvets", checks.message_of(bazaar.start, bazaar, {
    variant = law.variant { name = "w" } }),
    'game:start: variant: variant "w" changes the game "johvets", not "bazaar"')

-- ---- Dice by a script ----

local function roll_game(f)
    return game_of { phases = phase(f) }
end

local function rolls(f, script)
    local results = {}
    local played = roll_game(function(g) f(g, results) end):start { dice = script }
    return table.concat(results, " "), played
end

local function three(g, results)
    results[1] = g:roll("2d6", "attack")
    results[2] = g:roll("d8", "defence")
    results[3] = g:random(10, "where")
    results[4] = g:draw({ "a", "b", "c" }, "which")
end

local function script_mistake(expected, script)
    local text = checks.message_of(rolls, three, script)
    equal("a script that does not fit", (text:gsub(" %(in phase \"only\"%)", "")), expected)
end

local shown, done = rolls(three, { { 2, 5 }, { "defence", 8 }, 10, { "which", 3 } })
equal("as scripted", shown, "7 8 10 c")
equal("nothing is left", done:dice_left(), 0)
shown, done = rolls(three, { { 1, 1 }, 1, 1, 1, 6, 6 })
equal("ones", shown, "2 1 1 a")
equal("two are left", done:dice_left(), 2)
script_mistake("g:roll: no scripted result for d8 (defence); used up before: 1 for attack",
    { { 1, 1 } })
script_mistake("g:roll: scripted result 1 has 1 value; 2d6 (attack) needs 2", { 3 })
script_mistake("g:roll: scripted result 1: 7 is no result of 2d6 (attack)", { { 1, 7 } })
script_mistake('g:roll: the next scripted result, number 2, is for "attack", and d8 is for '
    .. '"defence"; used up before: 1 for attack', { { 1, 1 }, { "attack", 1 } })
script_mistake("g:random: scripted result 3: 11 is no result of a number up to 10 (where); used up "
    .. "before: 1 for attack, 2 for defence",
    { { 1, 1 }, 1, 11 })
script_mistake("g:roll: the next scripted entry, number 1, is for a shuffle, not for 2d6",
    { { "attack", order = {} } })
script_mistake("game:start: dice[1]: there is no result in it", { {} })
script_mistake("game:start: dice[1][2]: expected a result, an integer, got \"x\"", { { 1, "x" } })
script_mistake('game:start: dice[1]: no field "oder"', { { "a", oder = {} } })
equal("dice such as 2d6", checks.message_of(rolls, function(g) g:roll "two" end),
    'g:roll: expected dice such as "2d6", at most 100 of them, got "two" (in phase "only")')
equal("a purpose is an id", checks.message_of(rolls, function(g) g:roll("d6", "a b") end),
    'g:roll: a purpose is an id, as in "attack"; got "a b" (in phase "only")')

-- Without a script: within bounds, all values come, streams of purposes do not disturb each other.
local counts = {}
local _, seeded = rolls(function(g)
    for _ = 1, 200 do
        local total, list = g:roll("2d3", "a")
        counts[total] = (counts[total] or 0) + 1
        g.n = g.n + (#list == 2 and list[1] + list[2] == total and 1 or 0)
        local one = g:random(2)
        counts[-one] = (counts[-one] or 0) + 1
    end
end)
equal("sums of what is shown", seeded.root.n, 200)
for total = 2, 6 do
    is_true("each sum comes", counts[total] ~= nil)
end
is_true("both come", counts[-1] + counts[-2] == 200 and counts[-1] > 60 and counts[-2] > 60)
local function attack(with_others)
    local list = {}
    rolls(function(g)
        for index = 1, 20 do
            list[index] = g:roll("d6", "attack")
            if with_others then
                g:roll("d6", "other")
            end
        end
    end)
    return table.concat(list)
end
equal("one stream a purpose", attack(true), attack(false))

-- Shuffles: what a script says lies on top, the rest follows the seed.
local function sack_of(script, seed)
    local sack, list = bazaar:start { dice = script, seed = seed }.root.sack, {}
    for ware in sack:each() do
        list[#list + 1] = ware.name
    end
    return table.concat(list, " "), #list
end
equal("the melon comes first and is offered", sack_of { { "sack", order = { "melon", "rug" } } }
    :match "^%a+", "rug")
equal("four are left", select(2, sack_of { { "sack", order = { "melon" } } }), 4)
is_true("else the seed decides", sack_of(nil, 1) ~= sack_of(nil, 2) or sack_of(nil, 1)
    ~= sack_of(nil, 3))
equal("no such row", checks.message_of(sack_of, { { "sack", order = { "hat" } } }),
    'place:shuffle: scripted entry 1: there is no "hat" in sack (in the setup)')

-- ---- law.random ----

-- The published generator: PCG32 with seed 42 and stream 54.
local random = require "lawspeaker.game.random"
local source = random.source(42, 54)
for _, word in ipairs { 0xa15c02b7, 0x7b47f409, 0xba1d3330, 0x83d2f293, 0xbfa4784b, 0xcbed606e } do
    equal("its test vector", random.next_word(source), word)
end
local own = law.random(5)
local seen = {}
for _ = 1, 300 do
    seen[own:integer(3)] = true
    is_true("an element", own:pick { 7, 8 } >= 7)
end
is_true("1 to 3", seen[1] and seen[2] and seen[3] and not seen[0] and not seen[4])
equal("the same seed, the same numbers", law.random(9):integer(1000000),
    law.random(9):integer(1000000))
raises("random:integer: argument 1 (most): expected an integer from 1, got 0",
    function() own:integer(0) end)
raises("random:pick: the list is empty", function() own:pick {} end)

-- ---- Reactions ----

-- Abilities are words; what each triggers in turn is said by `chain`. What happened is in `word`.
local function react_game(chain, more)
    return game_of {
        state = { { "unit", { name = "text" } }, { globals = { word = { text = 255 },
            done = "flag" } } },
        setup = function(g)
            g.unit:add { name = "a" }
            g.unit:add { name = "b" }
        end,
        steps = { ability = function(g, name)
            g.word = string.sub(g.word .. name .. " ", -200)
            for _, following in ipairs(chain[name] or {}) do
                g:trigger { name = following, unit = g.unit:get(1) }
            end
            if name == "ask" then
                g.word = g.word .. g:ask("blue", { name = "inner", choice = { "x", "y" } }) .. " "
            end
        end },
        phases = phase(function(g)
            g:react {
                by = more and more.by or "red",
                action = function()
                    g.word = "action "
                    for _, name in ipairs(chain.action) do
                        g:trigger { name = name, unit = g.unit:get(name == "b2" and 2 or 1) }
                    end
                end,
                run = function(ability) g:enter("ability", ability.name) end,
                lapsed = more and more.lapsed,
                done = function(ability)
                    g.word = g.word .. (ability.name == "ask" and "- " or ". ")
                end,
            }
        end),
    }
end

local reacting = react_game { action = { "one", "two", "three" }, two = { "four", "five" },
    four = { "six" } }:start()
equal("three wait", table.concat(reacting:legal_texts(1), ", "), "one unit/1, three unit/1, "
    .. "two unit/1")
equal("the player who orders them", reacting:pending()[1].player, "red")
for _, chosen in ipairs { "two unit/1", "three unit/1", "five unit/1" } do
    local copy = reacting:clone()
    for _, each in ipairs { reacting, copy } do
        local number = each:pending()[1].number
        is_true("one at a time", each:submit(number, chosen))
        each:advance()
    end
    equal("from a clone, too", copy:hash(), reacting:hash())
    equal("the same word", copy.root.word, reacting.root.word)
end
equal("each whole before the next, batches in line", reacting.root.word,
    "action two . three . one . five . four . six . ")
is_true("it is over", reacting:result() ~= nil)

-- A question inside an ability, in the step that it is carried out in: from its clone the triggers
-- of the step reach the reactions around it.
local inner = react_game({ action = { "ask" }, ask = { "two", "one" } }):start()
equal("an ability asks", inner:pending()[1].name, "inner")
local twin = inner:clone()
for _, each in ipairs { inner, twin } do
    each:submit(each:pending()[1].number, "y")
    each:advance()
    local number = each:pending()[1].number
    equal("then its triggers wait", table.concat(each:legal_texts(number), ", "),
        "one unit/1, two unit/1")
    each:submit(number, "two unit/1")
    each:advance()
    equal("all of it", each.root.word, "action ask y - two . one . ")
end
equal("the clone came to the same", twin:hash(), inner:hash())

local lapsing = react_game({ action = { "one", "two" }, two = {} }, { by = function()
    return "blue"
end, lapsed = function(ability) return ability.name == "one" end }):start()
equal("whom a function names", lapsing:pending()[1].player, "blue")
lapsing:submit(lapsing:pending()[1].number, "one unit/1")
lapsing:advance()
equal("a lapsed one is passed over", lapsing.root.word, "action . two . ")

local alike = react_game { action = { "one", "one", "b2" } }:start()
equal("those alike are numbered", table.concat(alike:legal_texts(1), ", "),
    "b2 unit/2, one unit/1 1, one unit/1 2")

equal("a chain has an end", (checks.message_of(function()
    react_game { action = { "one" }, one = { "two" }, two = { "one" } }:start()
end):gsub("^(.-)%s*%(in.*$", "%1")), 'g:react: a chain of abilities is longer than 100: "one" was '
    .. 'triggered by "two", and so on')
local function in_rule(f)
    local text = checks.message_of(function() roll_game(f):start() end)
    return (text:gsub(" %(in phase \"only\"%)", ""))
end
equal("a trigger outside", in_rule(function(g) g:trigger { name = "x" } end),
    "g:trigger: it is called outside of g:react, which carries out what is triggered")
equal("reactions inside reactions", in_rule(function(g)
    local form = { by = "red", run = print }
    form.action = function() g:react(form) end
    g:react(form)
end), "g:react: it is called inside another g:react: what an ability brings about is said by "
    .. "g:trigger")
equal("an action is needed", in_rule(function(g) g:react { by = "red", run = print } end),
    "g:react: action: expected a function, got nothing")
equal("no such field", in_rule(function(g) g:react { bye = "red" } end),
    'g:react: no field "bye"; did you mean "by"?')
equal("an ability has a name", in_rule(function(g)
    g:react { by = "red", run = print, action = function() g:trigger {} end }
end), 'g:trigger: expected an ability { name = "…", … }, named by an id, got nothing')

-- ---- How a game ends ----

equal("a result is looked at", checks.message_of(function()
    game_of { finished = function() return { winners = { "rod" } } end }:start()
end):match "finished: .*$", 'finished: winners[1]: there is no player "rod"')
local ended = game_of { phases = phase(function(g)
    g:finish { winners = { "blue" }, reason = "surrender" }
end) }:start()
equal("ended by a rule", ended:result().reason, "surrender")
equal("before its end", ended.root.done, false)
equal("nothing waits", #ended:pending(), 0)

-- ---- In a script's state ----

local SANDBOXED <const> = {
    'a global: a rule cannot set the global "remembered": what it wants to remember belongs in the '
        .. 'state (in step "step" of phase "only")',
    'a field of a library: a rule cannot set the field "string.mine": what it wants to remember '
        .. 'belongs in the state (in step "step" of phase "only")',
    'by rawset: a rule cannot set the field "other": what it wants to remember belongs in the '
        .. 'state (in step "step" of phase "only")',
    "chance: a rule cannot call math.random: g:random(n) draws from the dice of the game (in step "
        .. '"step" of phase "only")',
    'in a question: a rule cannot set the global "remembered": what it wants to remember belongs '
        .. 'in the state (in step "step" of phase "only")',
    "inside pcall: fine", "seen: 5 1", "outside: 8", "while one waits: 9 q",
}
local host <close> = assert(io.popen(assert(os.getenv "LAW") .. " run tests/lua/sandboxed_game.lua "
    .. "2>&1"))
local line_count = 0
for line in host:lines() do
    line_count = line_count + 1
    if SANDBOXED[line_count] then
        equal("in a script's state", line, SANDBOXED[line_count])
    end
end
is_true("all lines of it", line_count >= #SANDBOXED)

checks.finish()
