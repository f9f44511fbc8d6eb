/* The files that are part of the module: our Lua files, the command line's argument parser, and the
 * rules of the game as text.
 * The table itself, embedded.c, is written by lua/embed.cmake when the project is built. */
#ifndef LAW_EMBEDDED_H
#define LAW_EMBEDDED_H

#include <stddef.h>

/* One file. `name` is what `require` knows it by: "lawspeaker.map" for lawspeaker/map.lua, and
 * "argparse"; the text is "rules.md". `bytes` is followed by a NUL that `size` does not count. */
struct law_embedded {
    const char *name;
    const unsigned char *bytes;
    size_t size;
};

/* All files, by name in byte order, closed by one whose name is NULL. */
extern const struct law_embedded law_embedded_files[];

#endif
