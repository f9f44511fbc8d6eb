/* Orders of Diplomacy as players write them, read and written. Read in many ways, "France: par to
 * bur" but for the power among them; written always in one: "A par - bur", "F nth C A lon - nwy".
 */
#ifndef LAW_DIPLOMACY_TEXT_H
#define LAW_DIPLOMACY_TEXT_H

#include "diplomacy_names.h"

enum {
    DIP_TEXT_SIZE = 256,      /* room for every order as it is written, a zero included */
    DIP_TEXT_SIZE_READ = 200, /* a longer text is no order */
};

typedef enum {
    DIP_WRITTEN_HOLD,
    DIP_WRITTEN_MOVE,
    DIP_WRITTEN_SUPPORT_HOLD,
    DIP_WRITTEN_SUPPORT_MOVE,
    DIP_WRITTEN_CONVOY,
    DIP_WRITTEN_BUILD,
    DIP_WRITTEN_REMOVE,
    DIP_WRITTEN_WAIVE
} dip_written_kind;

/* An order as it was written, whoever stands where. The first kinds are those of law_dip_order. */
typedef struct {
    dip_written_kind kind;
    char unit, of_unit;       /* 'A', 'F'; '\0': it does not say */
    law_dip_place at, of, to; /* those that the kind names; a waiver none */
    bool is_via;
} dip_written_order;

bool dip_text_read(dip_written_order *order, const dip_names *names, const char *text, size_t size,
                   dip_complaint *complaint);
/* A unit as it stands in a list, "F spa/nc": both its type and its place. */
bool dip_text_read_unit(char *type, law_dip_place *at, const dip_names *names, const char *text,
                        size_t size, dip_complaint *complaint);

/* Both return the size of what they write. `other` is who stands where a support or a convoy says,
 * or NULL. */
size_t dip_text_write_unit(char text[DIP_TEXT_SIZE], const law_dip_map *map,
                           const law_dip_unit *unit);
size_t dip_text_write(char text[DIP_TEXT_SIZE], const law_dip_map *map, const law_dip_unit *unit,
                      const law_dip_order *order, const law_dip_unit *other);
/* "B A ank", "D A ank", "waive". */
size_t dip_text_write_adjustment(char text[DIP_TEXT_SIZE], const law_dip_map *map,
                                 const law_dip_adjustment *order);

#endif
