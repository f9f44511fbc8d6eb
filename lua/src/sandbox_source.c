/* Source text on its way to Lua's compiler: what is refused before, how it is fed so that the
 * limits hold while it is compiled, and the modules that a script requires. */
#include "sandbox_private.h"

#include <stdlib.h>
#include <string.h>

/* In the registry. Its keys are strings: an address would hash differently in each process. */
#define LOADED_TABLE "sandbox.loaded"

enum {
    /* When something in a chain such as a.b[c.d].e is not a table, Lua 5.4 looks for its name by
     * walking the chain back, one level of the C stack and one search of the function's code for
     * each link. A chain of some ten thousand overflows the stack. */
    LONGEST_CHAIN = 40,
    DEEPEST_BRACKETS = 200, /* Lua has the same limit */
    /* At the end of a block Lua settles the jumps out of it with a loop in a loop, during which
     * nothing can be stopped. */
    MOST_GOTOS = 4000, /* "goto" and "break" together */
    PIECE = 64,        /* bytes given to the compiler between two looks at the clock */
};

/* ---- the check ---- */

typedef struct bracket {
    char open;
    bool is_call; /* what stands before it is called or indexed with what is inside */
    int chain;    /* of what stands before it */
} bracket;

typedef struct scanner {
    const char *at;
    const char *end;
    int line;
    int chain;         /* links of the expression that was read last */
    bool can_continue; /* whether that expression can have a next link */
    bool in_link;      /* the token before was a "." or ":" */
    int gotos;
    uint64_t jumps; /* whatever makes the compiler add to a list of jumps or labels */
    uint64_t work;  /* such a list is walked from its start for each new entry */
    int depth;
    bracket brackets[DEEPEST_BRACKETS];
} scanner;

static bool is_name_byte(char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
           (byte >= '0' && byte <= '9') || byte == '_';
}

static bool is_space(char byte)
{
    return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

static bool looks_at(const scanner *s, const char *text)
{
    size_t size = strlen(text);
    return (size_t)(s->end - s->at) >= size && memcmp(s->at, text, size) == 0;
}

static void step(scanner *s)
{
    if (*s->at == '\n')
        s->line++;
    s->at++;
}

/* At "[": the number of "=" of a long bracket, or -1 where it is none. */
static int long_bracket_level(const scanner *s)
{
    const char *at = s->at + 1;
    while (at < s->end && *at == '=')
        at++;
    return at < s->end && *at == '[' ? (int)(at - s->at - 1) : -1;
}

static void skip_long_bracket(scanner *s, int level)
{
    for (s->at += level + 2; s->at < s->end; step(s)) {
        if (*s->at != ']')
            continue;
        const char *at = s->at + 1;
        while (at < s->end && *at == '=')
            at++;
        if (at < s->end && *at == ']' && at - s->at - 1 == level) {
            s->at = at + 1;
            return;
        }
    }
}

static void skip_comment(scanner *s)
{
    s->at += 2;
    int level = s->at < s->end && *s->at == '[' ? long_bracket_level(s) : -1;
    if (level >= 0) {
        skip_long_bracket(s, level);
        return;
    }
    while (s->at < s->end && *s->at != '\n' && *s->at != '\r')
        s->at++;
}

/* A line end inside is an error that Lua reports; the rest of the text is then never run. */
static void skip_string(scanner *s)
{
    char quote = *s->at++;
    while (s->at < s->end && *s->at != quote && *s->at != '\n' && *s->at != '\r') {
        if (*s->at == '\\' && s->at + 1 < s->end) {
            bool skips_spaces = s->at[1] == 'z';
            bool is_pair = s->end - s->at > 2 && ((s->at[1] == '\r' && s->at[2] == '\n') ||
                                                  (s->at[1] == '\n' && s->at[2] == '\r'));
            s->at++;
            step(s);
            if (is_pair)
                step(s);
            while (skips_spaces && s->at < s->end && is_space(*s->at))
                step(s);
        } else {
            s->at++;
        }
    }
    s->at = s->at < s->end && *s->at == quote ? s->at + 1 : s->end;
}

static void skip_number(scanner *s)
{
    bool is_hexadecimal = *s->at == '0' && s->at + 1 < s->end && (s->at[1] | 0x20) == 'x';
    char exponent = is_hexadecimal ? 'p' : 'e';
    while (s->at < s->end && (is_name_byte(*s->at) || *s->at == '.')) {
        bool may_have_sign = (*s->at | 0x20) == exponent;
        s->at++;
        if (may_have_sign && s->at < s->end && (*s->at == '+' || *s->at == '-'))
            s->at++;
    }
}

static bool is_keyword(const char *name, size_t size)
{
    static const char *const keywords[] = {
        "and",      "break",  "do",   "else", "elseif", "end",   "false", "for",
        "function", "goto",   "if",   "in",   "local",  "nil",   "not",   "or",
        "repeat",   "return", "then", "true", "until",  "while",
    };
    for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++) {
        if (strlen(keywords[i]) == size && memcmp(keywords[i], name, size) == 0)
            return true;
    }
    return false;
}

