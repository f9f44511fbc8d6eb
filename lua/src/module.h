/* The Lua module's C side: what its files share. The functions here are private to the Lua files of
 * the module (`lawspeaker.core`), which check all that a script says before they call them.
 *
 * A handle is a userdata that exists, closed, before what it holds does; parents that it borrows
 * are its user values. A function that can fail returns nil, message, code, and raises only for
 * want of memory. */
#ifndef LAW_MODULE_H
#define LAW_MODULE_H

#include <lauxlib.h>
#include <lawspeaker/lawspeaker.h>
#include <lua.h>

#define MAP_TYPE        "lawspeaker.map"
#define POSITION_TYPE   "lawspeaker.position"
#define VARIANT_TYPE    "lawspeaker.variant"
#define TURN_TYPE       "lawspeaker.turn"
#define ASK_TYPE        "lawspeaker.ask"
#define SCENARIO_TYPE   "lawspeaker.scenario"
#define GAME_TYPE       "lawspeaker.game"
#define MATCH_TYPE      "lawspeaker.match"
#define RANDOM_TYPE     "lawspeaker.random"
#define HEX_MAP_TYPE    "lawspeaker.hex_map"
#define BOT_TYPE        "lawspeaker.bot"
#define QUESTION_TYPE   "lawspeaker.question"
#define SHEET_TYPE      "lawspeaker.sheet"
#define SIMULATION_TYPE "lawspeaker.simulation"

/* User values. Details are a Lua table of the Lua files. */
enum { MAP_DETAILS = 1, MAP_USER_VALUES = 1 };
enum { POSITION_MAP = 1, POSITION_DETAILS, POSITION_USER_VALUES = 2 };
enum { VARIANT_HOOKS = 1, VARIANT_DETAILS, VARIANT_USER_VALUES = 2 };
enum { TURN_POSITION = 1, TURN_VARIANT, TURN_DETAILS, TURN_ASK, TURN_USER_VALUES = 4 };

typedef struct {
    law_map *map; /* NULL: closed */
} map_handle;

typedef struct {
    law_rules rules;
    const char *name; /* the string in its details */
} variant_handle;

typedef struct {
    law_turn *turn;                /* NULL: closed */
    const map_handle *map;         /* kept by the position, a user value */
    const variant_handle *variant; /* a user value; NULL: the standard game */
    lua_State *L;                  /* while the core runs: whose stack has this handle at index 1 */
    law_allocator allocator;       /* counts into `held` */
    law_allocator inner;
    size_t held;
    bool is_listing;               /* hooks are asked about orders that could be given */
    law_question_kind failed_kind; /* the question whose hook failed last */
    uint32_t failed_unit, failed_player;
    int failed_hook; /* which of a chain of hooks, from 1; 0: none of them */
} turn_handle;

/* ---- module.c ---- */

int luaopen_lawspeaker(lua_State *L);
/* Pushes what a file of the module gives, by its name as in "lawspeaker.runner"; luaopen_lawspeaker
 * has run in this state before. Raises when there is no such file. */
void module_push(lua_State *L, const char *name);

/* ---- handle.c ---- */

/* What core objects of this state are made with. */
law_allocator handle_allocator(lua_State *L);
/* Makes a metatable with `__gc` and `__close` where `close` is one, and members from tables that
 * the Lua files fill; leaves { methods = …, getters = … } on the stack. */
void handle_define(lua_State *L, const char *type, lua_CFunction close);
/* A closed box for a core object that lives only while a function runs; and for `payload_size`
 * bytes that the object may need for as long, zeroed. Nothing else is safe there: when a collection
 * finds several dead objects, what has no finalizer is gone before the others' finalizers run. */
typedef void handle_destroy_fn(void *object);
typedef struct {
    void *object;
    handle_destroy_fn *destroy;
    void *payload;
} handle_box;
handle_box *handle_new_box(lua_State *L, handle_destroy_fn *destroy, size_t payload_size);
void handle_define_box(lua_State *L);

/* The innermost running function that is neither ours nor C. There is none where a file that was
 * required has been left already, as by `return law.map { … }`: who required it is not meant. */
bool handle_find_caller(lua_State *L, lua_Debug *frame);
/* Raises a message behind the place of the script's call. */
int handle_raise(lua_State *L, const char *message);

/* Returns nil, message, code; leaves or raises when memory ran out. */
int handle_fail(lua_State *L, const law_error *error);
void handle_no_memory_check(lua_State *L, const law_error *error);

const law_map *handle_map(lua_State *L, int index); /* raises when it is closed */
const law_position *handle_position(lua_State *L, int index);
const law_map *handle_position_map(lua_State *L, int index); /* the map of a position */
/* Pushes a new position that is a copy of `source`, whose map's handle is at `map_index`. */
void handle_push_position(lua_State *L, const law_position *source, int map_index);

/* bind_position.c: a box on the stack for a position that the core is about to make with this
 * allocator. */
