"""`law resolve` with positions of Diplomacy: our scenarios as positions, random ones beside what
boards say in Lua, results as the next positions, and each mistake with its place."""

import copy
import json
import os
import random

from program import PROJECT, LawTest, main

COUNT = int(os.environ.get("LAWSPEAKER_GAMES", "1")) * 60
MUTANTS = int(os.environ.get("LAWSPEAKER_GAMES", "1")) * 3000

# Values of Lua as JSON; a list has entries from 1 on.
ENCODER = """
local function json(value)
    if type(value) ~= "table" then
        return type(value) == "string" and ("%q"):format(value) or tostring(value)
    end
    local parts, names = {}, {}
    if #value > 0 then
        for index, item in ipairs(value) do
            parts[index] = json(item)
        end
        return "[" .. table.concat(parts, ",") .. "]"
    end
    for name in pairs(value) do
        names[#names + 1] = name
    end
    table.sort(names)
    for index, name in ipairs(names) do
        parts[index] = ("%q:%s"):format(name, json(value[name]))
    end
    return "{" .. table.concat(parts, ",") .. "}"
end
"""

# Random units with random orders, legal ones and others, and what a board says of them.
RANDOM = """
local law = require "lawspeaker"
local boards = { standard = require "diplomacy.maps.standard",
    three_crowns = require "diplomacy.maps.three_crowns" }
""" + ENCODER + """
local seed, count = SEED, COUNT
local function below(most)
    seed = (seed * 6364136223846793005 + 1442695040888963407) & 0x7fffffffffffffff
    return (seed >> 33) % most + 1
end
local function pick(list)
    return list[below(#list)]
end

local RULES = law.diplomacy_rules()
local function random_rules()
    local rules = {}
    for _, rule in ipairs(RULES) do
        if below(4) == 1 then
            rules[rule.name] = rule.choices and pick(rule.choices) or below(2) == 1
        end
    end
    return rules
end

local function random_units(board, most)
    local units, taken = {}, {}
    for _ = 1, most do
        local place = pick(board:places())
        local kind = place.terrain == "sea" and "F" or place.terrain == "land" and "A"
            or place.province ~= place.id and "F" or #place.coasts > 0 and "A" or pick { "A", "F" }
        if not taken[place.province] then
            taken[place.province] = true
            units[#units + 1] = { pick(board.powers), kind, place.id }
        end
    end
    table.sort(units, function(a, b) -- by power, as a position has them
        return a[1] < b[1] or a[1] == b[1] and a[3] < b[3]
    end)
    return units
end

local function random_order(board, legal, units, number)
    local unit, places = units[number], board:places()
    local head = unit[2] .. " " .. unit[3]
    local kind = below(10)
    if kind <= 6 then
        return legal:text(number, below(legal:count(number)))
    elseif kind == 7 then
        return false
    elseif kind == 8 then
        return head .. " - " .. pick(places).id .. pick { "", " via" }
    end
    local other = pick(units)
    return head .. pick { " S ", " C " } .. other[2] .. " " .. other[3] .. " - " .. pick(places).id
end

-- Some units support what another one was ordered to do, where they can, so that units fall.
local function support(legal, units, orders)
    for number in ipairs(units) do
        local other = orders[below(#units)]
        if other and below(2) == 1 then
            for index = 1, legal:count(number) do
                local text = legal:text(number, index)
                if text:sub(-#other - 3) == " S " .. other then
                    orders[number] = text
                end
            end
        end
    end
end

local function by_power(units)
    local lists = {}
    for _, unit in ipairs(units) do
        lists[unit[1]] = lists[unit[1]] or {}
        table.insert(lists[unit[1]], unit[2] .. " " .. unit[3])
    end
    return lists
end

for number = 1, count do
    local name = number % 3 == 0 and "standard" or "three_crowns"
    local board = boards[name]
    local units = random_units(board, number % 3 == 0 and 40 or 12)
    local legal, orders, texts = board:legal_orders(units), {}, {}
    for index, unit in ipairs(units) do
        orders[index] = random_order(board, legal, units, index)
    end
    support(legal, units, orders)
    for index, unit in ipairs(units) do
        if orders[index] then
            texts[unit[1]] = texts[unit[1]] or {}
            table.insert(texts[unit[1]], orders[index])
        end
    end
    local rules = random_rules()
    local outcome = assert(board:move { units = units, orders = orders, rules = rules })
    print(json { position = { game = "diplomacy", map = name, units = by_power(units),
        phase = { year = 1901, season = "Spring", type = "Movement" }, orders = texts,
        rules = rules }, units = units, outcome = outcome,
        may_retreat = board:retreats(outcome) })
end
"""

