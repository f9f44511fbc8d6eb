/* How a script comes into its sandbox and runs there. Nothing here raises in the command line's own
 * state: a status says how it went, and the sandbox what stopped it. */
#define _XOPEN_SOURCE 700 /* realpath */
#include "host_script.h"

#include "host.h"
#include "module.h"

#include <ctype.h>
#include <errno.h>
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    OUTPUT_SIZE_MAX = 64 * 1024, /* of what is kept of a script's output */
    MAP_NAME_SIZE_MAX = 50,
    ARGUMENT_COUNT_MAX = 10000
};

/* ---- Names and places ---- */

static char *copy_bytes(const char *bytes, size_t size)
{
    char *copy = malloc(size + 1);
    if (copy == NULL)
        return NULL;
    memcpy(copy, bytes, size);
    copy[size] = '\0';
    return copy;
}

static char *join(const char *folder, const char *name)
{
    size_t size = strlen(folder) + 1 + strlen(name);
    char *path = malloc(size + 1);
    if (path != NULL)
        snprintf(path, size + 1, "%s/%s", folder, name);
    return path;
}

static bool remember(struct host_names *names, const char *name)
{
    char *copy = copy_bytes(name, strlen(name));
    char **items =
        copy == NULL ? NULL : realloc(names->items, (names->count + 1) * sizeof *names->items);
    if (items == NULL) {
        free(copy);
        return false;
    }
    names->items = items;
    items[names->count++] = copy;
    return true;
}

/* ---- What the sandbox calls: print and require. They do not touch the state. ---- */

