import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import type { Bus } from '../../platform/bus/bus.js';
import type { Clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/domain-error.js';
import type { Log } from '../../platform/log.js';
import { Semaphore } from '../../platform/semaphore.js';
import { PicturesBusy } from '../../platform/pictures/picture-faults.js';
import type { PictureMaker } from '../../platform/pictures/picture-maker.js';
import type { Storage } from '../../platform/storage/storage.js';
import { isLasting, keyOf } from '../../platform/storage/file-address.js';
import { SourceNotFound } from './image-faults.js';
import { type Rendition, renditionNames } from './image-renditions.js';
import { ImageMemory } from '../../platform/pictures/image-memory.js';
import type { PictureFetcher } from './picture-fetcher.js';

/** Disk space for renditions. */
export const CACHE_BYTES = 1024 ** 3;
const MEMORY_BYTES = 64 * 1024 * 1024;
/** A picture on another host may change under its address, so it is fetched again after this time. */
const REMOTE_MS = 24 * 60 * 60 * 1000;
/** A failed source is not requested again for this time. */
const FAILED_MS = 60_000;
const MAX_FAILED = 1_000;
/** Max sources of other hosts, up to 10 MB each, in memory at once. */
const MAX_REMOTE = 8;
/** Uploads have their own queue, so that a slow host does not delay them. */
const MAX_OWN = 8;
const MAX_QUEUED_SOURCES = 200;
/** An upload that was there just now is not looked for again for this time: a hot picture asks the database once in it. */
const THERE_MS = 2_000;
const MAX_THERE = 5_000;
/** Bus channel for deleted sources; each message is the source's address. */
const DELETED_CHANNEL = 'pictures:gone';

/**
 * Who may keep a rendition: everybody and for ever one of an upload that lasts; browsers alone one of an upload that may be
 * withdrawn; everybody for a day one of another host, which may change under its address.
 */
export type Keeping = 'lasting' | 'private' | 'remote';

export interface RenderedImage {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly keeping: Keeping;
}

export interface ImageDeps {
  readonly uploads: Storage;
  /** Cache of renditions; may lose any of them at any time. */
  readonly cache: Pick<Storage, 'get' | 'put' | 'delete'>;
  readonly fetcher: Pick<PictureFetcher, 'fetch'>;
  readonly maker: PictureMaker;
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

/** Renditions of pictures. Concurrent requests for the same rendition share one job. */
export class ImageService {
  readonly #memory = new ImageMemory<RenderedImage>(MEMORY_BYTES);
  readonly #inProgress = new Map<string, Promise<RenderedImage>>();
  readonly #failed = new Map<string, { readonly until: number; readonly fault: DomainError }>();
  /** Until when an upload counts as there, by its address. */
  readonly #there = new Map<string, number>();
  readonly #own = semaphoreFor(MAX_OWN);
  readonly #remote = semaphoreFor(MAX_REMOTE);

  constructor(private readonly deps: ImageDeps) {}

  /**
   * Returns the rendition if it is in memory and may be shown without a question to the database; otherwise `image` has to look.
   * An upload that may be withdrawn is looked for every few seconds: a licence ends without a message.
   */
  inMemory(source: string, rendition: Rendition): RenderedImage | undefined {
    const made = this.#memory.get(this.#key(source, rendition.name));
    const isKnown = made?.keeping !== 'private' || (this.#there.get(source) ?? 0) > this.deps.clock.now();
    return isKnown ? made : undefined;
  }

  /** Throws `SourceNotFound` for a picture that is not there, or not any more. */
  async image(source: string, rendition: Rendition): Promise<RenderedImage> {
    const key = this.#key(source, rendition.name);
    this.#refuseFailed(key);
    const making =
      this.#inProgress.get(key) ?? this.#make(key, source, rendition).finally(() => this.#inProgress.delete(key));
    this.#inProgress.set(key, making);
    return making;
  }

  /** Drops the cached renditions of a deleted source, on all processes. */
  async forget(source: string): Promise<void> {
    await this.#drop(source);
    await this.deps.bus.publish(DELETED_CHANNEL, source).catch((err: unknown) => {
      this.deps.log.warn({ err }, 'notifying other processes of a deleted picture failed');
    });
  }

  /** Drops the sources that other processes report as deleted, until `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    const { bus, log } = this.deps;
    try {
      const stop = await bus.subscribe(DELETED_CHANNEL, (source) => {
        this.#drop(source).catch((err: unknown) => {
          log.warn({ err }, 'deleting the renditions of a deleted picture failed');
        });
      });
      if (!signal.aborted) await once(signal, 'abort');
      await stop();
    } catch (err) {
      log.warn({ err }, 'subscribing to deleted pictures failed');
    }
  }

  async #drop(source: string): Promise<void> {
    this.#there.delete(source);
    for (const name of renditionNames()) {
      const key = this.#key(source, name);
      this.#memory.drop(key);
      await this.deps.cache.delete(key);
    }
  }

  async #make(key: string, source: string, rendition: Rendition): Promise<RenderedImage> {
    const known = this.#memory.get(key);
    const bytes = known?.bytes ?? (await this.#cached(key)) ?? (await this.#fresh(key, source, rendition));
    await this.#refuseDeleted(key, source);
    if (known) return known;
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const made = { bytes, etag, keeping: keepingOf(source) };
    this.#memory.set(key, made);
    return made;
  }

  // An upload may be deleted while a rendition is being made, and this process may have missed the message.
  async #refuseDeleted(key: string, source: string): Promise<void> {
    const own = keyOf(source);
    if (own === undefined) return;
    if (await this.deps.uploads.has(own)) return this.#noteThere(source);
    this.#memory.drop(key);
    await this.deps.cache.delete(key);
    throw new SourceNotFound();
  }

  #noteThere(source: string): void {
    if (this.#there.size >= MAX_THERE) this.#there.clear();
    this.#there.set(source, this.deps.clock.now() + THERE_MS);
  }

  async #cached(key: string): Promise<Buffer | undefined> {
    const file = await this.deps.cache.get(key);
    return file && buffer(file.body);
  }

  async #fresh(key: string, source: string, rendition: Rendition): Promise<Buffer> {
    const { cache, maker, log } = this.deps;
    try {
      const semaphore = isOwn(source) ? this.#own : this.#remote;
      // The source holds its slot until the rendition is finished; otherwise sources waiting for a worker would fill
      // the memory.
      const bytes = await semaphore.run(async () => maker.make(await this.#source(source), rendition.draw));
      // A cache that is full or down costs time, but the request still gets its picture.
      await cache.put(key, bytes).catch((err: unknown) => log.warn({ err }, 'caching a rendition failed'));
      return bytes;
    } catch (error) {
      if (error instanceof DomainError && error.status < 500) this.#remember(key, error);
      throw error;
    }
  }

  async #source(source: string): Promise<Buffer> {
    const { uploads, fetcher, log } = this.deps;
    const own = keyOf(source);
    if (own !== undefined) {
      const file = await uploads.get(own);
      if (!file) throw new SourceNotFound();
      return buffer(file.body);
    }
    try {
      return await fetcher.fetch(source);
    } catch (err) {
      if (err instanceof DomainError) throw err;
      log.warn({ err, host: URL.parse(source)?.host }, 'fetching a picture failed');
      throw new SourceNotFound();
    }
  }

  #key(source: string, name: string): string {
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 40);
    // Each source expires at its own hour; otherwise all would be fetched again at once.
    const age = isOwn(source)
      ? ''
      : `-${Math.floor(this.deps.clock.now() / REMOTE_MS + Number.parseInt(hash.slice(0, 4), 16) / 0x1_0000)}`;
    return `pictures/${hash.slice(0, 2)}/${hash}-${name}${age}.webp`;
  }

  #refuseFailed(key: string): void {
    const failed = this.#failed.get(key);
    if (failed && failed.until > this.deps.clock.now()) throw failed.fault;
  }

  #remember(key: string, fault: DomainError): void {
    if (this.#failed.size >= MAX_FAILED) this.#failed.clear();
    this.#failed.set(key, { until: this.deps.clock.now() + FAILED_MS, fault });
  }
}

const semaphoreFor = (running: number) =>
  new Semaphore({ running, waiting: MAX_QUEUED_SOURCES, full: () => new PicturesBusy() });
const isOwn = (source: string): boolean => keyOf(source) !== undefined;

function keepingOf(source: string): Keeping {
  const key = keyOf(source);
  if (key === undefined) return 'remote';
  return isLasting(key) ? 'lasting' : 'private';
}
