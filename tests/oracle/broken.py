"""Spoils good positions in one place each, so that what reads them must find exactly that place.

It knows what the format forbids. A spoiled position is not always wrong (another's name may fit by
chance); the oracle is asked, not this file.
"""

import json

HUGE = 1 << 63


class Raw(str):
    """Text that goes into the document as it is."""


class Pairs(list):
    """Members of an object as pairs, so that a name can be there twice."""


def dump(value):
    if isinstance(value, Raw):
        return str(value)
    if isinstance(value, Pairs):
        return "{" + ",".join(f"{json.dumps(name)}:{dump(inner)}" for name, inner in value) + "}"
    if isinstance(value, dict):
        return dump(Pairs(value.items()))
    if isinstance(value, list):
        return "[" + ",".join(map(dump, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


SCALARS = [None, True, False, 0, -1, 7, "x", Raw("1.0"), Raw("1e3"), Raw("1E0"), Raw("0.5"),
           Raw("-0.0"), Raw("1e400"), HUGE, -HUGE - 1, Raw("9" * 400), [], {}, [[]], [None],
           {"x": 1}]
BAD_IDS = ["", "a b", "x" * 64, "é", "a\n", "a\tb", "a~b", "a*", "\U0001f600", "a\\", "a,b", "ａ"]
BAD_TEXT = [Raw(r'"\u0000"'), Raw(r'"a\u0000b"'), Raw(r'"\ud800"'), Raw(r'"\udc00"'),
            Raw(r'"\ude00\ud83d"'), Raw(r'"\ud83dx"'), Raw(r'"\x41"'), Raw(r'"\u12"'), Raw('"\t"'),
            Raw('"'), Raw("'x'"), Raw("NaN"), Raw("Infinity"), Raw("-Infinity"), Raw("01"),
            Raw("+1"), Raw("-"), Raw(".5"), Raw("1."), Raw("0x1"), Raw("tru"), Raw("True"),
            Raw("nil"), Raw(""), Raw("1 2"), Raw("/* */1"), Raw(r'"\U0041"')]


def nodes(value):
    """Every place in the document: (container, key)."""
    if isinstance(value, dict):
        items = list(value.items())
    else:
        items = list(enumerate(value)) if isinstance(value, list) else []
    for key, inner in items:
        yield value, key
        yield from nodes(inner)


def wrong_scalar(rng, document):
    container, key = rng.choice(list(nodes(document)))
    plain = isinstance(container[key], (dict, list))
    container[key] = rng.choice([one for one in SCALARS
                                 if not (plain and isinstance(one, (dict, list)))])


def bad_text(rng, document):
    container, key = rng.choice(list(nodes(document)))
    container[key] = rng.choice(BAD_TEXT)


def an_object(rng, document):
    """Some object of the document, as (container, key), the document itself among them."""
    places = [(c, k) for c, k in nodes(document) if isinstance(c[k], dict) and c[k]]
    return rng.choice(places) if places else None


def unknown_field(rng, document):
    holder = an_object(rng, document) if rng.random() < 0.7 else None
    target = holder[0][holder[1]] if holder else document
    target[rng.choice(["extra", "", "Type", "unit", "a/b~c", "type ", "id", "carry", "book"])] = \
        rng.choice(SCALARS[:7])


def repeated_key(rng, document):
    holder = an_object(rng, document)
    if holder is None or rng.random() < 0.2:
        return Pairs([*document.items(), rng.choice(list(document.items()))])
    target = holder[0][holder[1]]
    holder[0][holder[1]] = Pairs([*target.items(), rng.choice(list(target.items()))])
    return document


def missing_member(rng, document):
    if rng.random() < 0.3:
        document.pop(rng.choice(["map", "players", "units"]), None)
        return
    holder = an_object(rng, document)
    if holder:
        target = holder[0][holder[1]]
        target.pop(rng.choice(list(target)))


def members_of(document, name):
    """The object or the array of pairs under this name, as a dictionary of its own."""
    value = document.get(name, {})
    return dict(value.items() if isinstance(value, dict) else map(tuple, value))


def put(rng, document, name, value):
    """One more member, last or first, in an object or its pairs."""
    items = list(members_of(document, name).items())
    items.insert(rng.choice([0, len(items)]), value)
    document[name] = dict(items) if rng.random() < 0.7 or len(dict(items)) < len(items) \
        else [list(pair) for pair in items]


def spoil_pairs(rng, document):
    name = rng.choice(["units", "link_points", "books", "orders", "control", "ages"])
    holder = document["map"] if name == "ages" else document
    pairs = [list(pair) for pair in members_of(holder, name).items()]
    if not pairs:
        return
    pair = rng.choice(pairs)
    rng.choice([lambda: pair.append("x"), pair.pop, pair.clear, lambda: pairs.append(list(pair)),
                lambda: pairs.append(None), lambda: pairs.append({"a": 1}),
                lambda: pairs.append("ab"),
                lambda: pair.__setitem__(0, rng.choice([1, None, [], ""]))])()
    holder[name] = pairs


def pairs_not_allowed(rng, document):
    name = rng.choice(["flee", "supply", "rules"])
    document[name] = [list(pair) for pair in members_of(document, name).items()]


def spoil_map(rng, document):
    ages = members_of(document["map"], "ages")
    regions = [region for listed in ages.values() for region in listed]
    if not regions:
        document["map"] = rng.choice([None, "no such map", "", 1])
        return
    region, adjacent = rng.choice(regions), document["map"]["adjacent"]
    what = rng.randrange(9)
    if what < 2:
        ages[rng.choice(list(ages))].append(rng.choice([region, region, *BAD_IDS]))
        document["map"]["ages"] = ages
    elif what == 2:
        ages[rng.choice(BAD_IDS)] = []
        document["map"]["ages"] = ages
    elif what < 6:
        adjacent.append(rng.choice([[region, region], [region, "nowhere"], ["nowhere", region],
                                    [region], [region, region, region], [], None, region,
                                    [region, 1]]))
    elif what == 6:
        put(rng, document["map"], "link_points", (rng.choice(["new", *BAD_IDS]), "nowhere"))
    elif what == 7:
        put(rng, document["map"], "link_points", (rng.choice(BAD_IDS), region))
    else:
        printed = list(members_of(document["map"], "link_points"))
        put(rng, document, "link_points", (rng.choice(printed + BAD_IDS), region))


def spoil_things(rng, document):
    units, players = members_of(document, "units"), document["players"]
    if not units:
        document["players"].append(rng.choice([*players, *BAD_IDS, 1, None]))
        return
    unit = units[rng.choice(list(units))]
    ages = members_of(document["map"], "ages")
    empty = [region for listed in ages.values() for region in listed
             if region not in [one["at"] for one in units.values()]]
    what = rng.randrange(10)
    if what == 0:
        document["players"].append(rng.choice([*players, *BAD_IDS, 1, None]))
    elif what == 1:
        unit["owner"] = rng.choice(["nobody", "", unit["at"] + "x"])
        document["units"] = units
    elif what == 2:
        unit["at"] = "nowhere"
        document["units"] = units
    elif what == 3:
        document.pop("control", None)
        put(rng, document, "units", ("again", dict(unit)))
    elif what == 4 and empty:
        put(rng, document, "units", (rng.choice(BAD_IDS), {"owner": unit["owner"], "at": empty[0]}))
    elif what == 5:
        put(rng, document, "books", (rng.choice(["no_point", "", "é"]), unit["at"]))
    elif what == 6:
        symbols = list(members_of(document, "books")) or ["no_point"]
        document["books"] = {**members_of(document, "books"), rng.choice(symbols): "nowhere"}
    elif what == 7:
        put(rng, document, "control", ("no_point", unit["owner"]))
    elif what == 8:
        points = members_of(document["map"], "link_points") | members_of(document, "link_points")
        if points:
            document["control"] = members_of(document, "control") | {
                rng.choice(list(points)): rng.choice(["nobody", *players])}
    else:
        name = rng.choice(["orders", "flee", "supply"])
        value = {"orders": {"type": "stay"}}.get(name, [])
        put(rng, document, name, (rng.choice(["nobody", "", "é\U0001f600", "~/"]), value))


ORDERS = [{"type": "fly"}, {"type": ""}, {"type": "Move", "to": "x"}, {"to": "x"}, {}, None, "stay",
          [], {"type": "stay", "to": "x"}, {"type": "stay", "carry": True}, {"type": "move"},
          {"type": None}, {"type": "move", "to": "x", "carry": False},
          {"type": "move", "to": "x", "carry": None}, {"type": "move", "to": "x", "carry": 1},
          {"type": "move", "to": "x", "carry": ["p1"]}, {"type": "move", "to": "x", "book": "p1"},
          {"type": "move", "to": None}, {"type": "move", "to": 1}, {"type": "link", "to": "x"},
          {"type": "link", "book": True}, {"type": "link", "book": None},
          {"type": "link", "carry": False}, {"type": "link", "unit": "x"}, {"type": "transfer"},
          {"type": "transfer", "to": "x", "carry": True}, {"type": "transfer", "book": "x"},
          {"type": "transfer", "to": True}, {"type": "reinforce", "unit": "x"},
          {"type": "reinforce"}, {"type": "reinforce", "action": {"type": "stay"}},
          {"type": "reinforce", "unit": "x", "action": None},
          {"type": "reinforce", "unit": "x", "action": "stay"},
          {"type": "reinforce", "unit": "x", "action": {}},
          {"type": "reinforce", "unit": "x", "action": {"type": "move"}},
          {"type": "reinforce", "unit": "x", "action": {"type": "stay", "to": "x"}},
          {"type": "reinforce", "unit": "x", "action": {"type": "move", "to": "x", "carry": True}},
          {"type": "reinforce", "unit": "x", "action": {"type": "link", "book": "x"}},
          {"type": "reinforce", "unit": "x", "action": {"type": "link"}},
          {"type": "reinforce", "unit": "x", "action": {"type": "transfer", "to": "x"}},
          {"type": "reinforce", "unit": "x", "to": "x", "action": {"type": "stay"}},
          {"type": "reinforce", "unit": 1, "action": {"type": "stay"}}]
FLEE = [None, "r1", {"book": "p1"}, 1, [1], [None], [["r1"]], [{}], [{"book": 1}], [{"book": True}],
        [{"region": "r1"}], [{"book": "p1", "to": "r1"}], ["r1", False]]
SUPPLY = [None, {}, "unit", [None], [[]], ["unit"], [{}], [{"action": "unit"}], [{"at": "r1"}],
          [{"action": "ship", "at": "r1"}], [{"action": "", "at": "r1"}],
          [{"action": 1, "at": "r1"}], [{"action": "unit", "at": 1}],
          [{"action": "unit", "at": None}], [{"action": "book", "at": "r1", "id": 1}],
          [{"action": "book", "at": "r1", "id": None}],
          [{"action": "book", "at": "r1", "symbol": "x"}],
          *([{"action": "unit", "at": "r1", "id": name}] for name in BAD_IDS)]
RULES = {"swap": [None, 0, 1, "true", [], {}], "reinforce_cut": [None, "no"], "joint_victory": [1],
         "displace_own": ["own"], "one_link_point_per_region": [1], "flee_through_books": [0],
         "flee_to_attacker": [None], "transfer_receiver": ["", "Stay", None, True, 0, "any"],
         "failed_link_book": ["here", None], "flee_controlled": ["none", "all", False, None],
         "flee_collision": ["again", None, True],
         "max_turns": [-1, "3", True, HUGE, Raw("3.0"), [3]],
         "negotiation_rounds": [-1, "x", False, Raw("1e0")],
         "link_point_tokens": [-1, -HUGE, False, "none"], "unit_tokens": [-1, HUGE, {}],
         "victory_fraction": [None, 1, "3/4", [], [3], [3, 4, 5], [0, 4], [3, 0], [-3, 4], [3, -4],
                              [-3, -4], ["3", "4"], [3, None], [Raw("3.0"), 4], [HUGE, 1],
                              {"a": 3, "b": 4}, Raw("0.75"), [True, True]], "Swap": [True], "": [1],
         "swaps": [False], "victory fraction": [[3, 4]]}


def spoil_wishes(rng, document):
    """Orders, flee lists, supply lists and house rules of wrong shapes."""
    what, units = rng.randrange(6), list(members_of(document, "units"))
    if what < 2 and units:
        orders = members_of(document, "orders")
        document["orders"] = orders | {rng.choice(units): rng.choice(ORDERS)}
    elif what == 2 and units:
        document["flee"] = members_of(document, "flee") | {rng.choice(units): rng.choice(FLEE)}
    elif what == 3 and document["players"]:
        document["supply"] = members_of(document, "supply") | {
            rng.choice(document["players"]): rng.choice(SUPPLY)}
    else:
        name = rng.choice(list(RULES))
        document["rules"] = members_of(document, "rules") | {name: rng.choice(RULES[name])}


def spoil_head(rng, document):
    name, values = rng.choice([
        ("format", [0, 2, -1, "1", None, True, Raw("1.0"), Raw("1e0"), [1]]),
        ("game", ["", "Johvets", "chess", None, 1]),
        ("turn", [0, -1, None, "1", True, HUGE, Raw("1.0")]),
        ("id", [None, 1, True, [], {}]), ("map", ["no such map", "", None, 1, [], {}]),
        ("players", [None, {}, "c1", 2]), ("units", [None, "u1", 1, True])])
    document[name] = rng.choice(values)


WHOLE = [b"null", b"true", b"1", b'"x"', b"[]", b"{}", b"[{}]", b"[[[]]]", b"{", b"}", b"[",
         b"\x00", b"x", b"{}{}", b"\xff\xfe{}", b"\xc0\x80", b"\xed\xa0\x80",
         b'{"id":"\xed\xa0\x80"}', b'{"id":"\xf5"}', b'{"id":"\xc3"}', b'{"id":"a\x00"}',
         b'{"id":"x"}', b'{"id":1}', b'{"id":"x","id":"y"}', b"\x0c{}", b"\xa0", b"\xe2\x80\xa8",
         b"\xef\xbb\xbf", b"\xef\xbb\xbf{}", b"{'id':1}", b"//", b"#", b"---", b"{,}", b"[,]",
         b'{"a":1,}', b"\x1a"]
AS_TEXT = ["cut", "mark", "tail", "bytes", "carriage", "deep", "whole", "spaces"]
CHANGES = [wrong_scalar, wrong_scalar, bad_text, unknown_field, repeated_key, missing_member,
           spoil_pairs, pairs_not_allowed, spoil_map, spoil_map, spoil_things, spoil_things,
           spoil_things, spoil_wishes, spoil_wishes, spoil_wishes, spoil_head]


def spoil(rng, document):
    """One line of bytes: the document with one thing wrong in it, or a line of another sort."""
    document = json.loads(json.dumps(document))               # no list is shared with another
    if rng.random() < 0.8:
        document = rng.choice(CHANGES)(rng, document) or document
        return dump(document).encode()
    line, how = dump(document).encode(), rng.choice(AS_TEXT)
    if how == "cut":
        return line[:rng.randrange(1, len(line))]
    if how == "mark":
        return b"\xef\xbb\xbf" + line
    if how == "tail":
        return line + rng.choice([b"x", b"}", b",", b"{}", b"\x00", b" 1", b"\xef\xbb\xbf", b"//",
                                  b"\x0b"])
    if how == "bytes":
        place = rng.randrange(len(line))
        return line[:place] + rng.choice([b"\x00", b"\xff", b"\x80", b"\xed\xa0\x80", b"\xc0\xaf",
                                          b"\xf4\x90\x80\x80", b"\x01", b"\xe2\x80"]) + line[place:]
    if how == "carriage":
        return line + b"\r"
    if how == "spaces":
        return rng.choice([b" ", b"\t", b"\r", b"\r\r \t"]) + line + b" \t"
    if how == "deep":
        depth = rng.choice([20, 500, 3000, 100000])
        opening, closing = rng.choice([(b"[", b"]"), (b'{"a":', b"}")])
        nest = opening * depth + b"1" + (closing * depth if rng.random() < 0.7 else b"")
        names = [b',"id":', b',"deep":']
        return rng.choice([nest, *(line[:-1] + name + nest + b"}" for name in names)])
    return rng.choice(WHOLE)


def noise(rng, document):
    """A position with a few bytes changed anywhere: what comes of it is anybody's guess."""
    line = bytearray(dump(document).encode())
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(line))
        how = rng.randrange(4)
        if how == 0:
            line[place] = rng.randrange(256)
        elif how == 1:
            del line[place]
        elif how == 2:
            line.insert(place, rng.choice(b'"{}[],:0123456789.eE-\\u ntf\xff\x00\xc3'))
        else:
            other = rng.randrange(len(line))
            line[place], line[other] = line[other], line[place]
    return bytes(line).replace(b"\n", b" ")
