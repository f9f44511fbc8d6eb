-- A small game with goods of all kinds, for tests: three merchants with coins and cloth, which
-- becomes silk with whoever receives it, letters that only their holders see, cards for a guild,
-- prisoners that go home alone, relics that stay, and fields of their own kind.
local law = require "lawspeaker"
local checks = require "checks"

local trade_games = {}

local GUILD <const> = "red"

local function field_of(g, name)
    for field in g.field:each() do
        if field.name == name then
            return field
        end
    end
end

trade_games.field_of = field_of

local goods = {
    { "cloth", counts = { "purse", "cloth" }, becomes = "silk", rule = "G1" },
    { "silk", counts = { "purse", "silk" }, capacity = 9 },
    { "coin", counts = { "chest", "coins" }, hidden = true },
    { "letter", things = "letters", most = 1, hidden = true, rule = "G2" },
    { "card", things = "cards", capacity = 3, discard = "discard", hidden = true, rule = "G3",
        traders = function(_, player) return player == GUILD end },
    { "prisoner", things = "prison", only_to = "owner", arrives = "home", rule = "G4" },
    { "relic", things = "relics", traded = false, rule = "G5" },
    { "field", arguments = 2, words = "a field and what is grown there",
        items = function(g, from)
            local list = {}
            for field in g.field:each() do
                if field.owner == from then
                    list[#list + 1] = { field.name, "farm" }
                end
            end
            return list
        end,
        can_give = function(g, from, _, items)
            for _, words in ipairs(items) do
                local field = field_of(g, words[1])
                if not field or field.owner ~= from then
                    return nil, "G6", from .. " has no field " .. words[1]
                end
            end
            return true
        end,
        give = function(g, _, to, items)
            for _, words in ipairs(items) do
                field_of(g, words[1]).owner = to
            end
        end },
}

trade_games.goods = goods

local acts = {
    { "visit", words = "a place", read = function(_, _, _, text)
        return string.lower(text)
    end, check = function(_, _, _, text)
        if text == "limbo" then
            return nil, "nobody comes back from there", "G7"
        end
        return text ~= "hell" or nil, "nobody goes there"
    end, kept = function(g, promise)
        if g.visited == promise.text then
            return true
        elseif g.visited ~= "" then
            return false, "a visit to " .. g.visited
        end
    end },
    { "sing", can = function(g) return g.has_voice end, carry_out = function(g)
        g.songs = g.songs + 1
    end },
}

trade_games.STATE = {
    { "counter", { cloth = "count", silk = "count" } },
    { "purse", { zone_of = "counter", each = "player" } },
    { "bag", { coins = "count" } },
    { "chest", { zone_of = "bag", each = "player", seen_by = "owner" } },
    { "paper", { name = "id" } },
    { "letters", { zone_of = "paper", each = "player", seen_by = "owner" } },
    { "tale", { name = "id" } },
    { "cards", { zone_of = "tale", each = "player", seen_by = "owner" } },
    { "discard", { zone_of = "tale", seen_by = "nobody" } },
    { "man", { name = "text", owner = "player" } },
    { "prison", { zone_of = "man", each = "player" } },
    { "home", { zone_of = "man", each = "player" } },
    { "bone", { name = "id" } },
    { "relics", { zone_of = "bone", each = "player" } },
    { "field", { name = "id", owner = "player" } },
    { globals = { visited = "text", has_voice = "flag", songs = "count", deals = "count",
        count = "int", done = "flag", word = { text = 255 } } },
}

function trade_games.setup(g)
    for number, player in ipairs(g.players) do
        g.counter:add({ cloth = 2 * number, silk = number }, g.purse[player])
        g.bag:add({ coins = 3 }, g.chest[player])
        g.paper:add({ name = player .. "_seal" }, g.letters[player])
        g.paper:add({ name = player .. "_peace" }, g.letters[player])
        for card = 1, 3 do
            g.tale:add({ name = player .. card }, g.cards[player])
        end
        g.bone:add({ name = player .. "_bone" }, g.relics[player])
        g.field:add { name = player .. "_hill", owner = player }
    end
    g.man:add({ name = "Old Tom", owner = "blue" }, g.prison.red)
    g.man:add({ name = "Tom", owner = "green" }, g.prison.red)
end

-- A game of one phase, `run`. `changes`: fields of the game, and of its trade in `trade`.
function trade_games.game_of(run, changes)
    changes = changes or {}
    local trade = { goods = goods, acts = acts,
        allowance = function(_, first, second)
            if first == "green" and second == "blue" or first == "blue" and second == "green" then
                return false, nil, "G7", "blue and green are at war"
            end
            return true, 2
        end,
        done = function(g, transaction)
            g.deals = g.deals + 1
            g.word = g.word .. transaction.number .. " "
        end }
    for name, value in pairs(changes.trade or {}) do
        trade[name] = value
    end
    local form = { name = "fair", api = 1, players = { "red", "blue", "green" },
        state = trade_games.STATE, setup = trade_games.setup, trade = trade,
        phases = { { "fair", function(g)
            run(g)
            g.done = true
        end } },
        finished = function(g) return g.done and { winners = {} } or nil end }
    for name, value in pairs(changes) do
        form[name] = name ~= "trade" and value or form[name]
    end
    return law.game(form)
end

-- ---- Playing ----

-- A match of one talk; `form`: fields of g:talk.
function trade_games.talking(form, changes)
    return trade_games.game_of(function(g)
        local given = { players = g.players, public = true }
        for name, value in pairs(form or {}) do
            given[name] = value
        end
        g.count = g:talk(given)
    end, changes)
end

-- Gives answers in order, "red propose blue gives 1 cloth". One that ends with " => TEXT" is
-- refused with a sentence that has the text in it, and changes nothing.
function trade_games.give(match, lines)
    for _, line in ipairs(lines) do
        local player, answer, refusal = string.match(line, "^(%S+) (.-) => (.*)$")
        if not player then
            player, answer = string.match(line, "^(%S+) (.*)$")
        end
        local question = match:pending(player)[1]
        if not question then
            error(line .. ": " .. player .. " is not asked", 2)
        elseif refusal then
            local hash = match:hash()
            local is_legal, message = match:check(question.number, answer)
            checks.is_true(line .. ": refused", not is_legal)
            local at = message and string.find(message, refusal, 1, true)
            checks.is_true(line .. ": says " .. tostring(message), at ~= nil)
            checks.is_true(line .. ": has a rule more than that: " .. tostring(message),
                string.sub(refusal, -1) ~= ")" or string.sub(message, -#refusal) == refusal)
            checks.equal(line .. ": nothing has changed", match:hash(), hash)
        else
            local is_legal, message = match:submit(question.number, answer, player)
            checks.is_true(line .. ": " .. tostring(message), is_legal)
            match:advance()
        end
    end
    return match
end

-- What a player has: "cloth 2, silk 1, coin 3, letter red_seal red_peace, …".
function trade_games.holdings(g, player)
    local parts = { "cloth " .. g.purse[player]:top().cloth, "silk "
        .. g.purse[player]:top().silk, "coin " .. g.chest[player]:top().coins }
    for _, zone in ipairs { "letters", "cards", "prison", "home", "relics" } do
        local names = {}
        for row in g[zone][player]:each() do
            names[#names + 1] = row.name
        end
        table.sort(names)
        parts[#parts + 1] = #names > 0 and zone .. " " .. table.concat(names, " ") or nil
    end
    for field in g.field:each() do
        parts[#parts + 1] = field.owner == player and field.name or nil
    end
    return table.concat(parts, ", ")
end

-- The texts of a viewer's notes.
function trade_games.notes(match, player)
    local texts = {}
    for _, event in ipairs(match:events(player)) do
        if event.event == "note" then
            texts[#texts + 1] = event.text .. (event.rule and " (" .. event.rule .. ")" or "")
        end
    end
    return texts
end

return trade_games
