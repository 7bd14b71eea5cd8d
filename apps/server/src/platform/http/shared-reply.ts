import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress, type Encoding, encodingOf } from './encoding.js';

/** A shorter body is sent uncompressed. */
const MIN_COMPRESSED_BYTES = 1024;

/** A reply's body that several requests share: serialized once, and compressed once for each encoding. */
export class SharedReply {
  readonly #body: Buffer;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  /** @param json The whole envelope. */
  constructor(json: string) {
    this.#body = Buffer.from(json);
  }

  async send({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = this.#body.length < MIN_COMPRESSED_BYTES ? 'identity' : encodingOf(headers['accept-encoding']);
    const body = await this.#in(encoding);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.header('vary', 'accept-encoding').type('application/json; charset=utf-8').send(body);
  }

  #in(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const compressing = compress(this.#body, encoding);
    this.#compressed.set(encoding, compressing);
    return compressing;
  }
}
