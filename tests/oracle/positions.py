#!/usr/bin/env python3
"""Random johvets positions for tests, small and crowded: the same seed gives the same bytes.

It knows what makes positions interesting and what the format allows; what comes of them it asks the
oracle, and only to count it. Broken input is in broken.py.

    positions.py --seed N --count M [--kind KIND] [--statistics]
"""

import argparse
import json
import random
import sys
from collections import Counter

import broken
import johvets
from reading import RULES

HUGE = (1 << 63) - 1
FRACTIONS = [[1, 4], [1, 3], [1, 2], [2, 3], [3, 4], [1, 1], [2, 1], [9, 8], [HUGE, 1], [1, HUGE],
             [HUGE, HUGE], [HUGE - 1, HUGE], [1 << 62, (1 << 62) + 1]]

# What every kind begins with: chances from 0 to 1, pairs that are ranges, the weights of orders,
# and "likely", the house rules that have another chance than "rule".
USUAL = {"ages": (1, 3), "regions": (2, 5), "edges": 0.4, "cross": 0.08, "ring": 0.2,
         "players": (2, 3), "fill": 0.65, "points": 0.7, "placed": 0.2, "off_board": 0.08,
         "book_near": 0.75, "control": 0.5,
         "orders": {"none": 1, "stay": 1, "move": 6, "link": 3, "transfer": 1, "reinforce": 4},
         "carry": 0.3, "hot": 0.3, "follow": 0.5, "match": 0.8, "wrong": 0.06, "flee": 0.5,
         "same_list": 0.2, "supply": 0.5, "rule": 0.12, "ends": 0.05, "endless": 0.65,
         "names": 0.15, "pairs": 0.15, "hot_points": 0.1, "quiet": 0.0, "fight": 0.6, "allies": 0.5,
         "take": 0.15, "likely": {}}

