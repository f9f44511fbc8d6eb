-- What a scenario of a game expects: checked for its shape when it is declared, and compared with
-- the match once the stage has been played. Only what is stated is compared.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local near = require "lawspeaker.near"
local objects = require "lawspeaker.game.objects"
local trade_words = require "lawspeaker.game.trade_words"
local spec = require "lawspeaker.spec"

local expect = {}

-- ---- Declaring ----

-- Calls `look` with each entry of a field that is a table with names as keys.
local function each_named(at, form, field, wanted, look)
    at:enter(field)
    for _, key in ipairs((core.keys(form[field] or {}))) do
        if type(key) ~= "string" then
            at:fail(string.format("unexpected key %s; its keys are %s", check.describe(key),
                wanted))
        end
        at:enter(key)
        look(form[field][key])
        at:leave()
    end
    at:leave()
end

local function check_row(at, stated)
    if stated ~= false and type(stated) ~= "table" then
        at:fail("expected false, or columns as in { points = 3, place = \"hand/red\" }, got "
            .. check.describe(stated))
    end
    for _, column in ipairs((core.keys(stated or {}))) do
        if type(column) ~= "string" then
            at:fail("unexpected key " .. check.describe(column) .. "; columns have names")
        end
    end
end

local function check_shapes(at, form)
    each_named(at, form, "rows", "names of rows", function(stated)
        check_row(at, stated)
    end)
    each_named(at, form, "globals", "names of globals", function() end)
    each_named(at, form, "places", "places, as in [\"hand/red\"]", function(stated)
        if math.type(stated) ~= "integer" and type(stated) ~= "table" then
            at:fail("expected a list of rows, or how many there are, got "
                .. check.describe(stated))
        end
    end)
    for index, stated in ipairs(form.events or {}) do
        local name = type(stated) == "table" and rawget(stated, 1) or stated
        if type(name) ~= "string" then
            at:fail("expected the name of a note, or { name, field = value }, got "
                .. check.describe(name), "events", index)
        end
    end
end

-- Raises, where a scenario is declared, when what it expects has not the form, or is nothing.
function expect.declare(at, form)
    check_shapes(at, form)
    for _, field in ipairs(spec.forms.game_expect.fields) do
        local value = form[field.name]
        if value ~= nil and (type(value) ~= "table" or field.name == "pending"
            or next(value) ~= nil) then
            return
        end
    end
    at:fail("nothing is stated, so nothing would be checked")
end

-- ---- Values in words ----

local function show(value)
    if value == nil then
        return "nothing"
    elseif objects.is_row(value) then
        return objects.row_text(value)
    elseif type(value) == "table" then
        local parts = {}
        for index, item in ipairs(value) do
            parts[index] = show(item)
        end
        return #parts == 0 and "none" or table.concat(parts, ", ")
    end
    return tostring(value)
end

-- ---- Comparing ----

local comparison = {}
comparison.__index = comparison

function comparison:state(what, is_met, expected, got)
    self.checks = self.checks + 1
    if not is_met then
        self.failures[#self.failures + 1] = string.format("%s%s: expected %s, got %s", self.prefix,
            what, expected, got)
    end
end

