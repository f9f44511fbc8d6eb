#!/usr/bin/env python3
"""A second, naive road through the johvets rules: reads positions, writes results.

It knows the rules by their numbers and the interchange format, and nothing of the library that
it is compared with. It prefers the obvious way over the fast one: it is here to be right and read.

    johvets.py [FILE...]      one position a line in, one result a line out; status 1 after an error
"""

import itertools
import json
import sys
from collections import Counter
from types import SimpleNamespace

from reading import Fault, Members, check_text, parse, read_position


# ---------------------------------------------------------------- J3: what is legal

def books_in(p, places, region):
    return [symbol for symbol in p.link_points if places.get(symbol) == region]


def pick_book(p, unit, order):
    """The book that a Link goes through or a Transfer passes on: (book, reason against)."""
    here = books_in(p, p.books, p.at[unit])
    if "book" in order:
        if order["book"] not in p.link_points:
            return None, "unknown_book"
        return (order["book"], None) if order["book"] in here else (None, "no_book_here")
    if len(here) == 1:
        return here[0], None
    return None, "book_unnamed" if here else "no_book_here"


def judge(p, unit):
    """J3: (what the unit does, reason why its order is illegal or None); illegal means it stays."""
    order = p.orders.get(unit, {"type": "stay"})
    here = p.at[unit]
    kind, reason, doing = order["type"], None, {"kind": order["type"]}
    if kind == "move":                                        # J3.2
        doing["to"] = order["to"]
        if order["to"] not in p.age:
            reason = "unknown_region"
        elif order["to"] not in p.adjacent[here]:
            reason = "not_adjacent"
    elif kind == "link":                                      # J3.4
        doing["book"], reason = pick_book(p, unit, order)
        if reason is None:
            doing["to"] = p.link_points[doing["book"]]
            if p.age[doing["to"]] == p.age[here]:
                reason = "same_age"
    elif kind == "transfer":                                  # J3.6
        doing["unit"] = order["to"]
        doing["book"], reason = pick_book(p, unit, order)
        if reason is None:
            reason = judge_partner(p, unit, order["to"], None)
    elif kind == "reinforce":                                 # J3.7
        doing["unit"], doing["action"] = order["unit"], order["action"]
        reason = judge_partner(p, unit, order["unit"], order["action"].get("to"))
    return ({"kind": "stay"} if reason else doing), reason


def judge_partner(p, unit, other, region):
    """Whether the other unit is one, and the region (its own where None) is next to the unit."""
    if other not in p.at:
        return "unknown_unit"
    if other == unit:
        return "self"
    if region is None:
        region = p.at[other]
    if region not in p.age:
        return "unknown_region"
    return None if region in p.adjacent[p.at[unit]] else "not_adjacent"


def carry(p, unit, doing, order):
    """J3.3, J3.5: the book that a legal order would take along: (book, reason against)."""
    here = books_in(p, p.books, p.at[unit])
    if order["carry"] is True:
        others = [book for book in here if book != doing.get("book")]
        if len(others) == 1:
            return others[0], None
        return None, "book_unnamed" if others else "no_book_here"
    if order["carry"] == doing.get("book"):
        return None, "linked_through"
    return (order["carry"], None) if order["carry"] in here else (None, "no_book_here")


# ---------------------------------------------------------------- J3.8, J3.9, J4.1: strength

def enters(doing):
    return doing["kind"] in ("move", "link")


def matches(t, unit):
    """J3.8: whether the unit's reinforcement names what the other unit does."""
    action, target = t.doing[unit]["action"], t.doing[t.doing[unit]["unit"]]
    if action["type"] == "stay":
        return not enters(target)
    return target["kind"] == action["type"] and target["to"] == action["to"]


def is_cut(p, t, unit):
    """J3.9: whether another player's unit comes into the reinforcer's region from elsewhere."""
    if not p.rules.reinforce_cut:
        return False
    doing = t.doing[unit]
    directed = doing["action"].get("to", p.at[doing["unit"]])
    return any(enters(t.doing[other]) and t.doing[other]["to"] == p.at[unit]
               and p.owner[other] != p.owner[unit] and p.at[other] != directed for other in p.at)


