-- Part of the table in spec.lua: the forms that scripts write. A field is
--   { name, type, sentence, required = …, default = "as text", rule = "J…" };
-- a form with `row` is written as a list: its first fields, `row` of them, stand at 1, 2, …, those
-- after them are named, and `rest` is the type of whatever follows in the list.
-- `example` is a whole script that uses the form; a test runs each.
local HOOKS_EXAMPLE <const> = [[
local law = require "lawspeaker"

return law.variant {
    name = "strong defence",
    hooks = {
        strength = function(ask, standard)
            if ask.order.type == "stay" then
                return standard + 1
            end
        end,
    },
}
]]

local VARIANT_EXAMPLE <const> = [[
local law = require "lawspeaker"

return law.variant {
    name = "no way out",
    base = { "johvets/flee_on_foot", "johvets/no_flight_to_attacker" },
    rules = { flee_collision = "remove" },
}
]]

local SCENARIO_EXAMPLE <const> = [[
local law = require "lawspeaker"

law.scenario {
    name = "two that want the same region",
    rule = "J4.4",
    map = law.map {
        name = "a row",
        ages = { { "A", "a1", "a2", "a3" } },
        adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    },
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a3" } },
    orders = { { "u1", "move a2" }, { "u2", "move a2" } },
    expect = { u1 = "failed: tied", u2 = "failed: tied", units = { u1 = "a1" } },
}
]]

