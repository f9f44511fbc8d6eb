/* A goods table that is being built: whether each kind can be held in a state as it says. */
#include "goods.h"

#include <string.h>

#include "memory.h"
#include "schema.h"
#include "status.h"

#define COUNT_MOST (INT64_C(1) << 53)

law_status law_goods_begin(law_goods_builder **out, const law_schema *schema,
                           const law_allocator *allocator, law_error *error)
{
    law_allocator chosen = law__allocator(allocator);
    *out = law__allocate(&chosen, sizeof **out);
    if (*out == NULL)
        return law__fail_memory(error, sizeof **out);
    memset(*out, 0, sizeof **out);
    (*out)->goods.allocator = chosen;
    (*out)->goods.schema = schema;
    return LAW_OK;
}

void law_goods_builder_destroy(law_goods_builder *builder)
{
    if (builder != NULL) {
        law_allocator allocator = builder->goods.allocator;
        law__release(&allocator, builder, sizeof *builder);
    }
}

const law_error *law_goods_builder_error(const law_goods_builder *builder)
{
    return &builder->error;
}

static bool keep(law_goods_builder *builder, const law_good_form *form, const char *what)
{
    return law__keep_first(&builder->error, LAW_BAD_ARGUMENT, "good \"%s\": %s", form->name, what);
}

/* ---- One kind of goods ---- */

static bool is_of_players(const law_goods_builder *builder, law_zone zone)
{
    const law__zone *known = law__schema_zone(builder->goods.schema, zone);
    return known != NULL && known->each == LAW_EACH_PLAYER;
}

static const law_column_form *column_of(const law_goods_builder *builder, const law_good_form *form,
                                        law_column column)
{
    const law_schema *schema = builder->goods.schema;
    return law_schema_column_form(schema, law_schema_zone_table(schema, form->zone), column);
}

static bool check_counted(law_goods_builder *builder, const law_good_form *form)
{
    const law_column_form *column = column_of(builder, form, form->column);
    if (column == NULL || column->kind != LAW_VALUE_INTEGER || column->count != 0 ||
        column->optional)
        return keep(builder, form,
                    "the column that counts it must be one integer, which is not optional");
    if (column->least < -COUNT_MOST || column->most > COUNT_MOST || column->most < 0)
        return keep(builder, form, "the column that counts it must lie within -2^53 to 2^53");
    if (form->becomes.id == 0)
        return true;
    const law_good_form *becomes = law__good_form(&builder->goods, form->becomes);
    return (becomes != NULL && becomes->kind == LAW_GOOD_COUNTED) ||
           keep(builder, form,
                "what it becomes must be counted, too, and have been added before it");
}

static bool is_beside(const law_goods_builder *builder, const law_good_form *form, law_zone zone)
{
    const law_schema *schema = builder->goods.schema;
    return law_schema_zone_table(schema, zone).id == law_schema_zone_table(schema, form->zone).id;
}

static bool check_things(law_goods_builder *builder, const law_good_form *form)
{
    const law_column_form *called = column_of(builder, form, form->column);
    const law_column_form *only_to = column_of(builder, form, form->only_to);
    if (form->column.id != 0 &&
        (called == NULL || called->kind != LAW_VALUE_TEXT || called->count != 0))
        return keep(builder, form, "the column of what a thing is called must be one text");
    if (form->only_to.id != 0 &&
        (only_to == NULL || only_to->kind != LAW_VALUE_PLAYER || only_to->count != 0))
        return keep(builder, form, "the column of whom it may go to must be one player");
    if (form->arrival.id != 0 &&
        (!is_of_players(builder, form->arrival) || !is_beside(builder, form, form->arrival)))
        return keep(builder, form,
                    "where it arrives must be a zone of players, for rows of the same table");
    const law__zone *discard = law__schema_zone(builder->goods.schema, form->discard);
    if (form->discard.id != 0 &&
        (discard == NULL || !is_beside(builder, form, form->discard) ||
         (discard->each != LAW_EACH_PLAYER && discard->each != LAW_EACH_ONE)))
        return keep(builder, form,
                    "where it is discarded must be a zone of one list or of players, for rows of "
                    "the same table");
    return true;
}

static bool check_form(law_goods_builder *builder, const law_good_form *form)
{
    if (!law_name_is_valid(form->name))
        return law__keep_name_mistake(&builder->error, "good", form->name);
    if (law_goods_named(&builder->goods, form->name).id != 0)
        return law__keep_first(&builder->error, LAW_DUPLICATE, "the good \"%s\" is there twice",
                               form->name);
    if (form->rule != NULL && !law_name_is_valid(form->rule))
        return law__keep_name_mistake(&builder->error, "rule", form->rule);
    if ((unsigned)form->kind >= LAW_GOOD_KIND_COUNT)
        return keep(builder, form, "there is no such kind of goods");
    if (form->most == 0)
        return keep(builder, form, "a side must be able to give 1 at least");
    if (form->kind == LAW_GOOD_OWN)
        return true;
    if (!is_of_players(builder, form->zone))
        return keep(builder, form, "it must lie in a zone of players");
    return form->kind == LAW_GOOD_COUNTED ? check_counted(builder, form)
                                          : check_things(builder, form);
}

