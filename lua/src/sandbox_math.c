/* The math library of a script. Its random numbers come from the script's own stream, which the
 * host seeds; they have nothing to do with the dice of a game, and the script cannot seed them. */
#include "sandbox_private.h"

#include <float.h>
#include <lualib.h>
#include <math.h>

/* ---- random numbers: xoshiro256**, seeded by SplitMix64, both by Blackman and Vigna ---- */

static uint64_t rotate_left(uint64_t value, int bits)
{
    return value << bits | value >> (64 - bits);
}

static uint64_t next_random(uint64_t state[4])
{
    uint64_t result = rotate_left(state[1] * 5, 7) * 9;
    uint64_t shifted = state[1] << 17;
    state[2] ^= state[0];
    state[3] ^= state[1];
    state[1] ^= state[2];
    state[0] ^= state[3];
    state[2] ^= shifted;
    state[3] = rotate_left(state[3], 45);
    return result;
}

static uint64_t split_mix(uint64_t *state)
{
    uint64_t mixed = (*state += UINT64_C(0x9E3779B97F4A7C15));
    mixed = (mixed ^ mixed >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    mixed = (mixed ^ mixed >> 27) * UINT64_C(0x94D049BB133111EB);
    return mixed ^ mixed >> 31;
}

void sandbox_seed_random(sandbox *box, uint64_t seed)
{
    for (int i = 0; i < 4; i++)
        box->random[i] = split_mix(&seed);
}

unsigned int sandbox_hash_seed(uint64_t seed)
{
    uint64_t state = seed ^ UINT64_C(0x6C61777370656172);
    split_mix(&state);
    return (unsigned int)(split_mix(&state) >> 32);
}

/* A number from 0 to `last`, each equally likely: those beyond it are drawn again. */
static uint64_t random_up_to(uint64_t state[4], uint64_t last)
{
    uint64_t mask = last;
    for (int shift = 1; shift < 64; shift *= 2)
        mask |= mask >> shift;
    uint64_t drawn;
    do {
        drawn = next_random(state) & mask;
    } while (drawn > last);
    return drawn;
}

static int math_random(lua_State *L)
{
    uint64_t *state = sandbox_of(L)->random;
    lua_Integer low = 1, high;
    switch (lua_gettop(L)) {
    case 0:
        lua_pushnumber(L, (lua_Number)(next_random(state) >> 11) * 0x1p-53);
        return 1;
    case 1:
        high = luaL_checkinteger(L, 1);
        if (high == 0) {
            lua_pushinteger(L, (lua_Integer)next_random(state));
            return 1;
        }
        break;
    case 2:
        low = luaL_checkinteger(L, 1);
        high = luaL_checkinteger(L, 2);
        break;
    default:
        return luaL_error(L, "wrong number of arguments");
    }
    luaL_argcheck(L, low <= high, lua_gettop(L), "interval is empty");
    uint64_t span = (uint64_t)high - (uint64_t)low;
    uint64_t drawn = (uint64_t)low + random_up_to(state, span);
    lua_pushinteger(L, (lua_Integer)drawn);
    return 1;
}

/* ---- the rest ---- */

static void push_rounded(lua_State *L, lua_Number rounded)
{
    lua_Integer whole;
    if (lua_numbertointeger(rounded, &whole))
        lua_pushinteger(L, whole);
    else
        lua_pushnumber(L, rounded);
}

static int math_floor(lua_State *L)
{
    if (lua_isinteger(L, 1))
        lua_settop(L, 1);
    else
        push_rounded(L, floor(luaL_checknumber(L, 1)));
    return 1;
}

static int math_ceil(lua_State *L)
{
    if (lua_isinteger(L, 1))
        lua_settop(L, 1);
    else
        push_rounded(L, ceil(luaL_checknumber(L, 1)));
    return 1;
}

static int math_abs(lua_State *L)
{
    if (lua_isinteger(L, 1)) {
        lua_Integer value = lua_tointeger(L, 1);
        lua_pushinteger(L, value < 0 ? (lua_Integer)(0u - (lua_Unsigned)value) : value);
    } else {
        lua_pushnumber(L, fabs(luaL_checknumber(L, 1)));
    }
    return 1;
}

static int math_fmod(lua_State *L)
{
    if (!lua_isinteger(L, 1) || !lua_isinteger(L, 2)) {
        lua_pushnumber(L, fmod(luaL_checknumber(L, 1), luaL_checknumber(L, 2)));
        return 1;
    }
    lua_Integer divisor = lua_tointeger(L, 2);
    luaL_argcheck(L, divisor != 0, 2, "zero");
    /* The smallest integer divided by -1 would overflow; every remainder by -1 is 0. */
    lua_pushinteger(L, divisor == -1 ? 0 : lua_tointeger(L, 1) % divisor);
    return 1;
}

static int math_modf(lua_State *L)
{
    if (lua_isinteger(L, 1)) {
        lua_settop(L, 1);
        lua_pushnumber(L, 0);
        return 2;
    }
    lua_Number value = luaL_checknumber(L, 1);
    lua_Number whole = value < 0 ? ceil(value) : floor(value);
    push_rounded(L, whole);
    lua_pushnumber(L, value == whole ? 0.0 : value - whole);
    return 2;
}

static int math_sqrt(lua_State *L)
{
    lua_pushnumber(L, sqrt(luaL_checknumber(L, 1)));
    return 1;
}

static int math_exp(lua_State *L)
{
    lua_pushnumber(L, exp(luaL_checknumber(L, 1)));
    return 1;
}

static int math_log(lua_State *L)
{
    lua_Number value = luaL_checknumber(L, 1);
    lua_Number base = luaL_optnumber(L, 2, 0);
    if (lua_isnoneornil(L, 2))
        lua_pushnumber(L, log(value));
    else if (base == 2.0)
        lua_pushnumber(L, log2(value));
    else if (base == 10.0)
        lua_pushnumber(L, log10(value));
    else
        lua_pushnumber(L, log(value) / log(base));
    return 1;
}

static int math_sin(lua_State *L)
{
    lua_pushnumber(L, sin(luaL_checknumber(L, 1)));
    return 1;
}

static int math_cos(lua_State *L)
{
    lua_pushnumber(L, cos(luaL_checknumber(L, 1)));
    return 1;
}

static int math_tan(lua_State *L)
{
    lua_pushnumber(L, tan(luaL_checknumber(L, 1)));
    return 1;
}

static int math_asin(lua_State *L)
{
    lua_pushnumber(L, asin(luaL_checknumber(L, 1)));
    return 1;
}

static int math_acos(lua_State *L)
{
    lua_pushnumber(L, acos(luaL_checknumber(L, 1)));
    return 1;
}

static int math_atan(lua_State *L)
{
    lua_pushnumber(L, atan2(luaL_checknumber(L, 1), luaL_optnumber(L, 2, 1)));
    return 1;
}

static int math_deg(lua_State *L)
{
    lua_pushnumber(L, luaL_checknumber(L, 1) * (180.0 / 3.141592653589793));
    return 1;
}

static int math_rad(lua_State *L)
{
    lua_pushnumber(L, luaL_checknumber(L, 1) * (3.141592653589793 / 180.0));
    return 1;
}

static int math_tointeger(lua_State *L)
{
    int converted;
    lua_Integer value = lua_tointegerx(L, 1, &converted);
    if (converted) {
        lua_pushinteger(L, value);
    } else {
        luaL_checkany(L, 1);
        luaL_pushfail(L);
    }
    return 1;
}

static int math_type(lua_State *L)
{
    luaL_checkany(L, 1);
    if (lua_type(L, 1) == LUA_TNUMBER)
        lua_pushstring(L, lua_isinteger(L, 1) ? "integer" : "float");
    else
        luaL_pushfail(L);
    return 1;
}

static int math_ult(lua_State *L)
{
    lua_Unsigned left = (lua_Unsigned)luaL_checkinteger(L, 1);
    lua_pushboolean(L, left < (lua_Unsigned)luaL_checkinteger(L, 2));
    return 1;
}

/* Pushes the smallest or largest argument, by the operator "<". */
static int push_extreme(lua_State *L, bool smallest)
{
    int count = lua_gettop(L);
    int best = 1;
    luaL_checkany(L, 1);
    sandbox_spend(sandbox_of(L), (uint64_t)count / 4);
    for (int i = 2; i <= count; i++) {
        if (smallest ? lua_compare(L, i, best, LUA_OPLT) : lua_compare(L, best, i, LUA_OPLT))
            best = i;
    }
    lua_pushvalue(L, best);
    return 1;
}

static int math_min(lua_State *L)
{
    return push_extreme(L, true);
}

static int math_max(lua_State *L)
{
    return push_extreme(L, false);
}

void sandbox_open_math(lua_State *L)
{
    static const luaL_Reg functions[] = {
        {"abs", math_abs},
        {"acos", math_acos},
        {"asin", math_asin},
        {"atan", math_atan},
        {"ceil", math_ceil},
        {"cos", math_cos},
        {"deg", math_deg},
        {"exp", math_exp},
        {"floor", math_floor},
        {"fmod", math_fmod},
        {"log", math_log},
        {"max", math_max},
        {"min", math_min},
        {"modf", math_modf},
        {"rad", math_rad},
        {"sin", math_sin},
        {"random", math_random},
        {"sqrt", math_sqrt},
        {"tan", math_tan},
        {"tointeger", math_tointeger},
        {"type", math_type},
        {"ult", math_ult},
        {NULL, NULL},
    };
    lua_newtable(L);
    sandbox_add_functions(L, functions);
    lua_pushnumber(L, 3.141592653589793);
    lua_setfield(L, -2, "pi");
    lua_pushnumber(L, HUGE_VAL);
    lua_setfield(L, -2, "huge");
    lua_pushinteger(L, LUA_MAXINTEGER);
    lua_setfield(L, -2, "maxinteger");
    lua_pushinteger(L, LUA_MININTEGER);
    lua_setfield(L, -2, "mininteger");
}
