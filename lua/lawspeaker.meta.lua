---@meta lawspeaker
-- luacheck: ignore
-- luacheck: no max line length

-- Written by `lua/write_reference.lua` from lua/lawspeaker/spec.lua; change that instead.

---@class lawspeaker.NoLimit @the value of a limit that does not limit

--- - `stay`: stays where it is, as in "stay"
--- - `move REGION`: goes there, as in "move a2"
--- - `move REGION carry`: takes along the only book from where it starts, as in "move a2 carry"
--- - `move REGION carry BOOK`: takes that book along, as in "move a2 carry p1"
--- - `link`: goes through the only book, as in "link"
--- - `link BOOK`: goes through that book, as in "link p1"
--- - `link carry`: takes along the only other book, as in "link carry"
--- - `link BOOK carry`: both of that, as in "link p1 carry"
--- - `link carry BOOK`: takes that book along, as in "link carry p2"
--- - `link BOOK carry BOOK`: both of that, as in "link p1 carry p2"
--- - `transfer BOOK to UNIT`: hands over that book, as in "transfer p1 to u2"
--- - `transfer to UNIT`: hands over the only book, as in "transfer to u2"
--- - `reinforce UNIT stay`: one that stays, reinforces or transfers, as in "reinforce u2 stay"
--- - `reinforce UNIT move REGION`: one that moves there, as in "reinforce u2 move a2"
--- - `reinforce UNIT link REGION`: one that links there, as in "reinforce u2 link b1"
---@alias lawspeaker.OrderText string

--- - `unit REGION`: adds a unit there, as in "unit a1"
--- - `unit REGION as ID`: adds a unit with that id, as in "unit a1 as u9"
--- - `book REGION`: writes a book there, with its link point, as in "book a2"
--- - `book REGION as ID`: writes a book with that symbol, as in "book a2 as p9"
---@alias lawspeaker.SupplyActionText string

--- - `RESULT`: whatever the reason, displaced or not, as in "failed"
--- - `RESULT: REASON`: for that reason, as in "failed: tied"
--- - `RESULT, displaced`: and the unit had to flee, as in "failed, displaced"
--- - `RESULT, not displaced`: and it did not have to, as in "failed, not displaced"
--- - `RESULT: REASON, displaced`: for that reason, and it had to flee, as in "failed: occupied, displaced"
--- - `RESULT: REASON, not displaced`: for that reason, and it did not have to, as in "failed: tied, not displaced"
---@alias lawspeaker.VerdictText string

---@class lawspeaker.MapForm @a board
---@field name string what scripts call it
---@field title? string what people call it
---@field ages lawspeaker.AgeForm[] the Ages, in board order (J1.1)
---@field adjacent? lawspeaker.BorderForm[] pairs of adjacent regions; a pair given twice, either way round, counts once (J1.1)
---@field link_points? lawspeaker.LinkPointForm[] the printed link points (J1.2)
---@field starts? lawspeaker.StartForm[] set-ups, one for a number of players

---@class lawspeaker.AgeForm @an Age: its id, then its regions, each an id or with details
---@field [1] string the Age's id
---@field title? string what people call it
---@field [integer] string|lawspeaker.RegionForm

---@class lawspeaker.RegionForm @a region with details
---@field [1] string the region's id
---@field title? string what people call it
---@field at? lawspeaker.PointForm where it is drawn

---@class lawspeaker.PointForm @a place on the drawn board
---@field [1] integer to the right
---@field [2] integer downwards

---@class lawspeaker.BorderForm @two adjacent regions
---@field [1] string one region
---@field [2] string the other

---@class lawspeaker.LinkPointForm @a link point
---@field [1] string its symbol, which its book bears too
---@field [2] string the region it is in

---@class lawspeaker.StartForm @a set-up
---@field players string[] the players, in the order of the game
---@field units lawspeaker.UnitForm[] the units
---@field books? lawspeaker.BookForm[] where books lie; the others are off the board
---@field control? lawspeaker.ControlForm[] who controls link points

---@class lawspeaker.UnitForm @a unit
---@field [1] string the unit's id
---@field [2] string the player it belongs to
---@field [3] string the region it stands in

---@class lawspeaker.BookForm @where a book lies
---@field [1] string the symbol of its link point
---@field [2] string the region it lies in

---@class lawspeaker.ControlForm @who controls a link point
---@field [1] string the link point
---@field [2] string the player who controls it

---@class lawspeaker.PositionForm @a position; with `start`, the map's set-up for that many players
---@field map string|lawspeaker.Map the map, or its name
---@field start? integer take the map's start for so many players; excludes the rest but turn
---@field turn? integer the number of the turn (J6.5)
---@field players? string[] the players, in the order of the game
---@field units? lawspeaker.UnitForm[] the units, in order (J1.4)
---@field link_points? lawspeaker.LinkPointForm[] placed link points (J1.2)
---@field books? lawspeaker.BookForm[] where books lie; the others are off the board (J1.7)
---@field control? lawspeaker.ControlForm[] who controls link points; one whose region is occupied is its occupant's (J1.6)

---@class lawspeaker.VariantForm @a variant of johvets; that of another game is a `game_variant`. Built on several, it has the rules of all, and their hooks in the order of the list, each told the answer of the one before; what several of them are built on counts once. Two that set the same rule to different values exclude each other, which is an error, unless one is built on the other or `rules` here sets that rule
---@field name string what it is called
---@field title? string what people call it
---@field game? any the game that it changes, or its name; another one than johvets makes it a `game_variant`
---@field base? string|lawspeaker.Variant|(string|lawspeaker.Variant)[] what it builds on
---@field rules? lawspeaker.RulesForm the house rules that it changes
---@field hooks? lawspeaker.HooksForm functions that are told the standard answer and may give another

---@class lawspeaker.RulesForm @house rules; those not given are the base's, or the standard ones
---@field one_link_point_per_region? boolean no book can be written where a link point is already (J1.5)
---@field negotiation_rounds? integer|lawspeaker.NoLimit how many rounds of talk a turn has (J2.1)
---@field transfer_receiver? "stay"|"stationary" who can receive a book: units under a Stay order, or also those that reinforce or transfer (J3.6)
---@field reinforce_cut? boolean a reinforcement is void when another player's unit attacks the reinforcing unit (J3.9)
---@field swap? boolean two units can change places; else they fight (J4.3)
---@field displace_own? boolean a player's unit can displace another of the same player (J4.6)
---@field failed_link_book? "destination"|"origin" where a failed Link and Carry leaves its book (J4.9)
---@field flee_through_books? boolean a unit can flee through a book (J5.1)
---@field flee_to_attacker? boolean a displaced unit can flee to the region that the unit which displaced it came from (J5.1)
---@field flee_controlled? "any"|"others"|"ignore" whose control of a link point closes its region to units that flee (J5.2)
---@field flee_collision? "retry"|"remove" what happens to units that want to flee to the same region (J5.4)
---@field victory_fraction? lawspeaker.FractionForm the part of all link points, or of all books, that wins (J6.2)
---@field joint_victory? boolean several players can win at once (J6.2)
---@field link_point_tokens? integer|lawspeaker.NoLimit how many placed link points there can be (J6.4)
---@field unit_tokens? integer|lawspeaker.NoLimit how many units each player can have (J6.4)
---@field max_turns? integer|lawspeaker.NoLimit the turn after which the game is a draw (J6.5)
---@field fog? boolean players see the regions of and next to their units, and no more; for games (law play), not for a turn
---@field trade? boolean players with adjacent units trade books and supply actions (J2.1); for games (law play), not for a turn

---@class lawspeaker.FractionForm @a fraction
---@field [1] integer above the line
---@field [2] integer below the line

---@class lawspeaker.HooksForm @hooks: each is called with what is asked and the standard answer, and returns another answer, or nothing to keep it; where the base has the same hook, its answer is the standard one. A hook answers from what it is asked alone: nothing says who is asked first, and what a rule wants to remember belongs to the state. In the program `law` a hook that sets a global or a field of a library, declares a map or a scenario, or calls math.random raises an error; setting an upvalue, or a field of a table of its own, cannot be seen
---@field legal? fun(ask: lawspeaker.Ask, standard: any): any is this unit's order legal? true or false; asked once a unit, not about orders that leave open what is meant or name what does not exist (J3)
---@field strength? fun(ask: lawspeaker.Ask, standard: any): any the strength of this unit's order, an integer from 0 (J4.1)
---@field holding? fun(ask: lawspeaker.Ask, standard: any): any the strength with which this unit holds should its Move fail, an integer from 0 (J4.2)
---@field supply_actions? fun(ask: lawspeaker.Ask, standard: any): any how many supply actions this player has earned, an integer from 0; the standard answer counts ask:taken(ask.player) (J6.3)
---@field victory? fun(ask: lawspeaker.Ask, standard: any): any does this player meet the victory condition? true or false; ask:control(ask.player) and ask:books(ask.player) say what the player holds (J6.2)

---@class lawspeaker.OrderForm @an order as a table; its type says which other fields it may have
---@field type "stay"|"move"|"link"|"transfer"|"reinforce" the kind of order
---@field to? string move: the region; transfer: the unit that receives; of a reinforced action: the region it leads to
---@field book? string link: the book used; transfer: the book handed over; may be left out
---@field carry? string|boolean move, link: the book to carry, or true to name none
---@field unit? string reinforce: the unit reinforced
---@field action? table reinforce: what it does: stay, or move or link with `to`

---@class lawspeaker.FlightForm @a flight through a book
---@field book string the book to flee through

---@class lawspeaker.SupplyActionForm @a supply action as a table
---@field action "unit"|"book" add a unit, or write a book
---@field at string the region
---@field id? string the new unit's id or the new link point's symbol

---@class lawspeaker.OrderRowForm @a unit and its order
---@field [1] string the unit
---@field [2] lawspeaker.OrderText|lawspeaker.OrderForm its order
---@field by? string the player who gives it; an order for another player's unit is refused

---@class lawspeaker.FleeRowForm @a unit, then the places it would flee to, the best first
---@field [1] string the unit
---@field [integer] string|lawspeaker.FlightForm

---@class lawspeaker.SupplyRowForm @a player, then its supply actions in order
---@field [1] string the player
---@field [integer] lawspeaker.SupplyActionText|lawspeaker.SupplyActionForm

---@class lawspeaker.ResolveForm @what the players do in one turn
---@field orders? lawspeaker.OrderRowForm[] orders; a later one for the same unit replaces the earlier one, a unit without one stays (J2.2)
---@field flee? lawspeaker.FleeRowForm[] lists of preferences (J5.3)
---@field supply? lawspeaker.SupplyRowForm[] supply actions (J6.4)
---@field variant? string|lawspeaker.Variant|(string|lawspeaker.Variant)[] the variant played

---@class lawspeaker.BeginForm @how a turn is begun
---@field variant? string|lawspeaker.Variant|(string|lawspeaker.Variant)[] the variant played

---@class lawspeaker.ScenarioForm @a situation in johvets and what must come of it; one in a game of `law.game` is a `game_scenario`
---@field name string what it shows, in a few words
---@field rule? string the number of the rule that it shows, as in "J4.4"
---@field map string|lawspeaker.Map the map, or its name
---@field start? integer take the map's start for so many players
---@field turn? integer the number of the first turn
---@field players? string[] the players, in the order of the game
---@field units? lawspeaker.UnitForm[] the units
---@field link_points? lawspeaker.LinkPointForm[] placed link points
---@field books? lawspeaker.BookForm[] where books lie
---@field control? lawspeaker.ControlForm[] who controls link points
---@field variant? string|lawspeaker.Variant|(string|lawspeaker.Variant)[] the variant played
---@field orders? lawspeaker.OrderRowForm[] orders, as in position:resolve
---@field flee? lawspeaker.FleeRowForm[] lists of preferences
---@field supply? lawspeaker.SupplyRowForm[] supply actions
---@field expect? lawspeaker.ExpectForm what must come of it; `law test` fails a scenario that expects nothing
---@field turns? lawspeaker.ScenarioTurnForm[] several turns, one after the other, instead of orders, flee, supply and expect

