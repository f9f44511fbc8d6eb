/* The library `lawspeaker.host`: its table of functions, and those services that need no file of
 * their own. Output errors are returned, never ignored; whether they matter is the command's
 * decision. */
#define _POSIX_C_SOURCE 200809L
#include "host.h"

#include "embedded.h"
#include "host_script.h"
#include "module.h"

#include <errno.h>
#include <lauxlib.h>
#include <lawspeaker/lawspeaker.h>
#include <lualib.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

/* The one thing that a signal's handler may touch, hence not kept in any object. */
static volatile sig_atomic_t interrupted;

/* The script that runs, for a signal to stop. */
static _Atomic(sandbox *) running;

void host_interrupt(int signal_number)
{
    interrupted = signal_number;
    sandbox *box = running;
    if (box != NULL)
        sandbox_interrupt(box);
}

void host_set_running(sandbox *box)
{
    running = box;
    if (box != NULL && interrupted != 0)
        sandbox_interrupt(box); /* the signal came before there was anything to stop */
}

int host_interrupted(void)
{
    return interrupted;
}

void host_settle_interrupt(void)
{
    interrupted = 0;
}

/* ---- require ---- */

/* A searcher, as package.searchers holds them. */
static int search_embedded(lua_State *L)
{
    const char *name = luaL_checkstring(L, 1);
    if (embedded_push(L, name)) {
        lua_pushstring(L, name);
        return 2;
    }
    lua_pushfstring(L, "no embedded file '%s'", name);
    return 1;
}

void host_set_require(lua_State *L)
{
    luaL_getsubtable(L, LUA_REGISTRYINDEX, LUA_PRELOAD_TABLE);
    lua_pushcfunction(L, luaopen_lawspeaker_host);
    lua_setfield(L, -2, "lawspeaker.host");
    lua_pushcfunction(L, luaopen_lawspeaker);
    lua_setfield(L, -2, "lawspeaker");
    lua_pop(L, 1);
    luaL_getsubtable(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
    lua_getfield(L, -1, LUA_LOADLIBNAME);
    lua_getfield(L, -1, "searchers");
    lua_createtable(L, 2, 0);
    lua_rawgeti(L, -2, 1); /* the one for package.preload */
    lua_rawseti(L, -2, 1);
    lua_pushcfunction(L, search_embedded);
    lua_rawseti(L, -2, 2);
    lua_setfield(L, -3, "searchers");
    lua_pop(L, 3);
}

/* ---- Output ---- */

static FILE *stream_argument(lua_State *L, int index)
{
    static const char *const names[] = {"out", "err", NULL};
    return luaL_checkoption(L, index, NULL, names) == 0 ? stdout : stderr;
}

/* errno of the first write to standard output that failed: the stream itself only knows that one
 * did. */
static int output_error;

static void note(bool written)
{
    if (!written && output_error == 0)
        output_error = errno != 0 ? errno : EIO;
}

/* true; or false, why not, and whether the reader has gone, which needs no message. */
static int push_output_state(lua_State *L)
{
    lua_pushboolean(L, output_error == 0);
    if (output_error == 0)
        return 1;
    lua_pushstring(L, strerror(output_error));
    lua_pushboolean(L, output_error == EPIPE);
    return 3;
}

/* host.write(stream, text). What is on its way to standard output goes out before a message does,
 * so that the two stand in order where they meet. A message that cannot be written is lost. */
static int host_write(lua_State *L)
{
    FILE *stream = stream_argument(L, 1);
    size_t size = 0;
    const char *text = luaL_checklstring(L, 2, &size);
    if (stream == stdout) {
        note(fwrite(text, 1, size, stdout) == size);
    } else {
        note(fflush(stdout) == 0);
        fwrite(text, 1, size, stderr);
    }
    return push_output_state(L);
}

/* host.flush(): everything is out, or it is said why not. */
static int host_flush(lua_State *L)
{
    note(fflush(stdout) == 0);
    return push_output_state(L);
}

static void put_into_buffer(void *user, const char *bytes, size_t size)
{
    luaL_addlstring(user, bytes, size);
}

/* host.escape(text, lines): text that a terminal shows and does not obey. */
static int host_escape_text(lua_State *L)
{
    size_t size = 0;
    const char *text = luaL_checklstring(L, 1, &size);
    luaL_Buffer buffer;
    luaL_buffinit(L, &buffer);
    host_escape(text, size, lua_toboolean(L, 2), put_into_buffer, &buffer);
    luaL_pushresult(&buffer);
    return 1;
}

/* ---- The terminal and the machine ---- */

/* host.is_terminal(stream): standard input is a stream here, too. */
static int host_is_terminal(lua_State *L)
{
    static const char *const names[] = {"in", "out", "err", NULL};
    static const int files[] = {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO};
    lua_pushboolean(L, isatty(files[luaL_checkoption(L, 1, NULL, names)]));
    return 1;
}

/* host.columns(): the width of the terminal that standard output is, or nothing. */
static int host_columns(lua_State *L)
{
#ifdef TIOCGWINSZ
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
        lua_pushinteger(L, size.ws_col);
        return 1;
    }
#endif
    (void)L;
    return 0;
}

