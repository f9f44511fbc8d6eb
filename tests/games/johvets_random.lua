-- Whole random games of johvets through the protocol, on all boards, with house rules, with and
-- without fog, some with Negotiation and trade: none ends in an error or waits for nothing; what
-- must hold of a board holds after each answer; a clone that goes on, and a save that is loaded and
-- goes on, come to the same; no trade makes or loses a book or a supply action.
--
-- usage: johvets_random.lua [GAMES [FIRST_SEED]], or LAWSPEAKER_GAMES and LAWSPEAKER_FIRST_SEED.
local law = require "lawspeaker"
local checks = require "checks"
require "johvets_maps"
local board_invariants = require "board_invariants"

local game = require "johvets.game"
local fog = require "johvets.fog"
local kin_only = require "johvets.kin_only"
local with_trade = require "johvets.with_trade"

local GAMES <const> = math.tointeger(tonumber(arg[1] or os.getenv "LAWSPEAKER_GAMES" or 16))
local FIRST_SEED <const> = math.tointeger(tonumber(arg[2] or os.getenv "LAWSPEAKER_FIRST_SEED"
    or 1))
local ANSWERS_MAX <const> = 20000 -- of one game, which ends long before

local SETTINGS <const> = {
    { map = "two_ages", players = { 2 } },
    { map = "four_ages", players = { 2, 3, 4 } },
    { map = "standard", players = { 2, 3, 4, 5 } },
}
local RULES <const> = {
    { "one_link_point_per_region", { true, false } },
    { "transfer_receiver", { "stay", "stationary" } },
    { "reinforce_cut", { true, false } }, { "swap", { true, false } },
    { "displace_own", { true, false } }, { "failed_link_book", { "destination", "origin" } },
    { "flee_through_books", { true, false } }, { "flee_to_attacker", { true, false } },
    { "flee_controlled", { "any", "others", "ignore" } },
    { "flee_collision", { "retry", "remove" } }, { "victory_fraction", { { 3, 4 }, { 1, 2 } } },
    { "joint_victory", { true, false } }, { "link_point_tokens", { 24, 2, 0 } },
    { "unit_tokens", { law.no_limit, 7 } },
}

-- Hooks of all kinds, in fog: they are asked in the turns that players know, too.
local hooked = law.variant { name = "hooked", base = kin_only, rules = { fog = true },
    hooks = {
        legal = function(ask, standard)
            return standard and (ask.order.type ~= "link" or ask.position.turn % 3 ~= 0)
        end,
        holding = function(ask) return ask.position.turn % 2 end,
        supply_actions = function(ask, standard) return standard + #ask:books(ask.player) // 3 end,
        victory = function(ask, standard) return standard and ask.position.turn > 5 end,
    } }

local chance

