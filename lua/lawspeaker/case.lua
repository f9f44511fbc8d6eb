-- A JSON position with all that stands in it, orders, lists of preferences, supply actions and
-- house rules, as a scenario of one turn that expects nothing. The text has been read by the
-- reader of `law resolve` first, so that what is here can only be right.
local core = require "lawspeaker.core"
local position = require "lawspeaker.position"
local variant = require "lawspeaker.variant"

local case = {}

-- An object comes as a list of pairs; this is the table that it stands for.
local function fields_of(pairs_list)
    local fields = {}
    for _, pair in ipairs(pairs_list or {}) do
        fields[pair[1]] = pair[2]
    end
    return fields
end

-- Names of what does not exist may be any text here (they make an order illegal), so the orders are
-- not read as a script's are.
local function read_orders(given)
    local rows = {}
    for index, pair in ipairs(given or {}) do
        local fields = fields_of(pair[2])
        fields.action = fields.action and fields_of(fields.action)
        fields.carry = fields.carry or nil
        rows[index] = { unit = pair[1], order = fields }
    end
    return rows
end

local function read_flee(given)
    local rows = {}
    for index, pair in ipairs(given or {}) do
        local flights = {}
        for place, flight in ipairs(pair[2]) do
            flights[place] = type(flight) == "table" and { book = fields_of(flight).book }
                or { region = flight }
        end
        rows[index] = { unit = pair[1], rest = flights }
    end
    return rows
end

local function read_supply(given)
    local rows = {}
    for index, pair in ipairs(given or {}) do
        local actions = {}
        for place, action in ipairs(pair[2]) do
            actions[place] = fields_of(action)
        end
        rows[index] = { player = pair[1], rest = actions }
    end
    return rows
end

local function read_rules(given)
    if not given then
        return nil
    end
    local rules = {}
    for _, pair in ipairs(given) do
        rules[pair[1]] = pair[2] == core.json_null and core.no_limit or pair[2]
    end
    return variant.declare { name = "house rules", rules = rules }
end

-- A name for people out of the document's id, or of where it stands.
local function name_of(id, place)
    local is_text = type(id) == "string" and #id >= 1 and #id <= 200 and not string.find(id, "%c")
    return is_text and id or place
end

-- The scenario that `text` is, and whether its map is named in it; or nil and what is wrong.
-- `place`: where the text stands, as in "games.jsonl:3".
function case.read(text, place, file, line)
    local start, message = position.from_json(text)
    if not start then
        return nil, message
    end
    local fields = fields_of(core.json_values(text))
    local game = read_rules(fields.rules)
    local made = core.scenario_new {
        name = name_of(fields.id, place), variant = game, start = start,
        file = file, line = line, is_several = false,
        turns = { { orders = read_orders(fields.orders), flee = read_flee(fields.flee),
            supply = read_supply(fields.supply) } },
    }
    return made, type(fields.map) == "string"
end

return case
