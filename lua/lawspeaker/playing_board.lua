-- A view as text for people: what the game's own `show` makes of it, or a listing of all that it
-- holds; events and house rules as lines. It knows views, and nothing that is not in them.
local core = require "lawspeaker.core"
local lists = require "lawspeaker.lists"
local objects = require "lawspeaker.game.objects"
local say = require "lawspeaker.say"
local trade_board = require "lawspeaker.game.trade_board"

local board = {}

-- ---- Rows and values in words ----

local row_words

local function cell_words(value)
    if value == nil then
        return "-"
    elseif type(value) == "boolean" then
        return value and "yes" or "no"
    elseif objects.is_row(value) then
        return row_words(value)
    elseif type(value) == "table" then
        local parts = {}
        for index, item in ipairs(value) do
            parts[index] = cell_words(item)
        end
        return #parts > 0 and table.concat(parts, " ") or "-"
    end
    return tostring(value)
end

-- The name of a row that has one of its own.
local function name_of(row)
    local ok, name = pcall(function()
        return row.name
    end)
    return ok and type(name) == "string" and name ~= "" and name or nil
end

-- By its name, else as its viewer numbers it.
function row_words(row)
    return name_of(row) or tostring(row)
end

-- A cell beside others, with its column's name where the value alone does not say what it is;
-- nothing for one that says nothing.
local function part_words(column, value)
    if value == nil or value == false or value == "" or type(value) == "table" and #value == 0 then
        return nil
    elseif value == true then
        return column.name
    elseif column.kind == "choice" and not column.size then
        return value
    end
    return column.name .. " " .. cell_words(value)
end

