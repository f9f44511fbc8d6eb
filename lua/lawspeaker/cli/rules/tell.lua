-- Tells people what `law rules` lists: all of a game, or one rule or hook. It reads the plain data
-- of lawspeaker.listing, and escapes what it prints.
local another_value = require "lawspeaker.cli.rules.another_value"
local console = require "lawspeaker.cli.console"
local lines = require "lawspeaker.cli.rules.lines"
local tell_state = require "lawspeaker.cli.rules.tell_state"
local text = require "lawspeaker.cli.text"

local tell = {}

local heading, rows, labels, head_of = lines.heading, lines.rows, lines.labels, lines.head_of
local INDENT <const> = lines.INDENT

-- ---- Words ----

local function range(entry, least)
    if least and entry.most then
        return (" from %d to %d"):format(least, entry.most)
    elseif least then
        return (" from %d"):format(least)
    end
    return entry.most and (" up to %d"):format(entry.most) or ""
end

-- What a rule or option may be.
local function allowed(entry)
    if entry.kind == "flag" then
        return "true or false"
    elseif entry.kind == "choice" then
        return text.list(entry.choices, " or ")
    elseif entry.kind == "fraction" then
        return "a fraction of two integers from 1"
    elseif entry.kind == "limit" then
        return "an integer" .. range(entry, entry.least or 0) .. ", or no_limit"
    elseif entry.kind == "integer" then
        return "an integer" .. range(entry, entry.least)
    end
    return "a text"
end

local function quoted(names)
    local list = {}
    for index, name in ipairs(names) do
        list[index] = text.quote(name)
    end
    return list
end

-- ---- All of a game ----

-- What a rule's last column says.
local function rule_words(rule)
    local words = ("%s: %s"):format(rule.sentence, allowed(rule))
    if rule.is_changed then
        words = ("%s; standard: %s"):format(words, rule.default.text)
    end
    return #rule.set_by == 0 and words
        or ("%s; set by %s"):format(words, text.list(quoted(rule.set_by)))
end

