/* The map path, for all who know a map by its name only. */
#define _POSIX_C_SOURCE 200809L
#include "host_maps.h"

#include "diplomacy_values.h"
#include "host.h"
#include "host_find.h"
#include "json_fault.h"
#include "module.h"

#include <dirent.h>
#include <lauxlib.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- One map ---- */

/* Pushes what a file of the module finds under the map's name, and what it says of it. */
static struct host_map *call_find(lua_State *L, const char *file)
{
    struct host_map *map = lua_touserdata(L, 1);
    module_push(L, file);
    lua_getfield(L, -1, "find");
    lua_pushstring(L, map->name);
    lua_call(L, 1, 2);
    return map;
}

/* In the sandbox: the map that lawspeaker.maps finds; the stack keeps it alive. */
static int find_map(lua_State *L)
{
    struct host_map *map = call_find(L, "lawspeaker.maps");
    const map_handle *handle = luaL_testudata(L, -2, MAP_TYPE);
    if (handle == NULL || handle->map == NULL)
        return luaL_error(L, "%s", lua_isstring(L, -1) ? lua_tostring(L, -1) : "it is no map");
    map->map = handle->map;
    lua_pop(L, 1);
    return 1;
}

static int find_board(lua_State *L)
{
    struct host_map *map = call_find(L, "lawspeaker.diplomacy_maps");
    const dip_map_handle *handle = luaL_testudata(L, -2, DIPLOMACY_MAP_TYPE);
    if (handle == NULL || handle->map == NULL)
        return luaL_error(L, "%s", lua_isstring(L, -1) ? lua_tostring(L, -1) : "it is no map");
    map->board = handle->names;
    lua_pop(L, 1);
    return 1;
}

/* Leaves map->map NULL and a problem when there is none that can be used. */
static void load(struct host_map *map, const host_maps *maps)
{
    map->script.maps = maps->folders;
    host_opening opening =
        host_script_open(&map->script, NULL, &maps->limits, map->problem, sizeof map->problem);
    if (opening != HOST_OPENED)
        return;
    lua_State *L = sandbox_state(map->script.box);
    sandbox_status status =
        sandbox_run(map->script.box, L, maps->has_boards ? find_board : find_map, map, 1);
    if (status == SANDBOX_OK)
        return;
    if (status == SANDBOX_ERROR)
        sandbox_message(L, -1, map->problem, sizeof map->problem);
    else
        snprintf(map->problem, sizeof map->problem, "map \"%s\": %s", map->name,
                 sandbox_report(map->script.box).text);
    map->map = NULL;
    map->board = NULL;
    host_script_close(&map->script);
}

static void destroy_map(struct host_map *map)
{
    if (map == NULL)
        return;
    host_script_close(&map->script);
    free(map->name);
    free(map);
}

/* Runs a map's file and keeps what came of it; NULL for want of memory. */
static struct host_map *add_map(host_maps *maps, const char *name)
{
    struct host_map **grown = realloc(maps->maps, (maps->count + 1) * sizeof *grown);
    if (grown == NULL)
        return NULL;
    maps->maps = grown;
    struct host_map *map = calloc(1, sizeof *map);
    char *copy = malloc(strlen(name) + 1);
    if (map == NULL || copy == NULL) {
        free(map);
        free(copy);
        return NULL;
    }
    map->name = strcpy(copy, name);
    map->script = host_script_empty();
    load(map, maps);
    maps->maps[maps->count++] = map;
    return map;
}

/* ---- All maps ---- */

void host_maps_close(host_maps *maps)
{
    for (size_t i = 0; i < maps->count; i++)
        destroy_map(maps->maps[i]);
    free(maps->maps);
    maps->maps = NULL;
    maps->count = 0;
}

static const struct host_map *fail(law_error *error, law_status status, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    error->status = status;
    vsnprintf(error->message, sizeof error->message, format, arguments);
    va_end(arguments);
    return NULL;
}

enum { NEAR_SIZE = 64 }; /* longer names are like no other */

/* Offers the names of the maps in a folder; the nearest is kept in `kept`. */
static void offer_maps(const char *folder, json_near *near, char kept[NEAR_SIZE])
{
    DIR *entries = opendir(folder);
    if (entries == NULL)
        return;
    for (struct dirent *entry; (entry = readdir(entries)) != NULL;) {
        char name[NEAR_SIZE];
        size_t size = strlen(entry->d_name);
        if (size < 5 || size - 4 >= sizeof name || strcmp(entry->d_name + size - 4, ".lua") != 0)
            continue;
        memcpy(name, entry->d_name, size - 4);
        name[size - 4] = '\0';
        json_near_offer(near, name);
        if (near->name == name)
            near->name = strcpy(kept, name);
    }
    closedir(entries);
}

static const struct host_map *fail_missing(const host_maps *maps, const char *name,
                                           law_error *error)
{
    char kept[NEAR_SIZE];
    json_near near = {.given = name};
    for (size_t i = 0; i < maps->folders->count; i++)
        offer_maps(maps->folders->items[i], &near, kept);
    if (near.name == NULL)
        return fail(error, LAW_BAD_ARGUMENT, "no map \"%s\" on the map path (law help maps)", name);
    return fail(error, LAW_BAD_ARGUMENT,
                "no map \"%s\" on the map path (law help maps); did you mean \"%s\"?", name,
                near.name);
}

static const struct host_map *find(host_maps *maps, const char *name, law_error *error)
{
    struct host_map *map = NULL;
    for (size_t i = 0; i < maps->count && map == NULL; i++) {
        if (strcmp(maps->maps[i]->name, name) == 0)
            map = maps->maps[i];
    }
    if (map == NULL) {
        /* A name without a file leaves nothing behind, however many of them are asked for. */
        char *path = host_find_map(maps->folders, name);
        if (path == NULL)
            return fail_missing(maps, name, error);
        free(path);
        map = add_map(maps, name);
    }
    if (map == NULL)
        return fail(error, LAW_NO_MEMORY, "not enough memory");
    if (map->map == NULL && map->board == NULL)
        return fail(error, LAW_BAD_ARGUMENT, "%s", map->problem);
    return map;
}

const law_map *host_maps_named(void *user, const char *name, law_error *error)
{
    const struct host_map *map = find(user, name, error);
    return map != NULL ? map->map : NULL;
}

const dip_names *host_maps_board(void *user, const char *name, law_error *error)
{
    const struct host_map *map = find(user, name, error);
    return map != NULL ? map->board : NULL;
}
