/* Maps by name, for the core: each is a script NAME.lua in one of the folders of the map path, and
 * returns its map, of johvets or, where boards are wanted, of Diplomacy. It runs in a sandbox of
 * its own, which lives as long as the map is wanted. */
#ifndef LAW_HOST_MAPS_H
#define LAW_HOST_MAPS_H

#include "diplomacy_names.h"
#include "host_script.h"

#include <lawspeaker/lawspeaker.h>

struct host_map {
    char *name;
    host_script script;     /* holds the map */
    const law_map *map;     /* NULL: it is a board, or of no use, and `problem` says why */
    const dip_names *board; /* with its map */
    char problem[LAW_MESSAGE_SIZE];
};

typedef struct {
    const struct host_names *folders; /* the map path; the caller's */
    sandbox_limits limits;            /* of each map's script */
    bool has_boards;                  /* they are boards of Diplomacy */
    struct host_map **maps;           /* those asked for so far, also in vain */
    size_t count;
} host_maps;

void host_maps_close(host_maps *maps);

/* The map of that name, which stays theirs; NULL and an error when there is none that can be used.
 * `user` is a host_maps. */
const law_map *host_maps_named(void *user, const char *name, law_error *error);
const dip_names *host_maps_board(void *user, const char *name, law_error *error);

#endif
