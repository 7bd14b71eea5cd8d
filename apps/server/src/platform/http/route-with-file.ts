import { Code, type FileBody } from '@khandai/contracts';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { DomainError } from '../domain-error.js';
import { answerFault } from './errors.js';

class FileTooLarge extends DomainError {
  constructor(maxBytes: number) {
    super(Code.payloadTooLarge, 413, 'fileTooLarge', { megabytes: Math.floor(maxBytes / (1024 * 1024)) });
  }
}

/** A route whose body is a file. It reads nothing but bytes, whatever they are called, and every other route still none. */
export function routeWithFile(app: FastifyInstance, route: RouteOptions, { maxBytes }: FileBody): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route({
      ...route,
      bodyLimit: maxBytes,
      errorHandler: (error, request, reply) => {
        answerFault(error.statusCode === 413 ? new FileTooLarge(maxBytes) : error, request, reply);
      },
    });
  });
}
