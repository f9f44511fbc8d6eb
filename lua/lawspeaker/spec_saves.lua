-- Part of the table in spec.lua: the pages about saved matches and about events. A row of `lines`
-- is { what a line tells, what it says, the line }; tests read each line.
local lines = {
    { "save", "the first line: what the match was started with. variant: its name, or those of "
        .. "several with \" + \" between them. rules: the values of all house rules, null where "
        .. "there is no limit. dice: the script of results, where there was one. sources: name and "
        .. "hash of each file that the rules are in. law: the version that saved it",
        '{"format":1,"kind":"save","game":"rocknroll","title":"Rock\'n\'Roll",'
        .. '"variant":"harder attack","players":["vpa","vietnam"],"options":{"map":"standard"},'
        .. '"rules":{"attack":5,"expansion":false},"seed":7,"sources":[["game.lua",'
        .. '"0f1e2d3c4b5a6978"]],"law":"0.1.0"}' },
    { "phase", "a phase begins",
        '{"n":1,"event":"phase","rule":"15","name":"arrival"}' },
    { "step", "a step is entered, with these arguments",
        '{"n":2,"event":"step","arguments":["vpa",{"row":"unit/3"},null],"name":"turn"}' },
    { "step_end", "it has ended, and returned this",
        '{"n":3,"event":"step_end","name":"turn","returned":[true]}' },
    { "set", "a cell of a row has another value; null: none. index: which of an array, from 1",
        '{"n":4,"event":"set","rule":"R6","row":"unit/3","column":"hits","index":2,"before":0,'
        .. '"after":1}' },
    { "set", "a global has another value",
        '{"n":5,"event":"set","global":"round","before":1,"after":2}' },
    { "added", "a row is new; its cells follow as set. to, position: where it lies, 1 is the top",
        '{"n":6,"event":"added","row":"card/9","to":"deck","position":9}' },
    { "removed", "a row is gone; its cells were set back before",
        '{"n":7,"event":"removed","row":"card/9","from":"deck","position":9}' },
    { "moved", "a row lies somewhere else",
        '{"n":8,"event":"moved","row":"card/4","from":"deck","to":"hand/vpa","position":1}' },
    { "reordered", "the rows of a place lie in another order",
        '{"n":9,"event":"reordered","place":"deck","order":["card/2","card/1"]}' },
    { "revealed", "players see a row that was hidden from them",
        '{"n":10,"event":"revealed","row":"card/2","viewers":["vietnam"]}' },
    { "block", "a position in the state is another one",
        '{"n":11,"event":"block","block":"position"}' },
    { "rolled", "dice were rolled, or one of `of` things was drawn",
        '{"n":12,"event":"rolled","rule":"R6","dice":"2d6","purpose":"attack","results":[3,4],'
        .. '"total":7}' },
    { "shuffled", "a place was shuffled",
        '{"n":13,"event":"shuffled","place":"deck","purpose":"deck"}' },
    { "note", "a rule tells what it does. seen_by: who may know; left out: all",
        '{"n":14,"event":"note","fields":{"needed":4,"unit":{"row":"unit/3"}},"name":"attack",'
        .. '"seen_by":["vpa"]}' },
    { "asked", "a question is put to a player",
        '{"n":15,"event":"asked","kind":"choice","name":"order","player":"vpa","question":3}' },
    { "waits", "the match waits for answers; hash: of all that decides its future",
        '{"n":16,"event":"waits","hash":"0f1e2d3c4b5a6978"}' },
    { "answered", "an answer, once all that were asked together are in, in the order of the "
        .. "questions. refused: answers refused before it. default: they made it the default",
        '{"n":17,"event":"answered","answer":["attack",{"row":"unit/4"}],"name":"order",'
        .. '"player":"vpa","question":3,"refused":1}' },
    { "undone", "answers were taken back after dice were rolled, or something was revealed; what "
        .. "they had led to is no longer in the file. hidden: who gave answers to hidden questions "
        .. "among them. rolls_seen_by, revealed_to: who saw what was rolled or revealed; left out: "
        .. "all",
        '{"n":18,"event":"undone","answers":1,"revealed":false,"rolls":true}' },
    { "finished", "the game is over",
        '{"n":19,"event":"finished","draw":false,"reason":"5 control points","winners":["vpa"]}' },
    { "saved", "the last line. open: the questions that still wait. sealed: answers to questions "
        .. "that others have still to answer",
        '{"n":20,"event":"saved","hash":"0f1e2d3c4b5a6978","open":[5],'
        .. '"sealed":"nW1Hk2vYQ0-x"}' },
}