/* What a kind does not use is cleared. */
static law_good_form cleared(const law_good_form *form)
{
    law_good_form clear = *form;
    const law_zone no_zone = {0};
    const law_column no_column = {0};
    if (form->kind != LAW_GOOD_COUNTED)
        clear.becomes = (law_good){0};
    if (form->kind != LAW_GOOD_THINGS) {
        clear.arrival = clear.discard = no_zone;
        clear.only_to = no_column;
    }
    if (form->kind == LAW_GOOD_OWN) {
        clear.zone = no_zone;
        clear.column = no_column;
        clear.capacity = LAW_NO_LIMIT;
    }
    return clear;
}

/* The texts of a form are those of its good. */
static void point_at_texts(law__good *good)
{
    good->form.name = good->name;
    good->form.rule = good->rule[0] != '\0' ? good->rule : NULL;
}

law_good law_goods_add(law_goods_builder *builder, const law_good_form *form)
{
    law_goods *goods = &builder->goods;
    if (builder->error.status != LAW_OK || !check_form(builder, form))
        return (law_good){0};
    if (goods->count == LAW_GOOD_COUNT_MAX) {
        law__keep_first(&builder->error, LAW_TOO_MANY, "more than %d kinds of goods",
                        LAW_GOOD_COUNT_MAX);
        return (law_good){0};
    }
    law__good *good = &goods->goods[goods->count++];
    good->form = cleared(form);
    memcpy(good->name, form->name, strlen(form->name) + 1);
    if (form->rule != NULL)
        memcpy(good->rule, form->rule, strlen(form->rule) + 1);
    point_at_texts(good);
    return (law_good){goods->count};
}

/* ---- The whole table ---- */

static law_status fail_two(law_error *error, const law__good *a, const law__good *b,
                           const char *what)
{
    return law__fail(error, LAW_BAD_ARGUMENT, "the goods \"%s\" and \"%s\": %s", a->name, b->name,
                     what);
}

/* Whether one good would be in another's way: each thing and each count is of one kind, the rows
 * that count stay where they are, and what is discarded is gone. */
static law_status check_two(const law__good *a, const law__good *b, law_error *error)
{
    const law_good_form *of = &a->form, *other = &b->form;
    bool is_same_kind = of->kind == other->kind && a != b;
    if (is_same_kind && of->kind == LAW_GOOD_COUNTED && of->zone.id == other->zone.id &&
        of->column.id == other->column.id)
        return fail_two(error, a, b, "the same column counts both");
    if (is_same_kind && of->kind == LAW_GOOD_THINGS && of->zone.id == other->zone.id)
        return fail_two(error, a, b, "things of both would lie in the same zone");
    if (of->kind != LAW_GOOD_THINGS || other->zone.id == 0)
        return LAW_OK;
    if (other->zone.id == of->discard.id)
        return fail_two(error, a, b, "things of the first would be discarded among the second");
    if (other->kind == LAW_GOOD_COUNTED &&
        (other->zone.id == of->zone.id || other->zone.id == of->arrival.id))
        return fail_two(error, a, b, "things of the first would lie among the rows that count");
    return LAW_OK;
}

static law_status check_all(const law_goods *goods, law_error *error)
{
    for (uint32_t i = 0; i < goods->count; i++) {
        for (uint32_t k = 0; k < goods->count; k++) {
            law_status status = check_two(&goods->goods[i], &goods->goods[k], error);
            if (status != LAW_OK)
                return status;
        }
    }
    return LAW_OK;
}

static bool find_choice(law__good *good, const law_column_form *column)
{
    for (uint32_t i = 0; i < column->choice_count; i++) {
        if (strcmp(column->choices[i], good->name) == 0) {
            good->choice = i;
            return true;
        }
    }
    return false;
}

/* Finds all that a schema must have for goods. */
static law_status find_all(law_goods *goods, law_error *error)
{
    if (!law__trade_tables_find(&goods->tables, goods->schema, error))
        return LAW_BAD_ARGUMENT;
    const law_column_form *column =
        law_schema_column_form(goods->schema, goods->tables.ledger, goods->tables.good);
    for (uint32_t i = 0; i < goods->count; i++) {
        if (!find_choice(&goods->goods[i], column))
            return law__fail(error, LAW_BAD_ARGUMENT,
                             "table \"ledger\", column \"good\": it lacks the choice \"%s\"",
                             goods->goods[i].name);
    }
    return LAW_OK;
}

law_status law_goods_finish(law_goods **out, const law_goods_builder *builder, law_error *error)
{
    *out = NULL;
    if (builder->error.status != LAW_OK)
        return law__fail(error, builder->error.status, "%s", builder->error.message);
    law_status status = check_all(&builder->goods, error);
    if (status != LAW_OK)
        return status;
    law_goods *goods = law__allocate(&builder->goods.allocator, sizeof *goods);
    if (goods == NULL)
        return law__fail_memory(error, sizeof *goods);
    *goods = builder->goods;
    for (uint32_t i = 0; i < goods->count; i++)
        point_at_texts(&goods->goods[i]);
    status = find_all(goods, error);
    if (status != LAW_OK) {
        law_goods_destroy(goods);
        return status;
    }
    *out = goods;
    return LAW_OK;
}
