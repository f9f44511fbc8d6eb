-- Promises: what was agreed and could not be done at once. They bind nobody; whether they were kept
-- is noted (T6).
local check = require "lawspeaker.check"
local lists = require "lawspeaker.lists"
local near = require "lawspeaker.near"
local run = require "lawspeaker.game.run"
local trade = require "lawspeaker.game.trade"
local trade_form = require "lawspeaker.game.trade_form"
local trade_tables = require "lawspeaker.game.trade_tables"
local trade_words = require "lawspeaker.game.trade_words"

local promises = {}

-- ---- Numbers of proposals and promises ----

local function next_count(g, first, second)
    local counts = g.talk_count
    local row = counts.find(counts, first, second)
        or counts:add { first = first, second = second }
    row.count = row.count + 1
    return row.count
end

-- The number of two players among all pairs, and how many pairs there are.
local function pair_number(players, a, b)
    local number, found = 0, 0
    for first = 1, #players do
        for second = first + 1, #players do
            number = number + 1
            local one, other = players[first], players[second]
            if one == a and other == b or one == b and other == a then
                found = number
            end
        end
    end
    return found, number
end

local BLOCK <const> = 99 -- numbers of one hundred

-- The number of what two players agree on. What all see is numbered 1, 2, …; what two keep to
-- themselves in hundreds of their own, so that it tells nobody how often others have talked.
function promises.number(g, a, b, is_open)
    local players = g.players
    if is_open or #players == 2 then
        local count = next_count(g, players[1], players[1]) - 1
        local _, pairs_count = pair_number(players, a, b)
        return count // BLOCK * (pairs_count + 1) * 100 + count % BLOCK + 1
    end
    local first, second = trade_words.in_order(g, a, b)
    local count = next_count(g, first, second) - 1
    local pair, pairs_count = pair_number(players, a, b)
    return (count // BLOCK * (pairs_count + 1) + pair) * 100 + count % BLOCK + 1
end

-- ---- In words ----

-- The item that a row of promises or terms stands for, where that is a good.
function promises.item(match, row, kind)
    local good = match.trade.plan.goods[kind]
    if not good then
        return nil
    end
    local called = row.called ~= "" and row.called or row.secret or ""
    local item = { good = good, count = row.count }
    if good.kind == "things" then
        item.name = called
    elseif good.kind == "own" then
        item.words = {}
        for word in string.gmatch(called, "%S+") do
            item.words[#item.words + 1] = word
        end
    end
    return item
end

-- The words of a row of promises or terms, as its viewer sees them.
function promises.words(row)
    return row.words ~= "" and row.words or row.secret_words or ""
end

-- What is promised that is no good: "order a2 holds", or the words themselves.
function promises.act_text(match, act, text, is_masked)
    local form = match.trade.plan.acts[act]
    if act == trade_form.WORDS then
        return string.format("\"%s\"", text)
    end
    return (text == "" or is_masked and form and form.hidden) and act or act .. " " .. text
end

-- What is promised: "2 trade_good", "order a2 holds" or the words themselves.
function promises.text(match, row, kind, is_masked)
    local item = promises.item(match, row, kind)
    if item then
        return trade_words.items({ item }, is_masked)
    end
    return promises.act_text(match, kind, promises.words(row), is_masked)
end

-- Notes something of a promise or a proposal: to all where it is open, hidden goods by their number
-- alone, else to the two.
function promises.note(match, rule, name, row, fields_of)
    local two = { row.by, row.to }
    if not row.is_open then
        trade.note(match, rule, name, fields_of(false), two)
        return
    end
    local masked, whole = fields_of(true), fields_of(false)
    trade.note(match, rule, name, masked)
    if masked.text ~= whole.text then
        trade.note(match, rule, "in_full", { number = whole.number, text = whole.text }, two)
    end
end

local function note_status(match, row, instead)
    promises.note(match, "T6", row.status, row, function(is_masked)
        local text = promises.text(match, row, row.kind, is_masked)
        return { number = row.number, by = row.by, to = row.to, text = text, instead = instead,
            why = instead and ", did " .. instead .. " instead" or "" }
    end)
end

-- ---- Making and settling them ----

-- Whether the game itself says of such a promise whether it was kept.
local function is_judged_by_game(match, row)
    local act = match.trade.plan.acts[row.kind]
    return act ~= nil and act.kept ~= nil
end

-- How little a promise is missed: settled, or such that nobody can say whether it was kept.
local function rank_of(match, row)
    local is_judged = match.trade.plan.goods[row.kind] or is_judged_by_game(match, row)
    return row.status ~= "open" and 1 or is_judged and 3 or 2
end

-- Makes room for one more between two players: of those that are missed least the oldest goes.
local function make_room(match, a, b)
    local count, oldest, rank = 0, nil, 4
    for row in match.root.promise:each() do
        if row.by == a and row.to == b or row.by == b and row.to == a then
            local its_rank = rank_of(match, row)
            if its_rank < rank or its_rank == rank and row.number < oldest.number then
                oldest, rank = row, its_rank
            end
            count = count + 1
        end
    end
    if count >= trade_tables.PAIR_MOST then
        match.root.promise:remove(oldest)
    end
end

-- A promise of `term`, { by, to, good or act, count, called, secret, words, secret_words, viewers,
-- is_open }.
function promises.add(match, term)
    local g = match.root
    make_room(match, term.by, term.to)
    local row = g.promise:add { number = promises.number(g, term.by, term.to, term.is_open),
        by = term.by, to = term.to, kind = term.kind, count = term.count or 0,
        called = term.called, secret = term.secret, words = term.words,
        secret_words = term.secret_words, viewers = term.viewers, is_open = term.is_open }
    promises.note(match, "T6", "promised", row, function(is_masked)
        return { number = row.number, by = row.by, to = row.to,
            text = promises.text(match, row, row.kind, is_masked) }
    end)
end

local function settle(match, row, status, instead)
    row.status = status
    note_status(match, row, instead)
end

-- The open promises, by their numbers. `other`: a status that is as good as open.
local function open_ones(g, other)
    local list = {}
    for row in g.promise:each() do
        list[#list + 1] = (row.status == "open" or row.status == other) and row or nil
    end
    table.sort(list, function(a, b)
        return a.number < b.number or a.number == b.number and a.id < b.id
    end)
    return list
end

-- Takes what is promised out of what is left of a side's items: whether all of it is there.
local function take_out(left, promised)
    for _, item in ipairs(left) do
        local is_it = item.good == promised.good and item.count >= promised.count
            and (not promised.name or item.name
                and string.lower(item.name) == string.lower(promised.name))
            and (not promised.words
                or table.concat(item.words, " ") == table.concat(promised.words, " "))
        if is_it then
            item.count = item.count - promised.count
            return true
        end
    end
    return false
end

-- After a transaction: promises of goods that it keeps, also those that were blamed by then.
function promises.note_transaction(match, sides)
    local left = {}
    for index, side in ipairs(sides) do
        left[index] = {}
        for number, item in ipairs(side.gives) do
            left[index][number] = { good = item.good, count = item.count, name = item.name,
                words = item.words }
        end
    end
    for _, row in ipairs(open_ones(match.root, "blamed")) do
        local promised = promises.item(match, row, row.kind)
        for index, side in ipairs(promised and sides or {}) do
            if side.player == row.by and sides[3 - index].player == row.to
                and take_out(left[index], promised) then
                settle(match, row, "kept")
            end
        end
    end
end

local function ask_kept(match, act, row)
    local kept, instead = run.quiet(match, act.kept, match.root, { number = row.number,
        by = row.by, to = row.to, kind = row.kind, text = promises.words(row) })
    if kept ~= nil and type(kept) ~= "boolean" then
        trade.fail_answer(act.kept, "kept", kept)
    end
    if kept == false and instead ~= nil and not trade.is_sentence(instead) then
        trade.fail_answer(act.kept, "kept", instead, " behind it; expected a text")
    end
    return kept, kept == false and instead or nil
end

-- Asks the game of open promises, of one kind or all, whether they were kept.
function promises.judge(match, kind)
    for _, row in ipairs(open_ones(match.root)) do
        local act = match.trade.plan.acts[row.kind]
        if act and act.kept and (kind == nil or kind == row.kind) then
            local kept, instead = ask_kept(match, act, row)
            if kept ~= nil then
                settle(match, row, kept and "kept" or "broken", instead)
            end
        end
    end
end

-- What is still open is broken, where that can be said.
function promises.finish(match)
    local plan = match.trade.plan
    for _, row in ipairs(open_ones(match.root)) do
        local act = plan.acts[row.kind]
        if plan.goods[row.kind] or act and act.kept then
            settle(match, row, "broken")
        end
    end
end

-- Raises where a game has no such kind of promises to be judged.
function promises.check_kind(match, kind)
    local acts = match.trade.plan.acts
    if kind ~= nil and not acts[kind] then
        check.context "g:judge_promises":fail(string.format("there is no act %s%s",
            check.describe(kind), near.hint(kind, lists.names(acts))))
    end
end

-- An open promise that was made to a player and that it can blame; or nil, and why it cannot.
function promises.find_blamable(match, player, number)
    for row in match.root.promise:each() do
        if row.number == number and row.to == player and row.status == "open" then
            if is_judged_by_game(match, row) then
                return nil, trade_words.under(match, "T6", string.format(
                    "the game itself says whether %s was kept; it is not blamed", row.kind))
            end
            return row
        end
    end
    return nil, trade_words.under(match, "T6",
        string.format("no promise %d to %s is open", number, player))
end

function promises.blame(match, row)
    settle(match, row, "blamed")
end

return promises