# Boards written out, as a position may hold them.
BOARDS = """
for name, board in pairs { standard = require "diplomacy.maps.standard",
    three_crowns = require "diplomacy.maps.three_crowns" } do
    local provinces, army, fleet = {}, {}, {}
    for _, place in ipairs(board:places()) do
        if place.province == place.id then
            provinces[#provinces + 1] = { id = place.id, name = place.title, type = place.terrain,
                coasts = #place.coasts > 0 and place.coasts or nil, home = place.home,
                other_ids = #place.other_ids > 0 and place.other_ids or nil,
                supply_center = place.centre }
            army[place.id] = board:neighbours(place.id, "A")
        end
        fleet[place.id] = board:neighbours(place.id, "F")
    end
    for _, list in ipairs { army, fleet } do
        for id, neighbours in pairs(list) do
            list[id] = #neighbours > 0 and neighbours or nil
        end
    end
    print(json { name = name, board = { powers = board.powers, provinces = provinces,
        army_adjacency = army, fleet_adjacency = fleet } })
end
"""


def position(**changed):
    whole = {"game": "diplomacy", "id": "i", "map": "standard",
             "phase": {"year": 1901, "season": "Fall", "type": "Movement"},
             "units": {"Austria": ["A vie", "A bud"], "Russia": ["A gal"]},
             "orders": {"Austria": ["A vie - gal", "A bud S A vie - gal"]}}
    whole.update(changed)
    return {name: value for name, value in whole.items() if value is not None}


def retreat(**changed):
    return position(phase={"year": 1901, "season": "Fall", "type": "Retreat"},
                    dislodged={"Austria": ["A tyr"]}, orders=None, **changed)


def winter(**changed):
    return position(**{"phase": {"year": 1901, "season": "Fall", "type": "Adjustment"},
                       "centers": {"Austria": ["vie"]}, "orders": None, **changed})


def next_position(last, result, orders):
    """A result as the next phase's position."""
    names = ("units", "dislodged", "origins", "stand_offs", "centers", "phase")
    return {**{name: last[name] for name in ("game", "map", "rules") if name in last},
            **{name: result[name] for name in names}, "orders": orders}


def sorted_lists(lists):
    return {power: sorted(texts) for power, texts in lists.items() if texts}


class Lines(LawTest):
    def resolve(self, positions, *options, status=0):
        lines = "".join(json.dumps(one) + "\n" for one in positions)
        outcome = self.law("resolve", *options, stdin=lines.encode(), LAW_PATH=str(PROJECT))
        self.assert_outcome(outcome, status, err="")
        results = [json.loads(line) for line in outcome.out.splitlines()]
        self.assertEqual(len(results), len(positions))
        return results

    def bytes_of(self, *positions):
        lines = "".join(json.dumps(one) + "\n" for one in positions)
        outcome = self.law("resolve", stdin=lines.encode(), LAW_PATH=str(PROJECT))
        self.assert_outcome(outcome, 0, err="")
        return outcome.out.splitlines()

    def run_lua(self, text):
        self.write("script.lua", text)
        outcome = self.law("run", "--output=1000", "--instructions=90000000000",
                           "--seconds=100", "script.lua", LAW_PATH=str(PROJECT))
        self.assertEqual(outcome.status, 0, outcome)
        return [json.loads(line) for line in outcome.out.splitlines() if line.startswith(b"{")]


# ---- Scenarios ----

