-- What `law new` writes for Diplomacy: a bot, and a board with a scenario on it.
local texts = {}

texts.BOT = [=[
-- $TITLE: a bot for Diplomacy, to go on from. Each unit goes the shortest way to a centre that is
-- not its own, no two into the same province.
--
-- law help bot, law help sheet    what a bot is, and how a sheet of orders is written
-- law help diplomacy, law help diplomacy_map    orders, boards, and what a board answers
-- law check $FILE    plays some matches, and says what is wrong with it
local boards = require "diplomacy.boards"
local law = require "lawspeaker"

-- By place, how many steps a unit of that type needs to the nearest centre that others own, or
-- nobody.
local function find_steps(board, view, kind)
    local power, owners = boards.power_of(view, view.player), boards.owners(view)
    local steps, edge = {}, {}
    for _, place in ipairs(board:places()) do
        if board:place(place.province).centre and owners[place.province] ~= power then
            steps[place.id] = 0
            edge[#edge + 1] = place.id
        end
    end
    while #edge > 0 do
        local following = {}
        for _, place in ipairs(edge) do
            for _, other in ipairs(board:neighbours(place, kind)) do
                if not steps[other] then
                    steps[other] = steps[place] + 1
                    following[#following + 1] = other
                end
            end
        end
        edge = following
    end
    return steps
end

-- Where an order leads: { "A", "par", "-", "bur" } to bur, { "A", "par", "H" } nowhere else.
local function end_of(order)
    return order[3] == "-" and order[4] or order[3] == "H" and order[2] or nil
end

-- All orders at once, on a sheet. A unit that gets none holds.
local function choose_orders(view, question)
    local board, sheet, is_taken = boards.of(view), question:sheet(), {}
    local steps = { A = find_steps(board, view, "A"), F = find_steps(board, view, "F") }
    for _, unit in ipairs(question:slots()) do
        local best, least
        for order in sheet:legal(unit) do
            local place = end_of(order)
            local count = place and not is_taken[board:place(place).province]
                and steps[order[1]][place]
            if count and (not least or count < least) then
                best, least = order, count
            end
        end
        if best then
            sheet:set(unit, best)
            is_taken[board:place(end_of(best)).province] = true
        end
    end
    return sheet
end

return law.bot {
    name = "$NAME",
    api = 1,
    games = { "$GAME" },

    -- view: what the player sees; question: what is asked; random: all chance that it may use. Nil
    -- is the default of the question.
    choose = function(view, question, random)
        if question.name == "orders" then
            return choose_orders(view, question)
        end
        return question:sample(random) -- retreats, builds, removals, draws
    end,
}
]=]

texts.BOARD = [[
-- A board of Diplomacy for three, to go on from.
--
-- law help diplomacy_map    each field, and what a board answers
-- law check $FILE    looks for mistakes
local law = require "lawspeaker"

return law.diplomacy_map {
    name = "$NAME", -- as the file, so that it can be found by its name
    title = "The Three Shores",
    powers = { "North", "South", "West" },

    -- What orders call it, then land, coast or sea. `home` and `centre` make it a supply centre;
    -- one with two shores names them, for fleets.
    provinces = {
        { "hav", "coast", title = "Haven", home = "North" },
        { "fel", "land", title = "The Fell", home = "North" },
        { "lyn", "coast", title = "Lynford", home = "South" },
        { "dal", "land", title = "Dale", home = "South" },
        { "cap", "coast", title = "Cape", home = "West" },
        { "ham", "land", title = "Hamlet", home = "West" },
        { "wal", "land", title = "The Wald", centre = true },
        { "ist", "coast", title = "Isthmus", coasts = { "ist/nc", "ist/sc" }, centre = true },
        { "ile", "coast", title = "The Isle", centre = true },
        { "upp", "sea", title = "Upper Sea" },
        { "low", "sea", title = "Lower Sea", other_ids = { "los" } },
    },

    -- What borders on what, each border once: each line is a place and its neighbours.
    army = {
        { "wal", "fel", "dal", "ham", "hav" },
        { "hav", "fel", "ist" },
        { "lyn", "dal", "ist" },
        { "cap", "ham", "lyn" },
        { "fel", "ham" },
    },
    fleet = {
        { "upp", "hav", "ist/nc", "ile", "cap", "low" },
        { "low", "lyn", "ist/sc", "ile", "cap" },
        { "hav", "ist/nc" },
        { "lyn", "ist/sc", "cap" },
    },

    win = 5, -- so many centres
    start = {
        North = { "F hav", "A fel" },
        South = { "F lyn", "A dal" },
        West = { "F cap", "A ham" },
    },
}
]]

texts.SCENARIO = [[
-- Tries the board: law test $SCENARIO runs this, law run tells what happens in it.
local law = require "lawspeaker"
require "$NAME" -- declares the board, which the option then finds by its name

law.scenario {
    name = "three powers begin on the board",
    game = "$GAME",
    players = 3,
    options = { map = "$NAME" },
    answers = {
        { "p1", "fel: A fel - wal, hav: F hav - upp" },
        { "p2", "dal: A dal - wal, lyn: F lyn - low" },
        { "p3", "ham: A ham S A dal - wal, cap: F cap H" },
    },
    -- The Wald goes to the one who is supported.
    expect = {
        events = {
            { "verdict", power = "North", order = "A fel - wal", result = "failed" },
            { "verdict", power = "South", order = "A dal - wal", result = "succeeded" },
        },
    },
}
]]

return texts
