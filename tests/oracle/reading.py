"""Reads a johvets position from one line of JSON, and refuses what the format does not allow.

It knows the interchange format and the names and values of the house rules, not what they mean.
"""

import json
import re
from types import SimpleNamespace

# Errors of the text itself. What reads text by a library may not know the place by a pointer.
TEXT_CODES = {"bad_encoding", "byte_order_mark", "bad_json", "nul", "half_surrogate", "bad_number",
              "repeated_key", "too_deep"}

ID = re.compile(r"[A-Za-z0-9_.:/-]{1,63}\Z", re.ASCII)
LIMIT, FLAG, FRACTION = "limit", "flag", "fraction"

# House rule: default, and what it may be: a flag, a limit, a fraction, or one of several words.
RULES = {
    "one_link_point_per_region": (False, FLAG),               # J1.5
    "negotiation_rounds": (None, LIMIT),                      # J2.1, without effect here
    "transfer_receiver": ("stay", ("stay", "stationary")),    # J3.6
    "reinforce_cut": (False, FLAG),                           # J3.9
    "swap": (True, FLAG),                                     # J4.3
    "displace_own": (True, FLAG),                             # J4.6
    "failed_link_book": ("destination", ("destination", "origin")),   # J4.9
    "flee_through_books": (True, FLAG),                       # J5.1
    "flee_to_attacker": (True, FLAG),                         # J5.1
    "flee_controlled": ("any", ("any", "others", "ignore")),  # J5.2
    "flee_collision": ("retry", ("retry", "remove")),         # J5.4
    "victory_fraction": ((3, 4), FRACTION),                   # J6.2
    "joint_victory": (True, FLAG),                            # J6.2
    "link_point_tokens": (24, LIMIT),                         # J6.4
    "unit_tokens": (None, LIMIT),                             # J6.4
    "max_turns": (None, LIMIT),                               # J6.5
}


class Fault(Exception):
    """A line that cannot be used: why, and where in it (a JSON Pointer, or None)."""

    def __init__(self, code, path, message):
        super().__init__(message)
        self.code, self.path, self.message = code, path, message


# ---------------------------------------------------------------- the text

class Members(list):
    """The members of a JSON object as (name, value), in order, repeated ones too."""


class BadNumber:
    """A number that is no integer of 64 bits, or is not written as one."""


def integer(text):
    value = int(text) if len(text) < 30 else 1 << 64
    return value if -(1 << 63) <= value < 1 << 63 else BadNumber()


def constant(text):
    raise ValueError(f"'{text}' is not JSON")


def pointer(path, name):
    return f"{path}/{str(name).replace('~', '~0').replace('/', '~1')}"


def check_string(text, path):
    if "\0" in text:
        raise Fault("nul", path, "U+0000 in a string")
    if any("\ud800" <= character <= "\udfff" for character in text):
        raise Fault("half_surrogate", path, "half a surrogate pair in a string")


def check_text(value, path):
    """What JSON itself lets pass and we do not: repeated keys, U+0000, half surrogates, numbers."""
    if isinstance(value, BadNumber):
        raise Fault("bad_number", path, "not an integer of 64 bits, or not written as one")
    if isinstance(value, str):
        check_string(value, path)
    elif isinstance(value, Members):
        seen = set()
        for name, inner in value:
            check_string(name, path)
            if name in seen:
                raise Fault("repeated_key", pointer(path, name), f"'{name}' is there twice")
            seen.add(name)
            check_text(inner, pointer(path, name))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            check_text(inner, pointer(path, number))


def parse(line):
    """The document in one line of bytes, not yet checked for what it means."""
    if line.startswith(b"\xef\xbb\xbf"):
        raise Fault("byte_order_mark", None, "the line begins with a byte order mark")
    try:
        text = line.decode("utf-8", "strict")
    except UnicodeDecodeError as error:
        raise Fault("bad_encoding", None, f"not UTF-8: {error}") from None
    try:
        return json.loads(text, object_pairs_hook=Members, parse_int=integer,
                          parse_float=lambda number: BadNumber(), parse_constant=constant)
    except RecursionError:
        raise Fault("too_deep", None, "nested too deeply") from None
    except ValueError as error:
        raise Fault("bad_json", None, f"not JSON: {error}") from None


# ---------------------------------------------------------------- reading a position

def wrong_type(path, expected):
    return Fault("wrong_type", path, f"{expected} expected")


def string(value, path):
    if not isinstance(value, str):
        raise wrong_type(path, "a string")
    return value


def new_id(value, path):
    """An id where it is defined; a reference to one may be any string."""
    if not ID.match(string(value, path)):
        raise Fault("bad_id", path, f"'{value}' is not an id")
    return value


def array(value, path):
    if not isinstance(value, list) or isinstance(value, Members):
        raise wrong_type(path, "an array")
    return [(inner, pointer(path, number)) for number, inner in enumerate(value)]


