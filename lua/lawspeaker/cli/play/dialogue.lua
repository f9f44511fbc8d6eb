-- A match at one keyboard: asks whoever is to answer, hides one player's things from the next, and
-- goes on until the game ends or the input does. What is legal and what is seen, the script's state
-- says; saving and leaving are keeping.lua's.
local choosing = require "lawspeaker.cli.play.choosing"
local commands = require "lawspeaker.cli.play.commands"
local console = require "lawspeaker.cli.console"
local screen = require "lawspeaker.cli.play.screen"
local sheet = require "lawspeaker.cli.play.sheet"
local text = require "lawspeaker.cli.text"

local Dialogue = {}
Dialogue.__index = Dialogue

local LEGAL_MOST <const> = 1000 -- answers that are listed
local BOT_ANSWERS <const> = 100 -- at a time

-- `keeper` holds the match: asks the script's state about it, saves and loads it. `setting`: bots
-- (opponents.lua), the seed of those that answer by chance, is_open: nobody hides anything.
local dialogue = {}

function dialogue.new(keeper, seat, setting)
    return setmetatable({ keeper = keeper, seat = seat, opponents = setting.bots,
        bots = setting.bots:flags(), seed = setting.seed, is_open = setting.is_open, boards = {} },
        Dialogue)
end

function Dialogue:ask(name, given)
    return self.keeper:ask(name, given)
end

