-- Part of the table in spec.lua: the page from which a house rule can be written by somebody who
-- knows nothing else of the project. Its examples are whole files, and its mistakes are made by a
-- test. A page is as in spec_pages.lua; `sections` are { title, paragraphs, head, rows, example }.
local examples = require "lawspeaker.spec_house_examples"

-- ---- What ask holds ----

local ORDER_HOOKS <const> = "ask.unit, ask.order, ask.player, ask.position"
local PLAYER_HOOKS <const> = "ask.player, ask.position; ask:units, ask:unit_region, ask:books, "
    .. "ask:book, ask:control, ask:controller, ask:taken"

-- { hook, what it is told, its standard answer and what it may answer }: as the list in
-- variants/johvets/game.lua has them, which a test compares.
local HOOKS <const> = {
    { "legal", "J3", ORDER_HOOKS, "true or false" },
    { "strength", "J4.1", ORDER_HOOKS .. ", ask.reinforcers", "an integer from 0" },
    { "holding", "J4.2", ORDER_HOOKS, "an integer from 0" },
    { "supply_actions", "J6.3", PLAYER_HOOKS, "an integer from 0" },
    { "victory", "J6.2", PLAYER_HOOKS, "true or false" },
}

local function hook_rows()
    local rows = {}
    for index, hook in ipairs(HOOKS) do
        rows[index] = { hook[1], string.format("%s; answers %s (%s)", hook[3], hook[4], hook[2]) }
    end
    return rows
end

local ASK_ROWS <const> = {
    { "ask.unit", "the unit that the order is for: ask.unit.id, ask.unit.owner, ask.unit.at (its "
        .. "region when the turn begins)" },
    { "ask.player", "in the first three the unit's owner, in the others the player asked about" },
    { "ask.order.type", "\"stay\", \"move\", \"link\", \"transfer\" or \"reinforce\"" },
    { "ask.order.to", "the region of a move, the unit of a transfer" },
    { "ask.order.book", "the book of a link or transfer; nil where the player named none" },
    { "ask.order.carry", "of a move or link: the book to carry, true where none is named, nil "
        .. "where none is carried; the book may not be there" },
    { "ask.order.unit", "of a reinforce: the unit that it helps; ask.order.action is what that one "
        .. "is thought to do, { type = …, to = … }. ask.order is a plain table: a misspelt field "
        .. "of it is nil, and nothing is said" },
    { "ask.reinforcers", "a list of units, each as ask.unit, that reinforce it with effect" },
    { "ask.position", "the board when the turn begins; it does not change" },
    { "ask.position.turn", "the number of the turn, from 1" },
    { "ask.position.players", "a list of the players" },
    { "ask.position:units()", "a list of all units, each as ask.unit" },
    { "ask.position:unit(id)", "one of them" },
    { "ask.position:unit_in(region)", "the id of the unit there, or false" },
    { "ask.position:books()", "a list { symbol, at }; ask.position:book(symbol): the region of "
        .. "one, or false" },
    { "ask.position:control()", "a list { symbol, player }; ask.position:controller(symbol): the "
        .. "player, or false" },
    { "ask.position:link_point(symbol)", "its region" },
    { "ask.position.map:neighbours(region)", "a list of the adjacent regions; "
        .. "ask.position.map:region(region).age: the Age of a region" },
    { "ask:units(player)", "the units on the board when the turn is over, after all have fled; "
        .. "without a player those of all. ask:unit_region(id): where one stands, or false" },
    { "ask:books(player)", "the books where units of the player stand, { symbol, at }; "
        .. "ask:book(symbol): where one lies, or false" },
    { "ask:control(player)", "the link points that the player controls, { symbol, player }; "
        .. "ask:controller(symbol): who controls one, or false" },
    { "ask:taken(player)", "those among them that it did not control when the turn began" },
}

-- ---- Trying it ----

local TRYING <const> = {
    { "law check my_rule.lua", "finds mistakes: names that are unknown, values that are not "
        .. "allowed" },
    { "law rules my_rule.lua", "lists all house rules with the values that it gives them, marked "
        .. "with *, and the hooks that it answers" },
    { "law diff-rules johvets my_rule.lua", "finds small positions that come out otherwise, and "
        .. "says why" },
    { "law diff-rules johvets my_rule.lua --save shown.lua", "writes them to a file of scenarios" },
    { "law play johvets --variant my_rule.lua", "plays it; --bots lets the others play by chance" },
    { "law run --variant my_rule.lua FILE", "plays the scenarios of a file under it, to see which "
        .. "come out otherwise" },
    { "law replay FILE --under my_rule.lua", "finds where a saved game would have gone another "
        .. "way" },
}

