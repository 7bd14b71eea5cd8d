import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { answerFault } from './errors.js';

/** More than one leading slash would name another host. */
const LEADING_SLASHES = /^[/\\]+/;

/**
 * An address that cannot be decoded ("/100%") reaches neither a route nor the error handler. A browser is redirected to
 * the same text with its `%` escaped, where a page says that nothing exists there; a call gets the envelope.
 */
export function answerUndecodable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const opened = request.method === 'GET' && request.headers.accept?.includes('text/html');
  if (!opened || error.code !== 'FST_ERR_BAD_URL') return answerFault(error, request, reply);
  const [path = '', ...query] = request.url.split('?');
  const text = `/${path.replace(LEADING_SLASHES, '').replaceAll('%', '%25')}`;
  return reply.header('cache-control', 'no-store').redirect([text, ...query].join('?'));
}
