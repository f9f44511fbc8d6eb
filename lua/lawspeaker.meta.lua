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

---@class lawspeaker.VariantForm @a variant of the game
---@field name string what it is called
---@field title? string what people call it
---@field base? lawspeaker.Variant the variant it builds on
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
---@field variant? lawspeaker.Variant the variant played

---@class lawspeaker.BeginForm @how a turn is begun
---@field variant? lawspeaker.Variant the variant played

---@class lawspeaker.ScenarioForm @a situation and what must come of it
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
---@field variant? lawspeaker.Variant the variant played
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
---@field base? lawspeaker.Variant the variant it builds on, or nil
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

--- the names of the hooks that it has, those of its base included
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

--- adjudicates the orders (J3, J4); then units may have to flee
---@return boolean|nil value
---@return string|nil message
---@return string|nil code
function turn:resolve() end

--- the units that must flee
---@return string[]
function turn:fleeing() end

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

--- declares a variant: the standard game, or another variant, and its changes
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
---@return any
function law.pairs(table) end

return law