local function setting_of(seed)
    chance = law.random(seed)
    local setting = chance:pick(SETTINGS)
    local rules = { max_turns = 4 + chance:integer(26) }
    for _, rule in ipairs(chance:integer(2) == 1 and RULES or {}) do
        rules[rule[1]] = chance:pick(rule[2])
    end
    local variants = chance:pick { {}, {}, { fog }, { fog }, { kin_only }, { hooked } }
    -- In every other game the turns begin with talk, and most of these allow trade.
    rules.negotiation_rounds = chance:integer(2) > 1 and 0 or chance:pick { 1, 2, law.no_limit }
    variants[#variants + 1] = chance:integer(3) > 1 and rules.negotiation_rounds ~= 0
        and with_trade or nil
    return { seed = seed, players = chance:pick(setting.players), options = { map = setting.map },
        rules = rules, variant = #variants > 0 and variants or nil }
end

local function assert_that(is_met, what, ...)
    if not is_met then
        error(string.format(what, ...), 2)
    end
end

-- ---- What talk and trade can change ----

local said = 0 -- in all games

-- All of a board but where its books lie, as text.
local function without_books(board)
    local parts = {}
    for _, unit in ipairs(board:units()) do
        parts[#parts + 1] = unit.id .. " " .. unit.owner .. " " .. unit.at
    end
    for _, point in ipairs(board:link_points()) do
        parts[#parts + 1] = point.symbol .. " " .. point.at
    end
    for _, entry in ipairs(board:control()) do
        parts[#parts + 1] = entry.symbol .. " " .. entry.player
    end
    return table.concat(parts, "\n")
end

local function actions_kept(match)
    local sum = 0
    for _, player in ipairs(match.players) do
        local row = match.root.purse[player]:top()
        sum = sum + (row and row.actions or 0)
    end
    return sum
end

-- What is the same before and after an answer in Negotiation.
local function before_talk(match)
    return match.phase == "negotiation" and { board = match.root.position,
        text = without_books(match.root.position),
        actions = match.rules.trade and actions_kept(match) }
end

-- A book that has moved lies with another player's unit, in the region next to it.
local function check_books(before, after)
    for _, book in ipairs(before:books()) do
        local at = after:book(book.symbol)
        if at ~= book.at then
            local giver, receiver = before:unit_in(book.at), after:unit_in(at)
            assert_that(giver and receiver and before:unit(giver).owner
                ~= after:unit(receiver).owner, "the book %s went astray", book.symbol)
            assert_that(before.map:are_adjacent(book.at, at), "the book %s flew", book.symbol)
        end
    end
end

local function check_talk(match, before)
    if not before or match.phase ~= "negotiation" then
        return
    end
    local board = match.root.position
    assert_that(without_books(board) == before.text, "talk has changed the board")
    check_books(before.board, board)
    assert_that(not match.rules.trade or actions_kept(match) == before.actions,
        "a supply action was made or lost in a trade")
end

-- ---- Playing ----

-- The answers as texts, to be given again.
local function answer_all(match)
    local given = {}
    for index, question in ipairs(match:pending()) do
        local answer = chance:integer(8) == 1 and match:default(question.number)
            or match:sample(question.number, chance)
        given[index] = { question.number, match:text(question.number, answer) }
        said = said + (question.name == "talk" and answer ~= "pass" and 1 or 0)
        assert(match:submit(question.number, answer, question.player))
    end
    return given
end

-- Takes the last answers back and gives them again.
local function undo_and_redo(match, given, before)
    local after = match:hash()
    assert(match:undo())
    assert_that(match:hash() == before, "undo leads elsewhere")
    for _, entry in ipairs(given) do
        assert(match:submit(entry[1], entry[2]))
    end
    match:advance()
    assert_that(match:hash() == after, "what was undone comes out differently")
end

-- What a match and one that should be where it is come to with the same answers.
local function check_same(match, other, what)
    assert_that(match:hash() == other:hash(), "%s is elsewhere", what)
    for _, question in ipairs(match:pending()) do
        local answer = match:sample(question.number, law.random(7))
        local text = assert(match:text(question.number, answer))
        assert(match:clone():submit(question.number, text))
        assert(other:submit(question.number, text))
    end
    local copy = match:clone()
    for _, question in ipairs(copy:pending()) do
        assert(copy:submit(question.number, copy:sample(question.number, law.random(7))))
    end
    copy:advance()
    other:advance()
    assert_that(copy:hash() == other:hash(), "%s goes elsewhere", what)
end

local function check_views(match)
    for _, player in ipairs(match.players) do
        local view = match:view(player)
        local board = view.position
        assert_that(board == match.root.position:view(player), "%s sees another board", player)
    end
end

local function play(seed)
    local setting = setting_of(seed)
    local match = game:start(setting)
    match:set_pure_check(chance:integer(4) == 1)
    local board = match.root.position
    local known = board_invariants.begin(board)
    local answers, turn = 0, board.turn
    while not match:result() do
        assert_that(#match:pending() > 0, "nobody is asked and the game is not over")
        if chance:integer(match.phase == "negotiation" and 50 or 12) == 1 then
            check_same(match, match:clone(), "a clone")
            check_same(match, assert(game:load(match:save(), { trust = true,
                variant = setting.variant })), "a save")
        end
        if match.rules.fog then
            check_views(match)
        end
        local before, talk = match:hash(), before_talk(match)
        local given = answer_all(match)
        assert_that(match:advance(), "it does not go on")
        if chance:integer(10) == 1 and not match:result() then
            undo_and_redo(match, given, before)
        end
        check_talk(match, talk)
        board = match.root.position
        board_invariants.check(board, known)
        assert_that(board.turn == turn or board.turn == turn + 1, "a turn was skipped")
        turn = board.turn
        answers = answers + 1
        assert_that(answers < ANSWERS_MAX, "it does not end")
    end
end

for seed = FIRST_SEED, FIRST_SEED + GAMES - 1 do
    local is_fine, message = xpcall(play, debug.traceback, seed)
    checks.is_true(string.format("game %d: %s", seed, is_fine and "fine" or message), is_fine)
    if not is_fine then
        break
    end
end
checks.is_true("there was talk", GAMES < 16 or said > GAMES)
checks.finish()
