-- What `law diff-rules --json` prints of a difference: one line. Positions and results have the
-- form that `law resolve` reads and writes; variants/johvets/formats.md describes it.
local tell_phase = require "lawspeaker.cli.diff_rules.tell_phase"

local record = {}

-- ---- Pieces ----

local ESCAPES <const> = { ['"'] = '\\"', ["\\"] = "\\\\", ["\b"] = "\\b", ["\f"] = "\\f",
    ["\n"] = "\\n", ["\r"] = "\\r", ["\t"] = "\\t" }

local function quote(words)
    return '"' .. words:gsub('[%c"\\]', function(byte)
        return ESCAPES[byte] or byte == "\x7f" and byte or ("\\u%04x"):format(byte:byte())
    end) .. '"'
end

local function joined(items, form, open, close)
    local parts = {}
    for index, item in ipairs(items) do
        parts[index] = form(item)
    end
    return open .. table.concat(parts, ",") .. close
end

local function list(items, form)
    return joined(items, form, "[", "]")
end

local function object(items, form)
    return joined(items, form, "{", "}")
end

-- An object of the entries of a list: one field's value by another's.
local function by(items, key, value)
    return object(items, function(item)
        return quote(item[key]) .. ":" .. quote(item[value])
    end)
end

-- ---- What players give ----

-- The members of an order that are there, in the order of the format.
local function order_text(order)
    local parts = { '"type":' .. quote(order.type) }
    for _, name in ipairs { "to", "book", "carry", "unit" } do
        local value = order[name]
        if value then
            parts[#parts + 1] = ('"%s":%s'):format(name, value == true and "true" or quote(value))
        end
    end
    if order.type == "link" or order.type == "transfer" then -- the book comes first
        table.sort(parts, function(a, b)
            local rank = { ["type"] = 1, book = 2 }
            return (rank[a:match '^"(%a+)"'] or 3) < (rank[b:match '^"(%a+)"'] or 3)
        end)
    end
    if order.action then
        local to = order.action.to
        parts[#parts + 1] = ('"action":{"type":%s%s}'):format(quote(order.action.type),
            to and ',"to":' .. quote(to) or "")
    end
    return "{" .. table.concat(parts, ",") .. "}"
end

local function flight_text(flight)
    return flight.book and '{"book":' .. quote(flight.book) .. "}" or quote(flight.region)
end

local function action_text(action)
    return ('{"action":%s,"at":%s}'):format(quote(action.action), quote(action.at))
end

-- The position with all that is given in it.
local function position_text(found)
    local given = ('"orders":%s,"flee":%s,"supply":%s}'):format(
        object(found.case.orders, function(row)
            return quote(row.unit) .. ":" .. order_text(row.order)
        end),
        object(found.case.flee, function(row)
            return quote(row.unit) .. ":" .. list(row.rest, flight_text)
        end),
        object(found.case.supply, function(row)
            return quote(row.player) .. ":" .. list(row.rest, action_text)
        end))
    return found.json:sub(1, -2) .. "," .. given
end

-- ---- What came of it ----

local function verdict_text(verdict)
    local carried = ""
    if verdict.carries then
        carried = ',"carried":' .. (verdict.carried and quote(verdict.carried) or "null")
            .. (verdict.carry_reason and ',"carry_reason":' .. quote(verdict.carry_reason) or "")
    end
    return ('%s:{"order":%s,"result":%s,"reason":%s,"strength":%d%s%s}'):format(
        quote(verdict.unit), order_text(verdict.given), quote(verdict.result),
        quote(verdict.reason), verdict.strength, carried,
        verdict.displaced and ',"displaced":true' or "")
end

-- "unit a1 as u9" as an object.
local function done_text(words)
    local action, at, id = words:match "^(%a+) (%S+) as (%S+)$"
    return ('{"action":%s,"at":%s,"id":%s}'):format(quote(action), quote(at), quote(id))
end

local function refused_text(refused)
    local action, at = refused.text:match "^(%a+) (%S+)"
    return ('{"action":%s,"at":%s,"reason":%s}'):format(quote(action), quote(at),
        quote(refused.reason))
end

local function supply_text(entries, form)
    return object(entries, function(entry)
        return quote(entry.player) .. ":" .. list(entry.actions, form)
    end)
end

local function result_text(result)
    local parts = {
        '"verdicts":' .. object(result.verdicts, verdict_text),
        '"units":' .. object(result.units, function(unit)
            return ('%s:{"owner":%s,"at":%s}'):format(quote(unit.id), quote(unit.owner),
                quote(unit.at))
        end),
        '"link_points":' .. by(result.link_points, "symbol", "at"),
        '"fled":' .. object(result.fled, function(flight)
            return ('%s:{"from":%s,"to":%s}'):format(quote(flight.unit), quote(flight.from),
                quote(flight.to))
        end),
        '"removed":' .. list(result.removed, quote),
        '"books":' .. by(result.books, "symbol", "at"),
        '"control":' .. by(result.control, "symbol", "player"),
        '"conflicted":' .. list(result.conflicted, quote),
        '"actions":' .. object(result.actions, function(earned)
            return quote(earned.player) .. ":" .. earned.count
        end),
        '"supplied":' .. supply_text(result.supplied, done_text),
        '"unsupplied":' .. supply_text(result.unsupplied, refused_text),
        '"winners":' .. list(result.winners, quote), '"out":' .. list(result.out, quote),
        '"draw":' .. tostring(result.draw),
    }
    return "{" .. table.concat(parts, ",") .. "}"
end

-- ---- A difference ----

local function change_text(change)
    return ('{"name":%s,"rule":%s,"hook":%s,"a":%s,"b":%s}'):format(quote(change.name),
        quote(change.number), tostring(change.is_hook), quote(change.a), quote(change.b))
end

local function difference_text(difference)
    return ('{"part":%s,"of":%s,"a":%s,"b":%s}'):format(quote(difference.part),
        quote(difference.subject), quote(difference.a), quote(difference.b))
end

local function unseen_text(view)
    return quote(view.player) .. ":" .. list(view.unseen, quote)
end

function record.position(found)
    if found.is_phase then
        return ('{%s,"alone":%s,"together":%s}'):format(tell_phase.json(found),
            list(found.alone, change_text), list(found.together, change_text))
    end
    return ('{"position":%s,"a":%s,"b":%s,"differences":%s,"unseen":%s,"alone":%s,"together":%s}')
        :format(position_text(found), result_text(found.a), result_text(found.b),
            list(found.differences, difference_text), object(found.views, unseen_text),
            list(found.alone, change_text), list(found.together, change_text))
end

function record.game(found)
    return ('{"answers":%d,"seed":%d,"players":%s,"options":%s,"before":%s,"a":%s,"b":%s,'
        .. '"alone":%s,"together":%s,"by_itself":%s}'):format(found.answers, found.seed,
            list(found.players, quote), quote(found.options), list(found.before, quote),
            quote(found.a), quote(found.b), list(found.alone, change_text),
            list(found.together, change_text), tostring(found.is_of_one))
end

-- What differs and has decided nothing; `asked`: the games that have asked for it, or null.
local function undecided_text(change)
    return ('{"name":%s,"rule":%s,"hook":%s,"asked":%s}'):format(quote(change.name),
        quote(change.number), tostring(change.is_hook), change.asked or "null")
end

function record.undecided(changes)
    return ('{"undecided":%s}'):format(list(changes, undecided_text))
end

return record
