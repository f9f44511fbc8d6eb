-- Reactions: what is triggered while one action, or one ability, is carried out forms a batch;
-- batches wait in line; a player orders a batch of several, one at a time; each ability is carried
-- out whole before the next. It knows no ability: run.lua collects what is triggered, also in steps
-- that are entered meanwhile, and asks.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local near = require "lawspeaker.near"

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

-- What a player calls an ability: its `answer`, or its name and its unit.
local function answer_of(ability)
    if type(ability.answer) == "table" then
        return table.move(ability.answer, 1, #ability.answer, 1, {})
    elseif ability.unit ~= nil then
        return { ability.name, ability.unit }
    end
    return { ability.name }
end

local function is_same(a, b)
    for index = 1, math.max(#a, #b) do
        if a[index] ~= b[index] then
            return false
        end
    end
    return true
end

-- One answer for each ability of a batch; those that would be the same are numbered.
local function answers_of(batch)
    local answers = {}
    for index, ability in ipairs(batch) do
        answers[index] = answer_of(ability)
    end
    for index, own in ipairs(answers) do
        local count = 0
        for other = 1, #answers do
            if other > index and is_same(own, answers[other]) then
                count = count + 1
                answers[other][#answers[other] + 1] = count + 1
            end
        end
        if count > 0 then
            own[#own + 1] = 1
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
        if is_same(answer, chosen) then
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

-- Carries out an action and all that it brings about. `collect(f, …)` calls f and returns the list
-- of abilities that were triggered meanwhile.
function reactions.react(g, form, collect)
    check_form(form)
    local queue, first = { { depth = 1, list = collect(form.action) } }, 1
    while queue[first] do
        local batch = queue[first]
        if #batch.list == 0 then
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
