/** Work that runs once a minute, once an hour, once a day. */
export interface RecurringJob {
  readonly kind: 'recurring';
  /** Names the queue in the database: lower case, words joined by dashes. */
  readonly name: string;
  /** Five cron fields, read in Vietnam's time. */
  readonly cron: string;
  /** Also runs once whenever a process starts. */
  readonly atStart?: boolean;
  /** Rejects when the work is not done; it is then tried again. `signal` aborts when the process stops or loses the job. */
  run(signal: AbortSignal): Promise<void>;
}

/** Work that never ends by itself, such as a feed. One process does it; when that process stops or dies, another takes over. */
export interface ContinuousJob {
  readonly kind: 'continuous';
  readonly name: string;
  /** Resolves soon after `signal` aborts. Starts anew when it ends or rejects before that. */
  run(signal: AbortSignal): Promise<void>;
}

/** Work that somebody asks for with `Jobs.send`, such as one reminder. */
export interface QueuedJob<Data extends object> {
  readonly kind: 'queued';
  readonly name: string;
  /** Rejects when the work is not done; it is then tried again, later each time. */
  run(data: Data, signal: AbortSignal): Promise<void>;
}

// A queue's data is checked where it is sent; in a list of jobs of all kinds it no longer matters.
export type Job = RecurringJob | ContinuousJob | QueuedJob<never>;

export interface SendOptions {
  /** While a job with this key waits, another send of the key changes nothing. */
  readonly key: string;
  /** Absent, the job runs as soon as a process is free. */
  readonly startAfter?: Date;
}

/**
 * Background work. No job overlaps itself, however many processes there are: of a recurring or continuous job one run is
 * active at a time, of a queued job one run per key.
 */
export interface Jobs {
  /** Runs `jobs` in this process. Call it once, after everything the jobs use is ready. */
  start(jobs: readonly Job[]): Promise<void>;
  /** Asks for one run of `job`, in whichever process has started it. */
  send<Data extends object>(job: QueuedJob<Data>, data: Data, options: SendOptions): Promise<void>;
  /** Aborts what runs, waits for its end and hands it over to the other processes. */
  close(): Promise<void>;
}
