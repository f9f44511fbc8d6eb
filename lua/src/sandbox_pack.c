/* string.pack, packsize and unpack of a script (manual, 6.4.2), on the sizes of a 64-bit system
 * wherever they run, so that the same script packs the same bytes. */
#include "sandbox_private.h"

#include <math.h>
#include <string.h>

enum {
    LARGEST_INTEGER = 16,
    NATIVE_ALIGNMENT = 8,
    NATIVE_INTEGER = 8,
};

typedef enum item_kind {
    ITEM_SIGNED,
    ITEM_UNSIGNED,
    ITEM_FLOAT32,
    ITEM_FLOAT64,
    ITEM_FIXED,    /* cn */
    ITEM_PREFIXED, /* sn */
    ITEM_ZERO_ENDED,
    ITEM_PADDING,
    ITEM_ALIGNMENT, /* Xop */
    ITEM_NOTHING,   /* a setting, or a space */
} item_kind;

typedef struct item {
    item_kind kind;
    size_t size;    /* of the value, or of its length prefix */
    size_t padding; /* before it */
} item;

typedef struct format {
    lua_State *L;
    const char *at;
    const char *end;
    bool little;
    size_t alignment; /* the largest one; 1 aligns nothing */
} format;

static void start_format(format *f, lua_State *L)
{
    size_t size;
    f->L = L;
    f->at = luaL_checklstring(L, 1, &size);
    f->end = f->at + size;
    f->little = true;
    f->alignment = 1;
    sandbox_spend_bytes(sandbox_of(L), size);
}

static bool has_digit(const format *f)
{
    return f->at < f->end && *f->at >= '0' && *f->at <= '9';
}

static size_t read_number(format *f, size_t fallback)
{
    if (!has_digit(f))
        return fallback;
    size_t number = 0;
    while (has_digit(f) && number < (SIZE_MAX / 2 - 9) / 10)
        number = number * 10 + (size_t)(*f->at++ - '0');
    return number;
}

static size_t read_integer_size(format *f, size_t fallback)
{
    size_t size = read_number(f, fallback);
    if (size < 1 || size > LARGEST_INTEGER)
        luaL_error(f->L, "integral size (%d) out of limits [1,%d]",
                   (int)(size > 1000 ? 1000 : size), (int)LARGEST_INTEGER);
    return size;
}

static item read_setting(format *f, char letter)
{
    if (letter == '<' || letter == '=')
        f->little = true;
    else if (letter == '>')
        f->little = false;
    else if (letter == '!')
        f->alignment = read_integer_size(f, NATIVE_ALIGNMENT);
    else if (letter != ' ')
        luaL_error(f->L, "invalid format option \"%c\"",
                   letter > ' ' && letter < 0x7F ? letter : '?');
    return (item){.kind = ITEM_NOTHING};
}

static item read_option(format *f)
{
    char letter = *f->at++;
    switch (letter) {
    case 'b':
        return (item){.kind = ITEM_SIGNED, .size = 1};
    case 'B':
        return (item){.kind = ITEM_UNSIGNED, .size = 1};
    case 'h':
        return (item){.kind = ITEM_SIGNED, .size = 2};
    case 'H':
        return (item){.kind = ITEM_UNSIGNED, .size = 2};
    case 'i':
        return (item){.kind = ITEM_SIGNED, .size = read_integer_size(f, 4)};
    case 'I':
        return (item){.kind = ITEM_UNSIGNED, .size = read_integer_size(f, 4)};
    case 'l':
    case 'j':
        return (item){.kind = ITEM_SIGNED, .size = 8};
    case 'L':
    case 'J':
    case 'T':
        return (item){.kind = ITEM_UNSIGNED, .size = 8};
    case 'f':
        return (item){.kind = ITEM_FLOAT32, .size = 4};
    case 'd':
    case 'n':
        return (item){.kind = ITEM_FLOAT64, .size = 8};
    case 's':
        return (item){.kind = ITEM_PREFIXED, .size = read_integer_size(f, 8)};
    case 'c':
        if (!has_digit(f))
            luaL_error(f->L, "missing size for format option 'c'");
        return (item){.kind = ITEM_FIXED, .size = read_number(f, 0)};
    case 'z':
        return (item){.kind = ITEM_ZERO_ENDED};
    case 'x':
        return (item){.kind = ITEM_PADDING, .size = 1};
    case 'X':
        return (item){.kind = ITEM_ALIGNMENT};
    default:
        return read_setting(f, letter);
    }
}

