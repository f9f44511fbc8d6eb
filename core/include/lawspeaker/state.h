/*
 * The state of any game: typed tables in one block of memory, with checked writes.
 *
 * A schema says which tables, columns, zones and globals there are and who may see what. A state
 * holds the values. Nothing of a game's own is needed to clone, compare, hash, write, read or view
 * a state, or to tell two apart. The contract of lawspeaker.h holds here too: out-parameters first,
 * the error last, an object unchanged by a call that fails.
 *
 * Words: a row is a line of a table; a cell is one column of one row (an array has several); a
 * place is one list of a zone, such as the hand of one player; a viewer is a player, or nobody.
 */
#ifndef LAWSPEAKER_STATE_H
#define LAWSPEAKER_STATE_H

#include <lawspeaker/lawspeaker.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    LAW_STATE_PLAYER_COUNT_MAX = 16,
    LAW_TABLE_COUNT_MAX = 64,  /* the globals' own table is one of them */
    LAW_COLUMN_COUNT_MAX = 64, /* of one table */
    LAW_ZONE_COUNT_MAX = 64,
    LAW_ROW_COUNT_MAX = 65535,        /* of one table */
    LAW_HIDDEN_ROW_COUNT_MAX = 32767, /* of one whose rows may be unseen */
    LAW_CHOICE_COUNT_MAX = 255,       /* of a choice */
    LAW_SET_COUNT_MAX = 63,           /* of a set of choices */
    LAW_TEXT_SIZE_MAX = 255,          /* bytes of a text */
    LAW_ARRAY_COUNT_MAX = 255,
    LAW_BLOCK_COUNT_MAX = 8,
    LAW_STREAM_COUNT_MAX = 32, /* purposes that dice are rolled for */
    LAW_STATE_SIZE_MAX = 64 * 1024 * 1024
};

typedef struct {
    uint32_t id;
} law_table;
typedef struct {
    uint32_t id; /* within its table */
} law_column;
typedef struct {
    uint32_t id;
} law_zone;
/* A row of a table; { 0, 0 } is none. A row's id is its slot, from 1; a new row takes the lowest
 * free one. What is equal but for the ids of rows is not equal. */
typedef struct {
    uint32_t table, id;
} law_row;
/* A list of a zone. `each` is the player's id, or that of the row, that it belongs to; 0 where the
 * zone is one list. { 0, 0 } is nowhere. */
typedef struct {
    uint32_t zone, each;
} law_place;

/* ---- Values ------------------------------------------------------------------------------ */

typedef enum {
    LAW_VALUE_NONE,    /* an optional cell without a value */
    LAW_VALUE_FLAG,    /* number: 0 or 1 */
    LAW_VALUE_INTEGER, /* number */
    LAW_VALUE_CHOICE,  /* number: index of the choice, from 0 */
    LAW_VALUE_SET,     /* number: bit N is the choice N */
    LAW_VALUE_PLAYER,  /* number: the player's id */
    LAW_VALUE_PLAYERS, /* a set of players. number: bit id - 1 */
    LAW_VALUE_ROW,     /* row */
    LAW_VALUE_TEXT,    /* text, text_size: UTF-8 without U+0000 */
    LAW_VALUE_UNSEEN,  /* read from a view: there may be a value, which its viewer does not see */
    LAW_VALUE_KIND_COUNT
} law_value_kind;
LAW_API const char *law_value_kind_name(law_value_kind kind); /* "integer"; unknown: NULL */

typedef struct {
    law_value_kind kind;
    int64_t number;
    law_row row;
    const char *text; /* a view into the state where it was read; not ended by a zero */
    size_t text_size;
} law_value;

/* ---- Schemas ----------------------------------------------------------------------------- */

typedef struct law_schema_builder law_schema_builder;
typedef struct law_schema law_schema; /* as a finished map: never changes, may be shared */