KINDS = {"dense": {"fill": 0.95, "edges": 0.7},
         "sparse": {"fill": 0.25, "points": 1.0, "ages": (2, 4)},
         "large": {"ages": (3, 6), "regions": (5, 12), "fill": 0.7, "players": (3, 5)},
         "rings": {"ring": 1.0, "fill": 0.9, "follow": 1.0, "edges": 0.1,
                   "orders": {"move": 12, "none": 1, "reinforce": 1, "link": 1}},
         "swaps": {"follow": 1.0, "fill": 0.9, "likely": {"swap": 0.6}, "edges": 0.6, "allies": 0.9,
                   "orders": {"move": 9, "reinforce": 5, "stay": 1, "link": 1}},
         "links": {"ages": (2, 4), "regions": (2, 4), "points": 1.2, "hot": 0.8, "book_near": 1.0,
                   "hot_points": 0.3, "carry": 0.5,
                   "likely": {"failed_link_book": 0.4, "displace_own": 0.3},
                   "orders": {"link": 10, "move": 3, "reinforce": 3, "stay": 1}},
         "cross": {"cross": 0.5, "ages": (2, 3), "orders": {"link": 5, "move": 6, "reinforce": 4}},
         "carries": {"carry": 0.95, "points": 2.0, "ages": (2, 3), "book_near": 0.95, "fill": 0.5,
                     "orders": {"link": 6, "move": 5, "transfer": 1, "reinforce": 1}},
         "transfers": {"points": 1.4, "book_near": 1.0, "edges": 0.7, "fill": 0.85,
                       "likely": {"transfer_receiver": 0.6},
                       "orders": {"transfer": 8, "stay": 3, "reinforce": 4, "none": 1, "move": 4}},
         "reinforcements": {"fill": 0.9, "edges": 0.8, "match": 0.75, "rule": 0.25,
                            "orders": {"reinforce": 9, "move": 5, "stay": 2, "link": 2,
                                       "transfer": 1}},
         "illegal": {"wrong": 0.6, "points": 1.5,
                     "orders": {"move": 2, "link": 2, "reinforce": 2, "stay": 1}},
         "off_board": {"off_board": 0.5, "points": 1.5, "wrong": 0.1, "ages": (2, 3)},
         "flee": {"ages": (2, 3), "regions": (3, 7), "fill": 0.8, "flee": 0.8, "same_list": 0.8,
                  "points": 0.9, "control": 0.15, "hot": 0.8, "edges": 0.75, "book_near": 1.0,
                  "quiet": 0.75, "hot_points": 0.8,
                  "likely": {"flee_collision": 0.3, "flee_through_books": 0.2},
                  "orders": {"link": 12, "move": 3, "reinforce": 2, "stay": 1}},
         "pushed": {"regions": (4, 8), "ages": (1, 2), "fill": 0.7, "edges": 0.8, "hot": 0.1,
                    "flee": 0.7, "points": 0.4, "control": 0.3, "allies": 0.9, "fight": 0.95,
                    "rule": 0.2, "match": 0.95,
                    "likely": {"reinforce_cut": 0.4, "flee_controlled": 0.5, "displace_own": 0.3},
                    "orders": {"move": 4, "reinforce": 8, "stay": 2, "none": 1, "link": 1,
                               "transfer": 1}},
         "standing": {"regions": (5, 9), "ages": (1, 2), "fill": 0.95, "edges": 0.8, "hot": 0.0,
                      "allies": 0.2, "follow": 1.0, "fight": 1.0, "match": 1.0, "points": 0.3,
                      "ring": 0.0, "orders": {"move": 5, "reinforce": 8}},
         "supply": {"supply": 1.0, "points": 1.3, "fill": 0.4, "control": 0.3, "ages": (2, 3),
                    "placed": 0.4, "orders": {"move": 9, "link": 4, "stay": 1}, "follow": 0.1,
                    "hot": 0.1, "names": 0.4, "endless": 1.0, "take": 0.9},
         "tokens": {"supply": 1.0, "points": 1.3, "fill": 0.35, "control": 0.3, "tokens": 0.8,
                    "follow": 0.1, "hot": 0.1, "orders": {"move": 9, "link": 4}, "endless": 1.0,
                    "take": 0.9},
         "victory": {"control": 0.8, "ends": 0.9, "points": 1.0, "fill": 0.6, "players": (1, 3),
                     "supply": 0.7, "take": 0.5},
         "ends": {"fill": 0.2, "ends": 0.7, "players": (0, 4), "regions": (0, 3), "points": 0.5,
                  "hot": 0.9, "supply": 0.7},
         "rules": {"rule": 0.5, "fill": 0.8, "points": 1.0},
         "names": {"names": 0.9, "supply": 0.9, "pairs": 0.6},
         "usual": {}}

ODD_IDS = ["u:1", "u:2", "p:1", "p:2", "u:3", "p:3", "u:01", "u:", "-", ".", "/", "__x__", "a/b",
           "0", "A.b:c/d-e_f", "x" * 63, "toString", "u:18446744073709551617", "null"]
ODD_STRINGS = ["", "nowhere", "a b", "ö", "\U0001f600", "\"\\/\b\f\n\r\t", "\x01\x1f\x7f",
               "\u2028\ufffd", "x" * 200, "u:1", "~/~0"]


