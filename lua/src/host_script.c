/* How a script comes into its sandbox and runs there. Nothing here raises in the command line's own
 * state: a status says how it went, and the sandbox what stopped it. */
#include "host_script.h"

#include "host.h"
#include "host_find.h"
#include "host_shelf.h"
#include "module.h"

#include <errno.h>
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    OUTPUT_SIZE_MAX = 64 * 1024, /* of what is kept of a script's output */
    ARGUMENT_COUNT_MAX = 10000
};

/* ---- What the sandbox's print calls; it does not touch the state ---- */

static void put_out(void *user, const char *bytes, size_t size)
{
    host_script *script = user;
    if (script->output_error != 0 || script->is_over_output)
        return;
    script->is_over_output = size > script->printed_most - script->printed;
    if (script->is_over_output)
        return;
    script->printed += size;
    if (script->supply != NULL && !script->supply->put(script->supply->user, bytes, size))
        script->output_error = EPIPE;
    else if (script->supply == NULL && fwrite(bytes, 1, size, stdout) != size)
        script->output_error = errno != 0 ? errno : EIO;
}

static void print_out(void *user, const char *text, size_t size)
{
    host_script *script = user;
    host_escape(text, size, true, put_out, script);
    put_out(script, "\n", 1);
    if (script->output_error != 0 || script->is_over_output)
        sandbox_interrupt(script->box); /* nobody hears it any more */
}

/* In front of the sandbox's print, which is called as C does, so that it raises as ever: charges
 * for what went out, and leaves at once when nothing more may. Upvalue: the sandbox. */
static int guarded_print(lua_State *L)
{
    enum { BYTES_PER_UNIT = 4 };
    host_script *script = sandbox_host(lua_touserdata(L, lua_upvalueindex(1)));
    uint64_t before = script->printed;
    int count = script->fresh.print(L);
    sandbox_charge(L, (script->printed - before) / BYTES_PER_UNIT);
    if (script->output_error != 0 || script->is_over_output)
        sandbox_leave(L);
    return count;
}

static void print_kept(void *user, const char *text, size_t size)
{
    host_script *script = user;
    size_t room = script->output != NULL ? OUTPUT_SIZE_MAX - script->output_size : 0;
    if (size + 1 > room) {
        script->output_cut = true;
        size = room > 0 ? room - 1 : 0;
    }
    if (room == 0)
        return;
    memcpy(script->output + script->output_size, text, size);
    script->output[script->output_size + size] = '\n';
    script->output_size += size + 1;
}

/* ---- Opening ---- */

host_script host_script_empty(void)
{
    return (host_script){0};
}

void host_script_close(host_script *script)
{
    if (script->box != NULL) {
        host_set_running(NULL);
        if (script->fresh.image != NULL)
            host_shelf_put(script);
        else
            sandbox_destroy(script->box);
    }
    for (size_t i = 0; i < script->loaded.count; i++)
        free(script->loaded.items[i]);
    free(script->loaded.items);
    free(script->file);
    free(script->folder);
    free(script->text);
    free(script->map_file);
    free(script->output);
    *script = host_script_empty();
}

void host_script_forget(host_script *script, size_t count)
{
    while (script->loaded.count > count)
        free(script->loaded.items[--script->loaded.count]);
    free(script->map_file); /* a limit was hit before it was read */
    script->map_file = NULL;
    script->printed = 0;
    script->is_over_output = false;
    script->output_size = 0;
    script->output_cut = false;
}

/* Runs in the sandbox before it is ready: the module, and with it all that scripts may require.
 * What it makes knows the sandbox and not the script, which may be another one later. */
static int set_up(lua_State *L)
{
    host_script *script = lua_touserdata(L, 1);
    luaopen_lawspeaker(L);
    script->fresh.limit_note = guard_of(L)->note;
    if (script->prints) {
        lua_getglobal(L, "print");
        script->fresh.print = lua_tocfunction(L, -1);
        lua_pushlightuserdata(L, script->box);
        lua_pushcclosure(L, guarded_print, 1);
        lua_setglobal(L, "print");
        lua_pop(L, 1);
    }
    sandbox_preload(L, "lawspeaker");
    module_push(L, "lawspeaker.maps");
    lua_getfield(L, -1, "set_loader");
    lua_pushlightuserdata(L, script->box);
    lua_getglobal(L, "require");
    lua_pushcclosure(L, host_load_map, 2);
    lua_call(L, 1, 0);
    return 0;
}