/* What a column holds. Begin with { 0 } and the kind (FLAG to TEXT of law_value_kind). */
typedef struct {
    law_value_kind kind;
    bool optional;              /* PLAYER, ROW, CHOICE, INTEGER: may hold none */
    int64_t least, most;        /* INTEGER: the range; both 0 is -2^53 to 2^53 */
    const char *const *choices; /* CHOICE, SET: ids; copied */
    size_t choice_count;
    const law_table *tables; /* ROW: those that it may refer to, at least one; copied */
    size_t table_count;
    uint32_t size;      /* TEXT: bytes at most */
    uint32_t count;     /* 0: one cell; else an array of so many */
    bool has_standard;  /* else: none if optional, false, 0 or the least, the first choice, empty */
    law_value standard; /* what a new row has, in each cell of an array. A ROW has none. A PLAYER
                         * or ROW that is neither optional nor standard must be given when a row is
                         * made; the globals can have no such column */
} law_column_form;

/* Who sees a table's rows, a column or what lies in a zone. Where several apply all must allow it:
 * a cell is seen by who sees its row, its zone's content, and its column. */
typedef enum {
    LAW_SEEN_BY_ALL,
    LAW_SEEN_BY_NOBODY,
    LAW_SEEN_BY_OWNER,  /* zones: the player that the list belongs to */
    LAW_SEEN_BY_COLUMNS /* those named in columns (PLAYER, PLAYERS) of the row itself */
} law_seen_by_kind;
typedef struct {
    law_seen_by_kind kind;
    const law_column *columns; /* BY_COLUMNS: of the same table; for zones, of the table in them */
    size_t column_count;
} law_seen_by;

/* Additions as with maps: they return 0 or false when they fail, the first mistake is kept and
 * reported by law_schema_finish. Names are ids (law_name_is_valid), unique among tables, zones and
 * blocks together, columns among those of their table. */
LAW_API law_status law_schema_begin(law_schema_builder **out, const law_allocator *allocator,
                                    law_error *error);
LAW_API law_player law_schema_add_player(law_schema_builder *builder, const char *name);
/* `most`: rows at most. A static table's rows are fixed once the state is sealed; they are seen by
 * all (their columns need not be), lie in no zone and refer only to rows of static tables. A table
 * may be referred to before it has columns. */
LAW_API law_table law_schema_add_table(law_schema_builder *builder, const char *name, uint32_t most,
                                       bool is_static);
/* The table of one row that holds the globals; at most one. Its name is "globals" and its row
 * { table, 1 }. */
LAW_API law_table law_schema_add_globals(law_schema_builder *builder);
/* Whether a standard value is one that the column may hold is checked at the end. */
LAW_API law_column law_schema_add_column(law_schema_builder *builder, law_table table,
                                         const char *name, const law_column_form *form);
/* No two rows of the table may hold the same pair in these two columns (PLAYER or ROW, one cell,
 * not optional, without a standard value). */
LAW_API bool law_schema_set_key(law_schema_builder *builder, law_table table, law_column first,
                                law_column second);
/* A zone holds rows of a table. `each`: LAW_EACH_ONE, LAW_EACH_PLAYER or the id of a static table,
 * one list a row. `is_order_unknown`: the order of the list is nobody's to know, so a view shows
 * its rows in the order of their ids. Rows of a table that has zones are in exactly one place from
 * the moment they are made. */
#define LAW_EACH_ONE    UINT32_C(0)
#define LAW_EACH_PLAYER UINT32_MAX
LAW_API law_zone law_schema_add_zone(law_schema_builder *builder, const char *name, law_table of,
                                     uint32_t each, bool is_order_unknown);
/* What is never set is LAW_SEEN_BY_ALL; the last one set holds. Rows of static tables and of the
 * globals stay seen by all. What `seen` points to is copied. */
LAW_API bool law_schema_set_table_seen(law_schema_builder *builder, law_table table,
                                       const law_seen_by *seen);
LAW_API bool law_schema_set_column_seen(law_schema_builder *builder, law_table table,
                                        law_column column, const law_seen_by *seen);
LAW_API bool law_schema_set_zone_seen(law_schema_builder *builder, law_zone zone,
                                      const law_seen_by *seen);