-- Takes over a match that begins or was loaded.
function Dialogue:begin(state)
    self.players, self.persons = state.players, {}
    for _, player in ipairs(state.players) do
        if not self.bots[player] then
            self.persons[#self.persons + 1] = player
        end
    end
    self.boards, self.at = {}, nil
    self.is_hidden = #self.persons > 1 and not self.is_open and self.seat.is_person
        and screen.is_shared()
end

-- ---- What a player sees ----

function Dialogue:show_board(player)
    local board = self:ask("view", { player = player })
    screen.show(board)
    self.boards[player or ""] = board
end

local function tell_lines(lines)
    for _, line in ipairs(lines) do
        screen.tell("  " .. line)
    end
    return #lines > 0
end

-- What has happened since this player was told last.
function Dialogue:tell_news(player)
    return tell_lines(self:ask("news", { player = player }))
end

-- Before a question: the news, and the board where it is not as this player saw it last.
function Dialogue:look(player)
    if self:tell_news(player) then
        screen.gap()
    end
    local board = self:ask("view", { player = player })
    if board ~= self.boards[player] then
        screen.show(board)
        screen.gap()
    end
    self.boards[player] = board
end

-- The next player comes to the keyboard: on a terminal nothing is left there of the one before, who
-- may still take back what it has answered: then this is true, and nobody has changed places.
function Dialogue:hand_over(player)
    if self.at == player then
        return false
    end
    local before = self.at
    if self.is_hidden then
        if before then
            self:tell_news(before)
            local word = self.seat:pause(("%s is next: Enter clears the screen"):format(player),
                "/undo")
            if word == "/undo" and self:undo { player = before } then
                return true
            end
        end
        screen.clear()
        self.seat:pause(("%s, press Enter when the screen is yours"):format(player))
        screen.clear()
        self.boards[player] = nil
    end
    self.at = player
    if #self.persons > 1 then
        screen.head(player)
    end
    return false
end

-- ---- One line ----

-- A line that is an answer; or nil and what is to be done: "changed" (the match is another one),
-- "default", "again" or "review".
function Dialogue:line(prompt, asked, part)
    while true do
        local candidates = choosing.candidates(part)
        local more = commands.candidates()
        table.move(more, 1, #more, #candidates + 1, candidates)
        local line = self.seat:line(prompt, asked.player, candidates)
        if line:sub(1, 2) == "//" then
            return line:sub(2)
        elseif line:sub(1, 1) == "/" then
            local step = commands.run(self, line, asked, part)
            if step then
                return nil, step
            end
        elseif (line == "?" or line == "more") and not choosing.is_answer(part, line) then
            choosing.show(part, true)
        else
            return line
        end
    end
end

-- ---- One question ----

-- What the game makes of a line: the answer's text; or nil and why there is none.
function Dialogue:read(asked, part, line)
    local read = self:ask("read", { number = asked.number, part = part, text = line })
    return read.text, read.message, read.remark
end

-- The answer's text; or nil and "changed", or nil and "default".
function Dialogue:ask_single(asked)
    local was_empty = false
    while true do
        local line, step = self:line(asked.player, asked, asked)
        if not line then
            return nil, step
        elseif line ~= "" then
            was_empty = false
            local answer = choosing.take(asked, line, function(words)
                return self:read(asked, nil, words)
            end)
            if answer then
                return answer
            end
        elseif was_empty then
            return nil, "default"
        else
            was_empty = true
            local default = choosing.shown(asked, asked.default)
            screen.tell(("Enter once more answers with the default: %s"):format(
                default ~= "" and default or "an empty text"))
        end
    end
end

function Dialogue:ask_once(asked, filled)
    if filled then
        return filled:run(asked.was_refused)
    end
    if not asked.was_refused then
        screen.tell(choosing.title(asked, asked.name), "bold")
        choosing.show(asked)
    end
    return self:ask_single(asked)
end

-- Hands an answer in; true when the question has got one, if only the default.
function Dialogue:submit(asked, answer)
    local given = { number = asked.number, player = asked.player, text = answer }
    local done = answer and self:ask("submit", given) or self:ask("default", given)
    if done.accepted then
        self.keeper:keep()
        if done.is_default then
            screen.tell(("that was refused too often: the default answer is taken, %s"):format(
                choosing.shown(asked, asked.default)), "yellow")
        end
        return true
    end
    screen.tell("refused: " .. done.message, "yellow")
    return false
end

function Dialogue:ask_question(number)
    local asked = self:ask("question", { number = number, most = LEGAL_MOST })
    local filled = asked.parts and sheet.new(self, asked)
    while true do
        local answer, step = self:ask_once(asked, filled)
        if not answer and step ~= "default" then
            return
        end
        if self:submit(asked, answer) then
            return
        end
        asked.was_refused = true
    end
end

-- ---- Going back ----

local function undone_words(info)
    local words = "took back " .. text.count(info.answers, "answer")
    if info.rolls then
        words = words .. "; dice that had been rolled will fall the same again"
    end
    if info.revealed then
        words = words .. "; what had been revealed has been seen"
    end
    return words
end

-- Takes back the last answer of a person; false, and it has been said, when there is none.
function Dialogue:undo(asked)
    local info = self:ask("undo", { bots = self.bots, player = asked.player })
    if info.message then
        screen.tell(info.message)
        return false
    end
    screen.tell(("%s %s"):format(asked.player, undone_words(info)))
    self.opponents:forget()
    self.keeper:keep()
    return true
end

function Dialogue:save(path)
    self.keeper:write(path)
end

function Dialogue:load(path)
    local state, message = self.keeper:load(path)
    if state then
        self.opponents:forget()
        self:begin(state)
    else
        screen.tell(message, "yellow")
    end
    return state ~= nil
end

-- ---- The whole ----

-- What has happened, where nobody is asked: below the first line of the board as it was before, as
-- "Fall 1901; …".
function Dialogue:tell_all(head)
    local lines = self:ask("news", {})
    if #lines > 0 and head and head ~= self.head then
        screen.tell(head, "bold")
        self.head = head
    end
    tell_lines(lines)
    console.flush()
end

-- Lets bots answer and rules be carried out, until a person is asked or the game is over.
function Dialogue:advance()
    local state, has_answered
    local function ask(name, given)
        return self:ask(name, given)
    end
    repeat
        local head = #self.persons == 0 and self:ask("view", {}):match "[^\n]+" or nil
        state = self:ask("advance", { bots = self.opponents.by_chance, seed = self.seed,
            most = BOT_ANSWERS })
        has_answered = not state.result and self.opponents:answer(ask, state.pending)
        self.keeper:keep()
        if #self.persons == 0 then
            self:tell_all(head)
        end
    until not state.went_on and not has_answered
    return state
end

-- Whose question is next: that of who is at the keyboard, else the first.
function Dialogue:choose(pending)
    local first
    for _, asked in ipairs(pending) do
        if not self.bots[asked.player] then
            if asked.player == self.at then
                return asked
            end
            first = first or asked
        end
    end
    return first
end

local function result_words(result)
    local words
    if result.draw then
        words = "the game is a draw"
    elseif result.winners and #result.winners > 0 then
        words = text.list(result.winners) .. (#result.winners == 1 and " has won" or " have won")
    else
        words = "the game is over; nobody has won"
    end
    return result.reason and words .. ": " .. result.reason or words
end

-- Tells how the game ended. A person may then still look at it, or take back the last answer; true
-- when that was done.
function Dialogue:finish(result)
    local player = self.at or self.persons[1]
    if self:tell_news(player) then
        screen.gap()
    end
    self:show_board(player)
    screen.gap()
    screen.tell(result_words(result), "green")
    self.keeper:set_over(true)
    if #self.persons == 0 then
        return false
    end
    screen.tell "Enter leaves; /save FILE keeps the game, /log and /board show it, /undo goes back"
    while true do
        local line = self.seat:line("the end", player or "", commands.candidates())
        if line == "" then
            return false
        elseif line:sub(1, 1) ~= "/" then
            screen.say "nothing is asked any more"
            if not self.seat.is_person then
                return false
            end
        elseif commands.run(self, line, { player = player, is_over = true }) == "changed" then
            self.keeper:set_over(false)
            return true
        end
    end
end

-- Plays until the game is over and everybody has looked; how it then stands. Leaving earlier
-- raises, as seat.leave says.
function Dialogue:play()
    while true do
        local state = self:advance()
        if not state.result then
            local asked = self:choose(state.pending)
            if not self:hand_over(asked.player) then
                self:look(asked.player)
                self:ask_question(asked.number)
            end
        elseif not self:finish(state.result) then
            return state
        end
    end
end

return dialogue
