/* host.open_terminal: lines from whoever sits at the terminal, which can be edited, completed and
 * taken from a history that lives as long as the terminal and is each player's own; or lines from a
 * pipe or a file, or a terminal that cannot move its cursor, as they come. It knows lines, not what
 * they mean.
 *
 * The terminal's characters are those of the environment's locale. Only libedit sees that locale:
 * the rest of the program works on bytes, whatever the environment says. */
#define _POSIX_C_SOURCE 200809L
#include "host.h"

#include <errno.h>
#include <histedit.h>
#include <langinfo.h>
#include <lauxlib.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

#define TERMINAL_TYPE "lawspeaker.terminal"

enum {
    LINE_SIZE_MAX = 64 * 1024,
    BLOCK_SIZE = 4096,
    HISTORY_SIZE = 500,
    WAIT_MILLISECONDS = 200 /* a signal that arrives just before the wait is seen after it */
};

/* Escapes in a prompt, which take no room on the line, stand between two of these. */
enum { PROMPT_MARK = '\1' };

/* What a player has entered. */
typedef struct {
    char *who;
    History *lines;
} player_history;

typedef struct {
    EditLine *line; /* NULL: nothing is edited */
    locale_t locale, outer_locale;
    char *prompt;
    player_history *histories; /* owned */
    size_t history_count;
    char **candidates; /* what the line may be completed to; the caller's */
    size_t candidate_count;
    mbstate_t decoding;
    char *bytes; /* read and not yet given; owned */
    size_t start, end, capacity;
    bool at_end, is_long; /* what is there belongs to a line that was too long */
} terminal;

/* Set by a signal: the process was stopped and goes on. */
static volatile sig_atomic_t continued;

static void note_continued(int signal_number)
{
    (void)signal_number;
    continued = 1;
}

/* ---- Waiting ---- */

typedef enum { INPUT_READY, INPUT_INTERRUPTED, INPUT_FAILED } input_state;

/* Waits until there is something to read. */
static input_state wait_for_input(terminal *it)
{
    while (host_interrupted() == 0) {
        struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
        int count = poll(&input, 1, WAIT_MILLISECONDS);
        if (continued != 0 && it->line != NULL) {
            continued = 0;
            el_set(it->line, EL_PREP_TERM, 0); /* else it believes that nothing has changed */
            el_set(it->line, EL_PREP_TERM, 1);
            el_set(it->line, EL_REFRESH);
        }
        if (count > 0)
            return INPUT_READY;
        if (count < 0 && errno != EINTR && errno != EAGAIN)
            return INPUT_FAILED;
    }
    return INPUT_INTERRUPTED;
}

/* Reads what is there, once it is; 0 at the end, -1 where it cannot be read or was interrupted. */
static ssize_t read_input(terminal *it, char *to, size_t size)
{
    for (;;) {
        if (wait_for_input(it) != INPUT_READY)
            return -1;
        ssize_t got = read(STDIN_FILENO, to, size);
        if (got >= 0 || (errno != EINTR && errno != EAGAIN))
            return got;
    }
}

/* ---- With editing ---- */

static terminal *terminal_of(EditLine *line)
{
    void *it = NULL;
    el_get(line, EL_CLIENTDATA, &it);
    return it;
}

/* The character that a byte completes; 0: none yet, or none at all. A byte that goes with none
 * before it may begin one. */
static size_t decode(terminal *it, wchar_t *character, char byte)
{
    bool is_first = mbsinit(&it->decoding) != 0;
    size_t length = mbrtowc(character, &byte, 1, &it->decoding);
    if (length == (size_t)-1 && !is_first) {
        memset(&it->decoding, 0, sizeof it->decoding);
        length = mbrtowc(character, &byte, 1, &it->decoding);
    }
    if (length == (size_t)-1)
        memset(&it->decoding, 0, sizeof it->decoding);
    return length == 1 ? 1 : 0;
}

/* For libedit: 1 and the next character, 0 at the end, -1 for neither. Bytes that are none are
 * passed over. So is zero: it stands for an end of input that was typed ahead, and to libedit for
 * one of the keys that this terminal does not have. */
