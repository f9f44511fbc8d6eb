-- Part of the table in spec.lua: what is written inside the forms as text, or in a way of its own:
-- orders, flights, supply actions and expected verdicts. The readers (order.lua, expect.lua) take
-- from here how a mistake says what would be right. An entry is
--   { name, type = of spec.types, title, sentence, rule,
--     forms = { { written, sentence, example }, … } };
-- words in capitals stand for ids. `lua`: written and example are Lua, else what stands in quotes.
-- `words`: all of the forms in fewer words than one after the other.
local texts = {
    { "stay", type = "order", title = "order stay", rule = "J3.1",
        sentence = "the unit stays; so does a unit without an order", forms = {
            { "stay", "stays where it is", "stay" },
        } },
    { "move", type = "order", title = "order move", rule = "J3.2, J3.3",
        sentence = "the unit goes to an adjacent region and may carry a book along", forms = {
            { "move REGION", "goes there", "move a2" },
            { "move REGION carry", "takes along the only book from where it starts",
                "move a2 carry" },
            { "move REGION carry BOOK", "takes that book along", "move a2 carry p1" },
        } },
    { "link", type = "order", title = "order link", rule = "J3.4, J3.5",
        sentence = "the unit goes through a book where it stands to the region of the book's link "
            .. "point; the book stays, and another one may be carried",
        words = '"link" or "link BOOK", with or without "carry" or "carry BOOK" behind it',
        forms = {
            { "link", "goes through the only book", "link" },
            { "link BOOK", "goes through that book", "link p1" },
            { "link carry", "takes along the only other book", "link carry" },
            { "link BOOK carry", "both of that", "link p1 carry" },
            { "link carry BOOK", "takes that book along", "link carry p2" },
            { "link BOOK carry BOOK", "both of that", "link p1 carry p2" },
        } },
    { "transfer", type = "order", title = "order transfer", rule = "J3.6",
        sentence = "the unit hands a book to a unit in an adjacent region that stays", forms = {
            { "transfer BOOK to UNIT", "hands over that book", "transfer p1 to u2" },
            { "transfer to UNIT", "hands over the only book", "transfer to u2" },
        } },
    { "reinforce", type = "order", title = "order reinforce", rule = "J3.7, J3.8",
        sentence = "the unit adds its strength to what another one does; that must be told as that "
            .. "unit does it, a Link by the region it leads to", forms = {
            { "reinforce UNIT stay", "one that stays, reinforces or transfers",
                "reinforce u2 stay" },
            { "reinforce UNIT move REGION", "one that moves there", "reinforce u2 move a2" },
            { "reinforce UNIT link REGION", "one that links there", "reinforce u2 link b1" },
        } },
    { "flee", type = "flight", title = "flight", rule = "J5.1, J5.3", lua = true,
        sentence = "a place to flee to. `flee` is a list of rows, one a unit: the unit, then such "
            .. "places, the best first, as in { \"u2\", \"a4\", { book = \"p3\" } }", forms = {
            { '"REGION"', "on foot, to that region", '"a4"' },
            { '{ book = "BOOK" }', "through that book, to the region of its link point",
                '{ book = "p3" }' },
        } },
    { "supply", type = "supply_action", title = "supply action", rule = "J6.4",
        sentence = "a supply action as text. `supply` is a list of rows, one a player: the player, "
            .. "then its actions in order, as in { \"red\", \"unit a1\", \"book a2 as p9\" }",
        forms = {
            { "unit REGION", "adds a unit there", "unit a1" },
            { "unit REGION as ID", "adds a unit with that id", "unit a1 as u9" },
            { "book REGION", "writes a book there, with its link point", "book a2" },
            { "book REGION as ID", "writes a book with that symbol", "book a2 as p9" },
        } },
    { "verdict", type = "verdict_text", title = "expected verdict",
        sentence = "what is expected of a unit's order. RESULT is succeeded, failed or illegal; "
            .. "REASON is a code (`law help reasons`)",
        words = '"RESULT" or "RESULT: REASON", with or without ", displaced" or ", not displaced" '
            .. "behind it",
        forms = {
            { "RESULT", "whatever the reason, displaced or not", "failed" },
            { "RESULT: REASON", "for that reason", "failed: tied" },
            { "RESULT, displaced", "and the unit had to flee", "failed, displaced" },
            { "RESULT, not displaced", "and it did not have to", "failed, not displaced" },
            { "RESULT: REASON, displaced", "for that reason, and it had to flee",
                "failed: occupied, displaced" },
            { "RESULT: REASON, not displaced", "for that reason, and it did not have to",
                "failed: tied, not displaced" },
        } },
}

-- How forms are written, for messages: `"a", "b" or "c"`.
local function in_words(forms, is_lua)
    local list = {}
    for index, form in ipairs(forms) do
        list[index] = is_lua and form[1] or '"' .. form[1] .. '"'
    end
    local last = table.remove(list)
    return #list > 0 and table.concat(list, ", ") .. " or " .. last or last
end

-- The forms of an entry that begin with a word, for messages.
local function words_of(name, word)
    local forms = {}
    for _, form in ipairs(texts[name].forms) do
        if string.match(form[1], "^%a+") == word then
            forms[#forms + 1] = form
        end
    end
    return in_words(forms)
end

for index = 1, #texts do
    local entry = texts[index]
    entry.name, entry.words = entry[1], entry.words or in_words(entry.forms, entry.lua)
    texts[entry.name] = entry
end

return { texts = texts, words_of = words_of }
