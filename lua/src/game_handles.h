/* Handles of games' states: schemas, states, logs, and what a rule works with (the root `g`, its
 * tables, rows, zones and places). Shared by the bind_ files of these; the core knows none of it.
 *
 * A row's handle names a row by table and id. It ends for good when that row is removed, also when
 * a new row takes the slot; it goes on when its root is bound to another state that has a row of
 * that id. For this all states of a Lua state share a clock, and each remembers the time of its
 * last change of rows, which its handles compare with theirs. */
#ifndef LAW_GAME_HANDLES_H
#define LAW_GAME_HANDLES_H

#include "module.h"

#include <lawspeaker/state.h>

#define SCHEMA_TYPE "lawspeaker.schema"
#define STATE_TYPE  "lawspeaker.state"
#define LOG_TYPE    "lawspeaker.log"
#define ROOT_TYPE   "lawspeaker.root"
#define ROWS_TYPE   "lawspeaker.rows" /* a table of a state, such as g.unit */
#define ROW_TYPE    "lawspeaker.row"
#define ZONE_TYPE   "lawspeaker.zone"
#define PLACE_TYPE  "lawspeaker.place"

/* User values. Names: name → schema_part of what the root has; columns: by table, name → id. */
enum { SCHEMA_NAMES = 1, SCHEMA_COLUMNS, SCHEMA_MAPS, SCHEMA_DETAILS, SCHEMA_USER_VALUES = 4 };
/* Removed: by row, when. Lock: why nothing can be changed now. */
enum { STATE_SCHEMA = 1, STATE_REMOVED, STATE_LOG, STATE_LOCK, STATE_USER_VALUES = 4 };
enum { LOG_SCHEMA = 1, LOG_USER_VALUES = 1 };
enum {
    ROOT_STATE = 1,
    ROOT_NAMES,   /* the schema's */
    ROOT_COLUMNS, /* the schema's */
    ROOT_ROWS,    /* by table, by id: the handles that there are */
    ROOT_PLACES,  /* by zone, by whose list it is */
    ROOT_MEMBERS, /* what was asked for before, by name */
    ROOT_METHODS, /* of the Lua files, by name */
    ROOT_BLOCKS,  /* the positions that were read last, by number */
    ROOT_OWNER,   /* whatever the Lua files opened it for */
    ROOT_USER_VALUES = 9
};
enum { ROWS_ROOT = 1, ROWS_USER_VALUES = 1 };
enum { ROW_ROOT = 1, ROW_COLUMNS, ROW_USER_VALUES = 2 };
enum { ZONE_ROOT = 1, ZONE_USER_VALUES = 1 };
enum { PLACE_ROOT = 1, PLACE_USER_VALUES = 1 };

/* What a name of the root stands for, packed with its id into an integer. */
typedef enum { PART_TABLE = 1, PART_ZONE, PART_GLOBAL, PART_BLOCK } schema_part;
enum { PART_SHIFT = 16, PART_ID_MASK = 0xffff };

/* What every row has beside its columns, in the tables of columns. */
enum { FIELD_ID = -1, FIELD_PLACE = -2, FIELD_UNSEEN = -3 };

typedef struct {
    law_schema *schema;                          /* NULL: closed */
    const map_handle *maps[LAW_BLOCK_COUNT_MAX]; /* kept by SCHEMA_MAPS */
    uint32_t block_count;
    /* By table and column, both from bit or index 0: texts that must be ids, and those of them that
     * may be none. */
    uint64_t ids[LAW_TABLE_COUNT_MAX], optional_ids[LAW_TABLE_COUNT_MAX];
} schema_handle;

typedef struct {
    law_log *log; /* NULL: closed */
    const schema_handle *schema;
} log_handle;

/* Of a Lua state: no two times are the same. */
typedef struct {
    uint64_t now;
    size_t weight; /* bytes of states that the collector was not told of yet */
} game_clock;

