import { dayAt, isZone } from '@khandai/calendar';
import {
  type DaySchedule,
  type DayStart,
  DEFAULT_GROUP_ID,
  type LeagueSummary,
  type LiveMenu,
  matchState,
  type MonthCounts,
  type OnAir,
  type OnlineRooms,
} from '@khandai/contracts';
import { firstScreens, leaguesInOrder, type ServedSize } from '@khandai/live-schedule';
import type { Clock } from '@khandai/runtime';
import { TtlCache } from '../../platform/ttl-cache.js';
import { dayWindow, monthDays, nightWindow, type Window } from './day-window.js';
import { leagueSlugs } from './league-slugs.js';
import { UnknownDay, UnknownMonth, UnknownTimezone } from '../fixtures/fixture-faults.js';
import type { FixtureRow } from '../fixtures/fixture-query.js';
import type { FixtureRepository } from '../fixtures/fixture-repository.js';
import type { LiveRepository } from './live-repository.js';
import { toLeague, withHosts } from '../fixtures/fixture-wire.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import type { FixtureOutline, LeagueRow, ScheduleFilter, ScheduleRepository } from './schedule-repository.js';
import { sports } from '../fixtures/sports.js';

const MINUTE_MS = 60_000;
const SOON_MS = 7 * 24 * 3_600_000;
/** Every page and menu requests these counts. */
const LEAGUES_TTL_MS = 1_000;
/** The leagues themselves and their slugs hardly ever change. */
const ALL_LEAGUES_TTL_MS = 10_000;
/** A page loads no more matches of a day. */
const MAX_OUTLINES = 2_000;
/** Without a day, the matches of a league are counted this far back and ahead, and not over all years. */
const AROUND_MS = 7 * 24 * 3_600_000;

export interface DayQuery extends ScheduleFilter {
  readonly date?: string | undefined;
  readonly timezone: string;
  readonly night?: boolean | undefined;
  /** Starts at 1. */
  readonly pageNum: number;
  readonly pageSize: number;
}

export type StartQuery = Omit<DayQuery, 'pageNum' | 'pageSize'> & ServedSize;

export interface LeagueQuery {
  readonly sportType?: number | undefined;
  /** Limits the list to matches of this day. */
  readonly day?: Pick<DayQuery, 'date' | 'timezone'> | undefined;
}

export interface MonthQuery extends ScheduleFilter {
  readonly month?: string | undefined;
  readonly timezone: string;
}

export type MenuLocation = 'sports' | 'leagues';

export interface ScheduleServiceDeps {
  schedule: ScheduleRepository;
  repository: Pick<LiveRepository, 'anchors' | 'live'>;
  fixtures: Pick<FixtureRepository, 'hosts'>;
  counts: OnlineCounts;
  clock: Clock;
}

/** Days, months and leagues of matches, and the commentators on air. */
export class ScheduleService {
  readonly #leagues: TtlCache<LeagueRow[]>;
  readonly #allLeagues: TtlCache<Pick<LeagueRow, 'league' | 'sportType'>[]>;

  constructor(private readonly deps: ScheduleServiceDeps) {
    this.#leagues = new TtlCache({ clock: deps.clock, ttlMs: LEAGUES_TTL_MS });
    this.#allLeagues = new TtlCache({ clock: deps.clock, ttlMs: ALL_LEAGUES_TTL_MS });
  }

