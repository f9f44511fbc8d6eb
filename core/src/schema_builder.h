/* A schema that is being built, and what the parts of the builder share. */
#ifndef LAW_SCHEMA_BUILDER_H
#define LAW_SCHEMA_BUILDER_H

#include "schema.h"

struct law_schema_builder {
    law_schema schema;
    law_error error; /* the first mistake; LAW_OK: none yet */
};

bool law__builder_is_good(const law_schema_builder *builder);
bool law__builder_no_memory(law_schema_builder *builder); /* false */
/* A copy in the builder's memory; NULL, and that is kept, where there is none. */
void *law__builder_copy(law_schema_builder *builder, const void *bytes, size_t size);
const char *law__builder_name(law_schema_builder *builder, const char *name);
/* The table of an id, or NULL and the mistake is kept; also when there was one before. */
law__table *law__builder_table(law_schema_builder *builder, law_table table);
/* Checks a form, and makes its copy the builder's own. What a kind does not use is cleared. */
bool law__builder_fill_form(law_schema_builder *builder, const law__table *table, const char *name,
                            law_column_form *form, uint64_t *allowed);

#endif
