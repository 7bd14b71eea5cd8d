import { Code, type FileBody } from '@khandai/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { DomainError } from '../domain-error.js';
import { answerFault } from './errors.js';
import { addressKey } from './trusted-proxies.js';
import { UploadBudget, UploadsBusy } from './upload-budget.js';

const MEGABYTE = 1024 * 1024;
/** Max bytes of all files of one route at a time: being read, queued, or being processed. */
const MAX_BYTES = 64 * MEGABYTE;
/** Max files of the largest size per address. */
const MAX_FILES_PER_ADDRESS = 3;

class FileTooLarge extends DomainError {
  constructor(maxBytes: number) {
    super(Code.payloadTooLarge, 413, 'fileTooLarge', { megabytes: Math.floor(maxBytes / MEGABYTE) });
  }
}

/** The sender has usually disconnected: no client reads this reply, and it is no server error to log. */
class UploadCutOff extends DomainError {
  constructor() {
    super(Code.badRequest, 400, 'uploadCutOff');
  }
}

/** A route whose body is a file. It reads every content type as bytes; all other routes still read no files. */
export function routeWithFile(
  app: FastifyInstance,
  route: RouteOptions & { onRequest: Guard },
  { maxBytes }: FileBody,
): void {
  const reservations = new Reservations(maxBytes);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route({
      ...route,
      bodyLimit: maxBytes,
      onRequest: async (request, reply) => {
        await route.onRequest(request);
        reservations.take(request, reply);
      },
      handler: (request, reply) => reservations.during(request, async () => route.handler.call(scope, request, reply)),
      errorHandler: (error: Error, request, reply) => {
        if (error instanceof UploadsBusy) reply.header('retry-after', error.retryAfter);
        answerFault(faultOf(error, maxBytes), request, reply);
      },
    });
  });
}

type Guard = (request: FastifyRequest) => Promise<void>;

function faultOf(error: Error & Partial<Pick<FastifyError, 'statusCode' | 'code'>>, maxBytes: number): Error {
  if (error.statusCode === 413) return new FileTooLarge(maxBytes);
  return error.code === 'ECONNRESET' ? new UploadCutOff() : error;
}

/** Holds a request's reservation in the upload room from the first byte until its file is processed. */
class Reservations {
  readonly #budget: UploadBudget;
  readonly #held = new WeakMap<FastifyRequest, () => void>();

  constructor(private readonly maxBytes: number) {
    this.#budget = new UploadBudget({ maxBytes: MAX_BYTES, maxBytesPerSender: MAX_FILES_PER_ADDRESS * maxBytes });
  }

  /**
   * After a refusal here, before the body is read, the server reads and discards the body so that the sender receives
   * the reply; Fastify would close the connection.
   */
  take(request: FastifyRequest, reply: FastifyReply): void {
    const announced = Number(request.headers['content-length'] ?? this.maxBytes);
    if (announced > this.maxBytes) throw new FileTooLarge(this.maxBytes);
    const release = this.#budget.take(addressKey(request.ip), announced);
    this.#held.set(request, release);
    // Releases the reservation if the request ends before processing. During processing `during` holds it instead,
    // because the file stays in memory even if its sender has disconnected.
    reply.raw.once('close', () => this.#held.get(request)?.());
  }

  async during<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const release = this.#held.get(request);
    this.#held.delete(request);
    try {
      return await work();
    } finally {
      release?.();
    }
  }
}