-- A row that lies in a place: its name, and what else its columns say.
local function card_words(row, form)
    if row.unseen then
        return "?"
    end
    local name = name_of(row)
    local parts = { name }
    for _, column in ipairs(form.columns) do
        if column.name ~= "name" or not name then
            parts[#parts + 1] = part_words(column, row[column.name])
        end
    end
    return #parts > 0 and table.concat(parts, " ") or tostring(row)
end

-- ---- Tables and places ----

local function pad(words, width)
    return words .. string.rep(" ", width - (utf8.len(words) or #words))
end

-- Rows of cells as lines, in columns.
local function add_grid(lines, rows)
    local widths = {}
    for _, row in ipairs(rows) do
        for index, words in ipairs(row) do
            widths[index] = math.max(widths[index] or 0, utf8.len(words) or #words)
        end
    end
    for _, row in ipairs(rows) do
        local cells = {}
        for index, words in ipairs(row) do
            cells[index] = pad(words, widths[index])
        end
        lines[#lines + 1] = "  " .. string.gsub(table.concat(cells, "  "), "%s+$", "")
    end
end

local function add_globals(lines, view, details)
    local parts = {}
    for index, column in ipairs(details.globals or {}) do
        parts[index] = column.name .. " " .. cell_words(view[column.name])
    end
    if #parts > 0 then
        lines[#lines + 1] = table.concat(parts, ", ")
    end
end

local SHOWN_MOST <const> = 40 -- rows of one table or place

local function add_rows(lines, view, form)
    local head, rows = { form.name }, {}
    for index, column in ipairs(form.columns) do
        head[index + 1] = column.name
    end
    for row in view[form.name]:each() do
        if #rows == SHOWN_MOST then
            rows[#rows + 1] = { "…" }
            break
        end
        local cells = { tostring(row) }
        for index, column in ipairs(form.columns) do
            cells[index + 1] = row.unseen and "?" or cell_words(row[column.name])
        end
        rows[#rows + 1] = cells
    end
    if #rows > 0 then
        table.insert(rows, 1, head)
        add_grid(lines, rows)
    end
end

-- "hand/vpa, 3: spades rank 7, ?, ?"; of what nobody sees only the number. `words`: what the place
-- is called.
local function place_words(place, form, words)
    local parts, is_seen = {}, false
    for row in place:each() do
        if #parts == SHOWN_MOST then
            parts[#parts + 1] = "…"
            break
        end
        parts[#parts + 1] = card_words(row, form)
        is_seen = is_seen or parts[#parts] ~= "?"
    end
    local head = string.format("%s, %d", words or tostring(place), place:count())
    return is_seen and head .. ": " .. table.concat(parts, ", ") or head
end

local function add_zone(lines, view, zone, forms)
    local form = forms[zone.of]
    if not zone.each then
        lines[#lines + 1] = place_words(view[zone.name], form)
    elseif zone.each == "player" then
        for _, player in ipairs(view.players) do
            lines[#lines + 1] = place_words(view[zone.name][player], form)
        end
    else
        for row in view[zone.each]:each() do
            local name = name_of(row)
            local line = place_words(view[zone.name][row], form,
                name and zone.name .. " " .. name)
            lines[#lines + 1] = name and line or line .. "   " .. card_words(row, forms[zone.each])
        end
    end
end

-- All that a view holds, but static tables, which say the same at any time.
local function list(view)
    local details = objects.details(view)
    local lines, forms = {}, {}
    local match = objects.owner(view).match
    add_globals(lines, view, details)
    for _, form in ipairs(details.tables) do
        forms[form.name] = form
        local is_listed = not form.static and not form.zones and form.columns ~= details.globals
            and not trade_board.has(match, form.name)
        if is_listed then
            add_rows(lines, view, form)
        end
    end
    for _, zone in ipairs(details.zones) do
        add_zone(lines, view, zone, forms)
    end
    return table.concat(lines, "\n")
end

-- The board of a view as the game shows it, or all that it holds.
local function own_text(game, view)
    if not game.show then
        return list(view)
    end
    local text = game.show(view)
    if type(text) ~= "string" then
        error(string.format("%s: show returned %s and no text", core.place(game.show),
            say.describe(text)), 0)
    end
    return text
end

-- The board of a view, for people; below it what stands between the players.
function board.text(game, view)
    local text = own_text(game, view)
    local lines = trade_board.lines(objects.owner(view).match, view)
    if #lines == 0 then
        return text
    end
    return string.gsub(text, "\n*$", "") .. "\n" .. table.concat(lines, "\n")
end

-- ---- Events ----

-- What goes without saying between two questions.
local PASSED_OVER <const> = { asked = true, step = true, step_end = true, waits = true,
    finished = true }

-- What is told of a game that has notes: these say what its changes mean.
local STORY <const> = { note = true, rolled = true, answered = true, undone = true }

-- The notes, rolls and answers of a game that has notes, and of the setup, whose changes the first
-- board shows; else all but what goes without saying: that somebody has answered, or what the
-- viewer itself has.
local function is_story(game, event, viewer, is_setup)
    if event.event == "answered" and (event.answer == nil or event.player == viewer) then
        return event.default or false
    elseif #game.notes > 0 or game.trade or is_setup then
        return STORY[event.event] or false
    end
    return not PASSED_OVER[event.event]
end

local function event_words(event)
    return event.text .. (event.rule and " (" .. event.rule .. ")" or "")
end

-- Events from a number on as lines for a viewer; what is said several times over is said once.
-- `is_whole`: all of them.
function board.events(game, events, from, viewer, is_whole)
    local lines, last, count = {}, nil, 0
    local is_setup = from == 1
    for index = from, #events do
        local event = events[index]
        is_setup = is_setup and event.event ~= "phase"
        if is_whole or is_story(game, event, viewer, is_setup) then
            local words = event_words(event)
            count = words == last and count + 1 or 1
            if count > 1 then
                lines[#lines] = string.format("%s, %d times", words, count)
            else
                lines[#lines + 1] = words
            end
            last = words
        end
    end
    return lines
end

-- ---- House rules ----

-- The value of a rule or option in a match, with a mark where it is not the standard one.
local function marked(entry, value)
    local words = say.rule_value(value)
    return words == say.rule_value(entry.default) and words or "*" .. words
end

-- { name, value, rule, sentence } of each house rule and option, and of each hook that the variant
-- answers, all as text; in front the variant's own name. A value with * is not the standard one.
function board.rules(match)
    local game, setting, rows = match.game, match.setting, {}
    if match.variant then
        rows[1] = { "variant", match.variant.name, "", match.variant.title or "" }
    end
    for _, rule in ipairs(game.rules) do
        rows[#rows + 1] = { rule.name, marked(rule, setting.rules[rule.name]), rule.rule or "",
            rule.sentence or "" }
    end
    for _, hook in ipairs(game.hooks) do
        if match.hooks[hook.name] then
            rows[#rows + 1] = { hook.name, "*hook", hook.rule or "",
                string.format("%s (%s)", hook.sentence or "",
                    table.concat(lists.field(match.hooks[hook.name], "variant"), ", ")) }
        end
    end
    for _, option in ipairs(game.options) do
        rows[#rows + 1] = { option.name, marked(option, setting.options[option.name]), "",
            option.sentence or "" }
    end
    return rows
end

return board
