/* Files for a script's process: found as they would be for a script of this process, whose names
 * and folders are asked for by number, so that nothing outside of them can be asked for at all. */
#include "host_child_files.h"

#include "host_find.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *file_of_number(const child_files *files, int32_t number)
{
    if (number == 0)
        return files->file;
    return number > 0 && (size_t)number <= files->variants.count ? files->variants.items[number - 1]
                                                                 : NULL;
}

/* Reads the file of this number. */
static bool find_file(child_files *files, const char *file, sandbox_source *source)
{
    host_script *script = &files->script;
    const char *reason =
        host_remember(&script->loaded, file) ? host_read_text(script, file) : "not enough memory";
    if (reason != NULL) {
        snprintf(source->problem, sizeof source->problem, "%s", reason);
        return false;
    }
    source->text = script->text;
    source->size = script->text_size;
    return true;
}

/* Finds what the file of this number requires. */
static bool find_module(child_files *files, const char *file, const char *name,
                        sandbox_source *source)
{
    host_script *script = &files->script;
    free(script->folder);
    script->folder = file != NULL ? host_folder_of(file) : NULL;
    return host_find_source(script, name, source);
}

static bool find_map(child_files *files, const char *name, sandbox_source *source)
{
    host_script *script = &files->script;
    script->map_file = host_find_map(script->maps, name);
    return script->map_file != NULL && host_find_source(script, name, source);
}

bool child_files_find(child_files *files, const wire_message *wanted, sandbox_source *source)
{
    int32_t number;
    if (wanted->size < 1 + sizeof number || wanted->size > WIRE_REQUEST_SIZE_MAX)
        return false;
    memcpy(&number, wanted->bytes + 1, sizeof number);
    const char *name = wanted->bytes + 1 + sizeof number, *file = file_of_number(files, number);
    size_t length = wanted->size - 1 - sizeof number;
    if (strlen(name) != length)
        return false;
    bool is_found = false;
    switch (wanted->bytes[0]) {
    case HOST_FILE:
        if (file == NULL)
            return false;
        is_found = find_file(files, file, source);
        break;
    case HOST_MODULE:
        if (!sandbox_is_module_name(name, length))
            return false;
        is_found = find_module(files, file, name, source);
        break;
    case HOST_MAP:
        is_found = find_map(files, name, source);
        break;
    default:
        return false;
    }
    if (!is_found)
        source->text = NULL;
    return true;
}

wire_status child_files_send(int socket, const sandbox_source *source, uint64_t deadline)
{
    if (source->text == NULL)
        return wire_send_until(socket, WIRE_NONE, source->problem, strlen(source->problem),
                               deadline);
    const char *shown = source->chunk_name[0] == '@' ? source->chunk_name + 1 : "";
    size_t length = strlen(shown) + 1;
    char *bytes = malloc(length + source->size);
    if (bytes == NULL)
        return WIRE_NO_MEMORY;
    memcpy(bytes, shown, length);
    memcpy(bytes + length, source->text, source->size);
    wire_status status =
        wire_send_until(socket, WIRE_FOUND, bytes, length + source->size, deadline);
    free(bytes);
    return status;
}
