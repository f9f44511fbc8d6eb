/* Where the files of a script are: its modules beside it or on the path, and the maps by name. It
 * runs nothing of them. */
#define _XOPEN_SOURCE 700 /* realpath */
#include "host_find.h"

#include "host.h"

#include <ctype.h>
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAP_NAME_SIZE_MAX = 50 };

/* ---- Names and places ---- */

char *host_copy_bytes(const char *bytes, size_t size)
{
    char *copy = malloc(size + 1);
    if (copy == NULL)
        return NULL;
    memcpy(copy, bytes, size);
    copy[size] = '\0';
    return copy;
}

char *host_folder_of(const char *file)
{
    const char *slash = strrchr(file, '/');
    return slash == NULL ? host_copy_bytes(".", 1) : host_copy_bytes(file, (size_t)(slash - file));
}

static char *join(const char *folder, const char *name)
{
    size_t size = strlen(folder) + 1 + strlen(name);
    char *path = malloc(size + 1);
    if (path != NULL)
        snprintf(path, size + 1, "%s/%s", folder, name);
    return path;
}

bool host_remember(struct host_names *names, const char *name)
{
    char *copy = host_copy_bytes(name, strlen(name));
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

void host_keep_text(host_script *script, const sandbox_source *source)
{
    free(script->text);
    script->text = (char *)source->text;
    script->text_size = source->size;
}

static bool fetch(host_script *script, host_wanted wanted, const char *name, sandbox_source *source)
{
    const host_supply *supply = script->supply;
    if (!supply->fetch(supply->user, wanted, script->number, name, source))
        return false;
    host_keep_text(script, source);
    return true;
}

/* The text of a map from elsewhere is read at once; what messages call it, or NULL. */
static char *fetch_map(host_script *script, const char *name)
{
    sandbox_source source = {.text = NULL};
    if (!fetch(script, HOST_MAP, name, &source))
        return NULL;
    return host_copy_bytes(source.chunk_name + 1, strlen(source.chunk_name + 1));
}

/* The loader of lawspeaker.maps: loader(name) gives a map or nil. Upvalues: the sandbox, `require`,
 * which runs the file as one of the script's own, under its limits. */
int host_load_map(lua_State *L)
{
    host_script *script = sandbox_host(lua_touserdata(L, lua_upvalueindex(1)));
    const char *name = luaL_checkstring(L, 1);
    free(script->map_file);
    script->map_file =
        script->supply != NULL ? fetch_map(script, name) : host_find_map(script->maps, name);
    char base[MAP_NAME_SIZE_MAX + 1];
    if (script->map_file == NULL || !file_of_map(base, name)) {
        lua_pushnil(L);
        return 1;
    }
    lua_pushvalue(L, lua_upvalueindex(2));
    lua_pushfstring(L, "map-path/%s", base);
    int status = lua_pcall(L, 1, 1, 0);
    free(script->map_file); /* required before, hence not read again */
    script->map_file = NULL;
    return status == LUA_OK ? 1 : lua_error(L);
}

/* Reads a file into script->text; NULL or what is wrong. */
const char *host_read_text(host_script *script, const char *path)
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
    if (shown == NULL || !host_remember(&script->loaded, shown))
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
    const char *reason = host_read_text(script, path);
    free(path);
    if (reason != NULL)
        return reason;
    char *shown =
        strcmp(folder, ".") == 0 ? host_copy_bytes(file, strlen(file)) : join(folder, file);
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

/* What require reads, from elsewhere; a map has just been read. */
static bool fetch_source(host_script *script, const char *name, sandbox_source *source)
{
    char *shown = script->map_file;
    script->map_file = NULL;
    if (shown == NULL) {
        if (!fetch(script, HOST_MODULE, name, source))
            return false;
        shown = host_copy_bytes(source->chunk_name + 1, strlen(source->chunk_name + 1));
    }
    const char *reason = show_text(script, shown, source);
    free(shown);
    if (reason != NULL)
        snprintf(source->problem, sizeof source->problem, "%s", reason);
    return reason == NULL;
}

bool host_find_source(void *user, const char *name, sandbox_source *source)
{
    host_script *script = user;
    if (script->box != NULL && script->map_file == NULL && sandbox_is_sealed(script->box)) {
        snprintf(source->problem, sizeof source->problem,
                 "what a file needs it requires when it is read, not later in a match");
        return false;
    }
    if (script->supply != NULL)
        return fetch_source(script, name, source);
    char *file = script->map_file == NULL ? file_of_module(name) : script->map_file;
    const char *reason = "not enough memory";
    if (script->map_file != NULL) {
        script->map_file = NULL;
        reason = host_read_text(script, file);
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
