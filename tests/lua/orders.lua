-- Orders, flights and supply actions: every way to write them, from text to table and back, and
-- every way to write them wrongly.
require "lawspeaker"
local checks = require "checks"
local order = require "lawspeaker.order"

local equal = checks.equal

-- Text, its one spelling (nil: the same), its table as `type to book carry unit action.type
-- action.to`.
local READ <const> = {
    { "stay", nil, "stay - - - - - -" },
    { "move a2", nil, "move a2 - - - - -" },
    { " move\ta2  ", "move a2", "move a2 - - - - -" },
    { "move a2 carry", nil, "move a2 - true - - -" },
    { "move a2 carry p1", nil, "move a2 - p1 - - -" },
    { "move carry", nil, "move carry - - - - -" },
    { "link", nil, "link - - - - - -" },
    { "link p3", nil, "link - p3 - - - -" },
    { "link carry", nil, "link - - true - - -" },
    { "link carry p4", nil, "link - - p4 - - -" },
    { "link p3 carry", nil, "link - p3 true - - -" },
    { "link p3 carry p4", nil, "link - p3 p4 - - -" },
    { "transfer to u2", nil, "transfer u2 - - - - -" },
    { "transfer p1 to u2", nil, "transfer u2 p1 - - - -" },
    { "transfer to to to", nil, "transfer to to - - - -" },
    { "reinforce u1 stay", nil, "reinforce - - - u1 stay -" },
    { "reinforce u1 move a2", nil, "reinforce - - - u1 move a2" },
    { "reinforce u1 link b1", nil, "reinforce - - - u1 link b1" },
}

local function fields(given)
    local action = given.action or {}
    local parts = {}
    for index, value in ipairs { given.type, given.to or "-", given.book or "-", given.carry or "-",
        given.unit or "-", action.type or "-", action.to or "-" } do
        parts[index] = tostring(value)
    end
    return table.concat(parts, " ")
end

for _, case in ipairs(READ) do
    local read, message = order.read(case[1])
    equal(case[1] .. " is read", message, nil)
    equal(case[1], fields(read), case[3])
    equal(case[1] .. " as text", order.text(read), case[2] or case[1])
    local again = order.read(read)
    equal(case[1] .. " as a table", fields(again), case[3])
    checks.is_true("a copy", not rawequal(again, read))
    equal("a copy of it", fields(order.copy(read)), case[3])
end
equal("without an order", order.text(nil), "stay")
equal("without an order, as a table", order.copy(nil).type, "stay")

