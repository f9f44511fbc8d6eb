/* One cell of a row as bytes: what may stand in it, reading it and writing it. */
#ifndef LAW_SCHEMA_CELL_H
#define LAW_SCHEMA_CELL_H

#include <string.h>

#include "schema.h"

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define LAW__IS_LITTLE_ENDIAN 1
#else
#define LAW__IS_LITTLE_ENDIAN 0
#endif

static inline uint32_t law__load16(const unsigned char *bytes)
{
    return bytes[0] | (uint32_t)bytes[1] << 8;
}

static inline void law__store16(unsigned char *bytes, uint32_t number)
{
    bytes[0] = (unsigned char)number;
    bytes[1] = (unsigned char)(number >> 8);
}

/* `width` is 1 to 8 bytes. */
static inline uint64_t law__load(const unsigned char *bytes, uint32_t width)
{
    uint64_t number = 0;
#if LAW__IS_LITTLE_ENDIAN
    if (width == 8) {
        memcpy(&number, bytes, sizeof number);
        return number;
    }
#endif
    for (uint32_t i = 0; i < width; i++)
        number |= (uint64_t)bytes[i] << (8 * i);
    return number;
}

static inline void law__store(unsigned char *bytes, uint32_t width, uint64_t number)
{
    for (uint32_t i = 0; i < width; i++)
        bytes[i] = (unsigned char)(number >> (8 * i));
}

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