local function tell_rules(told)
    if #told.rules == 0 then
        return heading "no house rules"
    end
    heading(("%s, each with its value and the number of its rule%s"):format(
        text.count(#told.rules, "house rule"),
        told.variant and "; * is not the standard value" or ""))
    local list = {}
    for index, rule in ipairs(told.rules) do
        list[index] = { rule.name, (rule.is_changed and "*" or "") .. rule.value.text, rule.rule,
            rule_words(rule) }
    end
    rows(list, function(number, column)
        return told.rules[number].is_changed and column <= 2 and "yellow"
            or column == 3 and "faint" or nil
    end)
end

local function hook_rows(hook)
    local list = {}
    for _, field in ipairs(hook.asks or {}) do
        local mark = field.type == "function" and ":" or "."
        list[#list + 1] = { "ask" .. mark .. field.name,
            field.type .. (field.is_optional and "?" or ""), field.sentence }
    end
    list[#list + 1] = hook.standard and { "standard", "", hook.standard } or nil
    list[#list + 1] = hook.answer and { "answer", "", hook.answer } or nil
    list[#list + 1] = #hook.answered_by > 0
        and { "answered by", "", text.list(quoted(hook.answered_by), ", then ") } or nil
    return list
end

local function tell_hook(hook)
    local head = INDENT .. hook.name .. "  "
    for index, line in ipairs(text.hang(head, text.escape(("%s (%s)"):format(hook.sentence,
        hook.rule)), console.width())) do
        local rest = line:sub(#head + 1)
        console.print((index == 1 and console.paint(head, #hook.answered_by > 0 and "yellow"
            or "bold") or (" "):rep(#head)) .. rest)
    end
    rows(hook_rows(hook), labels, INDENT .. INDENT)
end

local function tell_hooks(told)
    if #told.hooks == 0 then
        return heading "no hooks"
    end
    heading(("%s, each with its question, what it is told, and what it answers"):format(
        text.count(#told.hooks, "hook")))
    for _, hook in ipairs(told.hooks) do
        tell_hook(hook)
    end
end

local function tell_options(told)
    if #told.options == 0 then
        return
    end
    heading(("%s of a match, no house rules: law play %s --option NAME=VALUE"):format(
        text.count(#told.options, "option"), told.words))
    local list = {}
    for index, option in ipairs(told.options) do
        list[index] = { option.name, option.default.text,
            ("%s: %s"):format(option.sentence, allowed(option)) }
    end
    rows(list, function() end)
end

local function tell_variants(told)
    if #told.variants == 0 then
        return
    end
    heading(("%s with the game: law rules %s/NAME, law play %s/NAME"):format(
        text.count(#told.variants, "variant that comes", "variants that come"), told.owner,
        told.owner))
    local list = {}
    for index, variant in ipairs(told.variants) do
        list[index] = { variant.name, variant.sentence }
    end
    rows(list, function() end)
end

local function title(told)
    local words = told.title and ("%s (%s)"):format(told.title, told.game) or told.game
    if told.variant then
        words = ("%s under the variant %s"):format(words, text.quote(told.variant.name))
        if #told.variant.parts > 0 then
            words = ("%s, built on %s"):format(words, text.list(quoted(told.variant.parts)))
        end
    end
    return words
end

-- `told` is what lawspeaker.listing gives, with `variants`, those that ship with the game; `owner`,
-- how the game is called on the command line; and `words`, how what was asked for is.
function tell.all(told)
    for _, line in ipairs(text.wrap(text.escape(title(told)), console.width())) do
        console.print(console.paint(line, "bold"))
    end
    for _, line in ipairs(told.variant and told.variant.sentence ~= ""
        and text.wrap(text.escape(told.variant.sentence), console.width()) or {}) do
        console.print(line)
    end
    tell_rules(told)
    tell_hooks(told)
    tell_options(told)
    tell_state.names(told)
    tell_variants(told)
    console.print("")
    local foot = ("law rules %s NAME: one of these by its name, or a rule by its number; law play "
        .. "%s --rule NAME=VALUE: with another value; law help house_rules: how a variant is "
        .. "written"):format(told.words, told.words)
    for _, line in ipairs(text.wrap(text.escape(foot), console.width())) do
        console.print(line)
    end
end

-- ---- One rule, hook or option ----

-- What the game's own rules say: a list of { rule, text }.
function tell.texts(texts)
    for index, found in ipairs(texts) do
        if index > 1 then
            console.print("")
        end
        local head = found.rule .. "  "
        for number, line in ipairs(text.hang(head, text.escape(found.text), console.width())) do
            console.print(number == 1 and console.paint(head, "bold") .. line:sub(#head + 1)
                or line)
        end
    end
end

function tell.rule(told, rule)
    head_of("house rule", rule)
    local list = { { "value", rule.value.text } }
    list[#list + 1] = rule.is_changed and { "standard", rule.default.text } or nil
    list[#list + 1] = #rule.set_by > 0 and { "set by", text.list(quoted(rule.set_by)) } or nil
    list[#list + 1] = { "may be", allowed(rule) }
    list[#list + 1] = { "in a variant", ("rules = { %s = %s }"):format(rule.name,
        another_value(rule)) }
    list[#list + 1] = { "in a match", ("law play %s --rule %s=VALUE"):format(told.words,
        rule.name) }
    rows(list, labels)
end

function tell.hook(_, hook)
    head_of("hook", hook)
    rows(hook_rows(hook), labels)
    rows({ { "in a variant", ("hooks = { %s = function(ask, standard) … end }"):format(hook.name) }
        }, labels)
end

function tell.option(told, option)
    head_of("option", option)
    rows({ { "standard", option.default.text }, { "may be", allowed(option) },
        { "in a match", ("law play %s --option %s=VALUE"):format(told.words, option.name) } },
        labels)
end

return tell
