import type { Clock } from '@khandai/runtime';
import { SourceFault } from '../input/source-client.js';
import type { CallTimesRepository } from './call-times-repository.js';
import { Course } from './course.js';

/** One call of a source, and when it is needed. */
export interface PolledCall {
  readonly name: string;
  /** Interval that the source recommends, for each target. */
  readonly everyMs: number;
  /** The source refuses a request that follows another of this call sooner, whatever its target. */
  readonly minMs: number;
  /** Arguments to ask for, such as days, most urgent first; `''` for a call without one. Empty: not needed now. */
  targets(now: number): readonly string[];
  /** Throws SourceFault when the answer is unusable as a whole. */
  fetch(target: string, signal: AbortSignal): Promise<unknown>;
  /** Stores an answer. Answers of all calls are taken one after the other. */
  take(data: unknown, target: string): Promise<void>;
}

export interface CallReport {
  answered(call: string, at: Date): void;
  /** @param fault null once the call is well again */
  failed(call: string, fault: string | null): void;
}

export interface PollerDeps {
  readonly calls: readonly PolledCall[];
  readonly times: Pick<
    CallTimesRepository,
    'all' | 'claim' | 'ended' | 'answered' | 'failed' | 'pause' | 'argumentFailed' | 'resume'
  >;
  /** A request has ended after this time, whatever becomes of it. */
  readonly timeoutMs: number;
  /** The source counts the requests of all calls together: when it refuses one for that, all of them wait. */
  readonly oneLimit?: boolean;
  readonly report: CallReport;
  readonly clock: Clock;
  readonly random?: () => number;
}

/** Interval at which a call without a due target looks again. */
const LOOK_MS = 1_000;

/** Makes the calls of one source, each at its own interval, and none more often than the source allows. */
export class Poller {
  #taking: Promise<void> = Promise.resolve();
  readonly #courses = new Map<string, Course>();
  /** Until then the source refuses all calls. */
  #pausedUntil = 0;

  constructor(private readonly deps: PollerDeps) {}

  /** Resolves when `signal` aborts; throws when an answer cannot be stored, and then all calls have ended. */
  async run(signal: AbortSignal): Promise<void> {
    const { calls, times, report, random } = this.deps;
    const { records, pauses } = await times.all();
    const failed = new AbortController();
    const either = AbortSignal.any([signal, failed.signal]);
    const runs = calls.map((call) => {
      const course = new Course(call, { record: records.get(call.name), pauses: pauses.get(call.name), random });
      if (course.answeredAt) report.answered(call.name, course.answeredAt);
      const fault = course.fault(this.deps.clock.now());
      if (fault !== null) report.failed(call.name, fault);
      this.#courses.set(call.name, course);
      return this.#poll(call, course, either).catch((error: unknown) => {
        failed.abort();
        throw error;
      });
    });
    const ended = await Promise.allSettled(runs);
    for (const run of ended) if (run.status === 'rejected') throw run.reason;
  }

  async #poll(call: PolledCall, course: Course, signal: AbortSignal): Promise<void> {
    const { clock } = this.deps;
    while (!signal.aborted) {
      const now = clock.now();
      const next = course.next(now);
      if (next && next.at <= now) await this.#call(call, next.target, course, signal);
      else await clock.sleep(next ? Math.min(next.at - now, LOOK_MS) : LOOK_MS, signal);
    }
  }

  async #call(call: PolledCall, target: string, course: Course, signal: AbortSignal): Promise<void> {
    const { times, clock, timeoutMs } = this.deps;
    const now = clock.now();
    const forbidden = await times.claim(call.name, now, { minMs: call.minMs, timeoutMs });
    if (forbidden) {
      course.took(forbidden);
      return;
    }
    try {
      const data = await this.#fetch(call, target, course, { startedAt: now, signal });
      await this.#inTurn(() => (signal.aborted ? Promise.resolve() : call.take(data, target)));
      if (!signal.aborted) await this.#answered(call, target, course, now);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof SourceFault)) throw error;
      await this.#failed(call, target, course, error);
    }
  }

  /** Makes a request, and writes its end however it ends: the source counts it, and the minimum begins then. */
  async #fetch(
    call: PolledCall,
    target: string,
    course: Course,
    { startedAt, signal }: { startedAt: number; signal: AbortSignal },
  ): Promise<unknown> {
    const { times, clock } = this.deps;
    try {
      signal.throwIfAborted();
      return await call.fetch(target, signal);
    } finally {
      const endedAt = clock.now();
      const notBefore = new Date(Math.max(endedAt + call.minMs, this.#pausedUntil));
      const ended = { calledAt: new Date(endedAt), notBefore };
      course.took(ended);
      await times.ended(call.name, startedAt, ended);
    }
  }

  async #answered(call: PolledCall, target: string, course: Course, at: number): Promise<void> {
    const { times, report } = this.deps;
    const { answers, resumed } = course.answered(target, at);
    report.answered(call.name, new Date(at));
    report.failed(call.name, course.fault(this.deps.clock.now()));
    await times.answered(call.name, answers, new Date(at));
    if (resumed.length > 0) await times.resume(call.name, resumed);
  }

  async #failed(call: PolledCall, target: string, course: Course, fault: SourceFault): Promise<void> {
    const { times, report, clock, oneLimit } = this.deps;
    const { message, isRefusedForLimit } = fault;
    const { pauses, notBefore } = course.failed(target, fault, clock.now());
    const isForAll = oneLimit === true && isRefusedForLimit;
    if (isForAll) {
      this.#pausedUntil = notBefore.getTime();
      for (const other of this.#courses.values()) other.delay(notBefore);
    }
    report.failed(call.name, course.fault(this.deps.clock.now()));
    if (pauses === 'call') await times.failed(call.name, message, notBefore);
    else await times.argumentFailed(call.name, target, { fault: message, notBefore });
    if (isForAll) await times.pause([...this.#courses.keys()], notBefore);
  }

  /** Two answers about one match must not be stored in the wrong order, or at once. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#taking.then(work);
    this.#taking = turn.catch(() => undefined);
    return turn;
  }
}