typedef struct {
    law_state *state; /* NULL: closed */
    const schema_handle *schema;
    const log_handle *log; /* which its changes go to; NULL: none */
    game_clock *clock;
    uint64_t born;        /* since when it is this state: before that handles were of another */
    uint64_t stamp;       /* the last time that rows were removed, or all of it became another */
    uint64_t block_stamp; /* the same of its positions */
    bool has_removed;     /* whether STATE_REMOVED has entries */
    bool is_locked;
} state_handle;

typedef struct {
    state_handle *state;
    uint64_t bound;                             /* since when it is bound to that state */
    uint64_t block_stamps[LAW_BLOCK_COUNT_MAX]; /* of the positions in ROOT_BLOCKS */
} root_handle;

typedef struct {
    root_handle *root;
    law_table table;
} rows_handle;

typedef struct {
    root_handle *root;
    law_row row;
    uint64_t stamp; /* that of the state when the row was last known to be there; 0: removed */
} row_handle;

typedef struct {
    root_handle *root;
    law_zone zone;
} zone_handle;

typedef struct {
    root_handle *root;
    law_place place;
} place_handle;

/* ---- bind_schema.c ---- */

schema_handle *schema_check(lua_State *L, int index); /* raises when it or a map of it is closed */
bool schema_is_open(const schema_handle *schema);
/* Whether states of both are alike, sealed or not. */
bool schema_matches(lua_State *L, int index, int other);
/* Pushes a closed handle. */
schema_handle *schema_push_new(lua_State *L);
law_player schema_player(lua_State *L, const law_schema *schema, int index); /* { 0 }: none */

/* ---- bind_describe.c ---- */

/* Pushes the description of a schema, made when first asked for. */
void schema_push_details(lua_State *L, int schema_index);

/* ---- bind_state.c ---- */

state_handle *state_check(lua_State *L, int index); /* raises when it is closed */
/* A closed state of the schema at an index, which the caller opens and then lets begin. */
state_handle *state_push_new(lua_State *L, int schema_index);
void state_begin(lua_State *L, state_handle *state);
/* All that handles of rows and positions knew is to be looked at again. */
void state_renew(lua_State *L, int state_index);
/* Raises while it is locked. */
void state_check_lock(lua_State *L, int state_index);
/* Raises what a call for a script could not do, or what its log could not note. */
void state_finish_change(lua_State *L, const state_handle *state, law_status status,
                         const law_error *error);
/* When a row was last removed; 0: never. `root_index` is that of a root of the state. */
uint64_t state_removal(lua_State *L, int root_index, law_row row);
/* Removes a row; what of it the handles must know is there before. */
law_status state_remove(lua_State *L, int root_index, law_row row, law_error *error);

/* ---- bind_log.c ---- */

log_handle *log_check(lua_State *L, int index); /* raises when it is closed */

/* ---- bind_sight.c ---- */

/* The row that a text names; { 0 }: none. */
law_row state_row_of_text(const law_schema *schema, const char *text);
/* The viewer at an index: a player's name, or nil for an onlooker, { 0 }. */
law_player state_viewer(lua_State *L, const law_schema *schema, int index);

/* ---- bind_value.c ---- */

/* Pushes a value. `root` is the index of the root whose rows it may be; 0: rows as text. */
void value_push(lua_State *L, int root, const law_schema *schema, const law_value *value,
                const law_column_form *form);
/* Reads a value for one cell; its text stays that of the Lua string. NULL: fine; else what is wrong
 * with it, as the problems of the Lua files name it, and *item of a list, unless it is 0, is what
 * it is about. */
const char *value_read(lua_State *L, int index, const root_handle *root,
                       const law_column_form *form, law_value *value, lua_Integer *item);
/* The length of a table whose keys are exactly 1 to that; else, or of another value, -1. */
lua_Integer value_list_length(lua_State *L, int index);
/* Whether a text may be an id. */
bool value_is_id(const law_value *value);
/* Pushes "unit/3". */
void value_push_row_text(lua_State *L, const law_schema *schema, law_row row);
/* Pushes "deck", "hand/vpa" or "field/3". */
void value_push_place_text(lua_State *L, const law_schema *schema, law_place place);