---@class lawspeaker.ScenarioTurnForm @one turn of several
---@field orders? lawspeaker.OrderRowForm[] orders
---@field flee? lawspeaker.FleeRowForm[] lists of preferences
---@field supply? lawspeaker.SupplyRowForm[] supply actions
---@field expect? lawspeaker.ExpectForm what must come of this turn

---@class lawspeaker.ExpectForm @what must come of a turn. Only what is stated is checked: lists as a whole, tables entry by entry. A unit's id as a key is short for verdicts
---@field verdicts? table<string, lawspeaker.VerdictText> verdicts, by unit
---@field strength? table<string, integer> strengths, by unit (J4.1)
---@field carried? table<string, string|false> the book that came along, by unit; false: none (J4.9)
---@field carry_reason? table<string, string> why no book came along, by unit (J4.9)
---@field units? table<string, string|false> where units stand afterwards; false: not on the board
---@field fled? table<string, string|false> where units fled to; false: it did not flee (J5)
---@field removed? string[] units removed, in the order of the units (J5.5)
---@field books? table<string, string|false> where books lie afterwards; false: off the board
---@field control? table<string, string|false> who controls link points afterwards; false: nobody (J6.1)
---@field link_points? table<string, string|false> where placed link points are afterwards; false: there is none (J6.4)
---@field conflicted? string[] conflicted regions, in board order (J4.11)
---@field actions? table<string, integer> supply actions earned (J6.3)
---@field supplied? table<string, string[]> supply actions carried out, as text with the new id (J6.4)
---@field unsupplied? table<string, string[]> the reasons of those that were not (J6.4)
---@field winners? string[] who has won, in the order of the players (J6.2)
---@field out? string[] who is out, in the order of the players (J6.5)
---@field draw? boolean does the game end in a draw? (J6.5)
---@field [string] string a unit's verdict

---@class lawspeaker.GameForm @a game: what its state holds, and its rules as functions. Setup and phases are run in order, the phases again and again until the game is finished. They are pure functions of state, answers and dice: a match that is cloned, saved or undone runs them again, so what a rule wants to remember belongs in the state. In the program `law` a rule that sets a global or calls math.random raises an error
---@field name string what scripts and folders call it
---@field title? string what people call it
---@field api integer the version of this form that it is written for: 1
---@field players any who plays: a list of ids, or a table `seats`
---@field rules? lawspeaker.GameRuleForm[] house rules, which a variant can set
---@field options? lawspeaker.GameOptionForm[] choices of a match that are no rules
---@field hooks? lawspeaker.GameHookForm[] what a variant can answer
---@field state any tables, zones and globals: a list, or a function(setting) that returns it, where setting has players, rules, options and variant (law help schema)
---@field board? fun(...: any): any function(g): fills the static tables, before the setup; it may roll
---@field setup? fun(...: any): any function(g): what happens before the first phase; it may roll and ask
---@field phases lawspeaker.PhaseForm[] the phases, in order
---@field steps? table<string, fun(...: any): any> function(g, …): what g:enter opens
---@field trade? any what players can hand to each other and promise: a table `trade`, or a function(setting) that returns it or nothing, where setting is as for the state (law help trading)
---@field finished? fun(...: any): any function(g): nothing, or how the game ended, as a table `result`; asked after the setup and after each phase
---@field notes? lawspeaker.NoteForm[] what g:note says, in words
---@field show? fun(...: any): any function(view): the board as text for people
---@field explain? fun(...: any): any function(setting, notes): what notes rest on, for `law explain`. setting is as for the state, notes are those of a phase, each { name, fields }; it returns, by the number of a note, a list of facts: a text, or { text, rule = the number of its rule, deeper facts … }
---@field read? fun(...: any): any function(view, question, text): what a player has typed, as the text of an answer or as an answer; and where there is something to say of it, as that it is legal and in vain, a remark
---@field score? fun(...: any): any function(g, player): how well a player stands, an integer, more being better, some 1000 for each step that decides; for bots and for what is told of balance. g is the state, or a view of it: it reads what both have
---@field imagine? fun(...: any): any function(g, player, random, sees, before): in a copy in which all that the player does not see has been dealt anew, for its simulations: makes up what the game knows better. sees(row) says whether the player sees a row. It may change the state, and must leave what the player sees as it is. before is nil, or the state in which a phase or step began that is to begin anew in this one: where it takes back what the player has done since, and returns true, that is done again
---@field max_refusals? integer so many answers to a question are refused; then the player gets its default

---@class lawspeaker.SeatsForm @how many can play; they are p1, p2, … unless a match names them
---@field min integer at least
---@field max integer at most

---@class lawspeaker.GameRuleForm @a house rule of a game
---@field [1] string its name, as in g.rules.name
---@field [2] any its value unless a variant or a match sets another: an integer, a flag, a text, a fraction { 3, 4 }, or law.no_limit, which makes it a limit
---@field [3] string the number of the rule that it belongs to
---@field [4] string what it says
---@field least? integer the least that an integer can be
---@field most? integer the most that an integer can be
---@field choices? string[] what a text can be
---@field limit? boolean an integer that may also be law.no_limit

---@class lawspeaker.GameOptionForm @a choice of a match that is no rule, as which map is played
---@field [1] string its name, as in g.options.name
---@field [2] any its value unless a match sets another: an integer, a flag or a text
---@field [3] string what it says
---@field least? integer the least that an integer can be
---@field most? integer the most that an integer can be
---@field choices? string[] what a text can be

---@class lawspeaker.GameHookForm @something that a variant can answer, where a rule says g:hook(name, …)
---@field [1] string its name
---@field [2] string the number of the rule that it belongs to
---@field [3] string what is asked, as a question
---@field asks? lawspeaker.HookFieldForm[] what it is told, beside ask.kind and ask.g, which are always there; given, it is held to: a g:hook with other fields is an error
---@field standard? string what the standard answer is, in words
---@field answer? string what a variant may answer, in words, as in "an integer from 0"; it has always to be of the standard answer's kind

---@class lawspeaker.HookFieldForm @a field of what a hook is told, as ask.name
---@field [1] string its name
---@field [2] string what it holds: int, count (an integer from 0), flag, text, id (a word of the rules), player, players, list, table, function (called as ask:name(…)), place, or the name of a table of the state, for a row of it; with a ? behind it may be nil
---@field [3] string what it says

---@class lawspeaker.PhaseForm @a phase
---@field [1] string its name
---@field [2] fun(...: any): any function(g): what happens in it
---@field rule? string the number of the rule that it follows; events bear it until g:rule says another

---@class lawspeaker.NoteForm @a sentence of the log: "{unit} attacks {target}" takes the fields unit and target of what g:note is given
---@field [1] string its name
---@field [2] string the sentence, fields in braces

---@class lawspeaker.ResultForm @how a game ended
---@field winners? string[] who has won
---@field draw? boolean it is a draw
---@field reason? string why it ended

---@class lawspeaker.QuestionForm @what a rule asks a player; a question has exactly one of choice, number, pick, slots, proposal and text. An answer of a choice is an atom, which is a word, an integer, a flag, a player or a row, or a list of atoms: "pass", or { "attack", unit, target }
---@field name string its name
---@field say? string the question in words
---@field rule? string the number of the rule
---@field choice? any one of a list of answers, of the rows of a place, or of the answers that an iterator gives, which a function returns. All but the last are offered in an order that tells nothing
---@field number? table an integer: { least, most }
---@field pick? any some of a list of answers, or of the rows of a place, each once
---@field min? integer pick: at least so many
---@field max? integer pick: at most so many
---@field ordered? boolean pick: in the order in which they are named
---@field slots? table an answer for each of several things: a list of { row or id, choice = … }. The answer is a list of { slot, answer }; what is left out has its default
---@field proposal? table several answers by name: a list of { name, { choice = … } }. The answer is a table by name
---@field text? integer any text of so many bytes at most
---@field default? any what a player gets that gives no legal answer
---@field check? fun(...: any): any function(answer): true, or nil and why the answer is not legal although it is offered
---@field judge? fun(...: any): any choice: function(answer): true, or nil and why it is not legal; it decides alone, also about answers that are not listed
---@field help? table[] ways to answer, for people: { how it is written, what it says } each, shown by /help
---@field typed? boolean choice: the judge reads words that are cut short itself, and what it refuses is not looked for in the list
---@field sample? fun(...: any): any function(random): a legal answer by chance, for bots
---@field hidden? boolean that it was asked is known to its player alone
---@field open? boolean what was answered shows in what comes of it, so that all know it although the log does not say so: in a simulation it is as it was, where it would else be made up. An answer that names rows which a player does not see is made up for that player in any case
---@field seen_by? any who sees the answer in the log, once all are in: "all", or a list of players

---@class lawspeaker.ReactionsForm @an action that others may react to. What is triggered while the action, or one ability, is carried out forms a batch; batches wait in line; a player orders a batch of several, one at a time; each ability is carried out whole before the next
---@field by any who orders a batch: a player, or a function that returns one
---@field action fun(...: any): any function(): the action
---@field run fun(...: any): any function(ability): carries out an ability
---@field lapsed? fun(...: any): any function(ability): true when there is nothing left of it to carry out; asked when its turn comes
---@field done? fun(...: any): any function(ability): called behind each, also one that has lapsed
---@field say? string what the player is asked
---@field rule? string the number of the rule, for that question

---@class lawspeaker.MatchStartForm @how a match begins
---@field players? integer|string[] how many play, or their names
---@field seed? integer the seed of its dice
---@field rules? table house rules by name, over those of the variant
---@field variant? string|lawspeaker.Variant|(string|lawspeaker.Variant)[] the variant played
---@field options? table options by name
---@field dice? any[] the results of rolls, in order: 5, { 2, 3 } for two dice, { "purpose", 5 }, or { "purpose", order = { … } } for what a shuffle brings to the top; a roll without one is an error
---@field record? boolean whether it keeps a log, which events and saves come from
---@field sources? any names and hashes of the files that it is played by, for saves

---@class lawspeaker.CloneForm @how a clone differs
---@field record? boolean it keeps a log, from here on
---@field seed? integer its dice follow from this, from here on: for a simulation, which must not know the dice to come

---@class lawspeaker.GameVariantForm @a variant of a game: `law.variant` with a `game`; it can be built on several as a `variant` can. A hook is told the fields that the rule gives, and ask.g, the state, to be read; where it returns nil the standard answer stands
---@field name string what it is called
---@field title? string what people call it
---@field game? any the game, or its name
---@field base? string|lawspeaker.Variant|(string|lawspeaker.Variant)[] what it builds on
---@field rules? table the house rules that it changes, by name
---@field hooks? table<string, fun(ask: lawspeaker.Ask, standard: any): any> functions that are told what is asked and the standard answer and may give another

---@class lawspeaker.RoundsForm @for g:rounds: turns of players, round and round. It ends when all of them in a row have passed or were passed over: who has passed comes back in when somebody acts after it. It returns how often a player acted
---@field players any in their order: a list of players, or function() that returns one, called at the start of each round; it may ask and roll
---@field step string the step that a player's turn is, entered with the player: it returns true when the player acted, false or nothing when it passed
---@field able? fun(...: any): any function(player): whether it can take a turn now, else it is passed over; it only reads

---@class lawspeaker.AllocationForm @for g:allocate: dice that have been rolled. The players, in turn and beginning with the first, assign one each. Who has none left is passed over; who has no target leaves its other dice unused. Where only one assignment is possible it is not asked for. It returns the dice that are left, a list for each player
---@field players string[] in their order
---@field dice integer[][] what each of them has rolled, in the same order
---@field targets fun(...: any): any function(player): a list of rows, or of words, that it may assign a die to; asked before each. It may ask and roll, as assign may
---@field assign fun(...: any): any function(player, die, target): carries one out, at once
---@field name? string the name of the question, a choice of { die, target }
---@field say? string the question in words
---@field rule? string the number of the rule, for that question

