/* What can be wrong with a document: a code, a sentence, and the place as a JSON Pointer. */
#ifndef LAW_JSON_FAULT_H
#define LAW_JSON_FAULT_H

#include <lawspeaker/lawspeaker.h>

/* code, name in error lines, what it means */
#define JSON_FAULTS(X)                                                                             \
    X(NONE, "none", "nothing is wrong")                                                            \
    X(INVALID_JSON, "invalid_json", "the text is not JSON, or not UTF-8")                          \
    X(TOO_DEEP, "too_deep", "arrays and objects are nested too deeply")                            \
    X(REPEATED_KEY, "repeated_key", "an object has a key twice")                                   \
    X(UNKNOWN_FIELD, "unknown_field", "there is no such field, or not in an order of this type")   \
    X(MISSING_FIELD, "missing_field", "a field that must be there is not")                         \
    X(WRONG_TYPE, "wrong_type", "a string, integer, array … stands where another one belongs")     \
    X(OUT_OF_RANGE, "out_of_range", "a number is too small, or does not fit into 64 bits")         \
    X(UNKNOWN_VALUE, "unknown_value", "a word is none of those that are possible")                 \
    X(BAD_ID, "bad_id", "an id is not 1 to 63 characters of A-Z a-z 0-9 _ . : / -")                \
    X(DUPLICATE, "duplicate", "an id is defined twice, or a region holds two units")               \
    X(UNKNOWN_REFERENCE, "unknown_reference", "an id names nothing that exists")                   \
    X(CONTRADICTION, "contradiction", "it cannot be, or not with what stands elsewhere")           \
    X(BAD_ORDER, "bad_order", "a text is no order or unit of Diplomacy, or not one of this phase") \
    X(SEVERAL_PLACES, "several_places", "the beginning of a name fits several places")             \
    X(SELF_ADJACENT, "self_adjacent", "a region is adjacent to itself")                            \
    X(UNKNOWN_MAP, "unknown_map", "there is no such map, or it cannot be loaded")                  \
    X(TOO_MANY, "too_many", "more things than the library counts")                                 \
    X(LINE_TOO_LONG, "line_too_long", "the line is longer than the limit")                         \
    X(NO_MEMORY, "no_memory", "memory ran out")                                                    \
    X(INTERNAL, "internal", "the library refused what it should have taken")

typedef enum {
#define X(code, name, sentence) JSON_FAULT_##code,
    JSON_FAULTS(X)
#undef X
        JSON_FAULT_COUNT
} json_fault_code;

typedef struct {
    json_fault_code code;
    char message[LAW_MESSAGE_SIZE];
    const char *path; /* a JSON Pointer, or NULL; lives until its case is read again */
} json_fault;

const char *json_fault_name(json_fault_code code);
/* Fills the fault, cutting the message between characters where it is too long; returns false. */
bool json_fault_set(json_fault *fault, json_fault_code code, const char *format, ...)
#ifdef __GNUC__
    __attribute__((format(printf, 3, 4)))
#endif
    ;
/* The fault that an error of the library stands for; returns false. */
bool json_fault_set_error(json_fault *fault, const law_error *error);

/* The name most like a mistyped one, to suggest it. Begin with {.given = …}, offer all candidates.
 */
typedef struct {
    const char *given;
    const char *name; /* the nearest so far, or NULL: none is near */
    unsigned distance;
} json_near;
void json_near_offer(json_near *near, const char *candidate);

/* A string as a message quotes it: in quotes, cut after some 40 bytes. */
enum { JSON_QUOTE_SIZE = 48 };
const char *json_quote(char quote[JSON_QUOTE_SIZE], const char *string);

#endif
