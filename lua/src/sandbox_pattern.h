/* The matcher of patterns, between the file that matches and the functions that scripts call. */
#ifndef LAWSPEAKER_LUA_SANDBOX_PATTERN_H
#define LAWSPEAKER_LUA_SANDBOX_PATTERN_H

#include "sandbox_private.h"

enum { SANDBOX_MOST_CAPTURES = 32 };

typedef struct sandbox_capture {
    const char *start;
    size_t size;
    enum { CAPTURE_OPEN, CAPTURE_CLOSED, CAPTURE_POSITION } kind;
} sandbox_capture;

typedef struct sandbox_matcher {
    lua_State *L;
    sandbox *box;
    const char *subject;
    const char *subject_end;
    const char *pattern_end;
    int depth;
    size_t work;
    int count; /* of captures */
    sandbox_capture captures[SANDBOX_MOST_CAPTURES];
} sandbox_matcher;

/* The subject and the pattern must stay alive while the matcher is used. */
void sandbox_matcher_start(sandbox_matcher *m, lua_State *L, const char *subject, size_t size,
                           const char *pattern, size_t pattern_size);

/* Matches a pattern, without its anchor, at one place: answers where the match ends, or NULL.
 * Raises where the pattern is malformed or too complex. */
const char *sandbox_matcher_match(sandbox_matcher *m, const char *at, const char *pattern);

/* Charges what was not charged yet. */
void sandbox_matcher_settle(sandbox_matcher *m);

/* The byte at a place, or a zero byte at the end. */
static inline char sandbox_byte_at(const char *at, const char *end)
{
    if (at < end)
        return *at;
    return 0;
}

/* Pushes one capture of a match from `start` to `end`, as a string or a position; without captures
 * in the pattern the first one is the whole match. */
void sandbox_matcher_push(const sandbox_matcher *m, int index, const char *start, const char *end);

/* Pushes all captures and answers their number. */
int sandbox_matcher_push_all(const sandbox_matcher *m, const char *start, const char *end,
                             bool whole_if_none);

#endif
