-- A question of several parts: an order sheet with an answer for each unit, or a proposal. It is
-- gone through part by part, or filled in lines like `u1: move a2, u2: stay`, or in such as say
-- themselves whose they are, looked over, and then handed in.
local choosing = require "lawspeaker.cli.play.choosing"
local near = require "lawspeaker.near"
local save_file = require "lawspeaker.cli.play.save_file"
local screen = require "lawspeaker.cli.play.screen"
local text = require "lawspeaker.cli.text"

local Sheet = {}
Sheet.__index = Sheet

-- `asked` has `parts`, each { name, shown, kind, default, … }.
local function new(dialogue, asked)
    local self = setmetatable({ dialogue = dialogue, asked = asked, answers = {}, given = {} },
        Sheet)
    for index, part in ipairs(asked.parts) do
        self.answers[index] = part.default
    end
    return self
end

function Sheet:show()
    local rows = {}
    for index, part in ipairs(self.asked.parts) do
        rows[index] = { part.shown, self.given[index] and "" or "(default)",
            choosing.shown(part, self.answers[index]) }
    end
    screen.rows(rows)
end

-- The part with a name, as it is written or shown; nothing, or the names that there are.
function Sheet:find(name)
    local lower = name:lower()
    for index, part in ipairs(self.asked.parts) do
        if part.name == name or part.shown:lower() == lower then
            return index
        end
    end
end

function Sheet:names()
    local names = {}
    for index, part in ipairs(self.asked.parts) do
        names[index] = part.shown
    end
    return names
end

-- The only part that a piece of a line is an answer to, the answer, and the game's remark about it,
-- where there is one; nothing where there is no such part, or several.
function Sheet:place(words)
    local found, answer, said
    for index, part in ipairs(self.asked.parts) do
        local read, _, remark = self.dialogue:read(self.asked, part.name, words)
        if read and found then
            return nil
        elseif read then
            found, answer, said = index, read, remark
        end
    end
    return found, answer, said
end

local function tell_remark(remark)
    if remark then
        screen.tell(text.escape(remark), "yellow")
    end
end

-- Why a line that names no part is no answer: what is said of its first piece that fits none, where
-- all parts say the same of it.
function Sheet:why_not(line)
    for piece in line:gmatch "[^,;]+" do
        local words, common = piece:match "^%s*(.-)%s*$", nil
        if words:find "%s" and not self:place(words) then
            for _, part in ipairs(self.asked.parts) do
                local _, message = self.dialogue:read(self.asked, part.name, words)
                if not message or common and common ~= message then
                    return nil
                end
                common = message
            end
            return common and ("%s: %s"):format(text.quote(words), common)
        end
    end
end