/* Rows that differ in one of these columns are never taken for one another (law_imagining): what
 * they hold is known of each, as whose it is. None is standard; the last one set holds. */
LAW_API bool law_schema_set_table_alike(law_schema_builder *builder, law_table table,
                                        const law_column *columns, size_t count);

/* Something of the core that a state holds whole, such as a johvets position: how to handle it. All
 * but `view` are needed. `read` must accept nothing that `write` did not write. */
typedef struct {
    const char *name;
    const void *user; /* handed to each; must outlive all states */
    law_status (*clone)(void **out, const void *block, const void *user,
                        const law_allocator *allocator, law_error *error);
    void (*destroy)(void *block, const void *user, const law_allocator *allocator);
    bool (*equal)(const void *a, const void *b, const void *user);
    uint64_t (*hash)(const void *block, const void *user);
    size_t (*write)(unsigned char *bytes, size_t size, const void *block,
                    const void *user); /* how many are needed; writes if `size` is enough */
    law_status (*read)(void **out, const unsigned char *bytes, size_t size, const void *user,
                       const law_allocator *allocator, law_error *error);
    law_status (*view)(void **out, const void *block, law_player viewer, const void *user,
                       const law_allocator *allocator, law_error *error); /* NULL: all see it */
} law_block_type;
/* Returns the block's number, from 1; a state begins without a value for it (NULL). The type is
 * copied; of what it points to only the name. */
LAW_API uint32_t law_schema_add_block(law_schema_builder *builder, const char *name,
                                      const law_block_type *type);

LAW_API const law_error *law_schema_builder_error(const law_schema_builder *builder);
/* A schema of its own, for the caller to destroy after all states and logs that borrow it; the
 * builder stays as it was. */
LAW_API law_status law_schema_finish(law_schema **out, const law_schema_builder *builder,
                                     law_error *error);
LAW_API void law_schema_builder_destroy(law_schema_builder *builder);
LAW_API void law_schema_destroy(law_schema *schema);

/* What a schema says: for bindings, writers and help. Counts, then things by id (1 to count). What
 * is not there has NULL, 0 or false for an answer. Texts and forms are the schema's. */
LAW_API uint32_t law_schema_player_count(const law_schema *schema);
LAW_API const char *law_schema_player_name(const law_schema *schema, law_player player);
LAW_API law_player law_schema_player_named(const law_schema *schema, const char *name);
LAW_API uint32_t law_schema_table_count(const law_schema *schema);
LAW_API const char *law_schema_table_name(const law_schema *schema, law_table table);
LAW_API law_table law_schema_table_named(const law_schema *schema, const char *name);
LAW_API law_table law_schema_globals(const law_schema *schema); /* 0: none */
LAW_API bool law_schema_table_is_static(const law_schema *schema, law_table table);
LAW_API bool law_schema_table_has_zones(const law_schema *schema, law_table table);
LAW_API bool law_schema_key(const law_schema *schema, law_table table, law_column *first,
                            law_column *second); /* false: it has none */
LAW_API uint32_t law_schema_column_count(const law_schema *schema, law_table table);
LAW_API const char *law_schema_column_name(const law_schema *schema, law_table table,
                                           law_column column);
LAW_API law_column law_schema_column_named(const law_schema *schema, law_table table,
                                           const char *name);
LAW_API const law_column_form *law_schema_column_form(const law_schema *schema, law_table table,
                                                      law_column column);
LAW_API uint32_t law_schema_zone_count(const law_schema *schema);
LAW_API const char *law_schema_zone_name(const law_schema *schema, law_zone zone);
LAW_API law_zone law_schema_zone_named(const law_schema *schema, const char *name);
LAW_API law_table law_schema_zone_table(const law_schema *schema, law_zone zone);
LAW_API uint32_t law_schema_zone_each(const law_schema *schema, law_zone zone);
LAW_API uint32_t law_schema_block_named(const law_schema *schema, const char *name);
/* Of everything that it says, names included: states of equal schemas can be read by each other. */
LAW_API uint64_t law_schema_hash(const law_schema *schema);

/* ---- States ------------------------------------------------------------------------------ */

typedef struct law_state law_state;