-- A mistake in what is stated itself.
function comparison:mistake(what, problem)
    self.checks = self.checks + 1
    self.failures[#self.failures + 1] = string.format("%s%s: %s", self.prefix, what, problem)
end

function comparison:row_name(row)
    local text = objects.row_text(row)
    for _, name in ipairs(self.names.list) do
        if self.names.rows[name] == text then
            return name
        end
    end
    return text
end

-- A value in words, rows by their names in the scenario.
function comparison:show(value)
    if objects.is_row(value) then
        return self:row_name(value)
    elseif type(value) == "table" then
        local parts = {}
        for index, item in ipairs(value) do
            parts[index] = self:show(item)
        end
        return #parts == 0 and "none" or table.concat(parts, ", ")
    end
    return show(value)
end

-- Whether what is stated, with rows by name, is what is there. false stands for nothing, too.
function comparison:same(stated, got)
    if objects.is_row(got) then
        if type(stated) ~= "string" then
            return false
        end
        local row = self.names:find(self.root, stated)
        return row == got or row == nil and objects.has_column(got, "name") and got.name == stated
    elseif type(stated) == "table" and type(got) == "table" then
        for index = 1, math.max(#stated, #got) do
            if stated[index] == nil or got[index] == nil
                or not self:same(stated[index], got[index]) then
                return false
            end
        end
        return true
    elseif got == nil then
        return stated == false
    end
    return stated == got
end

function comparison:compare_place(what, stated, got)
    local place, problem = self.names:place(self.root, stated)
    if not place then
        self:mistake(what, problem)
    else
        self:state(what, got == place, stated, got and objects.place_text(got) or "nowhere")
    end
end

function comparison:compare_row(name, stated)
    local row, problem = self.names:anywhere(self.root, name)
    local what = "rows " .. name
    if problem then
        self:mistake(what, problem)
    elseif stated == false or row == nil then
        self:state(what, stated == false and row == nil, stated == false and "no such row any more"
            or "a row", row and "it is there" or "it is no more")
    else
        for _, key in ipairs((core.keys(stated))) do
            if key == "place" then
                self:compare_place(what .. " place", stated.place, row.place)
            elseif not objects.has_column(row, key) then
                local columns = objects.columns(self.root,
                    string.match(objects.row_text(row), "^[^/]*"))
                self:mistake(what, string.format("no column %s%s", check.quote(tostring(key)),
                    near.known(tostring(key), (core.keys(columns)))))
            else
                self:state(what .. " " .. key, self:same(stated[key], row[key]),
                    show(stated[key]), self:show(row[key]))
            end
        end
    end
end

local parts = {}

function parts.rows(self, stated)
    for _, name in ipairs((core.keys(stated))) do
        self:compare_row(name, stated[name])
    end
end

function parts.globals(self, stated)
    local columns = objects.columns(self.root, "globals") or {}
    for _, name in ipairs((core.keys(stated))) do
        if not columns[name] then
            self:mistake("globals", string.format("no global %s%s", check.quote(tostring(name)),
                near.known(tostring(name), (core.keys(columns)))))
        else
            self:state(name, self:same(stated[name], self.root[name]), show(stated[name]),
                self:show(self.root[name]))
        end
    end
end

function parts.places(self, stated)
    for _, text in ipairs((core.keys(stated))) do
        local wanted = stated[text]
        local place, problem = self.names:place(self.root, text)
        if not place then
            self:mistake("places", problem)
        elseif type(wanted) == "number" then
            self:state(text, #place == wanted, wanted .. " in it", tostring(#place))
        else
            local got = {}
            for row in place:each() do
                got[#got + 1] = row
            end
            self:state(text, self:same(wanted, got), show(wanted), self:show(got))
        end
    end
end

function parts.pending(self, stated)
    local got = {}
    for index, question in ipairs(self.match:pending()) do
        got[index] = question.player .. ": " .. question.name
    end
    self:state("pending", table.concat(stated, ", ") == table.concat(got, ", "), show(stated),
        show(got))
end

local function compare_legal(self, what, stated, is_wanted)
    local question = self.match:pending()[1]
    for _, answer in ipairs(stated) do
        local shown = type(answer) == "string" and check.quote(answer) or show(answer)
        if not question then
            self:mistake(what, "no question is open")
            return
        end
        local is_legal, message = self.match:check(question.number,
            self.names:answer(self.match, question.player, answer))
        self:state(what .. " " .. shown, (is_legal or false) == is_wanted,
            is_wanted and "legal" or "not legal", is_legal and "legal" or message)
    end
end

function parts.legal(self, stated)
    compare_legal(self, "legal", stated, true)
end

function parts.not_legal(self, stated)
    compare_legal(self, "not_legal", stated, false)
end

-- The notes made since the stage began: { name, fields }.
function comparison:notes()
    local notes = {}
    for _, event in ipairs(self.match:events(false, self.from)) do
        if event.event == "note" then
            notes[#notes + 1] = event
        end
    end
    return notes
end

function comparison:is_note(stated, note)
    if type(stated) == "string" then
        return stated == note.name
    elseif stated[1] ~= note.name then
        return false
    end
    for _, key in ipairs((core.keys(stated))) do
        if key ~= 1 then
            local got = note.fields[key]
            local row = type(got) == "string" and string.find(got, "^[%w_]+/%d+$")
                and objects.row_of(self.root, got)
            local wanted = type(stated[key]) == "string" and self.names.rows[stated[key]]
                or stated[key]
            if not (wanted == got or row and self:same(stated[key], row)) then
                return false
            end
        end
    end
    return true
end

local function show_note(stated)
    if type(stated) == "string" then
        return stated
    end
    local words = { stated[1] }
    for _, key in ipairs((core.keys(stated))) do
        if key ~= 1 then
            words[#words + 1] = tostring(key) .. " = " .. show(stated[key])
        end
    end
    return "{ " .. table.concat(words, ", ") .. " }"
end

-- A note that was made, in words; with its fields where they are what is asked about.
function comparison:show_made(note, is_whole)
    local words = {}
    for _, key in ipairs(is_whole and core.keys(note.fields) or {}) do
        local value = note.fields[key]
        local row = type(value) == "string" and string.find(value, "^[%w_]+/%d+$")
            and objects.row_of(self.root, value)
        words[#words + 1] = key .. " = " .. (row and self:row_name(row) or show(value))
    end
    return #words == 0 and note.name or note.name .. " { " .. table.concat(words, ", ") .. " }"
end

-- Whether the game has notes of this name; a mistake is stated once.
function comparison:check_note(name)
    local game, names = core.game_details(self.match.game), {}
    if game.trade and trade_words.notes[name] then
        return true
    end
    for index, note in ipairs(game.notes) do
        names[index] = note.name
        if note.name == name then
            return true
        end
    end
    self:mistake("events", string.format("the game has no note %s%s", check.quote(tostring(name)),
        near.known(tostring(name), names)))
    return false
end

function parts.events(self, stated)
    local notes, at = self:notes(), 0
    for _, wanted in ipairs(stated) do
        local name = type(wanted) == "table" and wanted[1] or wanted
        if not self:check_note(name) then
            return
        end
        local made = {}
        for index = at + 1, #notes do
            made[#made + 1] = self:show_made(notes[index], type(wanted) == "table"
                and notes[index].name == name)
        end
        local found
        for index = at + 1, #notes do
            if self:is_note(wanted, notes[index]) then
                found = index
                break
            end
        end
        self:state("events", found, show_note(wanted) .. (at > 0 and " after "
            .. show_note(notes[at].name) or ""), #made > 0 and table.concat(made, ", ") or "none")
        if not found then
            return
        end
        at = found
    end
end

function parts.no_events(self, stated)
    for _, name in ipairs(stated) do
        local found
        for _, note in ipairs(self:check_note(name) and self:notes() or {}) do
            found = found or note.name == name and note
        end
        self:state("no_events", not found, "no " .. name, found and found.text)
    end
end

function parts.result(self, stated)
    local result = self.match:result()
    if stated == false then
        self:state("result", result == nil, "the game goes on", "it has ended")
    elseif not result then
        self:state("result", false, "the game to end", "it goes on")
    else
        for _, field in ipairs(spec.forms.game_result.fields) do
            local wanted = stated[field.name]
            if wanted ~= nil then
                local got = result[field.name]
                self:state("result " .. field.name, self:same(wanted, got), show(wanted), show(got))
            end
        end
    end
end

function parts.step_result(self, stated)
    local result = self.match:result()
    self:state("step_result", result and self:same(stated, result.step), show(stated),
        result and self:show(result.step) or "the step has not ended")
end

-- Compares a match with what was expected: how many checks were made; adds to `failures`, each with
-- `prefix` before it. `from`: the first event that counts.
function expect.compare(form, match, names, from, prefix, failures)
    local self = setmetatable({ match = match, root = match.root, names = names, from = from,
        prefix = prefix, failures = failures, checks = 0 }, comparison)
    for _, field in ipairs(spec.forms.game_expect.fields) do
        if form[field.name] ~= nil then
            parts[field.name](self, form[field.name])
        end
    end
    return self.checks
end

return expect