static bool is_one_of(const char *name, size_t size, const char *first, const char *second)
{
    return (strlen(first) == size && memcmp(first, name, size) == 0) ||
           (strlen(second) == size && memcmp(second, name, size) == 0);
}

static void end_expression(scanner *s)
{
    s->chain = 0;
    s->can_continue = false;
    s->in_link = false;
}

static void read_name(scanner *s)
{
    const char *start = s->at;
    while (s->at < s->end && is_name_byte(*s->at))
        s->at++;
    size_t size = (size_t)(s->at - start);
    bool keyword = is_keyword(start, size);
    if (is_one_of(start, size, "goto", "break"))
        s->gotos++;
    if (is_one_of(start, size, "goto", "break") || is_one_of(start, size, "and", "or") ||
        is_one_of(start, size, "elseif", "elseif"))
        s->work += ++s->jumps;
    if (!s->in_link || keyword)
        s->chain = 0;
    s->can_continue = !keyword;
    s->in_link = false;
}

static const char *open_bracket(scanner *s)
{
    if (s->depth == DEEPEST_BRACKETS)
        return "brackets are nested more than 200 deep";
    s->brackets[s->depth++] =
        (bracket){.open = *s->at++, .is_call = s->can_continue, .chain = s->chain};
    end_expression(s);
    return NULL;
}

/* a[b] is a link, and the links of b are walked as well; a call ends a chain; (a) is a itself. */
static void close_bracket(scanner *s)
{
    s->at++;
    s->in_link = false;
    if (s->depth == 0) {
        end_expression(s);
        return;
    }
    bracket closed = s->brackets[--s->depth];
    if (closed.open == '[' && closed.is_call)
        s->chain += closed.chain + 1;
    else if (closed.open != '(' || closed.is_call)
        s->chain = 0;
    s->can_continue = true;
}

static void read_dot(scanner *s)
{
    if (looks_at(s, "..")) {
        s->at += looks_at(s, "...") ? 3 : 2;
        end_expression(s);
        return;
    }
    s->at++;
    s->chain++;
    s->in_link = true;
}

/* A method does not begin a chain anew; its call ends it. */
static void read_colon(scanner *s)
{
    if (looks_at(s, "::")) {
        s->at += 2;
        s->work += ++s->jumps;
        end_expression(s);
        return;
    }
    s->at++;
    s->in_link = true;
}

static const char *read_token(scanner *s)
{
    char byte = *s->at;
    bool digit_follows = s->at + 1 < s->end && s->at[1] >= '0' && s->at[1] <= '9';
    if (is_space(byte)) {
        step(s);
    } else if (looks_at(s, "--")) {
        skip_comment(s);
    } else if ((byte >= '0' && byte <= '9') || (byte == '.' && digit_follows)) {
        skip_number(s);
        end_expression(s);
    } else if (is_name_byte(byte)) {
        read_name(s);
    } else if (byte == '"' || byte == '\'') {
        skip_string(s);
        end_expression(s);
        s->can_continue = true; /* f"text".field */
    } else if (byte == '[' && long_bracket_level(s) >= 0) {
        skip_long_bracket(s, long_bracket_level(s));
        end_expression(s);
        s->can_continue = true;
    } else if (byte == '(' || byte == '[' || byte == '{') {
        return open_bracket(s);
    } else if (byte == ')' || byte == ']' || byte == '}') {
        close_bracket(s);
    } else if (byte == '.') {
        read_dot(s);
    } else if (byte == ':') {
        read_colon(s);
    } else {
        s->at++;
        end_expression(s);
    }
    if (s->gotos > MOST_GOTOS)
        return "more than 4000 times \"goto\" and \"break\" in one file";
    return s->chain > LONGEST_CHAIN ? "more than 40 fields and indexes in one chain" : NULL;
}