/* A state borrows its schema. New: no rows but the globals', standard values, empty zones. */
LAW_API law_status law_state_create(law_state **out, const law_schema *schema,
                                    const law_allocator *allocator, law_error *error);
/* Fixes the static tables: `schema` is one of its own with their rows, to be destroyed after all
 * states that borrow it, and `out` the same state under it, which is equal to the draft. Clones of
 * that share those rows. Its bytes do not hold them: they are read under an equal schema. */
LAW_API law_status law_state_seal(law_state **out, law_schema **schema, const law_state *draft,
                                  law_error *error);
/* Of the same schema and with the same allocator, embedded blocks included; without the watcher. */
LAW_API law_status law_state_clone(law_state **out, const law_state *state, law_error *error);
/* Makes `state` equal to `other`, which has the very same schema, without giving up its memory. It
 * keeps its watcher, who is not told. */
LAW_API law_status law_state_copy(law_state *state, const law_state *other, law_error *error);
LAW_API void law_state_destroy(law_state *state);
LAW_API const law_schema *law_state_schema(const law_state *state);
LAW_API size_t law_state_size(const law_state *state); /* bytes of the block that a clone copies */
LAW_API bool law_state_equal(const law_state *a, const law_state *b);
LAW_API uint64_t law_state_hash(const law_state *state); /* the same on every platform */
/* Canonical little-endian bytes behind a version; returns how many are needed, and writes them when
 * `size` is enough. Reading checks all of it: LAW_BAD_ARGUMENT says what is wrong and where. */
LAW_API size_t law_state_write(unsigned char *bytes, size_t size, const law_state *state);
LAW_API law_status law_state_read(law_state **out, const law_schema *schema,
                                  const unsigned char *bytes, size_t size,
                                  const law_allocator *allocator, law_error *error);

/* Reading: what is not there has no rows, lies nowhere and is at position 0. */
LAW_API uint32_t law_state_row_count(const law_state *state, law_table table);
LAW_API bool law_state_row_exists(const law_state *state, law_row row);
/* The first row of a table after `id` (0: from the start), in the order of ids; none: { 0, 0 }. */
LAW_API law_row law_state_row_after(const law_state *state, law_table table, uint32_t id);
LAW_API law_row law_state_row_of_pair(const law_state *state, law_table table,
                                      const law_value *first, const law_value *second);
/* `index`: of an array, from 0; else 0. A cell that does not exist reads as LAW_VALUE_NONE. */
LAW_API law_value law_state_get(const law_state *state, law_row row, law_column column,
                                uint32_t index);
/* Writes are refused with LAW_BAD_ARGUMENT, which names table, row, column, what was given and what
 * would be right; with LAW_DUPLICATE for a pair that another row has as its key; with
 * LAW_WRONG_PHASE in views and in static tables of a sealed state. Texts may lie in the state
 * itself. */
LAW_API law_status law_state_set(law_state *state, law_row row, law_column column, uint32_t index,
                                 const law_value *value, law_error *error);

/* A cell of a row that is being made. */
typedef struct {
    law_column column;
    uint32_t index;
    law_value value;
} law_cell;
/* `place`: at whose end the row lies; nowhere exactly when the table has no zones. A cell given
 * twice is a LAW_DUPLICATE, a row too many LAW_TOO_MANY. */
LAW_API law_status law_state_add_row(law_row *out, law_state *state, law_table table,
                                     const law_cell *cells, size_t cell_count, law_place place,
                                     law_error *error);
/* Refused while another row refers to it, which the error names, or rows lie in a list of it. */
LAW_API law_status law_state_remove_row(law_state *state, law_row row, law_error *error);

/* Positions in a place count from 0, the top (of a deck: what is drawn next). */
LAW_API law_place law_state_place_of(const law_state *state, law_row row);
LAW_API uint32_t law_state_position_of(const law_state *state, law_row row);
LAW_API uint32_t law_state_place_count(const law_state *state, law_place place);
LAW_API law_row law_state_row_at(const law_state *state, law_place place, uint32_t position);
LAW_API law_row law_state_row_below(const law_state *state,
                                    law_row row); /* the next in its place */
