/* What the command line's own state gets from C: files, folders, the terminal, processes, and
 * scripts run in sandboxes. It knows no game and prints no sentence of its own: the commands are
 * Lua files (lua/lawspeaker/cli), which are trusted, and which never share a state with a script.
 */
#ifndef LAW_HOST_H
#define LAW_HOST_H

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>

/* The library `lawspeaker.host`. */
int luaopen_lawspeaker_host(lua_State *L);

/* Makes `require` find preloaded modules and the embedded files, and nothing else: no file and no
 * variable of the environment changes what the command line runs. */
void host_set_require(lua_State *L);

/* A signal that asks the process to end only calls this, with its number; it stops the script that
 * runs, if one does. */
void host_interrupt(int signal_number);
int host_interrupted(void); /* the number of that signal, or 0 */
/* The signal has been answered: the process goes on, or ends as if it had not come. */
void host_settle_interrupt(void);

/* Writes text so that a terminal shows it and obeys nothing in it: control characters, marks that
 * turn the direction of writing and bytes that are not UTF-8 come out as escapes. `lines`: line
 * feed and tab stay as they are. */
typedef void host_put_fn(void *user, const char *bytes, size_t size);
void host_escape(const char *text, size_t size, bool lines, host_put_fn *put, void *user);

/* Why a file cannot be read, in words that follow its name; `error` is a value of errno. */
const char *host_reason(int error);

/* Reads the whole of a regular file, which is then pushed as a string; else pushes why not, in
 * words that follow the file's name. May raise for want of memory. */
bool host_read_file(lua_State *L, const char *path);

/* Names of files inside a folder: links are followed, but only to places inside it. `relative` has
 * no part that climbs. Answers a path to be freed, or NULL where there is none. */
char *host_find_inside(const char *folder, const char *relative);

/* Reads the whole of a regular file into memory to be freed; or says why not. */
bool host_read_bytes(const char *path, char **bytes, size_t *size, const char **reason);

/* Why a file cannot be written, in words that follow its name; `error` is a value of errno. */
const char *host_write_reason(int error);

/* Writes all of it and has it reach the disk; NULL, or why that could not be. Signals that ask us
 * to end do not keep us from it: it is what they are answered by. */
const char *host_write_all(int file, const char *text, size_t size);
/* Waits until the names of new files in a folder have reached the disk. A folder that cannot be
 * opened or waited for has the names all the same. */
void host_settle_folder(const char *folder);

/* A script's process is this program once more: main asks whether it is one, and if so does nothing
 * else. It ends by itself. */
bool host_is_child(int count, char **arguments);
_Noreturn void host_child_run(void);

/* Parts of the library, one file each. */
void host_open_crew(lua_State *L);    /* host_crew.c: the type that host_crew returns */
int host_list(lua_State *L);          /* host_files.c */
int host_kind(lua_State *L);          /* host_files.c */
int host_crew(lua_State *L);          /* host_crew.c */
int host_run_script(lua_State *L);    /* host_run.c */
int host_open_append(lua_State *L);   /* host_append.c */
int host_open_child(lua_State *L);    /* host_child.c */
int host_run_child(lua_State *L);     /* host_child.c */
int host_open_script(lua_State *L);   /* host_session.c */
int host_open_terminal(lua_State *L); /* host_terminal.c */
int host_make_folder(lua_State *L);   /* host_write.c */
int host_write_file(lua_State *L);    /* host_write.c */
int host_resolve(lua_State *L);       /* host_resolve.c */

#endif
