import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { feedCalls } from '../../platform/database/schema.js';

export type CallRecord = Omit<typeof feedCalls.$inferSelect, 'feed' | 'call'>;
/** What decides when a call may be made next. */
type CallTimes = Pick<CallRecord, 'calledAt' | 'notBefore'>;

/** A stored time this far in the future comes from a clock that was wrong, and no longer counts. */
export const WRONG_CLOCK_MS = 3_600_000;

/** When one feed made each of its calls, for all processes. */
export class CallTimesRepository {
  readonly #db: Database['db'];

  constructor(
    { db }: Pick<Database, 'db'>,
    private readonly feed: string,
  ) {
    this.#db = db;
  }

  async all(): Promise<Map<string, CallRecord>> {
    const rows = await this.#db.select().from(feedCalls).where(eq(feedCalls.feed, this.feed));
    return new Map(rows.map(({ feed: _, call, ...record }) => [call, record]));
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
