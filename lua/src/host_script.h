/* A script in a sandbox, as the command line runs it: with the module, a `print` that goes out or
 * is kept, and a `require` that reads beside the script. It knows no command and no game. */
#ifndef LAW_HOST_SCRIPT_H
#define LAW_HOST_SCRIPT_H

#include "sandbox.h"

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct host_script host_script;
typedef struct host_shelf host_shelf;

/* A state in which the module is set up and no script has run. */
typedef struct {
    sandbox_image *image; /* NULL: none was kept */
    sandbox_limits limits;
    lua_CFunction print;    /* the sandbox's own, for one that prints */
    const char *limit_note; /* which hook a limit was hit in; "" for none; lives in the box */
} host_fresh;

/* Where the files of a script come from, and where its output goes, when that is another process
 * and not the disk and standard output. Files have numbers: 0 is the script's own, then come those
 * that run after it, in their order. */
typedef enum { HOST_FILE, HOST_MODULE, HOST_MAP } host_wanted;
typedef struct host_supply {
    /* The text of file `number`, of the module `name` that this file requires, or of a map. False,
     * with a problem, where there is none. `source->text` becomes the caller's, to be freed. */
    bool (*fetch)(void *user, host_wanted wanted, int number, const char *name,
                  sandbox_source *source);
    bool (*put)(void *user, const char *bytes, size_t size); /* false: nobody hears it any more */
    void *user;
} host_supply;

/* A list of strings. */
struct host_names {
    char **items;
    size_t count;
};

struct host_script {
    sandbox *box;      /* NULL: closed */
    host_fresh fresh;  /* how it was at first */
    host_shelf *shelf; /* where boxes are put aside; NULL: nowhere */
    char *file;        /* its name, as messages show it */
    const char *about; /* the file that reports of limits are about, the caller's; NULL: none */
    char *folder;      /* where `require` reads, without a slash at its end; "" is the root */
    char *text;        /* the source that was read last */
    size_t text_size;
    struct host_names loaded;      /* the names of all files read, the script's first; all owned */
    const struct host_names *maps; /* the map path, the caller's; NULL: no map has a name */

    char *map_file; /* of the map that is just being required */

    const host_supply *supply; /* NULL: the disk, and standard output */
    int number, last_number;   /* of the file that runs, and of the one that ran last; see there */

    bool prints;                    /* what it prints goes to standard output; else it is kept */
    uint64_t printed, printed_most; /* bytes that went to standard output, and how many may */
    bool is_over_output;            /* it has printed all that it may */
    int output_error;               /* errno of the first write that failed */
    char *output;
    size_t output_size;
    bool output_cut;

    bool traceback; /* errors carry the calls that led to them */
};

/* All begin here; it is closed, and closing it again is harmless. */
host_script host_script_empty(void);
void host_script_close(host_script *script);

/* After sandbox_renew: no file but the first `count` has been read, and nothing was printed. */
void host_script_forget(host_script *script, size_t count);

/* Makes a sandbox ready for a file, and reads that; NULL: for no file, only to call the module. */
typedef enum { HOST_OPENED, HOST_UNREADABLE, HOST_IMPOSSIBLE, HOST_NO_MEMORY } host_opening;
host_opening host_script_open(host_script *script, const char *file, const sandbox_limits *limits,
                              char *problem, size_t problem_size);

/* Compiles the file and runs it with strings as its arguments; its first value is left on the stack
 * of the sandbox's state. */
sandbox_status host_script_run(host_script *script, const struct host_names *arguments);

/* Before that: runs the file of a variant, whose `require` reads beside it, and has all scenarios
 * played under what it returns. HOST_OPENED, or what is wrong with reading it; then how it ran is
 * in `status`. */
host_opening host_script_run_variant(host_script *script, const char *file, sandbox_status *status,
                                     char *problem, size_t problem_size);

/* As that, at any time, and nothing is played: the file's first value is left on the stack of the
 * sandbox's state. */
host_opening host_script_run_other(host_script *script, const char *file, sandbox_status *status,
                                   char *problem, size_t problem_size);

/* In the sandbox: calls what lies below its `count` arguments, for one value; an error carries the
 * calls that led to it where the script wants that. */
void host_call_traced(lua_State *L, const host_script *script, int count);

/* The script that a signal stops; NULL: none. */
void host_set_running(sandbox *box);

#endif
