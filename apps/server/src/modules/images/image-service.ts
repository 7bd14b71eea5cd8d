import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import type { Bus } from '../../platform/bus/bus.js';
import type { Clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/domain-error.js';
import type { Log } from '../../platform/log.js';
import { AtMost } from '../../platform/pictures/at-most.js';
import { PicturesBusy } from '../../platform/pictures/picture-faults.js';
import type { PictureMaker } from '../../platform/pictures/picture-maker.js';
import type { Storage } from '../../platform/storage/storage.js';
import { keyOf } from '../../platform/storage/file-address.js';
import { SourceNotFound } from './image-faults.js';
import { type Figure, figureNames } from './image-figures.js';
import { ImageMemory } from './image-memory.js';
import type { PictureFetcher } from './picture-fetcher.js';

/** Room for made pictures on the disk. */
export const MADE_BYTES = 1024 ** 3;
const MEMORY_BYTES = 64 * 1024 * 1024;
/** A picture elsewhere may change under its address; after so long it is fetched anew. */
const REMOTE_MS = 24 * 60 * 60 * 1000;
/** A source that was not to be had is not asked again for so long. */
const FAILED_MS = 60_000;
const MOST_FAILED = 1_000;
/** Sources of other hosts, up to 10 MB each, that are in our hands at once. */
const REMOTE_AT_ONCE = 8;
/** Uploads have a line of their own: a host that is slow must not keep them waiting. */
const OWN_AT_ONCE = 8;
const SOURCES_IN_LINE = 200;
/** Sources that are no more travel here, each as its address. */
const GONE = 'pictures:gone';

export interface MadeImage {
  readonly bytes: Buffer;
  readonly etag: string;
  /** An upload never changes under its address. */
  readonly lasting: boolean;
}

export interface ImageDeps {
  readonly uploads: Storage;
  /** Where made pictures are kept; may lose any of them at any time. */
  readonly cache: Pick<Storage, 'get' | 'put' | 'delete'>;
  readonly fetcher: Pick<PictureFetcher, 'fetch'>;
  readonly maker: PictureMaker;
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

/** Pictures in the figures pages ask for. Each is made once, however many ask for it at once. */
export class ImageService {
  readonly #memory = new ImageMemory<MadeImage>(MEMORY_BYTES);
  readonly #making = new Map<string, Promise<MadeImage>>();
  readonly #failed = new Map<string, { readonly until: number; readonly fault: DomainError }>();
  readonly #own = lineFor(OWN_AT_ONCE);
  readonly #remote = lineFor(REMOTE_AT_ONCE);

  constructor(private readonly deps: ImageDeps) {}

  /** What is at hand costs nothing. */
  atHand(source: string, figure: Figure): MadeImage | undefined {
    return this.#memory.get(this.#key(source, figure.name));
  }

  async image(source: string, figure: Figure): Promise<MadeImage> {
    const key = this.#key(source, figure.name);
    this.#refuseFailed(key);
    const making = this.#making.get(key) ?? this.#make(key, source, figure).finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  /** Gives up what was made of a source that is no more, on all processes. */
  async forget(source: string): Promise<void> {
    await this.#drop(source);
    await this.deps.bus.publish(GONE, source).catch((err: unknown) => {
      this.deps.log.warn({ err }, 'other processes were not told of a picture that is no more');
    });
  }

  /** Hears of the sources that other processes give up, until `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    const { bus, log } = this.deps;
    try {
      const stop = await bus.subscribe(GONE, (source) => {
        this.#drop(source).catch((err: unknown) => {
          log.warn({ err }, 'a picture made of a source that is no more was not deleted');
        });
      });
      if (!signal.aborted) await once(signal, 'abort');
      await stop();
    } catch (err) {
      log.warn({ err }, 'pictures that are no more are not heard of');
    }
  }

  async #drop(source: string): Promise<void> {
    for (const name of figureNames()) {
      const key = this.#key(source, name);
      this.#memory.drop(key);
      await this.deps.cache.delete(key);
    }
  }

  async #make(key: string, source: string, figure: Figure): Promise<MadeImage> {
    const bytes = (await this.#kept(key)) ?? (await this.#fresh(key, source, figure));
    await this.#refuseGone(key, source);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const made = { bytes, etag, lasting: isOwn(source) };
    this.#memory.set(key, made);
    return made;
  }

  // An upload may be deleted while it is made into a picture, or a process may not have heard of it.
  async #refuseGone(key: string, source: string): Promise<void> {
    const own = keyOf(source);
    if (own === undefined || (await this.deps.uploads.has(own))) return;
    await this.deps.cache.delete(key);
    throw new SourceNotFound();
  }

  async #kept(key: string): Promise<Buffer | undefined> {
    const file = await this.deps.cache.get(key);
    return file && buffer(file.body);
  }

  async #fresh(key: string, source: string, figure: Figure): Promise<Buffer> {
    const { cache, maker, log } = this.deps;
    try {
      const line = isOwn(source) ? this.#own : this.#remote;
      // A source has its turn until its picture is made, or those that wait for the makers would fill our memory.
      const bytes = await line.run(async () => maker.make(await this.#source(source), figure.draw));
      // A cache that is full or away costs time, no picture.
      await cache.put(key, bytes).catch((err: unknown) => log.warn({ err }, 'a picture was not kept'));
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
      log.warn({ err, host: URL.parse(source)?.host }, 'a picture could not be fetched');
      throw new SourceNotFound();
    }
  }

  #key(source: string, name: string): string {
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 40);
    // Each source has its own hour to be fetched anew, or all would be at once.
    const age = isOwn(source) ? '' : `-${Math.floor(this.deps.clock.now() / REMOTE_MS + Number.parseInt(hash.slice(0, 4), 16) / 0x1_0000)}`;
    return `pictures/${hash.slice(0, 2)}/${hash}-${name}${age}.webp`;
  }

  #refuseFailed(key: string): void {
    const failed = this.#failed.get(key);
    if (failed && failed.until > this.deps.clock.now()) throw failed.fault;
  }

  #remember(key: string, fault: DomainError): void {
    if (this.#failed.size >= MOST_FAILED) this.#failed.clear();
    this.#failed.set(key, { until: this.deps.clock.now() + FAILED_MS, fault });
  }
}

const lineFor = (running: number) => new AtMost({ running, waiting: SOURCES_IN_LINE, full: () => new PicturesBusy() });
const isOwn = (source: string): boolean => keyOf(source) !== undefined;
