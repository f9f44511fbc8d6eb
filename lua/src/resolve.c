/* The loop of `law resolve`. One bad line costs one error line; one bad file costs one message. */
#define _POSIX_C_SOURCE 200809L

#include "resolve.h"

#include "host.h"
#include "json_write.h"
#include "line_reader.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

enum {
    OUTPUT_SIZE = 256 * 1024, /* results are written in blocks of about this size */
    OUTPUT_SIZE_KEPT = 16 * 1024 * 1024,
    FAILED_NAME_COUNT_MAX = 256, /* so many names of maps that failed are remembered */
    SHOWN_NAME_SIZE = 200        /* of a longer file name only the end is shown */
};

/* What a name of a map led to. */
typedef struct named_map {
    struct named_map *next;
    const law_map *map; /* both NULL: it failed, with the error */
    const dip_names *board;
    bool is_board; /* that is what was asked for */
    law_error error;
    size_t size; /* of this block */
    char name[];
} named_map;

typedef struct {
    const resolve_options *options;
    law_allocator allocator;
    line_reader lines;
    json_case read;
    json_text out;
    named_map *names; /* the one asked for last comes first */
    size_t failed_name_count;
    bool failed;  /* something went wrong: the exit status */
    bool is_over; /* the output failed, or the run was interrupted: no further line */
} run;

/* ---- maps by name ---- */

static void keep_name(run *r, const char *name, const named_map *found)
{
    bool has_failed = found->map == NULL && found->board == NULL;
    if (has_failed && r->failed_name_count++ >= FAILED_NAME_COUNT_MAX)
        return;
    size_t name_size = strlen(name) + 1, size = sizeof(named_map) + name_size;
    named_map *kept = r->allocator.resize(r->allocator.user, NULL, 0, size);
    if (kept == NULL)
        return; /* it will be asked for again */
    *kept = *found;
    kept->next = r->names;
    kept->size = size;
    memcpy(kept->name, name, name_size);
    r->names = kept;
}

/* What a name led to before, which then comes first; NULL: nobody asked. */
static const named_map *find_known(run *r, const char *name, bool is_board)
{
    for (named_map **link = &r->names; *link != NULL; link = &(*link)->next) {
        named_map *found = *link;
        if (found->is_board != is_board || strcmp(found->name, name) != 0)
            continue;
        *link = found->next;
        found->next = r->names;
        r->names = found;
        return found;
    }
    return NULL;
}

static named_map find_named(run *r, const char *name, bool is_board, law_error *error)
{
    const named_map *known = find_known(r, name, is_board);
    if (known != NULL) {
        *error = known->error;
        return *known;
    }
    const json_maps *maps = r->options->maps;
    named_map found = {.is_board = is_board};
    if (is_board)
        found.board = maps->named_board(maps->user, name, error);
    else
        found.map = maps->named_map(maps->user, name, error);
    found.error = *error;
    if (found.map != NULL || found.board != NULL || error->status != LAW_NO_MEMORY)
        keep_name(r, name, &found);
    return found;
}

static const law_map *find_map(void *user, const char *name, law_error *error)
{
    return find_named(user, name, false, error).map;
}

static const dip_names *find_board(void *user, const char *name, law_error *error)
{
    return find_named(user, name, true, error).board;
}

static void drop_names(run *r)
{
    while (r->names != NULL) {
        named_map *next = r->names->next;
        r->allocator.resize(r->allocator.user, r->names, r->names->size, 0);
        r->names = next;
    }
}

/* ---- output ---- */

static bool write_all(int descriptor, const char *bytes, size_t size)
{
    while (size > 0) {
        ssize_t written = write(descriptor, bytes, size);
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return false;
        bytes += written;
        size -= (size_t)written;
    }
    return true;
}

static void flush(run *r)
{
    if (!r->is_over && !write_all(r->options->output, r->out.bytes, r->out.size)) {
        if (errno != EPIPE) /* whoever read has seen enough */
            fprintf(r->options->messages, "law: cannot write to standard output: %s\n",
                    strerror(errno));
        r->failed = r->is_over = true;
    }
    r->out.size = 0;
    if (r->out.capacity > OUTPUT_SIZE_KEPT)
        json_text_destroy(&r->out);
}

/* An error line that needs no memory, where even that ran out. */
static void write_bare_fault(run *r, const json_fault *fault, uint64_t line)
{
    char text[160];
    int size = snprintf(text, sizeof text,
                        "{\"error\":{\"code\":\"%s\",\"message\":\"%s\",\"line\":%llu}}\n",
                        json_fault_name(fault->code),
                        fault->code == JSON_FAULT_NO_MEMORY ? "out of memory" : "see the line",
                        (unsigned long long)line);
    if (!r->is_over && !write_all(r->options->output, text, (size_t)size))
        r->is_over = true;
}

/* Takes back what is not complete, so that memory can only cost this line. */
static void take_back(run *r, size_t size)
{
    r->out.size = size;
    r->out.failed = false;
    flush(r);
}

static void put_fault(run *r, const json_fault *fault)
{
    size_t size_before = r->out.size;
    r->failed = true;
    if (!json_fault_write(&r->out, r->read.id, r->read.id_size, fault, r->lines.line)) {
        take_back(r, size_before);
        if (!json_fault_write(&r->out, r->read.id, r->read.id_size, fault, r->lines.line)) {
            take_back(r, 0);
            write_bare_fault(r, fault, r->lines.line);
            return;
        }
    }
    json_text_add(&r->out, "\n", 1);
}

/* ---- lines ---- */

static bool is_blank(const char *line, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        if (line[i] != ' ' && line[i] != '\t' && line[i] != '\r')
            return false;
    }
    return true;
}