static int read_character(EditLine *line, wchar_t *character)
{
    terminal *it = terminal_of(line);
    for (;;) {
        char byte = '\0';
        ssize_t got = read_input(it, &byte, 1);
        if (got <= 0)
            return (int)got;
        if (decode(it, character, byte) == 1)
            return 1;
    }
}

static char *give_prompt(EditLine *line)
{
    return terminal_of(line)->prompt;
}

static void put_out(void *user, const char *bytes, size_t size)
{
    (void)user;
    fwrite(bytes, 1, size, stdout);
}

static bool begins_with(const char *candidate, const char *text, size_t size)
{
    return strncmp(candidate, text, size) == 0;
}

/* Shows what the line could become, below it. */
static void show_candidates(const terminal *it, const char *text, size_t size)
{
    enum { SHOWN_MAX = 60 };
    size_t shown = 0;
    fputc('\n', stdout);
    for (size_t i = 0; i < it->candidate_count && shown <= SHOWN_MAX; i++) {
        const char *candidate = it->candidates[i];
        if (!begins_with(candidate, text, size))
            continue;
        fputs("  ", stdout);
        if (shown++ == SHOWN_MAX)
            fputs("…", stdout);
        else
            host_escape(candidate, strlen(candidate), false, put_out, NULL);
        fputc('\n', stdout);
    }
    fflush(stdout);
}

/* For libedit, at the tabulator: what all candidates that begin like the line have in common, or,
 * where that is no more than is there, all of them. Only at the end of a line. */
static unsigned char complete(EditLine *line, int character)
{
    const terminal *it = terminal_of(line);
    const LineInfo *info = el_line(line);
    size_t size = (size_t)(info->cursor - info->buffer), common = 0, count = 0;
    const char *first = NULL;
    (void)character;
    if (info->cursor != info->lastchar)
        return CC_ERROR;
    for (size_t i = 0; i < it->candidate_count; i++) {
        const char *candidate = it->candidates[i];
        if (!begins_with(candidate, info->buffer, size))
            continue;
        if (count++ == 0) {
            first = candidate;
            common = strlen(candidate);
        }
        while (strncmp(first, candidate, common) != 0)
            common--;
    }
    if (count == 0)
        return CC_ERROR;
    if (common > size) {
        char *rest = strndup(first + size, common - size);
        int is_inserted = rest != NULL ? el_insertstr(line, rest) : -1;
        free(rest);
        return is_inserted == 0 ? CC_REFRESH : CC_ERROR;
    }
    if (count == 1)
        return CC_NORM;
    show_candidates(it, info->buffer, size);
    return CC_REDISPLAY;
}

/* The lines that a player has entered; NULL: no memory. */
static History *history_of(terminal *it, const char *who)
{
    for (size_t i = 0; i < it->history_count; i++) {
        if (strcmp(it->histories[i].who, who) == 0)
            return it->histories[i].lines;
    }
    player_history *grown = realloc(it->histories, (it->history_count + 1) * sizeof *it->histories);
    if (grown == NULL)
        return NULL;
    it->histories = grown;
    HistEvent event;
    player_history made = {strdup(who), history_init()};
    if (made.who == NULL || made.lines == NULL) {
        free(made.who);
        if (made.lines != NULL)
            history_end(made.lines);
        return NULL;
    }
    history(made.lines, &event, H_SETSIZE, HISTORY_SIZE);
    history(made.lines, &event, H_SETUNIQUE, 1);
    it->histories[it->history_count++] = made;
    return made.lines;
}

/* Gives libedit its locale, and takes it back. */
static void enter_locale(terminal *it)
{
    it->outer_locale = it->locale != (locale_t)0 ? uselocale(it->locale) : (locale_t)0;
}

static void leave_locale(const terminal *it)
{
    if (it->outer_locale != (locale_t)0)
        uselocale(it->outer_locale);
}