def count_strength(p, t):
    t.strength = {unit: 1 for unit in p.at}
    t.reinforced = {}
    for unit, doing in t.doing.items():
        if doing["kind"] == "reinforce":
            t.reinforced[unit] = "not_matched"
            if matches(t, unit):
                t.reinforced[unit] = "cut" if is_cut(p, t, unit) else "counted"
            if t.reinforced[unit] == "counted":
                t.strength[doing["unit"]] += 1


# ---------------------------------------------------------------- J4: the contest

def leaves(t, unit, winners):
    """J4.2: a Link always leaves, a Move only where it wins, all others hold."""
    kind = t.doing[unit]["kind"]
    return kind == "link" or (kind == "move" and unit in winners)


def holding(t, unit):
    """J4.2: with what a unit holds that does not leave; a Move that fails holds with 1."""
    return 1 if t.doing[unit]["kind"] == "move" else t.strength[unit]


def head_to_head(p, t, unit, other):
    """J4.3: two Moves into each other's regions, where they may not swap."""
    return (not p.rules.swap and t.doing[unit]["kind"] == t.doing[other]["kind"] == "move"
            and t.doing[unit]["to"] == p.at[other] and t.doing[other]["to"] == p.at[unit])


def rivals(t, unit):
    region = t.doing[unit]["to"]
    return [other for other in t.entrants[region] if other != unit]


def failure(p, t, unit, winners):
    """J4.4: why this entrant does not win its region, given who else wins; None where it does."""
    strength, region = t.strength[unit], t.doing[unit]["to"]
    others = [t.strength[other] for other in rivals(t, unit)]
    if any(other > strength for other in others):
        return "outweighed"
    if any(other == strength for other in others):
        return "tied"
    there = t.occupant.get(region)
    if there is None:
        return None
    if head_to_head(p, t, unit, there) and t.strength[there] >= strength:
        return "head_to_head"
    if leaves(t, there, winners):
        return None
    if holding(t, there) >= strength:
        return "occupied"
    if not p.rules.displace_own and p.owner[there] == p.owner[unit]:
        return "own_unit"                                     # J4.6
    return None


EXHAUSTIVE = 8      # up to so many entrants that no rival equals are all their subsets tried


def taken_back(p, t, all_entrants):
    """J4.5: let everybody win, take back who cannot, until that changes nothing."""
    winners = set(all_entrants)
    while True:
        still = {unit for unit in winners if failure(p, t, unit, winners) is None}
        if still == winners:
            return winners
        winners = still


def contest(p, t):
    """J4.5: of all sets of winners that satisfy J4.4 everywhere, the one with the most members."""
    all_entrants = [unit for unit in p.at if enters(t.doing[unit])]
    winners = taken_back(p, t, all_entrants)
    candidates = [unit for unit in all_entrants
                  if all(t.strength[other] < t.strength[unit] for other in rivals(t, unit))]
    if len(candidates) > EXHAUSTIVE:
        t.facts["contest, by taking back only"] += 1
        return winners
    t.facts["contest, all subsets tried"] += 1
    for size in range(len(candidates), -1, -1):
        sets = [set(some) for some in itertools.combinations(candidates, size)]
        right = [some for some in sets if all((failure(p, t, unit, some) is None) == (unit in some)
                                              for unit in all_entrants)]
        if right:
            assert right == [winners], ("J4.5", right, winners)
            return winners
    raise AssertionError("J4.5: no set of winners satisfies J4.4 everywhere")


def carry_books(p, t):
    """J4.9, J4.10: where the books lie once movement is done; what each legal carry came to."""
    t.carried, t.transferred = {}, {}
    for unit, doing in t.doing.items():
        order = p.orders.get(unit, {})
        if enters(doing) and "carry" in order:
            book, reason = carry(p, unit, doing, order)
            won = unit in t.winners
            if book is not None and won:
                t.books[book] = doing["to"]
            elif (book is not None and doing["kind"] == "link"
                  and p.rules.failed_link_book == "destination"):
                t.books[book] = doing["to"]
                t.facts["book left where a Link failed"] += 1
            t.carried[unit] = (book, None) if book and won else (None, reason or "not_successful")
        elif doing["kind"] == "transfer":
            kinds = {"stay": ("stay",), "stationary": ("stay", "reinforce", "transfer")}
            able = t.doing[doing["unit"]]["kind"] in kinds[p.rules.transfer_receiver]
            t.transferred[unit] = able
            if able:
                t.books[doing["book"]] = p.at[doing["unit"]]