/* `position`: where it will lie; UINT32_MAX: at the end. What was revealed of it is forgotten. */
LAW_API law_status law_state_move(law_state *state, law_row row, law_place to, uint32_t position,
                                  law_error *error);
/* Orders a place anew: `order` lists all its rows. What was revealed of them is forgotten. */
LAW_API law_status law_state_reorder(law_state *state, law_place place, const law_row *order,
                                     size_t count, law_error *error);

/* The value of block `number`; NULL: none. Setting one, which the state's allocator must have made,
 * takes it over whatever the status, unless there is no block of that number. */
LAW_API const void *law_state_block(const law_state *state, uint32_t number);
LAW_API law_status law_state_set_block(law_state *state, uint32_t number, void *block,
                                       law_error *error);

/* ---- Who sees what ----------------------------------------------------------------------- */

/* Shows a row to more viewers (bit id - 1), until it moves or its place is put in order anew. What
 * its columns hide stays hidden. Nothing happens where all rows of the table are always seen. */
LAW_API law_status law_state_reveal(law_state *state, law_row row, uint32_t viewers,
                                    law_error *error);
/* A view answers these for its own viewer; of others it knows nothing. */
LAW_API bool law_state_sees_row(const law_state *state, law_player viewer, law_row row);
LAW_API bool law_state_sees_cell(const law_state *state, law_player viewer, law_row row,
                                 law_column column);
/* What a viewer calls a row: a number that it gets when it begins to see the row and that says
 * nothing more, the lowest that is free for that viewer and table. 0: it does not see it. In tables
 * of which everything is always seen it is the row's id. A viewer of 0 is an onlooker, who sees
 * what all see. */
LAW_API uint32_t law_state_alias(const law_state *state, law_player viewer, law_row row);
LAW_API law_row law_state_row_of_alias(const law_state *state, law_player viewer, law_table table,
                                       uint32_t alias);
/* The state as a viewer sees it: a state of its own that cannot be written to, whose rows have
 * their aliases as ids and in which unseen cells, and references to unseen rows, read as
 * LAW_VALUE_UNSEEN. A row that is not seen is not in it; if it lies in a place, whose length is
 * known, an unseen row stands for it there (law_state_is_unseen), without content and with an id
 * behind all aliases; where the order is unknown these come last. Dice to come are not in it. Two
 * states that differ only in what a viewer may not see have equal views, with equal hashes and
 * bytes. There is no view of a view. */
LAW_API law_status law_state_view(law_state **out, const law_state *state, law_player viewer,
                                  law_error *error);
LAW_API bool law_state_is_view(const law_state *state);
LAW_API bool law_state_is_unseen(const law_state *state, law_row row);

/* ---- Dice -------------------------------------------------------------------------------- */

/* PCG32 (XSH RR 64/32): the published generator; increment is odd. */
typedef struct {
    uint64_t state, increment;
} law_dice;
/* As the published generator is seeded; of `stream`, which chooses among its sequences, the highest
 * bit is of no account. */
LAW_API void law_dice_seed(law_dice *dice, uint64_t seed, uint64_t stream);
LAW_API uint32_t law_dice_next(law_dice *dice);
/* 0 to bound - 1, each as likely (rejection); a bound of 0 is 2^32. */
LAW_API uint32_t law_dice_below(law_dice *dice, uint32_t bound);

/* The dice of a state: one stream for each purpose (an id), made when it is first used. The stream
 * of a purpose depends on the seed and its name alone. The seed of a new state is 0; a new seed
 * begins all streams anew. A purpose that is no id is LAW_BAD_NAME, one too many LAW_TOO_MANY. A
 * view has no dice: seeding it does nothing, drawing is LAW_WRONG_PHASE. */
LAW_API void law_state_seed(law_state *state, uint64_t seed);
/* 0 to bound - 1, or of all 2^32 numbers for a bound of 0. */
LAW_API law_status law_state_draw(uint32_t *out, law_state *state, const char *purpose,
                                  uint32_t bound, law_error *error);
