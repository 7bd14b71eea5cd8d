import { addDays, dayAt } from '@khandai/calendar';
import type { FeedBatch, FeedFixture, FeedSink } from '../../modules/fixtures/feed.js';
import { SourceFault } from '../input/source-client.js';
import type { PolledCall } from '../polling/poller.js';
import type { OtherCategory } from './other-odds.js';
import { isUnderWay } from './match-times.js';
import type { ProviderState } from './provider-state.js';

export interface ProviderCallsDeps {
  readonly state: ProviderState;
  readonly sink: FeedSink;
  /** Fetches `data` of one call. */
  readonly get: (request: ProviderRequest, signal: AbortSignal) => Promise<unknown>;
}

interface ProviderRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The answer often has the same text as the one before, and is large: the same text then gives the same object. */
  readonly repeats: boolean;
}

interface CallOptions {
  readonly path: string;
  readonly everyMs: number;
  readonly minMs: number;
  /** Parameter that holds the target. */
  readonly parameter?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly repeats?: true;
  readonly targets: (now: number) => readonly string[];
  readonly read: (data: unknown, file: string, target: string) => FeedBatch | Promise<FeedBatch>;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Days of the schedule, from today; the most urgent first. */
const SCHEDULE_DAYS = [0, 1, -1, 2, 3, 4, 5, 6, 7];
/** The provider has prices of matches that are not further away. */
const ODDS_AHEAD_MS = 14 * DAY;
/** Prices of matches nearer than this move often. */
const CHANGES_AHEAD_MS = DAY;
const LINE_UPS_BEFORE_MS = 90 * MINUTE;
const DETAILS_AFTER_MS = 4 * HOUR;
const ONE: readonly string[] = [''];
const NONE: readonly string[] = [];

/**
 * All calls of the provider that the site makes, with the interval that the provider recommends and the shortest that it
 * accepts. A call whose answer no page shows, such as events while nothing is played, is not made.
 */
export function providerCalls({ state, sink, get }: ProviderCallsDeps): PolledCall[] {
  const some = (wanted: (fixture: FeedFixture, now: number) => boolean) => (now: number) => {
    for (const fixture of state.matches) if (wanted(fixture, now)) return ONE;
    return NONE;
  };
  const underWay = some(isUnderWay);
  const near = some((fixture, now) => isUnderWay(fixture, now) || isWithin(fixture, now, CHANGES_AHEAD_MS));
  const priced = some((fixture, now) => isUnderWay(fixture, now) || isWithin(fixture, now, ODDS_AHEAD_MS));
  /** Days, as the provider counts them, of matches that have started and may still change. */
  const daysPlayed = (now: number) => {
    const days = new Set<string>();
    for (const { kickOff } of state.matches) {
      const since = now - kickOff.getTime();
      if (since >= 0 && since < DETAILS_AFTER_MS) days.add(providerDay(kickOff.getTime()));
    }
    return [...days].sort().reverse();
  };
  /** Leagues, or cups with groups, that play today, or have just played. */
  const leaguesNear = (phase: 'league' | 'group') => (now: number) => {
    const leagues = new Set<string>();
    for (const { kickOff, league, stage } of state.matches)
      if (stage?.phase === phase && Math.abs(kickOff.getTime() - now) < CHANGES_AHEAD_MS) leagues.add(league.leagueId);
    return [...leagues];
  };
  const other = (kind: { category: OtherCategory; inPlay: boolean }) => (data: unknown, file: string) =>
    state.otherOdds(data, file, kind);
  const options: Readonly<Record<string, CallOptions>> = {
    languagevn: {
      path: '/sport/languagevn',
      ...pace(DAY, 30 * MINUTE),
      query: { sport: 'football' },
      targets: () => ONE,
      read: (data, file) => state.leagueNames(data, file),
    },
    schedule: {
      path: '/sport/football/schedule',
      ...pace(12 * HOUR, MINUTE),
      parameter: 'date',
      targets: (now) => SCHEDULE_DAYS.map((count) => addDays(providerDay(now), count)),
      read: (data, file) => state.fullRows(data, file),
    },
    livescores: {
      path: '/sport/football/livescores',
      ...pace(MINUTE, 10 * SECOND),
      targets: some((fixture, now) => isUnderWay(fixture, now) || isWithin(fixture, now, HOUR)),
      read: (data, file) => state.fullRows(data, file),
    },
    'livescores/changes': {
      path: '/sport/football/livescores/changes',
      ...pace(5 * SECOND, SECOND),
      targets: underWay,
      read: (data, file) => state.changes(data, file),
    },
    'schedule/modify': {
      path: '/sport/football/schedule/modify',
      ...pace(90 * SECOND, MINUTE),
      targets: priced,
      read: (data, file) => state.modified(data, file),
    },
    scheduleChange: {
      path: '/sport/football/scheduleChange',
      ...pace(30 * MINUTE, 20 * MINUTE),
      targets: priced,
      read: (data, file) => state.fullRows(data, file),
    },
    events: {
      path: '/sport/football/events',
      ...pace(MINUTE, 10 * SECOND),
      parameter: 'date',
      targets: daysPlayed,
      read: (data, file) => state.events(data, file),
    },
    'events/shot': {
      path: '/sport/football/events',
      ...pace(MINUTE, 10 * SECOND),
      parameter: 'date',
      query: { cmd: 'shot' },
      targets: daysPlayed,
      // Without any shot the provider may send null.
      read: (data, file) => state.shots(data ?? [], file),
    },
    stats: {
      path: '/sport/football/stats',
      ...pace(MINUTE, 10 * SECOND),
      parameter: 'date',
      targets: daysPlayed,
      read: (data, file) => state.stats(data, file),
    },
    lineups: {
      path: '/sport/football/lineups',
      ...pace(90 * SECOND, MINUTE),
      targets: some((fixture, now) => isUnderWay(fixture, now) || isWithin(fixture, now, LINE_UPS_BEFORE_MS)),
      // Without any line-up the provider sends null.
      read: (data, file) => state.lineUps(data ?? [], file),
    },
    standing: {
      path: '/sport/football/standing/league',
      ...pace(DAY, 3 * SECOND),
      parameter: 'leagueId',
      targets: leaguesNear('league'),
      read: (data, file, leagueId) => state.standing(data, file, leagueId),
    },
    'standing/cup': {
      path: '/sport/football/standing/cup',
      ...pace(DAY, 3 * SECOND),
      parameter: 'leagueId',
      targets: leaguesNear('group'),
      read: (data, file, leagueId) => state.cupStanding(data, file, leagueId),
    },
    'odds/main': {
      path: '/sport/football/odds/main',
      ...pace(MINUTE, 10 * SECOND),
      repeats: true,
      targets: priced,
      read: (data, file) => state.mainOdds(data, file),
    },
    'odds/main/changes': {
      path: '/sport/football/odds/main/changes',
      ...pace(2 * SECOND, SECOND),
      repeats: true,
      targets: near,
      read: (data, file) => state.changedOdds(data, file),
    },
    'odds/half': {
      path: '/sport/football/odds/european/half',
      ...pace(15 * SECOND, 10 * SECOND),
      targets: near,
      read: (data, file) => state.halfOdds(data, file),
    },
    'odds/doublechance': {
      path: '/sport/football/odds/doublechance/prematch',
      ...pace(15 * SECOND, 10 * SECOND),
      targets: near,
      read: other({ category: 'doubleChance', inPlay: false }),
    },
    'odds/corners': {
      path: '/sport/football/odds/cornerstotal/prematch',
      ...pace(15 * SECOND, 10 * SECOND),
      targets: near,
      read: other({ category: 'corner', inPlay: false }),
    },
    'odds/corners/inplay': {
      path: '/sport/football/odds/cornerstotal/inplay',
      ...pace(10 * SECOND, 5 * SECOND),
      targets: underWay,
      read: other({ category: 'corner', inPlay: true }),
    },
    'odds/cornerhandicap': {
      path: '/sport/football/odds/cornershandicap/prematch',
      ...pace(15 * SECOND, 10 * SECOND),
      targets: near,
      read: other({ category: 'cornerHandicap', inPlay: false }),
    },
    'odds/cornerhandicap/inplay': {
      path: '/sport/football/odds/cornershandicap/inplay',
      ...pace(10 * SECOND, 5 * SECOND),
      targets: underWay,
      read: other({ category: 'cornerHandicap', inPlay: true }),
    },
  };
  return Object.entries(options).map(([name, { path, parameter, query = {}, repeats = false, read, ...call }]) => ({
    name,
    ...call,
    fetch: (target, signal) =>
      get({ path, query: parameter === undefined ? query : { ...query, [parameter]: target }, repeats }, signal),
    take: async (data, target) => sink.ingest(usable(await read(data, name, target))),
  }));
}

const pace = (everyMs: number, minMs: number) => ({ everyMs, minMs });

/** The provider counts days in UTC. */
const providerDay = (at: number): string => dayAt(at, 'UTC');

function isWithin({ kickOff }: FeedFixture, now: number, ms: number): boolean {
  const until = kickOff.getTime() - now;
  return until > 0 && until < ms;
}

/** An answer that is no list at all is a fault of the call; single rows are reported and left out. */
function usable(batch: FeedBatch): FeedBatch {
  const whole = batch.bad?.find(({ row, reason }) => row === null && NOT_A_LIST.includes(reason));
  if (whole) throw new SourceFault(whole.reason);
  return batch;
}

/** As the parsers of lists and of odds say it. */
const NOT_A_LIST: readonly string[] = ['data không phải danh sách', 'không phải danh sách'];