class Cases(Lines):
    """The scenarios' forms, taken from their files: they state where each unit is then."""

    def cases(self):
        text = ENCODER + """
local known = {}
for _, rule in ipairs(require("lawspeaker").diplomacy_rules()) do
    known[rule.name] = true
end
local function case(form)
    for name in pairs(form.rules or {}) do
        if not known[name] then -- of how the game asks, and not of how a board judges
            return
        end
    end
    print(json(form))
end
"""
        for file in sorted((PROJECT / "scenarios/diplomacy").glob("*/*.lua")):
            source = file.read_text()
            head = 'local case = require "diplomacy.case"'
            if head in source:
                text += "do\n" + source.replace(head, "") + "\nend\n"
        return self.run_lua(text)

    @staticmethod
    def province(place):
        return place.split("/")[0]

    def stated(self, case, lists):
        """By province, where its unit is expected to be."""
        found = {}
        for texts in lists:
            for power, orders in (texts or {}).items():
                for order in orders:
                    kind, at = order.split()[:2]
                    what = case.get("expect", {}).get(self.province(at), at)
                    found.setdefault(self.province(at), (power, kind, at, what))
        return found

    def movement_of(self, case):
        units = {}
        for power, kind, at, _ in self.stated(case, (case.get("units"), case["orders"])).values():
            units.setdefault(power, []).append(f"{kind} {at}")
        orders = copy.deepcopy(case["orders"])
        if "retreats" not in case:
            for power, texts in case.get("refused", {}).items():
                orders[power] = texts + orders.get(power, [])
        return position(id=case["name"], units=units, orders=orders, rules=case.get("rules", {}))

    def check(self, result, expected):
        units, dislodged = {}, []
        for power, kind, at, what in expected.values():
            if what == "dislodged":
                dislodged.append(f"{kind} {at}")
            elif what != "gone":
                units.setdefault(power, []).append(f"{kind} {what}")
        self.assertNotIn("error", result)
        self.assertEqual(sorted_lists(result["units"]), sorted_lists(units))
        beaten = [unit for name in ("dislodged", "removed")
                  for units in result[name].values() for unit in units]
        if dislodged: # also who can go nowhere
            self.assertEqual(sorted(beaten), sorted(dislodged))
        else:
            self.assertEqual(result["dislodged"], {})

    def test_movements_and_what_follows(self):
        cases = [case for case in self.cases()
                 if "orders" in case and "dislodged" not in case and "game" not in case]
        self.assertGreater(len(cases), 120)
        moves = [self.movement_of(case) for case in cases]
        results = self.resolve(moves)
        following = [(case, next_position(move, result, case["retreats"]))
                     for case, move, result in zip(cases, moves, results) if "retreats" in case]
        after = iter(self.resolve([one for _, one in following]))
        for case, result in zip(cases, results):
            with self.subTest(case["name"]):
                if "retreats" in case:
                    self.assertEqual(result["phase"]["type"], "Retreat")
                    result = next(after)
                self.check(result, self.stated(case, (case.get("units"), case["orders"])))

    def test_retreats(self):
        cases = [case for case in self.cases() if "dislodged" in case]
        positions = []
        for case in cases:
            dislodged, origins = {}, {}
            for power, unit, *origin in case["dislodged"]:
                dislodged.setdefault(power, []).append(unit)
                if origin:
                    origins[unit] = origin[0]
            positions.append(retreat(id=case["name"], units=case.get("units") or {},
                                     origins=origins) | {
                "dislodged": dislodged, "orders": case["retreats"]})
        for case, result in zip(cases, self.resolve(positions)):
            with self.subTest(case["name"]):
                self.assertNotIn("error", result)
                stated = self.stated(case, (case.get("units"),))
                units = {}
                for power, kind, _, what in stated.values():
                    units.setdefault(power, []).append(f"{kind} {what}")
                for power, unit, *_ in case["dislodged"]:
                    kind, at = unit.split()
                    what = case.get("beaten", {}).get(self.province(at), at)
                    if what != "gone":
                        units.setdefault(power, []).append(f"{kind} {what}")
                self.assertEqual(sorted_lists(result["units"]), sorted_lists(units))

    def test_winters(self):
        cases = [case for case in self.cases() if "adjustments" in case
                 and all(text == "waive" or len(text.split()) == 3
                         for texts in (case["adjustments"] or {}).values() for text in texts)]
        self.assertGreater(len(cases), 15)
        positions = [winter(id=case["name"], units=case.get("units") or {},
                            rules=case.get("rules", {}), centers=case.get("centres") or {},
                            orders=case["adjustments"] or {}) for case in cases]
        for case, result in zip(cases, self.resolve(positions)):
            with self.subTest(case["name"]):
                self.assertNotIn("error", result)
                gone = [f"{kind} {at}" for _, kind, at, what in
                        self.stated(case, (case.get("units"),)).values() if what == "gone"]
                self.assertEqual(sorted(sum(result["removed"].values(), [])), sorted(gone))
                self.assertEqual(sorted_lists(result["built"]),
                                 sorted_lists(case.get("built") or {}))


