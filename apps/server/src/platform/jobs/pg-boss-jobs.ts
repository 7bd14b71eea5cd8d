import { type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, type Job as Attempt, PgBoss, type Queue, type QueuePolicy } from 'pg-boss';
import { type Clock, SystemClock } from '../clock.js';
import type { Database } from '../database/database.js';
import type { Log } from '../log.js';
import { VIETNAM } from '@khandai/calendar';
import type { ContinuousJob, Job, Jobs, QueuedJob, RecurringJob, SendOptions } from './jobs.js';
import { type Claim, CLAIM_SECONDS, Leadership } from './leadership.js';

export interface PgBossJobsDeps {
  readonly database: Pick<Database, 'kind' | 'db' | 'query'>;
  /** True when no other process uses the database, as with the embedded one. */
  readonly alone: boolean;
  readonly log: Log;
  /** Only for tests: in production the database's own time decides which process is alive. */
  readonly clock?: Clock;
  /** Time after which a holder renews its claim, in milliseconds; tests set a shorter one. */
  readonly renewMs?: number;
}

const SCHEMA = 'pgboss';
const HOUR_SECONDS = 3_600;
/** pg-boss limits an active job to one day. */
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** Renews a claim well before that limit. */
const RENEW_MS = 12 * HOUR_SECONDS * 1_000;
/** Interval at which pg-boss looks for jobs whose process died. */
const SUPERVISE_SECONDS = 5;
/** The same interval when there is no other process that could die. */
const SUPERVISE_ALONE_SECONDS = 300;

type QueueOptions = Omit<Queue, 'name' | 'policy'> & { readonly policy: QueuePolicy };

const common = { heartbeatSeconds: CLAIM_SECONDS, deleteAfterSeconds: DAY_SECONDS };

const queues: Readonly<Record<Job['kind'], QueueOptions>> = {
  recurring: { ...common, policy: 'exclusive', expireInSeconds: HOUR_SECONDS, retryLimit: 2, retryDelay: 60 },
  continuous: { ...common, policy: 'exclusive', expireInSeconds: DAY_SECONDS, retryLimit: 0 },
  queued: {
    ...common,
    policy: 'stately',
    expireInSeconds: HOUR_SECONDS,
    retryLimit: 5,
    retryDelay: 10,
    retryBackoff: true,
  },
};

/** Stores jobs as rows of the site's own database, PostgreSQL or PGlite, through pg-boss. */
export class PgBossJobs implements Jobs {
  readonly #boss: PgBoss;
  readonly #closing = new AbortController();
  readonly #leaders: Promise<void>[] = [];
  readonly #workers: string[] = [];
  #starting: Promise<void> | undefined;

