/* Random schemas and a naive model of a state: plain arrays that are read and written without any
 * cleverness, beside the core's state that must say the same. Whatever the model knows it knows
 * from the operations done to it, never from the core, but for the order after a shuffle. */
#ifndef LAW_TEST_STATE_MODEL_H
#define LAW_TEST_STATE_MODEL_H

#include <lawspeaker/state.h>

#include "random_source.h"

enum {
    MODEL_PLAYER_MAX = 5,
    MODEL_TABLE_MAX = 6, /* ids from 1, as everywhere below */
    MODEL_COLUMN_MAX = 7,
    MODEL_ZONE_MAX = 5,
    MODEL_ROW_MAX = 10,
    MODEL_ARRAY_MAX = 3,
    MODEL_TEXT_MAX = 12,
    MODEL_CHOICE_MAX = 255,
    MODEL_EACH_MAX = 10 /* lists of a zone: of a player or of a row of a static table; 0: the one */
};

/* ---- Schemas ---- */

typedef struct {
    law_value_kind kind;
    int64_t number;
    law_row row;
    char text[MODEL_TEXT_MAX + 1];
    uint32_t text_size;
} model_value;

typedef struct {
    law_seen_by_kind kind;
    law_column columns[MODEL_COLUMN_MAX];
    uint32_t column_count;
} model_seen;

typedef struct {
    law_value_kind kind;
    bool optional;
    int64_t least, most;
    uint32_t choice_count;
    bool may_refer_to[MODEL_TABLE_MAX + 1];
    uint32_t size;
    bool is_array;
    uint32_t count; /* cells, at least 1 */
    bool has_standard;
    model_value standard; /* what a new row has, also where none was set; NONE where one must be
                           * given or none is allowed */
    model_seen seen;
} model_column;

typedef struct {
    uint32_t most;
    bool is_static, is_globals, has_zones, has_key; /* the key is columns 1 and 2 */
    uint32_t column_count;
    model_column columns[MODEL_COLUMN_MAX + 1];
    model_seen seen;
} model_table;

typedef struct {
    uint32_t table;
    uint32_t each; /* as law_schema_add_zone has it */
    bool is_order_unknown;
    model_seen seen;
} model_zone;

typedef struct {
    uint64_t seed;
    uint32_t player_count, table_count, zone_count;
    uint32_t globals; /* the table; 0: none */
    bool has_block;   /* model_block_type, number 1 */
    model_table tables[MODEL_TABLE_MAX + 1];
    model_zone zones[MODEL_ZONE_MAX + 1];
} model_schema;

void model_schema_make(model_schema *made, uint64_t seed);
law_status model_schema_place(law_schema **out, const model_schema *of,
                              const law_allocator *allocator, law_error *error);

/* A block for tests: a number of which viewers see the last digit alone. */
law_block_type model_block_type(void);
law_status model_block_make(void **out, uint64_t number, const law_allocator *allocator);
uint64_t model_block_number(const void *block);

/* ---- States ---- */

typedef struct {
    bool exists;
    model_value cells[MODEL_COLUMN_MAX + 1][MODEL_ARRAY_MAX];
    law_place place;
    uint32_t revealed; /* bit player - 1 */
} model_row;

typedef struct {
    uint32_t count;
    uint32_t rows[MODEL_ROW_MAX];
} model_place;

typedef struct {
    const model_schema *schema;
    bool is_sealed;
    model_row rows[MODEL_TABLE_MAX + 1][MODEL_ROW_MAX + 1];
    model_place places[MODEL_ZONE_MAX + 1][MODEL_EACH_MAX + 1];
    bool has_block;
    uint64_t block;
    /* What each viewer calls a row, the onlooker being 0; 0: it does not see it. */
    uint32_t aliases[MODEL_PLAYER_MAX + 1][MODEL_TABLE_MAX + 1][MODEL_ROW_MAX + 1];
} model_state;

void model_state_make(model_state *made, const model_schema *schema);

/* What is there. */
bool model_has_row(const model_state *state, law_row row);
uint32_t model_row_count(const model_state *state, uint32_t table);
bool model_has_place(const model_state *state, law_place place);
uint32_t model_position(const model_state *state, law_row row);
/* Whether a value may stand in a cell as far as the column says, and whether the row exists that it
 * refers to. */
bool model_allows(const model_state *state, uint32_t table, uint32_t column,
                  const model_value *value);
/* Whether another row than `row` has this pair. */
bool model_has_pair(const model_state *state, uint32_t table, uint32_t row,
                    const model_value *first, const model_value *second);
/* Whether another row refers to it, or rows lie in a list of it. */
bool model_is_needed(const model_state *state, law_row row);
bool model_values_are_equal(const model_value *a, const model_value *b);
law_value model_value_given(const model_value *value); /* as the core is given it; a view */

/* The changes, which the caller knows to be allowed. */
uint32_t model_add(model_state *state, uint32_t table, law_place place); /* with standard values */
void model_remove(model_state *state, law_row row);
void model_move(model_state *state, law_row row, law_place to, uint32_t position);

/* ---- Comparing ---- */

/* Fails the running test, with the seed printed, unless the core's state says exactly what the
 * model says, in every way in which it can be read. */
#define model_assert_equal(model, state) model_assert_equal_at(model, state, __FILE__, __LINE__)
void model_assert_equal_at(const model_state *model, const law_state *state, const char *file,
                           int line);

/* What a viewer sees, by the rules of the header read naively. A viewer of 0 is an onlooker, who
 * sees what all players see. */
bool model_sees_row(const model_state *state, uint32_t viewer, law_row row);
bool model_sees_cell(const model_state *state, uint32_t viewer, law_row row, uint32_t column);
bool model_may_hide(const model_schema *schema, uint32_t table); /* rows of it may be unseen */
/* After one change: who has begun to see a row gets the lowest number that is free. */
void model_refresh_aliases(model_state *state);

/* ---- Operations ---- */

/* A model and a state that are one, and what random operations need. */
typedef struct {
    model_schema schema;
    model_state model;
    law_schema *placed; /* of the draft */
    law_schema *sealed; /* NULL: not sealed yet */
    law_state *state;
    law_allocator allocator;
    random_source random;
    uint32_t done, refused; /* operations */
} model_pair;

void model_pair_begin(model_pair *pair, uint64_t seed, const law_allocator *allocator);
void model_pair_seal(model_pair *pair);
void model_pair_end(model_pair *pair);

/* What random operations are made of: mostly a row that is there, a value that may stand in a
 * column, a place for rows of a table; nowhere where there is none. */
law_row model_pair_row(model_pair *pair);
model_value model_pair_value(model_pair *pair, uint32_t table, uint32_t column);
law_place model_pair_place(model_pair *pair, uint32_t table);
/* Random cells for a new row, mostly all that must be given. They point into `values`. */
enum { MODEL_CELL_MAX = MODEL_COLUMN_MAX * MODEL_ARRAY_MAX };
typedef struct {
    law_cell cells[MODEL_CELL_MAX];
    model_value values[MODEL_CELL_MAX];
    uint32_t count;
    bool are_allowed;
} model_cells;
void model_pair_cells(model_cells *cells, model_pair *pair, uint32_t table);

/* One random operation, allowed or not, done to both; fails the test where the core's answer is not
 * what the model expects. A refused one must leave the hash as it was. */
void model_pair_step(model_pair *pair);
/* Draft rows for static tables, then sealed, then so many steps. */
void model_pair_fill(model_pair *pair, uint32_t steps);

#endif
