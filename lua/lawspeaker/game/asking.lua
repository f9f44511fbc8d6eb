-- Questions as bots hold them: what is asked, what can be answered, in the terms of the view of the
-- player who is asked. A question can be used until its match goes on.
local accepting = require "lawspeaker.game.accepting"
local answer = require "lawspeaker.game.answer"
local budgets = require "lawspeaker.game.budget"
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local legality = require "lawspeaker.game.legality"
local object = require "lawspeaker.object"
local objects = require "lawspeaker.game.objects"
local offers = require "lawspeaker.game.offers"
local run = require "lawspeaker.game.run"
local sheets = require "lawspeaker.game.sheets"
local terms = require "lawspeaker.game.terms"
local views = require "lawspeaker.game.views"

local asking = {}

-- ---- What can be answered, as text ----

-- Legal answers as texts, at most so many, and whether these are all.
function asking.texts(asked, form, most)
    local texts = {}
    local is_complete = offers.is_listable(form)
    for value in offers.each(asked, form) do
        if #texts == most then
            return texts, false
        end
        texts[#texts + 1] = answer.text(asked.root, asked.player, form, value)
    end
    return texts, is_complete
end

-- What there is to pick from, or the slots or parts, as the player writes them.
function asking.items(asked, form)
    local texts = {}
    for index, part in ipairs(form.slots or form.parts or {}) do
        texts[index] = part.name or answer.atom_text(asked.root, asked.player, part.slot)
    end
    if form.kind == "pick" then
        for index, value in ipairs(offers.offered(form)) do
            texts[index] = answer.choice_text(asked.root, asked.player, value)
        end
    end
    return texts
end

-- ---- Questions ----

-- The question of an index among those that a match asks. `given`: budget, or nil; view, that of
-- the player, else it is made when it is needed; refusals, a list of messages.
function asking.new(match, index, given)
    local one = run.questions(match)[index]
    local details = { match = match, index = index, asked = match.asked, player = one.player,
        who = { root = match.root, player = one.player }, budget = given.budget,
        view = given.view, refusals = given.refusals or {} }
    details.to_view = terms.of_view(match, one.player, function()
        return asking.view(details)
    end)
    return core.question_new(details)
end

-- The view in whose terms it is.
function asking.view(details)
    if not details.view then
        details.view = views.open(details.match, details.player, details.budget)
    end
    return details.view
end

local function is_open(details)
    return details.match.asked == details.asked
end

-- The record of a question; raises where its match has gone on.
local function record_of(details)
    if not is_open(details) then
        check.context("question"):fail "its match has gone on: nobody is asked this any more"
    end
    return run.questions(details.match)[details.index]
end

asking.record = record_of

-- Calls a function of legality.lua or offers.lua about a question or a part of it.
local function about(details, f, form, ...)
    return run.quiet(details.match, f, details.who, form, ...)
end

asking.about = about

-- A slot or part of a record, by its name, its row or what a player calls it; or nil.
function asking.part(details, record, name)
    if objects.is_row(name) then
        name = accepting.row(details.match.root, details.player, name)
    end
    local form = name ~= nil and offers.inner(details.who, record, name)
    if not form and type(name) == "string" and record.kind == "slots" then
        form = accepting.slot(details.match.root, details.player, record, name)
    end
    return form
end

-- The record of a question or of a part of it, and the details.
local function looked_at(self, what, part)
    local details = core.question_details(self)
    local record = record_of(details)
    if part == nil then
        return record, details
    end
    local form = asking.part(details, record, part)
    if not form then
        check.context("question:" .. what):fail(string.format("question %s has no slot or part %s",
            check.quote(record.name), check.describe(part)))
    end
    return form, details
end

-- The legal answers of a form, one after the other, in the terms of the view.
function asking.each(details, form)
    local step = about(details, offers.each, form)
    return function()
        return terms.with_rows(run.quiet(details.match, step), details.to_view)
    end
end

-- A legal answer by chance, in the terms of the match, or of the view.
function asking.draw_own(details, form, random)
    return about(details, legality.draw, form, random)
end

function asking.draw(details, form, random)
    return terms.with_rows(asking.draw_own(details, form, random), details.to_view)
end

function asking.accept(details, form, given)
    return about(details, legality.accept, form, given)
end

-- ---- Members ----

local getters, methods = {}, {}

for _, name in ipairs { "number", "player", "name", "kind", "say", "rule", "least", "most", "min",
    "max", "ordered", "size" } do
    getters[name] = function(self)
        return record_of(core.question_details(self))[name]
    end
end

function getters.simultaneous(self)
    return record_of(core.question_details(self)).simultaneous or false
end

function getters.is_talk(self)
    return record_of(core.question_details(self)).is_talk or false
end

function getters.refusals(self)
    local list = core.question_details(self).refusals
    return table.move(list, 1, #list, 1, {})
end

function getters.view(self)
    local details = core.question_details(self)
    record_of(details)
    return asking.view(details)
end

function methods.legal(self, part)
    local form, details = looked_at(self, "legal", part)
    return asking.each(details, form)
end

function methods.legal_texts(self, most, part)
    local form, details = looked_at(self, "legal_texts", part)
    return about(details, asking.texts, form, most or math.maxinteger)
end

function methods.items(self, part)
    local form, details = looked_at(self, "items", part)
    return about(details, asking.items, form)
end

function methods.slots(self)
    local record, details = looked_at(self, "slots")
    local list = {}
    for index, form in ipairs(record.slots or record.parts or {}) do
        list[index] = form.name or terms.with_rows(form.slot, details.to_view)
    end
    return list
end

function methods.sample(self, random, part)
    local form, details = looked_at(self, "sample", part)
    return asking.draw(details, form, random)
end

function methods.default(self, part)
    local form, details = looked_at(self, "default", part)
    return terms.with_rows(about(details, offers.default, form), details.to_view)
end

function methods.check(self, given)
    local record, details = looked_at(self, "check")
    local value, message, code = asking.accept(details, record, given)
    if value == nil then
        return nil, message, code
    end
    return true
end

function methods.text(self, given)
    local record, details = looked_at(self, "text")
    local value, message, code = asking.accept(details, record, given)
    if value == nil then
        return nil, message, code
    end
    return answer.text(details.match.root, details.player, record, value)
end

function methods.left(self)
    local budget = core.question_details(self).budget
    return budget and budgets.left(budget) or nil
end

function methods.nodes_left(self)
    local budget = core.question_details(self).budget
    return budget and budget.nodes and budget.nodes - budget.used
end

function methods.sheet(self)
    local record = looked_at(self, "sheet")
    if record.kind ~= "slots" and record.kind ~= "proposal" then
        check.context("question:sheet"):fail(string.format("question %s is a %s; only slots and "
            .. "proposals have sheets", check.quote(record.name), record.kind))
    end
    return sheets.new(self, asking)
end

object.define("question", core.question_type, getters, methods)

return asking
