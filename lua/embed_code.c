/* Writes the C file that holds the embedded Lua files as compiled code, for lua/src/embedded.h. A
 * part of the build.
 *
 *     embed_code LIST OUTPUT
 *
 * LIST: a text file of lines `name=path`; files that are not Lua are passed over. */
#include "embedded.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_SIZE = 4096, FILE_COUNT_MAX = 1000, BYTES_A_LINE = 20 };

/* One line of the list; the path lies behind the name's zero. */
typedef struct entry {
    char *name;
    const char *path;
} entry;

static _Noreturn void fail(const char *path, const char *problem)
{
    fprintf(stderr, "embed_code: %s: %s\n", path, problem);
    exit(1);
}

static void *allocate(size_t size)
{
    void *block = malloc(size);
    if (block == NULL)
        fail("memory", "there is not enough");
    return block;
}

static FILE *open_file(const char *path, const char *mode)
{
    FILE *file = fopen(path, mode);
    if (file == NULL)
        fail(path, strerror(errno));
    return file;
}

static int compare(const void *a, const void *b)
{
    return strcmp(((const entry *)a)->name, ((const entry *)b)->name);
}

static bool is_lua(const char *path)
{
    size_t size = strlen(path);
    return size > 4 && strcmp(path + size - 4, ".lua") == 0;
}

static size_t read_list(const char *path, entry *entries)
{
    FILE *list = open_file(path, "r");
    char line[LINE_SIZE];
    size_t count = 0;
    while (fgets(line, sizeof line, list) != NULL) {
        line[strcspn(line, "\r\n")] = '\0';
        if (!is_lua(line))
            continue;
        char *equals = strchr(line, '=');
        if (equals == NULL || count == FILE_COUNT_MAX)
            fail(path, equals == NULL ? "a line is not name=path" : "more than 1000 files");
        char *name = strcpy(allocate(strlen(line) + 1), line);
        name[equals - line] = '\0';
        entries[count++] = (entry){name, name + (equals - line) + 1};
    }
    fclose(list);
    qsort(entries, count, sizeof *entries, compare);
    return count;
}

/* The whole file, to be freed. */
static unsigned char *read_text(const char *path, size_t *size)
{
    enum { STEP = 65536 };
    FILE *file = open_file(path, "rb");
    unsigned char *bytes = NULL;
    *size = 0;
    for (size_t got = STEP; got == STEP;) {
        unsigned char *grown = realloc(bytes, *size + STEP);
        if (grown == NULL)
            fail(path, "not enough memory");
        bytes = grown;
        got = fread(bytes + *size, 1, STEP, file);
        *size += got;
    }
    if (ferror(file))
        fail(path, "it cannot be read");
    fclose(file);
    return bytes;
}

/* As a string, since compilers take a list of numbers far more slowly. */
static void write_bytes(FILE *out, const char *bytes, size_t size)
{
    fprintf(out, "    \"");
    for (size_t i = 0; i < size; i++)
        fprintf(out, "%s\\%03o", i > 0 && i % BYTES_A_LINE == 0 ? "\"\n    \"" : "",
                (unsigned)(unsigned char)bytes[i]);
    fprintf(out, "\";\n\n");
}

/* Writes one file's array; its size. */
static size_t write_code(FILE *out, const entry *file, size_t index)
{
    struct law_embedded text = {.name = file->name};
    unsigned char *bytes = read_text(file->path, &text.size);
    text.bytes = bytes;
    embedded_code code;
    embedded_compile(&text, &code);
    if (code.bytes == NULL)
        fail(file->path, code.problem);
    fprintf(out, "static const unsigned char code_%zu[] =\n", index);
    write_bytes(out, code.bytes, code.size);
    free(code.bytes);
    free(bytes);
    return code.size;
}

static void write_all(FILE *out, const entry *entries, size_t count)
{
    size_t *sizes = allocate((count + 1) * sizeof *sizes);
    fprintf(out, "/* Written by lua/embed_code.c from the Lua files; change those instead. */\n"
                 "#include \"embedded.h\"\n\n"
                 "#pragma GCC diagnostic ignored \"-Woverlength-strings\"\n\n");
    for (size_t i = 0; i < count; i++)
        sizes[i] = write_code(out, &entries[i], i);
    fprintf(out, "const struct law_embedded law_embedded_code[] = {\n");
    for (size_t i = 0; i < count; i++)
        fprintf(out, "    {\"%s\", code_%zu, %zu},\n", entries[i].name, i, sizes[i]);
    fprintf(out,
            "    {NULL, NULL, 0},\n};\n\n"
            "const size_t law_embedded_code_count = %zu;\n\n"
            "const char law_embedded_release[] =\n",
            count);
    write_bytes(out, lua_ident, strlen(lua_ident));
    free(sizes);
}

int main(int count, char **arguments)
{
    if (count != 3)
        fail("usage", "embed_code LIST OUTPUT");
    entry *entries = allocate(FILE_COUNT_MAX * sizeof *entries);
    size_t files = read_list(arguments[1], entries);
    FILE *out = open_file(arguments[2], "w");
    write_all(out, entries, files);
    bool is_written = fflush(out) == 0 && !ferror(out);
    if (fclose(out) != 0 || !is_written) {
        remove(arguments[2]);
        fail(arguments[2], "it cannot be written");
    }
    for (size_t i = 0; i < files; i++)
        free(entries[i].name);
    free(entries);
    return 0;
}