# ---- Random positions ----

class Random(Lines):
    def made(self):
        return self.run_lua(RANDOM.replace("SEED", "7").replace("COUNT", str(COUNT)))

    def test_as_boards_judge(self):
        made = self.made()
        for one, result in zip(made, self.resolve([one["position"] for one in made])):
            with self.subTest(one["position"]):
                self.assertNotIn("error", result)
                self.check_verdicts(one, result)
                self.check_aftermath(one, result)

    def check_verdicts(self, one, result):
        texts = [f"{kind} {at}" for _, kind, at in one["units"]]
        self.assertEqual(list(result["verdicts"]), texts)
        for text, verdict in zip(texts, one["outcome"]["verdicts"]):
            found = result["verdicts"][text]
            for name in ("result", "reason", "at", "strength"):
                self.assertEqual(found[name], verdict[name], text)
            for name in ("paradox", "against"):
                if name in found:
                    self.assertEqual(found[name], verdict[name], text)
            for name in ("by", "attacker"):
                number = verdict.get(name)
                self.assertEqual(found.get(name), number and texts[number - 1], text)
            for name in ("dislodged", "by_convoy"):
                self.assertEqual(found.get(name, False), verdict[name], text)

    def check_aftermath(self, one, result):
        outcome, units, places = one["outcome"], {}, {}
        for power, kind, at in outcome["units"]:
            units.setdefault(power, []).append(f"{kind} {at}")
        for unit, may in zip(outcome["dislodged"] or [], one["may_retreat"] or []):
            places[f"{unit[1]} {unit[2]}"] = may or []
        self.assertEqual(sorted_lists(result["units"]), sorted_lists(units))
        self.assertEqual(result["may_retreat"],
                         {text: may for text, may in places.items() if may})
        self.assertEqual(result["stand_offs"], outcome["stand_offs"] or [])

    def test_on_and_on(self):
        """Results are positions: with orders for what comes next, and so on."""
        rng = random.Random(3)
        lines = [one["position"] for one in self.made()]
        for one in lines:
            one["centers"] = {}
        kinds = set()
        for _ in range(6):
            results = self.resolve(lines)
            for number, (last, result) in enumerate(zip(lines, results)):
                self.assertNotIn("error", result, last)
                before = sum(map(len, last["units"].values())) + sum(
                    map(len, last.get("dislodged", {}).values()))
                after = sum(sum(map(len, result[name].values()))
                            for name in ("units", "dislodged", "removed"))
                self.assertEqual(after - sum(map(len, result["built"].values())), before)
                kinds.add(result["phase"]["type"])
                orders = {}
                for power, units in result["dislodged"].items():
                    orders[power] = [f"{unit} - {rng.choice(result['may_retreat'][unit])}"
                                     for unit in units]
                lines[number] = next_position(last, result, orders)
        self.assertEqual(kinds, {"Movement", "Retreat", "Adjustment"})

    def test_boards_written_out(self):
        """A board in the line is the same as one by its name, whatever stood in the line before."""
        inline = {one["name"]: one["board"] for one in self.run_lua(ENCODER + BOARDS)}
        named = [one["position"] for one in self.made()]
        written = [{**one, "map": inline[one["map"]]} for one in named]
        mixed = [written[number] if number % 5 < 3 else named[number]
                 for number in range(len(named))]
        self.assertEqual(self.bytes_of(*written[:12]), self.bytes_of(*named[:12]))
        self.assertEqual(self.bytes_of(*mixed), self.bytes_of(*named))


