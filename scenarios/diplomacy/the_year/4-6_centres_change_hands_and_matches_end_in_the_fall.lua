-- The year: when centres change hands, who has won, and what ends a match without a winner.
local law = require "lawspeaker"

local PLAYERS <const> = { "Aldmoor", "Brannoch", "Cindral" }

-- On Three Crowns, where six centres win; `centres` and `units` by power, `more` of a scenario.
local function year(name, rule, centres, units, more)
    local state = { power = {}, centre = {}, unit = {}, globals = { year = 1901,
        season = more.season } }
    for _, power in ipairs(PLAYERS) do
        table.insert(state.power, { name = power, player = power })
        for _, at in ipairs(centres[power] or {}) do
            table.insert(state.centre, { "centre_" .. at, at = at, power = power })
        end
        for _, unit in ipairs(units[power] or {}) do
            local kind, at = unit:match "^(.) (.*)$"
            table.insert(state.unit, { "unit_" .. at, power = power, kind = kind, at = at })
        end
    end
    for _, at in ipairs(centres.nobody or {}) do
        table.insert(state.centre, { "centre_" .. at, at = at })
    end
    more.season = nil
    more.name, more.rule, more.game, more.players, more.state = name, rule, "diplomacy", PLAYERS,
        state
    law.scenario(more)
end

local FIVE <const> = { Aldmoor = { "ald", "hol", "ist", "pas", "mar" }, Brannoch = { "bra", "gle" },
    Cindral = { "ash", "cin" }, nobody = { "wre" } }
local ARMED <const> = { Aldmoor = { "F mir" }, Brannoch = { "A gle" }, Cindral = { "A ash" } }

local function orders(of_aldmoor)
    return { "Aldmoor", "orders", of_aldmoor }, { "Brannoch", "orders", "A gle H" },
        { "Cindral", "orders", "A ash H" }
end

year("who stands in a sixth centre in the spring has not won, and in the fall has", "5", FIVE,
    ARMED, { season = "spring", phase = "spring_orders", stages = {
        { answers = { orders "F mir - wre" },
            expect = { result = false, globals = { season = "fall" }, no_events = { "taken" },
                rows = { unit_mir = { at = "wre" } } } },
        { answers = { orders "F wre H" },
            expect = { events = { { "taken", power = "Aldmoor", centre = "wre" } },
                result = { winners = { "Aldmoor" }, draw = false } } },
    } })

year("who has left a sixth centre by the fall has not won", "4", FIVE, ARMED,
    { season = "spring", phase = "spring_orders", rules = { draw_votes = false }, stages = {
        { answers = { orders "F mir - wre" }, expect = { result = false } },
        { answers = { orders "F wre - mir" }, expect = { result = false,
            no_events = { "taken" } } },
    } })

year("who wins in the last year has won", "5", FIVE, ARMED,
    { season = "fall", phase = "fall_orders", options = { years = 1 },
        answers = { orders "F mir - wre" },
        expect = { result = { winners = { "Aldmoor" }, draw = false } } })

year("the last year ends in a draw of all who own centres", "5",
    { Aldmoor = { "ald" }, Brannoch = { "bra" } }, ARMED,
    { season = "fall", phase = "fall_orders", options = { years = 1 },
        answers = { orders "F mir H" },
        expect = { result = { winners = { "Aldmoor", "Brannoch" }, draw = true } } })

year("all who own centres are asked for a draw, and one who does not want it is enough", "6",
    { Aldmoor = { "ald" }, Brannoch = { "bra" } }, { Cindral = { "F lag" } },
    { season = "fall", phase = "fall_orders", stages = {
        { answers = { { "Cindral", "orders", "F lag H" } },
            expect = { pending = { "Aldmoor: draw", "Brannoch: draw" } } },
        { answers = { { "Aldmoor", "draw", "draw" }, { "Brannoch", "draw", "play_on" } },
            expect = { result = false, pending = { "Aldmoor: builds", "Brannoch: builds",
                "Cindral: removals" } } },
    } })

year("a draw that all want is shared by those who own centres", "6",
    { Aldmoor = { "ald" }, Brannoch = { "bra" } }, { Cindral = { "F lag" } },
    { season = "fall", phase = "fall_orders", answers = { { "Cindral", "orders", "F lag H" },
            { "Aldmoor", "draw", "draw" }, { "Brannoch", "draw", "draw" } },
        expect = { result = { winners = { "Aldmoor", "Brannoch" }, draw = true } } })

year("a power with centres and without units builds", "32",
    { Aldmoor = { "ald", "hol", "mar" }, Brannoch = { "bra" } }, { Brannoch = { "F mir" } },
    { season = "winter", phase = "winter", rules = { draw_votes = false },
        answers = { { "Aldmoor", "builds", "B A hol, B F ald" } },
        expect = { events = { { "built", power = "Aldmoor", unit = "A hol" },
            { "built", power = "Aldmoor", unit = "F ald" } } } })
