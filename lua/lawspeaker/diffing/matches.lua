-- The search in random games: the same players, options, dice and answers under two rule sets,
-- until something differs (tandem.lua). Short games come first and most often. Most games are
-- played on with other answers from somewhere in one before: from shortly before that has asked for
-- something that differs, and nothing came of it, or from where something rare happened. Games that
-- get as long as the shortest that was found are given up. All of it follows from the seed.
local core = require "lawspeaker.core"
local options = require "lawspeaker.diffing.options"
local random = require "lawspeaker.game.random"
local tandem = require "lawspeaker.diffing.tandem"

local matches = {}

local SEED_STEP <const> = 7919 -- a prime
local LENGTH_LEAST <const>, DOUBLED_MOST <const> = 40, 6 -- answers; doublings of that
local MORE_PLAYERS <const> = 2 -- than a game has at least
local OPTIONS_ONE_IN <const> = 4 -- starts
local PLAYED_ON_OF <const> = 4 -- games, of which one begins at a start
local FRESH_EVERY <const> = 20 -- games
local STARTS_LEAST <const>, STARTS_MOST <const> = 3, 6 -- that are kept
local LINGERING <const> = 30 -- games, at least, after the shortest that was found

-- ---- What is asked for ----

-- What starting.lua watches, of a list of changes (changes.lua).
local function watch_of(list)
    local watch = { rules = {}, hooks = {} }
    for _, change in ipairs(list) do
        watch[change.is_hook and "hooks" or "rules"][change.name] = false
    end
    return watch
end

-- Whether a game has asked, since it was looked at last, for something that differs and that most
-- games do not ask for. Counts the games that do, for each change.
local function has_asked(search, game)
    local is_asked = false
    for index, change in ipairs(search.changes) do
        local noted = search.watch[change.is_hook and "hooks" or "rules"]
        if noted[change.name] then
            noted[change.name] = false
            if not game.asked[index] then
                game.asked[index], search.asked[index] = true, search.asked[index] + 1
            end
            is_asked = is_asked or search.asked[index] * 2 < search.played
        end
    end
    return is_asked
end

-- ---- Playing on from before ----

local KEPT_EVERY <const>, KEPT_MOST <const> = 3, 4 -- stops; places in a game
local POOL_MOST <const> = 24 -- places to play on from, of each kind
local NEAR_LENGTH <const>, RARE_LENGTH <const> = 20, 40 -- answers
local RARE_ONE_IN <const> = 8 -- games from a start

-- Keeps where a game is now, should that turn out to be shortly before something.
local function keep_place(game)
    game.stops = game.stops + 1
    if game.stops % KEPT_EVERY == 1 then
        table.insert(game.kept, tandem.clone(game, game.plan))
        if #game.kept > KEPT_MOST then
            table.remove(game.kept, 1)
        end
    end
end

local function add_to_pool(search, pool, game)
    for _, place in ipairs(game.kept) do
        if #pool < POOL_MOST then
            table.insert(pool, place)
        else
            pool[search.chance:integer(POOL_MOST)] = place
        end
    end
    game.kept = {}
end

-- Whether something has happened since it was looked at last that hardly ever happens: a question,
-- a step or a note of a name that few games have. Games that are played on from a place do not
-- count, for they are there because something is rare.
local function has_rare_news(search, game)
    local is_rare = false
    for name in string.gmatch(game.news, '"name":"([%w_]+)"') do
        if not game.names[name] then
            game.names[name] = true
            local count = search.names[name] or 0
            is_rare = is_rare or count * RARE_ONE_IN < search.started
            search.names[name] = count + (game.is_started and 1 or 0)
        end
    end
    return is_rare
end

