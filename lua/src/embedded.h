/* The files that are part of the module: our Lua files, the command line's argument parser, and the
 * rules of the game as text.
 *
 * Lua files are there twice: as text, and compiled when the project was built, which a state loads
 * in a small part of the time. Compiled code is good for the very Lua that made it, so another one
 * that runs the module, and a build for another system, compile the text. They do so in a state of
 * its own, so that the state that loads a file sees the same code and the same blocks of memory
 * whichever way it came: what a script may use up does not depend on it. */
#ifndef LAW_EMBEDDED_H
#define LAW_EMBEDDED_H

#include <lua.h>
#include <stdbool.h>
#include <stddef.h>

/* One file. `name` is what `require` knows it by: "lawspeaker.map" for lawspeaker/map.lua, and
 * "argparse"; the text is "rules.md". `bytes` is followed by a NUL that `size` does not count. */
struct law_embedded {
    const char *name;
    const unsigned char *bytes;
    size_t size;
};

/* All files, by name in byte order, closed by one whose name is NULL that the count does not count.
 * embedded_text.c is written by lua/embed.cmake when the project is built. */
extern const struct law_embedded law_embedded_files[];
extern const size_t law_embedded_file_count;

/* The Lua files among them as compiled code, in the same order, and which Lua made it, in the words
 * of `lua_ident`. embedded_code.c is written by lua/embed_code.c when the project is built, or it
 * is embedded_no_code.c, which has none. */
extern const struct law_embedded law_embedded_code[];
extern const size_t law_embedded_code_count;
extern const char law_embedded_release[];

/* The file of this name; NULL: there is none. */
const struct law_embedded *embedded_find(const char *name);

/* The compiled code of a file; NULL: there is none that this Lua may load, which calls itself
 * `release`, or NULL where it does not say. */
const struct law_embedded *embedded_code_of(const struct law_embedded *file, const char *release);

/* Pushes the main function of the Lua file of this name, or raises what is wrong; false, with
 * nothing pushed, when there is no such file. */
bool embedded_push(lua_State *L, const char *name);

/* Compiled code, to be freed; NULL: there is no memory for it, or the text is not Lua, and then
 * `problem` says what is wrong. */
typedef struct embedded_code {
    char *bytes;
    size_t size, capacity;
    char problem[256];
} embedded_code;
void embedded_compile(const struct law_embedded *file, embedded_code *code);

#endif
