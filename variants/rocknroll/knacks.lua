-- What the units' knacks do (section 13, R11) and how they take turns (section 10, R12). Choices
-- inside a knack belong to the player of the unit's army (6, 56). Where there is only one
-- possibility nobody is asked.
local board = require "rocknroll.board"
local combat = require "rocknroll.combat"
local movement = require "rocknroll.movement"
local reactions = require "rocknroll.reactions"
local units = require "rocknroll.units"

local knacks = {}

local function choose(g, player, question)
    if #question.choice == 1 then
        return question.choice[1]
    end
    return g:ask(player, question)
end

-- ---- Knacks that answer an event: answers[name](g, unit, object) ----

local answers = {}

-- Rule 72: an enemy attacked in his Point. He must move to a neighbouring Point or attack that
-- enemy, wherever it now is (R11).
function answers.Johny(g, johny, enemy)
    local choice = {}
    if combat.can_be_attacked(g, enemy, johny) then
        choice[1] = { "attack", enemy }
    end
    for _, point in ipairs(board.neighbours(g, board.where(johny))) do
        choice[#choice + 1] = { "move", point }
    end
    local answer = choose(g, johny.side, { name = "johny", rule = "72", choice = choice,
        say = "Johny must attack that enemy or move to a neighbouring Point." })
    if answer[1] == "attack" then
        combat.attack(g, johny, enemy)
    else
        movement.move(g, johny, answer[2])
    end
end

-- Rule 72: an enemy entered her Point. She attacks it for free, and after a kill moves to a
-- neighbouring Point (R11). Where the enemy cannot be attacked she does nothing.
function answers.Mai(g, mai, enemy)
    if not combat.can_be_attacked(g, enemy, mai) then
        g:note("nothing", { unit = mai })
    elseif combat.attack(g, mai, enemy) then
        g:rule "72"
        movement.move(g, mai, choose(g, mai.side, { name = "mai", rule = "72",
            choice = board.neighbours(g, board.where(mai)),
            say = "Mai has killed. Which neighbouring Point does she move to?" }))
    end
end

-- Rule 72: another friendly unit in his Point dies, and a successful check saves it.
function answers.Doc(g, doc, unit)
    local is_saved = combat.check(g, { name = "doc", rule = "72", player = doc.side, unit = doc,
        object = unit, needed = g.rules.doc })
    if is_saved then
        combat.save(g, unit, doc)
    end
end

-- Rule 72: mines. No attack, so nobody answers it as one and Voi Dai covers nobody.
function answers.Bao(g, bao, enemy)
    local is_hit = combat.check(g, { name = "mines", rule = "72", player = bao.side, unit = bao,
        object = enemy, needed = g.rules.mines })
    if is_hit then
        combat.kill(g, enemy, "mines")
    end
end

-- Where the half-mad boy can go, and with which of these enemies.
local function ways_of(g, boy, enemies)
    local others = board.others(g, board.where(boy))
    if #enemies == 0 then
        return others
    end
    local ways = {}
    for _, point in ipairs(others) do
        for _, enemy in ipairs(enemies) do
            ways[#ways + 1] = { point, enemy }
        end
    end
    return ways
end

-- Rule 73: to any other Point together with one enemy, of his player's choice, or alone where there
-- is none. After a success he must, unless the house lets him stay.
local function boy_tries(g, boy)
    local is_success = combat.check(g, { name = "boy", rule = "73", player = boy.side, unit = boy,
        needed = g.rules.boy })
    if not is_success then
        return
    end
    local enemies = board.standing(g, board.where(boy), board.other_side(boy.side))
    local ways = ways_of(g, boy, enemies)
    if g.rules.boy_may_stay then
        ways[#ways + 1] = "stay"
    end
    local way = choose(g, boy.side, { name = "boy_goes", rule = "73", choice = ways,
        say = "Where does the half-mad boy go, and which enemy does he take along?" })
    if way == "stay" then
        return
    elseif #enemies == 0 then
        movement.move(g, boy, way)
    else
        movement.move_both(g, boy, way[2], way[1])
    end
end

function answers.Boy(g, boy)
    local answer = g:ask(boy.side, { name = "boy", rule = "73", choice = { "try", "stay" },
        default = "stay",
        say = "An enemy has entered the half-mad boy's Point. Does he try to go?" })
    if answer == "try" then
        boy_tries(g, boy)
    end
end

-- ---- Knacks for one's own turn: choices[name](g, unit) → answers, acts[name](g, unit, …) ----

local choices, acts = {}, {}

function choices.Boy(_, boy)
    return { { "knack", boy } }
end

function acts.Boy(g, boy)
    boy_tries(g, boy)
end

-- Rule 75: a chosen enemy in a neighbouring Point.
function choices.Horny(g, horny)
    local list = {}
    for _, point in ipairs(board.neighbours(g, board.where(horny))) do
        for _, enemy in ipairs(board.standing(g, point, board.other_side(horny.side))) do
            list[#list + 1] = { "knack", horny, enemy }
        end
    end
    return list
end

function acts.Horny(g, horny, enemy)
    local is_success = combat.check(g, { name = "horny", rule = "75", player = horny.side,
        unit = horny, object = enemy, needed = g.rules.horny })
    if is_success then
        movement.move(g, enemy, board.where(horny))
    end
end

-- R11: once on each own turn.
function knacks.legal(g, player)
    local list = {}
    for _, unit in ipairs(board.army(g, player)) do
        if units.card(unit).acts and not unit.used then
            for _, answer in ipairs(choices[unit.name](g, unit)) do
                list[#list + 1] = answer
            end
        end
    end
    return list
end

function knacks.use(g, unit, ...)
    g:rule "R11"
    unit.used = true
    acts[unit.name](g, unit, ...)
end

function knacks.begin_turn(g, player)
    g:rule "R11"
    for _, unit in ipairs(board.army(g, player)) do
        unit.used = false
    end
end

-- ---- Taking turns ----

-- Carries out an action and all that answers it (54, 55, R12): the player whose turn it is orders
-- each batch, and each knack is done whole before the next.
function knacks.resolve(g, turn_player, action)
    g:react {
        by = turn_player,
        rule = "54",
        say = "Several knacks answer. Which is first?",
        action = action,
        lapsed = function(ability)
            local has_lapsed = reactions.has_lapsed(ability)
            if has_lapsed then
                g:rule "R12"
                g:note("lapsed", { unit = ability.unit })
            end
            return has_lapsed
        end,
        run = function(ability)
            g:rule "55"
            g:note("knack", { unit = ability.unit })
            answers[ability.name](g, ability.unit, ability.object)
        end,
        done = function(ability)
            if ability.event == "death" then
                combat.answered(g, ability)
            end
        end,
    }
end

return knacks
