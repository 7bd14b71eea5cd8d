import type { Clock } from '../../platform/clock.js';
import type { ContinuousJob, RecurringJob } from '../../platform/jobs/jobs.js';
import type { Log } from '../../platform/log.js';
import type { Span } from '../../platform/span.js';
import type { FixtureRow } from '../fixtures/fixture-query.js';
import type { BookingNoticeRepository, Claimed, MomentRow, MovedMatch } from './booking-notice-repository.js';

interface NoticeMatch {
  readonly fixtureId: string;
  readonly home: string;
  readonly away: string;
  /** RFC 3339; for a match that moved, the kick-off that the members knew. */
  readonly kickOff: string;
}

interface OnMatch {
  readonly userIds: readonly number[];
  readonly match: NoticeMatch;
}

/** What members are notified of about matches they booked. */
export type BookingNotice =
  | (OnMatch & { readonly type: 'BOOKING_SOON' | 'MATCH_LINEUP' })
  | (OnMatch & { readonly type: 'BOOKING_STARTED'; readonly actorId: number })
  | (OnMatch & { readonly type: 'BOOKING_MOVED'; readonly to: string | null })
  | (OnMatch & {
      readonly type: 'MATCH_RED_CARD';
      readonly minute: number | null;
      readonly side: 'home' | 'away';
    })
  | (OnMatch & {
      readonly type: 'MATCH_GOAL';
      readonly homeScore: number;
      readonly awayScore: number;
      readonly minute: number | null;
      readonly side: 'home' | 'away';
    });

export interface BookingNoticesDeps {
  readonly claims: BookingNoticeRepository;
  readonly notices: { notify(notice: BookingNotice): Promise<void> };
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Time before the kick-off at which members are reminded. */
const AHEAD_MS = 15 * MINUTE;
/** A server that was down still reminds until this time after the kick-off. */
const LATE_MS = 5 * MINUTE;
/** A commentator who is on air earlier than this probably covers another match. */
const ON_AIR_MS = 30 * MINUTE;
const UNDER_WAY_MS = 2 * HOUR;
const LINE_UPS_MS = 90 * MINUTE;
/** After this a goal or a red card is old news. */
const MOMENT_MS = 3 * MINUTE;
const MOVED_AHEAD_MS = 60 * DAY;
const KEPT_MS = 30 * DAY;

const LOOK_EVERY_MS = 5_000;
/** Between two looks for news that may be some seconds late. */
const SLOW_MS = MINUTE;

/** Tells members about the matches they booked, each thing once, over all processes and starts. */
export class BookingNotices {
  readonly jobs: readonly [ContinuousJob, RecurringJob] = [
    { kind: 'continuous', name: 'booking-notices', run: (signal) => this.run(signal) },
    {
      kind: 'recurring',
      name: 'booking-notices-housekeeping',
      cron: '40 4 * * *',
      run: (signal) => this.clear(signal),
    },
  ];
  #nextSlow = 0;