-- { what stands in `law.variant { … }`, the message, what to do }. A test makes each.
local MISTAKES <const> = {
    { "rules = { swop = false }", 'rules: no field "swop"; did you mean "swap"?',
        "`law rules johvets` has the names" },
    { "swap = false", 'no field "swap"; a house rule stands in rules = { … }',
        "rules = { swap = false }" },
    { "rules = { swap = 0 }", "rules.swap: expected true or false, got 0",
        "`law rules johvets swap` says what it may be" },
    { "rules = { victory_fraction = 0.5 }", "rules.victory_fraction: expected { numerator, "
        .. "denominator }, got the float 0.5", "there are no floats: { 1, 2 }" },
    { "hooks = { strenght = function() end }",
        'hooks: no field "strenght"; did you mean "strength"?', "the five names stand above" },
    { "hooks = { strength = 2 }", "hooks.strength: expected a function, got 2",
        "function() return 2 end" },
    { "hooks = { strength = function(_, standard) return standard / 2 end }",
        "the hook returned the float 0.5; divide with // to stay in integers", "standard // 2" },
    { "hooks = { legal = function() return 1 end }",
        "the hook returned a number; it returns true, false, or nothing", "return true" },
    { "hooks = { strength = function(ask) return #ask.unti.id end }",
        'ask: no member "unti"; did you mean "unit"?', "the members stand above" },
    { "hooks = { strength = function(ask) return #ask:units() end }",
        'what comes of a turn is known only in the hooks "supply_actions" and "victory"; here it '
        .. "is still about orders", "ask.position:units()" },
    { "hooks = { strength = function() total = 1 end }",
        'a hook cannot set the global "total"', "write local before it" },
    { 'base = "johvets/no_swap"', 'no variant "johvets/no_swap"',
        "`law rules johvets` lists those there are" },
}

local function mistake_rows()
    local rows = {}
    for index, mistake in ipairs(MISTAKES) do
        rows[index] = { mistake[1], string.format("%s → %s", mistake[2], mistake[3]) }
    end
    return rows
end