---@class lawspeaker.RetreatForm @for g:retreat: units that go to one of several places each. All owners are asked at once and in secret, by slots, about those of their units that have a choice. It returns the place of each unit, in their order, false for one that has none
---@field units lawspeaker.RetreatUnitForm[] the units, of any players
---@field name? string the name of the question
---@field say? string the question in words
---@field rule? string the number of the rule, for that question

---@class lawspeaker.RetreatUnitForm @a unit that has to go somewhere
---@field [1] any a row, or a word
---@field [2] string who decides
---@field [3] any a list of rows or other answers: with one it goes there unasked, with none nowhere
---@field default? any where it goes when its player does not say

---@class lawspeaker.TradeForm @what players can hand to each other in a game, and promise (law help trading). The engine keeps what stands and what was done in tables of the state: traded, ledger, proposal, term, promise and talk_count
---@field goods? lawspeaker.TradeGoodForm[] the kinds of goods, in order (law help trade_good) (T2)
---@field allowance? fun(...: any): any function(g, first, second): whether these two may trade now, true or false; how often until g:renew_trades, an integer or law.no_limit, else once; and when not, the number of a rule and a sentence. The same whichever comes first; it only reads (T3)
---@field done? fun(...: any): any function(g, transaction): what follows a transaction at once. It may change the state, and not ask. The transaction is { number = …, sides = { … } }, a side { player = …, gives = items, discards = rows }, an item { good = …, count = …, thing = row, words = { … } }
---@field private? boolean whether what was traded is seen by the two alone, too, and notes of it; then nothing is open
---@field rule? string the number of the game's rule that all notes of trading bear, and all refusals that would bear one of T1 to T6
---@field acts? lawspeaker.TradeActForm[] what can be promised beside goods (law help trade_act) (T6)

---@class lawspeaker.TradeGoodForm @a kind of goods. It has one of counts, things and arguments
---@field [1] string its name, as it is written in answers
---@field counts? string[] { zone, column }: so many of it, as the column says of the top row of each player's list in that zone
---@field things? string a zone of players: what lies there are things, and can be given
---@field arguments? integer goods of the game's own: so many words follow the name
---@field words? string of the game's own: what the words behind the name say, for people
---@field most? integer|lawspeaker.NoLimit so many at most from one side in a transaction
---@field capacity? integer|lawspeaker.NoLimit so many at most with a player after a transaction (T5)
---@field becomes? string of what is counted: the good that it is with whoever receives it
---@field called? string of things: the column that names them
---@field only_to? string of things: the column with the player to whom alone one can go
---@field arrives? string of things: the zone of players where they lie with whoever receives them
---@field discard? string of things: the zone where those over the capacity go
---@field hidden? boolean whether only the two see which one it was; all see that one was given
---@field traded? boolean false: it is never traded, and this says by which rule
---@field can_trade? fun(...: any): any of things: function(g, thing): whether that one is ever traded: true, or nil, the number of a rule and a sentence. It only reads
---@field traders? fun(...: any): any function(g, player): whether that player may trade it; one of the two must. It only reads
---@field items? fun(...: any): any of the game's own: function(g, from, to) → all that could be given now, as lists of words; for listing answers, so what is not for the other to know does not belong in it (of hidden goods only their own player is told). It only reads
---@field can_give? fun(...: any): any of the game's own: function(g, from, to, items): whether a side can give these, lists of words, all together: true, or nil, the number of a rule and a sentence. It only reads
---@field give? fun(...: any): any of the game's own: function(g, from, to, items): hands them over, and must succeed
---@field rule? string the number of the rule that a refusal on its account bears

---@class lawspeaker.TradeActForm @what can be promised beside goods, as `deal blue promises order a2 holds`: what follows the act's name is its text
---@field [1] string its name, as it is written in answers
---@field words? string what its text says, for people
---@field hidden? boolean whether only the two see its text; all who see the promise see the act
---@field read? fun(...: any): any function(g, from, to, text) → the text as it is kept, names as they are written; it comes before check. It only reads
---@field check? fun(...: any): any function(g, from, to, text): whether that can be promised: true; or nil, why not, and the number of the rule that the refusal then bears alone, else T6. It only reads
---@field can? fun(...: any): any function(g, from, to, text): whether it could be done now; then it is done with the deal, not promised. It only reads
---@field carry_out? fun(...: any): any function(g, from, to, text): does it; comes with can
---@field sample? fun(...: any): any function(g, from, to, random) → a text that can be promised, or nil, for answers by chance. It only reads
---@field kept? fun(...: any): any function(g, promise): whether it was kept: true, false, or nil where that cannot be said yet; behind false what was done instead, a text. The promise is { number, by, to, kind, text }. It only reads

---@class lawspeaker.TalkForm @for g:talk: players talk, propose, accept and promise in turn, round and round (law help trading). It returns how often somebody acted
---@field players string[] who takes part, in order
---@field messages? boolean whether they can say something
---@field public? boolean whether all see what is proposed and promised, else the two alone
---@field hidden? boolean whether nobody else is told who is asked
---@field rounds? integer|lawspeaker.NoLimit it ends after so many rounds, else when all have passed
---@field offers? boolean whether goods can be proposed
---@field deals? boolean whether promises can be part of it
---@field name? string the name of the question
---@field say? string the question in words
---@field rule? string the number of the rule, for that question

---@class lawspeaker.ExchangeForm @for g:exchange and g:could_exchange: a transaction without talk. Goods are a text as in an answer, "2 trade_good note red_alliance", or a list of { good = …, count = …, thing = row, words = { … } }
---@field [1] string a player
---@field with string another player
---@field gives? any what the first gives
---@field takes? any what the other gives
---@field discards? any[] rows that the first discards (T5)
---@field others_discards? any[] rows that the other discards

---@class lawspeaker.GameScenarioForm @a situation in a game, what is answered and rolled in it, and what must come of it: `law.scenario` with a `game`
---@field name string what it shows, in a few words
---@field rule? string the number of the rule that it shows
---@field game any the game, or its name
---@field variant? string|lawspeaker.Variant|(string|lawspeaker.Variant)[] the variant played
---@field rules? table house rules by name, over those of the variant
---@field options? table options of the match by name
---@field players? integer|string[] who plays, or how many do
---@field seed? integer the seed of the dice that are not scripted
---@field state? table what there is, instead of the game's setup: by table, a list of rows { "its name here", column = value, …, place = "zone/whose" }; and `globals`. What is left out has its standard value. A row is referred to by its name here, else by its column `name`
---@field phase? string the phase to begin with; the others follow, until the game ends or a question stays open
---@field step? table the step to play, and only that: { name, arguments … }; an argument that is a name of a row here, or "TABLE/NAME", is that row
---@field dice? any[] the results of rolls, in order: 5, { 2, 3 } for two dice, or { "purpose", 5 }; one left over, or a roll without one, is a failure
---@field answers? lawspeaker.AnswerRowForm[] answers, in order; a question that nobody answers stays open
---@field expect? lawspeaker.GameExpectForm what must come of it
---@field stages? lawspeaker.StageForm[] several stages, one after the other, instead of dice, answers and expect

---@class lawspeaker.StageForm @a part of a scenario, with what must have come of it by its end
---@field dice? any[] results of rolls, used up by the end of the stage
---@field answers? lawspeaker.AnswerRowForm[] answers, in order
---@field expect? lawspeaker.GameExpectForm what must be so at the end of the stage

---@class lawspeaker.AnswerRowForm @a player and its answer: { "red", "move a2" }; with the question's name, which must be the one that is asked: { "red", "order", "move a2" }
---@field [1] string who answers
---@field [2] any the answer, as text or as a value; or the question's name, and the answer behind it
---@field refused? boolean|string it must be refused, for a reason that contains this
---@field [integer] any

---@class lawspeaker.GameExpectForm @what must be so in a game. Only what is stated is checked
---@field rows? table rows, by their name in this scenario: false (there is none any more), or the columns, and `place`, that are stated
---@field globals? table globals, by name
---@field places? table what lies in a place, from the top: ["hand/red"] = { "ace", … }, or how many: ["deck"] = 12
---@field pending? string[] the open questions, as "player: question", in the order of the questions
---@field legal? any[] answers that the open question allows
---@field not_legal? any[] answers that it does not allow
---@field events? any[] notes that were made since the scenario, or the stage, began, in this order, others between them: a name, or { name, field = value }
---@field no_events? string[] names of notes that were not made since
---@field result? false|lawspeaker.GameResultForm how the game ended; false: it did not
---@field step_result? any what the step returned that the scenario has played

---@class lawspeaker.GameResultForm @how a game ended; only what is stated is compared
---@field winners? string[] who has won, in the order of the players
---@field draw? boolean whether it is a draw
---@field reason? string why it ended

---@class lawspeaker.HexMapForm @a map of hexes, each with a corner at the top, by `rows` or by `tiles` (law help hexes)
---@field name string what scripts and files call it
---@field title? string what people call it
---@field rows? string[] the rows from the top, each a text of words, one a tile; "." and "-" are no tile. Every second row, B, D, …, stands half a tile further to the right. A tile is called by its row and column: A1, B3
---@field legend? table<string, string[]> rows: the terrain that a word stands for; any other word is the terrain's own name
---@field tiles? lawspeaker.HexTileForm[] the tiles, instead of rows
---@field edges? lawspeaker.HexEdgeForm[] what is on the edges between two tiles
---@field starts? string[] the tiles where players start

---@class lawspeaker.HexTileForm @a tile by its coordinates: q counts to the right along a row, r rows downwards; the next row's tile at the same q is the one at the lower right
---@field [1] string the tile's id
---@field [2] integer along the row
---@field [3] integer the row
---@field [4] string[] its terrain

---@class lawspeaker.HexEdgeForm @what is on the edge between two neighbouring tiles, from either side
---@field [1] string one tile
---@field [2] string the other
---@field [3] string[] what is there

---@class lawspeaker.HexColumnsForm @what `law.hex_columns` is told
---@field terrain string[] all terrain that there can be
---@field edges? string[] features of edges, each a column of six flags
---@field table? string the name of the table

---@class lawspeaker.HexLandForm @what `law.grow_hex_map` is told: so many equal lands around a neutral middle
---@field name? string what the map is called
---@field kingdoms integer how many lands, 2 to 6
---@field radius? integer how far each reaches from its start
---@field paint fun(...: any): any function(tiles): sets the terrain and edges of the tiles of one land and one share of the middle (law help hexes)

---@class lawspeaker.BotForm @a player that is a program. It is asked a question at a time, with a view of what its player may see, and answers with one of the legal answers; nil is the default. It may keep what it likes from one question to the next, within one match
---@field name string what tournaments call it
---@field title? string what people call it
---@field api integer the version of this form that it is written for: 1
---@field games? string[] the games that it can play
---@field events? boolean it reads view:events(); a bot that does not is spared the log
---@field choose fun(...: any): any function(view, question, random): an answer; nil: the default. All its chance comes from `random`
---@field talk? fun(...: any): any the same for questions of g:talk; without it they get their default, which is to pass

---@class lawspeaker.PlayingForm @how a simulation is played on
---@field batches? integer how often it advances, at most
---@field answer? fun(...: any): any function(question, random): an answer; nil: a legal one by chance
---@field players? string[] whose questions `answer` is asked about
---@field random? lawspeaker.Random the chance of legal answers

