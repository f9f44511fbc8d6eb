-- The action phase: turns by initiative until all have passed. Rules 4, 5, 11 and 15-17: in its
-- turn the active player trades at any point; what it trades is counted by the turn.
local action_cards = require "transactions.action_cards"
local activation = require "transactions.activation"
local board = require "transactions.board"
local deeds = require "transactions.deeds"
local notes = require "transactions.notes"
local relics = require "transactions.relics"
local state = require "transactions.state"
local strategy = require "transactions.strategy"
local turn_order = require "transactions.turn_order"
local victory = require "transactions.victory"
local windows = require "transactions.windows"

local turns = {}

local FRAGMENTS_OF_A_RELIC <const> = 3

-- ---- A further kind of action: three fragments for a relic ----

-- Unknown fragments stand for any kind.
local function may_purge(sheet, kind)
    return sheet[kind] > 0 and sheet[kind] + sheet.unknown >= FRAGMENTS_OF_A_RELIC
end

local function purge(g, player, kind)
    local sheet = board.sheet(g, player)
    local own = math.min(sheet[kind], FRAGMENTS_OF_A_RELIC)
    sheet[kind] = sheet[kind] - own
    sheet.unknown = sheet.unknown - (FRAGMENTS_OF_A_RELIC - own)
    g:note("purged", { player = player, kind = kind })
    relics.gain(g, player)
end

-- ---- One action ----

-- A player can activate where it has no command token yet.
local function add_activations(g, player, answers)
    if board.sheet(g, player).tokens == 0 then
        return
    end
    for system in g.system:each() do
        if not board.has(system.activated, player) then
            answers[#answers + 1] = { "activate", system }
        end
    end
end

-- Who has not played all strategy cards cannot pass; who has acted already may leave it at that.
local function actions(g, player, is_first)
    local unused, answers = strategy.unused(g, player), {}
    if not is_first then
        answers[1] = "done"
    elseif #unused == 0 then
        answers[1] = "pass"
    end
    for _, card in ipairs(unused) do
        answers[#answers + 1] = { "strategic", card }
    end
    add_activations(g, player, answers)
    for _, card in ipairs(action_cards.actions(g, player)) do
        answers[#answers + 1] = { "play", card }
    end
    for _, note in ipairs(notes.actions(g, player)) do
        answers[#answers + 1] = { "lay", note }
    end
    for _, kind in ipairs(state.FRAGMENTS) do
        if kind ~= "unknown" and may_purge(board.sheet(g, player), kind) then
            answers[#answers + 1] = { "purge", kind }
        end
    end
    return answers
end

local DO <const> = {
    activate = activation.run,
    strategic = strategy.play,
    play = action_cards.play,
    lay = notes.play,
    purge = purge,
}

local function pass(g, player)
    board.sheet(g, player).has_passed = true
    g:note("passes", { player = player })
end

-- By chance one kind of action, then one of that kind; a system mostly where ships can come.
local function sample(g, player, answers, random)
    local kinds, of = {}, {}
    for _, answer in ipairs(answers) do
        local kind = type(answer) == "table" and answer[1] or answer
        if kind == "activate" and activation.is_promising(g, player, answer[2]) then
            kind = "promising"
        end
        if not of[kind] then
            kinds[#kinds + 1], of[kind] = kind, {}
        end
        table.insert(of[kind], answer)
    end
    local kind = of.promising and random:integer(3) > 1 and "promising"
        or kinds[random:integer(#kinds)]
    return of[kind][random:integer(#of[kind])]
end

-- Returns false when the player did nothing, by which it passes unless it has acted before.
local function act(g, player, is_first)
    g:rule "T7"
    local answers = actions(g, player, is_first)
    local answer = #answers == 1 and answers[1] or g:ask(player, { name = "action", rule = "T7",
        choice = answers, default = answers[1], say = "What is your action?",
        sample = function(random)
            return sample(g, player, answers, random)
        end })
    if answer == "done" then
        return false
    elseif answer == "pass" then
        pass(g, player)
        return false
    end
    g.actions = g.actions - 1
    DO[answer[1]](g, player, answer[2])
    return true
end

-- ---- A turn ----

-- Rule 15: however many actions a turn has, it is one turn. Rule 16: so is one that passes.
function turns.turn(g, player)
    g.active, g.moment, g.actions = player, "turn", 1
    g:rule "11"
    g:note("turn", { player = player })
    windows.turn(g)
    local is_first = true
    while g.actions > 0 and act(g, player, is_first) do
        g.moment, is_first = "turn", false
        victory.eliminate(g)
        if board.sheet(g, player).is_out then
            break
        end
        windows.turn(g)
    end
    if board.sheet(g, player).has_passed then
        windows.turn(g)
    end
    deeds.over(g, player, "build")
    windows.close(g)
    g.active, g.moment, g.actions = nil, "none", 0
    return true
end

function turns.phase(g)
    g:rounds {
        players = function()
            return turn_order.initiative(g)
        end,
        step = "turn",
        able = function(player)
            local sheet = board.sheet(g, player)
            return not sheet.has_passed and not sheet.is_out
        end,
    }
    for _, deed in ipairs { "activate", "fire", "show", "play", "card" } do
        deeds.over(g, nil, deed)
    end
end

return turns
