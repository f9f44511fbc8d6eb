/* One cell of a row as bytes: what may stand in it, reading it and writing it. */
#ifndef LAW_SCHEMA_CELL_H
#define LAW_SCHEMA_CELL_H

#include "bytes.h"
#include "schema.h"

/* Bytes that a cell of such a column needs. */
uint32_t law__cell_width(const law_column_form *form);

/* Whether a value may stand in a cell, as far as the schema knows: whether a row that it refers to
 * exists is not asked. */
bool law__cell_fits(const law_schema *schema, const law__column *column, const law_value *value);
/* The same as a status; `where` begins the message. */
law_status law__cell_check(const law_schema *schema, const law__column *column,
                           const law_value *value, const char *where, law_error *error);
/* The value has been checked, or is none. */
void law__cell_put(const law__column *column, unsigned char *cell, const law_value *value);
law_value law__cell_get(const law__column *column, const unsigned char *cell);
/* Whether bytes from outside are those of a value. Whether rows exist is not asked; none is one
 * only where the column is optional. */
bool law__cell_is_valid(const law_schema *schema, const law__column *column,
                        const unsigned char *cell);
/* What a new row has: never UNSEEN, none where it must be given. */
law_value law__cell_standard(const law_column_form *form);

/* A value in words, for messages. */
enum { LAW__VALUE_SHOWN_SIZE = 96 };
const char *law__value_shown(char shown[LAW__VALUE_SHOWN_SIZE], const law_schema *schema,
                             const law__column *column, const law_value *value);

bool law__text_is_valid(const char *text, size_t size); /* UTF-8 without U+0000 */

#endif