/* Orders a place anew, each order as likely, and forgets what was revealed of its rows. Nothing
 * happens, and nothing is drawn, in an empty place. */
LAW_API law_status law_state_shuffle(law_state *state, law_place place, const char *purpose,
                                     law_error *error);

/* ---- What could be ---------------------------------------------------------------------- */

/* States as a viewer could take them to be. What it sees is as it is; what it does not see is made
 * up, alike in several states of one match, of which the first is the oldest:
 * - Rows that lie in zones and are never seen exchange all that is in them, each way as likely,
 *   among rows of their table that were there at the same times and do not differ in the columns of
 *   law_schema_set_table_alike, nor in those that name who sees them. Places keep their lengths and
 *   orders, and a reference to a row is one to what then lies where it lay.
 * - Rows outside of zones that are never seen are gone, and references to them none; one to which a
 *   reference must be given, or is seen to be there, stays and has standard values.
 * - Cells that are not seen have their standard value, or where there is none the first player or
 *   row; those of a key, and those that say who sees something, keep theirs.
 * - A block is what its viewer sees of it.
 * Ids of rows that may be unseen, what other viewers call them, and whom but all they are revealed
 * to follow from what the viewer knows alone, and dice are new. So two lists of states that differ
 * only in what the viewer may not see, and in which the same is unseen, become equal ones for equal
 * dice. */
typedef struct law_imagining law_imagining;
/* Borrows the states and their array; they are of one schema and no views. `now`: a state in which
 * only who sees what counts, or NULL. Draws all that is by chance from `dice`. */
LAW_API law_status law_imagining_create(law_imagining **out, const law_state *const *states,
                                        size_t count, const law_state *now, law_player viewer,
                                        law_dice *dice, law_error *error);
LAW_API void law_imagining_destroy(law_imagining *imagining);
/* Whether the viewer knows that it sees all that there is in the states: then nothing is made up
 * but dice. It follows from the schema and from what the viewer sees. */
LAW_API bool law_imagining_is_open(const law_imagining *imagining);
/* What a row is in the states that are made; none: it is gone. One that is in no state is itself.
 */
LAW_API law_row law_imagining_row(const law_imagining *imagining, law_row row);
/* Makes one of the states, from 0; `seed` is that of its dice. */
LAW_API law_status law_imagining_apply(law_state **out, const law_imagining *imagining,
                                       size_t index, uint64_t seed, law_error *error);

/* ---- Changes and logs -------------------------------------------------------------------- */

typedef enum {
    LAW_EVENT_SET,       /* row, column, index, before, after */
    LAW_EVENT_ADDED,     /* row, to, position; index: how many LAW_EVENT_SET of it, for the cells
                          * that are not standard, follow directly */
    LAW_EVENT_REMOVED,   /* row, from, position; index: how many, to standard values, came
                          * directly before */
    LAW_EVENT_MOVED,     /* row, from, to, position (where it lies now) */
    LAW_EVENT_REORDERED, /* to, order, order_count */
    LAW_EVENT_REVEALED,  /* row, viewers */
    LAW_EVENT_BLOCK,     /* block: its number; a log keeps a clone of the value */
    LAW_EVENT_DRAWN,     /* purpose, bound, drawn, dice as they are now. A shuffle draws once for
                          * all, with a bound of 1. Without dice it can be applied all the same */
    LAW_EVENT_SEEDED,    /* seed: no stream has been drawn from */
    LAW_EVENT_RENAMED,   /* row, viewer, alias, which its row gives for this one's. Made only by
                          * law_state_difference: aliases follow from all other changes */
    LAW_EVENT_KIND_COUNT
} law_event_kind;
LAW_API const char *law_event_kind_name(law_event_kind kind); /* "moved"; unknown: NULL */

typedef struct {
    law_event_kind kind;
    law_row row;
    law_column column;
    uint32_t index;
    law_value before, after;
    law_place from, to;
    uint32_t position;
    const law_row *order;
    size_t order_count;
    uint32_t viewers;
    uint32_t block;
    const void *block_value; /* NULL: none */
    const char *purpose;
    uint32_t bound, drawn;
    law_dice dice;
    uint64_t seed;
    law_player viewer;
    uint32_t alias;
} law_event;

