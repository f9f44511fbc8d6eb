-- Part of the table in spec.lua: what a game's state is made of, for games. The page about schemas,
-- the tables, rows and places that rules work with, the pages about answers and about dice. Written
-- as in spec_objects.lua and spec_pages.lua.
local objects = {
    { "table", sentence = "the rows of a table of the schema: `g.unit` is the table `unit`; "
        .. "#g.unit counts its rows", fields = {}, methods = {
        { "add", { { "columns", "table" }, { "place", "object:place", optional = true } },
            returns = "object:row",
            sentence = "makes a row { column = value, … }; a column that is left out has its "
                .. "default. Where the table has zones, `place` says where the row is put, at "
                .. "the end, and is needed; where it has none there is no place" },
        { "remove", { { "row", "object:row" } }, sentence = "takes a row out of the game; "
            .. "an error while another row refers to it" },
        { "each", {}, returns = "iterator",
            sentence = "over the rows that there are now, by number: for unit in g.unit:each() do"
            },
        { "count", {}, returns = "integer", sentence = "how many rows there are" },
        { "get", { { "id", "integer" } }, returns = "object:row",
            sentence = "the row of a number, or nil" },
        { "find", { { "first", "any" }, { "second", "any" } }, returns = "object:row",
            sentence = "the row with this pair in the columns of the table's key, in their order, "
                .. "or nil" },
    } },
    { "row", sentence = "a row. Its columns are read and set by name: unit.points = unit.points - "
        .. "1. Two that name the same row are equal; as text a row is \"TABLE/NUMBER\". A row may "
        .. "be kept in a local of a rule, in columns, answers and arguments of steps", fields = {
        { "id", "integer", "its number in its table; that of a removed row is given again" },
        { "place", "object:place", "where it lies; nil where its table has no zones" },
        { "unseen", "flag", "in a view: it lies there, but what it is is hidden; its columns are "
            .. "nil" },
    }, methods = {} },
    { "place", sentence = "one list of a zone: `g.deck` of a zone that is one list, `g.hand.red` "
        .. "or `g.hand[player]` of one that has a list for each player, `g.field[point]` of one "
        .. "that has a list for each row of a static table. #place counts its rows. Position 1 is "
        .. "the top", fields = {
        { "zone", "string", "the name of the zone" },
        { "whose", "any", "the player or row that the list belongs to, or nil" },
    }, methods = {
        { "each", {}, returns = "iterator", sentence = "over the rows that lie there now, from the "
            .. "top" },
        { "count", {}, returns = "integer", sentence = "how many rows lie there" },
        { "top", {}, returns = "object:row", sentence = "the first row, or nil" },
        { "bottom", {}, returns = "object:row", sentence = "the last row, or nil" },
        { "at", { { "position", "integer" } }, returns = "object:row",
            sentence = "the row at a position, or nil" },
        { "has", { { "row", "object:row" } }, returns = "flag", sentence = "whether a row lies "
            .. "there" },
        { "put", { { "row", "object:row" }, { "position", "positive", optional = true } },
            sentence = "moves a row there from where it was, to a position or to the end" },
        { "shuffle", { { "purpose", "id", optional = true } },
            sentence = "brings its rows into an order by chance; the purpose is that of the dice, "
                .. "else the zone's name" },
    } },
}

local SCHEMA_EXAMPLE <const> = [[
state = {
    { "point", { name = "id", is_port = "flag" }, static = true },
    { "road", { from = "point", to = "point" }, key = { "from", "to" } },
    { "card", {
        suit = { "spades", "hearts" },
        rank = { least = 1, most = 13 },
        found_by = "player?",
    } },
    { "unit", {
        owner = "player",
        kinds = { set = { "foot", "horse" } },
        points = { type = "count", default = 3 },
        plan = { text = 100, seen_by = "owner" },
        last = { ref = { "point", "unit" }, optional = true },
    } },
    { "deck", { zone_of = "card", seen_by = "nobody", order = "unknown" } },
    { "hand", { zone_of = "card", each = "player", seen_by = "owner" } },
    { "field", { zone_of = "unit", each = "point" } },
    { globals = { round = "count", leader = "player?",
        scores = { type = "int", array = 2 } } },
},
]]

local types = {
    { '"flag"', "true or false; else false" },
    { '"int", "count"', "an integer; one from 0. Else 0" },
    { "{ least = 0, most = 6 }", "an integer from 0 to 6; one of the two may be left out. Else the "
        .. "least" },
    { '{ "spades", "hearts" }', "a choice: one of these ids, a string. Else the first" },
    { '{ set = { "a", "b" } }', "some of these ids, a list. Else the empty one" },
    { '"player"', "a player's id. Must be given" },
    { '"players"', "some of the players, a list. Else the empty one" },
    { '"TABLE"', "a row of that table. Must be given" },
    { '{ ref = { "point", "unit" } }', "a row of one of these tables. Must be given" },
    { '"text", { text = 200 }', "UTF-8 text of 63, or of so many bytes at most. Else empty" },
    { '"id"', "a text that is an id. Must be given" },
    { '"player?", "count?", "unit?"', "the same, or nil. Else nil. Not for flags, sets and texts, "
        .. "which can be false or empty" },
    { '{ type = "count", … }', "any type that is a word, for what follows" },
    { "{ …, optional = true }", "as ? behind a word" },
    { "{ …, default = 3 }", "the value in a row that does not state it" },
    { "{ …, array = 4 }", "a list of exactly so many; it is read and set as a whole, and false "
        .. "stands in it for nil. default is that of each" },
    { '{ …, seen_by = "owner" }', "who sees the column" },
}