def members(value, path, required, optional=()):
    """An object with just these members, as {name: value}."""
    if not isinstance(value, Members):
        raise wrong_type(path, "an object")
    for name, _ in value:
        if name not in required and name not in optional:
            raise Fault("unknown_field", pointer(path, name), f"unknown field '{name}'")
    found = dict(value)
    for name in required:
        if name not in found:
            raise Fault("missing_member", pointer(path, name), f"'{name}' is missing")
    return found


def entries(value, path, pairs=True):
    """An object whose keys are ids, or an array of pairs: (key, its place, value, its place)."""
    if isinstance(value, Members):
        return [(key, pointer(path, key), inner, pointer(path, key)) for key, inner in value]
    if not pairs:
        raise wrong_type(path, "an object")
    result, seen = [], set()
    for pair, place in array(value, path):
        pair = array(pair, place)
        if len(pair) != 2:
            raise wrong_type(place, "a pair")
        key = string(*pair[0])
        if key in seen:
            raise Fault("repeated_key", pair[0][1], f"'{key}' is there twice")
        seen.add(key)
        result.append((key, pair[0][1], pair[1][0], pair[1][1]))
    return result


def one_of(value, path, known, what):
    if string(value, path) not in known:
        raise Fault("unknown_" + what, path, f"there is no {what} '{value}'")
    return value


def read_map(value, path, p):
    if isinstance(value, str):
        raise Fault("unknown_map", path, f"there is no map '{value}' here")
    given = members(value, path, ("ages", "adjacent", "link_points"))
    for age, age_path, regions, regions_path in entries(given["ages"], path + "/ages"):
        new_id(age, age_path)
        for region, place in array(regions, regions_path):
            if new_id(region, place) in p.age:
                raise Fault("repeated", place, f"region '{region}' is there twice")
            p.age[region] = age
    p.regions = list(p.age)                                   # board order
    p.adjacent = {region: set() for region in p.regions}
    for pair, place in array(given["adjacent"], path + "/adjacent"):
        pair = array(pair, place)
        if len(pair) != 2:
            raise wrong_type(place, "a pair of regions")
        one, two = (one_of(*end, p.age, "region") for end in pair)
        if one == two:
            raise Fault("self_adjacent", place, f"'{one}' is adjacent to itself")
        p.adjacent[one].add(two)
        p.adjacent[two].add(one)
    read_link_points(given["link_points"], path + "/link_points", p)
    p.printed = list(p.link_points)


def read_link_points(value, path, p):
    for symbol, place, region, region_path in entries(value, path):
        if new_id(symbol, place) in p.link_points:
            raise Fault("repeated", place, f"symbol '{symbol}' is there twice")
        p.link_points[symbol] = one_of(region, region_path, p.age, "region")


def read_units(value, path, p):
    for unit, place, given, given_path in entries(value, path):
        new_id(unit, place)
        given = members(given, given_path, ("owner", "at"))
        p.owner[unit] = one_of(given["owner"], given_path + "/owner", p.players, "player")
        region = one_of(given["at"], given_path + "/at", p.age, "region")
        if region in p.at.values():
            raise Fault("two_units", given_path + "/at", f"two units in '{region}'")
        p.at[unit] = region


ACTIONS = {"stay": (), "move": ("to",), "link": ("to",)}
ORDERS = {                                                    # type: members required, optional
    "stay": ((), ()), "move": (("to",), ("carry",)), "link": ((), ("book", "carry")),
    "transfer": (("to",), ("book",)), "reinforce": (("unit", "action"), ())}


def read_order(value, path):
    """The order with its members in the order in which they are written again."""
    if not isinstance(value, Members):
        raise wrong_type(path, "an order")
    if "type" not in dict(value):
        raise Fault("missing_member", path + "/type", "'type' is missing")
    kind = one_of(dict(value)["type"], path + "/type", ORDERS, "type")
    required, optional = ORDERS[kind]
    given = members(value, path, ("type", *required), optional)
    order = {"type": kind}
    for name in {"transfer": ("book", "to")}.get(kind, required + optional):
        if name not in given:
            continue
        place = pointer(path, name)
        if name == "action":
            action = given[name]
            if not isinstance(action, Members):
                raise wrong_type(place, "an action")
            if "type" not in dict(action):
                raise Fault("missing_member", place + "/type", "'type' is missing")
            doing = one_of(dict(action)["type"], place + "/type", ACTIONS, "type")
            action = members(action, place, ("type", *ACTIONS[doing]))
            order[name] = {"type": doing}
            if "to" in action:
                order[name]["to"] = string(action["to"], place + "/to")
        elif name == "carry" and given[name] is True:
            order[name] = True
        else:
            order[name] = string(given[name], place)
    return order