-- The plan of a game that goes on from a place with other answers.
local function branch_plan(place, seed)
    local turns = {}
    for _, turn in ipairs(place.plan.turns) do
        if turn.at < place.answers then
            turns[#turns + 1] = turn
        end
    end
    turns[#turns + 1] = { at = place.answers, seed = seed }
    return { seed = place.plan.seed, players = place.plan.players, options = place.plan.options,
        turns = turns }
end

-- ---- Games ----

-- 40 answers; every second time 80, every fourth 160, and so on.
local function length_of(number)
    local doubled = 0
    while number % 2 == 0 and doubled < DOUBLED_MOST do
        number, doubled = number // 2, doubled + 1
    end
    return LENGTH_LEAST << doubled
end

-- The plan of the start of this number. In some options are other ones.
local function plan_of(search, number)
    local seats = core.game_details(search.object).seats
    local most = math.min(seats.max, seats.min + MORE_PLAYERS)
    local seed = search.seed * SEED_STEP + number
    return { seed = seed, players = seats.min + (number - 1) % (most - seats.min + 1),
        options = number % OPTIONS_ONE_IN == 0
            and options.draw(search.object, random.new(seed)) or nil,
        turns = { { at = 0, seed = seed } } }
end

local function begin(search, plan)
    local is_begun, game = pcall(tandem.begin, search.object, plan, search.a, search.b,
        search.watch)
    if not is_begun and plan.options then -- they may not go together
        plan.options = nil
        return begin(search, plan)
    elseif not is_begun then
        error(game, 0)
    end
    return game
end

-- A game from its start. It can be played again with other answers, for laying out a board may take
-- longer than playing on it.
local function begin_fresh(search)
    search.fresh = search.fresh + 1
    local game = begin(search, plan_of(search, search.fresh))
    table.insert(search.starts, tandem.clone(game, game.plan))
    if #search.starts > STARTS_MOST then
        table.remove(search.starts, 1)
    end
    return game
end

-- The place to play on from in the game of this number, and for how many answers: before something
-- that differs was asked for, or around what is rare. Nothing for one that begins at a start.
local function place_of(search, number)
    local turn = number % PLAYED_ON_OF
    if turn > 1 and #search.near > 0 then
        return search.chance:pick(search.near), NEAR_LENGTH
    elseif turn > 0 and #search.rare > 0 then
        return search.chance:pick(search.rare), RARE_LENGTH
    end
end

local function begin_next(search)
    local number = search.next
    search.next = number + 1
    local place, more = place_of(search, number)
    local length = place and place.answers + more or length_of(number // PLAYED_ON_OF + 1)
    local is_started, game = not place
    if number % FRESH_EVERY == 1 or not place and #search.starts < STARTS_LEAST then
        game, is_started = begin_fresh(search), true
    else
        place = place or search.chance:pick(search.starts)
        game = tandem.clone(place, branch_plan(place, search.seed * SEED_STEP + number))
    end
    game.asked, game.kept, game.names, game.stops = {}, {}, {}, 0
    game.is_started = is_started
    search.started = search.started + (is_started and 1 or 0)
    game.length = search.best and math.min(length, search.best.answers - 1) or length
    return game
end

-- A search: `object` is the game, a and b its variants or nil, `list` how they differ.
function matches.new(object, a, b, list, seed)
    local asked = {}
    for index in ipairs(list) do
        asked[index] = 0
    end
    return { object = object, a = a or false, b = b or false, changes = list, seed = seed,
        chance = random.new(seed), next = 1, fresh = 0, started = 0, played = 0, near = {},
        rare = {}, starts = {}, names = {}, asked = asked, watch = watch_of(list) }
end

local function step(search)
    search.game = search.game or begin_next(search)
    local game = search.game
    local how = tandem.step(game, game.length)
    local is_rare = has_rare_news(search, game)
    if has_asked(search, game) and not how then
        add_to_pool(search, search.near, game)
    elseif not how then
        keep_place(game)
        if is_rare then
            add_to_pool(search, search.rare, game)
        end
    end
    if how == "differs" then
        search.best = { answers = game.answers, plan = game.plan }
        search.found_at = search.next - 1
    end
    if how then
        search.game, search.played = nil, search.played + 1
    end
end

-- Whether the shortest game that was found parts at the same place where B is another variant.
function matches.parts_under(search, variant)
    local best = search.best
    local game = tandem.begin(search.object, best.plan, search.a, variant)
    local how
    repeat
        how = tandem.step(game, best.answers + 1)
    until how
    return how == "differs" and game.answers == best.answers
end

local function is_enough(search)
    local best = search.best
    return best ~= nil and (best.answers == 0
        or search.played >= math.max(2 * search.found_at, search.found_at + LINGERING))
end

-- Goes on by so many steps, with so many games at most: { tried = games played, found, is_enough =
-- there is nothing left to do }.
function matches.play(search, count, most)
    local function is_over()
        return is_enough(search) or most ~= nil and search.played >= most
    end
    for _ = 1, count do
        if is_over() then
            break
        end
        step(search)
    end
    return { tried = search.played, found = search.best and 1 or 0, is_enough = is_over() }
end

return matches