local answers = {
    { "choice", "words, joined by spaces: attack Johny unit/4; flags are true and false" },
    { "number", "4" },
    { "pick", "answers with commas between them; none, or nothing at all, for none of them" },
    { "slots", "SLOT: ANSWER, SLOT: ANSWER; what is left out has its default" },
    { "proposal", "PART: ANSWER, PART: ANSWER" },
    { "text", "the text as it is" },
}

local dice = {
    { "5", "one die, or g:random, or which element g:draw takes" },
    { "{ 2, 3 }", "a roll of two dice" },
    { '{ "attack", 2, 3 }', "the same, and it must be for that purpose" },
    { '{ "deck", order = { "ace" } }', "what lies on top after the next shuffle for that purpose, "
        .. "from the top: rows as texts, or by their column `name`" },
}

local function rows_of(list)
    return function()
        return list
    end
end

local pages = {
    { "schema", title = "The state of a game", head = "type of a column",
        sentence = "what a game's `state` says: a list of tables, zones and globals, in any order",
        example = SCHEMA_EXAMPLE, paragraphs = {
            "A table is { \"NAME\", { column = type, … } }; rules find it as g.NAME (law help "
                .. "table). most = 64 allows so many rows, else 1024. key = { \"a\", \"b\" } says "
                .. "that no two rows have the same pair in these two columns, which are players or "
                .. "references; g.NAME:find(a, b) finds it. static = true is for what never "
                .. "changes, such as a map: only the game's `board` can fill it.",
            "A zone is { \"NAME\", { zone_of = \"TABLE\" } }: ordered lists in which the rows of "
                .. "that table lie (law help place). A row of a table that has zones is always in "
                .. "exactly one place. each = \"player\" makes a list for each player, each = "
                .. "\"POINT\" one for each row of a static table, else it is one list. order = "
                .. "\"unknown\": nobody knows the order, as in a shuffled deck. What every player "
                .. "has once, such as coins, is a row in such a list: g.purse[player]:top().coins.",
            "{ globals = { name = type, … } } is there at most once: g.name, g.name = value. A "
                .. "global player or reference is optional or, a player, has a default.",
            "seen_by says who sees a table's rows, a column, or what lies in a zone: \"all\", "
                .. "which is the default, \"nobody\", a column's name, or a list of several, which "
                .. "means the players in these columns of the row itself, and for a zone of "
                .. "players \"owner\", whose list it is. Where several apply, all must allow it. "
                .. "How many rows lie in a place is always known. In a view what is not seen is "
                .. "nil, and rows have numbers that tell nothing. g:reveal shows a row until it "
                .. "moves.",
            "In simulations rows of a table that lie in zones, and that the player has not seen, "
                .. "change places by chance, with all that they hold. alike = { \"side\" } beside "
                .. "the columns of a table keeps apart what differs in one of these columns: what "
                .. "they hold is known of each row. So a bot can know what there is, and not "
                .. "where; what would tell too much even so, as the coins in purses, the game "
                .. "makes up itself, in imagine (law help game).",
            "{ \"NAME\", { block = MAP } } is a position of johvets on that map; with fog = true "
                .. "players see it as the fog allows.",
            "Names are letters, digits and _, and begin with no digit. What g has itself (law help "
                .. "state) cannot be the name of a table, zone or global; id, place and unseen "
                .. "cannot be that of a column. At most 16 players, 64 tables, 64 zones, 64 "
                .. "columns in a table, 65535 rows in one.",
        }, rows = rows_of(types) },
    { "answers", title = "Answers to questions", head = "kind",
        sentence = "how an answer is written as text: in `law play`, in scenarios, and for "
            .. "match:submit", paragraphs = {
            "Small and capital letters are the same, and words may be cut short as long as only "
                .. "one answer fits. A row is \"TABLE/NUMBER\", with the number that the player "
                .. "who answers sees, or what its column `name` holds, with spaces or with _ for "
                .. "them. A text with a comma in it stands in quotes when it is one of several "
                .. "answers.",
            "In Lua an answer is a value as well: a word, an integer, a flag or a row, or a list "
                .. "of them, { \"attack\", unit }; for pick a list of answers, for slots a list of "
                .. "{ slot, answer } or a table by slot, for a proposal a table by part. That is "
                .. "what g:ask returns, for slots as a list of { slot, answer } with all slots.",
        }, rows = rows_of(answers) },
    { "dice", title = "Dice", head = "scripted",
        sentence = "what g:roll, g:random, g:draw and place:shuffle do", paragraphs = {
            "The dice are in the state and follow from the seed of the match; each purpose, an id "
                .. "such as \"attack\", has its own, at most 32 in a game. So what is rolled for "
                .. "one does not depend on how often another is. Undo, save and load bring the "
                .. "same dice again. g:roll(\"2d6\", \"attack\") returns the sum and a list of "
                .. "what each die shows.",
            "A script of results, `dice` of a scenario or of game:start, says what is rolled, in "
                .. "order. When it is used up, or the next of it is for another purpose, or of "
                .. "another number of dice, a roll is an error. A shuffle for which the script has "
                .. "no order next follows the seed.",
        }, rows = rows_of(dice) },
}

return { objects = objects, pages = pages }
