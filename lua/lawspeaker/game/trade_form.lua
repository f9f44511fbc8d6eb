-- What a game says of trading, `trade = { … }`: checked, and made into the goods table of the core.
-- It knows what goods there can be, and trades nothing.
local check = require "lawspeaker.check"
local core = require "lawspeaker.core"
local lists = require "lawspeaker.lists"
local near = require "lawspeaker.near"

local trade_form = {}

-- Words that mean something else where goods and acts are named in an answer.
trade_form.KEYWORDS = { "gives", "takes", "discards", "promises", "asks" }
local KINDS_MOST <const> = 254 -- of goods and acts, for terms and promises
trade_form.WORDS = "words" -- the kind of a promise that is words alone

-- ---- Goods ----

local KINDS <const> = { { "counts", "counted" }, { "things", "things" }, { "arguments", "own" } }

-- Fields that only one kind of goods has.
local FIELDS_OF <const> = {
    counted = { "becomes" },
    things = { "called", "discard", "only_to", "arrives", "can_trade" },
    own = { "items", "can_give", "give", "words" },
}

local function kind_of(at, good)
    local found
    for _, pair in ipairs(KINDS) do
        if good[pair[1]] ~= nil then
            if found then
                at:fail(string.format("it has %s and %s; goods are of one kind", found[1], pair[1]))
            end
            found = pair
        end
    end
    if not found then
        at:fail "it has no kind: counts = { zone, column }, things = zone, or arguments = number"
    end
    return found[2]
end

local function check_fields(at, good)
    for _, pair in ipairs(KINDS) do
        for _, name in ipairs(pair[2] ~= good.kind and FIELDS_OF[pair[2]] or {}) do
            if good[name] ~= nil then
                at:fail(string.format("goods that are %s have no such field", good.kind), name)
            end
        end
    end
    if good.kind == "own" then
        for _, name in ipairs { "can_give", "give" } do
            if not good[name] then
                at:fail("missing: a function; goods of the game's own need it", name)
            end
        end
        if good.capacity then
            at:fail("goods of the game's own have no capacity", "capacity")
        end
    end
end

-- A name that can be written in an answer, where numbers, rows and the keywords are others.
local function check_word(at, name)
    if string.find(name, "^%d") or string.find(name, "/%d+$")
        or string.sub(name, -1) == ":" then
        at:fail(check.quote(name) .. " could be read as something else in an answer", 1)
    elseif lists.has(trade_form.KEYWORDS, string.lower(name))
        or string.lower(name) == trade_form.WORDS then
        at:fail(string.format("%s means something else in an answer", check.quote(name)), 1)
    end
end

local function read_good(at, good)
    check_word(at, good.name)
    good.kind = kind_of(at, good)
    check_fields(at, good)
    if good.kind == "counted" then
        good.zone, good.column = good.counts[1], good.counts[2]
        if #good.counts ~= 2 then
            at:fail("expected { zone, column }", "counts")
        end
    elseif good.kind == "things" then
        good.zone, good.column = good.things, good.called or "name"
    end
    good.is_untraded, good.is_for_some = good.traded == false, good.traders ~= nil
    good.is_hidden = good.hidden or false
end