def move_all(p, t):
    t.occupant = {region: unit for unit, region in p.at.items()}
    t.entrants = {region: [unit for unit in p.at if enters(t.doing[unit])
                           and t.doing[unit]["to"] == region] for region in p.regions}
    t.winners = contest(p, t)
    t.winner_of = {t.doing[unit]["to"]: unit for unit in t.winners}
    t.contenders = {}                                         # J4.11
    for region in p.regions:
        there = t.occupant.get(region)
        holds = there is not None and not leaves(t, there, t.winners)
        t.contenders[region] = len(t.entrants[region]) + holds
    t.conflicted = [region for region in p.regions if t.contenders[region] >= 2]
    t.at, t.fleeing = {}, {}                                  # who stands where, who flees whence
    for unit, doing in t.doing.items():
        if unit in t.winners:
            t.at[unit] = doing["to"]
        elif doing["kind"] == "link":                         # J4.8
            t.fleeing[unit] = doing["to"]
        elif p.at[unit] in t.winner_of:                       # J4.7
            t.fleeing[unit] = p.at[unit]
        else:
            t.at[unit] = p.at[unit]


# ---------------------------------------------------------------- J5: flee

def open_on_foot(p, t, unit, region):
    """J5.1 (a), J5.2, as things are once movement is done."""
    origin = t.fleeing[unit]
    controllers = {p.control[symbol] for symbol, place in p.link_points.items()
                   if place == region and symbol in p.control}
    if p.rules.flee_controlled == "others":
        controllers.discard(p.owner[unit])
    elif p.rules.flee_controlled == "ignore":
        controllers = set()
    if not p.rules.flee_to_attacker and t.doing[unit]["kind"] != "link":
        if p.at[t.winner_of[origin]] == region:
            return False
    return (region in p.adjacent[origin] and region not in t.stood_in and not controllers
            and region not in t.conflicted)


def flee_target(p, t, unit, entry):
    """The region that a legal entry leads to, or None."""
    how, name = entry
    if how == "foot":
        return name if name in p.age and open_on_foot(p, t, unit, name) else None
    origin = t.fleeing[unit]
    if not p.rules.flee_through_books or t.books.get(name) != origin:
        return None
    region = p.link_points[name]
    return region if region not in t.stood_in and p.age[region] != p.age[origin] else None


def flee(p, t):
    """J5.4: rounds of proposals, then placing one at a time."""
    t.stood_in = set(t.at.values())
    t.fled, t.removed, closed, taken = {}, set(), set(), {}
    rounds = 0

    def first(unit, listed):
        for entry in listed:
            region = flee_target(p, t, unit, entry)
            if region is not None and region not in closed and region not in taken:
                return region, entry[0]
        return None

    def settle(unit, region, how, when):
        taken[region] = unit
        t.fled[unit] = region
        t.facts[f"fled {'through a book' if how == 'book' else 'on foot'}, {when}"] += 1

    while True:
        proposals = {}
        for unit in t.fleeing:
            if unit not in t.fled and unit not in t.removed:
                proposal = first(unit, p.flee.get(unit, []))
                if proposal:
                    proposals.setdefault(proposal[0], []).append((unit, proposal[1]))
        if not proposals:
            break
        rounds += 1
        for region, units in proposals.items():
            if len(units) == 1:
                settle(units[0][0], region, units[0][1], "by its list")
                continue
            closed.add(region)
            t.facts["region closed by a collision"] += 1
            if p.rules.flee_collision == "remove":
                t.removed.update(unit for unit, _ in units)
                t.facts["removed by a collision"] += len(units)
    t.facts[f"rounds of fleeing: {min(rounds, 3)}"] += bool(rounds)
    everything = [("foot", region) for region in p.regions] + [("book", s) for s in p.link_points]
    for unit in t.fleeing:
        if unit not in t.fled and unit not in t.removed:
            proposal = first(unit, everything)
            if proposal:
                settle(unit, *proposal, "by the order of things")
            else:
                t.removed.add(unit)
                t.facts["removed, no place to flee"] += 1
    t.at.update(t.fled)


