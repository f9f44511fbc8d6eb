-- Standard output and standard error: data goes to the one, messages to the other. It knows colours
-- and terminals; a reader that has gone ends the command quietly, any other failure with a message.
local host = require "lawspeaker.host"

local console = { version = host.version }

-- The exit status when output cannot be written; its reader gets what the shell calls 128 +
-- SIGPIPE.
local FAILED <const>, GONE <const> = 1, 141

local Closed = { __name = "closed output" }

local function closed(reason, is_gone)
    local message = not is_gone and "cannot write to standard output: " .. reason or nil
    return setmetatable({ status = is_gone and GONE or FAILED, message = message }, Closed)
end

-- Whether a raised value says that output is closed: { status, message or nil }.
function console.is_closed(trouble)
    return getmetatable(trouble) == Closed
end

function console.raise_closed(reason, is_gone)
    error(closed(reason, is_gone), 0)
end

function console.write(stream, words)
    local written, reason, is_gone = host.write(stream, words)
    if not written and stream == "out" then
        console.raise_closed(reason, is_gone)
    end
end

-- One line of data. What comes from scripts or files has been escaped by whoever made the line.
function console.print(line)
    console.write("out", line .. "\n")
end

-- One message about the work, escaped as a whole; `lines`: it may have several.
function console.message(message, lines)
    console.write("err", "law: " .. host.escape(message, lines or false) .. "\n")
end

-- A message that may itself be lost.
console.complain_quietly = console.message

-- Writes what is still on its way; returns what is wrong, as is_closed knows it, or nothing.
function console.finish()
    local written, reason, is_gone = host.flush()
    if not written then
        return closed(reason, is_gone)
    end
end

function console.flush()
    local trouble = console.finish()
    if trouble then
        error(trouble, 0)
    end
end

-- ---- Colours: on a terminal that understands them, unless NO_COLOR is set to something ----

local CODES = { bold = "1", faint = "2", red = "31", green = "32", yellow = "33", blue = "34" }

local function wants_colour(stream)
    local no_color = os.getenv "NO_COLOR"
    return (no_color == nil or no_color == "") and os.getenv "TERM" ~= "dumb"
        and host.is_terminal(stream)
end

local is_coloured = wants_colour "out"

function console.paint(words, colour)
    if not (is_coloured and colour) then
        return words
    end
    return ("\27[%sm%s\27[0m"):format(CODES[colour], words)
end

-- The width that lines are broken at where no terminal says how wide it is: in a file or a pipe.
local WIDTH <const> = 80

function console.width()
    return host.is_terminal "out" and host.columns() or WIDTH
end

-- ---- Progress: one line on standard error that is written over, where somebody is looking ----

local shows_progress = host.is_terminal "err" and os.getenv "TERM" ~= "dumb"
local progress_shown = false

function console.shows_progress()
    return shows_progress
end

function console.progress(line)
    if shows_progress then
        console.write("err", "\r\27[K" .. line)
        progress_shown = true
    end
end

function console.end_progress()
    if progress_shown then
        console.write("err", "\r\27[K")
        progress_shown = false
    end
end

return console
