-- What came up in games, and how often: kinds of answers, rules, events, and what was lost.
local figure = require "lawspeaker.cli.balance.figure"

local counting = {}

-- ---- Counters over games ----

local Counters = {}
Counters.__index = Counters

local function new_counters(section)
    return setmetatable({ section = section, by_label = {} }, Counters)
end

function Counters:add(label, game, count)
    local list = self.by_label[label]
    if not list then
        list = { label = label, total = 0 }
        self.by_label[label], self[#self + 1] = list, list
    end
    list[game] = (list[game] or 0) + count
    list.total = list.total + count
end

-- Figures of all labels, sorted by what `order` says of two lists.
function Counters:figures(games, order)
    local made = {}
    table.sort(self, order)
    for _, list in ipairs(self) do
        local values, hits = {}, 0
        for game = 1, games do
            values[game] = list[game] or 0
            hits = hits + (values[game] > 0 and 1 or 0)
        end
        local made_of = figure.mean(self.section, list.label, values)
        made_of.games = hits
        made[#made + 1] = made_of
    end
    return made
end

local function by_label(a, b)
    return a.label < b.label
end

-- Rule numbers in their order: J4.10 behind J4.9.
local function padded(label)
    return (label:gsub("%d+", function(digits)
        return ("0"):rep(6 - #digits) .. digits
    end))
end

local function by_number(a, b)
    return padded(a.label) < padded(b.label)
end

-- ---- What is told apart ----

local WORDS_MOST <const> = 12      -- answers to one question that are told apart
local KINDS_MOST <const> = 32      -- words of a field that says of what kind something is
local OTHERS <const> = "others"

-- Fields that say which, where or whose, and never of what kind.
local IS_NAME <const> = { at = true, from = true, owner = true, place = true, player = true,
    region = true, to = true, unit = true }

-- Adds up how often each word of each name comes.
local function add_word(totals, name, word, count)
    local words = totals[name]
    if not words then
        words = {}
        totals[name], totals[#totals + 1] = words, name
    end
    if not words[word] then
        words[word] = 0
        words[#words + 1] = word
    end
    words[word] = words[word] + count
end

local function sum_of(counts)
    local sum = 0
    for _, count in ipairs(counts) do
        sum = sum + count
    end
    return sum
end

-- The words of each question that come most often; what else comes are the others.
local function frequent(totals)
    local kept = {}
    for _, name in ipairs(totals) do
        local words = totals[name]
        table.sort(words, function(a, b)
            return words[a] > words[b] or words[a] == words[b] and a < b
        end)
        kept[name] = {}
        for index = 1, math.min(#words, WORDS_MOST) do
            kept[name][words[index]] = true
        end
    end
    return kept
end

-- The fields of notes whose words say of what kind something is: few in all games, and no names.
local function kinds(totals, names)
    local is_player, kept = {}, {}
    for _, name in ipairs(names) do
        is_player[name] = true
    end
    for _, key in ipairs(totals) do
        local words = totals[key]
        local is_kind = #words <= KINDS_MOST and not IS_NAME[key:match "%S+$"]
        for _, word in ipairs(words) do
            is_kind = is_kind and not is_player[word] and not word:find "%d" and word ~= "…"
        end
        kept[key] = is_kind
    end
    return kept
end

-- What is told apart in the lists of games that stand side by side: the same in all of them.
function counting.scheme(lists)
    local answers, fields = {}, {}
    for _, games in ipairs(lists) do
        for _, game in ipairs(games) do
            for _, answer in ipairs(game.counts and game.counts.answers or {}) do
                add_word(answers, answer.name, answer.word, sum_of(answer.by_seat))
            end
            for _, note in ipairs(game.counts and game.counts.notes or {}) do
                for _, field in ipairs(note.fields) do
                    for _, word in ipairs(field.words) do
                        add_word(fields, note.name .. " " .. field.name, word.name, word.count)
                    end
                end
            end
        end
    end
    return { answers = frequent(answers), fields = kinds(fields, lists[1][1].names) }
end

-- ---- Counting ----

local function count_events(events, number, notes, scheme)
    for _, note in ipairs(notes) do
        events:add(note.name, number, note.count)
        for _, field in ipairs(note.fields) do
            local is_told = scheme.fields[note.name .. " " .. field.name]
            for _, word in ipairs(is_told and field.words or {}) do
                events:add(("%s, %s %s"):format(note.name, field.name, word.name), number,
                    word.count)
            end
        end
    end
end

local NOTHING <const> = { answers = {}, rules = {}, notes = {}, lost = {} }

local function count_all(games, names, scheme)
    local answers, rules = new_counters "answers", new_counters "rules"
    local events, lost = new_counters "events", new_counters "lost"
    for number, game in ipairs(games) do
        local counts = game.counts or NOTHING
        for _, answer in ipairs(counts.answers) do
            local word = scheme.answers[answer.name][answer.word] and answer.word or OTHERS
            answers:add(answer.name .. ": " .. word, number, sum_of(answer.by_seat))
        end
        for _, rule in ipairs(counts.rules) do
            rules:add(rule.name, number, rule.count)
        end
        count_events(events, number, counts.notes, scheme)
        for _, entry in ipairs(counts.lost) do
            lost:add(entry.name, number, entry.count)
            for seat, count in ipairs(entry.by_seat) do
                lost:add(("%s of %s"):format(entry.name, names[seat]), number, count)
            end
        end
    end
    return answers, rules, events, lost
end

-- Without those of nothing: a table whose rows have no owners has none of any player.
local function drop_empty(counters)
    for index = #counters, 1, -1 do
        if counters[index].total == 0 then
            table.remove(counters, index)
        end
    end
    return counters
end

-- Figures of all that came up in games; `scheme`: what is told apart in them.
function counting.figures(games, names, scheme)
    local answers, rules, events, lost = count_all(games, names, scheme)
    local made = {}
    for _, entry in ipairs { { drop_empty(answers), by_label }, { rules, by_number },
        { events, by_label }, { drop_empty(lost), by_label } } do
        local list = entry[1]:figures(#games, entry[2])
        table.move(list, 1, #list, #made + 1, made)
    end
    return made
end

return counting