-- A line as a page shows it: with a space where it may be broken.
local function shown(line)
    return (string.gsub(line, '([%]}"%w]),', "%1, "))
end

local function save_rows()
    local rows = {}
    for index, line in ipairs(lines) do
        rows[index] = { line[1], line[2] .. ": " .. shown(line[3]) }
    end
    return rows
end

local told = {
    { "set, moved, phase, rolled, shuffled, finished", "as in `law help saves`" },
    { "asked", "the question's number only for who is asked; not at all for others where it is "
        .. "hidden" },
    { "undone", "with as many answers as the viewer knows of; not at all for who has seen nothing "
        .. "of what was rolled or revealed" },
    { "added", "a row has come into sight: to and position say where it lies, cells what is seen "
        .. "of it" },
    { "removed", "a row is no longer seen: gone, or hidden now" },
    { "count", "place, before, after: so many rows lie in a place, of which some are not seen" },
    { "order", "place, order: how its rows lie now; false stands for one that is not seen" },
    { "answered", "with the number only for who gave it, with the answer also for those that the "
        .. "question's seen_by names" },
    { "note", "with the fields as the viewer knows them; not at all for who is not in its "
        .. "seen_by" },
}

local pages = {
    { "saves", title = "Saved matches", head = "line",
        sentence = "the file that `law play` saves, that match:save() gives as text, and that "
            .. "`law replay` plays again", paragraphs = {
            "It is JSON Lines: a first line, then a line an event, then a closing line. n counts "
                .. "the events; rule is the number of the rule that caused one, where it has one. "
                .. "Behind these, members stand in the order of their names. No line has spaces "
                .. "between members, as those below have to be shown. Equal matches are equal "
                .. "bytes.",
            "A row is \"TABLE/NUMBER\"; inside an answer, an argument or a note it is { \"row\": "
                .. "\"unit/3\" }, so that it is no word, and a place is { \"place\": "
                .. "\"hand/vpa\" }. A place is \"ZONE\" or \"ZONE/WHOSE\". An answer is an atom, "
                .. "or a list of atoms (choice), an integer (number), a list of answers (pick), a "
                .. "list of [slot, answer] (slots), an object by part (proposal), a string "
                .. "(text).",
            "Loading starts the match anew and gives it the recorded answers. What comes out must "
                .. "be, line by line, what was recorded; a file that is damaged, cut off or "
                .. "changed by hand is refused, with the first line that shows it. The hash of "
                .. "each stop makes sure of what no event shows. Where the sources have other "
                .. "hashes a load is refused unless it is told to trust; then only the answers "
                .. "must fit.",
            "The file knows everything: whoever opens it sees hidden rows, and the seed tells "
                .. "dice to come. Only answers that others may not know yet are sealed, so that "
                .. "they cannot be read at a glance; that keeps honest people honest, and nobody "
                .. "out who takes the trouble.",
        }, rows = save_rows },
    { "events", title = "Events as a player sees them", head = "event",
        sentence = "what match:events(player) and view:events() tell. match:events(false) tells "
            .. "the truth, with the events of `law help saves`", paragraphs = {
            "An event is a table with n (it counts the viewer's own events), event, rule and text, "
                .. "a sentence. Rows are texts with the viewer's own numbers, as in its view; one "
                .. "that it does not see is \"TABLE/?\".",
            "A viewer is told how its view changes, and nothing more: two games that differ only "
                .. "in what it may not see give it the same events. Steps are not told. After an "
                .. "undo its events are cut, so n goes back.",
        }, rows = function() return told end },
}

return { pages = pages, lines = lines }