# ---- The format ----

class Format(Lines):
    def test_beside_johvets(self):
        ages = {"ages": {"A": ["a1"]}, "adjacent": [], "link_points": {}}
        other = {"map": ages, "players": ["red"], "units": {}}
        results = self.resolve([position(), other, position(map=ages), other, position()], status=1)
        self.assertEqual([sorted(result)[0] for result in results],
                         ["built", "actions", "error", "actions", "built"])
        self.assertEqual(results[2]["error"]["path"], "/map/ages")
        self.assertEqual(results[0], results[4])

    def test_members_in_any_order_and_as_pairs(self):
        whole = position(centers={"Austria": ["vie"], "Russia": ["war"]})
        turned = dict(reversed(whole.items()))
        pairs = {**whole, **{name: list(whole[name].items())
                             for name in ("units", "orders", "centers")}}
        first = self.bytes_of(whole)
        self.assertEqual(self.bytes_of(turned), first)
        self.assertEqual(self.bytes_of(pairs), first)
        self.assertEqual(list(json.loads(first[0])), [
            "id", "verdicts", "refused", "units", "dislodged", "origins", "may_retreat",
            "stand_offs", "centers", "removed", "built", "phase"])

    def test_as_players_write(self):
        said = position(units={"France": ["army paris", "F brest"], "England": ["F london"]},
                        orders={"France": ["Par – Bur", "F Bre to MAO"],
                                "England": ["fleet London → English Channel"]})
        verdicts = self.resolve([said])[0]["verdicts"]
        self.assertEqual([verdict["order"] for verdict in verdicts.values()],
                         ["A par - bur", "F bre - mid", "F lon - eng"])

    def test_refused(self):
        orders = {"Austria": ["A vie - boh", "A vie - tyr", "A gal H", "A ser H", "F bud H"]}
        refused = self.resolve([position(orders=orders)])[0]["refused"]["Austria"]
        self.assertEqual([(one["order"], one["reason"]) for one in refused],
                         [("A vie - tyr", "duplicate"), ("A gal H", "not_yours"),
                          ("A ser H", "no_unit"), ("F bud H", "no_unit")])
        orders = {"Austria": ["A tyr S A vie", "A tyr - boh"]}
        result = self.resolve([retreat() | {"orders": orders}])[0]
        self.assertEqual(result["refused"]["Austria"],
                         [{"order": "A tyr S A vie", "reason": "no_retreat"}])
        self.assertEqual(result["units"]["Austria"], ["A vie", "A bud", "A boh"])

    def test_where_attackers_came_from(self):
        beaten = position()
        result = self.resolve([beaten])[0]
        self.assertEqual(result["origins"], {"A gal": "vie"})
        self.assertEqual(result["verdicts"]["A gal"]["attacker"], "A vie")
        back = next_position(beaten, result, {"Russia": ["A gal - vie"]})
        verdict = self.resolve([back])[0]["verdicts"]["A gal"]
        self.assertEqual((verdict["result"], verdict["reason"]), ("void", "came_from"))
        del back["origins"]
        self.assertEqual(self.resolve([back])[0]["units"]["Russia"], ["A vie"])

    def test_centres(self):
        owned = {"Austria": ["vie", "bud"], "Russia": ["war", "ser"]}
        units = {"Austria": ["A ser"], "Russia": ["A vie"]}
        fall = position(units=units, centers=owned, orders={})
        spring = {**fall, "phase": {**fall["phase"], "season": "Spring"}}
        unknown = {**fall, "centers": None}
        results = self.resolve([fall, spring, unknown])
        self.assertEqual([result["centers"] for result in results],
                         [{"Austria": ["bud", "ser"], "Russia": ["vie", "war"]},
                          {"Austria": ["bud", "vie"], "Russia": ["ser", "war"]}, None])
        self.assertEqual([result["phase"] and result["phase"]["type"] for result in results],
                         ["Adjustment", "Movement", None])

    def test_explain(self):
        plain, told = (self.resolve([position()], *options)[0] for options in ((), ("--explain",)))
        because = told["verdicts"]["A vie"].pop("because")
        for verdict in told["verdicts"].values():
            verdict.pop("because", None)
        self.assertEqual(plain, told)
        self.assertEqual([(fact["fact"], fact["unit"]) for fact in because],
                         [("attack", "A vie"), ("support", "A bud"), ("hold", "A gal")])
        self.assertEqual(because[0]["sentence"], "A vie goes to gal with strength 2")

    def test_a_convoy_that_nobody_was_ordered_to(self):
        fleets = {"Italy": ["A nap", "F tys"]}
        for orders, fact in ((["A nap - apu via"], "no_fleet"),
                             (["A nap - apu via", "F tys C A nap - apu"], "no_route")):
            told = self.resolve([position(units=fleets, orders={"Italy": orders})], "--explain")
            self.assertEqual([one["fact"] for one in told[0]["verdicts"]["A nap"]["because"]],
                             [fact])

    def test_a_broken_convoy(self):
        """What is said of it is true, too, where each route is needed and another one holds."""
        units = {"England": ["A lon", "F eng", "F nth"], "France": ["F bre", "F mao"]}
        orders = {"England": ["A lon - bel", "F eng C A lon - bel", "F nth C A lon - bel"],
                  "France": ["F bre - eng", "F mao S F bre - eng"]}
        one = position(units=units, orders=orders, rules={"all_routes_needed": True})
        told = self.resolve([one], "--explain")[0]["verdicts"]["A lon"]
        self.assertEqual((told["reason"], told["by"]), ("disrupted", "F eng"))
        self.assertEqual(sorted(fact["fact"] for fact in told["because"])[:3],
                         ["fleet_lost", "route_broken", "route_whole"])

    def test_a_phase_that_names_no_game(self):
        nameless = position()
        del nameless["game"]
        error = self.resolve([nameless], status=1)[0]["error"]
        self.assertEqual((error["code"], error["path"]), ("unknown_field", "/phase"))
        self.assertIn('"game":"diplomacy"', error["message"])