---@class lawspeaker.DiplomacyRulesForm @rules of Diplomacy of which DATC knows several; the defaults are what DATC 3.0 recommends
---@field all_routes_needed? boolean a convoy fails when any of its routes has a dislodged fleet (4.A.1)
---@field paradox? "szykman"|"rule_1971"|"rule_1982"|"rule_2000"|"all_hold" a convoy that hangs on itself fails (szykman), or all moves in the paradox do (all_hold); rule_1971, rule_1982, rule_2000: first it does not cut some supports, as the books say (4.A.2)
---@field paradox_backup? "szykman"|"all_hold" what decides a paradox that rule_1971 or rule_2000 leaves (4.A.2)
---@field near_convoy? "intent"|"own_fleet"|"via_only"|"any_fleet"|"swap" when a move to a neighbour goes by convoy without "via": an own fleet that could be of use is ordered so (intent), any own one, never, a chain of anybody's, that only in a swap (4.A.3)
---@field failed_convoy? "stays"|"walks_unordered"|"walks" what an army does that was to go to a neighbour by convoy, where that fails: it stays, goes by land where no chain of fleets was ordered, or goes by land always (4.A.3)
---@field own_attack_cuts? boolean an army that comes by convoy cuts a support that is directed at where it comes from (4.A.4)
---@field closed_to_convoyed_origin? boolean who is dislodged by a convoyed army may not retreat to where that came from (4.A.5)
---@field dislodged_keeps_none_out? boolean who is dislodged keeps nobody out of where its attacker came from, though one of them went by convoy (4.A.7)
---@field default_coast? boolean where several coasts could be meant and none is named, the first is (4.B.1)
---@field lone_coast_needed? boolean a move names the coast also where one alone can be reached (4.B.2)
---@field wrong_coast_overlooked? boolean a move that names a coast out of reach goes to the one in reach (4.B.3)
---@field support_coast_needed? "never"|"foreign"|"always" when a support has to name the coast: never, for units of others (foreign), always (4.B.4)
---@field inland_fleet_is_army? boolean a fleet that is to be built inland is an army (4.C.4)
---@field too_many_builds? "first"|"last"|"none" which builds count, where a power orders more than it may (4.D.4)
---@field builds_in_one_place? "first"|"last"|"none" which of several builds in one centre counts (4.D.5)
---@field too_many_removals? "first"|"last"|"none" which removals count, where a power orders more than it must; none: units are removed as if it had ordered nothing (4.D.6)
---@field home_distance? boolean removals that nobody ordered go by the distance to home centres, whoever owns them; else by that to owned centres (4.D.8)
---@field fleets_by_sea? boolean in these, the distance of a fleet is how far it would sail (4.D.8)
---@field void_moves_unsupported? boolean a unit whose move is impossible cannot be supported to stay (4.E.1)
---@field no_convoys? boolean nobody convoys
---@field builds_anywhere? boolean units are built in any own centre, not at home alone

---@class lawspeaker.DiplomacyMapForm @a board of Diplomacy: powers, provinces, and what borders on what (law help diplomacy)
---@field name string what scripts and files call it
---@field title? string what people call it
---@field powers string[] the powers, in order
---@field provinces lawspeaker.DiplomacyProvinceForm[] the provinces, in order
---@field army? lawspeaker.DiplomacyBorderForm[] borders that armies cross, each once
---@field fleet? lawspeaker.DiplomacyBorderForm[] borders that fleets cross, each once: of a province with coasts, those of its coasts
---@field win? integer how many centres win
---@field start? table<string, string[]> the units of each power at the start, as in "A bud"

---@class lawspeaker.DiplomacyProvinceForm @a province of a board
---@field [1] string what orders call it
---@field [2] "land"|"coast"|"sea" land for armies, sea for fleets, coast for both
---@field title? string what people call it
---@field centre? boolean it is a supply centre
---@field home? string the power whose home centre it is
---@field coasts? string[] its coasts, where it has several that fleets cannot pass between: "spa/nc"
---@field other_ids? string[] further ids that it is known by

---@class lawspeaker.DiplomacyBorderForm @two places that border on each other; all further ones border on the first
---@field [1] string one place
---@field [2] string the other
---@field [integer] string

---@class lawspeaker.DiplomacyUnitForm @a unit: { "Austria", "A", "bud" }
---@field [1] string whose it is
---@field [2] "A"|"F" A an army, F a fleet
---@field [3] string where it stands: an id, or one of its other_ids; a fleet in a province with coasts on one of them

---@class lawspeaker.DiplomacyDislodgedForm @a unit that must retreat
---@field [1] string whose it is
---@field [2] "A"|"F" A an army, F a fleet
---@field [3] string where it was
---@field from? string the province that its attacker came from, which is closed to it
---@field number? integer its number among the units that moved; nothing comes of it

---@class lawspeaker.DiplomacyOrderForm @an order. A place that there is not makes a move, a support or a convoy void
---@field kind "hold"|"move"|"support_hold"|"support_move"|"convoy"|"build"|"remove"|"waive" what is to be done; a retreat is a move
---@field unit? "A"|"F" the type of the unit, or of what is built
---@field at? string where the unit stands, or is built
---@field of? string supports and convoys: where the other unit stands
---@field of_unit? "A"|"F" the type of the other unit; nothing comes of it
---@field to? string moves, supports of moves and convoys: where to
---@field via? boolean moves: by convoy, also to a neighbour

---@class lawspeaker.DiplomacyPositionForm @units on a board
---@field units lawspeaker.DiplomacyUnitForm[] who stands where: at most one unit in a province

---@class lawspeaker.DiplomacyMovementForm @a phase of movement
---@field units lawspeaker.DiplomacyUnitForm[] who stands where: at most one unit in a province
---@field orders? (string|lawspeaker.DiplomacyOrderForm|false)[] the order of each unit, by its number, as text or as a table; false or none: it holds
---@field rules? lawspeaker.DiplomacyRulesForm what is not as DATC 3.0 recommends

---@class lawspeaker.DiplomacyVerdictsForm @a phase of movement and what came of it
---@field units lawspeaker.DiplomacyUnitForm[] who stands where: at most one unit in a province
---@field orders? (string|lawspeaker.DiplomacyOrderForm|false)[] as of a movement
---@field rules? lawspeaker.DiplomacyRulesForm what is not as DATC 3.0 recommends
---@field verdicts table[] as board:move gave them

---@class lawspeaker.DiplomacyRetreatForm @a phase of retreats. What board:move returns is one, without orders and rules
---@field units lawspeaker.DiplomacyUnitForm[] who stands there after the moves
---@field dislodged lawspeaker.DiplomacyDislodgedForm[] who must retreat
---@field stand_offs? string[] the provinces where moves kept each other out
---@field orders? (string|lawspeaker.DiplomacyOrderForm|false)[] the order of each dislodged unit, by its number: a move, else it is disbanded
---@field rules? lawspeaker.DiplomacyRulesForm what is not as DATC 3.0 recommends
---@field verdicts? table[] of the moves; nothing comes of it

---@class lawspeaker.DiplomacyAdjustmentForm @a phase of builds and removals
---@field units lawspeaker.DiplomacyUnitForm[] who stands where: at most one unit in a province
---@field owners table<string, string> which power owns the centres that anybody owns: { bud = "Austria" }
---@field orders? table<string, (string|lawspeaker.DiplomacyOrderForm)[]> builds, removals and waivers of each power, in order: the rules say which of too many count
---@field rules? lawspeaker.DiplomacyRulesForm what is not as DATC 3.0 recommends

---@class lawspeaker.UnitView @a unit
---@field id string its id
---@field owner string the player it belongs to
---@field at string the region it stands in

---@class lawspeaker.BookView @a book on the board
---@field symbol string its symbol
---@field at string the region it lies in

---@class lawspeaker.ControlView @control of a link point
---@field symbol string the link point
---@field player string who controls it

---@class lawspeaker.LinkPointView @a link point
---@field symbol string its symbol
---@field at string the region it is in

---@class lawspeaker.AgeView @an Age
---@field id string its id
---@field title? string what people call it
---@field regions string[] its regions, in board order

---@class lawspeaker.RegionView @a region with its details
---@field id string its id
---@field age string the Age it belongs to
---@field title? string what people call it
---@field at? lawspeaker.PointForm where it is drawn: { x, y }

---@class lawspeaker.RuleView @a house rule and its value
---@field name string its name
---@field value any its value

---@class lawspeaker.OrderView @an order as a table
---@field type string stay, move, link, transfer or reinforce
---@field to? string move: the region; transfer: the receiver
---@field book? string link, transfer: the book
---@field carry? any move, link: the book carried, or true
---@field unit? string reinforce: the unit reinforced
---@field action? table reinforce: { type, to }

---@class lawspeaker.Verdict @what became of a unit's order
---@field unit string the unit
---@field owner string its player
---@field from string where it stood
---@field order string its order as text; "stay" where none was given
---@field result string succeeded, failed or illegal
---@field reason string why, as a code
---@field strength integer of the order, or of the Stay that an illegal one became
---@field displaced boolean it had to flee
---@field carries boolean it was a legal order to carry a book
---@field carried? string the book that came along
---@field carry_reason? string why none did
---@field because lawspeaker.Fact[] the facts behind it

---@class lawspeaker.Fact @a fact behind a verdict
---@field fact string its kind
---@field rule string the rule, as in "J4.4"
---@field unit? string a unit
---@field region? string a region
---@field symbol? string a book
---@field type? string a kind of order
---@field strength? integer a strength or another number

---@class lawspeaker.Change @a change that would have turned a result
---@field unit string whose order changes
---@field added boolean it reinforces, by `order`
---@field removed boolean a reinforcement of its that counted is taken away; with `added` it reinforces something else instead, which counts as two changes
---@field order string its new order as text

---@class lawspeaker.Flown @a flight
---@field unit string the unit
---@field from string where it fled from
---@field to string where it fled to

---@class lawspeaker.Earned @supply actions earned
---@field player string the player
---@field count integer how many

---@class lawspeaker.Supplied @supply actions carried out
---@field player string the player
---@field actions string[] as text, with the new ids

---@class lawspeaker.Unsupplied @supply actions that were not possible
---@field player string the player
---@field actions lawspeaker.Refused[] what was asked for, and why not

---@class lawspeaker.Refused @a supply action that was not possible
---@field text string as it was given
---@field reason string why, as a code

---@class lawspeaker.TurnResult @all that came of a turn; lists in the order of the position
---@field turn integer the number of the turn
---@field players string[] the players
---@field verdicts lawspeaker.Verdict[] one for each unit
---@field fled lawspeaker.Flown[] flights
---@field removed string[] units that had no place to flee to
---@field units lawspeaker.UnitView[] the units afterwards
---@field link_points lawspeaker.LinkPointView[] the placed link points afterwards
---@field books lawspeaker.BookView[] where books lie afterwards
---@field control lawspeaker.ControlView[] who controls link points afterwards
---@field conflicted string[] conflicted regions
---@field actions lawspeaker.Earned[] supply actions earned
---@field supplied lawspeaker.Supplied[] supply actions carried out
---@field unsupplied lawspeaker.Unsupplied[] supply actions that were not possible
---@field winners string[] who has won
---@field out string[] who is out
---@field draw boolean the game has ended in a draw

---@class lawspeaker.TurnOutcome @how a turn has ended for the players
---@field winners string[] who has won
---@field out string[] who is out
---@field draw boolean the game has ended in a draw

---@class lawspeaker.Report @what came of a scenario
---@field name string the scenario's name
---@field rule? string the rule that it shows
---@field variant? string the variant it was played under
---@field file string the file that declared it
---@field line integer the line there
---@field passed boolean everything expected came true
---@field checks integer how many expectations were compared
---@field failures string[] those that did not come true, as sentences
---@field failed_turns integer[] which of the turns each of them belongs to, counted from 1
---@field turns lawspeaker.TurnResult[] all turns

---@class lawspeaker.PendingQuestion @a question that waits for an answer
---@field number integer its number, which an answer names: it follows from the player's seat and how often that player has been asked, and tells nothing of others
---@field player string who is asked
---@field name string its name
---@field kind string choice, number, pick, slots, proposal or text
---@field say? string the question in words
---@field rule? string the number of the rule
---@field simultaneous boolean asked together with others; answers are secret until all are in
---@field is_talk? boolean it belongs to a g:talk
---@field least? integer number: the least
---@field most? integer number: the most
---@field min? integer pick: at least so many
---@field max? integer pick: at most so many
---@field ordered? boolean pick: their order matters
---@field size? integer text: so many bytes at most

