/** Work that runs once a minute, once an hour, once a day. */
export interface RecurringJob {
  readonly kind: 'recurring';
  /** Names the queue in the database: lower case, words joined by dashes. */
  readonly name: string;
  /** Five cron fields, read in Vietnam's time. */
  readonly cron: string;
  /** Also runs once at the start of each process. */
  readonly atStart?: boolean;
  /** Rejects when the work fails; it is then retried. `signal` aborts when the process stops or loses the job. */
  run(signal: AbortSignal): Promise<void>;
}

/**
 * Work that runs without end, such as a feed. One process runs it; when that process stops or dies, another takes over.
 */
export interface ContinuousJob {
  readonly kind: 'continuous';
  readonly name: string;
  /** Resolves soon after `signal` aborts. Restarts when it ends or rejects before that. */
  run(signal: AbortSignal): Promise<void>;
}

/** Work requested with `Jobs.send`, such as one reminder. */
export interface QueuedJob<Data extends object> {
  readonly kind: 'queued';
  readonly name: string;
  /** Rejects when the work fails; it is then retried with growing delays. */
  run(data: Data, signal: AbortSignal): Promise<void>;
}

// `send` checks the data's type; a list of jobs of all kinds no longer needs it.
export type Job = RecurringJob | ContinuousJob | QueuedJob<never>;

export interface SendOptions {
  /** While a job with this key is waiting, another send with the same key has no effect. */
  readonly key: string;
  /** When absent, the job runs as soon as a process is free. */
  readonly startAfter?: Date;
}

/**
 * Background work. A job never overlaps itself, even across processes: a recurring or continuous job has one active run
 * at a time, a queued job one per key.
 */
export interface Jobs {
  /** Runs `jobs` in this process. Call it once, after everything the jobs use is ready. */
  start(jobs: readonly Job[]): Promise<void>;
  /** Requests one run of `job`, in any process that has started it. */
  send<Data extends object>(job: QueuedJob<Data>, data: Data, options: SendOptions): Promise<void>;
  /** Aborts running jobs, waits for them to end and hands them over to the other processes. */
  close(): Promise<void>;
}