-- Goods in an order in which each comes behind what it becomes.
local function in_order(at, goods)
    local ordered, is_open = {}, {}
    local function add(good, number)
        if good.index then
            return
        elseif is_open[good] then
            at:fail("it would become itself", number, "becomes")
        end
        is_open[good] = true
        if good.becomes then
            local other = goods[good.becomes]
            if not other then
                at:fail(string.format("no good %s%s", check.quote(good.becomes),
                    near.hint(good.becomes, lists.names(goods))), number, "becomes")
            end
            add(other, number)
            good.becomes = other
        end
        ordered[#ordered + 1] = good
        good.index = #ordered
    end
    for number, good in ipairs(goods) do
        add(good, number)
    end
    return ordered
end

local function read_goods(at, goods)
    at:enter "goods"
    for number, good in ipairs(goods) do
        at:enter(number)
        read_good(at, good)
        at:leave()
        if goods[good.name] then
            at:fail("good " .. check.quote(good.name) .. " is there twice", number)
        end
        goods[good.name] = good
    end
    local ordered = in_order(at, goods)
    at:leave()
    return ordered
end

local function read_acts(at, acts, goods)
    at:enter "acts"
    for number, act in ipairs(acts) do
        at:enter(number)
        check_word(at, act.name)
        at:leave()
        if acts[act.name] or goods[act.name] then
            at:fail(string.format("%s is the name of %s already", check.quote(act.name),
                acts[act.name] and "an act" or "a good"), number)
        elseif (act.can == nil) ~= (act.carry_out == nil) then
            at:fail("can and carry_out come together", number)
        end
        acts[act.name] = act
    end
    if #goods + #acts > KINDS_MOST then
        at:fail(string.format("%d goods and acts; %d at most", #goods + #acts, KINDS_MOST))
    end
    at:leave()
end

-- What trading there is in a match: `given` is the game's table, `at` leads to it.
function trade_form.read(at, given)
    local plan = check.form(at, given, "trade")
    plan.goods, plan.acts = plan.goods or {}, plan.acts or {}
    plan.ordered = read_goods(at, plan.goods)
    read_acts(at, plan.acts, plan.goods)
    return plan
end

-- The names of the goods that are ever traded.
function trade_form.traded_names(plan)
    local names = {}
    for _, good in ipairs(plan.goods) do
        names[#names + 1] = not good.is_untraded and good.name or nil
    end
    return names
end

-- Goods as they are written in an answer: of what is counted, where something is.
function trade_form.example(plan)
    local first
    for _, good in ipairs(plan.goods) do
        if not good.is_untraded and good.kind == "counted" then
            return "2 " .. good.name
        elseif not good.is_untraded then
            first = first or good
        end
    end
    return not first and "GOODS" or first.kind == "things" and first.name .. " NAME"
        or first.name .. string.rep(" WORD", first.arguments)
end

-- ---- Goods in a schema ----

local function find_named(list, name)
    for _, entry in ipairs(list) do
        if entry.name == name then
            return entry
        end
    end
end

local function find_zone(at, details, good, field, name)
    local zone = find_named(details.zones, name)
    if not zone then
        at:fail(string.format("no zone %s%s", check.quote(name), near.hint(name,
            lists.names(details.zones))), field)
    elseif field ~= "discard" and zone.each ~= "player" then
        at:fail(string.format("%s is no zone with a list for each player", check.quote(name)),
            field)
    elseif good.of and zone.of ~= good.of then
        at:fail(string.format("%s is a zone of %s, not of %s", check.quote(name), zone.of, good.of),
            field)
    end
    return zone
end

local function find_column(at, details, good, field, name, kind)
    local columns = find_named(details.tables, good.of).columns
    local column = find_named(columns, name)
    if not column then
        at:fail(string.format("table %s has no column %s%s", good.of, check.quote(name),
            near.hint(name, lists.names(columns))), field)
    elseif column.kind ~= kind or column.count then
        at:fail(string.format("column %s of %s is no single %s", check.quote(name), good.of,
            kind), field)
    end
    return column
end

local function check_good(at, details, good)
    if good.kind == "own" then
        return
    end
    local field = good.kind == "counted" and "counts" or "things"
    good.of = find_zone(at, details, {}, field, good.zone).of
    if good.kind == "counted" then
        good.column_most = find_column(at, details, good, "counts", good.column, "integer").most
        return
    end
    find_column(at, details, good, "called", good.column, "text")
    if good.only_to then
        find_column(at, details, good, "only_to", good.only_to, "player")
    end
    for _, name in ipairs { "arrives", "discard" } do
        if good[name] then
            find_zone(at, details, good, name, good[name])
        end
    end
end

-- Whether a part of the state, as its game declares it, is not for all to see.
local function is_kept(list, name, column)
    for _, item in ipairs(list) do
        local form = rawget(item, 1) == name and rawget(item, 2)
        local one = type(form) == "table" and column and form[column]
        if form then
            local seen_by = column and rawget(item, "seen_by") or form.seen_by
            local own = type(one) == "table" and one.seen_by
            return seen_by ~= nil and seen_by ~= "all" or own ~= nil and own ~= false
                and own ~= "all"
        end
    end
    return false
end

local function plan_good(good)
    return { name = good.name, kind = good.kind, rule = good.rule, zone = good.zone,
        column = good.column, is_untraded = good.is_untraded, is_for_some = good.is_for_some,
        is_hidden = good.is_hidden, most = good.most, capacity = good.capacity,
        arrives = good.arrives, discard = good.discard, only_to = good.only_to,
        becomes = good.becomes and good.becomes.index }
end

-- The goods table of the core for a schema; nil where there are no goods. `list`: the game's state.
function trade_form.bind(at, plan, made, list)
    if #plan.goods == 0 then
        return nil
    end
    local details, planned = core.schema_describe(made), {}
    at:enter "trade"
    at:enter "goods"
    for number, good in ipairs(plan.goods) do
        at:enter(number)
        check_good(at, details, good)
        at:leave()
        if list then
            good.is_secret = good.is_hidden or is_kept(list, good.zone)
                or good.of ~= nil and is_kept(list, good.of, good.column)
        end
        planned[good.index] = plan_good(good)
    end
    local goods, message = core.goods_new(made, planned)
    if not goods then
        at:fail(message)
    end
    at:leave()
    at:leave()
    return goods
end

return trade_form
