import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { feedCalls } from '../../platform/database/schema.js';

export type CallRecord = Omit<typeof feedCalls.$inferSelect, 'feed' | 'call'>;
/** What decides when a call may be made next. */
type CallTimes = Pick<CallRecord, 'calledAt' | 'notBefore'>;

/** One argument of a call is at fault, and is not asked for before `notBefore`; the others are. */
export interface ArgumentPause {
  readonly notBefore: Date;
  readonly fault: string;
}

/** A stored time this far in the future comes from a clock that was wrong, and no longer counts. */
export const WRONG_CLOCK_MS = 3_600_000;

/** Stands in the name of a row between a call and its argument; the name of a call has none. */
const ARGUMENT = '?';

const nameOf = (call: string, argument: string): string => `${call}${ARGUMENT}${argument}`;

/** When one feed made each of its calls, for all processes. */
export class CallTimesRepository {
  readonly #db: Database['db'];

  constructor(
    { db }: Pick<Database, 'db'>,
    private readonly feed: string,
  ) {
    this.#db = db;
  }

  /** What is known of each call, and the pauses of single arguments, by call and argument. */
  async all(): Promise<{ records: Map<string, CallRecord>; pauses: Map<string, Map<string, ArgumentPause>> }> {
    const rows = await this.#db.select().from(feedCalls).where(eq(feedCalls.feed, this.feed));
    const records = new Map<string, CallRecord>();
    const pauses = new Map<string, Map<string, ArgumentPause>>();
    for (const { feed: _, call: name, ...record } of rows) {
      const at = name.indexOf(ARGUMENT);
      if (at < 0) records.set(name, record);
      else if (record.notBefore && record.fault !== null) {
        const call = name.slice(0, at);
        const ofCall = pauses.get(call) ?? new Map<string, ArgumentPause>();
        pauses.set(call, ofCall.set(name.slice(at + 1), { notBefore: record.notBefore, fault: record.fault }));
      }
    }
    return { records, pauses };
  }

  /**
   * Takes the right to make a call now. Returns undefined when it is taken, or the times that forbid it: of two processes
   * that try at once, one gets the right. Until `ended` is called, no other request may follow before the request must
   * have ended by itself and the minimum has passed.
   */
  async claim(
    call: string,
    now: number,
    { minMs, timeoutMs }: { minMs: number; timeoutMs: number },
  ): Promise<CallTimes | undefined> {
    const times = { calledAt: new Date(now), notBefore: new Date(now + timeoutMs + minMs) };
    const isPast = sql`${feedCalls.calledAt} <= ${new Date(now - minMs)} AND coalesce(${feedCalls.notBefore}, ${feedCalls.calledAt}) <= ${times.calledAt}`;
    const taken = await this.#db
      .insert(feedCalls)
      .values({ feed: this.feed, call, ...times, answers: {} })
      .onConflictDoUpdate({
        target: [feedCalls.feed, feedCalls.call],
        set: times,
        setWhere: sql`(${isPast}) OR ${feedCalls.calledAt} > ${new Date(now + WRONG_CLOCK_MS)}`,
      })
      .returning({ call: feedCalls.call });
    if (taken.length > 0) return undefined;
    const [found] = await this.#db
      .select({ calledAt: feedCalls.calledAt, notBefore: feedCalls.notBefore })
      .from(feedCalls)
      .where(this.#is(call));
    return found;
  }

  /**
   * Writes the end of the request that began at `startedAt`: the source received it at the latest then. Changes nothing
   * once another process has the right.
   */
  async ended(call: string, startedAt: number, times: CallTimes): Promise<void> {
    await this.#db
      .update(feedCalls)
      .set(times)
      .where(and(this.#is(call), eq(feedCalls.calledAt, new Date(startedAt))));
  }

  async answered(call: string, answers: CallRecord['answers'], at: Date): Promise<void> {
    await this.#db.update(feedCalls).set({ answers, answeredAt: at, fault: null }).where(this.#is(call));
  }

  async failed(call: string, fault: string, notBefore: Date): Promise<void> {
    await this.#db
      .update(feedCalls)
      .set({ fault, notBefore: latest(notBefore) })
      .where(this.#is(call));
  }

  /** Pauses one argument of a call. It has a row of its own, so that the call and its other arguments go on. */
  async argumentFailed(call: string, argument: string, { fault, notBefore }: ArgumentPause): Promise<void> {
    await this.#db
      .insert(feedCalls)
      .values({ feed: this.feed, call: nameOf(call, argument), calledAt: new Date(0), notBefore, answers: {}, fault })
      .onConflictDoUpdate({ target: [feedCalls.feed, feedCalls.call], set: { fault, notBefore } });
    await this.#db
      .update(feedCalls)
      .set({ fault: null })
      .where(and(this.#is(call), isNotNull(feedCalls.fault)));
  }

  /** Ends the pauses of arguments. */
  async resume(call: string, paused: readonly string[]): Promise<void> {
    const rows = paused.map((argument) => nameOf(call, argument));
    await this.#db.delete(feedCalls).where(and(eq(feedCalls.feed, this.feed), inArray(feedCalls.call, rows)));
  }

  /** None of these calls is made before `notBefore`, also those that were never made. */
  async pause(calls: readonly string[], notBefore: Date): Promise<void> {
    await this.#db
      .insert(feedCalls)
      .values(calls.map((call) => ({ feed: this.feed, call, calledAt: new Date(0), notBefore, answers: {} })))
      .onConflictDoUpdate({ target: [feedCalls.feed, feedCalls.call], set: { notBefore: latest(notBefore) } });
  }

  #is(call: string) {
    return and(eq(feedCalls.feed, this.feed), eq(feedCalls.call, call));
  }
}

const latest = (at: Date) => sql`greatest(${feedCalls.notBefore}, ${at})`;
