-- Army lists are secret until a battle (9): campaigns that differ in nothing but the lists of one
-- player must be told the others, and onlookers, alike, byte for byte, until one is shown.
local law = require "lawspeaker"
local core = require "lawspeaker.core"

package.path = "variants/?.lua;" .. package.path
local game = require "mighty_kingdoms.game"

local SEEDS <const> = 12
local ANSWERS_MOST <const> = 250
local LOOK_EVERY <const> = 9
-- As many units and points, or all would see the difference.
local LISTS <const> = { "Spears 100 1; Bows 200 2 item Red Horn",
    "Old Marshal 150 3 legend; Wyrm 150 0 monster" }

-- All that a viewer has been told: events, and the state.
local function told(match, viewer)
    local lines = {}
    for index, event in ipairs(match:events(viewer)) do
        lines[index] = core.json_encode(event)
    end
    lines[#lines + 1] = core.state_bytes(core.state_view(core.match_details(match).state, viewer))
    return table.concat(lines, "\n")
end

local function is_shown(match)
    for _, event in ipairs(match:events(false)) do
        if event.name == "card_list" and event.fields and event.fields.player == "p1" then
            return true
        end
    end
    return false
end

-- One answer for both, but p1's lists; what is not legal for one (69) is the default for both.
local function answer(twins, number, random)
    local question = twins[1]:pending()[number]
    local text = twins[1]:text(question.number, twins[1]:sample(question.number, random))
    local is_secret = question.name == "army_list" and question.player == "p1"
    local answers = is_secret and LISTS or { text, text }
    for index, twin in ipairs(twins) do
        if not twin:check(question.number, answers[index]) then
            text = twins[1]:text(question.number, twins[1]:default(question.number))
            answers = { text, text }
        end
    end
    return function()
        for index, twin in ipairs(twins) do
            assert(twin:submit(question.number, answers[index], question.player))
        end
    end
end

local function step(twins, random)
    local submits = {}
    for number in ipairs(twins[1]:pending()) do
        submits[number] = answer(twins, number, random)
    end
    for _, submit in ipairs(submits) do
        submit()
    end
    assert(twins[1]:advance() and twins[2]:advance())
end

local function play(seed)
    local twins, random = {}, law.random(seed)
    for index = 1, 2 do
        twins[index] = game:start { players = 3, seed = seed, options = { map = "proving_ground" },
            rules = { battles = "tabletop", army_food = 0 } }
    end
    for answers = 1, ANSWERS_MOST do
        step(twins, random)
        if twins[1]:result() or is_shown(twins[1]) then
            return answers
        elseif answers % LOOK_EVERY == 0 then
            for _, viewer in ipairs { "p2", "nobody" } do
                viewer = viewer ~= "nobody" and viewer or nil
                assert(told(twins[1], viewer) == told(twins[2], viewer),
                    string.format("seed %d: after %d answers a list is told", seed, answers))
            end
        end
    end
    return ANSWERS_MOST
end

local answers = 0
for seed = 1, SEEDS do
    answers = answers + play(seed)
end
print(string.format("%d pairs of campaigns, %d answers", SEEDS, answers))
assert(answers > 40 * SEEDS, "the lists are shown too soon")
