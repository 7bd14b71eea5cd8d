import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { ERRORS, type Lock, type Locker } from '@tus/server';
import type { Bus } from '../../../platform/bus/bus.js';
import type { Clock } from '../../../platform/clock.js';
import type { Log } from '../../../platform/log.js';
import type { UploadRepository } from './upload-repository.js';

export interface UploadLockerDeps {
  readonly uploads: Pick<UploadRepository, 'lock' | 'unlock'>;
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
  readonly log: Pick<Log, 'warn'>;
}

type Release = () => Promise<void> | void;

/** A lock is free this long after its holder died. */
const HELD_SECONDS = 30;
const RENEW_MS = 10_000;
const TRY_MS = 200;
const MAX_WAIT_MS = 20_000;
/** Bus channel for wanted locks; each message is the id of an upload. */
const CHANNEL = 'uploads:wanted';

/**
 * One request at a time writes to an upload, over all processes. A lock is a lease in the row of the upload. A request that wants a
 * held lock asks its holder to end: a browser that was reloaded sends on while the server still waits for its old connection.
 */
export class UploadLocker implements Locker {
  readonly #held = new Map<string, Release>();

  constructor(private readonly deps: UploadLockerDeps) {}

  newLock(id: string): Lock {
    const holder = randomUUID();
    const { uploads } = this.deps;
    const life = new AbortController();
    return {
      lock: async (signal, release) => {
        await this.#take(id, holder, signal);
        this.#held.set(id, release);
        void this.#renew(id, holder, life.signal);
      },
      unlock: async () => {
        life.abort();
        this.#held.delete(id);
        await uploads.unlock(id, holder);
      },
    };
  }

  /** Ends the requests of this process whose locks other processes want, until `signal` aborts. */
  async run(signal: AbortSignal): Promise<void> {
    const { bus, log } = this.deps;
    try {
      const stop = await bus.subscribe(CHANNEL, (id) => void this.#held.get(id)?.());
      if (!signal.aborted) await once(signal, 'abort');
      await stop();
    } catch (err) {
      log.warn({ err }, 'subscribing to wanted uploads failed');
    }
  }

  async #take(id: string, holder: string, signal: AbortSignal): Promise<void> {
    const { uploads, bus, clock } = this.deps;
    const until = clock.now() + MAX_WAIT_MS;
    while (!(await uploads.lock(id, holder, HELD_SECONDS))) {
      // tus wants this error thrown as it is.
      // eslint-disable-next-line @typescript-eslint/only-throw-error
      if (signal.aborted || clock.now() > until) throw ERRORS.ERR_LOCK_TIMEOUT;
      await bus.publish(CHANNEL, id);
      await clock.sleep(TRY_MS, signal);
    }
  }

  /** A failed renewal is tried again before the lease ends. */
  async #renew(id: string, holder: string, signal: AbortSignal): Promise<void> {
    const { uploads, clock, log } = this.deps;
    while (!signal.aborted) {
      await clock.sleep(RENEW_MS, signal);
      if (signal.aborted) return;
      try {
        if (!(await uploads.lock(id, holder, HELD_SECONDS))) void this.#held.get(id)?.();
      } catch (err) {
        log.warn({ err }, 'the lock of an upload was not prolonged');
      }
    }
  }
}
