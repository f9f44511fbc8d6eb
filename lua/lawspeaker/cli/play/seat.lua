-- Whoever sits at the keyboard: asks for lines, and ends the dialogue where there are no more. It
-- knows lines and commands' first character, no game.
local console = require "lawspeaker.cli.console"
local host = require "lawspeaker.host"
local screen = require "lawspeaker.cli.play.screen"
local text = require "lawspeaker.cli.text"

local seat = {}

local Leaving = { __name = "leaving" }

-- Ends the dialogue from anywhere in it: "end", "interrupted", "quit" or "abandon".
function seat.leave(reason)
    error(setmetatable({ reason = reason }, Leaving), 0)
end

-- Why the dialogue was ended, or nothing when a raised value is something else.
function seat.leaving(raised)
    return getmetatable(raised) == Leaving and raised.reason or nil
end

local Seat = {}
Seat.__index = Seat

function seat.open()
    return setmetatable({
        terminal = host.open_terminal(),
        is_person = host.is_terminal "in",
    }, Seat)
end

local BOLD <const>, PLAIN <const> = "\27[1m", "\27[0m"

-- The prompt for where lines are edited, in which escapes are marked as taking no room.
local function edited_prompt(words)
    if console.paint("x", "bold") == "x" then
        return words .. "> "
    end
    return ("\1%s\1%s>\1%s\1 "):format(BOLD, words, PLAIN)
end

-- A line, trimmed. `who`: whose history it belongs to; `candidates`: what it could be completed to.
-- What comes from a pipe is printed behind the prompt, so that the dialogue can be read afterwards.
function Seat:line(prompt, who, candidates)
    prompt = text.escape(prompt)
    local edits = self.terminal:edits()
    if not edits then
        console.write("out", console.paint(prompt .. ">", "bold") .. " ")
    end
    console.flush()
    local line, reason = self.terminal:read(edits and edited_prompt(prompt) or prompt, who or "",
        candidates)
    if not line then
        console.print ""
        if reason ~= "end" and reason ~= "interrupted" then
            console.message("cannot read the answers: " .. reason)
        end
        seat.leave(reason == "interrupted" and reason or "end")
    end
    if not self.is_person then
        console.print(text.escape(line))
    end
    if reason == true then
        console.print "a line has at most 65536 bytes; this one was longer and is left out"
        return self:line(prompt, who, candidates)
    end
    return (line:gsub("^%s+", ""):gsub("%s+$", ""))
end

-- Waits for Enter, where a person can press it, or for one of the words that are meant there, which
-- is then returned.
function Seat:pause(words, meant)
    local line = self.is_person and self:line(words, "") or ""
    while line ~= "" do
        if line == "/quit" then
            seat.leave "quit"
        elseif line == meant then
            return line
        end
        screen.say(meant and ("here Enter, %s and /quit are meant"):format(meant)
            or "here Enter and /quit are meant")
        line = self:line(words, "")
    end
end

function Seat:close()
    self.terminal:close()
end

return seat
