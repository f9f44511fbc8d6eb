/* One JSON document as a tree in an arena, members in the order of the text. It knows RFC 8259 and
 * our limits to it, and no field of any format.
 *
 * It is our own and not jansson, because it reads our lines several times faster, because jansson
 * goes on with bytes missing when a buffer of its cannot grow, and because it takes a NUL after a
 * number for nothing. The tests compare the two.
 */
#ifndef LAW_JSON_DOCUMENT_H
#define LAW_JSON_DOCUMENT_H

#include "json_fault.h"

/* Memory that is given back all at once and kept for the next document. */
typedef struct json_chunk json_chunk;
typedef struct {
    law_allocator allocator;
    json_chunk *chunks; /* the newest and largest first */
    char *at, *end;     /* what is free in it */
} json_arena;

json_arena json_arena_empty(const law_allocator *allocator);
void json_arena_destroy(json_arena *arena);
void json_arena_reset(json_arena *arena);
void *json_arena_allocate(json_arena *arena,
                          size_t size); /* for pointers and integers; NULL: no memory */
/* `count` elements, all bytes zero. */
void *json_arena_allocate_array(json_arena *arena, size_t count, size_t element_size);

typedef enum {
    JSON_TYPE_NULL,
    JSON_TYPE_FALSE,
    JSON_TYPE_TRUE,
    JSON_TYPE_INTEGER,
    JSON_TYPE_HUGE, /* an integer that does not fit into 64 bits */
    JSON_TYPE_REAL, /* a number with a point or an exponent, whose value nobody needs */
    JSON_TYPE_STRING,
    JSON_TYPE_ARRAY,
    JSON_TYPE_OBJECT,
    JSON_TYPE_SAME /* the member that was known before */
} json_value_type;

/* A value, and where it stands. An object may have a key twice: that is its reader's to see. */
typedef struct json_value {
    json_value_type type;
    const char *key;               /* in an object: the member's name */
    const struct json_value *next; /* the next one of the same array or object */
    size_t size;                   /* bytes of a string; elements of an array or object */
    union {
        const char *string; /* UTF-8 without NUL, closed by one */
        int64_t integer;
        const struct json_value *first; /* of an array or object */
    } of;
} json_value;

enum { JSON_DEPTH_MAX = 512 }; /* arrays and objects in each other */

/* A member of the document's object whose text may be known from another document: it is then not
 * read again. */
typedef struct {
    const char *name;
    const char *text; /* what an object was written as; size 0: nothing is known */
    size_t size;
    size_t begin, end; /* out: where its object stands in this document; both 0: it has none */
} json_known;

/* The document's value, which lives in the arena until that is reset; or NULL and a fault. `known`
 * may be NULL. */
const json_value *json_document_read(json_arena *arena, const char *text, size_t size,
                                     json_known *known, json_fault *fault);

/* A member of an object by its name; NULL when there is none or the value is no object. */
const json_value *json_member(const json_value *object, const char *name);

#endif
