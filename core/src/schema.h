/* A finished schema: players, tables, columns, zones, block types, and how a row lies in memory. */
#ifndef LAW_SCHEMA_H
#define LAW_SCHEMA_H

#include <lawspeaker/state.h>

/* Memory that is given back all at once. */
typedef struct law__chunk law__chunk;
typedef struct {
    law_allocator allocator;
    law__chunk *last;
} law__pool;

void *law__pool_take(law__pool *pool, size_t size); /* zeroed; NULL: no memory */
void *law__pool_copy(law__pool *pool, const void *bytes, size_t size);
void law__pool_release(law__pool *pool);

/* A row is bytes, numbers least significant first, so that it is the same on every platform and can
 * be compared, hashed and written as it is. A free slot is all zero. It begins with its use; in
 * tables with zones follow the place and the neighbours there; where rows may be unseen the viewers
 * that it was revealed to and its alias for each viewer, the onlooker's first; then the cells. In a
 * view a bit for each cell that is unseen follows, where there may be one. */
enum {
    LAW__ROW_USE,
    LAW__ROW_ZONE,           /* one byte */
    LAW__ROW_EACH = 2,       /* two bytes, as all below */
    LAW__ROW_ABOVE = 4,      /* the row that lies before it in its place; 0: it is the first */
    LAW__ROW_BELOW = 6,      /* the one behind it */
    LAW__ROW_PLACE_SIZE = 8, /* of a row in a table with zones */
    LAW__ROW_BARE_SIZE = 1   /* in one without */
};
enum { LAW__FREE, LAW__USED, LAW__UNSEEN }; /* the use of a slot; the last only in views */

typedef struct {
    const char *name;
    law_column_form form; /* what it points to is the schema's own */
    law_seen_by seen;
    uint64_t allowed;    /* ROW: bit table - 1 */
    bool may_be_unseen;  /* for itself, or because it refers to a table with unseen rows */
    uint32_t offset;     /* of its first cell in a row */
    uint32_t width;      /* bytes of one */
    uint32_t count;      /* cells, at least 1 */
    uint32_t first_cell; /* their number among the cells of the row */
} law__column;

typedef struct {
    const char *name;
    law__column *columns;
    uint32_t column_count, column_capacity;
    uint32_t most;
    bool is_static, is_globals;
    bool has_zones;
    bool is_hidden; /* rows may be unseen, by the table or by a zone of it */
    bool has_key;
    law_column key[2];
    law_seen_by seen;
    uint64_t alike; /* bit column - 1: law_schema_set_table_alike */

    uint32_t revealed_at, aliases_at; /* in a row; 0: none */
    uint32_t cell_count;
    uint32_t stride;
    uint32_t unseen_at;      /* in a row of a view, the bits of unseen cells; 0: none */
    uint32_t view_stride;    /* the same as stride when there are none */
    unsigned char *standard; /* a used row with standard values */

    /* A static table of a sealed schema. */
    const unsigned char *rows; /* NULL: not sealed, or empty */
    uint32_t slots, row_count;
    uint16_t *pairs; /* the index of its key */
    uint64_t rows_hash;
} law__table;

typedef struct {
    const char *name;
    uint32_t table;
    uint32_t each;
    bool is_order_unknown;
    law_seen_by seen;
} law__zone;

typedef struct {
    const char *name;
    law_block_type type;
} law__block;

struct law_schema {
    law__pool pool; /* this struct lies outside it */
    const char *players[LAW_STATE_PLAYER_COUNT_MAX];
    law__table tables[LAW_TABLE_COUNT_MAX];
    law__zone zones[LAW_ZONE_COUNT_MAX];
    law__block blocks[LAW_BLOCK_COUNT_MAX];
    uint32_t player_count, table_count, zone_count, block_count;
    uint32_t globals;
    bool is_sealed;
    uint64_t shape_hash; /* of all but the rows of sealed tables */
    uint64_t hash;
};

/* A copy whose parts are its own, of a schema that is not sealed and may be one that is being
 * built. NULL: no memory. */
law_schema *law__schema_copy(const law_schema *from, const law_allocator *allocator);
/* Lays out the rows of a copy whose declarations are whole. False: no memory. */
bool law__schema_lay_out(law_schema *schema);
void law__schema_rehash(law_schema *schema);
/* That of the rows of a static table, the same whether the schema holds them or a state. */
uint64_t law__schema_rows_hash(const unsigned char *rows, size_t size);

/* NULL for what is not there. */
const law__table *law__schema_table(const law_schema *schema, law_table table);
const law__column *law__schema_column(const law_schema *schema, law_table table, law_column column);
const law__zone *law__schema_zone(const law_schema *schema, law_zone zone);
const law_block_type *law__schema_block(const law_schema *schema, uint32_t number);

#endif
