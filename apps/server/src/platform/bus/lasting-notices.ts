import type { Clock } from '../clock.js';
import type { Log } from '../log.js';
import type { Bus } from './bus.js';

export interface LastingNoticesDeps {
  readonly bus: Pick<Bus, 'publish' | 'restored'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Pick<Log, 'error'>;
}

/** A notice that was said `age` milliseconds ago. */
type Payload = (age: number) => string;

interface Notice {
  readonly payload: Payload;
  readonly at: number;
  isPublished: boolean;
}

/** A process whose connection broke is back within this time, and missed what was published meanwhile. */
const KEEP_MS = 60_000;
const MAX_KEPT = 1_000;

/**
 * Publishes notices that no process can read from the database. Those that the bus may have lost are published again once
 * it is back, so a listener may hear one twice. A process that ends before that loses them.
 */
export class LastingNotices {
  readonly #kept = new Set<Notice>();
  #isWaiting = false;

  constructor(
    private readonly channel: string,
    private readonly deps: LastingNoticesDeps,
  ) {}

  /** Number of notices that may be published again. */
  get size(): number {
    return this.#kept.size;
  }

  /** Never rejects. */
  async publish(payload: Payload): Promise<void> {
    const notice = { payload, at: this.deps.clock.now(), isPublished: false };
    this.#drop();
    const [first] = this.#kept;
    if (first && this.#kept.size >= MAX_KEPT) this.#kept.delete(first);
    this.#kept.add(notice);
    if (!this.#isWaiting) this.deps.bus.restored.on(() => void this.#publishAgain());
    this.#isWaiting = true;
    await this.#publish(notice);
  }

  async #publishAgain(): Promise<void> {
    this.#drop();
    for (const notice of [...this.#kept]) await this.#publish(notice);
  }

  async #publish(notice: Notice): Promise<void> {
    try {
      await this.deps.bus.publish(this.channel, notice.payload(this.deps.clock.now() - notice.at));
      notice.isPublished = true;
    } catch (error) {
      notice.isPublished = false;
      this.deps.log.error(
        { err: error, channel: this.channel },
        'other processes hear of a change once the bus is back',
      );
    }
  }

  #drop(): void {
    const oldest = this.deps.clock.now() - KEEP_MS;
    for (const notice of this.#kept) if (notice.isPublished && notice.at < oldest) this.#kept.delete(notice);
  }
}