static bool can_edit(void)
{
    const char *name = getenv("TERM");
    return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && name != NULL && name[0] != '\0' &&
           strcmp(name, "dumb") != 0;
}

/* The environment's, or, where that has no more than ASCII, one whose characters are UTF-8. */
static locale_t own_locale(void)
{
    locale_t own = newlocale(LC_CTYPE_MASK, "", (locale_t)0);
    if (own != (locale_t)0 && strcmp(nl_langinfo_l(CODESET, own), "ANSI_X3.4-1968") != 0)
        return own;
    locale_t wider = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
    if (wider == (locale_t)0)
        return own;
    if (own != (locale_t)0)
        freelocale(own);
    return wider;
}

/* Nothing is edited where libedit cannot begin. */
static void begin_editing(terminal *it)
{
    it->locale = own_locale();
    enter_locale(it);
    it->line = el_init("law", stdin, stdout, stderr);
    if (it->line != NULL) {
        el_set(it->line, EL_CLIENTDATA, it);
        el_set(it->line, EL_PROMPT_ESC, give_prompt, PROMPT_MARK);
        el_set(it->line, EL_EDITOR, "emacs");
        el_set(it->line, EL_GETCFN, read_character);
        /* With wide strings, for of others libedit makes copies that it never frees. */
        el_wset(it->line, EL_ADDFN, L"law-complete", L"complete an answer", complete);
        el_set(it->line, EL_BIND, "^I", "law-complete", NULL);
        el_set(it->line, EL_BIND, "^R", "em-inc-search-prev", NULL);
        struct sigaction action = {.sa_handler = note_continued};
        sigemptyset(&action.sa_mask);
        sigaction(SIGCONT, &action, NULL);
    }
    leave_locale(it);
}

/* Pushes a line, or nothing: then `errno`, the interrupt or the end of input is why. */
static bool edit_line(lua_State *L, terminal *it, const char *who)
{
    HistEvent event;
    int size = 0;
    enter_locale(it);
    History *lines = history_of(it, who);
    if (lines != NULL)
        el_set(it->line, EL_HIST, history, lines);
    el_resize(it->line);
    memset(&it->decoding, 0, sizeof it->decoding);
    continued = 0;
    el_set(it->line, EL_PREP_TERM, 1); /* before the prompt invites to type */
    const char *line = el_gets(it->line, &size);
    if (line != NULL && size > 1 && lines != NULL)
        history(lines, &event, H_ENTER, line);
    leave_locale(it);
    if (line == NULL || size <= 0) {
        it->at_end = size == 0;
        return false;
    }
    lua_pushlstring(L, line, line[size - 1] == '\n' ? (size_t)size - 1 : (size_t)size);
    return true;
}

/* ---- Without ---- */

/* Makes room and reads more; false when there is no more. */
static bool fill(terminal *it)
{
    if (it->start > 0) {
        memmove(it->bytes, it->bytes + it->start, it->end - it->start);
        it->end -= it->start;
        it->start = 0;
    }
    if (it->end > LINE_SIZE_MAX) {
        it->is_long = true;
        it->end = 0;
    }
    if (it->capacity - it->end < BLOCK_SIZE) {
        char *grown = realloc(it->bytes, it->capacity + 2 * BLOCK_SIZE);
        if (grown == NULL) {
            errno = ENOMEM;
            return false;
        }
        it->bytes = grown;
        it->capacity += 2 * BLOCK_SIZE;
    }
    ssize_t got = read_input(it, it->bytes + it->end, BLOCK_SIZE);
    it->at_end = got == 0;
    if (got > 0)
        it->end += (size_t)got;
    return got > 0;
}

/* As edit_line, and whether the line was too long, when it is empty. The last one may lack its line
 * feed. */