  constructor(private readonly deps: BookingNoticesDeps) {}

  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.look();
      await this.deps.clock.sleep(LOOK_EVERY_MS, signal);
    }
  }

  /** Tells what is due now. */
  async look(): Promise<void> {
    await this.#try('goals', () => this.#moments());
    await this.#try('broadcasts', () => this.#started());
    await this.#try('reminders', () => this.#soon());
    if (this.#now < this.#nextSlow) return;
    this.#nextSlow = this.#now + SLOW_MS;
    const { claims } = this.deps;
    const ahead = this.#span(0, MOVED_AHEAD_MS);
    await this.#try('line-ups', () => this.#lineUps());
    await this.#try('called-off matches', () => this.#calledOff());
    await this.#try('moved matches', () => this.#move(() => claims.moved(ahead)));
    await this.#try('moved matches', () => this.#move(() => claims.followedMoved(ahead)));
  }

  clear(signal: AbortSignal): Promise<void> {
    return this.deps.claims.deleteBefore(new Date(this.#now - KEPT_MS), signal);
  }

  #soon(): Promise<void> {
    const claim = () => this.deps.claims.soon(this.#span(-LATE_MS, AHEAD_MS), AHEAD_MS, this.#at());
    return this.#tell(claim, (to) => ({ type: 'BOOKING_SOON', ...to }));
  }

  #lineUps(): Promise<void> {
    const claim = () => this.deps.claims.lineUps(this.#span(-LATE_MS, LINE_UPS_MS), this.#at());
    return this.#tell(claim, (to) => ({ type: 'MATCH_LINEUP', ...to }));
  }

  #calledOff(): Promise<void> {
    const claim = () => this.deps.claims.calledOff(this.#span(-DAY, MOVED_AHEAD_MS), this.#at());
    return this.#tell(claim, (to) => ({ type: 'BOOKING_MOVED', to: null, ...to }));
  }

  async #moments(): Promise<void> {
    const { claims } = this.deps;
    for (const moment of await claims.moments(new Date(this.#now - MOMENT_MS)))
      await this.#tell(
        () => claims.moment(moment, this.#at()),
        (to) => ({ ...noticeOf(moment), ...to }),
      );
  }

  #started(): Promise<void> {
    const { claims } = this.deps;
    const claim = () => claims.started(this.#span(-UNDER_WAY_MS, ON_AIR_MS), this.#at());
    return this.#batches(claim, this.#release, async (claimed) => {
      const first = await claims.onAir([...new Set(claimed.map(({ fixtureId }) => fixtureId))]);
      const byHost = Map.groupBy(claimed, ({ fixtureId, about }) => Number(about) || first.get(fixtureId));
      const failed: Claimed[] = [];
      for (const [actorId, group] of byHost)
        if (actorId !== undefined)
          failed.push(...(await this.#notify(group, (to) => ({ type: 'BOOKING_STARTED', actorId, ...to }))));
      return failed;
    });
  }

  /** Bookings and follows move with their match: their change is the claim. */
  #move(claim: () => Promise<readonly MovedMatch[]>): Promise<void> {
    const moveBack = (moved: readonly MovedMatch[]) => this.deps.claims.moveBack(moved);
    return this.#batches(claim, moveBack, async (moved) => {
      const { log, notices } = this.deps;
      const rows = await this.#rows(moved);
      const failed: MovedMatch[] = [];
      for (const group of Map.groupBy(moved, ({ fixtureId, from }) => `${fixtureId} ${from.getTime()}`).values()) {
        const [{ fixtureId = '', from = new Date(0) } = {}] = group;
        const row = rows.get(fixtureId);
        if (!row) continue;
        const match = { ...matchOf(row), kickOff: from.toISOString() };
        const userIds = group.map(({ userId }) => userId);
        try {
          await notices.notify({ type: 'BOOKING_MOVED', userIds, match, to: row.fixture.kickOff.toISOString() });
        } catch (err) {
          log.error({ err, fixtureId }, 'members were not told that a match moved');
          failed.push(...group);
        }
      }
      return failed;
    });
  }

  #tell(claim: () => Promise<readonly Claimed[]>, noticeOf: (to: OnMatch) => BookingNotice): Promise<void> {
    return this.#batches(claim, this.#release, (claimed) => this.#notify(claimed, noticeOf));
  }

  readonly #release = (claimed: readonly Claimed[]): Promise<void> => this.deps.claims.release(claimed);

  /**
   * Claims and tells until no one is left, so that members of a match that thousands booked are never all in memory, and a process
   * that dies has claimed few whom it did not tell. Those who could not be told are given back at the end: the next look tries them
   * again, and this one goes on with the others.
   * @param tell returns those who could not be told
   */
  async #batches<T>(
    claim: () => Promise<readonly T[]>,
    giveBack: (failed: readonly T[]) => Promise<void>,
    tell: (batch: readonly T[]) => Promise<readonly T[]>,
  ): Promise<void> {
    const failed: T[] = [];
    try {
      for (let batch = await claim(); batch.length > 0; batch = await claim()) failed.push(...(await tell(batch)));
    } finally {
      if (failed.length > 0) await giveBack(failed);
    }
  }

  /** Notifies the members match by match. Returns those who could not be. */
  async #notify(claimed: readonly Claimed[], noticeOf: (to: OnMatch) => BookingNotice): Promise<Claimed[]> {
    const { log, notices } = this.deps;
    const rows = await this.#rows(claimed);
    const failed: Claimed[] = [];
    for (const [fixtureId, group] of Map.groupBy(claimed, (one) => one.fixtureId)) {
      const row = rows.get(fixtureId);
      if (!row) continue;
      const userIds = group.map(({ userId }) => userId);
      try {
        await notices.notify(noticeOf({ userIds, match: matchOf(row) }));
      } catch (err) {
        // The other matches were claimed too, so their members are notified all the same.
        log.error({ err, fixtureId }, 'members were not told about a match they booked');
        failed.push(...group);
      }
    }
    return failed;
  }

  async #rows(of: readonly { readonly fixtureId: string }[]): Promise<Map<string, FixtureRow>> {
    if (of.length === 0) return new Map();
    const rows = await this.deps.claims.fixtures([...new Set(of.map(({ fixtureId }) => fixtureId))]);
    return new Map(rows.map((row) => [row.fixture.fixtureId, row]));
  }

  /** A fault in one kind of notice must not stop the others. */
  async #try(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (err) {
      this.deps.log.error({ err }, `members were not told about ${what} they booked`);
    }
  }

  get #now(): number {
    return this.deps.clock.now();
  }

  #at(): Date {
    return new Date(this.#now);
  }

  #span(fromMs: number, toMs: number): Span {
    return { from: new Date(this.#now + fromMs), to: new Date(this.#now + toMs) };
  }
}

const matchOf = ({ fixture, home, away }: FixtureRow): NoticeMatch => ({
  fixtureId: fixture.fixtureId,
  home: home.name,
  away: away.name,
  kickOff: fixture.kickOff.toISOString(),
});

function noticeOf({ kind, homeScore, awayScore, minute, home }: MomentRow) {
  const side = home ? ('home' as const) : ('away' as const);
  return kind === 'goal'
    ? { type: 'MATCH_GOAL' as const, homeScore, awayScore, minute, side }
    : { type: 'MATCH_RED_CARD' as const, minute, side };
}
