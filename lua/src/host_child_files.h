/* What a script's process may read, which has no file open itself. */
#ifndef LAW_HOST_CHILD_FILES_H
#define LAW_HOST_CHILD_FILES_H

#include "host_script.h"
#include "host_wire.h"

typedef struct child_files {
    host_script script; /* no sandbox: only where its modules and maps are, and what was read */
    const char *file;   /* the script's own, the caller's; NULL: none */
    struct host_names variants;
} child_files;

/* Finds what a WIRE_FETCH wants; where that is not there, `source->text` is NULL and its problem is
 * set. False when it wants what no script can ask for. The text stays until the next one. */
bool child_files_find(child_files *files, const wire_message *wanted, sandbox_source *source);

/* Answers with what was found. */
wire_status child_files_send(int socket, const sandbox_source *source, uint64_t deadline);

#endif