static bool set_names(host_script *script, const char *file)
{
    if (!script->prints && (script->output = malloc(OUTPUT_SIZE_MAX)) == NULL)
        return false;
    if (file == NULL)
        return true;
    script->file = host_copy_bytes(file, strlen(file));
    script->folder = host_folder_of(file);
    return script->file != NULL && script->folder != NULL && host_remember(&script->loaded, file);
}

/* Makes a new state. */
static host_opening set_up_box(host_script *script, const sandbox_limits *limits, char *problem,
                               size_t problem_size)
{
    if (!sandbox_create(&script->box, limits)) {
        snprintf(problem, problem_size, "no script can start with so little memory, or so much");
        return HOST_IMPOSSIBLE;
    }
    lua_State *L = sandbox_state(script->box);
    sandbox_status status = sandbox_run(script->box, L, set_up, script, 0);
    if (status != SANDBOX_OK) {
        if (status == SANDBOX_ERROR)
            sandbox_message(L, -1, problem, problem_size);
        else
            snprintf(problem, problem_size, "%s", sandbox_report(script->box).text);
        return HOST_IMPOSSIBLE;
    }
    sandbox_ready(script->box);
    script->fresh.limits = *limits;
    if (script->shelf != NULL && host_shelf_is_used(script->shelf))
        script->fresh.image = sandbox_keep(script->box); /* without one it is not put aside */
    return HOST_OPENED;
}

static host_opening start(host_script *script, const sandbox_limits *limits, char *problem,
                          size_t problem_size)
{
    if (script->shelf == NULL || !host_shelf_take(script, limits)) {
        host_opening opening = set_up_box(script, limits, problem, problem_size);
        if (opening != HOST_OPENED)
            return opening;
    }
    sandbox_set_host(script->box, script);
    sandbox_set_print(script->box, script->prints ? print_out : print_kept, script);
    sandbox_set_require(script->box, host_find_source, script);
    sandbox_set_subject(script->box, script->about);
    host_set_running(script->box);
    return HOST_OPENED;
}

/* Reads the file that runs, or is about to, into script->text. */
static bool read_file(host_script *script, const char *file, char *problem, size_t problem_size)
{
    if (script->supply != NULL) {
        sandbox_source source = {0};
        if (!script->supply->fetch(script->supply->user, HOST_FILE, script->number, "", &source)) {
            snprintf(problem, problem_size, "%s", source.problem);
            return false;
        }
        host_keep_text(script, &source);
        return true;
    }
    const char *reason = host_read_text(script, file);
    if (reason != NULL)
        snprintf(problem, problem_size, "%s", reason);
    return reason == NULL;
}

host_opening host_script_open(host_script *script, const char *file, const sandbox_limits *limits,
                              char *problem, size_t problem_size)
{
    if (!set_names(script, file)) {
        snprintf(problem, problem_size, "not enough memory");
        return HOST_NO_MEMORY;
    }
    if (file != NULL && !read_file(script, file, problem, problem_size))
        return HOST_UNREADABLE;
    return start(script, limits, problem, problem_size);
}

/* ---- Running ---- */

/* A first line that begins with # is for the system, as in stock Lua; its line feed stays, so that
 * the lines keep their numbers. So does a mark of UTF-8 before it. */
static const char *skip_first_line(const char *text, size_t *size)
{
    static const char mark[] = "\xef\xbb\xbf";
    if (*size >= 3 && memcmp(text, mark, 3) == 0) {
        text += 3;
        *size -= 3;
    }
    if (*size == 0 || text[0] != '#')
        return text;
    const char *end = memchr(text, '\n', *size);
    size_t skipped = end != NULL ? (size_t)(end - text) : *size;
    *size -= skipped;
    return text + skipped;
}

/* As a message handler: an error that is text gets the calls that led to it. */
static int add_traceback(lua_State *L)
{
    if (lua_type(L, 1) == LUA_TSTRING)
        luaL_traceback(L, L, lua_tostring(L, 1), 1);
    return 1;
}

/* Calls what lies below its `count` arguments, for one value; leaves nothing else. */
void host_call_traced(lua_State *L, const host_script *script, int count)
{
    if (!script->traceback) {
        lua_call(L, count, 1);
        return;
    }
    int base = lua_gettop(L) - count;
    lua_pushcfunction(L, add_traceback);
    lua_insert(L, base);
    if (lua_pcall(L, count, 1, base) != LUA_OK)
        lua_error(L);
    lua_remove(L, base);
}

