import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { feedCalls } from '../../platform/database/schema.js';

export type CallRecord = Omit<typeof feedCalls.$inferSelect, 'feed' | 'call'>;

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
    return new Map(
      rows.map(({ call, calledAt, answeredAt, answers, fault }) => [call, { calledAt, answeredAt, answers, fault }]),
    );
  }

  /**
   * Takes the right to make a call now. Returns undefined when it is taken, or the time of the call that came less than
   * `minMs` before: of two processes that try at once, one gets the right.
   */
  async claim(call: string, now: number, minMs: number): Promise<Date | undefined> {
    const calledAt = new Date(now);
    const taken = await this.#db
      .insert(feedCalls)
      .values({ feed: this.feed, call, calledAt, answers: {} })
      .onConflictDoUpdate({
        target: [feedCalls.feed, feedCalls.call],
        set: { calledAt },
        setWhere: sql`${feedCalls.calledAt} <= ${new Date(now - minMs)} OR ${feedCalls.calledAt} > ${new Date(now + WRONG_CLOCK_MS)}`,
      })
      .returning({ call: feedCalls.call });
    if (taken.length > 0) return undefined;
    const [found] = await this.#db.select({ calledAt: feedCalls.calledAt }).from(feedCalls).where(this.#is(call));
    return found?.calledAt;
  }

  /** @param endedAt from when on the minimum counts: the source received the request at the latest then */
  async answered(call: string, answers: CallRecord['answers'], at: Date, endedAt: Date): Promise<void> {
    await this.#db
      .update(feedCalls)
      .set({ answers, answeredAt: at, calledAt: endedAt, fault: null })
      .where(this.#is(call));
  }

  async failed(call: string, fault: string, endedAt: Date): Promise<void> {
    await this.#db.update(feedCalls).set({ fault, calledAt: endedAt }).where(this.#is(call));
  }

  #is(call: string) {
    return and(eq(feedCalls.feed, this.feed), eq(feedCalls.call, call));
  }
}
