-- A question as plain data for the command line: its words, its kind, and its legal answers as the
-- player who is asked writes them; and what that player types, read as an answer.
local answer = require "lawspeaker.game.answer"
local core = require "lawspeaker.core"
local legality = require "lawspeaker.game.legality"
local offers = require "lawspeaker.game.offers"
local reading = require "lawspeaker.game.reading"
local run = require "lawspeaker.game.run"
local say = require "lawspeaker.say"

local asking = {}

-- ---- What can be answered ----

local KIND_CHOICE <const> = { kind = "choice" }

-- An atom for people: a row by its name, with its number where others have the same name.
local function atom_words(asked, record, atom)
    local words = answer.choice_words(asked.root, asked.player, atom, record)
    local name, is_alone = nil, true
    if core.kind(atom) == "row" then
        name, is_alone = core.row_name(atom, asked.player)
    end
    return name and not is_alone and string.format("%s:%s", words, name) or words
end

-- An answer of a choice: as it is written, and as it is shown.
local function entry(asked, record, value)
    local words = {}
    for index, atom in ipairs(type(value) == "table" and value or { value }) do
        words[index] = atom_words(asked, record, atom)
    end
    return { text = answer.text(asked.root, asked.player, KIND_CHOICE, value),
        shown = table.concat(words, " ") }
end

-- Up to `most` of what can be chosen, and whether that is all.
local function list_choices(asked, record, most)
    local list = {}
    local form = record.kind == "pick" and { kind = "choice", choice = record.pick } or record
    for value in offers.each(asked, form) do
        if #list == most then
            return list, false
        end
        list[#list + 1] = entry(asked, record, value)
    end
    return list, true
end

local function describe(asked, record, most)
    local told = { kind = record.kind, say = record.say, rule = record.rule,
        least = record.least, most = record.most, min = record.min, max = record.max,
        ordered = record.ordered, size = record.size }
    local default = offers.default(asked, record)
    if default ~= nil then
        told.default = answer.text(asked.root, asked.player, record, default)
        told.default_shown = answer.words(asked.root, asked.player, record, default)
    end
    if record.kind == "choice" or record.kind == "pick" then
        told.list, told.complete = list_choices(asked, record, most)
    elseif record.kind == "slots" or record.kind == "proposal" then
        told.parts = {}
        for index, form in ipairs(record.slots or record.parts) do
            local part = describe(asked, form, most)
            part.of_sheet = true
            if form.slot ~= nil then
                local name = entry(asked, record, form.slot)
                part.name, part.shown = name.text, name.shown
            else
                part.name, part.shown = form.name, form.name
            end
            told.parts[index] = part
        end
    end
    return told
end

-- The question as its player sees it, with up to `most` answers of each choice in it.
function asking.describe(match, asked, record, most)
    return run.quiet(match, function()
        local told = describe(asked, record, most)
        told.number, told.player, told.name = record.number, record.player, record.name
        told.help = record.help
        return told
    end)
end

-- ---- What was typed ----

-- The game's own words for answers come first: what its `read` returns is a text or an answer, and
-- where there is one a remark about it.
-- `part`: the slot or part of the question that is answered, as it is written.
local function translate(game, view, record, part, words)
    if not game.read then
        return words
    end
    local told = { name = record.name, kind = record.kind, player = record.player,
        number = record.number, say = record.say, part = part }
    local value, remark = game.read(view, told, words)
    if value == nil then
        value = words
    end
    return value, type(remark) == "string" and remark or nil
end

-- The question, or the slot or part of it that bears a name.
local function find_part(asked, record, name)
    if not name then
        return record
    end
    local form = offers.inner(asked, record, name)
    if not form then
        error(string.format("question %s has no part %s", say.quote(record.name), say.quote(name)),
            0)
    end
    return form
end

-- { text, remark } of the legal answer that a line stands for, or { message, code }.
function asking.read(match, game, view, asked, record, part, words)
    return run.quiet(match, function()
        local form = find_part(asked, record, part)
        local value, remark = translate(game, view, record, part, words)
        local message, code
        if type(value) == "string" then
            value, message, code = reading.read(asked.root, asked.player, form, value)
        end
        if value ~= nil then
            value, message, code = legality.accept(asked, form, value)
        end
        if value == nil then
            return { message = message, code = code }
        end
        return { text = answer.text(asked.root, asked.player, form, value), remark = remark }
    end)
end

return asking
