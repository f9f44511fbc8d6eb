/* The files that a script may read, by the names that the script gives: modules and maps. */
#ifndef LAW_HOST_FIND_H
#define LAW_HOST_FIND_H

#include "host_script.h"

/* A copy with a zero behind it, to be freed; NULL: no memory. */
char *host_copy_bytes(const char *bytes, size_t size);

/* The folder that a file's `require` reads in, to be freed; NULL: no memory. */
char *host_folder_of(const char *file);

/* Adds a copy of a name to a list; false: no memory. */
bool host_remember(struct host_names *names, const char *name);

/* The file of a map by its name, to be freed; NULL when no folder holds it. The name is made of
 * letters, digits, "_", "-", single dots and spaces, which are "_" in the file's name; a link does
 * not lead out of its folder. */
char *host_find_map(const struct host_names *folders, const char *name);

/* Reads a file into script->text; NULL or what is wrong. */
const char *host_read_text(host_script *script, const char *path);

/* Takes over a text that a supply has given. */
void host_keep_text(host_script *script, const sandbox_source *source);

/* What the sandbox's require reads; `user` is the script. A sandbox_find. */
bool host_find_source(void *user, const char *name, sandbox_source *source);

/* The loader of lawspeaker.maps: loader(name) gives a map or nil. Upvalues: the script, `require`,
 * which runs the file as one of the script's own, under its limits. */
int host_load_map(lua_State *L);

#endif
