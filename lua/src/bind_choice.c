/* Lists of answers in an order that tells nothing: by how their player writes them. An answer is an
 * atom (a word, an integer, a flag, a row) or a flat list of atoms. Here is also what may be a
 * word, so that the text of an answer can be read as nothing else. */
#include "game_handles.h"
#include "json_text.h"
#include "sandbox.h"
#include "sort.h"

#include <stdio.h>
#include <string.h>

/* Kinds of atoms that can be written alike: words that look like an integer, a flag or a row, and
 * what they look like, always a bit higher. */
enum {
    LIKE_INTEGER = 1,
    INTEGERS = 2,
    LIKE_FLAG = 4,
    FLAGS = 8,
    LIKE_ROW = 16,
    ROWS = 32,
};

typedef struct {
    const root_handle *root;
    const law_state *state;
    const law_schema *schema;
    law_player viewer;
    bool is_truth;  /* rows by their own numbers */
    bool is_strict; /* what can be no answer is a mistake */
    /* What is wrong, and with which atom of a list; NULL: nothing. */
    const char *problem;
    lua_Integer item;
    uint32_t kinds; /* bits of all atoms so far */
} choice_reader;

/* A key, kept as a Lua string by the list of keys. */
typedef struct {
    const char *bytes;
    size_t size;
    lua_Integer index;
} choice_key;

/* ---- The key of an answer: keys compare as bytes ---- */

/* Digits are led by how many there are, so that numbers compare as numbers. */
static void add_word(luaL_Buffer *key, const char *text, size_t size)
{
    size_t at = 0;
    while (at < size) {
        if (text[at] < '0' || text[at] > '9') {
            luaL_addchar(key, text[at]);
            at++;
            continue;
        }
        size_t end = at;
        while (end < size && text[end] >= '0' && text[end] <= '9')
            end++;
        while (end - at > 1 && text[at] == '0')
            at++;
        size_t count = end - at < 255 ? end - at : 255;
        luaL_addchar(key, (char)(unsigned char)count);
        luaL_addlstring(key, text + at, end - at);
        at = end;
    }
}

/* What the viewer calls a row; "unit/?" sorts before all that it sees. */
static void add_row(luaL_Buffer *key, choice_reader *reader, law_row row)
{
    uint32_t alias =
        reader->is_truth ? row.id : law_state_alias(reader->state, reader->viewer, row);
    if (alias == 0 && reader->is_strict)
        reader->problem = "unseen";
    const char *table = law_schema_table_name(reader->schema, (law_table){row.table});
    char number[16];
    int length = alias == 0 ? 0 : snprintf(number, sizeof number, "%u", (unsigned)alias);
    add_word(key, table, strlen(table));
    luaL_addchar(key, '/');
    add_word(key, number, (size_t)length);
    luaL_addchar(key, '\1'); /* behind a word that is written in the same way */
}

/* Marks that separate answers, or words, from each other where several stand in one text. */
static bool is_word(const char *text, size_t size)
{
    for (size_t i = 0; i < size;) {
        unsigned char byte = (unsigned char)text[i];
        size_t length = json_character_size(text + i, size - i);
        if (length == 0 || byte <= ' ' || byte == 127 || strchr(",\"()", byte) != NULL)
            return false;
        i += length;
    }
    return size > 0 && text[size - 1] != ':';
}

static bool is_digits(const char *text)
{
    size_t count = strspn(text, "0123456789");
    return count > 0 && text[count] == '\0';
}

/* Which other kind of atom is written like this word; 0: none. */
static uint32_t likeness(const law_schema *schema, const char *text)
{
    if (is_digits(text) || (text[0] == '-' && is_digits(text + 1)))
        return LIKE_INTEGER;
    if (strcmp(text, "true") == 0 || strcmp(text, "false") == 0)
        return LIKE_FLAG;
    size_t size = strlen(text);
    bool is_unseen_row = size > 2 && strcmp(text + size - 2, "/?") == 0;
    return is_unseen_row || state_row_of_text(schema, text).id != 0 ? LIKE_ROW : 0;
}

static void add_integer(luaL_Buffer *key, lua_Integer value)
{
    char digits[24];
    snprintf(digits, sizeof digits, "\2%c%016llx", value < 0 ? '-' : '0',
             (unsigned long long)value & (unsigned long long)LUA_MAXINTEGER);
    luaL_addstring(key, digits);
}

/* Adds the atom at an absolute index, which the buffer's own values do not move. */
static void add_atom(lua_State *L, luaL_Buffer *key, choice_reader *reader, int index)
{
    size_t size;
    const char *text;
    row_handle *row;
    switch (lua_type(L, index)) {
    case LUA_TBOOLEAN:
        reader->kinds |= FLAGS;
        luaL_addstring(key, lua_toboolean(L, index) ? "\1t" : "\1f");
        return;
    case LUA_TNUMBER:
        if (!lua_isinteger(L, index))
            break;
        reader->kinds |= INTEGERS;
        add_integer(key, lua_tointeger(L, index));
        return;
    case LUA_TSTRING:
        text = lua_tolstring(L, index, &size);
        if (reader->is_strict && !is_word(text, size))
            reader->problem = "word";
        else
            reader->kinds |= likeness(reader->schema, text);
        luaL_addchar(key, '\3');
        add_word(key, text, size);
        return;
    case LUA_TUSERDATA:
        row = row_test(L, index);
        if (!row || row->root != reader->root)
            break;
        if (!row_is_there(L, index, row)) {
            reader->problem = "removed";
            return;
        }
        reader->kinds |= ROWS;
        luaL_addchar(key, '\3');
        add_row(key, reader, row->row);
        return;
    default:
        break;
    }
    reader->problem = "kind";
}