class Maker:
    """Makes one position from a source of chance and the settings of a kind."""

    def __init__(self, rng, settings):
        self.rng, self.set = rng, {**USUAL, **settings}

    def chance(self, name):
        return self.rng.random() < self.set.get(name, 0)

    def between(self, name):
        return self.rng.randint(*self.set[name])

    def some(self, listed, count):
        return self.rng.sample(listed, min(count, len(listed)))

    def named(self, prefix, count):
        """Ids for new things, now and then odd ones, so that automatic ids meet them."""
        names = [f"{prefix}{number}" for number in range(1, count + 1)]
        if self.chance("names"):
            for number, name in enumerate(self.some(ODD_IDS, count)):
                if self.rng.random() < 0.5:
                    names[number] = name
        return names

    def board(self):
        rng = self.rng
        count = self.between("ages")
        sizes = [self.between("regions") for _ in range(count)]
        names = self.named("r", sum(sizes))
        rng.shuffle(names)
        self.ages, self.near = {}, {name: set() for name in names}
        for number, size in enumerate(sizes):
            self.ages["ABCDEFGH"[number]] = [names.pop() for _ in range(size)]
        self.age = {region: age for age, regions in self.ages.items() for region in regions}
        self.pairs = []
        self.next = {}
        for regions in self.ages.values():
            ring = self.chance("ring") and len(regions) > 2
            for number, region in enumerate(regions):
                after = regions[(number + 1) % len(regions)]
                if ring:
                    self.next[region] = after
                if after != region and (ring or number + 1 < len(regions)):
                    self.join(region, after)
        for one in self.age:
            for two in self.age:
                wanted = "edges" if self.age[one] == self.age[two] else "cross"
                if one < two and self.chance(wanted):
                    self.join(one, two)
        if rng.random() < 0.1 and self.pairs:
            self.pairs.append(list(rng.choice(self.pairs)))         # a pair twice is harmless
        self.near = {region: sorted(near) for region, near in self.near.items()}
        self.regions = list(self.age)
        self.hot = rng.choice(self.regions) if self.regions else None

    def join(self, one, two):
        pair = [one, two]
        self.rng.shuffle(pair)
        self.pairs.append(pair)
        self.near[one].add(two)
        self.near[two].add(one)

    def things(self):
        rng, regions = self.rng, self.regions
        self.players = self.named("c", self.between("players"))
        self.at, self.owner = {}, {}
        places = [region for region in self.some(regions, len(regions)) if self.chance("fill")
                  and not (self.age[region] == self.age[self.hot] and self.chance("quiet"))]
        places = places if self.players else []
        for unit, place in zip(self.named("u", len(places)), places):
            self.at[unit], self.owner[unit] = place, rng.choice(self.players)
        count = min(round(len(regions) * self.set["points"] * rng.uniform(0.5, 1.2)), 16)
        self.points = {symbol: self.hot if self.chance("hot_points") else rng.choice(regions)
                       for symbol in self.named("p", count if regions else 0)}
        symbols = list(self.points)
        placed = sum(self.chance("placed") for _ in symbols)
        placed = len(symbols) if rng.random() < 0.05 else placed
        self.printed = {symbol: self.points[symbol] for symbol in symbols[:len(symbols) - placed]}
        self.placed = {symbol: self.points[symbol] for symbol in symbols[len(symbols) - placed:]}
        self.books = {}
        for symbol in symbols:
            if self.chance("off_board"):
                continue
            spots = list(self.at.values()) if self.chance("book_near") else regions
            away = [spot for spot in spots if self.age[spot] != self.age[self.points[symbol]]]
            spots = away if away and rng.random() < 0.8 else spots or regions
            self.books[symbol] = rng.choice(spots)
        occupant = {place: self.owner[unit] for unit, place in self.at.items()}
        self.control = {}
        favourite = rng.choice(self.players) if self.players else None
        for symbol, place in self.points.items():
            if place in occupant:
                if rng.random() < 0.5:                          # saying so is allowed, and needless
                    self.control[symbol] = occupant[place]
            elif self.players and self.chance("control"):
                self.control[symbol] = favourite if rng.random() < 0.5 else rng.choice(self.players)

    def books_at(self, place):
        return [symbol for symbol, where in self.books.items() if where == place]

    def region_for(self, unit):
        """Where a Move goes: to a link point to take, the hot region, along the ring, or near."""
        near = self.near[self.at[unit]]
        free = [self.points[symbol] for symbol in self.points if self.points[symbol] in near
                and self.points[symbol] not in self.at.values()
                and self.control.get(symbol) != self.owner[unit]]
        if free and self.chance("take"):
            return self.rng.choice(free)
        if self.hot in near and self.chance("hot"):
            return self.hot
        if self.at[unit] in self.next and self.chance("follow"):
            return self.next[self.at[unit]]
        taken = [region for region in near if region in self.at.values()]
        if taken and self.chance("follow"):
            back = [self.at[other] for other, order in self.orders.items()
                    if order.get("to") == self.at[unit] and self.at[other] in near]
            return self.rng.choice(back or taken)
        return self.rng.choice(near) if near else None

    def carry(self, order, here):
        if self.chance("carry"):
            roll, symbols = self.rng.random(), list(self.points)
            if roll < 0.45 or not symbols:
                order["carry"] = True
            elif roll < 0.8 and here:
                order["carry"] = self.rng.choice(here)
            elif roll < 0.95:
                order["carry"] = self.rng.choice(symbols)
            else:
                order["carry"] = self.rng.choice(ODD_STRINGS)
        return order

    def order(self, unit, kind):
        rng, here = self.rng, self.books_at(self.at[unit])
        if kind == "move":
            region = self.region_for(unit)
            return self.carry({"type": "move", "to": region}, here) if region else None
        if kind == "link" and here:
            away = [book for book in here if self.age[self.points[book]] != self.age[self.at[unit]]]
            away = away if rng.random() < 0.9 else here
            hot = [book for book in away if self.points[book] == self.hot]
            book = rng.choice(hot or away or here)
            named = len(here) > 1 and rng.random() < 0.9 or rng.random() < 0.5
            order = {"type": "link", "book": book} if named else {"type": "link"}
            return self.carry(order, here)
        if kind == "transfer" and here:
            near = [other for other, place in self.at.items() if place in self.near[self.at[unit]]]
            if near:
                order = {"type": "transfer"}
                if len(here) > 1 and rng.random() < 0.9 or rng.random() < 0.5:
                    order["book"] = rng.choice(here)
                return {**order, "to": rng.choice(near)}
        return {"type": "stay"} if kind == "stay" else None

    def action_of(self, unit):
        """What a unit is about to do, as a reinforcement names it, and where that is directed."""
        order = self.orders.get(unit, {"type": "stay"})
        if order["type"] == "move":
            return {"type": "move", "to": order["to"]}, order["to"]
        if order["type"] == "link":
            here = self.books_at(self.at[unit])
            book = order.get("book", here[0] if here else None)
            if book in self.points:
                return {"type": "link", "to": self.points[book]}, self.points[book]
        return {"type": "stay"}, self.at[unit]

    def reinforce(self, unit):
        rng, near = self.rng, self.near[self.at[unit]]
        others = [other for other in self.at if other != unit]
        fitting = [(other, *self.action_of(other)) for other in others]
        fitting = [(other, action, region) for other, action, region in fitting if region in near]
        fights = [some for some in fitting
                  if some[1]["type"] != "stay" and some[2] in self.at.values()]
        if fitting and self.chance("match"):
            choice = fights if fights and self.chance("fight") else fitting
            other, action, _ = choice[0] if self.chance("allies") else rng.choice(choice)
            return {"type": "reinforce", "unit": other, "action": action}
        beside = [other for other in others if self.at[other] in near]
        if beside and rng.random() < 0.5:
            return {"type": "reinforce", "unit": rng.choice(beside), "action": {"type": "stay"}}
        if others and near:
            action = {"type": rng.choice(["move", "link"]), "to": rng.choice(near)}
            return {"type": "reinforce", "unit": rng.choice(others), "action": action}
        return None

    def wrong_order(self, unit):
        """An order that is well formed, and often illegal, in one of all ways."""
        rng, units = self.rng, list(self.at)
        regions, symbols = self.regions + ["nowhere"], [*self.points, "no_book", self.at[unit]]
        region = rng.choice([rng.choice(regions), self.at[unit], rng.choice(ODD_STRINGS)])
        other = rng.choice([rng.choice(units), unit, rng.choice(ODD_STRINGS), *self.players])
        book = {} if rng.random() < 0.3 else {"book": rng.choice(symbols)}
        here = self.books_at(self.at[unit])
        if here and rng.random() < 0.5:
            book = {"book": rng.choice(here)}
        action = rng.choice([{"type": "stay"}, {"type": "move", "to": region},
                             {"type": "link", "to": region}])
        return rng.choice([
            self.carry({"type": "move", "to": region}, here),
            self.carry({"type": "link", **book}, here),
            {"type": "transfer", **book, "to": other},
            {"type": "reinforce", "unit": other, "action": action}])

    def give_orders(self):
        rng, self.orders = self.rng, {}
        weights = self.set["orders"]
        later = []
        for unit in self.some(list(self.at), len(self.at)):
            kind = rng.choices(list(weights), list(weights.values()))[0]
            if self.chance("wrong"):
                self.orders[unit] = self.wrong_order(unit)
            elif kind == "reinforce":
                later.append(unit)
            else:
                order = self.order(unit, kind)
                if order:
                    self.orders[unit] = order
        for unit in later:
            order = self.reinforce(unit)
            if order:
                self.orders[unit] = order

    def flee_lists(self):
        """Preferences: the same for all, so that they collide, or each its own; some illegal."""
        rng, lists = self.rng, {}
        every = self.regions + [{"book": symbol} for symbol in self.points]
        shared = self.some(every, len(every))
        if self.regions and rng.random() < 0.7:
            close = self.near[self.hot] + [{"book": symbol} for symbol in self.points]
            shared = self.some(close, len(close))
        for unit in self.at:
            if not self.chance("flee"):
                continue
            if self.chance("same_list"):
                lists[unit] = shared[:rng.randint(0, len(shared))]
                continue
            _, region = self.action_of(unit)
            likely = self.near.get(region, []) + self.near[self.at[unit]]
            likely = likely + [{"book": book} for book in self.books_at(region)]
            lists[unit] = [rng.choice(likely if likely and rng.random() < 0.8 else every)
                           for _ in range(rng.randint(0, 4))]
            if rng.random() < 0.15:
                odd = [rng.choice(ODD_STRINGS), {"book": rng.choice(ODD_STRINGS)}, *self.points,
                       {"book": rng.choice(self.regions)}]
                lists[unit].insert(0, rng.choice(odd))
        return lists

    def supply_lists(self):
        rng, lists = self.rng, {}
        goals = [order["to"] for order in self.orders.values() if order["type"] == "move"]
        spots = [*self.at.values(), *self.points.values(), *goals] or self.regions
        for player in self.players:
            if not self.chance("supply"):
                continue
            lists[player] = []
            for _ in range(rng.randint(0, 4)):
                kind = rng.choice(["unit", "book"])
                own = [self.points[symbol] for symbol, owner in self.control.items()
                       if owner == player]
                mine = [place for unit, place in self.at.items() if self.owner[unit] == player]
                mine += [self.action_of(unit)[1] for unit in self.at if self.owner[unit] == player]
                fit = own + list(self.points.values()) if kind == "unit" else mine
                region = rng.choice(fit or spots or ["nowhere"])
                if rng.random() < 0.2:
                    region = rng.choice([*spots, *self.regions, rng.choice(ODD_STRINGS)])
                action = {"action": kind, "at": region}
                if rng.random() < 0.5:
                    new = ["n1", "n2", "u:1", "u:2", "p:1", "p:2", "u:3"]
                    used = list(self.at) + list(self.points)
                    action["id"] = rng.choice(used if used and rng.random() < 0.3 else new)
                lists[player].append(action)
        return lists

    def house_rules(self):
        rng, rules = self.rng, {}
        for name, (_, allowed) in RULES.items():
            if rng.random() < self.set["likely"].get(name, self.set["rule"]):
                if allowed == "flag":
                    rules[name] = rng.random() < 0.4
                elif allowed == "limit":
                    rules[name] = rng.choice([None, 0, 1, 2, 3, 5, 24, HUGE])
                elif allowed == "fraction":
                    rules[name] = rng.choice(FRACTIONS)
                else:
                    rules[name] = rng.choice(allowed)
        if self.chance("tokens"):
            rules["unit_tokens"] = rng.choice([None, 0, 1, 2, 3])
            rules["link_point_tokens"] = rng.choice([None, 0, 1, 2, 3])
            rules["one_link_point_per_region"] = rng.random() < 0.5
        if self.chance("endless"):
            rules["victory_fraction"] = rng.choice([[1, 1], [9, 8], [5, 1]])
        if self.chance("ends"):
            rules["victory_fraction"] = rng.choice(FRACTIONS[:7])
            rules["max_turns"] = rng.choice([None, 0, 1, 2, 5])
            rules["joint_victory"] = rng.random() < 0.5
        return rules

    def ordered(self, members):
        """An object whose order carries meaning, sometimes as an array of pairs."""
        return [list(pair) for pair in members.items()] if self.chance("pairs") else members

    def position(self):
        rng = self.rng
        self.board()
        self.things()
        self.give_orders()
        document = {"format": 1, "game": "johvets"} if rng.random() < 0.2 else {}
        if rng.random() < 0.7:
            document["id"] = f"n{rng.randrange(999)}"
            if self.chance("names"):
                document["id"] = rng.choice(ODD_STRINGS)
        if rng.random() < 0.3 or self.chance("ends"):
            document["turn"] = rng.choice([1, 2, 3, 5, 10, HUGE])
        document["map"] = {"ages": self.ordered(self.ages), "adjacent": self.pairs,
                           "link_points": self.ordered(self.printed)}
        if self.placed or rng.random() < 0.1:
            document["link_points"] = self.ordered(self.placed)
        document["players"] = self.players
        units = {unit: {"owner": self.owner[unit], "at": place} for unit, place in self.at.items()}
        document["units"] = self.ordered(units)
        rest = {"books": self.ordered(self.books), "control": self.ordered(self.control),
                "orders": self.ordered(self.orders), "flee": self.flee_lists(),
                "supply": self.supply_lists(), "rules": self.house_rules()}
        for name, members in rest.items():
            if members or rng.random() < 0.1:
                document[name] = members
        if rng.random() < 0.1:
            names = self.some(list(document), len(document))
            document = {name: document[name] for name in names}
        return document


