import { Code, type FileBody } from '@khandai/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { DomainError } from '../domain-error.js';
import { answerFault } from './errors.js';
import { addressKey } from './trusted-proxies.js';
import { UploadRoom, UploadsBusy } from './upload-room.js';

const MEGABYTE = 1024 * 1024;
/** Of all files of a route at once: what is being read, waits, or is being worked on. */
const MOST_BYTES = 64 * MEGABYTE;
/** As many of the largest files from one address. */
const MOST_OF_ADDRESS = 3;

class FileTooLarge extends DomainError {
  constructor(maxBytes: number) {
    super(Code.payloadTooLarge, 413, 'fileTooLarge', { megabytes: Math.floor(maxBytes / MEGABYTE) });
  }
}

/** Whoever sent it has gone, mostly: nobody reads this, and it is no fault of ours to be logged. */
class UploadCutOff extends DomainError {
  constructor() {
    super(Code.badRequest, 400, 'uploadCutOff');
  }
}

/** A route whose body is a file. It reads nothing but bytes, whatever they are called, and every other route still none. */
export function routeWithFile(app: FastifyInstance, route: RouteOptions & { onRequest: Doorkeeper }, { maxBytes }: FileBody): void {
  const places = new Places(maxBytes);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route({
      ...route,
      bodyLimit: maxBytes,
      onRequest: async (request, reply) => {
        await route.onRequest(request);
        places.take(request, reply);
      },
      handler: (request, reply) => places.during(request, async () => route.handler.call(scope, request, reply)),
      errorHandler: (error: Error, request, reply) => {
        if (error instanceof UploadsBusy) reply.header('retry-after', error.retryAfter);
        answerFault(faultOf(error, maxBytes), request, reply);
      },
    });
  });
}

type Doorkeeper = (request: FastifyRequest) => Promise<void>;

function faultOf(error: Error & Partial<Pick<FastifyError, 'statusCode' | 'code'>>, maxBytes: number): Error {
  if (error.statusCode === 413) return new FileTooLarge(maxBytes);
  return error.code === 'ECONNRESET' ? new UploadCutOff() : error;
}

/** Who has a place in the room, from the first byte until his file is done with. */
class Places {
  readonly #room: UploadRoom;
  readonly #held = new WeakMap<FastifyRequest, () => void>();

  constructor(private readonly maxBytes: number) {
    this.#room = new UploadRoom({ mostBytes: MOST_BYTES, mostOfOne: MOST_OF_ADDRESS * maxBytes });
  }

  /**
   * Refused here, before a byte is read, the rest of the request is read and thrown away, so that whoever sends it comes
   * to the answer; Fastify would hang up on him.
   */
  take(request: FastifyRequest, reply: FastifyReply): void {
    const announced = Number(request.headers['content-length'] ?? this.maxBytes);
    if (announced > this.maxBytes) throw new FileTooLarge(this.maxBytes);
    const giveBack = this.#room.take(addressKey(request.ip), announced);
    this.#held.set(request, giveBack);
    // Whatever becomes of it before it is worked on. While it is, it fills our memory though its sender may have gone.
    reply.raw.once('close', () => this.#held.get(request)?.());
  }

  async during<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const giveBack = this.#held.get(request);
    this.#held.delete(request);
    try {
      return await work();
    } finally {
      giveBack?.();
    }
  }
}
