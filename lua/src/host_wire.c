/* Messages over a socket: a head, then the bytes. Both ends run on one machine and are one program,
 * so numbers are as they are in memory. */
#define _POSIX_C_SOURCE 200809L
#include "host_wire.h"

#include "host.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum {
    NANOSECONDS = 1000 * 1000, /* of a millisecond */
    WAIT_MILLISECONDS = 100    /* a signal that arrives just before the wait is seen after it */
};

typedef struct head {
    uint64_t kind;
    uint64_t size;
} head;

uint64_t wire_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000 * NANOSECONDS + (uint64_t)now.tv_nsec;
}

/* ---- The parent's side ---- */

/* Whether there is still time, and reason to go on. */
static wire_status look_up(uint64_t now, uint64_t deadline)
{
    if (host_interrupted() != 0)
        return WIRE_STOPPED;
    return now < deadline ? WIRE_OK : WIRE_LATE;
}

/* Waits until the socket is ready for that, or there is a reason not to. */
static wire_status wait_for(int socket, short events, uint64_t deadline)
{
    for (;;) {
        uint64_t now = wire_now();
        wire_status status = look_up(now, deadline);
        if (status != WIRE_OK)
            return status;
        uint64_t left = (deadline - now) / NANOSECONDS + 1;
        struct pollfd wanted = {.fd = socket, .events = events};
        int ready = poll(&wanted, 1, left < WAIT_MILLISECONDS ? (int)left : (int)WAIT_MILLISECONDS);
        if (ready > 0)
            return WIRE_OK;
        if (ready < 0 && errno != EINTR)
            return WIRE_CLOSED;
    }
}

wire_status wire_send_until(int socket, wire_kind kind, const void *bytes, size_t size,
                            uint64_t deadline)
{
    head first = {kind, size};
    struct iovec parts[2] = {{&first, sizeof first}, {(void *)bytes, size}};
    struct msghdr message = {.msg_iov = parts, .msg_iovlen = size > 0 ? 2 : 1};
    while (message.msg_iovlen > 0) {
        ssize_t sent = sendmsg(socket, &message, MSG_DONTWAIT | MSG_NOSIGNAL);
        if (sent < 0 && errno != EINTR && errno != EAGAIN && errno != EWOULDBLOCK)
            return WIRE_CLOSED;
        if (sent < 0) {
            wire_status status = wait_for(socket, POLLOUT, deadline);
            if (status != WIRE_OK)
                return status;
            continue;
        }
        size_t done = (size_t)sent;
        while (message.msg_iovlen > 0 && done >= message.msg_iov->iov_len) {
            done -= message.msg_iov->iov_len;
            message.msg_iov++;
            message.msg_iovlen--;
        }
        if (message.msg_iovlen > 0) {
            message.msg_iov->iov_base = (char *)message.msg_iov->iov_base + done;
            message.msg_iov->iov_len -= done;
        }
    }
    return WIRE_OK;
}

static wire_status receive_until(int socket, void *bytes, size_t size, uint64_t deadline)
{
    char *to = bytes;
    while (size > 0) {
        ssize_t got = recv(socket, to, size, MSG_DONTWAIT);
        if (got > 0) {
            to += got;
            size -= (size_t)got;
            continue;
        }
        if (got == 0 || (errno != EINTR && errno != EAGAIN && errno != EWOULDBLOCK))
            return WIRE_CLOSED;
        wire_status status = wait_for(socket, POLLIN, deadline);
        if (status != WIRE_OK)
            return status;
    }
    return WIRE_OK;
}

/* Its memory grows with what has come, not with what was announced. */
static wire_status receive_bytes(int socket, wire_message *message, uint64_t deadline)
{
    enum { FIRST = 64 * 1024 };
    size_t room = 0, done = 0;
    while (done < message->size) {
        size_t wanted = room == 0 ? FIRST : room * 2;
        room = wanted < message->size ? wanted : message->size;
        char *grown = realloc(message->bytes, room + 1);
        if (grown == NULL)
            return WIRE_NO_MEMORY;
        message->bytes = grown;
        wire_status status = receive_until(socket, grown + done, room - done, deadline);
        if (status != WIRE_OK)
            return status;
        done = room;
    }
    if (message->bytes == NULL && (message->bytes = malloc(1)) == NULL)
        return WIRE_NO_MEMORY;
    message->bytes[done] = '\0';
    return WIRE_OK;
}

wire_status wire_receive_until(int socket, wire_message *message, size_t most, uint64_t deadline)
{
    head first;
    *message = (wire_message){0};
    /* one that never stops sending is never waited for */
    wire_status status = look_up(wire_now(), deadline);
    if (status == WIRE_OK)
        status = receive_until(socket, &first, sizeof first, deadline);
    if (status != WIRE_OK)
        return status;
    if (first.size > most)
        return WIRE_TOO_LONG;
    message->kind = first.kind <= WIRE_OUTCOME ? (wire_kind)first.kind : 0;
    message->size = (size_t)first.size;
    status = receive_bytes(socket, message, deadline);
    if (status == WIRE_OK)
        return status;
    free(message->bytes);
    message->bytes = NULL;
    return status;
}

/* ---- All or nothing ---- */

bool wire_write_all(int socket, const void *bytes, size_t size)
{
    const char *from = bytes;
    while (size > 0) {
        ssize_t sent = write(socket, from, size);
        if (sent < 0 && errno == EINTR)
            continue;
        if (sent <= 0)
            return false;
        from += sent;
        size -= (size_t)sent;
    }
    return true;
}

bool wire_read_all(int socket, void *bytes, size_t size)
{
    char *to = bytes;
    while (size > 0) {
        ssize_t got = read(socket, to, size);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        to += got;
        size -= (size_t)got;
    }
    return true;
}

/* ---- The child's side ---- */

bool wire_send(wire_kind kind, const void *bytes, size_t size)
{
    enum { SMALL = 4096 };
    char together[sizeof(head) + SMALL]; /* one message that is small is one write */
    head first = {kind, size};
    if (size > SMALL)
        return wire_write_all(WIRE_SOCKET, &first, sizeof first) &&
               wire_write_all(WIRE_SOCKET, bytes, size);
    memcpy(together, &first, sizeof first);
    if (size > 0)
        memcpy(together + sizeof first, bytes, size);
    return wire_write_all(WIRE_SOCKET, together, sizeof first + size);
}

bool wire_receive(wire_message *message)
{
    head first;
    *message = (wire_message){0};
    if (!wire_read_all(WIRE_SOCKET, &first, sizeof first) || first.size > SIZE_MAX - 1)
        return false;
    message->bytes = malloc((size_t)first.size + 1);
    if (message->bytes == NULL)
        return false;
    message->kind = (wire_kind)first.kind;
    message->size = (size_t)first.size;
    message->bytes[message->size] = '\0';
    if (wire_read_all(WIRE_SOCKET, message->bytes, message->size))
        return true;
    free(message->bytes);
    message->bytes = NULL;
    return false;
}
