/* A johvets position with its orders, as one line of JSON holds it: read into the core's
 * structures, and played. The format is exactly that of `law resolve`. It needs the core, and no
 * Lua. */
#ifndef LAW_JSON_READ_H
#define LAW_JSON_READ_H

#include "diplomacy_names.h"
#include "json_document.h"
#include "json_text.h"

typedef struct json_diplomacy json_diplomacy; /* json_diplomacy.h */

/* Finds a map by its name. The map stays the finder's; it must live as long as the cases that were
 * read with it. NULL and an error (its message says why, its status LAW_NO_MEMORY or another) when
 * not. `named_board`: the same for boards of Diplomacy; NULL where that game is not wanted. */
typedef struct {
    const law_map *(*named_map)(void *user, const char *name, law_error *error);
    void *user;
    const dip_names *(*named_board)(void *user, const char *name, law_error *error);
} json_maps;

/* An order, and its members as they were given, to say them again: NULL where there was none. */
typedef struct {
    law_order order;
    const json_value *to;    /* Move, Transfer, Reinforce's action */
    const json_value *book;  /* Link, Transfer */
    const json_value *carry; /* Move, Link: true or a string */
    const json_value *unit;  /* Reinforce */
} json_case_order;

typedef struct {
    law_unit unit;
    law_flight *flights;
    size_t count;
} json_case_flee;

/* A player's supply actions; the outcomes come with the play. */
typedef struct {
    law_supply *actions;
    law_supply_outcome *outcomes;
    const json_value *given; /* its first action */
    size_t count;
} json_case_supply;

/* What a document says. All of it is the case's and lives until the case is read again or
 * destroyed; the rules may be changed before it is played. */
typedef struct {
    const char *id; /* NULL: without; may be there also when reading failed */
    size_t id_size;
    const law_map *map;
    law_position *position; /* NULL when reading failed */
    law_rules rules;
    json_case_order *orders; /* in the order of the document */
    size_t order_count;
    const json_case_order **order_of; /* by unit id, [0] unused; NULL: none was given */
    json_case_flee *flees;
    size_t flee_count;
    json_case_supply *supplies; /* by player id, [0] unused */
    bool is_diplomacy;          /* then `diplomacy` has all but the id, and the rest is empty */
    json_diplomacy *diplomacy;  /* its memory is used again */

    /* The rest is not for its users. */
    law_allocator allocator;
    json_arena arena;
    law_map *own_map;       /* a map that stood in the document, */
    law_dip_map *own_board; /* or a board of Diplomacy, */
    dip_names *own_names;   /* with its names */
    json_text own_map_text; /* as it was written there */
    bool has_made_map;      /* in this reading: the text in hand is that of the own map */
    law_turn *turn;
    law_position *turn_position; /* what the turn borrows */
    bool is_played;
} json_case;

json_case json_case_empty(const law_allocator *allocator);
void json_case_destroy(json_case *read);
void json_case_drop_own_map(json_case *read); /* of parts of the reader, who read another one */

/* Reads a document into the case, whose memory is used again. False and a fault when it cannot be
 * used. `maps` may be NULL: then no map has a name. */
bool json_case_read(json_case *read, const char *text, size_t size, const json_maps *maps,
                    json_fault *fault);

/* Plays what was read, up to a finished turn, which json_case_turn then shows. */
bool json_case_play(json_case *read, json_fault *fault);
law_turn *
json_case_turn(const json_case *read); /* the case's; NULL unless the last play succeeded */

#endif
