/* What the parts of the reader share: places in the document, complaints, and members of the type
 * that is asked for. Every function that returns false or NULL has filled the fault. */
#ifndef LAW_JSON_READER_H
#define LAW_JSON_READER_H

#include "json_read.h"

/* A place in the document: the way to it from the root, which is NULL. */
typedef struct json_place {
    const struct json_place *parent;
    const char *key; /* NULL: an index */
    size_t index;
} json_place;

typedef struct {
    json_case *read;
    json_fault *fault;
    law_position_builder *builder; /* from the first player on */
} json_reader;

json_place json_place_key(const json_place *parent, const char *key);
json_place json_place_index(const json_place *parent, size_t index);

bool json_fail(json_reader *reader, json_fault_code code, const json_place *place,
               const char *format, ...)
#ifdef __GNUC__
    __attribute__((format(printf, 4, 5)))
#endif
    ;
bool json_fail_error(json_reader *reader, const json_place *place, const law_error *error);
bool json_fail_memory(json_reader *reader);
/* There is no `what` of that name; the nearest name is suggested where there is one. */
bool json_fail_unknown(json_reader *reader, json_fault_code code, const json_place *place,
                       const char *what, const json_near *near);
bool json_fail_type(json_reader *reader, const json_place *place, const char *expected,
                    const json_value *found);

/* The members of an object that may have just these fields; values of those left out are NULL. */
typedef struct {
    const char *name;
    bool is_required;
} json_field;
bool json_read_fields(json_reader *reader, const json_place *place, const json_value *object,
                      const json_field *fields, size_t field_count, const json_value **values);

const char *json_read_string(json_reader *reader, const json_place *place, const json_value *value);
bool json_read_integer(json_reader *reader, const json_place *place, const json_value *value,
                       int64_t min, int64_t *out);
bool json_read_array(json_reader *reader, const json_place *place, const json_value *value);
bool json_is_pair(const json_value *value); /* an array of two */

/* Walks over an object whose order carries meaning, or over the array of pairs that stands for it.
 */
typedef struct {
    json_reader *reader;
    const json_place *place;
    const json_value *container;
    const json_value *following;                   /* the next member, or the next pair */
    size_t index;                                  /* of that pair */
    json_place pair_place, key_place, value_place; /* of the entry just given */
    const char *key;
    const json_value *value;
    bool failed;
} json_entries;
/* With `pairs` false only an object will do. */
bool json_entries_begin(json_entries *entries, json_reader *reader, const json_place *place,
                        const json_value *container, bool pairs);
bool json_entries_next(json_entries *entries); /* false: at the end, or failed */
/* The key was there before: in an object that is a repeated key, in pairs a `what` that is there
 * twice. */
bool json_entries_fail_repeated(const json_entries *entries, const char *what);

/* Whether this can be the id of a new `what`. Asked before the value that belongs to it is read, so
 * that of two mistakes the first in the text is reported. */
bool json_check_id(json_reader *reader, const json_place *place, const char *what,
                   const char *name);
bool json_fail_duplicate(json_reader *reader, const json_place *place, const char *what,
                         const char *name);

law_region json_read_region(json_reader *reader, const json_place *place, const json_value *value);
law_symbol json_read_symbol(json_reader *reader, const json_place *place, const char *name);
law_player json_read_player(json_reader *reader, const json_place *place, const char *name);
law_unit json_read_unit(json_reader *reader, const json_place *place, const char *name);

/* Parts of a document, one file each. `value` may be NULL where the member may be left out. */
bool json_read_map(json_reader *reader, const json_place *place, const json_value *value,
                   const json_maps *maps);
bool json_read_players(json_reader *reader, const json_place *place, const json_value *value);
bool json_read_link_points(json_reader *reader, const json_place *place, const json_value *value);
bool json_read_units(json_reader *reader, const json_place *place, const json_value *value);
bool json_read_books(json_reader *reader, const json_place *place, const json_value *value);
bool json_read_control(json_reader *reader, const json_place *place, const json_value *value);
bool json_read_orders(json_reader *reader, const json_place *place, const json_value *value);
bool json_read_flee(json_reader *reader, const json_place *place, const json_value *value);
bool json_read_supply(json_reader *reader, const json_place *place, const json_value *value);
bool json_read_rules(json_reader *reader, const json_place *place, const json_value *value);

#endif