local forms = {
    { "map", sentence = "a board", rule = "J1.1", fields = {
        { "name", "text", "what scripts call it", required = true },
        { "title", "text", "what people call it" },
        { "ages", { list = "form:age", min = 1 }, "the Ages, in board order", required = true,
            rule = "J1.1" },
        { "adjacent", { list = "form:border" },
            "pairs of adjacent regions; a pair given twice, either way round, counts once",
            default = "{}", rule = "J1.1" },
        { "link_points", { list = "form:link_point" }, "the printed link points", default = "{}",
            rule = "J1.2" },
        { "starts", { list = "form:start" }, "set-ups, one for a number of players",
            default = "{}" },
    } },
    { "age", row = 1, rest = { either = { "id", "form:region" } }, rule = "J1.1",
        sentence = "an Age: its id, then its regions, each an id or with details", fields = {
            { "id", "id", "the Age's id", required = true },
            { "title", "text", "what people call it" },
        } },
    { "region", row = 1, sentence = "a region with details", rule = "J1.1", fields = {
        { "id", "id", "the region's id", required = true },
        { "title", "text", "what people call it" },
        { "at", "form:point", "where it is drawn" },
    } },
    { "point", row = 2, sentence = "a place on the drawn board", fields = {
        { "x", "integer", "to the right", required = true },
        { "y", "integer", "downwards", required = true },
    } },
    { "border", row = 2, sentence = "two adjacent regions", rule = "J1.1", fields = {
        { "region", "id", "one region", required = true },
        { "other", "id", "the other", required = true },
    } },
    { "link_point", row = 2, sentence = "a link point", rule = "J1.2", fields = {
        { "symbol", "id", "its symbol, which its book bears too", required = true },
        { "at", "id", "the region it is in", required = true },
    } },
    { "start", sentence = "a set-up", fields = {
        { "players", { list = "id", min = 1 }, "the players, in the order of the game",
            required = true },
        { "units", { list = "form:unit" }, "the units", required = true },
        { "books", { list = "form:book" }, "where books lie; the others are off the board",
            default = "{}" },
        { "control", { list = "form:control" }, "who controls link points", default = "{}" },
    } },
    { "unit", row = 3, sentence = "a unit", rule = "J1.4", fields = {
        { "id", "id", "the unit's id", required = true },
        { "owner", "id", "the player it belongs to", required = true },
        { "at", "id", "the region it stands in", required = true },
    } },
    { "book", row = 2, sentence = "where a book lies", rule = "J1.3", fields = {
        { "symbol", "id", "the symbol of its link point", required = true },
        { "at", "id", "the region it lies in", required = true },
    } },
    { "control", row = 2, sentence = "who controls a link point", rule = "J1.6", fields = {
        { "symbol", "id", "the link point", required = true },
        { "player", "id", "the player who controls it", required = true },
    } },
    { "position", sentence = "a position; with `start`, the map's set-up for that many players",
        fields = {
            { "map", "unknown_map", "the map, or its name", required = true },
            { "start", "positive",
                "take the map's start for so many players; excludes the rest but turn" },
            { "turn", "positive", "the number of the turn", default = "1", rule = "J6.5" },
            { "players", { list = "id", min = 1 }, "the players, in the order of the game",
                default = "the owners, in the order of the units" },
            { "units", { list = "form:unit" }, "the units, in order", default = "{}",
                rule = "J1.4" },
            { "link_points", { list = "form:link_point" }, "placed link points", default = "{}",
                rule = "J1.2" },
            { "books", { list = "form:book" }, "where books lie; the others are off the board",
                default = "{}", rule = "J1.7" },
            { "control", { list = "form:control" },
                "who controls link points; one whose region is occupied is its occupant's",
                default = "{}", rule = "J1.6" },
        } },
    { "variant", sentence = "a variant of johvets; that of another game is a `game_variant`. Built "
        .. "on several, it has the rules of all, and their hooks in the order of the list, each "
        .. "told the answer of the one before; what several of them are built on counts once. Two "
        .. "that set the same rule to different values exclude each other, which is an error, "
        .. "unless one is built on the other or `rules` here sets that rule",
        example = VARIANT_EXAMPLE, fields = {
        { "name", "text", "what it is called", required = true },
        { "title", "text", "what people call it" },
        { "game", "any", "the game that it changes, or its name; another one than johvets makes it "
            .. "a `game_variant`", default = "johvets" },
        { "base", "bases", "what it builds on", default = "the standard game" },
        { "rules", "form:rules", "the house rules that it changes", default = "{}" },
        { "hooks", "form:hooks", "functions that are told the standard answer and may give another",
            default = "{}" },
    } },
    { "rules", sentence = "house rules; those not given are the base's, or the standard ones",
        fields = {} },
    { "fraction", row = 2, sentence = "a fraction", fields = {
        { "numerator", "positive", "above the line", required = true },
        { "denominator", "positive", "below the line", required = true },
    } },
    { "hooks",
        sentence = "hooks: each is called with what is asked and the standard answer, and returns "
        .. "another answer, or nothing to keep it; where the base has the same hook, its answer is "
        .. "the standard one. A hook answers from what it is asked alone: nothing says who is "
        .. "asked first, and what a rule wants to remember belongs to the state. In the program "
        .. "`law` a hook that sets a global or a field of a library, declares a map or a scenario, "
        .. "or calls math.random raises an error; setting an upvalue, or a field of a table of its "
        .. "own, cannot be seen",
        example = HOOKS_EXAMPLE, fields = {
        { "legal", "hook", "is this unit's order legal? true or false; asked once a unit, "
            .. "not about orders that leave open what is meant or name what does not exist",
            rule = "J3" },
        { "strength", "hook", "the strength of this unit's order, an integer from 0",
            rule = "J4.1" },
        { "holding", "hook",
            "the strength with which this unit holds should its Move fail, an integer "
            .. "from 0", rule = "J4.2" },
        { "supply_actions", "hook",
            "how many supply actions this player has earned, an integer from 0; the standard "
            .. "answer counts ask:taken(ask.player)", rule = "J6.3" },
        { "victory", "hook", "does this player meet the victory condition? true or false; "
            .. "ask:control(ask.player) and ask:books(ask.player) say what the player holds",
            rule = "J6.2" },
    } },
    { "order", sentence = "an order as a table; its type says which other fields it may have",
        rule = "J3", fields = {
            { "type", { choice = { "stay", "move", "link", "transfer", "reinforce" } },
                "the kind of order", required = true },
            { "to", "id",
                "move: the region; transfer: the unit that receives; of a reinforced action: "
                .. "the region it leads to" },
            { "book", "id",
                "link: the book used; transfer: the book handed over; may be left out" },
            { "carry", { either = { "id", "flag" } },
                "move, link: the book to carry, or true to name none" },
            { "unit", "id", "reinforce: the unit reinforced" },
            { "action", "table", "reinforce: what it does: stay, or move or link with `to`" },
        } },
    { "flight", sentence = "a flight through a book", rule = "J5.1", fields = {
        { "book", "id", "the book to flee through", required = true },
    } },
    { "supply_action", sentence = "a supply action as a table", rule = "J6.4", fields = {
        { "action", { choice = { "unit", "book" } }, "add a unit, or write a book",
            required = true },
        { "at", "id", "the region", required = true },
        { "id", "id", "the new unit's id or the new link point's symbol",
            default = "u:1, p:1, …: the smallest number free" },
    } },
    { "order_row", row = 2, sentence = "a unit and its order", rule = "J2.2", fields = {
        { "unit", "id", "the unit", required = true },
        { "order", "order", "its order", required = true },
        { "by", "id", "the player who gives it; an order for another player's unit is refused",
            default = "the unit's owner" },
    } },
    { "flee_row", row = 1, rest = "flight", rule = "J5.3",
        sentence = "a unit, then the places it would flee to, the best first", fields = {
            { "unit", "id", "the unit", required = true },
        } },
    { "supply_row", row = 1, rest = "supply_action", rule = "J6.4",
        sentence = "a player, then its supply actions in order", fields = {
            { "player", "id", "the player", required = true },
        } },
    { "resolve", sentence = "what the players do in one turn", fields = {
        { "orders", { list = "form:order_row" },
            "orders; a later one for the same unit replaces the "
            .. "earlier one, a unit without one stays", default = "{}", rule = "J2.2" },
        { "flee", { list = "form:flee_row" }, "lists of preferences", default = "{}",
            rule = "J5.3" },
        { "supply", { list = "form:supply_row" }, "supply actions", default = "{}", rule = "J6.4" },
        { "variant", "variants", "the variant played", default = "the standard game" },
    } },
    { "begin", sentence = "how a turn is begun", fields = {
        { "variant", "variants", "the variant played", default = "the standard game" },
    } },
    { "scenario", sentence = "a situation in johvets and what must come of it; one in a game of "
        .. "`law.game` is a `game_scenario`", example = SCENARIO_EXAMPLE, fields = {
        { "name", "text", "what it shows, in a few words", required = true },
        { "rule", "text", "the number of the rule that it shows, as in \"J4.4\"" },
        { "map", "unknown_map", "the map, or its name", required = true },
        { "start", "positive", "take the map's start for so many players" },
        { "turn", "positive", "the number of the first turn", default = "1" },
        { "players", { list = "id", min = 1 }, "the players, in the order of the game",
            default = "the owners, in the order of the units" },
        { "units", { list = "form:unit" }, "the units", default = "{}" },
        { "link_points", { list = "form:link_point" }, "placed link points", default = "{}" },
        { "books", { list = "form:book" }, "where books lie", default = "{}" },
        { "control", { list = "form:control" }, "who controls link points", default = "{}" },
        { "variant", "variants", "the variant played", default = "the standard game" },
        { "orders", { list = "form:order_row" }, "orders, as in position:resolve" },
        { "flee", { list = "form:flee_row" }, "lists of preferences" },
        { "supply", { list = "form:supply_row" }, "supply actions" },
        { "expect", "form:expect",
            "what must come of it; `law test` fails a scenario that expects nothing" },
        { "turns", { list = "form:scenario_turn", min = 1 },
            "several turns, one after the other, instead of orders, flee, supply and expect" },
    } },
    { "scenario_turn", sentence = "one turn of several", fields = {
        { "orders", { list = "form:order_row" }, "orders", default = "{}" },
        { "flee", { list = "form:flee_row" }, "lists of preferences", default = "{}" },
        { "supply", { list = "form:supply_row" }, "supply actions", default = "{}" },
        { "expect", "form:expect", "what must come of this turn" },
    } },
    { "expect", units = true,
        sentence = "what must come of a turn. Only what is stated is checked: "
        .. "lists as a whole, tables entry by entry. A unit's id as a key is short for verdicts",
        fields = {
        { "verdicts", { entries = "verdict_text", key = "unit" }, "verdicts, by unit" },
        { "strength", { entries = "count", key = "unit" }, "strengths, by unit", rule = "J4.1" },
        { "carried", { entries = { either = { "id", "no" } }, key = "unit" },
            "the book that came along, by unit; false: none", rule = "J4.9", names = "symbol" },
        { "carry_reason", { entries = "reason", key = "unit" }, "why no book came along, by unit",
            rule = "J4.9" },
        { "units", { entries = { either = { "id", "no" } }, key = "unit" },
            "where units stand afterwards; false: not on the board", names = "region" },
        { "fled", { entries = { either = { "id", "no" } }, key = "unit" },
            "where units fled to; false: it did not flee", rule = "J5", names = "region" },
        { "removed", { list = "id" }, "units removed, in the order of the units", rule = "J5.5",
            names = "unit" },
        { "books", { entries = { either = { "id", "no" } }, key = "symbol" },
            "where books lie afterwards; false: off the board", names = "region" },
        { "control", { entries = { either = { "id", "no" } }, key = "symbol" },
            "who controls link points afterwards; false: nobody", rule = "J6.1", names = "player" },
        { "link_points", { entries = { either = { "id", "no" } }, key = "symbol" },
            "where placed link points are afterwards; false: there is none", rule = "J6.4",
            names = "region" },
        { "conflicted", { list = "id" }, "conflicted regions, in board order", rule = "J4.11",
            names = "region" },
        { "actions", { entries = "count", key = "player" }, "supply actions earned",
            rule = "J6.3" },
        { "supplied", { entries = { list = "string" }, key = "player" },
            "supply actions carried out, as text with the new id", rule = "J6.4" },
        { "unsupplied", { entries = { list = "reason" }, key = "player" },
            "the reasons of those that were not", rule = "J6.4" },
        { "winners", { list = "id" }, "who has won, in the order of the players", rule = "J6.2",
            names = "player" },
        { "out", { list = "id" }, "who is out, in the order of the players", rule = "J6.5",
            names = "player" },
        { "draw", "flag", "does the game end in a draw?", rule = "J6.5" },
    } },
}

return { forms = forms }
