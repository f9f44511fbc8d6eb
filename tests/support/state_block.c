/* A block for tests: a number on the heap, of which viewers see the last digit alone. */
#include "state_model.h"

#include "bytes.h"
#include "memory.h"
#include "status.h"

typedef struct {
    uint64_t number;
} block;

law_status model_block_make(void **out, uint64_t number, const law_allocator *allocator)
{
    law_allocator chosen = law__allocator(allocator);
    block *made = law__allocate(&chosen, sizeof *made);
    *out = made;
    if (made == NULL)
        return LAW_NO_MEMORY;
    made->number = number;
    return LAW_OK;
}

uint64_t model_block_number(const void *of)
{
    return ((const block *)of)->number;
}

static law_status make(void **out, uint64_t number, const law_allocator *allocator,
                       law_error *error)
{
    law_status status = model_block_make(out, number, allocator);
    return status == LAW_OK ? LAW_OK : law__fail_memory(error, sizeof(block));
}

static law_status clone_block(void **out, const void *of, const void *user,
                              const law_allocator *allocator, law_error *error)
{
    (void)user;
    return make(out, model_block_number(of), allocator, error);
}

static void destroy_block(void *of, const void *user, const law_allocator *allocator)
{
    law_allocator chosen = law__allocator(allocator);
    (void)user;
    law__release(&chosen, of, sizeof(block));
}

static bool are_equal(const void *a, const void *b, const void *user)
{
    (void)user;
    return model_block_number(a) == model_block_number(b);
}

static uint64_t hash_block(const void *of, const void *user)
{
    (void)user;
    return model_block_number(of) * UINT64_C(0x9e3779b97f4a7c15);
}

static size_t write_block(unsigned char *bytes, size_t size, const void *of, const void *user)
{
    (void)user;
    if (bytes != NULL && size >= sizeof(uint64_t)) {
        law__writer writer = {.bytes = bytes};
        law__put_number(&writer, model_block_number(of), sizeof(uint64_t));
    }
    return sizeof(uint64_t);
}

static law_status read_block(void **out, const unsigned char *bytes, size_t size, const void *user,
                             const law_allocator *allocator, law_error *error)
{
    law__reader reader = {.bytes = bytes, .size = size};
    (void)user;
    *out = NULL;
    uint64_t number = law__take_number(&reader, sizeof number);
    if (reader.has_ended || reader.used != size)
        return law__fail(error, LAW_BAD_ARGUMENT, "a number has %zu bytes, not %zu", sizeof number,
                         size);
    return make(out, number, allocator, error);
}

static law_status view_block(void **out, const void *of, law_player viewer, const void *user,
                             const law_allocator *allocator, law_error *error)
{
    (void)user;
    (void)viewer;
    return make(out, model_block_number(of) % 10, allocator, error);
}

law_block_type model_block_type(void)
{
    return (law_block_type){
        .name = "number",
        .clone = clone_block,
        .destroy = destroy_block,
        .equal = are_equal,
        .hash = hash_block,
        .write = write_block,
        .read = read_block,
        .view = view_block,
    };
}