typedef struct {
    law_position *position; /* NULL: none yet, or closed */
    law_allocator allocator;
} position_box;
position_box *position_push_box(lua_State *L, law_allocator allocator);
void position_close_box(position_box *box);

/* Raw items of lists that the Lua files made. */
uint32_t handle_list_id(lua_State *L, int list, lua_Integer index);
const char *handle_list_name(lua_State *L, int list, lua_Integer index);
/* Sets a field of the table on top; NULL and 0 leave it unset. */
/* { id, owner, at }; reading any other field of it raises. */
void handle_push_unit(lua_State *L, const law_position *position, const law_map *map, law_unit unit,
                      law_region at);
void handle_set_name(lua_State *L, const char *field, const char *name);
/* A number that tells one text from another, the same everywhere. */
uint64_t handle_text_hash(const char *text, size_t size);
void handle_push_hash(lua_State *L, uint64_t hash); /* as sixteen hexadecimal digits */
/* The id at an index; LAW_UNKNOWN for a number that is none. */
uint32_t handle_id_argument(lua_State *L, int index);

/* ---- one file a type; each leaves its functions in the table on top ---- */

void bind_tables(lua_State *L);   /* bind_tables.c: keys of tables, places, names of codes */
void bind_map(lua_State *L);      /* bind_map.c */
void bind_position(lua_State *L); /* bind_position.c */
void bind_rules(lua_State *L);    /* bind_rules.c: house rules, variants, hooks */
void bind_ask(lua_State *L);      /* bind_ask.c: what a hook is asked */
void bind_turn(lua_State *L);     /* bind_turn.c: the steps of a turn */
void bind_outcome(lua_State *L);  /* bind_outcome.c: what came of it */
void bind_legal(lua_State *L);    /* bind_legal.c: what could be ordered, and what is seen */
void bind_json(lua_State *L);     /* bind_json.c: positions from JSON text */
void bind_document(lua_State *L); /* bind_document.c: JSON text as Lua values */
void bind_data(lua_State *L);     /* bind_data.c: plain data as JSON text and back */
void bind_game(lua_State *L);     /* bind_game.c: games and matches, which are Lua's, as objects */
void bind_script(lua_State *L);   /* bind_script.c: what a script may use, for help */

/* bind_script.c: in a sandbox, reading a global of stock Lua that scripts lack raises. */
void script_open(lua_State *L);

/* bind_turn.c: a turn that is open and is not being resolved. */
turn_handle *turn_check(lua_State *L, int index);
/* Around a call of the core that may ask hooks: drops all but the turn from the stack; after it
 * returns the number of results pushed for a failure, 0 when there was none. */
turn_handle *turn_enter(lua_State *L, unsigned units_weight);
int turn_leave(lua_State *L, turn_handle *handle, law_status status, const law_error *error);

/* The order among the arguments of turn_order. */
law_order turn_read_order(lua_State *L);

/* bind_rules.c: the hooks of the turn at stack index 1, and what one of them raised. */
law_status rules_answer(void *user, const law_question *question, int64_t *answer);
int rules_hook_error(lua_State *L, turn_handle *turn, int stack_top, const law_error *error);

/* ---- guard.c: a hook answers from what it is asked alone, a rule of a game from its state ---- */

enum { GUARD_NOTE_SIZE = 400 };

typedef struct {
    int depth;                  /* hooks that are running, one inside another */
    int rules;                  /* as many rules of games are running, one inside another */
    bool is_game_hook;          /* and what runs is a hook that a rule asks */
    bool is_frozen;             /* the script's globals have been taken out of reach */
    char note[GUARD_NOTE_SIZE]; /* which hook hit a limit, and what it was asked; "": none did */
    lua_CFunction random, raw_get, raw_set, pairs; /* what stands behind the script's own */
} hook_guard;

/* Prepares the state, once, before a script runs in it. */
void guard_open(lua_State *L);
/* The guard of a state that has one, until the state ends; it needs a free stack slot, and raises
 * nothing. */
hook_guard *guard_of(lua_State *L);
int guard_behind(lua_State *L); /* behind(table): what stands behind a frozen table, else itself */
/* From now on what a script writes into its globals or library tables is seen. Outside of hooks it
 * works as before. In a stock state nothing is done. */
void guard_freeze(lua_State *L, hook_guard *guard);

/* By the kind of a question: the hook's name. */
extern const char *const rules_question_names[LAW_ASK_COUNT];

/* bind_ask.c: one for a turn, which is its user value; open only while one of its hooks runs. */
typedef struct {
    const law_question *question; /* NULL: closed */
} ask_handle;
void ask_new(lua_State *L, int turn_index); /* sets the turn's TURN_ASK */

/* bind_outcome.c: pushes an order that names only what exists, as a table of the form. */
void outcome_push_order(lua_State *L, const law_turn *turn, const law_order *order);

#endif
