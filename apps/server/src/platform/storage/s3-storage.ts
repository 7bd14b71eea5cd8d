import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { StartError } from '../start-error.js';
import { checkedType, type Storage, type StoredFile, type WantedRange } from './storage.js';

export interface S3Settings {
  /** `https://host` or `https://host:port`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface RequestRest {
  readonly body?: Buffer<ArrayBuffer> | Blob;
  readonly headers?: Record<string, string>;
}

/** Longest wait for the head of a reply. Its body may take as long as a player watches; fetch ends one that stands still. */
const HEAD_MS = 10_000;
/** A store that takes less than this of a file, 100 kB/s, is given up. */
const SLOWEST_BYTES_PER_MS = 100;
const RETRIES = 2;

/** Files in a bucket of an S3 store, addressed by path: `{endpoint}/{bucket}/{key}`. */
export class S3Storage implements Storage {
  readonly kind = 's3';
  readonly about: string;
  readonly #client: AwsClient;

  constructor(
    private readonly settings: S3Settings,
    private readonly headMs = HEAD_MS,
  ) {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
    this.about = `Tệp tải lên: kho S3 ${endpoint}, thùng ${bucket}.`;
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  }

  /** Throws a `StartError` that names the setting to check when the bucket is not usable. */
  async check(): Promise<void> {
    const answer = await this.#send('HEAD', '').catch(() => undefined);
    if (answer?.ok) return;
    const why = reasons[answer?.status ?? 0] ?? `máy chủ trả lời ${answer?.status ?? ''}`;
    throw new StartError(
      `S3_ENDPOINT: không dùng được thùng ${this.settings.bucket} tại ${this.settings.endpoint} (${why}).`,
    );
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const headers = {
      'content-type': checkedType(key),
      'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
    };
    const answer = await this.#request('PUT', key, { body: Buffer.from(bytes), headers });
    await finished(answer, key);
  }

  async putFile(key: string, path: string): Promise<void> {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    const headers = { 'content-type': checkedType(key), 'x-amz-content-sha256': hash.digest('hex') };
    await finished(await this.#request('PUT', key, { body: await openAsBlob(path), headers }), key);
  }

  async get(key: string, wanted?: WantedRange): Promise<StoredFile | undefined> {
    const type = checkedType(key);
    const headers = wanted && { range: `bytes=${wanted.start}-${wanted.end ?? ''}` };
    const answer = await this.#request('GET', key, headers && { headers });
    if (answer.status === 404) return finished(answer, key);
    if (answer.status === 416) {
      await answer.arrayBuffer();
      return this.get(key);
    }
    if (!answer.ok || !answer.body) throw await refused(answer, key);
    const body = Readable.fromWeb(answer.body as ReadableStream);
    const [, start, end, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(answer.headers.get('content-range') ?? '') ?? [];
    return size === undefined
      ? { type, size: Number(answer.headers.get('content-length')), body }
      : { type, size: Number(size), body, part: { start: Number(start), end: Number(end) } };
  }

  async has(key: string): Promise<boolean> {
    checkedType(key);
    const answer = await this.#request('HEAD', key);
    await finished(answer, key);
    return answer.ok;
  }

  async delete(key: string): Promise<void> {
    checkedType(key);
    await finished(await this.#request('DELETE', key), key);
  }

  #request(method: string, key: string, rest: RequestRest = {}): Promise<Response> {
    return this.#send(method, `/${key}`, rest);
  }

  /** `path` follows the bucket's name. It is empty for the bucket itself, whose URL has no trailing slash. */
  async #send(method: string, path: string, rest: RequestRest = {}): Promise<Response> {
    const { endpoint, bucket } = this.settings;
    const waiting = new AbortController();
    const longestMs = this.headMs + sizeOf(rest.body) / SLOWEST_BYTES_PER_MS;
    const limit = setTimeout(
      () => waiting.abort(new Error(`the S3 store did not answer within ${longestMs} ms`)),
      longestMs,
    );
    try {
      return await this.#client.fetch(`${endpoint}/${bucket}${path}`, { method, ...rest, signal: waiting.signal });
    } finally {
      clearTimeout(limit);
    }
  }
}

const sizeOf = (body: RequestRest['body']): number => (body instanceof Blob ? body.size : (body?.byteLength ?? 0));

const reasons: Readonly<Record<number, string>> = {
  0: 'không kết nối được',
  301: 'S3_REGION không đúng',
  400: 'S3_REGION hoặc khóa không đúng',
  403: 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY không đúng hoặc không có quyền',
  404: 'không có thùng này',
};

/** Reads the body of a reply without a file to its end, which frees the connection. 404 is not an error here. */
async function finished(answer: Response, key: string): Promise<undefined> {
  if (!answer.ok && answer.status !== 404) throw await refused(answer, key);
  await answer.arrayBuffer();
}

/** An error with the store's own error code; it omits the request, because that is signed. */
async function refused(answer: Response, key: string): Promise<Error> {
  const [, code = ''] = /<Code>(\w{1,60})<\/Code>/.exec(await answer.text()) ?? [];
  return new Error(`the S3 store answered ${answer.status} ${code} for ${key}`);
}