---@class lawspeaker.MatchResult @how a game ended
---@field winners string[] who has won
---@field draw boolean it is a draw
---@field reason? string why it ended
---@field failed? boolean a simulation that could not go on
---@field step? any what the step returned that a scenario has played

---@class lawspeaker.Replay @how far a saved match, played again, is the same
---@field agrees boolean all of it is the same
---@field answers integer how many answers were given
---@field has_same_sources boolean its sources have not been changed since
---@field hash? string the hash of the match, as far as it was played
---@field result? lawspeaker.MatchResult how the game ended, if it did
---@field divergence? table the first that is not the same: { line, message, recorded, came_out }

---@class lawspeaker.GameRule @a house rule or option of a game
---@field name string its name
---@field value any its standard value
---@field rule? string the number of the rule
---@field sentence string what it says
---@field least? integer the least that it can be
---@field most? integer the most that it can be
---@field choices? string[] what it can be

---@class lawspeaker.HexTile @a tile of a hex map
---@field name string its name
---@field q integer along the row
---@field r integer the row
---@field terrain string[] its terrain
---@field start boolean a player can start there
---@field neighbours (string|false)[] the names of the six tiles next to it by direction; false where there is none
---@field edges string[][] what is on its six edges, by direction

---@class lawspeaker.HexShape @where a tile is drawn: x counts half widths of a hex to the right, y half lengths of a side downwards. With sides of length s a half width is s times the root of 3/4, a half side s/2
---@field name string the tile's name
---@field x integer of its centre
---@field y integer of its centre
---@field corners integer[][] its six corners { x, y }, from the upper right on against the clock: corner i is between the directions i and i + 1

---@class lawspeaker.DiplomacyPlace @a province, or one of its coasts
---@field id string what orders call it
---@field province string its province; of a province, itself
---@field terrain string land, coast or sea
---@field title? string what people call it
---@field centre boolean a supply centre is in it
---@field home? string the power whose home centre it is
---@field coasts string[] its coasts, where it has several
---@field other_ids string[] further ids

---@class lawspeaker.DiplomacyOrder @an order, as in the form diplomacy_order
---@field kind string hold, move, support_hold, support_move, convoy, build, remove, waive
---@field unit? string A or F
---@field at? string where the unit stands
---@field of? string where the other unit stands
---@field of_unit? string A or F
---@field to? string where to
---@field via? boolean by convoy

---@class lawspeaker.DiplomacySheets @orders by unit
---@field orders table[] the order of each unit; false where it has none
---@field refused lawspeaker.DiplomacyRefusal[] what cannot be taken

---@class lawspeaker.DiplomacyRefusal @an order that cannot be taken
---@field power string whose it was
---@field index integer the how manieth it was of that power
---@field message string what is wrong with it
---@field code string bad_order, unknown_place, several_places, no_unit, not_yours or duplicate

---@class lawspeaker.DiplomacyVerdict @what became of a unit in a movement phase
---@field result string "succeeded" (it moved, held; the support counts), "failed" or "void": nothing could carry it out, so the unit held
---@field reason string why: the first that fits (law.diplomacy_reasons)
---@field rule? string the case of DATC about it
---@field sentence string the reason in words
---@field at? string where the unit is then, of one dislodged where it was; nil: gone
---@field by? integer the number of the unit because of which
---@field attacker? integer of a unit that is dislodged: who came
---@field paradox? integer which convoy paradox the order is part of
---@field dislodged boolean the unit is dislodged
---@field by_convoy boolean a move that went, or would have gone, by convoy
---@field strength integer of a move, with how much it attacked; else with how much the unit held
---@field against integer of a move, how much that had to exceed

---@class lawspeaker.DiplomacyFact @a fact that a verdict rests on; units in it are texts, "F eng"
---@field fact string its name
---@field sentence string the fact in words
---@field rule? string the case of DATC about it
---@field depth integer 0; deeper: it is about the last fact before it that is less deep
---@field unit? string whom it is about
---@field other? string another unit in it
---@field third? string a third one
---@field strength? integer how strong the unit is; of several_outcomes, how many there are
---@field place? string where it goes, or is
---@field reason? string why a support is void, or a convoyed army did not arrive
---@field route? string[] the fleets of a convoy's route

---@class lawspeaker.DiplomacyLateVerdict @what became of a retreat, a build or a removal
---@field result string "succeeded" (it moved, held; the support counts), "failed" or "void": nothing could carry it out, so the unit held
---@field reason string why: the first that fits (law.diplomacy_reasons)
---@field rule? string the case of DATC about it
---@field sentence string the reason in words
---@field at? string where the unit is then, of one dislodged where it was; nil: gone
---@field by? integer the number of the unit because of which

---@class lawspeaker.DiplomacyMovement @what came of a movement phase; itself the form of the retreats that follow
---@field verdicts lawspeaker.DiplomacyVerdict[] of each unit, by its number
---@field stand_offs string[] the provinces where moves with as much strength kept each other out
---@field units table[] who stands where then
---@field dislodged table[] who must retreat (law help diplomacy_dislodged)

---@class lawspeaker.DiplomacyRetreat @what came of retreats
---@field verdicts lawspeaker.DiplomacyLateVerdict[] of each dislodged unit
---@field units table[] who stands where then: those that stood, and behind them those that retreated

---@class lawspeaker.DiplomacyAdjustment @what came of builds and removals
---@field verdicts table of each order, by power
---@field units table[] who stands where then: those that stay, and behind them those that are built

---@class lawspeaker.DiplomacyRule @a rule of Diplomacy
---@field name string its name
---@field default any what holds where nothing is said
---@field choices? string[] its values; nil: true and false
---@field number? string the section of DATC
---@field sentence string what it decides

---@class lawspeaker.DiplomacyFactKind @a kind of facts that verdicts rest on
---@field name string its name
---@field rule? string the case of DATC
---@field sentence string in words; {unit}, {other}, {third}, {strength}, {place}, {route}, {reason} and {rule} stand for what a fact has

---@class lawspeaker.DiplomacyReason @a reason of verdicts
---@field name string its name
---@field result string succeeded, failed or void
---@field rule? string the case of DATC
---@field sentence string in words

---@class lawspeaker.Map @a board; it never changes
---@field name string what scripts call it
---@field title? string what people call it, or nil
---@field hash string a hash of its content as 16 hexadecimal digits, the same everywhere
local map = {}

--- the Ages, in board order
---@return lawspeaker.AgeView[]
function map:ages() end

--- the regions' ids, in board order
---@return string[]
function map:regions() end

--- a region with its details
---@param region string
---@return lawspeaker.RegionView|nil value
---@return string|nil message
---@return string|nil code
function map:region(region) end

--- the printed link points
---@return lawspeaker.LinkPointView[]
function map:link_points() end

--- the regions adjacent to one, in board order
---@param region string
---@return string[]|nil value
---@return string|nil message
---@return string|nil code
function map:neighbours(region) end

--- are two regions adjacent?
---@param region string
---@param other string
---@return boolean|nil value
---@return string|nil message
---@return string|nil code
function map:are_adjacent(region, other) end

--- for how many players the map has a start
---@return integer[]
function map:starts() end

--- the position at the start for so many players
---@param players integer
---@return lawspeaker.Position|nil value
---@return string|nil message
---@return string|nil code
function map:start(players) end

---@class lawspeaker.Position @a position; it never changes, a turn makes the next one
---@field map lawspeaker.Map the map
---@field turn integer the number of the turn
---@field players string[] the players, in the order of the game
---@field hash string a hash of its content as 16 hexadecimal digits, the same everywhere
local position = {}

--- the units, in order
---@return lawspeaker.UnitView[]
function position:units() end

--- a unit
---@param unit string
---@return lawspeaker.UnitView|nil value
---@return string|nil message
---@return string|nil code
function position:unit(unit) end

--- the unit in a region; false when there is none
---@param region string
---@return string|nil value
---@return string|nil message
---@return string|nil code
function position:unit_in(region) end

--- where books lie, in the order of the link points
---@return lawspeaker.BookView[]
function position:books() end

--- the region where a book lies; false when it is off the board
---@param symbol string
---@return string|nil value
---@return string|nil message
---@return string|nil code
function position:book(symbol) end

--- who controls link points, in their order
---@return lawspeaker.ControlView[]
function position:control() end

--- the player who controls a link point; false when nobody does
---@param symbol string
---@return string|nil value
---@return string|nil message
---@return string|nil code
function position:controller(symbol) end

--- the placed link points
---@return lawspeaker.LinkPointView[]
function position:link_points() end

--- the region that a link point is in
---@param symbol string
---@return string|nil value
---@return string|nil message
---@return string|nil code
function position:link_point(symbol) end

--- the position as a player sees it in fog: what is in the regions of and next to its units; placed link points are in it also where their books are seen
---@param player string
---@return lawspeaker.Position|nil value
---@return string|nil message
---@return string|nil code
function position:view(player) end

--- does a player see a region in fog?
---@param player string
---@param region string
---@return boolean|nil value
---@return string|nil message
---@return string|nil code
function position:sees(player, region) end

--- the regions that a player sees in fog, in board order
---@param player string
---@return string[]|nil value
---@return string|nil message
---@return string|nil code
function position:seen(player) end

--- a copy
---@return lawspeaker.Position
function position:clone() end

--- begins a turn that is played step by step
---@param form? lawspeaker.BeginForm
---@return lawspeaker.Turn
function position:begin(form) end

--- plays a whole turn, Orders to Supply, and returns it
---@param form? lawspeaker.ResolveForm
---@return lawspeaker.Turn|nil value
---@return string|nil message
---@return string|nil code
function position:resolve(form) end

--- JSON text for `law resolve`; with `by_name` the map only by its name
---@param by_name? boolean
---@return string
function position:to_json(by_name) end

---@class lawspeaker.Variant @a variant of the game; it never changes
---@field name string what it is called
---@field title? string what people call it, or nil
---@field base? lawspeaker.Variant|lawspeaker.Variant[] the variant it builds on, a list of them where there are several, or nil
local variant = {}

--- the value of a house rule
---@param name string
---@return any|nil value
---@return string|nil message
---@return string|nil code
function variant:rule(name) end

--- all house rules with their values
---@return lawspeaker.RuleView[]
function variant:rules() end

--- the names of the hooks that it has, those of its bases included
---@return string[]
function variant:hooks() end

---@class lawspeaker.Turn @a turn: Orders, then resolve, flee, supply, finish; a call before its time or after it raises
---@field phase string "orders", "flee", "supply" or "finished"
---@field number integer the number of the turn
---@field before lawspeaker.Position the position that it started from
local turn = {}

--- gives a unit an order; a later one replaces it; `by`: who gives it
---@param unit string
---@param order any
---@param by? string
---@return boolean|nil value
---@return string|nil message
---@return string|nil code
function turn:order(unit, order, by) end

--- gives many at once: a list of { unit, order }, where an order may also be a list of its words
---@param sheet table
---@param by? string
---@return boolean|nil value
---@return string|nil message
---@return string|nil code
function turn:orders(sheet, by) end

--- would the order be legal? Else nil, a sentence, the reason as a code (J3)
---@param unit string
---@param order any
---@return boolean|nil value
---@return string|nil message
---@return string|nil code
function turn:judge(unit, order) end

--- an iterator over the legal orders of a unit, as texts: Stay, Moves, Links, Transfers, Reinforcements, books named (J3)
---@param unit string
---@return any|nil value
---@return string|nil message
---@return string|nil code
function turn:legal(unit) end

--- how many legal orders a unit has
---@param unit string
---@return integer|nil value
---@return string|nil message
---@return string|nil code
function turn:legal_count(unit) end