static void put_out(void *user, const char *bytes, size_t size)
{
    host_script *script = user;
    if (script->output_error != 0 || script->is_over_output)
        return;
    script->is_over_output = size > script->printed_most - script->printed;
    if (script->is_over_output)
        return;
    script->printed += size;
    if (fwrite(bytes, 1, size, stdout) != size)
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
 * for what went out, and leaves at once when nothing more may. Upvalue: the script. */
static int guarded_print(lua_State *L)
{
    enum { BYTES_PER_UNIT = 4 };
    host_script *script = lua_touserdata(L, lua_upvalueindex(1));
    uint64_t before = script->printed;
    int count = script->print(L);
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

/* Turns "maps.small" into "maps/small.lua". */
static char *file_of_module(const char *name)
{
    size_t size = strlen(name);
    char *file = malloc(size + sizeof ".lua");
    if (file == NULL)
        return NULL;
    memcpy(file, name, size);
    for (char *dot = file; (dot = memchr(dot, '.', size - (size_t)(dot - file))) != NULL;)
        *dot = '/';
    memcpy(file + size, ".lua", sizeof ".lua");
    return file;
}

/* ---- Maps by name ---- */

/* Writes the name of a map's file, without ".lua"; false for what no file could be called. */
static bool file_of_map(char file[MAP_NAME_SIZE_MAX + 1], const char *name)
{
    size_t size = strlen(name);
    if (size == 0 || size > MAP_NAME_SIZE_MAX || strchr("-. ", name[0]) != NULL)
        return false;
    for (size_t i = 0; i < size; i++) {
        bool is_plain = isalnum((unsigned char)name[i]) || strchr("_-. ", name[i]) != NULL;
        if (!is_plain || (name[i] == '.' && name[i + 1] == '.'))
            return false;
        file[i] = name[i];
        if (name[i] == ' ')
            file[i] = '_';
    }
    file[size] = '\0';
    return true;
}

char *host_find_map(const struct host_names *folders, const char *name)
{
    char base[MAP_NAME_SIZE_MAX + 1], file[MAP_NAME_SIZE_MAX + sizeof ".lua"];
    if (folders == NULL || !file_of_map(base, name))
        return NULL;
    snprintf(file, sizeof file, "%s.lua", base);
    for (size_t i = 0; i < folders->count; i++) {
        char *path = host_find_inside(folders->items[i], file);
        if (path != NULL)
            return path;
    }
    return NULL;
}

/* The loader of lawspeaker.maps: loader(name) gives a map or nil. Upvalues: the script, `require`,
 * which runs the file as one of the script's own, under its limits. */
static int load_map(lua_State *L)
{
    host_script *script = lua_touserdata(L, lua_upvalueindex(1));
    const char *name = luaL_checkstring(L, 1);
    free(script->map_file);
    script->map_file = host_find_map(script->maps, name);
    char base[MAP_NAME_SIZE_MAX + 1];
    if (script->map_file == NULL || !file_of_map(base, name)) {
        lua_pushnil(L);
        return 1;
    }
    lua_pushvalue(L, lua_upvalueindex(2));
    lua_pushfstring(L, "map-path/%s", base);
    lua_call(L, 1, 1);
    return 1;
}

/* Reads a file into script->text; NULL or what is wrong. */
static const char *read_text(host_script *script, const char *path)
{
    free(script->text);
    script->text = NULL;
    script->text_size = 0;
    const char *reason = NULL;
    if (path == NULL)
        return "no such file";
    host_read_bytes(path, &script->text, &script->text_size, &reason);
    return reason;
}

/* Hands the text that was read to the sandbox, under the name that messages show. */
static const char *show_text(host_script *script, const char *shown, sandbox_source *source)
{
    if (shown == NULL || !remember(&script->loaded, shown))
        return "not enough memory";
    if (strlen(shown) + 1 >= sizeof source->chunk_name)
        return "its name is too long";
    snprintf(source->chunk_name, sizeof source->chunk_name, "@%s", shown);
    source->text = script->text;
    source->size = script->text_size;
    return NULL;
}

/* Reads a file in a folder, and shows it under the folder's name. */
static const char *read_inside(host_script *script, const char *folder, const char *file,
                               sandbox_source *source)
{
    char *path = host_find_inside(folder, file);
    if (path == NULL)
        return "no such file in the script's folder, which a link must not leave";
    const char *reason = read_text(script, path);
    free(path);
    if (reason != NULL)
        return reason;
    char *shown = strcmp(folder, ".") == 0 ? copy_bytes(file, strlen(file)) : join(folder, file);
    reason = show_text(script, shown, source);
    free(shown);
    return reason;
}

/* Whether a folder's own name is the first part of a file's: "rocknroll/units.lua". */
static bool is_folder_of(const char *folder, const char *file)
{
    char *whole = realpath(folder, NULL);
    const char *name = whole != NULL ? strrchr(whole, '/') : NULL;
    size_t size = name != NULL ? strlen(name + 1) : 0;
    bool is_it = size > 0 && strncmp(name + 1, file, size) == 0 && file[size] == '/';
    free(whole);
    return is_it;
}

/* The file of a module: beside the script; else, where its name begins with that of a game, in the
 * game's folder, which is the script's own or stands on the path as itself or below variants. */
static const char *find_module(host_script *script, const char *file, sandbox_source *source)
{
    const char *reason = script->folder != NULL ? read_inside(script, script->folder, file, source)
                                                : "there is no script that it could be beside";
    const char *rest = strchr(file, '/');
    if (reason == NULL || rest == NULL)
        return reason;
    if (script->folder != NULL && is_folder_of(script->folder, file) &&
        read_inside(script, script->folder, rest + 1, source) == NULL)
        return NULL;
    for (size_t i = 0; script->maps != NULL && i < script->maps->count; i++) {
        const char *folder = script->maps->items[i];
        if (read_inside(script, folder, file, source) == NULL)
            return NULL;
        char *variants = join(folder, "variants");
        bool is_found = variants != NULL && read_inside(script, variants, file, source) == NULL;
        free(variants);
        if (is_found)
            return NULL;
    }
    return reason;
}

static bool has_extension(const char *name)
{
    size_t size = strlen(name);
    return size > 4 && strcmp(name + size - 4, ".lua") == 0;
}

static bool find_source(void *user, const char *name, sandbox_source *source)
{
    host_script *script = user;
    char *file = script->map_file == NULL ? file_of_module(name) : script->map_file;
    const char *reason = "not enough memory";
    if (script->map_file != NULL) {
        script->map_file = NULL;
        reason = read_text(script, file);
        if (reason == NULL)
            reason = show_text(script, file, source);
    } else if (file != NULL) {
        reason = find_module(script, file, source);
    }
    if (reason != NULL)
        snprintf(source->problem, sizeof source->problem, "cannot read \"%s\": %s%s",
                 file != NULL ? file : name, reason,
                 has_extension(name) ? "; require is given the name without \".lua\"" : "");
    free(file);
    return reason == NULL;
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

/* Runs in the sandbox before it is ready: the module, and with it all that scripts may require. */
static int set_up(lua_State *L)
{
    host_script *script = lua_touserdata(L, 1);
    luaopen_lawspeaker(L);
    script->limit_note = guard_of(L)->note;
    if (script->prints) {
        lua_getglobal(L, "print");
        script->print = lua_tocfunction(L, -1);
        lua_pushlightuserdata(L, script);
        lua_pushcclosure(L, guarded_print, 1);
        lua_setglobal(L, "print");
        lua_pop(L, 1);
    }
    sandbox_preload(L, "lawspeaker");
    module_push(L, "lawspeaker.maps");
    lua_getfield(L, -1, "set_loader");
    lua_pushlightuserdata(L, script);
    lua_getglobal(L, "require");
    lua_pushcclosure(L, load_map, 2);
    lua_call(L, 1, 0);
    return 0;
}

/* The folder that a file's `require` reads in; NULL: no memory. */
static char *folder_of(const char *file)
{
    const char *slash = strrchr(file, '/');
    return slash == NULL ? copy_bytes(".", 1) : copy_bytes(file, (size_t)(slash - file));
}

static bool set_names(host_script *script, const char *file)
{
    if (!script->prints && (script->output = malloc(OUTPUT_SIZE_MAX)) == NULL)
        return false;
    if (file == NULL)
        return true;
    script->file = copy_bytes(file, strlen(file));
    script->folder = folder_of(file);
    return script->file != NULL && script->folder != NULL && remember(&script->loaded, file);
}

static host_opening start(host_script *script, const sandbox_limits *limits, char *problem,
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
    sandbox_set_print(script->box, script->prints ? print_out : print_kept, script);
    sandbox_set_require(script->box, find_source, script);
    sandbox_ready(script->box);
    host_set_running(script->box);
    return HOST_OPENED;
}

host_opening host_script_open(host_script *script, const char *file, const sandbox_limits *limits,
                              char *problem, size_t problem_size)
{
    if (!set_names(script, file)) {
        snprintf(problem, problem_size, "not enough memory");
        return HOST_NO_MEMORY;
    }
    const char *reason = file != NULL ? read_text(script, file) : NULL;
    if (reason != NULL) {
        snprintf(problem, problem_size, "%s", reason);
        return HOST_UNREADABLE;
    }
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

/* Runs a file, whose `require` reads beside it, by `call`. */
static host_opening run_other(host_script *script, const char *file, lua_CFunction call,
                              sandbox_status *status, char *problem, size_t problem_size)
{
    lua_State *L = sandbox_state(script->box);
    struct other_call other = {script, file};
    char *text = NULL, *folder = folder_of(file), *own_folder = script->folder;
    size_t size = 0;
    const char *reason = NULL;
    if (folder == NULL || !remember(&script->loaded, file))
        reason = "not enough memory";
    if (reason != NULL || !host_read_bytes(file, &text, &size, &reason)) {
        snprintf(problem, problem_size, "%s", reason);
        free(folder);
        return HOST_UNREADABLE;
    }
    script->folder = folder;
    lua_pushcfunction(L, call);
    *status = load_text(script, file, text, size);
    free(text);
    if (*status == SANDBOX_OK) {
        lua_pushlightuserdata(L, &other);
        *status = sandbox_call(script->box, L, 2, call == call_other ? 1 : 0);
    }
    script->folder = own_folder;
    free(folder);
    return HOST_OPENED;
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