static int host_cores(lua_State *L)
{
#ifdef _SC_NPROCESSORS_ONLN
    long count = sysconf(_SC_NPROCESSORS_ONLN);
#else
    long count = 1;
#endif
    lua_pushinteger(L, count > 0 ? count : 1);
    return 1;
}

static int host_was_interrupted(lua_State *L)
{
    lua_pushboolean(L, host_interrupted() != 0);
    return 1;
}

/* host.settle_interrupt(): what the signal asked for has been done. */
static int host_settle(lua_State *L)
{
    (void)L;
    host_settle_interrupt();
    return 0;
}

/* ---- Files ---- */

/* host.hash(text): the same as core.text_hash. */
static int host_hash(lua_State *L)
{
    size_t size = 0;
    const char *text = luaL_checklstring(L, 1, &size);
    handle_push_hash(L, handle_text_hash(text, size));
    return 1;
}

/* host.read(path): the file's text; or nil and why not. */
static int host_read(lua_State *L)
{
    if (host_read_file(L, luaL_checkstring(L, 1)))
        return 1;
    lua_pushnil(L);
    lua_insert(L, -2);
    return 2;
}

/* The folder of this program, or NULL where the system does not tell. */
static const char *push_program_folder(lua_State *L)
{
    char path[4096];
    ssize_t size = readlink("/proc/self/exe", path, sizeof path);
    if (size <= 0 || size == (ssize_t)sizeof path)
        return NULL;
    while (size > 0 && path[size - 1] != '/')
        size--;
    return lua_pushlstring(L, path, size > 1 ? (size_t)size - 1 : (size_t)size);
}

/* host.map_folders(): where what comes with the program is: beside an installed one, and in the
 * source for one that still is where it was built. */
static int host_map_folders(lua_State *L)
{
    lua_newtable(L);
    const char *folder = push_program_folder(L);
    if (folder == NULL)
        return 1;
    lua_pushfstring(L, "%s/../share/lawspeaker", folder);
    lua_rawseti(L, 1, 1);
#if defined(LAW_BUILD_FOLDER) && defined(LAW_SOURCE_FOLDER)
    if (strcmp(folder, LAW_BUILD_FOLDER) == 0) {
        lua_pushstring(L, LAW_SOURCE_FOLDER);
        lua_rawseti(L, 1, 1);
    }
#endif
    lua_settop(L, 1);
    return 1;
}

/* ---- The library's words ---- */

/* host.reasons(): each reason code's sentence and rule, by its name in files. */
static int host_reasons(lua_State *L)
{
    lua_newtable(L);
    for (int code = 0; code < LAW_REASON_COUNT; code++) {
        lua_createtable(L, 0, 2);
        lua_pushstring(L, law_reason_sentence((law_reason)code));
        lua_setfield(L, -2, "sentence");
        lua_pushstring(L, law_reason_rule((law_reason)code));
        lua_setfield(L, -2, "rule");
        lua_setfield(L, -2, law_reason_name((law_reason)code));
    }
    return 1;
}

/* host.milliseconds(): by a clock that never goes back. */
static int host_milliseconds(lua_State *L)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    lua_pushinteger(L, (lua_Integer)now.tv_sec * 1000 + now.tv_nsec / 1000000);
    return 1;
}

int luaopen_lawspeaker_host(lua_State *L)
{
    static const luaL_Reg functions[] = {{"cores", host_cores},
                                         {"columns", host_columns},
                                         {"crew", host_crew},
                                         {"escape", host_escape_text},
                                         {"flush", host_flush},
                                         {"hash", host_hash},
                                         {"is_terminal", host_is_terminal},
                                         {"kind", host_kind},
                                         {"list", host_list},
                                         {"make_folder", host_make_folder},
                                         {"map_folders", host_map_folders},
                                         {"milliseconds", host_milliseconds},
                                         {"open_append", host_open_append},
                                         {"open_child", host_open_child},
                                         {"open_script", host_open_script},
                                         {"open_terminal", host_open_terminal},
                                         {"read", host_read},
                                         {"reasons", host_reasons},
                                         {"resolve", host_resolve},
                                         {"run_child", host_run_child},
                                         {"run_script", host_run_script},
                                         {"settle_interrupt", host_settle},
                                         {"was_interrupted", host_was_interrupted},
                                         {"write", host_write},
                                         {"write_file", host_write_file},
                                         {NULL, NULL}};
    host_open_crew(L);
    luaL_newlib(L, functions);
    lua_pushstring(L, law_version());
    lua_setfield(L, -2, "version");
    return 1;
}
