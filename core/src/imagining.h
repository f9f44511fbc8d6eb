/* What a viewer may not see of some states, and what takes its place. */
#ifndef LAW_IMAGINING_H
#define LAW_IMAGINING_H

#include "state.h"

/* Of a table with unseen rows; names NULL: the table has none. Indices are ids. */
typedef struct {
    uint64_t alike;         /* bit column - 1: exchanged only where these are equal */
    uint16_t *names;        /* by old id: what it is called anew; 0: it is removed */
    uint16_t *contents;     /* by new id: the old id of whose content it gets */
    unsigned char *is_seen; /* by old id: in any state */
    unsigned char *is_kept; /* by old id */
} law__dealt;

struct law_imagining {
    law_allocator allocator;
    size_t size; /* of the allocation */
    const law_state *const *states;
    size_t count;
    const law_state *now; /* NULL: there is none */
    law_player viewer;
    bool has_unseen; /* rows, in any state */
    bool is_open;    /* nothing is hidden; false while it is being decided */
    law__dealt tables[LAW_TABLE_COUNT_MAX];
};

/* Decides all that is by chance. The arrays of the tables are there, zeroed. */
law_status law__deal(law_imagining *im, law_dice *dice, law_error *error);

#endif