/* Answers NULL when the text may be given to Lua's compiler, or says what is wrong with it and in
 * which line. It finds tokens exactly as Lua does; what is no Lua at all is left to the compiler.
 */
static const char *find_problem(sandbox *box, const char *source, size_t size, int *line)
{
    scanner s = {.at = source, .end = source + size, .line = 1};
    const char *problem = NULL;
    while (s.at < s.end && problem == NULL)
        problem = read_token(&s);
    *line = s.line;
    sandbox_spend(box, s.work);
    return problem;
}

/* ---- compiling ---- */

typedef struct feed {
    sandbox *box;
    const char *at;
    size_t size;
    int line; /* of the piece that is read now; the next one begins in line `next_line` */
    int next_line;
} feed;

/* Lua's compiler calls no hook. It takes its text in pieces, and each is a chance to leave. None
 * goes beyond the end of a line. */
static const char *give_piece(lua_State *L, void *user, size_t *size)
{
    feed *text = user;
    (void)L;
    const char *piece = text->at;
    *size = text->size < PIECE ? text->size : PIECE;
    const char *line_end = memchr(piece, '\n', *size);
    if (line_end != NULL)
        *size = (size_t)(line_end - piece) + 1;
    text->line = text->box->compiled_line = text->next_line;
    text->next_line += line_end != NULL;
    text->at += *size;
    text->size -= *size;
    sandbox_spend(text->box, *size / 2 + 1);
    return *size > 0 ? piece : NULL;
}

/* Skips a byte order mark, and a first line that begins with "#" but not its end, so that lines
 * keep their numbers. */
static void skip_head(const char **source, size_t *size)
{
    size_t skipped = 0;
    if (*size >= 3 && memcmp(*source, "\xEF\xBB\xBF", 3) == 0)
        skipped = 3;
    if (*size > skipped && (*source)[skipped] == '#') {
        while (skipped < *size && (*source)[skipped] != '\n' && (*source)[skipped] != '\r')
            skipped++;
    }
    *source += skipped;
    *size -= skipped;
}

static _Noreturn void fail_to_compile(lua_State *L, sandbox *box)
{
    box->compiled = NULL;
    lua_error(L);
    abort(); /* it does not return, but its declaration does not say so */
}

void sandbox_compile(lua_State *L, const char *source, size_t size, const char *chunk_name)
{
    sandbox *box = sandbox_of(L);
    const char *name = chunk_name[0] == '@' || chunk_name[0] == '=' ? chunk_name + 1 : chunk_name;
    box->compiled = name;
    box->compiled_line = 1;
    if (box->ready && size > box->limits.source)
        sandbox_stop(box, SANDBOX_SOURCE, size);
    skip_head(&source, &size);
    sandbox_spend_bytes(box, size);
    box->error_cost += size / 32;

    int line;
    if (size > 0 && source[0] == LUA_SIGNATURE[0]) {
        lua_pushfstring(L, "%s: this is compiled Lua; a script is source text", name);
        fail_to_compile(L, box);
    }
    const char *problem = find_problem(box, source, size, &line);
    if (problem != NULL) {
        lua_pushfstring(L, "%s:%d: %s", name, line, problem);
        fail_to_compile(L, box);
    }
    feed text = {.box = box, .at = source, .size = size, .line = 1, .next_line = 1};
    if (lua_load(L, give_piece, &text, chunk_name, "t") == LUA_OK) {
        box->compiled = NULL;
        return;
    }
    const char *message = lua_tostring(L, -1);
    if (message != NULL && strcmp(message, "C stack overflow") == 0)
        lua_pushfstring(L,
                        "%s:%d: blocks, functions or operators are nested too deep (about 190 is "
                        "the most; a long chain of \"..\" can be a table.concat)",
                        name, text.line);
    fail_to_compile(L, box);
}