struct main_call {
    const host_script *script;
    const struct host_names *arguments;
};

/* Arguments: the script's main function, a main_call. */
static int call_main(lua_State *L)
{
    const struct main_call *call = lua_touserdata(L, 2);
    lua_settop(L, 1);
    size_t count = call->arguments->count;
    if (count > ARGUMENT_COUNT_MAX)
        return luaL_error(L, "too many arguments");
    luaL_checkstack(L, (int)count + 2, "too many arguments");
    for (size_t i = 0; i < count; i++)
        lua_pushstring(L, call->arguments->items[i]);
    host_call_traced(L, call->script, (int)count);
    return 1;
}

/* Compiles the text as a file of this name; its function is left on the stack. */
static sandbox_status load_text(host_script *script, const char *file, const char *text,
                                size_t size)
{
    size_t name_size = strlen(file) + 2;
    char *chunk_name = malloc(name_size);
    if (chunk_name == NULL)
        return SANDBOX_LIMIT;
    snprintf(chunk_name, name_size, "@%s", file);
    text = skip_first_line(text, &size);
    sandbox_status status = sandbox_load(script->box, text, size, chunk_name);
    free(chunk_name);
    return status;
}

sandbox_status host_script_run(host_script *script, const struct host_names *arguments)
{
    lua_State *L = sandbox_state(script->box);
    struct main_call call = {script, arguments};
    lua_pushcfunction(L, call_main);
    sandbox_status status = load_text(script, script->file, script->text, script->text_size);
    if (status != SANDBOX_OK)
        return status;
    lua_pushlightuserdata(L, &call);
    return sandbox_call(script->box, L, 2, 1);
}

/* A file besides the script's own. */
struct other_call {
    const host_script *script;
    const char *file;
};

/* Arguments: the file's main function, an other_call. Gives the file's first value. */
static int call_other(lua_State *L)
{
    const struct other_call *call = lua_touserdata(L, 2);
    lua_settop(L, 1);
    host_call_traced(L, call->script, 0);
    return 1;
}

/* The same, and has all scenarios played under that value. */
static int call_variant(lua_State *L)
{
    const struct other_call *call = lua_touserdata(L, 2);
    call_other(L);
    module_push(L, "lawspeaker.scenario");
    lua_getfield(L, -1, "set_variant");
    lua_pushvalue(L, 1);
    lua_pushstring(L, call->file);
    lua_call(L, 2, 0);
    return 0;
}

/* Runs the text that was read, of a file, by `call`. */
static sandbox_status run_text(host_script *script, const char *file, lua_CFunction call)
{
    lua_State *L = sandbox_state(script->box);
    struct other_call other = {script, file};
    lua_pushcfunction(L, call);
    sandbox_status status = load_text(script, file, script->text, script->text_size);
    if (status != SANDBOX_OK)
        return status;
    lua_pushlightuserdata(L, &other);
    return sandbox_call(script->box, L, 2, call == call_other ? 1 : 0);
}

/* Runs a file, whose `require` reads beside it, by `call`. The script's own text, which has been
 * read, stays what it is. */
static host_opening run_other(host_script *script, const char *file, lua_CFunction call,
                              sandbox_status *status, char *problem, size_t problem_size)
{
    char *folder = host_folder_of(file);
    if (folder == NULL || !host_remember(&script->loaded, file)) {
        free(folder);
        snprintf(problem, problem_size, "not enough memory");
        return HOST_NO_MEMORY;
    }
    char *own_text = script->text, *own_folder = script->folder;
    size_t own_size = script->text_size;
    script->text = NULL;
    script->folder = folder;
    script->number = ++script->last_number;
    bool is_read = read_file(script, file, problem, problem_size);
    if (is_read)
        *status = run_text(script, file, call);
    free(script->text);
    free(folder);
    script->text = own_text;
    script->text_size = own_size;
    script->folder = own_folder;
    script->number = 0;
    return is_read ? HOST_OPENED : HOST_UNREADABLE;
}

host_opening host_script_run_variant(host_script *script, const char *file, sandbox_status *status,
                                     char *problem, size_t problem_size)
{
    return run_other(script, file, call_variant, status, problem, problem_size);
}

host_opening host_script_run_other(host_script *script, const char *file, sandbox_status *status,
                                   char *problem, size_t problem_size)
{
    return run_other(script, file, call_other, status, problem, problem_size);
}