def read_flee(value, path, p):
    for unit, place, listed, list_path in entries(value, path, pairs=False):
        one_of(unit, place, p.at, "unit")
        p.flee[unit] = []
        for entry, entry_path in array(listed, list_path):
            if isinstance(entry, str):
                p.flee[unit].append(("foot", entry))
            else:
                book = members(entry, entry_path, ("book",))["book"]
                p.flee[unit].append(("book", string(book, entry_path + "/book")))


def read_supply(value, path, p):
    for player, place, actions, list_path in entries(value, path, pairs=False):
        one_of(player, place, p.players, "player")
        p.supply[player] = []
        for action, action_path in array(actions, list_path):
            given = members(action, action_path, ("action", "at"), ("id",))
            kind = one_of(given["action"], action_path + "/action", ("unit", "book"), "action")
            asked = {"action": kind, "at": string(given["at"], action_path + "/at")}
            if "id" in given:
                asked["id"] = new_id(given["id"], action_path + "/id")
            p.supply[player].append(asked)


def read_rule(value, path, allowed):
    if allowed is FLAG:
        if not isinstance(value, bool):
            raise wrong_type(path, "true or false")
    elif allowed is LIMIT:
        if value is not None and type(value) is not int:
            raise wrong_type(path, "an integer or null")
        if value is not None and value < 0:
            raise Fault("bad_value", path, "a limit begins at 0")
    elif allowed is FRACTION:
        parts = array(value, path)
        if len(parts) != 2:
            raise wrong_type(path, "two integers")
        for part, place in parts:
            if type(part) is not int:
                raise wrong_type(place, "an integer")
            if part <= 0:
                raise Fault("bad_value", place, "more than 0 expected")
        return tuple(part for part, _ in parts)
    elif string(value, path) not in allowed:
        raise Fault("bad_value", path, f"'{value}' is none of {', '.join(allowed)}")
    return value


def read_control(value, path, p):
    occupant = {region: unit for unit, region in p.at.items()}
    for symbol, place, player, player_path in entries(value, path):
        one_of(symbol, place, p.link_points, "link_point")
        p.control[symbol] = one_of(player, player_path, p.players, "player")
        unit = occupant.get(p.link_points[symbol])
        if unit is not None and p.owner[unit] != player:
            raise Fault("bad_value", player_path, f"'{symbol}' is its occupant's")
    for symbol, region in p.link_points.items():              # J1.6
        if region in occupant:
            p.control[symbol] = p.owner[occupant[region]]


TOP = ("map", "players", "units")
TOP_OPTIONAL = ("format", "game", "id", "turn", "link_points", "books", "control", "orders", "flee",
                "supply", "rules")


def read_position(document):
    given = members(document, "", TOP, TOP_OPTIONAL)
    p = SimpleNamespace(players=[], age={}, link_points={}, owner={}, at={}, books={}, control={},
                        orders={}, flee={}, supply={}, id=None, turn=1,
                        rules=SimpleNamespace(**{name: rule[0] for name, rule in RULES.items()}))
    if "id" in given:
        p.id = string(given["id"], "/id")
    for name in ("format", "turn"):
        if type(given.get(name, 1)) is not int:
            raise wrong_type("/" + name, "an integer")
    if given.get("format", 1) != 1:
        raise Fault("bad_value", "/format", "format 1 expected")
    if string(given.get("game", "johvets"), "/game") != "johvets":
        raise Fault("bad_value", "/game", "johvets expected")
    p.turn = given.get("turn", 1)
    if p.turn < 1:
        raise Fault("bad_value", "/turn", "the first turn is 1")
    read_map(given["map"], "/map", p)
    read_link_points(given.get("link_points", Members()), "/link_points", p)
    for player, place in array(given["players"], "/players"):
        if new_id(player, place) in p.players:
            raise Fault("repeated", place, f"player '{player}' is there twice")
        p.players.append(player)
    read_units(given["units"], "/units", p)
    for symbol, place, region, region_path in entries(given.get("books", Members()), "/books"):
        one_of(symbol, place, p.link_points, "link_point")
        p.books[symbol] = one_of(region, region_path, p.age, "region")
    read_control(given.get("control", Members()), "/control", p)
    for unit, place, order, order_path in entries(given.get("orders", Members()), "/orders"):
        p.orders[one_of(unit, place, p.at, "unit")] = read_order(order, order_path)
    read_flee(given.get("flee", Members()), "/flee", p)
    read_supply(given.get("supply", Members()), "/supply", p)
    for name, place, value, _ in entries(given.get("rules", Members()), "/rules", pairs=False):
        if name not in RULES:
            raise Fault("unknown_field", place, f"there is no house rule '{name}'")
        setattr(p.rules, name, read_rule(value, place, RULES[name][1]))
    return p