# ---------------------------------------------------------------- J6: supply

def update_control(p, t):
    """J6.1, and J6.3 for what was taken."""
    occupant = {region: unit for unit, region in t.at.items()}
    t.control = dict(p.control)
    for symbol, region in p.link_points.items():
        if region in occupant:
            t.control[symbol] = p.owner[occupant[region]]
    t.earned = Counter(player for symbol, player in t.control.items()
                       if p.control.get(symbol) != player)


def victory(p, t):
    """J6.2, with J1.7 for books off the board."""
    over, under = p.rules.victory_fraction
    stands = {region: p.owner[unit] for unit, region in t.at.items()}
    points = Counter(t.control.values())
    books = Counter(stands[region] for region in t.books.values() if region in stands)
    winners = []
    for player in p.players:
        by_points = t.control and points[player] * under >= over * len(p.link_points)
        by_books = t.books and books[player] * under >= over * len(t.books)
        if by_points or by_books:
            winners.append(player)
            t.facts["won by link points"] += bool(by_points)
            t.facts["won by books"] += bool(by_books)
    if len(winners) > 1:
        t.facts["several meet victory"] += 1
        if not p.rules.joint_victory:
            winners = []
    return winners


def supply_refusal(p, t, player, asked):
    """J6.4: why the action is not possible, the first that applies, or None."""
    at, unit_there = asked["at"], {region: unit for unit, region in t.at.items()}.get(asked["at"])
    points_there = [symbol for symbol, region in t.link_points.items() if region == at]
    units = asked["action"] == "unit"
    if at not in p.age:
        return "unknown_region"
    if asked.get("id") in (t.owner if units else t.link_points):
        return "id_in_use"
    if units:
        if unit_there is not None:
            return "occupied"
        if player not in [t.control.get(symbol) for symbol in points_there]:
            return "not_controlled"
        limit, used = p.rules.unit_tokens, [t.owner[unit] for unit in t.at].count(player)
    else:
        if unit_there is None or t.owner[unit_there] != player:
            return "not_your_unit"
        if p.rules.one_link_point_per_region and points_there:
            return "link_point_there"                         # J1.5
        limit, used = p.rules.link_point_tokens, len(t.link_points) - len(p.printed)
    return "no_token" if limit is not None and used >= limit else None


def free_id(prefix, used):
    return next(name for name in (f"{prefix}:{n}" for n in itertools.count(1)) if name not in used)


def supply(p, t):
    t.supplied, t.unsupplied = {}, {}
    t.link_points = dict(p.link_points)
    t.owner = dict(p.owner)                                   # ids of removed units stay in use
    for player in p.players:
        done, refused = [], []
        for number, asked in enumerate(p.supply.get(player, [])):
            reason = "none_left"
            if number < t.earned[player]:
                reason = supply_refusal(p, t, player, asked)
            if reason:
                refused.append({**asked, "reason": reason})
                continue
            kind, region = asked["action"], asked["at"]
            name = asked.get("id") or free_id(*{"unit": ("u", t.owner),
                                                "book": ("p", t.link_points)}[kind])
            if kind == "unit":
                t.owner[name], t.at[name] = player, region
                for symbol, place in t.link_points.items():
                    if place == region:
                        t.control[symbol] = player
            else:
                t.link_points[name] = t.books[name] = region
                t.control[name] = player
            done.append({"action": kind, "at": region, "id": name})
            t.facts[f"supplied {kind}, id {'given' if 'id' in asked else 'not given'}"] += 1
        if done:
            t.supplied[player] = done
        if refused:
            t.unsupplied[player] = refused


# ---------------------------------------------------------------- results

