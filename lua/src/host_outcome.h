/* What came of a script, as a table for the command line: how it ended and why, what it answered,
 * what it printed, which files it consists of. It knows sandboxes, and no module that is asked. */
#ifndef LAW_HOST_OUTCOME_H
#define LAW_HOST_OUTCOME_H

#include "host_script.h"

enum { OUTCOME_MESSAGE_SIZE = 1024 };

/* ---- The options: a table at index 1 ---- */

/* The list of strings in a field, which must stay as it is while the list is used; the array is a
 * userdata that is left on the stack. */
struct host_names host_names_option(lua_State *L, const char *field);

/* How a script is run, without the maps, which live as long as the caller wants. */
typedef struct {
    const char *file;  /* NULL: none */
    const char *about; /* the file that reports of limits are about; NULL: none */
    const char *module;
    sandbox_limits limits;      /* of the opening */
    uint64_t instructions;      /* of one question, which are those of the opening unless the */
    uint32_t milliseconds;      /* options say otherwise */
    uint64_t most_instructions; /* of several questions together: where the options name those of */
    uint32_t most_milliseconds; /* one, no more than the opening may use, or than one question */
    bool prints, traceback;
    uint64_t printed_most;
} outcome_options;
outcome_options outcome_read_options(lua_State *L);

/* ---- The outcome: a table on top of the stack ---- */

/* `message`: NULL for none. */
void outcome_set_status(lua_State *L, const char *status, const char *message);
/* The name of the limit that was hit, for the status "limit". */
void outcome_set_limit(lua_State *L, const char *limit);
/* That the script, or another of its files where that is not NULL, could not be opened. */
void outcome_set_problem(lua_State *L, host_opening opening, const char *problem,
                         const char *other);
/* How it ended; an error is on top of the script's stack. */
void outcome_set_ending(lua_State *L, const host_script *script, sandbox_status status);
/* What it printed, where that was kept, and the names of its files. */
void outcome_set_traces(lua_State *L, const host_script *script);
void outcome_set_files(lua_State *L, const host_script *script); /* the latter alone */

/* A question about a script to a file of the module. */
typedef struct {
    const host_script *script;
    const char *module;   /* as in "lawspeaker.runner" */
    const char *function; /* one of its functions */
} outcome_question;

/* Asks with the command line's value at `given`, which is copied, and with `count` values on top of
 * the script's stack, which are popped: function(given, values ...). How that ended becomes the
 * outcome's status, what it answered its `answer`. */
void outcome_ask(lua_State *L, host_script *script, const outcome_question *question, int given,
                 int count);

#endif
