import { BackOff } from '@khandai/runtime';
import type { SourceFault } from '../input/source-client.js';
import { type ArgumentPause, type CallRecord, WRONG_CLOCK_MS } from './call-times-repository.js';
import type { PolledCall } from './poller.js';

const MAX_BACK_OFF_MS = 300_000;
/** So many arguments that fail in the same way, one after the other, say that the call itself is at fault. */
const ENOUGH_ALIKE = 3;

export interface CourseOptions {
  readonly record: CallRecord | undefined;
  readonly pauses: ReadonlyMap<string, ArgumentPause> | undefined;
  readonly random?: (() => number) | undefined;
}

const neverMade: CallRecord = {
  calledAt: new Date(0),
  notBefore: null,
  answeredAt: null,
  answers: {},
  fault: null,
};

/**
 * When one call may be made again, and with which argument. A fault pauses the argument it came with. A refusal that
 * does not depend on the argument, and a fault of several or of all arguments, pause the call.
 */
export class Course {
  #record: CallRecord;
  readonly #pauses: Map<string, ArgumentPause>;
  readonly #backOffs = new Map<string, BackOff>();
  readonly #ofCall: BackOff;
  /** Last fault of an argument since its last good answer: of arguments that are due at once, these come last. */
  readonly #failedAt = new Map<string, number>();
  /** Arguments that failed since the last good answer, by what was wrong. */
  readonly #alike = new Map<string, Set<string>>();

  constructor(
    private readonly call: Pick<PolledCall, 'everyMs' | 'minMs' | 'targets'>,
    private readonly options: CourseOptions,
  ) {
    this.#record = options.record ?? neverMade;
    this.#pauses = new Map(options.pauses);
    this.#ofCall = this.#newBackOff();
  }

  get answeredAt(): Date | null {
    return this.#record.answeredAt;
  }

  /** What is wrong with the call, or else with the first of its wanted arguments; null while all is well. */
  fault(now: number): string | null {
    if (this.#record.fault !== null) return this.#record.fault;
    for (const target of this.call.targets(now)) {
      const pause = this.#pauses.get(target);
      if (pause) return `${target}: ${pause.fault}`;
    }
    return null;
  }

  /** The argument that is due first, and when; of equals the most urgent. Undefined while the call is not needed. */
  next(now: number): { target: string; at: number } | undefined {
    let next: { target: string; at: number; failedAt: number } | undefined;
    for (const target of this.call.targets(now)) {
      const one = { target, at: this.#dueAt(target, now), failedAt: this.#failedAt.get(target) ?? 0 };
      if (!next || one.at < next.at || (one.at === next.at && one.failedAt < next.failedAt)) next = one;
    }
    return next;
  }

  /** Takes the times of a request from the database, or of its end. */
  took(times: Pick<CallRecord, 'calledAt' | 'notBefore'>): void {
    this.#record = { ...this.#record, ...times };
  }

  /** The call is not made before this, whatever its argument. */
  delay(notBefore: Date): void {
    const { notBefore: before } = this.#record;
    if (!before || before < notBefore) this.took({ ...this.#record, notBefore });
  }

  /** Returns what is to be stored: times of good answers, and arguments whose pause is over or that are no longer needed. */
  answered(target: string, at: number): { answers: CallRecord['answers']; resumed: string[] } {
    const wanted = new Set(this.call.targets(at));
    const kept = Object.entries(this.#record.answers).filter(([one]) => wanted.has(one));
    const answers = { ...Object.fromEntries(kept), [target]: new Date(at).toISOString() };
    this.#record = { ...this.#record, answers, answeredAt: new Date(at), fault: null };
    this.#ofCall.reset();
    this.#alike.clear();
    const resumed = [...this.#pauses.keys()].filter((one) => one === target || !wanted.has(one));
    for (const one of resumed) this.#pauses.delete(one);
    for (const one of [target, ...resumed]) {
      this.#backOffs.delete(one);
      this.#failedAt.delete(one);
    }
    return { answers, resumed };
  }

  /** Pauses the argument, or the call. */
  failed(
    target: string,
    { message, retryAfterMs, isOfCall }: SourceFault,
    now: number,
  ): { pauses: 'argument' | 'call'; notBefore: Date } {
    this.#failedAt.set(target, now);
    const pauses = isOfCall || this.#isOfAll(target, message, now) ? 'call' : 'argument';
    const backOff = pauses === 'call' ? this.#ofCall : this.#backOffOf(target);
    const notBefore = new Date(now + Math.max(backOff.next(), retryAfterMs));
    // The source answered, if badly: what it refused before is over.
    this.#record = { ...this.#record, fault: pauses === 'call' ? message : null };
    if (pauses === 'call') this.delay(notBefore);
    else this.#pauses.set(target, { fault: message, notBefore });
    return { pauses, notBefore };
  }

  #isOfAll(target: string, message: string, now: number): boolean {
    const failed = (this.#alike.get(message) ?? new Set()).add(target);
    this.#alike.set(message, failed);
    return failed.size >= ENOUGH_ALIKE || this.call.targets(now).every((one) => failed.has(one));
  }

  #dueAt(target: string, now: number): number {
    const { calledAt, notBefore, answers } = this.#record;
    const isWrong = calledAt.getTime() > now + WRONG_CLOCK_MS;
    const earliest = isWrong ? 0 : Math.max(calledAt.getTime() + this.call.minMs, notBefore?.getTime() ?? 0);
    const answered = answers[target];
    const due = answered === undefined ? 0 : passed(Date.parse(answered), now) + this.call.everyMs;
    return Math.max(earliest, due, passed(this.#pauses.get(target)?.notBefore.getTime() ?? 0, now));
  }

  #backOffOf(target: string): BackOff {
    const backOff = this.#backOffs.get(target) ?? this.#newBackOff();
    this.#backOffs.set(target, backOff);
    return backOff;
  }

  #newBackOff(): BackOff {
    const { random } = this.options;
    return new BackOff({ first: Math.max(2_000, this.call.minMs), max: MAX_BACK_OFF_MS, ...(random && { random }) });
  }
}

const passed = (at: number, now: number): number => (at > now + WRONG_CLOCK_MS ? 0 : at);