BOARD = {"powers": ["P", "Q"], "provinces": [
    {"id": "aa", "type": "coast", "home": "P"}, {"id": "bb", "type": "land", "supply_center": True},
    {"id": "cc", "type": "coast", "coasts": ["cc/nc", "cc/sc"]}, {"id": "ss", "type": "sea"}],
    "army_adjacency": {"aa": ["bb", "cc"]}, "fleet_adjacency": {"ss": ["aa", "cc/nc"]}}


def board(*path, value=None):
    """A position on a board of its own, with one value of that replaced."""
    changed = copy.deepcopy(BOARD)
    at = changed
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    return position(map=changed, units={"P": ["A bb"]}, orders={})


PHASE = {"year": 1901, "season": "Fall", "type": "Movement"}
MISTAKES = (
    (position(format=2), "unknown_value", "/format"),
    (position(map=None), "missing_field", "/map"),
    (position(map="standart"), "unknown_map", "/map"),
    (position(map=1), "wrong_type", "/map"),
    (position(phase=None), "missing_field", "/phase"),
    (position(phase={**PHASE, "year": "1901"}), "wrong_type", "/phase/year"),
    (position(phase={**PHASE, "year": -1}), "out_of_range", "/phase/year"),
    (position(phase={**PHASE, "season": "Autumn"}), "unknown_value", "/phase/season"),
    (position(phase={**PHASE, "type": "Move"}), "unknown_value", "/phase/type"),
    (position(phase={"year": 1901, "type": "Movement"}), "missing_field", "/phase/season"),
    (position(phase={**PHASE, "month": 1}), "unknown_field", "/phase/month"),
    (winter(phase={**PHASE, "season": "Spring", "type": "Adjustment"}), "contradiction",
     "/phase/season"),
    (position(unit={}), "unknown_field", "/unit"),
    (position(turn=1), "unknown_field", "/turn"),
    (position(units=None), "missing_field", "/units"),
    (position(units=["A vie"]), "wrong_type", "/units/0"),
    (position(units={"Austria": "A vie"}), "wrong_type", "/units/Austria"),
    (position(units={"Austria": [1]}), "wrong_type", "/units/Austria/0"),
    (position(units={"Austrya": []}), "unknown_reference", "/units/Austrya"),
    (position(units=[["Austria", []], ["Austria", []]]), "duplicate", "/units/1/0"),
    (position(units={"Austria": ["vie"]}), "bad_order", "/units/Austria/0"),
    (position(units={"Austria": ["A v"]}), "several_places", "/units/Austria/0"),
    (position(units={"Austria": ["A xyz"]}), "unknown_reference", "/units/Austria/0"),
    (position(units={"Austria": ["A adr"]}), "contradiction", "/units/Austria/0"),
    (position(units={"Austria": ["F vie"]}), "contradiction", "/units/Austria/0"),
    (position(units={"Austria": ["F spa"]}), "contradiction", "/units/Austria/0"),
    (position(units={"Austria": ["A spa/nc"]}), "contradiction", "/units/Austria/0"),
    (position(units={"Austria": ["A spa"], "Italy": ["F spa/nc"]}), "duplicate", "/units/Italy/0"),
    (position(dislodged={"Austria": ["A tri"]}), "contradiction", "/dislodged/Austria/0"),
    (retreat(units={}), "contradiction", "/dislodged/Austria/0"),
    (retreat(origins={"A boh": "gal"}), "unknown_reference", "/origins/A boh"),
    (retreat(origins={"F tyr": "gal"}), "contradiction", "/origins/F tyr"),
    (retreat(origins={"A tyr": "xyz"}), "unknown_reference", "/origins/A tyr"),
    (retreat(origins=[["A tyr", "boh"], ["A tyrolia", "boh"]]), "duplicate", "/origins/1/0"),
    (retreat(stand_offs={}), "wrong_type", "/stand_offs"),
    (retreat(stand_offs=["xyz"]), "unknown_reference", "/stand_offs/0"),
    (position(centers={"Austria": ["boh"]}), "unknown_reference", "/centers/Austria/0"),
    (position(centers={"Austria": ["vie", "vie"]}), "duplicate", "/centers/Austria/1"),
    (winter(centers=None), "missing_field", "/centers"),
    (position(orders={"Austria": ["A vie gal"]}), "bad_order", "/orders/Austria/0"),
    (position(orders={"Austria": ["A vie H", "A vie - xyz"]}), "unknown_reference",
     "/orders/Austria/1"),
    (position(orders={"Austria": ["A vie - v"]}), "several_places", "/orders/Austria/0"),
    (position(orders={"Austria": ["B A vie"]}), "bad_order", "/orders/Austria/0"),
    (position(orders={"Austria": ["D A vie"]}), "bad_order", "/orders/Austria/0"),
    (position(orders={"Austria": ["waive"]}), "bad_order", "/orders/Austria/0"),
    (position(orders={"Austria": [{"kind": "hold"}]}), "wrong_type", "/orders/Austria/0"),
    (retreat() | {"orders": {"Austria": ["waive"]}}, "bad_order", "/orders/Austria/0"),
    (winter(orders={"Austria": ["A vie H"]}), "bad_order", "/orders/Austria/0"),
    (winter(orders={"Austria": ["waive"] * 4097}), "too_many", "/orders/Austria/4096"),
    (position(rules={"paradoxx": "szykman"}), "unknown_field", "/rules/paradoxx"),
    (position(rules={"paradox": "szikman"}), "unknown_value", "/rules/paradox"),
    (position(rules={"paradox": 1}), "wrong_type", "/rules/paradox"),
    (position(rules={"builds_anywhere": 1}), "wrong_type", "/rules/builds_anywhere"),
    (board("powers", value={}), "wrong_type", "/map/powers"),
    (board("powers", 1, value="P"), "duplicate", "/map/powers/1"),
    (board("powers", 1, value="Q Q"), "bad_id", "/map/powers/1"),
    (board("provinces", 0, value={"id": "aa"}), "missing_field", "/map/provinces/0/type"),
    (board("provinces", 0, "type", value="shore"), "unknown_value", "/map/provinces/0/type"),
    (board("provinces", 0, "id", value="bb"), "duplicate", "/map/provinces/1/id"),
    (board("provinces", 0, "id", value="h"), "unknown_reference", "/map/army_adjacency/aa"),
    (board("provinces", 0, "home", value="R"), "unknown_reference", "/map/provinces/0/home"),
    (board("provinces", 0, "supply_center", value=False), "contradiction",
     "/map/provinces/0/home"),
    (board("provinces", 0, "supply_center", value=1), "wrong_type",
     "/map/provinces/0/supply_center"),
    (board("provinces", 1, "name", value="aa"), "duplicate", "/map/provinces/1/name"),
    (board("provinces", 1, "name", value="To Hold"), "bad_id", "/map/provinces/1/name"),
    (board("provinces", 1, "other_ids", value=["aa"]), "duplicate", "/map/provinces/1/other_ids/0"),
    (board("provinces", 1, "coasts", value=["bb/nc"]), "out_of_range", "/map/provinces/1/coasts/0"),
    (board("provinces", 2, "coasts", value=["nc"]), "bad_id", "/map/provinces/2/coasts/0"),
    (board("army_adjacency", value={"aa": ["zz"]}), "unknown_reference",
     "/map/army_adjacency/aa/0"),
    (board("army_adjacency", value={"aa": ["aa"]}), "self_adjacent", "/map/army_adjacency/aa/0"),
    (board("army_adjacency", value={"aa": ["ss"]}), "out_of_range", "/map/army_adjacency/aa/0"),
    (board("fleet_adjacency", value={"ss": ["bb"]}), "out_of_range", "/map/fleet_adjacency/ss/0"),
    (board("army_adjacency", value=[["aa", []], ["aa", []]]), "duplicate",
     "/map/army_adjacency/1/0"),
)