/* The next option, with the padding that brings it to its place when `total` bytes precede it. */
static item next_item(format *f, size_t total)
{
    item found = read_option(f);
    size_t alignment = found.size;
    if (found.kind == ITEM_ALIGNMENT) {
        item aligned = f->at < f->end ? read_option(f) : (item){.kind = ITEM_NOTHING};
        alignment = aligned.size;
        if (aligned.kind == ITEM_FIXED || alignment == 0)
            luaL_argerror(f->L, 1, "invalid next option for option 'X'");
    } else if (found.kind > ITEM_FLOAT64 && found.kind != ITEM_PREFIXED) {
        return found;
    }
    if (alignment > f->alignment)
        alignment = f->alignment;
    if (alignment > 1) {
        if ((alignment & (alignment - 1)) != 0)
            luaL_argerror(f->L, 1, "format asks for alignment not power of 2");
        found.padding = (alignment - (total & (alignment - 1))) & (alignment - 1);
    }
    return found;
}

/* ---- pack ---- */

static void add_integer(sandbox_text *text, const format *f, lua_Unsigned value, size_t size,
                        bool negative)
{
    char *place = sandbox_text_reserve(text, size);
    for (size_t i = 0; i < size; i++) {
        unsigned char byte = i < 8 ? (unsigned char)(value >> (8 * i)) : negative ? 0xFF : 0;
        place[f->little ? i : size - 1 - i] = (char)byte;
    }
    text->size += size;
}

static void pack_signed(sandbox_text *text, const format *f, int argument, size_t size)
{
    lua_Integer value = luaL_checkinteger(f->L, argument);
    if (size < NATIVE_INTEGER) {
        lua_Integer limit = (lua_Integer)1 << (size * 8 - 1);
        luaL_argcheck(f->L, -limit <= value && value < limit, argument, "integer overflow");
    }
    add_integer(text, f, (lua_Unsigned)value, size, value < 0);
}

static void pack_unsigned(sandbox_text *text, const format *f, int argument, size_t size)
{
    lua_Unsigned value = (lua_Unsigned)luaL_checkinteger(f->L, argument);
    if (size < NATIVE_INTEGER)
        luaL_argcheck(f->L, value < (lua_Unsigned)1 << (size * 8), argument, "unsigned overflow");
    add_integer(text, f, value, size, false);
}

static void pack_float(sandbox_text *text, const format *f, int argument, size_t size)
{
    lua_Number value = luaL_checknumber(f->L, argument);
    if (isnan(value))
        value = fabs(value); /* its sign is an accident */
    if (size == 4) {
        float narrow = (float)value;
        uint32_t bits;
        memcpy(&bits, &narrow, sizeof bits);
        add_integer(text, f, bits, size, false);
    } else {
        uint64_t bits;
        memcpy(&bits, &value, sizeof bits);
        add_integer(text, f, bits, size, false);
    }
}

static void pack_fixed(sandbox_text *text, const format *f, int argument, size_t size)
{
    size_t length;
    const char *bytes = luaL_checklstring(f->L, argument, &length);
    luaL_argcheck(f->L, length <= size, argument, "string longer than given size");
    sandbox_check_string(text->box, size);
    sandbox_text_add(text, bytes, length);
    sandbox_spend_bytes(text->box, size - length);
    memset(sandbox_text_reserve(text, size - length), 0, size - length);
    text->size += size - length;
}