local LONG <const> = ("a"):rep(64)
local REFUSED <const> = {
    { "", 'no order ""' },
    { "mvoe a2", 'no order "mvoe"; did you mean "move"?' },
    { "fly a2", 'no order "fly"' },
    { "move", 'cannot read "move"; it is written "move REGION", "move REGION carry" or '
        .. '"move REGION carry BOOK"' },
    { "move a2 a3", 'cannot read "move a2 a3"; it is written "move REGION", "move REGION carry" or '
        .. '"move REGION carry BOOK"' },
    { "move a2 carry p1 p2", 'cannot read "move a2 carry p1 p2"; it is written "move REGION", '
        .. '"move REGION carry" or "move REGION carry BOOK"' },
    { "stay a2", 'cannot read "stay a2"; it is written "stay"' },
    { "link p1 p2",
        'cannot read "link p1 p2"; it is written "link" or "link BOOK", with or without '
        .. '"carry" or "carry BOOK" behind it' },
    { "transfer u2", 'cannot read "transfer u2"; it is written "transfer BOOK to UNIT" or '
        .. '"transfer to UNIT"' },
    { "reinforce u1", 'cannot read "reinforce u1"; it is written "reinforce UNIT stay", '
        .. '"reinforce UNIT move REGION" or "reinforce UNIT link REGION"' },
    { "reinforce u1 transfer u2", 'cannot read "reinforce u1 transfer u2"; it is written '
        .. '"reinforce UNIT stay", "reinforce UNIT move REGION" or "reinforce UNIT link REGION"' },
    { "move a,2", '"move a,2": "a,2" is not an id' },
    { "move a\n", '"move a\\x0a": "a\\x0a" is not an id' },
    { "move " .. LONG,
        '"move ' .. LONG:sub(1, 52) .. '...": "' .. LONG:sub(1, 57) .. '..." is not an id' },
    { 5, "expected an order, as text or as a table, got 5" },
    { {}, "type: missing: the kind of order" },
    { { type = "mvoe" }, 'type: no order "mvoe"; did you mean "move"?' },
    { { type = 1 }, "type: no order 1" },
    { { type = "move" }, "to: missing" },
    { { type = "move", to = 5 }, "to: expected an id, got 5" },
    { { type = "move", to = "a2", carry = 1 }, "carry: expected an id, got 1" },
    { { type = "move", to = "a2", book = "p1" }, 'an order of type move has no field "book"' },
    { { type = "move", too = "a2" },
        'an order of type move has no field "too"; did you mean "to"?' },
    { { type = "stay", to = "a2" }, 'an order of type stay has no field "to"' },
    { { type = "transfer", book = "p1" }, "to: missing" },
    { { type = "reinforce", unit = "u1" }, "action: missing" },
    { { type = "reinforce", action = { type = "stay" } }, "unit: missing" },
    { { type = "reinforce", unit = "u1", action = "stay" },
        'action: expected a table, got "stay"' },
    { { type = "reinforce", unit = "u1", action = { type = "transfer" } },
        "action.type: a transfer cannot be reinforced, only a stay, move or link" },
    { { type = "reinforce", unit = "u1", action = { type = "mvoe", to = "a1" } },
        'action.type: no order "mvoe"; did you mean "move"?' },
    { { type = "reinforce", unit = "u1", action = { type = "move" } },
        "action.to: missing" },
    { { type = "reinforce", unit = "u1", action = { type = "stay", to = "a1" } },
        'action: an order of type stay has no field "to"' },
}
for index, case in ipairs(REFUSED) do
    checks.refuses(case[2], "bad_order", order.read(case[1]))
    checks.is_true("case " .. index, true)
end

equal("carry = false is no carry", fields(order.read { type = "move", to = "a2", carry = false }),
    "move a2 - - - - -")

-- ---- Flights ----

equal("a region", order.read_flight("a4").region, "a4")
equal("a book", order.read_flight({ book = "p3" }).book, "p3")
for shown, value in pairs { ['"a 4"'] = "a 4", ["5"] = 5, ["a table"] = { "a4" } } do
    checks.refuses("expected a region, or { book = symbol }, got " .. shown, "bad_flight",
        order.read_flight(value))
end

checks.refuses('a flight has no field "to"; it is written "REGION" or { book = "BOOK" }',
    "bad_flight", order.read_flight { book = "p3", to = "a4" })

-- ---- Supply actions ----

for _, text in ipairs { "unit a1", "unit a1 as u9", "book a2", "book a2 as p9" } do
    local action = assert(order.read_supply(text))
    equal(text, order.supply_text(action), text)
    equal(text .. " as a table", order.supply_text(order.read_supply(action)), text)
end
equal("with the id that it got", order.supply_text(order.read_supply "unit a1", "u:1"),
    "unit a1 as u:1")
for _, case in ipairs {
    { "unt a1", 'no supply action "unt"; did you mean "unit"?' },
    { "unit", 'cannot read "unit"; it is written "unit REGION" or "unit REGION as ID"' },
    { "unit a1 u9",
        'cannot read "unit a1 u9"; it is written "unit REGION" or "unit REGION as ID"' },
    { "book a1 as",
        'cannot read "book a1 as"; it is written "book REGION" or "book REGION as ID"' },
    { { "unit a1" }, 'expected a supply action, got a list; it is written "unit REGION", "book '
        .. 'REGION as ID" or { action = "unit", at = "REGION" }' },
    { 5, "expected a supply action, as text or as a table, got 5" },
    { { action = "unt", at = "a1" },
        'action: expected "unit" or "book", got "unt"; did you mean "unit"?' },
    { { action = "unit" }, "at: missing" },
    { { action = "unit", at = "a1", id = 5 }, "id: expected an id, got 5" },
    { { action = "unit", at = "a1", name = "u9" }, 'a supply action has no field "name"' },
} do
    checks.refuses(case[2], "bad_supply", order.read_supply(case[1]))
end

checks.finish()
