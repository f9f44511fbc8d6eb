/* House rules as Lua reads them, variants, and Lua hooks that the core asks. No jump crosses a
 * frame of the core: before the protected call nothing can raise, and what a hook raised waits on
 * the stack until the core has returned. */
#include "module.h"
#include "sandbox.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

const char *const rules_question_names[LAW_ASK_COUNT] = {
    [LAW_ASK_LEGAL] = "legal",     [LAW_ASK_STRENGTH] = "strength",
    [LAW_ASK_HOLDING] = "holding", [LAW_ASK_SUPPLY_ACTIONS] = "supply_actions",
    [LAW_ASK_VICTORY] = "victory",
};

/* ---- House rules ---- */

static const char *const kind_names[] = {
    [LAW_RULE_FLAG] = "flag",
    [LAW_RULE_CHOICE] = "choice",
    [LAW_RULE_LIMIT] = "limit",
    [LAW_RULE_FRACTION] = "fraction",
};

/* A rule's value: boolean, string, integer (nil: no limit), or a list of two integers. */
static void push_value(lua_State *L, const law_rule_value *value)
{
    switch (value->kind) {
    case LAW_RULE_FLAG:
        lua_pushboolean(L, value->flag);
        break;
    case LAW_RULE_CHOICE:
        lua_pushstring(L, value->choice);
        break;
    case LAW_RULE_LIMIT:
        if (value->limit == LAW_NO_LIMIT)
            lua_pushnil(L);
        else
            lua_pushinteger(L, (lua_Integer)value->limit);
        break;
    case LAW_RULE_FRACTION:
        lua_createtable(L, 2, 0);
        lua_pushinteger(L, (lua_Integer)value->fraction.numerator);
        lua_rawseti(L, -2, 1);
        lua_pushinteger(L, (lua_Integer)value->fraction.denominator);
        lua_rawseti(L, -2, 2);
        break;
    }
}

static void push_default(lua_State *L, const law_rule *rule)
{
    law_rules standard;
    law_rules_standard(&standard, sizeof standard);
    law_rule_value value = law_rules_get(&standard, rule);
    switch (value.kind) {
    case LAW_RULE_FLAG:
        lua_pushstring(L, value.flag ? "true" : "false");
        break;
    case LAW_RULE_CHOICE:
        lua_pushfstring(L, "\"%s\"", value.choice);
        break;
    case LAW_RULE_LIMIT:
        if (value.limit == LAW_NO_LIMIT)
            lua_pushliteral(L, "law.no_limit");
        else
            lua_pushfstring(L, "%I", (LUAI_UACINT)value.limit);
        break;
    case LAW_RULE_FRACTION:
        lua_pushfstring(L, "{ %I, %I }", (LUAI_UACINT)value.fraction.numerator,
                        (LUAI_UACINT)value.fraction.denominator);
        break;
    }
}

/* rules(): a list of { name, kind, choices, number, sentence, default }, in the order of the table.
 */
