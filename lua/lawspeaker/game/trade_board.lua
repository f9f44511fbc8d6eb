-- What stands between the players, as a viewer sees it: proposals, promises and the last trades, as
-- lines of text. It reads a view, and nothing that is not in it.
local lists = require "lawspeaker.lists"
local promises = require "lawspeaker.game.promises"
local proposals = require "lawspeaker.game.proposals"
local talk = require "lawspeaker.game.talk"
local trade_tables = require "lawspeaker.game.trade_tables"

local trade_board = {}

local TRADES_MOST <const> = 5  -- transactions that are shown
local SETTLED_MOST <const> = 5 -- promises that are shown although they are kept, broken or blamed

-- Whether a table of a state is one of trading.
function trade_board.has(match, name)
    return match.trade ~= nil and lists.has(trade_tables.NAMES, name)
end

-- Whether an event is one of the engine's own: notes say what came of it.
function trade_board.is_noted(match, event)
    if event.event == "step" or event.event == "step_end" then
        return event.name == talk.STEP
    end
    return type(event.row) == "string"
        and trade_board.has(match, string.match(event.row, "^[^/]*"))
end

local function is_masked(view, row)
    return view.player ~= row.by and view.player ~= row.to
end

local function add_proposals(lines, match, view)
    for _, row in ipairs(proposals.all(view)) do
        lines[#lines + 1] = string.format("%s %d of %s to %s: it %s", row.is_deal and "deal"
            or "proposal", row.number, row.by, row.to,
            proposals.text(match, row, is_masked(view, row)))
    end
end

local function add_promises(lines, match, view)
    local rows = {}
    for row in view.promise:each() do
        rows[#rows + 1] = row
    end
    table.sort(rows, function(a, b)
        return a.number < b.number or a.number == b.number and a.id < b.id
    end)
    local settled = 0
    for _, row in ipairs(rows) do
        settled = settled + (row.status ~= "open" and 1 or 0)
    end
    for _, row in ipairs(rows) do
        local is_old = row.status ~= "open" and settled > SETTLED_MOST
        settled = settled - (is_old and 1 or 0)
        lines[#lines + 1] = not is_old and string.format("promise %d of %s to %s, %s: %s",
            row.number, row.by, row.to, row.status,
            promises.text(match, row, row.kind, is_masked(view, row))) or nil
    end
end

local function ledger_words(row)
    local called = row.called ~= "" and row.called or row.secret or ""
    return string.format("%s gives %s %s", row.from, row.to, called == ""
        and string.format("%d %s", row.count, row.good) or row.good .. " " .. called)
end

local function add_trades(lines, view)
    local by_number, numbers = {}, {}
    for row in view.ledger:each() do
        local number = row.number or row.id -- which trade it was may be kept from all
        if not by_number[number] then
            by_number[number] = {}
            numbers[#numbers + 1] = number
        end
        table.insert(by_number[number], ledger_words(row))
    end
    table.sort(numbers)
    for index = math.max(1, #numbers - TRADES_MOST + 1), #numbers do
        lines[#lines + 1] = "traded: " .. table.concat(by_number[numbers[index]], ", ")
    end
end

-- Lines for below the board; none where nothing stands.
function trade_board.lines(match, view)
    local lines = {}
    if match.trade then
        add_proposals(lines, match, view)
        add_promises(lines, match, view)
    end
    if match.trade and match.trade.goods then
        add_trades(lines, view)
    end
    return lines
end

return trade_board