/* ---- bind_root.c ---- */

root_handle *root_check(lua_State *L, int index);
bool root_is_view(const root_handle *root);
/* The state of an open root; raises when it is closed. */
law_state *root_state(lua_State *L, const root_handle *root);
/* Raises when nothing can be changed through it, or now. */
law_state *root_writable(lua_State *L, int root_index);

/* ---- bind_cell.c ---- */

/* Pushes the description of a root's schema. */
void root_push_details(lua_State *L, int root_index);
/* Calls a function of the problems that the Lua files have, with the arguments on top of the stack;
 * it raises. */
int root_problem(lua_State *L, const char *name, int argument_count);
/* Raises what is wrong with a value for a column. `row` without id: a new one, or a search. */
int root_refuse_value(lua_State *L, int root_index, law_row row, law_column column,
                      const char *problem, int value_index, lua_Integer item);
/* Pushes a cell of a row as Lua has it: an array as a list. */
void root_push_cell(lua_State *L, int root_index, law_row row, law_column column);
void root_write_cell(lua_State *L, int root_index, law_row row, law_column column, int value_index);
/* Reads what a column is to have, of an array all cells, and returns how many; raises what is wrong
 * with it. A `row` without id is one that is not there yet. */
uint32_t root_read_cells(lua_State *L, int root_index, law_row row, law_column column,
                         int value_index, law_value *values);

/* ---- bind_row.c ---- */

/* Pushes the handle of a row that exists. */
void row_push(lua_State *L, int root_index, law_row row);
/* Ends the handle of a row of this root, if there is one. */
void row_forget(lua_State *L, int root_index, law_row row);
/* Whether the row of a handle, which is at that index, is there; its root must be open. */
bool row_is_there(lua_State *L, int index, row_handle *row);
/* A row for an argument of a method: raises, naming the method, when it is none of this state. */
law_row row_argument(lua_State *L, int index, const root_handle *root, const char *method);
/* Pushes an iterator over rows of this root: `count` ids behind the snapshot that it fills. */
typedef struct {
    uint64_t stamp;
    law_table table;
    uint32_t count, next;
    uint32_t ids[];
} row_snapshot;
row_snapshot *row_push_snapshot(lua_State *L, const root_handle *root, law_table table,
                                uint32_t count);
void row_push_iterator(lua_State *L, int root_index); /* the snapshot is on top; pops it */
/* The handle of a row, removed or not, or NULL. */
row_handle *row_test(lua_State *L, int index);

/* ---- bind_place.c ---- */

void place_push(lua_State *L, int root_index, law_place place);
/* The handle of a place, or NULL. */
place_handle *place_test(lua_State *L, int index);
/* A place for an argument of a method, of this state. */
law_place place_argument(lua_State *L, int index, const root_handle *root, const char *method);
void zone_push(lua_State *L, int root_index, law_zone zone);

/* ---- bind_rows.c ---- */

void rows_push(lua_State *L, int root_index, law_table table);

/* ---- each leaves its functions in the table on top ---- */

void bind_schema(lua_State *L);
void bind_describe(lua_State *L);
void bind_state(lua_State *L);
void bind_sight(lua_State *L);
void bind_imagining(lua_State *L);
void bind_cell(lua_State *L);
void bind_log(lua_State *L);
void bind_root(lua_State *L);
void bind_rows(lua_State *L);
void bind_row(lua_State *L);
void bind_place(lua_State *L);
void bind_record(lua_State *L); /* bind_record.c: what records of matches need of a log */
void bind_choice(lua_State *L); /* bind_choice.c: answers in an order that tells nothing */
void bind_views(lua_State *L);  /* bind_views.c: what changed between two views */
void bind_trade(lua_State *L);  /* bind_trade.c: goods tables and transactions */

#endif