static void pack_prefixed(sandbox_text *text, const format *f, int argument, size_t size)
{
    size_t length;
    const char *bytes = luaL_checklstring(f->L, argument, &length);
    luaL_argcheck(f->L, size >= sizeof(size_t) || length < (size_t)1 << (size * 8), argument,
                  "string length does not fit in given size");
    add_integer(text, f, length, size, false);
    sandbox_text_add(text, bytes, length);
}

static void pack_zero_ended(sandbox_text *text, const format *f, int argument)
{
    size_t length;
    const char *bytes = luaL_checklstring(f->L, argument, &length);
    luaL_argcheck(f->L, strlen(bytes) == length, argument, "string contains zeros");
    sandbox_text_add(text, bytes, length + 1);
}

static int string_pack(lua_State *L)
{
    format f;
    int argument = 1;
    start_format(&f, L);
    sandbox_text text;
    luaL_checkany(L, 1);
    sandbox_text_begin(&text, L);
    while (f.at < f.end) {
        item wanted = next_item(&f, text.size);
        sandbox_spend(text.box, 1);
        for (size_t i = 0; i < wanted.padding; i++)
            sandbox_text_add_byte(&text, '\0');
        switch (wanted.kind) {
        case ITEM_SIGNED:
            pack_signed(&text, &f, ++argument, wanted.size);
            break;
        case ITEM_UNSIGNED:
            pack_unsigned(&text, &f, ++argument, wanted.size);
            break;
        case ITEM_FLOAT32:
        case ITEM_FLOAT64:
            pack_float(&text, &f, ++argument, wanted.size);
            break;
        case ITEM_FIXED:
            pack_fixed(&text, &f, ++argument, wanted.size);
            break;
        case ITEM_PREFIXED:
            pack_prefixed(&text, &f, ++argument, wanted.size);
            break;
        case ITEM_ZERO_ENDED:
            pack_zero_ended(&text, &f, ++argument);
            break;
        case ITEM_PADDING:
            sandbox_text_add_byte(&text, '\0');
            break;
        case ITEM_ALIGNMENT:
        case ITEM_NOTHING:
            break;
        }
    }
    sandbox_text_finish(&text);
    return 1;
}

static int string_packsize(lua_State *L)
{
    format f;
    start_format(&f, L);
    size_t total = 0;
    while (f.at < f.end) {
        item wanted = next_item(&f, total);
        sandbox_spend(sandbox_of(L), 1);
        luaL_argcheck(L, wanted.kind != ITEM_PREFIXED && wanted.kind != ITEM_ZERO_ENDED, 1,
                      "variable-length format");
        bool is_alignment = wanted.kind == ITEM_ALIGNMENT;
        size_t size = wanted.padding + (is_alignment ? 0 : wanted.size);
        luaL_argcheck(L, total <= (size_t)0x7FFFFFFF - (size > 0x7FFFFFFF ? 0x7FFFFFFF : size), 1,
                      "format result too large");
        total += size;
    }
    lua_pushinteger(L, (lua_Integer)total);
    return 1;
}

/* ---- unpack ---- */

typedef struct packed {
    const char *bytes;
    size_t size;
    size_t at;
} packed;

static void require_bytes(lua_State *L, const packed *data, size_t size)
{
    luaL_argcheck(L, size <= data->size - data->at, 2, "data string too short");
}

static lua_Unsigned read_bytes(const format *f, const char *bytes, size_t size)
{
    lua_Unsigned value = 0;
    size_t used = size < NATIVE_INTEGER ? size : NATIVE_INTEGER;
    for (size_t i = used; i-- > 0;)
        value = value << 8 | (unsigned char)bytes[f->little ? i : size - 1 - i];
    return value;
}

