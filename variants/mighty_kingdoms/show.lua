-- The game on a terminal: the map and the kingdoms as text, and what players type for answers.
local kingdoms = require "mighty_kingdoms.kingdoms"
local lands = require "mighty_kingdoms.lands"
local list_text = require "mighty_kingdoms.list_text"
local show_map = require "mighty_kingdoms.show_map"
local tokens = require "mighty_kingdoms.tokens"

local show = {}

local WIDTH <const> = 98 -- of the lines about kingdoms
local INDENT <const> = "    "

-- ---- What there is to say of a kingdom ----

-- Parts with "; " between them as lines, each after the first further to the right.
local function add_wrapped(lines, head, parts)
    local line = head
    for index, part in ipairs(parts) do
        part = index < #parts and part .. ";" or part
        if #line + 1 + #part > WIDTH and line ~= INDENT then
            lines[#lines + 1] = line
            line = INDENT .. part
        else
            line = line == INDENT and line .. part or line .. " " .. part
        end
    end
    lines[#lines + 1] = line
end

local RANKS <const> = { "capital", "city", "fortress", "village" }
local MANY <const> = { city = "cities", fortress = "fortresses", village = "villages" }

local function counted(count, one, many)
    return string.format("%d %s", count, count == 1 and one or many)
end

-- "capital C3", "cities B2 D4", …
local function add_settlements(parts, view, list)
    local names = { capital = {}, city = {}, fortress = {}, village = {}, none = {} }
    for _, land in ipairs(list) do
        table.insert(names[lands.rank(view, land)], lands.tile(land).name)
    end
    for _, rank in ipairs(RANKS) do
        if #names[rank] > 0 then
            local word = #names[rank] > 1 and MANY[rank] or rank
            parts[#parts + 1] = word .. " " .. table.concat(names[rank], " ")
        end
    end
end

-- What a token is about to do, and how it stands, in parentheses; nothing for one that just stands.
local function state_words(token)
    local words = {}
    if not token.upright then
        words[#words + 1] = "on its side"
    end
    if token.defending then
        words[#words + 1] = "defending"
    end
    if token.slowed then
        words[#words + 1] = "slowed"
    end
    if token.is_ally then
        words[#words + 1] = "allied"
    end
    if token.order == "move" and token.target then
        words[#words + 1] = "move to " .. token.target.name
    elseif token.order ~= "none" then
        words[#words + 1] = token.order
    end
    return #words > 0 and string.format(" (%s)", table.concat(words, ", ")) or ""
end

local function name_words(token)
    return token.kind == "army" and string.format("%s %d", token.name, token.points) or token.name
end

local function token_words(token)
    local tile, army = tokens.tile(token), tokens.passenger(token)
    local with = army and string.format(" with %s%s", name_words(army), state_words(army)) or ""
    return string.format("%s %s%s%s", name_words(token), tile and tile.name or "off the board",
        state_words(token), with)
end

-- An army's list, as far as the viewer knows it (9).
local function add_units(lines, view, player, army)
    local parts = {}
    for unit in view.list[player]:each() do
        if not unit.unseen and unit.army == army then
            parts[#parts + 1] = list_text.write_unit(unit, unit.strength)
        end
    end
    if #parts > 0 then
        add_wrapped(lines, string.format("%s%s:", INDENT, army.name), parts)
    end
end

-- The map shows no edges: where a player's armies would be slowed by one (54).
local function add_edges(lines, view, player)
    local parts, is_told = {}, {}
    for _, army in ipairs(tokens.of(view, player, "army")) do
        local tile = tokens.tile(army)
        if tile and not is_told[tile.name] then
            is_told[tile.name] = true
            local names = {}
            for direction, other in ipairs(tile.neighbours) do
                names[#names + 1] = other and tile.rough[direction]
                    and not tile.water[direction] and other.name or nil
            end
            parts[#parts + 1] = #names > 0 and string.format("%s to %s", tile.name,
                table.concat(names, " ")) or nil
        end
    end
    if #parts > 0 then
        add_wrapped(lines, INDENT .. "mountain or forest between:", parts)
    end
end

local function add_kingdom(lines, view, number, player)
    local kingdom, list = kingdoms.of(view, player), lands.of(view, player)
    local parts = { counted(#list, "tile", "tiles") }
    add_settlements(parts, view, list)
    if kingdom.gold > 0 or kingdom.food > 0 then
        parts[#parts + 1] = string.format("%d gold, %d food", kingdom.gold, kingdom.food)
    end
    add_wrapped(lines, string.format("%d %s%s:", number, player, kingdom.is_out and " (out)"
        or kingdom.race ~= "" and string.format(" (%s)", kingdom.race) or ""), parts)
    parts = {}
    local leaders = tokens.leaders(tokens.of(view, player))
    for index, token in ipairs(leaders) do
        parts[index] = token_words(token)
    end
    if #parts > 0 then
        add_wrapped(lines, INDENT, parts)
    end
    if player == view.player then
        add_edges(lines, view, player)
    end
    for _, army in ipairs(tokens.of(view, player, "army")) do
        add_units(lines, view, player, army)
    end
end

-- ---- The board ----

local WINTER <const> = { recall = true, dock = true, tithe = true, build = true, feed = true,
    disband = true, deploy = true }

local function is_winter(view)
    if view.month < view.rules.months then
        return false
    end
    for kingdom in view.kingdom:each() do
        if kingdom.gold > 0 or kingdom.food > 0 then
            return true
        end
    end
    local question = view:pending()[1]
    return question ~= nil and WINTER[question.name] or false
end

local function date(view)
    if view.year > view.rules.years then
        return "The end"
    elseif view.month == 0 then
        return string.format("Year %d, before the Summer", view.year)
    elseif is_winter(view) then
        return string.format("Year %d, Winter", view.year)
    end
    return string.format("Year %d, month %d", view.year, view.month)
end

local function head(view)
    local numbers, order = {}, {}
    for number, player in ipairs(view.players) do
        numbers[player] = number
    end
    for index, player in ipairs(kingdoms.order(view)) do
        order[index] = string.format("%d %s", numbers[player], player)
    end
    return string.format("%s. Player order: %s", date(view), table.concat(order, ", "))
end

function show.board(view)
    local lines = { head(view), (string.gsub(show_map.text(view), "\n$", "")) }
    for _, line in ipairs(show_map.LEGEND) do
        lines[#lines + 1] = line
    end
    for number, player in ipairs(view.players) do
        add_kingdom(lines, view, number, player)
    end
    return table.concat(lines, "\n")
end

-- ---- What players type ----

-- Words that players use for answers, by question.
local NOTHING <const> = { done = "pass", ["end"] = "pass", no = "pass", ["-"] = "pass" }
local NONE <const> = { pass = "none", done = "none", no = "none", ["-"] = "none" }
local WORDS <const> = {
    tithe = NOTHING, build = NOTHING, battle = NOTHING,
    split = NONE, routed = NONE, strengthened = NONE,
    concede = { yes = "concede", no = "fight" },
    free_move = { pass = "stay", done = "stay", no = "stay", ["-"] = "stay" },
    report = { won = "attacker", lost = "defender", tie = "draw" },
}

-- Which words of an answer are tokens, and of which kind: there "3", "a3", "s3" will do; elsewhere
-- "A3" is a tile. `each`: all words of a list.
local TOKENS <const> = {
    order = { nil, "any" }, pair_order = { nil, "any" }, resolve = { "any" }, overrun = { "any" },
    free_move = { nil, "any" }, assign = { nil, "army" }, build = { nil, "army" },
    deploy = { "army" },
    split = { each = "ship" }, sunk = { each = "ship" }, feed = { each = "army" },
    disband = { each = "army" },
}
local PAIR <const> = { nil, "army", "ship" }

local function is_meant(token, kind, letter, question)
    return (kind == "any" or kind == token.kind)
        and (letter == "" or letter == string.sub(token.kind, 1, 1))
        and (question.name == "assign" or token.owner == question.player)
end

-- The name of the token that a short word stands for; the word itself where that is none, or where
-- an army and a ship have the number.
local function long_name(view, question, kind, word)
    local letter, number = string.match(string.lower(word), "^([as]?)(%d+)$")
    if not number then
        return word
    end
    local found
    for token in view.token:each() do
        if is_meant(token, kind, letter, question)
            and token.name == string.format("%s_%s", token.kind, number) then
            if found then
                return word
            end
            found = token.name
        end
    end
    return found or word
end

-- What the words of an order are: "3 B2" is "move army_3 B2".
local function read_order(view, question, words)
    if #words == 2 and long_name(view, question, "any", words[1]) ~= words[1] then
        table.insert(words, 1, "move")
    end
    local is_pair = #words > 2 and string.find("pair", string.lower(words[1]), 1, true) == 1
    return is_pair and PAIR or TOKENS.order
end

local function lengthen(view, question, text)
    local places = TOKENS[question.name]
    if places.each then
        return (string.gsub(text, "[^%s,]+", function(word)
            return long_name(view, question, places.each, word)
        end))
    end
    local words = {}
    for word in string.gmatch(text, "%S+") do
        words[#words + 1] = word
    end
    if question.name == "order" or question.name == "pair_order" then
        places = read_order(view, question, words)
    elseif question.name == "build" and #words < 3 then
        return text -- only `replace ARMY TILE` names a token
    end
    for index, word in ipairs(words) do
        local kind = places[index]
        words[index] = kind and long_name(view, question, kind, word) or word
    end
    return table.concat(words, " ")
end

function show.read(view, question, text)
    local words = WORDS[question.name]
    local known = words and words[string.lower(text)]
    if known then
        return known
    end
    return TOKENS[question.name] and lengthen(view, question, text) or text
end

return show