  constructor(private readonly deps: PgBossJobsDeps) {
    const { database, alone, log } = deps;
    const seconds = alone ? SUPERVISE_ALONE_SECONDS : SUPERVISE_SECONDS;
    this.#boss = new PgBoss({
      db: { executeSql: async (text, values) => ({ rows: await database.query(text, values) }) },
      backend: database.kind,
      schema: SCHEMA,
      superviseIntervalSeconds: seconds,
      monitorIntervalSeconds: seconds,
      // No job of this site depends on another, so pg-boss rarely needs to check for dependencies.
      flowIntervalSeconds: HOUR_SECONDS,
    });
    this.#boss.on('error', (err) => log.error({ err }, 'the job queue failed'));
    this.#boss.on('warning', ({ message, data }) => log.warn({ data }, message));
  }

  start(jobs: readonly Job[]): Promise<void> {
    this.#starting = this.#startAll(jobs);
    return this.#starting;
  }

  async send<Data extends object>(job: QueuedJob<Data>, data: Data, { key, startAfter }: SendOptions): Promise<void> {
    await this.#boss.send(job.name, data, { singletonKey: key, ...(startAfter && { startAfter }) });
  }

  async close(): Promise<void> {
    if (!this.#starting) return;
    this.#closing.abort();
    // The caller of `start` handles its failure; what it started before must end in any case.
    await Promise.allSettled([this.#starting]);
    await Promise.all([...this.#leaders, ...this.#workers.map((name) => this.#boss.offWork(name, { wait: true }))]);
    // All work has ended, so there is no reason for a graceful wait.
    await this.#boss.stop({ graceful: false });
  }

  /** Starts no more jobs once `close` is called. */
  async #startAll(jobs: readonly Job[]): Promise<void> {
    await this.#boss.start();
    for (const job of jobs) await this.#declare(job);
    if (this.deps.alone) await this.#failLeftOver();
    for (const job of jobs) if (!this.#closing.signal.aborted) await this.#startOne(job);
  }

  /** Creates the queue, or updates one that an earlier version created. */
  async #declare({ name, kind }: Job): Promise<void> {
    const { policy, ...options } = queues[kind];
    await this.#boss.createQueue(name, { policy, ...options });
    await this.#boss.updateQueue(name, options);
  }

  /** Without other processes, a job that is active before this process starts any was left by a killed process. */
  async #failLeftOver(): Promise<void> {
    const left = await this.deps.database.query<{ id: string; name: string }>(
      `SELECT id, name FROM ${SCHEMA}.job WHERE state = 'active'`,
    );
    for (const { id, name } of left) await this.#boss.fail(name, id);
  }

  async #startOne(job: Job): Promise<void> {
    switch (job.kind) {
      case 'recurring':
        return this.#startRecurring(job);
      case 'continuous':
        return this.#startContinuous(job);
      case 'queued':
        return this.#work<never>(job.name, 2, (data, signal) => job.run(data, signal));
    }
  }

  async #startRecurring({ name, cron, atStart = false, run }: RecurringJob): Promise<void> {
    await this.#boss.schedule(name, cron, null, { tz: VIETNAM });
    if (atStart) await this.#boss.send(name);
    await this.#work(name, 10, (_data, signal) => run(signal));
  }

  async #work<Data>(
    name: string,
    pollingIntervalSeconds: number,
    run: (data: Data, signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    await this.#boss.work<Data>(name, { pollingIntervalSeconds }, async ([attempt]) => {
      if (!attempt) return;
      try {
        await run(attempt.data, AbortSignal.any([attempt.signal, this.#closing.signal]));
      } catch (err) {
        this.deps.log.error({ err, job: name }, 'a job failed');
        throw err;
      }
    });
    this.#workers.push(name);
  }

  #startContinuous({ name, run }: ContinuousJob): void {
    const { log, clock = new SystemClock() } = this.deps;
    const leadership = new Leadership({ name, claim: () => this.#claim(name, clock), work: run, clock, log });
    this.#leaders.push(leadership.run(this.#closing.signal));
  }

  /** A continuous job is one row that its holder keeps active. */
  async #claim(name: string, clock: Clock): Promise<Claim | undefined> {
    const boss = this.#boss;
    const { renewMs = RENEW_MS } = this.deps;
    // Has no effect while the row exists, waiting or active.
    await boss.send(name);
    const [taken] = await boss.fetch<object>(name);
    if (!taken) return undefined;
    let attempt = taken;
    let renewAt = clock.now() + renewMs;
    return {
      touch: async () => {
        if (clock.now() < renewAt) return this.#touch(attempt);
        const renewed = await this.#renew(attempt);
        if (renewed) [attempt, renewAt] = [renewed, clock.now() + renewMs];
        return renewed !== undefined;
      },
      release: async () => void (await boss.complete(name, attempt)),
    };
  }

  async #touch(attempt: Attempt): Promise<boolean> {
    // pg-boss returns the number of changed rows, but its types omit it.
    const answer: { affected?: number } = await this.#boss.touch(attempt.name, attempt);
    return answer.affected === 1;
  }

  /**
   * Replaces the old row with a new one in one transaction, so that the work continues and no other process takes it
   * over.
   */
  async #renew(attempt: Attempt): Promise<Attempt | undefined> {
    const { name } = attempt;
    if (!(await this.#touch(attempt))) return undefined;
    return this.deps.database.db.transaction(async (tx) => {
      // Both adapters return the same rows; Drizzle's shared type does not say so.
      const rows = async (query: unknown) => (await tx.execute(query as SQL)) as unknown as { rows: object[] };
      const db = fromDrizzle({ execute: rows }, sql);
      await this.#boss.complete(name, attempt, null, { db });
      await this.#boss.send(name, null, { db });
      const [next] = await this.#boss.fetch<object>(name, { db });
      return next;
    });
  }
}