-- Takes a line of answers that say themselves whose they are, as "A par - bur, F bre H": whether
-- each of them is an answer to one part alone.
function Sheet:spread(line)
    local answers = {}
    if self.asked.kind ~= "slots" or not line:find "%s" then
        return false
    end
    for piece in line:gmatch "[^,;]+" do
        local index, answer, remark = self:place(piece)
        if not index then
            return false
        end
        answers[#answers + 1] = { index, answer, remark }
    end
    for _, entry in ipairs(answers) do
        tell_remark(entry[3])
        self.answers[entry[1]], self.given[entry[1]] = entry[2], true
    end
    return #answers > 0
end

-- Sets one part's answer; false when it has been said why not. `is_named`: it stands among others
-- in its line, so what is said of it begins with its name.
function Sheet:set(index, line, is_named)
    local part = self.asked.parts[index]
    local remark
    local answer = choosing.take(part, line, function(words)
        local read, message, said = self.dialogue:read(self.asked, part.name, words)
        remark = read and said
        return read, message and is_named and part.shown .. ": " .. message or message
    end)
    if answer then
        self.answers[index], self.given[index] = answer, true
        tell_remark(remark)
    end
    return answer ~= nil
end

-- Takes "NAME: answer, NAME: answer" apart: a list of { index, words }; nothing when the line does
-- not begin with a name and a colon. An unknown name is told.
function Sheet:split(line)
    local found, at = {}, 1
    while at <= #line do
        local name, next_at = line:match("^%s*([^:,]-)%s*:()", at)
        local index = name and self:find(name)
        if not index and #found == 0 then
            if name and not name:find "%s" then
                return nil, ("no %s on this sheet%s"):format(text.quote(name),
                    near.hint(name, self:names()))
            end
            return nil
        elseif not index then
            return nil, ("cannot read %s: it begins with no name and a colon"):format(
                text.quote(line:sub(at)))
        end
        -- The answer ends before the next name, for it may have commas itself.
        local last, search = #line, next_at
        while true do
            local comma, after = line:match("(),()", search)
            local following = comma and line:match("^%s*([^:,]-)%s*:", after)
            if not comma or (following and self:find(following)) then
                last = comma and comma - 1 or last
                break
            end
            search = after
        end
        found[#found + 1] = { index, (line:sub(next_at, last):gsub("^%s+", ""):gsub("%s+$", "")) }
        at = last + 2
    end
    return found
end

-- Fills what a line names: whether it named parts and all could be read, and whether it tried
-- to.
function Sheet:fill(line)
    local found, message = self:split(line)
    if message then
        screen.tell(message, "yellow")
    end
    local is_filled = found ~= nil
    for _, entry in ipairs(found or {}) do
        is_filled = self:set(entry[1], entry[2], true) and is_filled
    end
    return is_filled, found ~= nil or message ~= nil
end

-- Whether a line is no answer to this part, but to another one, which then has it.
function Sheet:takes_another(index, line)
    local part = self.asked.parts[index]
    return not choosing.is_answer(part, line)
        and not self.dialogue:read(self.asked, part.name, line) and self:spread(line)
end

-- Asks for one part; what to do next: "next", "stay", "review", "changed".
function Sheet:ask_part(index)
    local part = self.asked.parts[index]
    local shown = choosing.shown(part, self.answers[index])
    if part.say then
        screen.tell(choosing.title(part))
    end
    choosing.show(part)
    local prompt = ("%s %s [%s]"):format(self.asked.player, part.shown, shown)
    while true do
        local line, command = self.dialogue:line(prompt, self.asked, part)
        if not line then
            return command
        elseif line == "" then
            return "next"
        end
        local is_filled, is_tried = false, false
        if line:find(":", 1, true) then
            is_filled, is_tried = self:fill(line)
        end
        if is_filled or not is_tried and line:find "[,;]" and self:spread(line) then
            return "review"
        elseif not is_tried and self:takes_another(index, line) then
            screen.gap()
            self:show()
        elseif not is_tried and self:set(index, line) then
            return "next"
        end
    end
end

-- Shows the whole sheet and asks whether it is that: "done", a part's number to go back to, or
-- "changed".
function Sheet:review()
    screen.gap()
    self:show()
    screen.tell "Enter hands it in; NAME returns to that one, NAME: ANSWER changes it"
    while true do
        local line, command = self.dialogue:line(self.asked.player .. " hand in?", self.asked, {
            list = {}, complete = true, kind = "review" })
        if command == "default" then
            return "done"
        elseif not line then
            return command
        elseif line == "" or line == "yes" or line == "y" then
            return "done"
        elseif line == "no" or line == "n" then
            return 1
        elseif self:find(line) then
            return self:find(line)
        end
        local is_filled, is_tried = self:fill(line)
        if is_filled or not is_tried and self:spread(line) then
            screen.gap()
            self:show()
        elseif not is_tried then
            screen.tell(self.asked.kind == "slots" and self:why_not(line)
                or ("%s is no name on this sheet%s"):format(text.quote(line),
                    near.hint(line, self:names())), "yellow")
        end
    end
end

-- The answer as text, with every part in it; a text among other answers stands in quotes, what has
-- names of its own in parentheses.
function Sheet:text()
    local words = {}
    for index, part in ipairs(self.asked.parts) do
        local answer = self.answers[index]
        if part.kind == "text" then
            answer = save_file.json_text(answer)
        elseif part.kind == "slots" or part.kind == "proposal" then
            answer = "(" .. answer .. ")"
        end
        words[index] = part.name .. ": " .. answer
    end
    return #words > 0 and table.concat(words, ", ") or "none"
end

local sheet = {}

sheet.new = new

-- What a step of the way through means for the next: the index of a part, one past the last for the
-- review.
function Sheet:follow(index, step)
    if step == "review" then
        return #self.asked.parts + 1
    elseif step == "again" then
        return 1
    elseif step == "next" then
        return index + 1
    elseif step == "default" then
        self.answers[index], self.given[index] = self.asked.parts[index].default, nil
        return index + 1
    end
    return step
end

-- The answer's text; or nil when what is asked has changed meanwhile. A sheet that was refused is
-- looked over again.
function Sheet:run(was_refused)
    screen.tell(choosing.title(self.asked, self.asked.name), "bold")
    if not was_refused then
        self:show()
    end
    local index = was_refused and #self.asked.parts + 1 or 1
    while true do
        local step = index <= #self.asked.parts and self:ask_part(index) or self:review()
        if step == "changed" then
            return nil
        elseif step == "done" then
            return self:text()
        end
        index = self:follow(index, step)
    end
end

return sheet