/* Called after each change, in the order in which they happened; pointers hold during the call, in
 * which the state must not be changed. A state has one watcher at most, which clones do not
 * inherit; NULL: none. A status other than LAW_OK cannot undo the change: it is kept and returned
 * by law_state_watch_status. */
typedef law_status law_watch_fn(void *user, const law_state *state, const law_event *event);
LAW_API void law_state_watch(law_state *state, law_watch_fn *watch, void *user);
LAW_API law_status law_state_watch_status(law_state *state); /* the first, and forgets it */
/* Does to a state what an event says was done to its like. Checked as any other change is, but that
 * a player or reference that must be given may be none: so it is for a while in a row that is being
 * added or removed. `before` and `from` are not compared. */
LAW_API law_status law_state_apply(law_state *state, const law_event *event, law_error *error);
/* Calls `watch` with the changes that make `a` equal to `b`, of equal schemas and no views. LAW_OK
 * unless the watcher answers otherwise, which ends it. */
LAW_API law_status law_state_difference(const law_state *a, const law_state *b, law_watch_fn *watch,
                                        void *user, law_error *error);

/* What happened, in order: changes of a state and entries of the host's own (questions, answers,
 * rolls, notes: any bytes), counted from 0. A log borrows its schema and copies everything else;
 * what it gives out is its own, and holds until an entry is made or cut. */
typedef struct law_log law_log;
LAW_API law_status law_log_create(law_log **out, const law_schema *schema,
                                  const law_allocator *allocator, law_error *error);
LAW_API void law_log_destroy(law_log *log);
/* Each entry made from now on bears this rule number, an id (LAW_BAD_NAME); NULL: none. */
LAW_API law_status law_log_set_rule(law_log *log, const char *rule, law_error *error);
/* For law_state_watch; `user` is the law_log. LAW_BAD_ARGUMENT: the event is not whole. */
LAW_API law_watch_fn law_log_watch;
/* An entry of the host's own. */
LAW_API law_status law_log_add(law_log *log, const void *bytes, size_t size, law_error *error);
LAW_API size_t law_log_count(const law_log *log);
LAW_API const char *law_log_rule(const law_log *log, size_t index); /* NULL: none */
/* False: an entry of the host's own, which law_log_bytes gives. */
LAW_API bool law_log_event(law_event *out, const law_log *log, size_t index);
LAW_API const void *law_log_bytes(size_t *size, const law_log *log, size_t index);
/* Keeps the first `count`; LAW_BAD_ARGUMENT when there are fewer. */
LAW_API law_status law_log_cut(law_log *log, size_t count, law_error *error);
/* Applies the changes among entries `from` to `to` - 1, all or none. As with law_state_copy, a
 * watcher of the state is not told. */
LAW_API law_status law_log_fold(law_state *state, const law_log *log, size_t from, size_t to,
                                law_error *error);

/* ---- Johvets positions in a state -------------------------------------------------------- */

/* How a state holds positions of a map: LAW_BLOCK functions with the map as their `user`. Viewers
 * see all of it; a game with fog gives a `view` of its own. */
LAW_API law_block_type law_position_block_type(const law_map *map);
/* The same with fog: a viewer sees what law_position_view makes of it. */
LAW_API law_block_type law_position_fog_block_type(const law_map *map);
/* Little-endian bytes behind a version and the map's hash; returns how many are needed, and writes
 * them when `size` is enough. Reading checks all of it, and that the map is the same:
 * LAW_BAD_ARGUMENT names the byte. The caller destroys the position, with the same allocator. */
LAW_API size_t law_position_write(unsigned char *bytes, size_t size, const law_position *position,
                                  const law_map *map);
LAW_API law_status law_position_read(law_position **out, const law_map *map,
                                     const unsigned char *bytes, size_t size,
                                     const law_allocator *allocator, law_error *error);

#ifdef __cplusplus
}
#endif

#endif
