/* How people name the places of a board of Diplomacy: by any of their ids, by their full name, by
 * the beginning of either, and coasts behind them, as in "spa/nc", "Spa (nc)" and "spain north
 * coast". It knows the words that orders are written with, and no rule. */
#ifndef LAW_DIPLOMACY_NAMES_H
#define LAW_DIPLOMACY_NAMES_H

#include <lawspeaker/diplomacy.h>

enum { DIP_MESSAGE_SIZE = 512 };

typedef enum {
    DIP_WRITTEN_FINE,
    DIP_WRITTEN_BAD_ORDER,
    DIP_WRITTEN_UNKNOWN_PLACE,
    DIP_WRITTEN_SEVERAL_PLACES,
    DIP_WRITTEN_COUNT
} dip_written_code;

/* What is wrong with what somebody wrote. */
typedef struct {
    dip_written_code code;
    char message[DIP_MESSAGE_SIZE];
} dip_complaint;

const char *dip_written_code_name(dip_written_code code); /* "bad_order" … */

/* The names of a map's places. It borrows the map, and never changes once all are added. */
typedef struct dip_names dip_names;

/* All begin without names, but with the words for the map's coasts; NULL: no memory. */
dip_names *dip_names_new(const law_dip_map *map, const law_allocator *allocator);
void dip_names_destroy(dip_names *names);

/* A name of a province: an id, or its title, which messages then show. LAW_DUPLICATE when it would
 * name another one too, LAW_BAD_NAME when it is a word of orders. */
law_status dip_names_add_id(dip_names *names, law_dip_place province, const char *id,
                            law_error *error);
law_status dip_names_add_title(dip_names *names, law_dip_place province, const char *title,
                               law_error *error);

const law_dip_map *dip_names_map(const dip_names *names);
/* How many bytes all names have together, and how many names have hyphens in them: what it costs to
 * look through them all. */
size_t dip_names_size(const dip_names *names);
size_t dip_names_hyphened_count(const dip_names *names);
/* The place that words name; id 0 and a complaint when they name none, or several. */
law_dip_place dip_names_find(const dip_names *names, const char *words, size_t size,
                             dip_complaint *complaint);
/* Names with hyphens in them, in small letters, by number; NULL: there are no more. */
const char *dip_names_hyphened(const dip_names *names, size_t number);
/* What the short name of a coast is in words: "nc" is "north coast"; or NULL. */
const char *dip_names_coast_words(const char *short_name);

static inline char dip_names_small(char letter)
{
    if (letter >= 'A' && letter <= 'Z')
        return (char)(letter + ('a' - 'A'));
    return letter;
}

/* A word that orders are written with: its sign, one of "-HSCBDV" (V: "via"), or '\0'. */
char dip_names_sign(const char *word, size_t size);
/* A word for a type of unit: 'A', 'F', '?' for one that is not known, or '\0'. */
char dip_names_type(const char *word, size_t size);

/* Adds a text in quotes to a message, cut where it is long, with bytes that show nothing escaped.
 */
void dip_message_add(char message[DIP_MESSAGE_SIZE], const char *text);
void dip_message_add_quoted(char message[DIP_MESSAGE_SIZE], const char *text, size_t size);

#endif