/* Whether a line that is not JSON may be a part of a document: it begins with a key, not all
 * brackets have their partner, or something follows. */
static bool is_part(const char *line, size_t size)
{
    long depth = 0;
    bool in_string = false;
    char first = '\0', last = '\0';
    for (size_t i = 0; i < size; i++) {
        char byte = line[i];
        if (in_string && byte == '\\')
            i++;
        else if (byte == '"')
            in_string = !in_string;
        else if (!in_string && (byte == '{' || byte == '['))
            depth++;
        else if (!in_string && (byte == '}' || byte == ']'))
            depth--;
        if (byte == ' ' || byte == '\t' || byte == '\r')
            continue;
        if (first == '\0')
            first = byte;
        last = byte;
    }
    return !in_string && (depth != 0 || first == '"' || last == ',');
}

static void add_hint(json_fault *fault, const char *line, size_t size)
{
    json_fault bare = *fault;
    if (fault->code == JSON_FAULT_INVALID_JSON && is_part(line, size)) {
        json_fault_set(fault, bare.code, "%s; a document must be on one line", bare.message);
        fault->path = bare.path;
    }
}

static void resolve_line(run *r, const char *line, size_t size)
{
    json_fault fault;
    const json_maps *given = r->options->maps;
    const json_maps maps = {.named_map = given != NULL ? find_map : NULL,
                            .named_board =
                                given != NULL && given->named_board != NULL ? find_board : NULL,
                            .user = r};
    if (!json_case_read(&r->read, line, size, &maps, &fault) || !json_case_play(&r->read, &fault)) {
        add_hint(&fault, line, size);
        put_fault(r, &fault);
        return;
    }
    size_t size_before = r->out.size;
    bool is_written = json_result_write(&r->out, &r->read, r->options->explain);
    json_text_add(&r->out, "\n", 1);
    if (is_written && !r->out.failed)
        return;
    take_back(r, size_before);
    json_fault_set(&fault, JSON_FAULT_NO_MEMORY, "out of memory while writing the result");
    put_fault(r, &fault);
}

/* A line that was passed over has no id. */
static void refuse_line(run *r, line_status status)
{
    json_fault fault;
    r->read.id = NULL;
    if (status == LINE_TOO_LONG)
        json_fault_set(&fault, JSON_FAULT_LINE_TOO_LONG, "the line is longer than %d bytes",
                       (int)RESOLVE_LINE_SIZE_MAX);
    else
        json_fault_set(&fault, JSON_FAULT_NO_MEMORY, "out of memory while reading the line");
    put_fault(r, &fault);
}

static void put_message(void *messages, const char *bytes, size_t size)
{
    fwrite(bytes, 1, size, messages);
}

/* A file's name may hold anything, so it is escaped like all else that a terminal shows. */
static void fail_file(run *r, const char *name)
{
    const char *reason = host_reason(errno);
    FILE *messages = r->options->messages;
    size_t size = strlen(name), hidden = size > SHOWN_NAME_SIZE ? size - SHOWN_NAME_SIZE : 0;
    flush(r);
    fprintf(messages, "law: cannot read \"%s", hidden > 0 ? "..." : "");
    host_escape(name + hidden, size - hidden, false, put_message, messages);
    fprintf(messages, "\": %s\n", reason);
    r->failed = true;
}

static bool is_interrupted(run *r)
{
    const resolve_options *options = r->options;
    return options->is_interrupted != NULL && options->is_interrupted(options->user);
}

static void resolve_lines(run *r, const char *name)
{
    while (!r->is_over) {
        const char *line = NULL;
        size_t size = 0;
        line_status status = line_reader_next(&r->lines, &line, &size);
        if (status == LINE_NEEDS_MORE) {
            flush(r); /* whoever feeds us may be waiting for its answers */
            status = r->is_over ? LINE_END : line_reader_fill(&r->lines);
        }
        if (status == LINE_END)
            return;
        if (status == LINE_FAILED) {
            fail_file(r, name);
            return;
        }
        if (status == LINE_TOO_LONG || status == LINE_NO_MEMORY)
            refuse_line(r, status);
        else if (status == LINE_READ && !is_blank(line, size))
            resolve_line(r, line, size);
        if (r->out.size >= OUTPUT_SIZE)
            flush(r);
        if (is_interrupted(r))
            r->failed = r->is_over = true;
    }
}

static void resolve_file(run *r, const char *name)
{
    bool is_input = strcmp(name, "-") == 0;
    int descriptor = is_input ? STDIN_FILENO : open(name, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) {
        fail_file(r, name);
        return;
    }
    line_reader_open(&r->lines, descriptor);
    resolve_lines(r, is_input ? "standard input" : name);
    if (!is_input)
        close(descriptor);
}

int resolve(const resolve_options *options, const char *const *files, size_t file_count)
{
    static const char *const standard_input[] = {"-"};
    run r = {.options = options,
             .allocator = json_allocator(options->allocator),
             .lines = line_reader_empty(options->allocator, RESOLVE_LINE_SIZE_MAX),
             .read = json_case_empty(options->allocator),
             .out = json_text_empty(options->allocator)};
    if (file_count == 0) {
        files = standard_input;
        file_count = 1;
    }
    /* A reader that has gone away is an error of writing, not the end of the process. */
    struct sigaction ignored = {.sa_handler = SIG_IGN}, before;
    sigaction(SIGPIPE, &ignored, &before);
    for (size_t i = 0; i < file_count && !r.is_over; i++)
        resolve_file(&r, files[i]);
    flush(&r);
    sigaction(SIGPIPE, &before, NULL);

    json_case_destroy(&r.read);
    json_text_destroy(&r.out);
    line_reader_destroy(&r.lines);
    drop_names(&r);
    return r.failed ? 1 : 0;
}
