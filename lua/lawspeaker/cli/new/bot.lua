-- `law new bot`: a program that plays. For johvets and Diplomacy it writes a sheet of orders, for
-- any other game it tries answers in simulations.
local diplomacy_texts = require "lawspeaker.cli.new.diplomacy_texts"
local fill = require "lawspeaker.cli.new.fill"
local known_game = require "lawspeaker.cli.new.known_game"

local bot = {}

local JOHVETS <const> = [[
-- $TITLE: a bot for johvets, to go on from. Its units go straight for link points that are not its
-- own, and otherwise do what chance says.
--
-- law help bot, law help sheet    what a bot is, and how a sheet of orders is written
-- law help view, law help simulation    what it sees, and how it can try what would happen
-- law check $FILE    plays some matches, and says what is wrong with it
local law = require "lawspeaker"

-- By region the link points that somebody else controls, or nobody: where to go.
local function find_goals(view)
    local position, goals = view.position, {}
    for _, points in ipairs { position.map:link_points(), position:link_points() } do
        for _, point in ipairs(points) do
            if position:controller(point.symbol) ~= view.player then
                goals[point.at] = point.symbol
            end
        end
    end
    return goals
end

-- The region that an order leads to, or nil. An order is "stay", or a list of words: { "move",
-- "mill" }, { "link", "sun" }, which leads to where the link point "sun" is.
local function find_end(order, goals)
    if type(order) == "table" and order[1] == "move" then
        return order[2]
    elseif type(order) == "table" and order[1] == "link" then
        for region, symbol in pairs(goals) do
            if symbol == order[2] then
                return region
            end
        end
    end
end

-- All orders at once, on a sheet: unit by unit, of the legal orders the first that leads to a goal.
local function choose_orders(view, question, random)
    local sheet, goals = question:sheet(), find_goals(view)
    for _, unit in ipairs(question:slots()) do
        for order in sheet:legal(unit) do
            local region = find_end(order, goals)
            if region and goals[region] then
                sheet:set(unit, order)
                goals[region] = nil -- one unit is enough
                break
            end
        end
    end
    return sheet:fill(random) -- what is not set yet is drawn from what is legal
end

return law.bot {
    name = "$NAME",
    api = 1,
    games = { "johvets" },

    -- view: what the player sees; question: what is asked; random: all chance that it may use. Nil
    -- is the default of the question.
    choose = function(view, question, random)
        if question.name == "orders" then
            return choose_orders(view, question, random)
        end
        return question:sample(random) -- where to flee, what to supply
    end,
}
]]

local OTHER <const> = [[
-- $TITLE: a bot for $GAME, to go on from. It tries some answers and takes the one after which the
-- game says that it stands best.
--
-- law help bot, law help question    what a bot is, and what it is asked
-- law help view, law help simulation    what it sees, and how it can try what would happen
-- law check $FILE    plays some matches, and says what is wrong with it
local law = require "lawspeaker"

local TRIES <const> = 6
local ENOUGH <const> = 500 -- in thousandths of the budget for a question: below that it stops

-- How it stands after an answer. What it cannot see is made up, and so are the dice: another time
-- it may come out otherwise.
local function value_of(view, question, answer, random)
    local simulation = view:simulate()
    if not simulation then
        return 0
    end
    simulation:submit(question.number, answer)
    simulation:play { batches = 1, random = random } -- the others answer by chance
    return simulation:score() or 0 -- nil where the game has no score
end

return law.bot {
    name = "$NAME",
    api = 1,
    games = { "$GAME" },

    -- view: what the player sees; question: what is asked; random: all chance that it may use. Nil
    -- is the default of the question.
    choose = function(view, question, random)
        local best, most
        for _ = 1, TRIES do
            if best and (question:left() or 1000) < ENOUGH then
                break
            end
            local answer = question:sample(random)
            local value = value_of(view, question, answer, random)
            if not most or value > most then
                best, most = answer, value
            end
        end
        return best
    end,
}
]]

local OF_GAME <const> = { johvets = JOHVETS, diplomacy = diplomacy_texts.BOT }

-- The text; or nil and what is wrong. `names` gets the game's own name and a player of it.
local function text_of(asked, names)
    local known, message = known_game.ask(asked)
    if not known then
        return nil, message
    end
    names.GAME, names.PLAYER = known.name, known.players[#known.players]
    return fill.text(OF_GAME[known.name] or OTHER, names)
end

function bot.plan(asked)
    return fill.plan(asked, text_of, "the bot", {
        "law check $PATH",
        "law play $WORDS --bots --bot $PLAYER=$PATH",
        "law tournament $WORDS $PATH random --games 10",
    })
end

return bot