  /** Throws UnknownTimezone or UnknownDay. */
  async day(query: DayQuery): Promise<DaySchedule> {
    const { schedule } = this.deps;
    const window = this.#windowOf(query);
    const now = this.#now();
    const page = { now, limit: query.pageSize, offset: (query.pageNum - 1) * query.pageSize };
    const [{ total, ...states }, rows] = await Promise.all([
      schedule.counts(window, query, now),
      schedule.page(window, query, page),
    ]);
    const list = await withHosts(rows, this.deps);
    return { total, states, list, ...(await this.#nearest(total, window, query)) };
  }

  /**
   * The first leagues of the day's page with their matches, and the others in numbers: a page of 300 matches then reads
   * some 20 of them whole. Throws UnknownTimezone or UnknownDay.
   */
  async start(query: StartQuery): Promise<DayStart> {
    const { schedule } = this.deps;
    const window = this.#windowOf(query);
    const now = this.#now();
    const { counts, list } = await schedule.outlines(window, query, { now, limit: MAX_OUTLINES });
    const { total, ...states } = counts;
    const leagues = await schedule.leaguesOf([...new Set(list.map(({ leagueId }) => leagueId))]);
    const [first, rest] = firstScreens(leaguesInOrder(withLeagues(list, leagues)), query);
    const rows = await schedule.byIds(first.flatMap(({ fixtures }) => fixtures.map(({ fixtureId }) => fixtureId)));
    return {
      ...{ total, states, list: await withHosts(rows, this.deps) },
      rest: rest.map(({ league, fixtures }) => ({
        league,
        matches: fixtures.map(({ state, hosted }) => ({ state, hosted })),
      })),
      ...(await this.#nearest(total, window, query)),
    };
  }

  /** Throws UnknownTimezone or UnknownMonth. */
  async month({ month, timezone, ...filter }: MonthQuery): Promise<MonthCounts> {
    if (!isZone(timezone)) throw new UnknownTimezone(timezone);
    const now = this.#now();
    const calendar = monthDays(month, timezone, now);
    if (!calendar) throw new UnknownMonth();
    const today = calendar.dates.indexOf(dayAt(now.getTime(), timezone));
    const [totals, listedToday] = await Promise.all([
      this.deps.schedule.perDay(calendar.starts, filter, now),
      today === -1 ? 0 : this.#totalToday(timezone, filter),
    ]);
    const totalOf = (index: number) => (index === today ? listedToday : (totals[index] ?? 0));
    const days = calendar.dates.map((date, index) => ({ date, total: totalOf(index) }));
    return { month: calendar.month, days: days.filter(({ total }) => total > 0) };
  }

  /** Throws UnknownTimezone or UnknownDay. */
  async leagues({ sportType, day }: LeagueQuery = {}): Promise<{ total: number; list: LeagueSummary[] }> {
    const window = day && this.#windowOf(day);
    const [counted, all] = await Promise.all([
      this.#leagueRows(window ?? this.#around()),
      this.#allLeagues.get('all', () => this.deps.schedule.allLeagues()),
    ]);
    const known = withAll(counted, all);
    // Slugs come from all leagues, so that they depend neither on the requested sport nor on the day.
    const slugs = leagueSlugs(known.map(({ league }) => league));
    const list = (window ? counted : known)
      .filter((row) => sportType === undefined || row.sportType === sportType)
      .sort(inListOrder)
      .map((row) => ({
        ...row,
        league: toLeague(row.league),
        slug: slugs.get(row.league.leagueId) ?? row.league.leagueId,
      }));
    return { total: list.length, list };
  }

  async onlineRooms(): Promise<OnlineRooms> {
    const { repository, fixtures, counts } = this.deps;
    const rows = await repository.live(this.#now());
    const hosts = await fixtures.hosts(rows.map(({ fixture }) => fixture.fixtureId));
    const groupIds = new Set([
      DEFAULT_GROUP_ID,
      ...hosts.map(({ groupId }) => groupId),
      ...rows.flatMap(({ roomId }) => roomId ?? []),
    ]);
    const list = [...groupIds].map((groupId) => ({ groupId, online: counts.online(groupId) }));
    return { total: list.reduce((sum, { online }) => sum + online, 0), list };
  }

  async onAir(): Promise<{ total: number; list: OnAir[] }> {
    const { repository, counts } = this.deps;
    const now = this.#now();
    const [anchors, rows] = await Promise.all([repository.anchors(now), repository.live(now)]);
    const fixtures = new Map((await withHosts(rows, this.deps)).map((fixture) => [fixture.fixtureId, fixture]));
    const list = anchors.flatMap(({ roomName: _, ...anchor }) => {
      const fixture = anchor.fixtureId === null ? undefined : fixtures.get(anchor.fixtureId);
      return fixture ? [{ anchor, fixture, online: counts.online(anchor.groupId) }] : [];
    });
    return { total: list.length, list };
  }

  async menu(location: MenuLocation): Promise<LiveMenu> {
    const { list: leagues } = await this.leagues();
    if (location === 'leagues') {
      const list = leagues.map(({ league, slug, live, coming }) => ({
        label: league.name,
        href: `/lich-thi-dau/${slug}`,
        live,
        coming,
      }));
      return { location, list };
    }
    const list = sports.map(({ sportType, slug, name }) => {
      const own = leagues.filter((league) => league.sportType === sportType);
      const sum = (of: 'live' | 'coming') => own.reduce((total, league) => total + league[of], 0);
      return { label: name, href: `/truc-tiep/${slug}`, live: sum('live'), coming: sum('coming') };
    });
    return { location, list };
  }

  /** Finding the nearest days scans all days, so it runs only when this day is empty. */
  async #nearest(
    total: number,
    window: Window,
    filter: ScheduleFilter,
  ): Promise<Pick<DaySchedule, 'before' | 'after'>> {
    if (total > 0) return { before: null, after: null };
    const { before, after } = await this.deps.schedule.nearest(window, filter, this.#now());
    return { before: before?.toISOString() ?? null, after: after?.toISOString() ?? null };
  }

  /** Today's list has matches that began yesterday and are still played, so its total is not that of the kick-offs. */
  async #totalToday(timezone: string, filter: ScheduleFilter): Promise<number> {
    const window = this.#windowOf({ timezone });
    return (await this.deps.schedule.counts(window, filter, this.#now())).total;
  }

  #leagueRows(window: Window): Promise<LeagueRow[]> {
    const now = this.#now();
    const soon = new Date(now.getTime() + SOON_MS);
    const key = `${window.from.toISOString()} ${window.to.toISOString()}`;
    return this.#leagues.get(key, () => this.deps.schedule.leagues(now, soon, window));
  }

  /** The same window for a whole minute, so that its counts can be cached. */
  #around(): Window {
    const minute = Math.floor(this.deps.clock.now() / MINUTE_MS) * MINUTE_MS;
    return { from: new Date(minute - AROUND_MS), to: new Date(minute + AROUND_MS + MINUTE_MS) };
  }

  #windowOf({ date, timezone, night }: Pick<DayQuery, 'date' | 'timezone' | 'night'>): Window {
    if (!isZone(timezone)) throw new UnknownTimezone(timezone);
    const window = night ? nightWindow(date, this.#now()) : dayWindow(date, timezone, this.#now());
    if (!window) throw new UnknownDay();
    return window;
  }

  #now(): Date {
    return new Date(this.deps.clock.now());
  }
}

/**
 * Leagues with a live or coming match before the others; of both the popular leagues first, by position, and then those
 * with the most matches.
 */
const inListOrder = (a: LeagueRow, b: LeagueRow): number =>
  Number(isActive(b)) - Number(isActive(a)) || placeOf(a) - placeOf(b) || b.live - a.live || b.coming - a.coming;

const isActive = ({ live, coming }: LeagueRow): boolean => live + coming > 0;

const placeOf = ({ league }: LeagueRow): number => league.position ?? Number.MAX_SAFE_INTEGER;

/** All leagues with their counts, and those that are newer than the cached list of all. */
function withAll(counted: readonly LeagueRow[], all: readonly Pick<LeagueRow, 'league' | 'sportType'>[]): LeagueRow[] {
  const byId = new Map(counted.map((row) => [row.league.leagueId, row]));
  const known = new Set(all.map(({ league }) => league.leagueId));
  return [
    ...all.map((row) => byId.get(row.league.leagueId) ?? { ...row, total: 0, live: 0, coming: 0 }),
    ...counted.filter(({ league }) => !known.has(league.leagueId)),
  ];
}

/** Outlines as a page orders them; a match whose league was removed meanwhile is left out. */
function withLeagues(outlines: readonly FixtureOutline[], leagues: readonly FixtureRow['league'][]) {
  const byId = new Map(leagues.map((league) => [league.leagueId, toLeague(league)]));
  return outlines.flatMap(({ fixtureId, status, sportType, kickOff, leagueId, hosted }) => {
    const league = byId.get(leagueId);
    return league
      ? [{ fixtureId, sportType, league, hosted, kickOff: kickOff.toISOString(), state: matchState(status) }]
      : [];
  });
}
