-- Reactions: what is triggered while one action, or one ability, is carried out forms a batch;
-- batches wait in line; a player orders a batch of several, one at a time; each ability is carried
-- out whole before the next. It knows no ability: run.lua collects what is triggered, also in steps
-- that are entered meanwhile, and asks.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local near = require "lawspeaker.near"
local objects = require "lawspeaker.game.objects"
local plain = require "lawspeaker.game.plain"

local reactions = {}

local DEPTH_MAX <const> = 100
local FIELDS <const> = { "by", "action", "run", "lapsed", "done", "say", "rule" }

local FUNCTIONS <const> = { "action", "run", "lapsed", "done" }

local IS_FIELD <const> = {}
for _, name in ipairs(FIELDS) do
    IS_FIELD[name] = true
end

local function check_form(form)
    local at = check.context "g:react"
    if type(form) ~= "table" then
        at:fail("expected a table, got " .. check.describe(form))
    end
    for _, key in ipairs((core.keys(form))) do
        if not IS_FIELD[key] then
            at:fail("no field " .. check.describe(key) .. near.hint(key, FIELDS))
        end
    end
    for _, name in ipairs(FUNCTIONS) do
        local is_needed = name == "action" or name == "run"
        if type(form[name]) ~= "function" and (is_needed or form[name] ~= nil) then
            at:fail("expected a function, got " .. check.describe(form[name]), name)
        end
    end
    if type(form.by) ~= "function" and type(form.by) ~= "string" then
        at:fail("expected a player, or a function that returns one, got "
            .. check.describe(form.by), "by")
    end
end

-- A word that is written like an integer is one, as are the numbers of those that are alike.
local function as_integer(atom)
    local number = type(atom) == "string" and string.find(atom, "^%-?%d+$") and math.tointeger(atom)
    return number and tostring(number) == atom and number or atom
end

-- What a player calls an ability: its `answer`, or its name and its unit.
local function answer_of(ability)
    if type(ability.answer) == "table" then
        local own = {}
        for index, atom in ipairs(ability.answer) do
            own[index] = as_integer(atom)
        end
        return own
    elseif ability.unit ~= nil then
        return { ability.name, ability.unit }
    end
    return { ability.name }
end

-- The same for answers that are written alike.
local function key_of(own)
    local parts = {}
    for index, atom in ipairs(own) do
        parts[index] = objects.is_row(atom) and objects.row_text(atom) or tostring(atom)
    end
    return table.concat(parts, " ")
end

-- One answer for each ability of a batch; those that would be the same are numbered, so that none
-- is like that of another.
local function answers_of(batch)
    local answers, counts, numbers = {}, {}, {}
    for index, ability in ipairs(batch) do
        answers[index] = answer_of(ability)
        local key = key_of(answers[index])
        counts[key] = (counts[key] or 0) + 1
    end
    for _, own in ipairs(answers) do
        local key = key_of(own)
        if counts[key] > 1 then
            local number, length = numbers[key] or 0, #own
            repeat
                number = number + 1
                own[length + 1] = number
            until not counts[key_of(own)]
            numbers[key] = number
        end
    end
    return answers
end

-- Which of a batch comes first: a number in it.
local function choose(g, form, batch)
    if #batch == 1 then
        return 1
    end
    local by = form.by
    if type(by) == "function" then
        by = by()
    end
    local answers = answers_of(batch)
    local chosen = g:ask(by, { name = "reaction", say = form.say or "which comes first?",
        rule = form.rule, choice = answers })
    if type(chosen) ~= "table" then
        chosen = { chosen }
    end
    for index, answer in ipairs(answers) do
        if key_of(answer) == key_of(chosen) then
            return index
        end
    end
end

local function carry_out(form, ability)
    if not (form.lapsed and form.lapsed(ability)) then
        form.run(ability)
    end
    if form.done then
        form.done(ability)
    end
end

-- An ability of a row that was removed meanwhile lapses: what could be done with it needs the row.
local function drop_gone(g, list)
    for index = #list, 1, -1 do
        if plain.stranger(g, list[index]) then
            table.remove(list, index)
        end
    end
    return list
end

-- Carries out an action and all that it brings about. `collect(f, …)` calls f and returns the list
-- of abilities that were triggered meanwhile.
function reactions.react(g, form, collect)
    check_form(form)
    local queue, first = { { depth = 1, list = collect(form.action) } }, 1
    while queue[first] do
        local batch = queue[first]
        if #drop_gone(g, batch.list) == 0 then
            first = first + 1
        else
            local ability = table.remove(batch.list, choose(g, form, batch.list))
            local triggered = collect(carry_out, form, ability)
            if #triggered > 0 then
                if batch.depth == DEPTH_MAX then
                    check.context("g:react"):fail(string.format("a chain of abilities is longer "
                        .. "than %d: %s was triggered by %s, and so on", DEPTH_MAX,
                        check.quote(triggered[1].name), check.quote(ability.name)))
                end
                queue[#queue + 1] = { depth = batch.depth + 1, list = triggered }
            end
        end
    end
end

-- What g:trigger is given.
function reactions.check_ability(ability)
    local name = ability
    if type(ability) == "table" then
        name = ability.name
    end
    if type(ability) ~= "table" or not check.is_id(name) then
        check.context("g:trigger"):fail("expected an ability { name = \"…\", … }, named by an id, "
            .. "got " .. check.describe(name))
    end
end

return reactions