class Mistakes(Lines):
    def test_each_with_its_place(self):
        results = self.resolve([wrong for wrong, _, _ in MISTAKES], status=1)
        for number, ((wrong, code, path), result) in enumerate(zip(MISTAKES, results)):
            with self.subTest(f"{number} {path}"):
                self.assertEqual(result["id"], "i")
                error = result.get("error", {})
                self.assertEqual((error.get("code"), error.get("path"), error.get("line")),
                                 (code, path, number + 1), wrong)
                self.assertNotIn("\n", error["message"])

    def test_keys_twice(self):
        text = json.dumps(position())
        for twice, path in (('"map": "standard"', "/map"), ('"Austria": ["A vie", "A bud"]',
                                                            "/units/Austria")):
            outcome = self.law("resolve", stdin=text.replace(twice, f"{twice}, {twice}").encode(),
                               LAW_PATH=str(PROJECT))
            error = json.loads(outcome.out)["error"]
            self.assertEqual((error["code"], error["path"]), ("repeated_key", path))

    def test_mutants(self):
        """Whatever a line is, it has an answer, and the next one is read."""
        rng = random.Random(11)
        seeds = [json.dumps(one).encode() for one in
                 (position(), retreat(origins={"A tyr": "boh"}, stand_offs=["boh"]), winter(),
                  board("powers", 0, value="P"))]
        pieces = [b'"', b"{", b"}", b"[", b"]", b":", b",", b" - ", b"A ", b"F ", b"S", b"C", b"/",
                  b"spa/nc", b"null", b"-1", b"\\u0001", b"\xff", b"via", b"H", b"(",
                  b"\xe2\x86\x92"]
        lines = []
        for _ in range(MUTANTS):
            line = bytearray(rng.choice(seeds))
            for _ in range(rng.randint(1, 4)):
                at = rng.randrange(len(line))
                end = at + rng.choice((0, 0, 1, 1, 2, 5))
                line[at:end] = rng.choice((b"", rng.choice(pieces), bytes(line[end:end + 6])))
            lines.append(bytes(line).replace(b"\n", b" "))
        outcome = self.law("resolve", "--explain", stdin=b"\n".join(lines) + b"\n",
                           LAW_PATH=str(PROJECT))
        self.assertEqual((outcome.status, outcome.err), (1, b""))
        results = [json.loads(line) for line in outcome.out.splitlines()]
        self.assertEqual(len(results), sum(1 for line in lines if line.strip()))
        codes = {result["error"]["code"] for result in results if "error" in result}
        self.assertGreater(len(codes), 8)
        self.assertNotIn("internal", codes)


if __name__ == "__main__":
    main()
