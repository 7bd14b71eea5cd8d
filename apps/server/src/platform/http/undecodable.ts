import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { answerFault } from './errors.js';

/** More slashes than one would name another site. */
const LEADING_SLASHES = /^[/\\]+/;

/**
 * An address that cannot be decoded ("/100%") never reaches a route, nor its handler of errors. Whoever opened it in a
 * browser is led to the page of that very text, which says that there is none; a call gets the envelope.
 */
export function answerUndecodable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const opened = request.method === 'GET' && request.headers.accept?.includes('text/html');
  if (!opened || error.code !== 'FST_ERR_BAD_URL') return answerFault(error, request, reply);
  const [path = '', ...query] = request.url.split('?');
  const text = `/${path.replace(LEADING_SLASHES, '').replaceAll('%', '%25')}`;
  return reply.header('cache-control', 'no-store').redirect([text, ...query].join('?'));
}
