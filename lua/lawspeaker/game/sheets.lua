-- Sheets: an answer to a question of slots, or a proposal, that a bot writes part by part. A part
-- is judged when it is set; the whole is judged where the sheet is given as an answer.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local object = require "lawspeaker.object"
local offers = require "lawspeaker.game.offers"
local terms = require "lawspeaker.game.terms"

local sheets = {}

-- `values`: by the index of the part, what it has been set to, in the terms of the match.
function sheets.new(question, asking, values)
    return core.sheet_new { question = question, asking = asking, values = values or {} }
end

-- The question's details, its parts, and what of it is set.
local function opened(self)
    local sheet = core.sheet_details(self)
    local details = core.question_details(sheet.question)
    local record = sheet.asking.record(details)
    return details, record.slots or record.parts, sheet, record
end

-- A part by what names it; raises where there is none. And its index.
local function find(self, what, name)
    local details, parts, sheet, record = opened(self)
    local form = sheet.asking.part(details, record, name)
    if not form then
        check.context("sheet:" .. what):fail(string.format("question %s has no slot or part %s",
            check.quote(record.name), check.describe(name)))
    end
    for index, part in ipairs(parts) do
        if part == form then
            return details, form, sheet, index
        end
    end
end

-- What is set, as an answer: of a match with rows of that, of others with those of the view. What
-- is not set is left out.
function sheets.answer(self, root)
    local details, parts, sheet, record = opened(self)
    local values = {}
    for index, form in ipairs(parts) do
        local value = sheet.values[index]
        if value ~= nil and record.kind == "slots" then
            values[#values + 1] = { form.slot, value }
        elseif value ~= nil then
            values[form.name] = value
        end
    end
    return root == details.match.root and values or terms.with_rows(values, details.to_view)
end

local methods = {}

-- Notes in the question's details what came of setting a part of it: the first refusal, or that
-- it was set at least once.
local function note_set(details, index, text)
    local tried = details.tried or {}
    details.tried = tried
    if not text then
        tried[index] = true
    elseif not tried[index] then
        tried[index] = text
    end
end

-- How many parts of a question were set on its sheets and refused each time, and the first refusal.
function sheets.refused(question)
    local tried = core.question_details(question).tried
    local count, first = 0, nil
    for _, index in ipairs(tried and (core.keys(tried)) or {}) do
        if tried[index] ~= true then
            count, first = count + 1, first or tried[index]
        end
    end
    return count, first
end

function methods.set(self, name, given)
    local details, form, sheet, index = find(self, "set", name)
    local value, message, code = sheet.asking.accept(details, form, given)
    if value == nil then
        local part = type(name) == "string" and name or check.describe(name)
        note_set(details, index, string.format("%s: %s", part, message))
        return nil, message, code
    end
    note_set(details, index)
    sheet.values[index] = value
    return true
end

function methods.get(self, name)
    local details, _, sheet, index = find(self, "get", name)
    return terms.with_rows(sheet.values[index], details.to_view)
end

function methods.legal(self, name)
    local details, form, sheet = find(self, "legal", name)
    return sheet.asking.each(details, form)
end

function methods.sample(self, name, random)
    local details, form, sheet = find(self, "sample", name)
    return sheet.asking.draw(details, form, random)
end

function methods.fill(self, random)
    local details, parts, sheet = opened(self)
    local about = sheet.asking.about
    for index, form in ipairs(parts) do
        if sheet.values[index] == nil then
            sheet.values[index] = random and sheet.asking.draw_own(details, form, random)
                or about(details, offers.default, form)
        end
    end
    return self
end

function methods.clear(self, name)
    if name == nil then
        local _, _, sheet = opened(self)
        sheet.values = {}
        return
    end
    local _, _, sheet, index = find(self, "clear", name)
    sheet.values[index] = nil
end

function methods.slots(self)
    return core.sheet_details(self).question:slots()
end

function methods.copy(self)
    local _, parts, sheet = opened(self)
    return sheets.new(sheet.question, sheet.asking, table.move(sheet.values, 1, #parts, 1, {}))
end

function methods.answer(self)
    return sheets.answer(self)
end

local getters = {}

function getters.question(self)
    return core.sheet_details(self).question
end

object.define("sheet", core.sheet_type, getters, methods)

return sheets