def line_for(seed, number, kind):
    """The bytes of one position, or of something broken, without the end of the line."""
    rng = random.Random(f"{seed}:{number}:{kind}")
    if kind in ("broken", "noise"):
        document = Maker(rng, KINDS[rng.choice(list(KINDS))]).position()
        return broken.spoil(rng, document) if kind == "broken" else broken.noise(rng, document)
    if kind == "all":
        kind = rng.choice(list(KINDS))
    document = Maker(rng, KINDS[kind]).position()
    spaces = (", ", ": ") if rng.random() < 0.3 else (",", ":")
    text = json.dumps(document, ensure_ascii=rng.random() < 0.3, separators=spaces)
    return text.encode()


def count_facts(line, counted):
    result, happened = johvets.resolve_line(line, 1)
    if happened is None:
        counted["error: " + result["error"]["code"]] += 1
        return
    counted.update(happened)
    counted["positions resolved"] += 1
    rules = json.loads(line).get("rules", {})
    for name, value in rules.items():
        less = json.loads(line)
        del less["rules"][name]
        if johvets.resolve_line(json.dumps(less).encode(), 1)[0] != result:
            counted[f"house rule decides: {name} = {value}"] += 1
    for verdict in result["verdicts"].values():
        kind = verdict["order"]["type"]
        counted[f"{kind}: {verdict['result']}: {verdict['reason']}"] += 1
        if "carried" in verdict:
            counted[f"{kind} carry: {verdict.get('carry_reason', 'carried')}"] += 1
        if "displaced" in verdict:
            counted[f"{kind}: {verdict['result']}, displaced"] += 1
    for refused in result["unsupplied"].values():
        for action in refused:
            counted[f"supply {action['action']}: {action['reason']}"] += 1
    for name in ("conflicted", "removed", "winners", "out", "draw"):
        counted["positions with " + name] += bool(result[name])
    counted["positions with several winners"] += len(result["winners"]) > 1
    moved = {unit: given["at"] for unit, given in result["units"].items()}
    counted["positions with a supplied unit"] += len(moved) > len(result["verdicts"])


def main():
    parser = argparse.ArgumentParser(description="Random johvets positions, one a line.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--kind", default="all", choices=["all", *KINDS, "broken", "noise"])
    parser.add_argument("--statistics", action="store_true",
                        help="count what the oracle makes of them")
    options = parser.parse_args()
    counted = Counter()
    for number in range(options.count):
        line = line_for(options.seed, number, options.kind)
        if options.statistics:
            count_facts(line, counted)
        else:
            sys.stdout.buffer.write(line + b"\n")
    for name, count in sorted(counted.items()):
        print(f"{count:8} {name}")


if __name__ == "__main__":
    main()