static int rules(lua_State *L)
{
    size_t count = law_rule_count();
    lua_createtable(L, (int)count, 0);
    for (size_t i = 0; i < count; i++) {
        const law_rule *rule = law_rule_at(i);
        lua_createtable(L, 0, 6);
        handle_set_name(L, "name", rule->name);
        handle_set_name(L, "kind", kind_names[rule->kind]);
        handle_set_name(L, "number", rule->number);
        handle_set_name(L, "sentence", rule->sentence);
        push_default(L, rule);
        lua_setfield(L, -2, "default");
        if (rule->choices) {
            lua_newtable(L);
            for (int choice = 0; rule->choices[choice]; choice++) {
                lua_pushstring(L, rule->choices[choice]);
                lua_rawseti(L, -2, choice + 1);
            }
            lua_setfield(L, -2, "choices");
        }
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    return 1;
}

/* ---- Variants ---- */

/* variant_new(base or nil, hooks, details): `hooks` is a list by kind of question (from 1) of lists
 * of functions, each of which is told the answer of the one before it; false where there is none.
 */
static int variant_new(lua_State *L)
{
    const variant_handle *base = luaL_testudata(L, 1, VARIANT_TYPE);
    luaL_checktype(L, 2, LUA_TTABLE);
    luaL_checktype(L, 3, LUA_TTABLE);
    variant_handle *handle = lua_newuserdatauv(L, sizeof *handle, VARIANT_USER_VALUES);
    if (base)
        handle->rules = base->rules;
    else
        law_rules_standard(&handle->rules, sizeof handle->rules);
    for (int kind = 0; kind < LAW_ASK_COUNT; kind++) {
        handle->rules.hooks[kind] = lua_rawgeti(L, 2, kind + 1) == LUA_TTABLE ? rules_answer : NULL;
        lua_pop(L, 1);
    }
    luaL_setmetatable(L, VARIANT_TYPE);
    lua_getfield(L, 3, "name");
    handle->name = lua_tostring(L, -1);
    lua_pop(L, 1);
    lua_pushvalue(L, 2);
    lua_setiuservalue(L, -2, VARIANT_HOOKS);
    lua_pushvalue(L, 3);
    lua_setiuservalue(L, -2, VARIANT_DETAILS);
    return 1;
}

/* variant_set(variant, rule, value[, denominator]): only while variant.lua builds it. */
static int variant_set(lua_State *L)
{
    variant_handle *handle = luaL_checkudata(L, 1, VARIANT_TYPE);
    const law_rule *rule = law_rule_named(luaL_checkstring(L, 2));
    luaL_argcheck(L, rule, 2, "no such rule");
    law_rule_value value = {.kind = rule->kind};
    switch (rule->kind) {
    case LAW_RULE_FLAG:
        value.flag = lua_toboolean(L, 3);
        break;
    case LAW_RULE_CHOICE:
        value.choice = luaL_checkstring(L, 3);
        break;
    case LAW_RULE_LIMIT:
        value.limit = lua_isnoneornil(L, 3) ? LAW_NO_LIMIT : (uint64_t)luaL_checkinteger(L, 3);
        break;
    case LAW_RULE_FRACTION:
        value.fraction.numerator = (uint64_t)luaL_checkinteger(L, 3);
        value.fraction.denominator = (uint64_t)luaL_checkinteger(L, 4);
        break;
    }
    law_error error;
    if (law_rules_set(&handle->rules, rule, &value, &error) != LAW_OK)
        return handle_fail(L, &error);
    lua_pushboolean(L, 1);
    return 1;
}

/* variant_get(variant, rule): its value; nil for no limit. */
static int variant_get(lua_State *L)
{
    const variant_handle *handle = luaL_checkudata(L, 1, VARIANT_TYPE);
    const law_rule *rule = law_rule_named(luaL_checkstring(L, 2));
    luaL_argcheck(L, rule, 2, "no such rule");
    law_rule_value value = law_rules_get(&handle->rules, rule);
    push_value(L, &value);
    return 1;
}

static int variant_details(lua_State *L)
{
    luaL_checkudata(L, 1, VARIANT_TYPE);
    lua_getiuservalue(L, 1, VARIANT_DETAILS);
    return 1;
}

static int variant_hooks(lua_State *L)
{
    luaL_checkudata(L, 1, VARIANT_TYPE);
    lua_getiuservalue(L, 1, VARIANT_HOOKS);
    return 1;
}

/* ---- Asking ---- */

typedef struct {
    const law_question *question;
    hook_guard *guard;
    int64_t *answer;
    int hook; /* which of the chain is being asked */
} hook_call;

/* Raises what is on top, behind the place of the hook's definition: the answer has no line of its
 * own. */
static int refuse_answer(lua_State *L, int hook)
{
    lua_Debug place;
    lua_rawgeti(L, 6, hook);
    lua_getinfo(L, ">S", &place);
    lua_pushfstring(L, "%s:%d: the hook returned %s", place.short_src, place.linedefined,
                    lua_tostring(L, -1));
    return lua_error(L);
}

/* Reads a hook's answer on top of the stack into *answer. `nil` keeps the standard one. */
static void read_answer(lua_State *L, const hook_call *call)
{
    law_question_kind kind = call->question->kind;
    bool is_yes_or_no = kind == LAW_ASK_LEGAL || kind == LAW_ASK_VICTORY;
    int64_t most = kind == LAW_ASK_SUPPLY_ACTIONS ? INT64_MAX : LAW_STRENGTH_MAX;
    const char *range = kind == LAW_ASK_SUPPLY_ACTIONS ? "from 0" : "from 0 to 2147483647";
    if (lua_isnil(L, -1))
        return;
    if (is_yes_or_no && lua_isboolean(L, -1)) {
        *call->answer = lua_toboolean(L, -1);
        return;
    }
    if (!is_yes_or_no && lua_isinteger(L, -1) && lua_tointeger(L, -1) >= 0 &&
        lua_tointeger(L, -1) <= most) {
        *call->answer = lua_tointeger(L, -1);
        return;
    }
    if (is_yes_or_no)
        lua_pushfstring(L, "a %s; it returns true, false, or nothing", luaL_typename(L, -1));
    else if (lua_type(L, -1) != LUA_TNUMBER)
        lua_pushfstring(L, "a %s; it returns an integer %s, or nothing", luaL_typename(L, -1),
                        range);
    else if (!lua_isinteger(L, -1))
        lua_pushfstring(L, "the float %f; divide with // to stay in integers",
                        (LUAI_UACNUMBER)lua_tonumber(L, -1));
    else
        lua_pushfstring(L, "%I; it returns an integer %s, or nothing",
                        (LUAI_UACINT)lua_tointeger(L, -1), range);
    refuse_answer(L, call->hook);
}

/* Its address is the registry's key: does what a hook raises carry the calls that led to it? */
static const char traces_key = 't';

/* trace_hooks(flag): for all hooks of this state, from now on. */
static int trace_hooks(lua_State *L)
{
    lua_pushboolean(L, lua_toboolean(L, 1));
    lua_rawsetp(L, LUA_REGISTRYINDEX, &traces_key);
    return 0;
}

static int add_traceback(lua_State *L)
{
    if (lua_type(L, 1) == LUA_TSTRING)
        luaL_traceback(L, L, lua_tostring(L, 1), 1);
    return 1;
}

/* Calls the hook that lies below its two arguments, for its answer. */
static void call_hook(lua_State *L)
{
    lua_rawgetp(L, LUA_REGISTRYINDEX, &traces_key);
    bool traces = lua_toboolean(L, -1);
    lua_pop(L, 1);
    if (!traces) {
        lua_call(L, 2, 1);
        return;
    }
    int base = lua_gettop(L) - 2;
    lua_pushcfunction(L, add_traceback);
    lua_insert(L, base);
    if (lua_pcall(L, 2, 1, base) != LUA_OK)
        lua_error(L);
    lua_remove(L, base);
}

/* Protected: (hook_call, turn). Asks the hooks of one kind, one after the other. */
static int call_hooks(lua_State *L)
{
    hook_call *call = lua_touserdata(L, 1);
    law_question_kind kind = call->question->kind;
    bool is_yes_or_no = kind == LAW_ASK_LEGAL || kind == LAW_ASK_VICTORY;
    lua_getiuservalue(L, 2, TURN_ASK);
    ask_handle *ask = lua_touserdata(L, 3);
    lua_getiuservalue(L, 2, TURN_VARIANT);
    lua_getiuservalue(L, 4, VARIANT_HOOKS);
    lua_rawgeti(L, 5, kind + 1);
    int count = (int)lua_rawlen(L, 6);
    guard_freeze(L, call->guard);
    ask->question = call->question;
    for (int i = 1; i <= count; i++) {
        call->hook = i;
        lua_rawgeti(L, 6, i);
        lua_pushvalue(L, 3);
        if (is_yes_or_no)
            lua_pushboolean(L, *call->answer != 0);
        else
            lua_pushinteger(L, *call->answer);
        call_hook(L);
        read_answer(L, call);
        lua_settop(L, 6);
    }
    return 0;
}

/* Whom a question is about: "unit" or "player", and the name. */
static const char *subject_of(const turn_handle *turn, uint32_t unit, uint32_t player,
                              const char **name)
{
    const law_position *position = law_turn_position(turn->turn);
    *name = unit != 0 ? law_position_unit_name(position, (law_unit){unit})
                      : law_position_player_name(position, (law_player){player});
    return unit != 0 ? "unit" : "player";
}

/* After a limit Lua must not be asked any more, so what was going on is written down here. The
 * innermost hook is the first to do so. */
static void note_limit(hook_guard *guard, const turn_handle *turn, const law_question *question)
{
    const char *name;
    const char *what = subject_of(turn, question->unit.id, question->player.id, &name);
    if (guard->note[0] != '\0')
        return;
    snprintf(guard->note, sizeof guard->note,
             "in the hook \"%s\" of variant \"%.200s\", asked about %s \"%s\" in turn %" PRIu64,
             rules_question_names[question->kind], turn->variant->name, what, name,
             law_position_turn(law_turn_position(turn->turn)));
}

/* Called by the core, with the turn's handle at index 1 of the running C function. */
law_status rules_answer(void *user, const law_question *question, int64_t *answer)
{
    turn_handle *turn = user;
    lua_State *L = turn->L;
    if (!lua_checkstack(L, 8))
        return LAW_NO_MEMORY;
    hook_guard *guard = guard_of(L);
    hook_call call = {question, guard, answer, 0};
    lua_pushcfunction(L, call_hooks);
    lua_pushlightuserdata(L, &call);
    lua_pushvalue(L, 1);
    sandbox *box = sandbox_of(L);
    guard->depth++;
    bool ok = box ? sandbox_call(box, L, 2, 0) == SANDBOX_OK : lua_pcall(L, 2, 0, 0) == LUA_OK;
    guard->depth--;
    if (box && sandbox_is_exhausted(box)) {
        note_limit(guard, turn, question);
    } else {
        lua_getiuservalue(L, 1, TURN_ASK); /* cannot raise */
        ((ask_handle *)lua_touserdata(L, -1))->question = NULL;
        lua_pop(L, 1);
    }
    if (ok)
        return LAW_OK;
    turn->failed_kind = question->kind;
    turn->failed_unit = question->unit.id;
    turn->failed_player = question->player.id;
    turn->failed_hook = call.hook;
    return LAW_HOOK_FAILED; /* the message stays on top, unless a limit was hit */
}

/* After the core has returned LAW_HOOK_FAILED: returns nil, message, "hook_failed", the hook's
 * name, which of its chain, and what it was asked about: whom, and in which turn. */
int rules_hook_error(lua_State *L, turn_handle *turn, int stack_top, const law_error *error)
{
    lua_pushnil(L);
    if (lua_gettop(L) == stack_top + 1)
        lua_pushstring(L, error->message); /* the core's own: the hook raised nothing */
    else if (lua_isstring(L, stack_top + 1))
        lua_pushvalue(L, stack_top + 1);
    else
        lua_pushfstring(L, "(error object is a %s value)", luaL_typename(L, stack_top + 1));
    lua_pushstring(L, law_status_name(LAW_HOOK_FAILED));
    lua_pushstring(L, rules_question_names[turn->failed_kind]);
    lua_pushinteger(L, turn->failed_hook);
    const char *name;
    lua_pushstring(L, subject_of(turn, turn->failed_unit, turn->failed_player, &name));
    lua_pushfstring(L, "%s \"%s\" in turn %I", lua_tostring(L, -1), name,
                    (LUAI_UACINT)law_position_turn(law_turn_position(turn->turn)));
    lua_remove(L, -2);
    return 6;
}

/* questions(): the hooks' names, in the order of their kinds. */
static int questions(lua_State *L)
{
    lua_createtable(L, LAW_ASK_COUNT, 0);
    for (int kind = 0; kind < LAW_ASK_COUNT; kind++) {
        lua_pushstring(L, rules_question_names[kind]);
        lua_rawseti(L, -2, kind + 1);
    }
    return 1;
}

/* is_asking(): whether a hook runs. */
static int is_asking(lua_State *L)
{
    lua_pushboolean(L, guard_of(L)->depth > 0);
    return 1;
}

static const luaL_Reg functions[] = {
    {"is_asking", is_asking},         {"rules", rules},
    {"questions", questions},         {"trace_hooks", trace_hooks},
    {"variant_new", variant_new},     {"variant_set", variant_set},
    {"variant_get", variant_get},     {"variant_details", variant_details},
    {"variant_hooks", variant_hooks}, {NULL, NULL},
};

void bind_rules(lua_State *L)
{
    luaL_setfuncs(L, functions, 0);
    handle_define(L, VARIANT_TYPE, NULL);
    lua_setfield(L, -2, "variant_type");
}