--- one of its legal orders by its number
---@param unit string
---@param number integer
---@return string|nil value
---@return string|nil message
---@return string|nil code
function turn:legal_at(unit, number) end

--- how many of its legal orders stand before those that reinforce
---@param unit string
---@return integer|nil value
---@return string|nil message
---@return string|nil code
function turn:acting_count(unit) end

--- adjudicates the orders (J3, J4); then units may have to flee
---@return boolean|nil value
---@return string|nil message
---@return string|nil code
function turn:resolve() end

--- the units that must flee
---@return string[]
function turn:fleeing() end

--- where a unit must flee from; false when it need not (J5.1)
---@param unit string
---@return string|nil value
---@return string|nil message
---@return string|nil code
function turn:flees_from(unit) end

--- the conflicted regions, in board order (J4.11)
---@return string[]
function turn:conflicted() end

--- the places that a fleeing unit could name now
---@param unit string
---@return (string|lawspeaker.FlightForm)[]|nil value
---@return string|nil message
---@return string|nil code
function turn:flights(unit) end

--- where a unit would flee to, the best first; before or in the Flee phase
---@param unit string
---@param flights table
---@return boolean|nil value
---@return string|nil message
---@return string|nil code
function turn:prefer(unit, flights) end

--- lets units flee (J5), then control and victory are judged (J6.1 to J6.3)
---@return boolean|nil value
---@return string|nil message
---@return string|nil code
function turn:flee() end

--- a player's supply actions, in order; before the turn is finished
---@param player string
---@param actions table
---@return boolean|nil value
---@return string|nil message
---@return string|nil code
function turn:supply(player, actions) end

--- the supply actions that a player could be given now, behind those given so far: units and then books, by region (J6.4)
---@param player string
---@return string[]|nil value
---@return string|nil message
---@return string|nil code
function turn:supply_legal(player) end

--- would the action be carried out? Else nil, a sentence, the reason as a code
---@param player string
---@param action any
---@return boolean|nil value
---@return string|nil message
---@return string|nil code
function turn:judge_supply(player, action) end

--- the board in the middle of the turn: in the Flee phase once movement is done, without the units that must flee; in the Supply phase with the actions given so far
---@return lawspeaker.Position|nil value
---@return string|nil message
---@return string|nil code
function turn:board() end

--- carries out supply actions (J6.4, J6.5) and returns the next position
---@return lawspeaker.Position|nil value
---@return string|nil message
---@return string|nil code
function turn:finish() end

--- what became of a unit's order
---@param unit string
---@return lawspeaker.Verdict|nil value
---@return string|nil message
---@return string|nil code
function turn:verdict(unit) end

--- the facts behind a verdict
---@param unit string
---@return lawspeaker.Fact[]|nil value
---@return string|nil message
---@return string|nil code
function turn:facts(unit) end

--- the fewest reinforcements added or taken away, up to two, that would have turned the result; an empty list when none would
---@param unit string
---@return lawspeaker.Change[]|nil value
---@return string|nil message
---@return string|nil code
function turn:turning(unit) end

--- how many supply actions a player has earned
---@param player string
---@return integer|nil value
---@return string|nil message
---@return string|nil code
function turn:actions(player) end

--- the next position, once the turn is finished
---@return lawspeaker.Position|nil value
---@return string|nil message
---@return string|nil code
function turn:position() end

--- how a finished turn has ended for the players
---@return lawspeaker.TurnOutcome|nil value
---@return string|nil message
---@return string|nil code
function turn:outcome() end

--- all that came of a finished turn, as plain data
---@return lawspeaker.TurnResult|nil value
---@return string|nil message
---@return string|nil code
function turn:result() end

--- checks a finished turn by a second, naive road
---@return boolean|nil value
---@return string|nil message
---@return string|nil code
function turn:verify() end

---@class lawspeaker.Scenario @a declared situation
---@field name string what it shows
---@field rule? string the rule that it shows, or nil
local scenario = {}

--- plays it and compares
---@return lawspeaker.Report
function scenario:run() end

---@class lawspeaker.Ask @what a hook is asked; it can be read only while the hook runs. Its methods say what came of the turn, after flight: only in the hooks supply_actions and victory
---@field kind string the hook's name
---@field unit? lawspeaker.UnitView before the contest: whose order it is about
---@field order? lawspeaker.OrderView before the contest: what the unit does: in legal the order as it was given; in strength and holding a Stay where that was illegal (J3)
---@field player string after the contest: who; before it: the unit's owner
---@field reinforcers lawspeaker.UnitView[] strength: the units whose reinforcement counts, in order
---@field position lawspeaker.Position the position at the start of the turn
local ask = {}

--- the units still on the board, of one player or of all, and where they stand now
---@param player? string
---@return lawspeaker.UnitView[]|nil value
---@return string|nil message
---@return string|nil code
function ask:units(player) end

--- the region where a unit stands now; false when it was removed
---@param unit string
---@return string|nil value
---@return string|nil message
---@return string|nil code
function ask:unit_region(unit) end

--- the books on the board and where they lie now; of one player: those where a unit of the player stands (J1.6)
---@param player? string
---@return lawspeaker.BookView[]|nil value
---@return string|nil message
---@return string|nil code
function ask:books(player) end

--- the region where a book lies now; false when it is off the board
---@param symbol string
---@return string|nil value
---@return string|nil message
---@return string|nil code
function ask:book(symbol) end

--- the link points controlled now, by one player or by anybody (J6.1)
---@param player? string
---@return lawspeaker.ControlView[]|nil value
---@return string|nil message
---@return string|nil code
function ask:control(player) end

--- the player who controls a link point now; false when nobody does (J6.1)
---@param symbol string
---@return string|nil value
---@return string|nil message
---@return string|nil code
function ask:controller(symbol) end

--- the link points taken in this turn: controlled now, by one player or by anybody, and not at the start (J6.3)
---@param player? string
---@return lawspeaker.ControlView[]|nil value
---@return string|nil message
---@return string|nil code
function ask:taken(player) end

---@class lawspeaker.Game @a declared game
---@field name string what scripts call it
---@field title? string what people call it, or nil
local game = {}

--- begins a match and goes on to its first questions
---@param form? lawspeaker.MatchStartForm
---@return lawspeaker.Match
function game:start(form) end

--- goes on with a saved match; form: { variant = the variant that it was played under, else found by its name; trust = true: though its sources, or those in `sources`, differ }
---@param text string
---@param form? table
---@return lawspeaker.Match|nil value
---@return string|nil message
---@return string|nil code
function game:load(text, form) end