local page = { "house_rules", title = "House rules: how one is written, tried and tested",
    sentence = "a house rule is a Lua file of about ten lines that says what it changes in a game; "
        .. "nothing else has to be known or changed for it. The examples here are whole files",
    sections = {
        { title = "A file", example = examples.rule, paragraphs = {
            "`law new variant my_rule` writes such a file, and a scenario for it, to go on from. "
                .. "Put it wherever you like and name it with its ending, as in `law play johvets "
                .. "--variant my_rule.lua`. Beside the game's game.lua, as in "
                .. "variants/johvets/my_rule.lua, it has a name of its own: `law play "
                .. "johvets/my_rule`; so it has in a folder johvets of your own, once the folder "
                .. "around that stands in LAW_PATH, as in LAW_PATH=.:/path/to/the/project. A name "
                .. "is made of letters, digits and _. The comment in its first line is what `law "
                .. "rules johvets` says of it.",
            "The file ends with `return law.variant { … }`. `name` is required, and in the words "
                .. "of people; `title` is a longer one. `rules` sets values that the game offers: "
                .. "`law rules johvets` lists them with their names, what each may be and the "
                .. "number of the rule, whose words `law help J6.2` shows. Values are true and "
                .. "false, integers, law.no_limit, texts in quotes, and fractions, written { 1, 2 "
                .. "}. What is not set stays as it is. Where `rules` has what you want, that is "
                .. "all.",
        } },
        { title = "Hooks: rules of your own", head = "hook", rows = hook_rows, paragraphs = {
            "What no value can say, a hook can: a function that the game calls where the rule "
                .. "applies. It is called with `ask`, which says what it is about, and `standard`, "
                .. "the answer of the rules. It returns another answer, or nothing, and then the "
                .. "standard answer stands. Johvets has five hooks, and each is told:",
        } },
        { title = "What is in ask", head = "ask", rows = function()
            return ASK_ROWS
        end, paragraphs = {
            "Lists are gone through with `for _, unit in ipairs(list) do … end`, and #list is how "
                .. "many there are. A hook answers from what it is asked alone: it can read all of "
                .. "ask and change nothing, it keeps nothing from one call to the next, and it is "
                .. "asked in an order that nobody may count on. What is in a list, ask.unit and "
                .. "ask.order are copies, so that setting a field of them has no effect. A name "
                .. "that is not on the board, as in ask:book(\"zz\") or "
                .. "ask.position:unit(\"nobody\"), gives nil and behind it why: a board may lack "
                .. "what another has, and assert(ask:book(\"zz\")) makes it a mistake. Divide with "
                .. "//, not with /: there are integers only.",
        } },
        { title = "A hook legal", example = examples.legal, paragraphs = {
            "Is the order legal? With false the unit stays, and the verdict says house_rule. With "
                .. "true an order becomes legal that the rules forbid, so return false or nothing "
                .. "unless that is meant. It is not asked of a Stay, nor where an order names what "
                .. "does not exist or leaves open which book it means.",
        } },
        { title = "A hook strength", example = examples.strength, paragraphs = {
            "What is the strength of the order? It is asked of every unit, also of those that stay "
                .. "or reinforce. ask.order is what the unit does: a Stay where its order was "
                .. "illegal. The standard answer is 1, and 1 for each of ask.reinforcers.",
        } },
        { title = "A hook holding", example = examples.holding, paragraphs = {
            "With what strength does a unit hold its region should its Move fail? It is asked of "
                .. "units that move, and of no others. The standard answer is 1.",
        } },
        { title = "A hook supply_actions", example = examples.supply, paragraphs = {
            "How many supply actions has a player earned in this turn? It is asked of each player, "
                .. "also of one that has no unit any more, unless the game is over. The standard "
                .. "answer is #ask:taken(ask.player).",
        } },
        { title = "A hook victory", example = examples.victory, paragraphs = {
            "Does a player meet the victory condition? It is asked of each player, in each turn. "
                .. "The standard answer is whether it holds victory_fraction of all link points, "
                .. "or of all books. ask:control and ask:books say what the player holds.",
        } },
        { title = "Other games", example = examples.other_game, paragraphs = {
            "`law rules mighty_kingdoms` lists the house rules and hooks of another game, what "
                .. "each is told and may answer; `law rules mighty_kingdoms ship_die` shows one of "
                .. "them, `law rules mighty_kingdoms 38` the words of a rule and what can be "
                .. "changed there, `law rules mighty_kingdoms token` a table with its columns, and "
                .. "`law rules mighty_kingdoms state` all of the state, which is what ask.g and a "
                .. "scenario's state consist of. A variant "
                .. "of such a game names it: `game = \"…\"`. Its hooks are told, besides, ask.g, "
                .. "the state, to be read: tables by their names, as in `for unit in "
                .. "ask.g.unit:each() do … end`, globals, and ask.g.rules (law help state, table, "
                .. "row). ask.kind is the hook's name. A row that is a field, such as ask.unit, "
                .. "has its columns: ask.unit.name.",
            "A scenario for such a house rule names the game and states rows, globals, answers and "
                .. "dice (law help game_scenario); with `variant` it is played under the house "
                .. "rule.",
        } },
        { title = "Several together", example = examples.together, paragraphs = {
            "`base` is what a house rule builds on: a variant, its name, or a list of them. Rules "
                .. "of its own replace theirs. Hooks of one kind are asked in order, each told the "
                .. "answer of the one before it. Two that set one rule to different values exclude "
                .. "each other, and that is said, unless what is built on both sets the rule, too; "
                .. "two hooks never do. To build on a file of your own, my_rule.lua beside this "
                .. "one, write base = require \"my_rule\". "
                .. "Without a file: `law play johvets/no_swaps+kin_only`, in scenarios variant = { "
                .. "\"johvets/no_swaps\", \"johvets/kin_only\" }.",
        } },
        { title = "Trying it", head = "command", rows = function()
            return TRYING
        end },
        { title = "A scenario for it", example = examples.scenario, paragraphs = {
            "A scenario states a position, orders and what must come of them; `law test FILE` runs "
                .. "it, `law run FILE` tells what happens, `law explain FILE` why (law help "
                .. "scenario, expect). A good one shows the same orders with and without the house "
                .. "rule. `variant` is a name, as below, or, for a file my_rule.lua beside the "
                .. "scenario, require \"my_rule\". `law diff-rules` with --save writes such a "
                .. "file.",
        } },
        { title = "Mistakes, and what is said of them", head = "written", rows = mistake_rows,
            paragraphs = {
            "A message begins with the file and the line. One about what is declared then names "
                .. "the variant; one about a hook says at its end which hook of which variant it "
                .. "was, and what it was asked about. A name that nothing sets, as False or "
                .. "no_limit for false and law.no_limit, is nil in Lua, and a rule that is set to "
                .. "nil is not set: `law check` warns of such names. A file that does not end with "
                .. "`return law.variant` is told so where it is played.",
        } },
    } }

return { pages = { page }, hooks = HOOKS, mistakes = MISTAKES }
