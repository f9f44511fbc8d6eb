/* What a column is declared to hold: checking it, and making its copy the builder's own. Also what
 * all parts of the builder share. */
#include "schema_builder.h"

#include <string.h>

#include "status.h"

#define INTEGER_MOST (INT64_C(1) << 53)

bool law__builder_is_good(const law_schema_builder *builder)
{
    return builder->error.status == LAW_OK;
}

bool law__builder_no_memory(law_schema_builder *builder)
{
    return law__keep_first(&builder->error, LAW_NO_MEMORY, "out of memory while building a schema");
}

void *law__builder_copy(law_schema_builder *builder, const void *bytes, size_t size)
{
    void *copy = law__pool_copy(&builder->schema.pool, bytes, size);
    if (copy == NULL)
        law__builder_no_memory(builder);
    return copy;
}

const char *law__builder_name(law_schema_builder *builder, const char *name)
{
    return law__builder_copy(builder, name, strlen(name) + 1);
}

law__table *law__builder_table(law_schema_builder *builder, law_table table)
{
    if (!law__builder_is_good(builder))
        return NULL;
    if (law__schema_table(&builder->schema, table) != NULL)
        return &builder->schema.tables[table.id - 1];
    law__keep_first(&builder->error, LAW_BAD_ARGUMENT, "there is no table with the id %u",
                    (unsigned)table.id);
    return NULL;
}

static bool keep_mistake(law_schema_builder *builder, const law__table *table, const char *name,
                         const char *what)
{
    return law__keep_first(&builder->error, LAW_BAD_ARGUMENT, "table \"%s\", column \"%s\": %s",
                           table->name, name, what);
}

static bool fill_integer(law_schema_builder *builder, const law__table *table, const char *name,
                         law_column_form *form)
{
    if (form->least == 0 && form->most == 0) {
        form->least = -INTEGER_MOST;
        form->most = INTEGER_MOST;
    }
    if (form->least > form->most)
        return keep_mistake(builder, table, name, "the least that it holds is above the most");
    if (form->optional && (uint64_t)form->most - (uint64_t)form->least == UINT64_MAX)
        return keep_mistake(builder, table, name,
                            "an optional integer has no room for all that 64 bits can hold");
    return true;
}

static bool fill_choices(law_schema_builder *builder, const law__table *table, const char *name,
                         law_column_form *form, size_t most)
{
    if (form->choice_count < 1 || form->choice_count > most || form->choices == NULL)
        return law__keep_first(&builder->error, LAW_BAD_ARGUMENT,
                               "table \"%s\", column \"%s\": %zu choices; 1 to %zu would be right",
                               table->name, name, form->choice_count, most);
    const char **choices =
        law__builder_copy(builder, form->choices, form->choice_count * sizeof *form->choices);
    if (choices == NULL)
        return false;
    for (size_t i = 0; i < form->choice_count; i++) {
        if (!law_name_is_valid(choices[i]))
            return law__keep_name_mistake(&builder->error, "choice", choices[i]);
        for (size_t k = 0; k < i; k++) {
            if (strcmp(choices[k], choices[i]) == 0)
                return law__keep_first(&builder->error, LAW_DUPLICATE,
                                       "table \"%s\", column \"%s\": the choice \"%s\" is there "
                                       "twice",
                                       table->name, name, choices[i]);
        }
        choices[i] = law__builder_name(builder, choices[i]);
        if (choices[i] == NULL)
            return false;
    }
    form->choices = choices;
    return true;
}

static bool fill_tables(law_schema_builder *builder, const law__table *table, const char *name,
                        law_column_form *form, uint64_t *allowed)
{
    if (form->table_count < 1 || form->table_count > LAW_TABLE_COUNT_MAX || form->tables == NULL)
        return keep_mistake(builder, table, name, "it refers to rows of no table");
    for (size_t i = 0; i < form->table_count; i++) {
        const law__table *to = law__builder_table(builder, form->tables[i]);
        if (to == NULL)
            return false;
        if (table->is_static && !to->is_static)
            return keep_mistake(builder, table, name,
                                "a static table refers only to rows of static tables");
        uint64_t bit = UINT64_C(1) << (form->tables[i].id - 1);
        if ((*allowed & bit) != 0)
            return keep_mistake(builder, table, name, "it refers to the same table twice");
        *allowed |= bit;
    }
    form->tables =
        law__builder_copy(builder, form->tables, form->table_count * sizeof *form->tables);
    return form->tables != NULL;
}

static bool fill_standard(law_schema_builder *builder, const law__table *table, const char *name,
                          law_column_form *form)
{
    law_value *standard = &form->standard;
    if (!form->has_standard) {
        *standard = (law_value){.kind = LAW_VALUE_NONE};
        return true;
    }
    if (form->kind == LAW_VALUE_ROW && standard->kind != LAW_VALUE_NONE)
        return keep_mistake(builder, table, name, "a reference has no standard value but none");
    bool has_text = standard->kind == LAW_VALUE_TEXT && standard->text_size > 0;
    if (has_text && standard->text != NULL && standard->text_size <= LAW_TEXT_SIZE_MAX) {
        standard->text = law__builder_copy(builder, standard->text, standard->text_size);
        return standard->text != NULL;
    }
    if (has_text)
        return keep_mistake(builder, table, name, "its standard text is too long, or has no bytes");
    standard->text = NULL;
    standard->text_size = 0;
    return true;
}

bool law__builder_fill_form(law_schema_builder *builder, const law__table *table, const char *name,
                            law_column_form *form, uint64_t *allowed)
{
    law_value_kind kind = form->kind;
    if (kind < LAW_VALUE_FLAG || kind > LAW_VALUE_TEXT)
        return keep_mistake(builder, table, name, "it has no kind that a column may have");
    bool may_be_none = kind == LAW_VALUE_INTEGER || kind == LAW_VALUE_CHOICE ||
                       kind == LAW_VALUE_PLAYER || kind == LAW_VALUE_ROW;
    if (form->optional && !may_be_none)
        return keep_mistake(builder, table, name,
                            "only a player, row, choice or integer can be optional");
    if (form->count > LAW_ARRAY_COUNT_MAX)
        return keep_mistake(builder, table, name, "an array has 255 cells at most");
    if (kind == LAW_VALUE_TEXT && (form->size < 1 || form->size > LAW_TEXT_SIZE_MAX))
        return keep_mistake(builder, table, name, "a text has a size of 1 to 255 bytes");
    if (kind == LAW_VALUE_INTEGER && !fill_integer(builder, table, name, form))
        return false;
    if (kind == LAW_VALUE_CHOICE && !fill_choices(builder, table, name, form, LAW_CHOICE_COUNT_MAX))
        return false;
    if (kind == LAW_VALUE_SET && !fill_choices(builder, table, name, form, LAW_SET_COUNT_MAX))
        return false;
    if (kind == LAW_VALUE_ROW && !fill_tables(builder, table, name, form, allowed))
        return false;
    if (kind != LAW_VALUE_INTEGER)
        form->least = form->most = 0;
    if (kind != LAW_VALUE_CHOICE && kind != LAW_VALUE_SET) {
        form->choices = NULL;
        form->choice_count = 0;
    }
    if (kind != LAW_VALUE_ROW) {
        form->tables = NULL;
        form->table_count = 0;
    }
    if (kind != LAW_VALUE_TEXT)
        form->size = 0;
    return fill_standard(builder, table, name, form);
}