static lua_Integer unpack_integer(const format *f, const char *bytes, size_t size, bool is_signed)
{
    lua_Unsigned value = read_bytes(f, bytes, size);
    if (size < NATIVE_INTEGER) {
        if (is_signed) {
            lua_Unsigned sign = (lua_Unsigned)1 << (size * 8 - 1);
            value = (value ^ sign) - sign;
        }
        return (lua_Integer)value;
    }
    unsigned char filling = is_signed && (lua_Integer)value < 0 ? 0xFF : 0;
    for (size_t i = NATIVE_INTEGER; i < size; i++) {
        if ((unsigned char)bytes[f->little ? i : size - 1 - i] != filling)
            luaL_error(f->L, "%d-byte integer does not fit into Lua Integer", (int)size);
    }
    return (lua_Integer)value;
}

static lua_Number unpack_float(const format *f, const char *bytes, size_t size)
{
    uint64_t bits = read_bytes(f, bytes, size);
    if (size == 4) {
        uint32_t narrow_bits = (uint32_t)bits;
        float narrow;
        memcpy(&narrow, &narrow_bits, sizeof narrow);
        return (lua_Number)narrow;
    }
    lua_Number value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static void push_bytes(lua_State *L, packed *data, size_t size)
{
    require_bytes(L, data, size);
    sandbox_spend_bytes(sandbox_of(L), size);
    lua_pushlstring(L, data->bytes + data->at, size);
    data->at += size;
}

/* Pushes the value of an item, if it has one, and moves behind it. */
static bool unpack_item(const format *f, packed *data, const item *wanted)
{
    lua_State *L = f->L;
    const char *bytes = data->bytes + data->at;
    switch (wanted->kind) {
    case ITEM_SIGNED:
    case ITEM_UNSIGNED:
        require_bytes(L, data, wanted->size);
        lua_pushinteger(L, unpack_integer(f, bytes, wanted->size, wanted->kind == ITEM_SIGNED));
        data->at += wanted->size;
        return true;
    case ITEM_FLOAT32:
    case ITEM_FLOAT64:
        require_bytes(L, data, wanted->size);
        lua_pushnumber(L, unpack_float(f, bytes, wanted->size));
        data->at += wanted->size;
        return true;
    case ITEM_FIXED:
        push_bytes(L, data, wanted->size);
        return true;
    case ITEM_PREFIXED: {
        require_bytes(L, data, wanted->size);
        size_t length = (size_t)unpack_integer(f, bytes, wanted->size, false);
        data->at += wanted->size;
        push_bytes(L, data, length);
        return true;
    }
    case ITEM_ZERO_ENDED: {
        const char *zero = memchr(bytes, '\0', data->size - data->at);
        luaL_argcheck(L, zero != NULL, 2, "unfinished string for format 'z'");
        push_bytes(L, data, (size_t)(zero - bytes));
        data->at++;
        return true;
    }
    case ITEM_PADDING:
        require_bytes(L, data, 1);
        data->at++;
        return false;
    case ITEM_ALIGNMENT:
    case ITEM_NOTHING:
        break;
    }
    return false;
}

static int string_unpack(lua_State *L)
{
    format f;
    packed data;
    start_format(&f, L);
    data.bytes = luaL_checklstring(L, 2, &data.size);
    lua_Integer start = luaL_optinteger(L, 3, 1);
    if (start <= 0)
        start =
            start == 0 || start < -(lua_Integer)data.size ? 1 : (lua_Integer)data.size + start + 1;
    luaL_argcheck(L, (size_t)start - 1 <= data.size, 3, "initial position out of string");
    data.at = (size_t)start - 1;
    int count = 0;
    while (f.at < f.end) {
        item wanted = next_item(&f, data.at);
        sandbox_spend(sandbox_of(L), 1);
        luaL_checkstack(L, 2, "too many results");
        require_bytes(L, &data, wanted.padding);
        data.at += wanted.padding;
        if (unpack_item(&f, &data, &wanted))
            count++;
    }
    lua_pushinteger(L, (lua_Integer)data.at + 1);
    return count + 1;
}

void sandbox_add_pack(lua_State *L)
{
    static const luaL_Reg functions[] = {
        {"pack", string_pack},
        {"packsize", string_packsize},
        {"unpack", string_unpack},
        {NULL, NULL},
    };
    sandbox_add_functions(L, functions);
}