--- plays a saved match again and compares, and gives the match, too; form: { variant, sources, under = play its answers under this variant, or under "standard", the game's own rules, pure = true: run each rule twice }
---@param text string
---@param form? table
---@return lawspeaker.Replay|nil value
---@return string|nil message
---@return string|nil code
function game:replay(text, form) end

--- its house rules and their standard values
---@return lawspeaker.GameRule[]
function game:rules() end

--- its options and their standard values
---@return lawspeaker.GameRule[]
function game:options() end

--- the names of its hooks
---@return string[]
function game:hooks() end

---@class lawspeaker.Match @a game that is played. Whoever plays asks `pending`, answers with `submit`, and goes on with `advance`, until there is a `result`
---@field game lawspeaker.Game the game
---@field variant? lawspeaker.Variant the variant, or nil
---@field players string[] the players, in order
---@field rules any the house rules, by name
---@field options any the options, by name
---@field seed integer the seed of its dice
---@field phase string the phase that it is in
---@field root lawspeaker.State the whole state, to be read
local match = {}

--- the questions that wait for an answer: all, or a player's
---@param player? string
---@return lawspeaker.PendingQuestion[]
function match:pending(player) end

--- over the legal answers to a question, or to a slot or part of it; there may be very many
---@param number integer
---@param part? any
---@return fun(): any
function match:legal(number, part) end

--- the same as a list of texts, at most so many; then whether these are all
---@param number integer
---@param most? integer
---@param part? any
---@return any
function match:legal_texts(number, most, part) end

--- what there is to pick from, or the slots or parts, as texts
---@param number integer
---@param part? any
---@return string[]
function match:items(number, part) end

--- a legal answer as its player writes it
---@param number integer
---@param answer any
---@return string|nil value
---@return string|nil message
---@return string|nil code
function match:text(number, answer) end

--- a legal answer by chance
---@param number integer
---@param random lawspeaker.Random
---@return any
function match:sample(number, random) end

--- the answer of a player that gives none
---@param number integer
---@return any
function match:default(number) end

--- is an answer legal?
---@param number integer
---@param answer any
---@return boolean|nil value
---@return string|nil message
---@return string|nil code
function match:check(number, answer) end

--- answers a question, by a text or a value. Where the answer is refused nothing has changed; after max_refusals the default is taken, and "default" is the second result. With a player, only its questions are open, and a row in plain data, { row = "unit/3" }, is always what that player calls it
---@param number integer
---@param answer any
---@param player? string
---@return boolean|nil value
---@return string|nil message
---@return string|nil code
function match:submit(number, answer, player) end

--- goes on once all questions are answered; false when one is not
---@return boolean
function match:advance() end

--- how the game ended, or nil
---@return lawspeaker.MatchResult
function match:result() end

--- what a player sees; left out: what an onlooker does
---@param player? string
---@return lawspeaker.View
function match:view(player) end

--- another match that is where this one is
---@param form? lawspeaker.CloneForm
---@return lawspeaker.Match
function match:clone(form) end

--- takes back the answers that are in, or the batch of answers before; then { answers = how many, rolls = whether dice were rolled since, revealed = whether somebody saw something }
---@return boolean|nil value
---@return string|nil message
---@return string|nil code
function match:undo() end

--- a hash of all that decides its future
---@return string
function match:hash() end

--- a hash of its state alone
---@return string
function match:state_hash() end

--- what has happened as a player saw it, an onlooker (nil), or in truth (false)
---@param player? any
---@param from? integer
---@return table[]
function match:events(player, from) end

--- how many events there are in truth
---@return integer
function match:event_count() end

--- { player, how many of its answers were refused }, …; not those that undo took back
---@return any
function match:refusals() end

--- how many scripted results are left
---@return integer
function match:dice_left() end

--- from now on each rule is run again after each answer, and an error says where it does not come to the same
---@param is_on boolean
function match:set_pure_check(is_on) end

--- all of it as text, JSON Lines
---@return string|nil value
---@return string|nil message
---@return string|nil code
function match:save() end

---@class lawspeaker.Random @chance for bots and samplers, never the dice of a game
local random = {}

--- 1 to `most`, each as likely
---@param most integer
---@return integer
function random:integer(most) end

--- an element of a list
---@param list table
---@return any
function random:pick(list) end

---@class lawspeaker.State @what a rule works with, `g`. Beside these members it has those of the game's own schema: each table, place, zone and global by its name (law help schema, table, row, place)
---@field players string[] the players, in order
---@field rules any the house rules, by name
---@field options any the options, by name
---@field variant lawspeaker.Variant the variant, or false
local state = {}

--- asks a player, and returns its answer
---@param player string
---@param question lawspeaker.QuestionForm
---@return any
function state:ask(player, question) end

--- asks { player, question } several at once; the answers are secret until all are in, and come in the same order
---@param questions table
---@return any
function state:ask_all(questions) end

--- calls a step of the game, and returns what it returns. A match that is cloned or undone inside a step runs again from the step's beginning only
---@param step string
---@param ... any
---@return any
function state:enter(step, ...) end

--- ends the game, at once
---@param result lawspeaker.ResultForm
function state:finish(result) end

--- rolls dice, as in "2d6": the sum, and a list of what each shows
---@param dice string
---@param purpose? string
---@param seen_by? any
---@return integer
function state:roll(dice, purpose, seen_by) end

--- 1 to `most`, each as likely
---@param most integer
---@param purpose? string
---@param seen_by? any
---@return integer
function state:random(most, purpose, seen_by) end

--- an element of a list, each as likely
---@param list table
---@param purpose? string
---@param seen_by? any
---@return any
function state:draw(list, purpose, seen_by) end

--- events bear this number from now on, until the step ends
---@param number? string
function state:rule(number) end

--- writes a note of the game into the log; fields: a table, or a function that returns it, called only where there is a log; seen_by: "all", "nobody", a player or several
---@param name string
---@param fields? any
---@param seen_by? any
function state:note(name, fields, seen_by) end

--- the answer of the variant, or the standard one; asked also where the state is only read, as in `finished` and in a question's check
---@param name string
---@param fields table
---@param standard any
---@return any
function state:hook(name, fields, standard) end

--- shows a row, or all of a place, to a player, to several or to "all", until it moves
---@param what any
---@param viewers any
function state:reveal(what, viewers) end

--- carries out an action and what others do in reaction
---@param reactions lawspeaker.ReactionsForm
function state:react(reactions) end

--- says that an ability { name = …, unit = …, … } is to be carried out; inside g:react. It is offered as its name and unit, or as its `answer`, a list of atoms. One that names a row which is removed before its turn lapses: nothing is called for it
---@param ability table
function state:trigger(ability) end

--- lets players enter a step in turn, until none acts any more (law help rounds); returns how often one acted
---@param rounds lawspeaker.RoundsForm
---@return integer
function state:rounds(rounds) end

--- lets players assign dice in turn (law help allocation); returns those that are left, a list for each player
---@param allocation lawspeaker.AllocationForm
---@return table[]
function state:allocate(allocation) end

--- asks where units go (law help retreat); returns the place of each, in their order, false for one that has none
---@param retreat lawspeaker.RetreatForm
---@return any[]
function state:retreat(retreat) end

--- lets players talk, propose, accept and promise in turn (law help trading); returns how often one acted
---@param talk lawspeaker.TalkForm
---@return integer
function state:talk(talk) end

--- all proposals that stand lapse
function state:end_talk() end

--- how often players may trade begins anew: of two, or of all
---@param first? string
---@param second? string
function state:renew_trades(first, second) end

--- how often more these two may trade now; 0: they may not. Also where the state is only read
---@param first string
---@param second string
---@return integer
function state:trades_left(first, second) end

--- carries a transaction out: true, or nil, the reason, the number of the rule, a sentence
---@param exchange lawspeaker.ExchangeForm
---@return boolean
function state:exchange(exchange) end

--- whether that could be carried out now; as g:exchange. Also where the state is only read
---@param exchange lawspeaker.ExchangeForm
---@return boolean
function state:could_exchange(exchange) end

--- asks the game of all open promises, or those of an act, whether they were kept, and notes it
---@param kind? string
function state:judge_promises(kind) end

--- open promises of goods, and of acts of which the game can say it, are broken
function state:end_promises() end

---@class lawspeaker.View @the state as one player sees it, to be read; rows have numbers of the viewer's own, and what is not seen is not there. Tables, zones and globals are those of the game, each read by its name, as view.position in johvets; `law rules GAME state` lists them
---@field player string who looks; false: an onlooker
---@field players string[] the players, in order
---@field rules any the house rules, by name
---@field options any the options, by name
---@field variant lawspeaker.Variant the variant, or false
local view = {}

--- the questions that wait for this player's answer
---@return lawspeaker.PendingQuestion[]
function view:pending() end

--- what this player has seen happen
---@param from? integer
---@return table[]
function view:events(from) end

--- how well a player stands, as far as this one sees, in the eyes of the game; left out: this player; nil where the game does not say
---@param player? string
---@return integer
function view:score(player) end

--- a copy that can be played on: what this player does not see is made up, and so are the dice, all of it following from the seed; left out: another one each time
---@param seed? integer
---@return lawspeaker.Simulation|nil value
---@return string|nil message
---@return string|nil code
function view:simulate(seed) end

---@class lawspeaker.Table @the rows of a table of the schema: `g.unit` is the table `unit`; #g.unit counts its rows
local table = {}

--- makes a row { column = value, … }; a column that is left out has its default. Where the table has zones, `place` says where the row is put, at the end, and is needed; where it has none there is no place
---@param columns table
---@param place? lawspeaker.Place
---@return lawspeaker.Row
function table:add(columns, place) end

--- takes a row out of the game; an error while another row refers to it
---@param row lawspeaker.Row
function table:remove(row) end

--- over the rows that there are now, by number: for unit in g.unit:each() do
---@return fun(): any
function table:each() end

--- how many rows there are
---@return integer
function table:count() end

--- the row of a number, or nil
---@param id integer
---@return lawspeaker.Row
function table:get(id) end

--- the row with this pair in the columns of the table's key, in their order, or nil
---@param first any
---@param second any
---@return lawspeaker.Row
function table:find(first, second) end

---@class lawspeaker.Row @a row. Its columns are read and set by name: unit.points = unit.points - 1. Two that name the same row are equal; as text a row is "TABLE/NUMBER". A row may be kept in a local of a rule, in columns, answers and arguments of steps
---@field id integer its number in its table; that of a removed row is given again
---@field place lawspeaker.Place where it lies; nil where its table has no zones
---@field unseen boolean in a view: it lies there, but what it is is hidden; its columns are nil
local row = {}

---@class lawspeaker.Place @one list of a zone: `g.deck` of a zone that is one list, `g.hand.red` or `g.hand[player]` of one that has a list for each player, `g.field[point]` of one that has a list for each row of a static table. #place counts its rows. Position 1 is the top
---@field zone string the name of the zone
---@field whose any the player or row that the list belongs to, or nil
local place = {}

--- over the rows that lie there now, from the top
---@return fun(): any
function place:each() end

--- how many rows lie there
---@return integer
function place:count() end

--- the first row, or nil
---@return lawspeaker.Row
function place:top() end

--- the last row, or nil
---@return lawspeaker.Row
function place:bottom() end

--- the row at a position, or nil
---@param position integer
---@return lawspeaker.Row
function place:at(position) end

--- whether a row lies there
---@param row lawspeaker.Row
---@return boolean
function place:has(row) end

--- moves a row there from where it was, to a position or to the end
---@param row lawspeaker.Row
---@param position? integer
function place:put(row, position) end

--- brings its rows into an order by chance; the purpose is that of the dice, else the zone's name
---@param purpose? string
function place:shuffle(purpose) end

---@class lawspeaker.HexMap @a map of hexes; it never changes. Directions 1 to 6 are e, ne, nw, w, sw, se
---@field name string what scripts call it
---@field title? string what people call it, or nil
local hex_map = {}

--- the tiles, in the map's order
---@return lawspeaker.HexTile[]
function hex_map:tiles() end

--- a tile
---@param tile string
---@return lawspeaker.HexTile|nil value
---@return string|nil message
---@return string|nil code
function hex_map:tile(tile) end

--- the tiles where players start
---@return string[]
function hex_map:starts() end

--- the tiles next to one, in the order of directions
---@param tile string
---@return string[]|nil value
---@return string|nil message
---@return string|nil code
function hex_map:neighbours(tile) end

--- the direction of the tile next to one; false when it is not next to it
---@param tile string
---@param other string
---@return integer|nil value
---@return string|nil message
---@return string|nil code
function hex_map:direction(tile, other) end

--- how many steps lead from one place to another, whatever lies between
---@param tile string
---@param other string
---@return integer|nil value
---@return string|nil message
---@return string|nil code
function hex_map:distance(tile, other) end

--- the tiles that are so near, the nearest first, itself included
---@param tile string
---@param steps integer
---@return string[]|nil value
---@return string|nil message
---@return string|nil code
function hex_map:within(tile, steps) end

--- the tiles that steps lead to, the nearest first, itself included, where passes(from, to, direction) says of two HexTiles whether a step is allowed
---@param tile string
---@param passes fun(...: any): any
---@return string[]|nil value
---@return string|nil message
---@return string|nil code
function hex_map:reach(tile, passes) end

--- in a game's `board`: adds a row a tile to a static table whose columns come from law.hex_columns. more(tile) gives further columns, or others, of a HexTile; one that is false is left out
---@param table any
---@param more? fun(...: any): any
function hex_map:lay(table, more) end

--- the map as text, a box a tile; lines(tile) gives what stands in the box of a HexTile: a text or a list of texts, else its name
---@param lines? fun(...: any): any
---@return string
function hex_map:picture(lines) end

--- where the tiles are drawn, in the map's order
---@return lawspeaker.HexShape[]
function hex_map:drawing() end

---@class lawspeaker.Bot @a declared bot
---@field name string what tournaments call it
---@field title? string what people call it, or nil
---@field games? string[] the games that it can play, or nil
---@field reads_events boolean it reads what has happened
local bot = {}

--- what it answers to an open question of a match, as match:submit takes it; what it does not see of the match is made up where it simulates. `nodes`: how often its simulations may advance
---@param match lawspeaker.Match
---@param number integer
---@param random lawspeaker.Random
---@param nodes? integer
---@return any|nil value
---@return string|nil message
---@return string|nil code
function bot:choose(match, number, random, nodes) end

---@class lawspeaker.Question @a question that a bot is asked. Rows in its answers are rows of its view. `part` is a slot, or the name of a part of a proposal
---@field number integer its number
---@field player string who is asked
---@field name string its name
---@field kind string choice, number, pick, slots, proposal or text
---@field say? string the question in words
---@field rule? string the number of the rule
---@field simultaneous boolean asked together with others; answers are secret until all are in
---@field is_talk boolean it belongs to a g:talk
---@field least? integer number: the least
---@field most? integer number: the most
---@field min? integer pick: at least so many
---@field max? integer pick: at most so many
---@field ordered? boolean pick: their order matters
---@field size? integer text: so many bytes at most
---@field refusals string[] why the bot's answers to this question were refused so far: it is asked again, until the game's max_refusals
---@field view lawspeaker.View the view in whose terms it is
local question = {}

--- over the legal answers, to it or to a part of it; there may be very many
---@param part? any
---@return fun(): any
function question:legal(part) end

--- the same as a list of texts, at most so many; then whether these are all
---@param most? integer
---@param part? any
---@return any
function question:legal_texts(most, part) end

--- what there is to pick from, or the slots or parts, as texts
---@param part? any
---@return string[]
function question:items(part) end

--- a list of what its slots are about, or of the names of its parts
---@return any
function question:slots() end

--- a legal answer by chance
---@param random lawspeaker.Random
---@param part? any
---@return any
function question:sample(random, part) end

--- what a player gets that gives no answer
---@param part? any
---@return any
function question:default(part) end

--- is an answer legal?
---@param answer any
---@return boolean|nil value
---@return string|nil message
---@return string|nil code
function question:check(answer) end

--- a legal answer as its player writes it
---@param answer any
---@return string|nil value
---@return string|nil message
---@return string|nil code
function question:text(answer) end

--- an answer to be written part by part; of slots and proposals
---@return lawspeaker.Sheet
function question:sheet() end

--- how often simulations may still advance for this question; nil where that is not limited
---@return integer
function question:nodes_left() end

--- what is left of the budget for this question, from 1000 to 0; nil where there is none
---@return integer
function question:left() end

---@class lawspeaker.Sheet @an answer to a question of slots, or a proposal, that is written part by part. It is an answer itself; slots that are not set have their default
---@field question lawspeaker.Question the question
local sheet = {}

--- answers a slot or part
---@param slot any
---@param answer any
---@return boolean|nil value
---@return string|nil message
---@return string|nil code
function sheet:set(slot, answer) end

--- what has been set, or nil
---@param slot any
---@return any
function sheet:get(slot) end

--- over the legal answers to a slot
---@param slot any
---@return fun(): any
function sheet:legal(slot) end

--- a legal answer to a slot by chance, which is not set
---@param slot any
---@param random lawspeaker.Random
---@return any
function sheet:sample(slot, random) end

--- sets by chance what is not set; without `random`: to its default; returns the sheet
---@param random? lawspeaker.Random
---@return lawspeaker.Sheet
function sheet:fill(random) end

--- sets a slot, or all, to nothing
---@param slot? any
function sheet:clear(slot) end

--- as question:slots
---@return any
function sheet:slots() end

--- another sheet that is the same
---@return lawspeaker.Sheet
function sheet:copy() end

--- what is set, as a list of { slot, answer }, or a table by part
---@return any
function sheet:answer() end

---@class lawspeaker.Simulation @a copy of a match that a bot plays on, until it has answered. What its player may not see in the match has been made up anew, its dice are new, and answers that others have given to the open questions are not in it
---@field players string[] the players, in order
---@field rules any the house rules, by name
---@field options any the options, by name
---@field phase string the phase that it is in
local simulation = {}

--- the questions that wait for an answer: all, or a player's
---@param player? string
---@return lawspeaker.PendingQuestion[]
function simulation:pending(player) end

--- one of these, in the terms of its player's view
---@param number integer
---@return lawspeaker.Question
function simulation:question(number) end

--- what a player sees; left out: the one who simulates
---@param player? string
---@return lawspeaker.View
function simulation:view(player) end

--- answers a question; a refusal changes nothing and is not counted
---@param number integer
---@param answer any
---@return boolean|nil value
---@return string|nil message
---@return string|nil code
function simulation:submit(number, answer) end

--- goes on once all questions are answered; false when one is not. This is what the budget by nodes counts
---@return boolean
function simulation:advance() end

--- how the game ended, or nil. Where the rules cannot go on from what was made up, it has ended as a draw that has `failed`, and says why
---@return lawspeaker.MatchResult
function simulation:result() end

--- how well a player stands, in the eyes of the game; left out: the one who simulates; nil where the game does not say, and where it has failed
---@param player? string
---@return integer
function simulation:score(player) end

--- another one that is where this one is; with a seed its dice are others
---@param seed? integer
---@return lawspeaker.Simulation
function simulation:clone(seed) end

--- answers whatever is open and has no answer yet, advances, and so on, until the game is over or as often as asked; how the game ended, or nil. Its form has batches, answer, players and random (law help playing)
---@param form? lawspeaker.PlayingForm
---@return lawspeaker.MatchResult
function simulation:play(form) end

---@class nil @a board of Diplomacy; it never changes
---@field name string what scripts call it
---@field title? string what people call it, or nil
---@field powers string[] the powers, in order
---@field win integer how many centres win
---@field hash string sixteen hexadecimal digits that tell boards apart
local diplomacy_map = {}

--- the provinces and, behind them, their coasts
---@return lawspeaker.DiplomacyPlace[]
function diplomacy_map:places() end

--- a place by an id, or one of its other_ids
---@param place string
---@return lawspeaker.DiplomacyPlace|nil value
---@return string|nil message
---@return string|nil code
function diplomacy_map:place(place) end

--- the id of the place that a person means: by any of its ids or its full name, in small or capital letters, or by a beginning that fits it alone; coasts as in "spa/nc", "Spa (nc)", "spain north coast"
---@param words string
---@return string|nil value
---@return string|nil message
---@return string|nil code
function diplomacy_map:find(words) end

--- the places that a unit of that type reaches from there in one step
---@param place string
---@param type "A"|"F"|"army"|"fleet"
---@return string[]|nil value
---@return string|nil message
---@return string|nil code
function diplomacy_map:neighbours(place, type) end

--- the units at the start (law help diplomacy_unit)
---@return table[]
function diplomacy_map:start() end

--- units from texts by power, { Austria = { "A bud" } }, in the order of the powers
---@param by_power table
---@return table[]|nil value
---@return string|nil message
---@return string|nil code
function diplomacy_map:units(by_power) end

--- an order from text (law help diplomacy). With `units`, the unit that it is for must be there, and the order says of both units what they are and where exactly they stand
---@param text string
---@param units? table
---@return lawspeaker.DiplomacyOrder|nil value
---@return string|nil message
---@return string|nil code
function diplomacy_map:read_order(text, units) end

--- an order as text, always in one way. A type that is not known is "?"; `units` tell it
---@param order lawspeaker.DiplomacyOrderForm
---@param units? table
---@return string
function diplomacy_map:order_text(order, units) end

--- orders as powers write them, { Austria = { "A bud - gal" } }, texts or tables, as a list by unit, and which of them cannot be taken. The first order of a unit counts
---@param units table
---@param by_power table
---@return lawspeaker.DiplomacySheets|nil value
---@return string|nil message
---@return string|nil code
function diplomacy_map:give_orders(units, by_power) end

--- what comes of the orders of a movement phase
---@param form lawspeaker.DiplomacyMovementForm
---@return lawspeaker.DiplomacyMovement|nil value
---@return string|nil message
---@return string|nil code
function diplomacy_map:move(form) end

--- whether each verdict follows from all others, by a second road: true; else nil, and of which unit it does not
---@param form lawspeaker.DiplomacyVerdictsForm
---@return boolean|nil value
---@return string|nil message
---@return string|nil code
function diplomacy_map:verify(form) end

--- what the verdict of a unit rests on: routes of its convoy, strengths and the supports for them, cuts, and of a paradox what hangs on what; nil where a verdict does not follow from all others
---@param form lawspeaker.DiplomacyVerdictsForm
---@param number integer
---@return lawspeaker.DiplomacyFact[]|nil value
---@return string|nil message
---@return string|nil code
function diplomacy_map:facts(form, number) end

--- all orders of units that can be of use
---@param units any[]
---@return nil|nil value
---@return string|nil message
---@return string|nil code
function diplomacy_map:legal_orders(units) end

--- where each dislodged unit may retreat to
---@param form lawspeaker.DiplomacyRetreatForm
---@return string[][]|nil value
---@return string|nil message
---@return string|nil code
function diplomacy_map:retreats(form) end

--- what comes of retreats
---@param form lawspeaker.DiplomacyRetreatForm
---@return lawspeaker.DiplomacyRetreat|nil value
---@return string|nil message
---@return string|nil code
function diplomacy_map:retreat(form) end

--- by power, how many units it may build, or, below 0, has to remove
---@param form lawspeaker.DiplomacyAdjustmentForm
---@return table|nil value
---@return string|nil message
---@return string|nil code
function diplomacy_map:balance(form) end

--- by power, { balance, most, orders }: how many units it may build or has to remove, how many orders of it can count, and the texts of all that it could give
---@param form lawspeaker.DiplomacyAdjustmentForm
---@return table|nil value
---@return string|nil message
---@return string|nil code
function diplomacy_map:adjustments(form) end

--- what comes of builds and removals; what a power does not remove itself is removed, the farthest first
---@param form lawspeaker.DiplomacyAdjustmentForm
---@return lawspeaker.DiplomacyAdjustment|nil value
---@return string|nil message
---@return string|nil code
function diplomacy_map:adjust(form) end

---@class nil @what each of some units can be ordered: first to hold, then moves, moves by convoy to neighbours, supports, convoys. Units have the numbers that they had in the list; an order is made when it is asked for
---@field units integer how many units there are
local diplomacy_orders = {}

--- how many orders a unit can get
---@param unit integer
---@return integer|nil value
---@return string|nil message
---@return string|nil code
function diplomacy_orders:count(unit) end

--- one of them, from 1
---@param unit integer
---@param number integer
---@return lawspeaker.DiplomacyOrder|nil value
---@return string|nil message
---@return string|nil code
function diplomacy_orders:order(unit, number) end

--- the same as text
---@param unit integer
---@param number integer
---@return string|nil value
---@return string|nil message
---@return string|nil code
function diplomacy_orders:text(unit, number) end

--- all of a unit
---@param unit integer
---@return string[]|nil value
---@return string|nil message
---@return string|nil code
function diplomacy_orders:texts(unit) end

---@class lawspeaker
---@field no_limit lawspeaker.NoLimit the value of a house rule's limit that does not limit
---@field version string the library's version
local law = {}

--- declares a map: Ages, their regions, who is adjacent, printed link points (J1)
---@param form lawspeaker.MapForm
---@return lawspeaker.Map
function law.map(form) end

--- declares a position: who stands where, where books lie, who controls what (J1)
---@param form lawspeaker.PositionForm
---@return lawspeaker.Position
function law.position(form) end

--- declares a variant: the standard game, or other variants, and its changes
---@param form lawspeaker.VariantForm
---@return lawspeaker.Variant
function law.variant(form) end

--- declares a situation, the orders given in it, and what must come of them; `law run` and `law test` play it
---@param form lawspeaker.ScenarioForm
---@return lawspeaker.Scenario
function law.scenario(form) end

--- reads a position from JSON text, as `law resolve` does; `map` is used where the text names its map, else that is looked up
---@param text string
---@param map? lawspeaker.Map
---@return lawspeaker.Position|nil value
---@return string|nil message
---@return string|nil code
function law.from_json(text, map) end

--- goes through a table in a fixed order: false, true, numbers, strings
---@param table table
---@return fun(): any
function law.pairs(table) end

--- declares a game: its state, its rules, what is asked and who has won
---@param form lawspeaker.GameForm
---@return lawspeaker.Game
function law.game(form) end

--- a source of chance for bots and samplers
---@param seed integer
---@return lawspeaker.Random
function law.random(seed) end

--- declares a map of hexes, which law.find_hex_map finds by its name
---@param form lawspeaker.HexMapForm
---@return lawspeaker.HexMap
function law.hex_map(form) end

--- the hex map of a name: one that a script declares, else the file NAME.lua, spaces written as _, of a folder that `require` knows, as "my_game.maps", beside the script, or on the map path (law help maps). `known`: names to suggest where there is none
---@param name string
---@param folder? string
---@param known? string[]
---@return lawspeaker.HexMap|nil value
---@return string|nil message
---@return string|nil code
function law.find_hex_map(name, folder, known) end

--- makes a map on which all starts have equal surroundings
---@param form lawspeaker.HexLandForm
---@return lawspeaker.HexMap
function law.grow_hex_map(form) end

--- the columns of a static table of tiles: name, q, r, terrain, start, neighbours, and six flags for each feature of edges
---@param form lawspeaker.HexColumnsForm
---@return table
function law.hex_columns(form) end

--- how many steps lead from one tile to another, which are rows or anything else with q and r
---@param from any
---@param to any
---@return integer
function law.hex_distance(from, to) end

--- the direction, 1 to 6, of the tile next to one; nil when it is not
---@param from any
---@param to any
---@return integer
function law.hex_direction(from, to) end

--- a list of rows, or of anything else with q and r, as text, a box each; lines(tile) gives what stands in it: a text or a list of texts
---@param tiles any[]
---@param lines? fun(...: any): any
---@return string
function law.hex_picture(tiles, lines) end

--- declares a bot: a player that is a program
---@param form lawspeaker.BotForm
---@return lawspeaker.Bot
function law.bot(form) end

--- declares a board of Diplomacy, which law.find_diplomacy_map finds by its name
---@param form lawspeaker.DiplomacyMapForm
---@return nil
function law.diplomacy_map(form) end

--- the board of a name: one that a script declares, else the file NAME.lua, spaces written as _, of a folder that `require` knows, as "diplomacy.maps", beside the script, or on the map path (law help maps). `known`: names to suggest where there is none
---@param name string
---@param folder? string
---@param known? string[]
---@return nil|nil value
---@return string|nil message
---@return string|nil code
function law.find_diplomacy_map(name, folder, known) end

--- the rules that movements, retreats and adjustments of Diplomacy take
---@return lawspeaker.DiplomacyRule[]
function law.diplomacy_rules() end

--- the kinds of facts that board:facts tells, in the order in which they are told
---@return lawspeaker.DiplomacyFactKind[]
function law.diplomacy_facts() end

--- the reasons of Diplomacy's verdicts, in their order of precedence
---@return lawspeaker.DiplomacyReason[]
function law.diplomacy_reasons() end

return law