/* Pushes the key of the answer on top. */
static void push_key(lua_State *L, choice_reader *reader)
{
    int answer = lua_gettop(L);
    lua_Integer count = lua_istable(L, answer) ? value_list_length(L, answer) : 0;
    luaL_Buffer key;
    reader->item = 0;
    if (!lua_istable(L, answer)) {
        luaL_buffinit(L, &key);
        add_atom(L, &key, reader, answer);
        luaL_pushresult(&key);
        return;
    }
    lua_settop(L, answer + 1); /* room for an atom below the buffer */
    luaL_buffinit(L, &key);
    if (count <= 0)
        reader->problem = "list";
    for (lua_Integer i = 1; i <= count && !reader->problem; i++) {
        if (i > 1)
            luaL_addchar(&key, '\0');
        reader->item = i;
        lua_rawgeti(L, answer, i);
        lua_replace(L, answer + 1);
        add_atom(L, &key, reader, answer + 1);
    }
    luaL_pushresult(&key);
    lua_replace(L, answer + 1);
}

static int compare_keys(const void *left, const void *right)
{
    const choice_key *a = left, *b = right;
    int order = memcmp(a->bytes, b->bytes, a->size < b->size ? a->size : b->size);
    if (order != 0)
        return order;
    if (a->size != b->size)
        return a->size < b->size ? -1 : 1;
    return a->index < b->index ? -1 : a->index > b->index;
}

static bool is_same_key(const choice_key *a, const choice_key *b)
{
    return a->size == b->size && memcmp(a->bytes, b->bytes, a->size) == 0;
}

/* ---- Lists ---- */

static choice_reader read_viewer(lua_State *L)
{
    const root_handle *root = root_check(L, 1);
    choice_reader reader = {.root = root, .state = root_state(L, root)};
    reader.schema = root->state->schema->schema;
    reader.is_truth = lua_isboolean(L, 2);
    reader.viewer = schema_player(L, reader.schema, 2);
    reader.is_strict = lua_toboolean(L, 4);
    return reader;
}

/* Pushes the sorted answers. Strict: each once, a list of one atom as that atom. */
static void push_sorted(lua_State *L, const choice_reader *reader, const choice_key *keys,
                        lua_Integer count)
{
    lua_createtable(L, (int)(count < 1 << 20 ? count : 1 << 20), 0);
    lua_Integer used = 0;
    for (lua_Integer i = 0; i < count; i++) {
        if (reader->is_strict && i > 0 && is_same_key(&keys[i - 1], &keys[i]))
            continue;
        lua_rawgeti(L, 3, keys[i].index);
        if (reader->is_strict && lua_istable(L, -1) && value_list_length(L, -1) == 1) {
            lua_rawgeti(L, -1, 1);
            lua_remove(L, -2);
        }
        lua_rawseti(L, -2, ++used);
    }
}

/* choice_sort(root, player or nil or false, list[, is_strict]): a copy in the order in which the
 * player is shown it, and the bits of what kinds of atoms are in it; or nil, the number of an
 * answer that can be none, that of the atom in it or 0, and what is wrong: "word", "unseen",
 * "removed", "kind" or "list". */
static int choice_sort(lua_State *L)
{
    lua_settop(L, 4);
    luaL_checktype(L, 3, LUA_TTABLE);
    choice_reader reader = read_viewer(L);
    lua_Integer count = (lua_Integer)lua_rawlen(L, 3);
    choice_key *keys = lua_newuserdatauv(L, ((size_t)count + 1) * sizeof *keys, 0);
    lua_createtable(L, (int)(count < 1 << 20 ? count : 1 << 20), 0);
    size_t bytes = 0;
    for (lua_Integer i = 1; i <= count; i++) {
        lua_rawgeti(L, 3, i);
        push_key(L, &reader);
        if (reader.problem) {
            lua_pushnil(L);
            lua_pushinteger(L, i);
            lua_pushinteger(L, reader.item);
            lua_pushstring(L, reader.problem);
            return 4;
        }
        keys[i - 1].bytes = lua_tolstring(L, -1, &keys[i - 1].size);
        keys[i - 1].index = i;
        bytes += keys[i - 1].size;
        lua_rawseti(L, 6, i);
        lua_settop(L, 6);
    }
    sandbox_charge(L, (uint64_t)count * 4 + bytes / 8);
    sort_items(keys, (size_t)count, sizeof *keys, compare_keys);
    push_sorted(L, &reader, keys, count);
    lua_pushinteger(L, reader.kinds);
    return 2;
}

/* choice_word(root, text): nil when it can be no word of an answer; else the bit of what it is
 * written like, 0 when it is like nothing else. */
static int choice_word(lua_State *L)
{
    const root_handle *root = root_check(L, 1);
    size_t size;
    const char *text = luaL_checklstring(L, 2, &size);
    if (!is_word(text, size))
        return 0;
    lua_pushinteger(L, likeness(root->state->schema->schema, text));
    return 1;
}

static const luaL_Reg functions[] = {
    {"choice_sort", choice_sort},
    {"choice_word", choice_word},
    {NULL, NULL},
};

void bind_choice(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
}