typedef struct load_request {
    const char *source;
    size_t size;
    const char *chunk_name;
} load_request;

static int compile_request(lua_State *L)
{
    const load_request *wanted = lua_touserdata(L, 1);
    sandbox_compile(L, wanted->source, wanted->size, wanted->chunk_name);
    return 1;
}

sandbox_status sandbox_load(sandbox *box, const char *source, size_t size, const char *chunk_name)
{
    load_request wanted = {source, size, chunk_name};
    return sandbox_run(box, box->L, compile_request, &wanted, 1);
}

sandbox_status sandbox_load_library(sandbox *box, const char *source, size_t size,
                                    const char *chunk_name)
{
    sandbox_status status = sandbox_load(box, source, size, chunk_name);
    if (status == SANDBOX_OK) {
        lua_insert(box->L, -2);
        lua_setupvalue(box->L, -2, 1);
    } else if (status == SANDBOX_ERROR) {
        lua_remove(box->L, -2);
    }
    return status;
}

/* ---- require ---- */

void sandbox_preload(lua_State *L, const char *name)
{
    luaL_getsubtable(L, LUA_REGISTRYINDEX, LOADED_TABLE);
    lua_insert(L, -2);
    lua_setfield(L, -2, name);
    lua_pop(L, 1);
}

bool sandbox_is_module_name(const char *name, size_t size)
{
    enum { LONGEST = 63 };
    if (size == 0 || size > LONGEST || strchr("./-", name[0]) != NULL)
        return false;
    for (size_t i = 0; i < size; i++) {
        bool allowed = is_name_byte(name[i]) || (name[i] != '\0' && strchr("./-", name[i]) != NULL);
        if (!allowed || (name[i] == '.' && name[i + 1] == '.'))
            return false;
    }
    return true;
}

void sandbox_seal(sandbox *box)
{
    box->sealed = true;
}

bool sandbox_is_sealed(const sandbox *box)
{
    return box->sealed;
}

/* Pushes the compiled text of a module, or raises. */
static void load_module(lua_State *L, const char *name)
{
    enum { LOOK_COST = 2000 }; /* in files, for which the system is asked several times */
    sandbox *box = sandbox_of(L);
    sandbox_source found = {.text = NULL};
    sandbox_spend(box, LOOK_COST);
    bool is_found = box->find != NULL && box->find(box->find_user, name, &found);
    found.chunk_name[sizeof found.chunk_name - 1] = '\0';
    found.problem[sizeof found.problem - 1] = '\0';
    if (!is_found)
        luaL_error(L, "no module \"%s\"%s%s", name, found.problem[0] != '\0' ? ": " : "",
                   found.problem);
    sandbox_compile(L, found.text, found.size, found.chunk_name);
}

/* Runs each module once. While one is being loaded its entry is `false`, so that a circle is an
 * error with a name instead of an endless recursion. */
int sandbox_require(lua_State *L)
{
    size_t size;
    const char *name = luaL_checklstring(L, 1, &size);
    lua_settop(L, 1);
    if (!sandbox_is_module_name(name, size))
        return luaL_error(L, "a module's name is made of letters, digits, \"_\", \"-\", \"/\" and "
                             "single dots, and names nothing outside the script's folder");
    luaL_getsubtable(L, LUA_REGISTRYINDEX, LOADED_TABLE);
    if (lua_getfield(L, 2, name) != LUA_TNIL) {
        if (lua_type(L, -1) == LUA_TBOOLEAN && !lua_toboolean(L, -1))
            return luaL_error(L, "module \"%s\" requires itself", name);
        return 1;
    }
    load_module(L, name);
    lua_pushboolean(L, 0);
    lua_setfield(L, 2, name);
    lua_pushvalue(L, 1);
    int status = lua_pcall(L, 1, 1, 0);
    if (status != LUA_OK) {
        sandbox_spend_error(L);
        lua_pushnil(L);
        lua_setfield(L, 2, name);
        return lua_error(L);
    }
    if (!lua_toboolean(L, -1)) {
        lua_pop(L, 1);
        lua_pushboolean(L, 1);
    }
    lua_pushvalue(L, -1);
    lua_setfield(L, 2, name);
    return 1;
}