def verdict(p, t, unit):
    doing = t.doing[unit]
    kind, moves = doing["kind"], enters(doing)
    good = True
    if moves:
        reason = failure(p, t, unit, t.winners)
        good = reason is None
        if good:
            reason = "unopposed" if t.contenders[doing["to"]] == 1 else "strongest"
    elif kind == "stay":
        good = unit not in t.fleeing
        reason = "held" if good else "displaced"
    elif kind == "reinforce":
        reason = t.reinforced[unit]
        good = reason == "counted"
    else:
        good = t.transferred[unit]
        reason = "transferred" if good else "receiver_not_staying"
    result = "succeeded" if good else "failed"
    if t.illegal[unit]:
        result, reason = "illegal", t.illegal[unit]
    written = {"order": p.orders.get(unit, {"type": "stay"}), "result": result, "reason": reason,
               "strength": t.strength[unit]}
    if unit in t.carried:
        written["carried"] = t.carried[unit][0]
        if t.carried[unit][0] is None:
            written["carry_reason"] = t.carried[unit][1]
    if unit in t.fleeing:
        written["displaced"] = True
    return written


def resolve(p):
    """One whole turn: the result as it is written, and what happened on the way, counted."""
    t = SimpleNamespace(facts=Counter(), books=dict(p.books))
    judged = {unit: judge(p, unit) for unit in p.at}
    t.doing = {unit: doing for unit, (doing, _) in judged.items()}
    t.illegal = {unit: reason for unit, (_, reason) in judged.items()}
    count_strength(p, t)
    move_all(p, t)
    carry_books(p, t)
    flee(p, t)
    update_control(p, t)
    winners = victory(p, t)
    if winners:
        t.earned = Counter()
    supply(p, t)
    result = {} if p.id is None else {"id": p.id}
    result["verdicts"] = {unit: verdict(p, t, unit) for unit in p.at}
    result["units"] = {u: {"owner": t.owner[u], "at": t.at[u]} for u in t.owner if u in t.at}
    result["link_points"] = {s: r for s, r in t.link_points.items() if s not in p.printed}
    result["fled"] = {unit: {"from": t.fleeing[unit], "to": t.fled[unit]}
                      for unit in p.at if unit in t.fled}
    result["removed"] = [unit for unit in p.at if unit in t.removed]
    result["books"] = {s: t.books[s] for s in t.link_points if s in t.books}
    result["control"] = {s: t.control[s] for s in t.link_points if s in t.control}
    result["conflicted"] = t.conflicted
    result["actions"] = {player: t.earned[player] for player in p.players if t.earned[player]}
    result["supplied"], result["unsupplied"] = t.supplied, t.unsupplied
    result["winners"] = winners
    result["out"] = [player for player in p.players if player not in t.control.values()
                     and player not in [t.owner[unit] for unit in t.at]]
    reached = p.rules.max_turns is not None and p.turn >= p.rules.max_turns
    result["draw"] = not winners and (reached or not t.at)    # J6.5
    return result, t.facts


def write(document):
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def resolve_line(line, number):
    """The result of one line of bytes: (document, facts); an error is a document without facts."""
    name = None
    try:
        document = parse(line)
        if isinstance(document, Members) and isinstance(dict(document).get("id"), str):
            name = dict(document)["id"]
        try:
            check_text(document, "")
        except Fault as fault:
            if fault.path == "/id":
                name = None
            raise
        return resolve(read_position(document))
    except Fault as fault:
        error = {"code": fault.code, "message": fault.message, "line": number}
        if fault.path:
            error["path"] = fault.path
        return ({} if name is None else {"id": name}) | {"error": error}, None


def is_blank(line):
    return not line.strip(b" \t\r\n")


def main(arguments):
    if arguments[:1] == ["resolve"]:                          # it can stand in for the program
        arguments = arguments[1:]
    failed = False
    for name in arguments or [None]:
        with open(name, "rb") if name else sys.stdin.buffer as lines:
            for number, line in enumerate(lines, 1):
                if is_blank(line):
                    continue
                result, facts = resolve_line(line.removesuffix(b"\n"), number)
                failed = failed or facts is None
                sys.stdout.buffer.write(write(result).encode("utf-8", "replace") + b"\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