static bool take_line(lua_State *L, terminal *it)
{
    for (;;) {
        size_t held = it->end - it->start;
        const char *from = held > 0 ? it->bytes + it->start : NULL;
        const char *found = held > 0 ? memchr(from, '\n', held) : NULL;
        if (found == NULL && !it->at_end) {
            if (!fill(it) && !it->at_end)
                return false;
            continue;
        }
        if (found == NULL && held == 0 && !it->is_long)
            return false;
        size_t size = found != NULL ? (size_t)(found - from) : held;
        it->start += found != NULL ? size + 1 : size;
        if (size > 0 && from[size - 1] == '\r')
            size--;
        lua_pushlstring(L, from, it->is_long ? 0 : size);
        lua_pushboolean(L, it->is_long);
        it->is_long = false;
        return true;
    }
}

/* ---- The library's functions ---- */

static terminal *check_terminal(lua_State *L)
{
    return luaL_checkudata(L, 1, TERMINAL_TYPE);
}

static int terminal_close(lua_State *L)
{
    terminal *it = check_terminal(L);
    enter_locale(it);
    if (it->line != NULL)
        el_end(it->line);
    for (size_t i = 0; i < it->history_count; i++) {
        free(it->histories[i].who);
        history_end(it->histories[i].lines);
    }
    leave_locale(it);
    free(it->histories);
    free(it->bytes);
    if (it->locale != (locale_t)0)
        freelocale(it->locale);
    memset(it, 0, sizeof *it);
    it->at_end = true;
    return 0;
}

/* terminal:edits(): whether lines can be edited, which is so on a terminal that can do it. */
static int terminal_edits(lua_State *L)
{
    lua_pushboolean(L, check_terminal(L)->line != NULL);
    return 1;
}

/* Nil and why there is no line: "end", "interrupted", or words. */
static int push_lack(lua_State *L, const terminal *it, int error)
{
    lua_pushnil(L);
    if (host_interrupted() != 0)
        lua_pushliteral(L, "interrupted");
    else if (it->at_end || error == 0)
        lua_pushliteral(L, "end");
    else
        lua_pushstring(L, strerror(error));
    return 2;
}

/* terminal:read(prompt, who, candidates): the next line, without its line feed, and whether it was
 * too long, when it is empty; or nil and why not. The prompt is shown where lines are edited, `who`
 * names the history that the line belongs to, and the candidates are what it could become. */
static int terminal_read(lua_State *L)
{
    terminal *it = check_terminal(L);
    const char *prompt = luaL_checkstring(L, 2);
    const char *who = luaL_checkstring(L, 3);
    lua_settop(L, 4);
    if (lua_isnil(L, 4)) {
        lua_newtable(L);
        lua_replace(L, 4);
    }
    size_t count = (size_t)luaL_len(L, 4);
    it->candidates = lua_newuserdatauv(L, (count + 1) * sizeof *it->candidates, 0);
    for (size_t i = 0; i < count; i++) {
        lua_rawgeti(L, 4, (lua_Integer)i + 1);
        it->candidates[i] = (char *)luaL_checkstring(L, -1);
        lua_pop(L, 1);
    }
    it->candidate_count = count;
    it->prompt = (char *)prompt;
    errno = 0;
    fflush(stdout);
    bool is_read = it->line != NULL ? edit_line(L, it, who) : take_line(L, it);
    int error = errno;
    it->candidate_count = 0;
    it->prompt = NULL;
    if (!is_read)
        return push_lack(L, it, error);
    return it->line != NULL ? 1 : 2;
}

/* host.open_terminal(): whoever is at standard input and output. */
int host_open_terminal(lua_State *L)
{
    static const luaL_Reg methods[] = {{"read", terminal_read},     {"edits", terminal_edits},
                                       {"close", terminal_close},   {"__gc", terminal_close},
                                       {"__close", terminal_close}, {NULL, NULL}};
    terminal *it = lua_newuserdatauv(L, sizeof *it, 0);
    memset(it, 0, sizeof *it);
    if (luaL_newmetatable(L, TERMINAL_TYPE)) {
        luaL_setfuncs(L, methods, 0);
        lua_pushvalue(L, -1);
        lua_setfield(L, -2, "__index");
    }
    lua_setmetatable(L, -2);
    if (can_edit())
        begin_editing(it);
    return 1;
}
