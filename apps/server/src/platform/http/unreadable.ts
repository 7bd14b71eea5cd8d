import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { Code, type ErrorEnvelope } from '@khandai/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { type MessageKey, sentence } from '../messages.js';

/** Errors of Node's parser that are no fault of the request's text. */
const ABORTED: ReadonlySet<string | undefined> = new Set(['ECONNRESET', 'EPIPE']);
/** Nothing more came in time: often a connection that a browser opened in advance, so nothing is logged. */
const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';
/** An address and headers of more than 16 KiB. */
const TOO_LONG = 'HPE_HEADER_OVERFLOW';

/**
 * Answers bytes that are no request, or one whose address is too long to be read: it reaches no route, so there is only its
 * connection, which closes. Senders who are gone get no answer.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket, log: FastifyBaseLogger): void {
  if (ABORTED.has(error.code) || !socket.writable) {
    socket.destroy(error);
    return;
  }
  if (error.code === TOO_SLOW) {
    socket.end('HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
    return;
  }
  const requestId = randomUUID();
  log.warn({ reqId: requestId, refusal: error.code }, 'a request was refused');
  const key: MessageKey = error.code === TOO_LONG ? 'addressTooLong' : 'badRequest';
  const body = JSON.stringify({
    code: Code.badRequest,
    msg: sentence(key),
    data: null,
    requestId,
  } satisfies ErrorEnvelope);
  const head = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    `x-request-id: ${requestId}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
