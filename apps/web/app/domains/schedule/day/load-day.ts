import { addDays, dayAt, monthOf } from '@khandai/calendar';
import { type DayStart, type LeagueSummary, MatchState, type MonthCounts } from '@khandai/contracts';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { attempt, type Loaded, notFound } from '../../../shell/router/answers';
import { isNavigation } from '../../../shell/router/is-navigation';
import { pageContext } from '../../../shell/router/page-context';
import { timezoneFromCookie } from '../../../shell/services/timezone';
import { loadHiddenScores } from '../../match';
import { requestedDay, DAY } from './day-query';
import { emptyDay, serveDay, type ServedDay } from './first-screens';
import { type Scope, scopeOf } from './scope';
import { type DayQuery, loadDayStart, loadWholeDay } from './whole-day';

/** The three kinds of day pages. */
export type DayKind = 'schedule' | 'hosted' | 'results';

/** Base path of each page, and its filter for the API. */
export const dayKinds = {
  schedule: { base: '/lich-thi-dau', filter: {} },
  hosted: { base: '/lich-truc-tiep', filter: { hosted: true } },
  results: { base: '/ket-qua', filter: { state: MatchState.ended } },
} as const;

export interface DayData {
  readonly kind: DayKind;
  /** The requested path. */
  readonly pathname: string;
  readonly scope: Scope;
  /** `2026-11-20` in `timezone`. */
  readonly day: string;
  readonly night: boolean;
  readonly timezone: string;
  readonly schedule: Loaded<Omit<DayStart, 'list' | 'rest'>>;
  /** Empty if the schedule could not be loaded. */
  readonly served: ServedDay;
  /**
   * The newest results of the day before, while today has few: just after midnight, a page of today's results would be
   * empty. Empty on other pages and days.
   */
  readonly dayBefore: ServedDay;
  readonly month: Loaded<MonthCounts>;
  /** Rendered without scores. */
  readonly hidesScores: boolean;
  /** Empty if they could not be loaded. */
  readonly leagues: readonly LeagueSummary[];
}

/** Today's results are few below this number. */
const FEW = 20;
/** The newest results of the day before fill them up to this number: the HTML contains them all. */
const FILLED = 24;
/** Max number of leagues in the side list. */
const LEAGUES = 24;

/** API filters for a kind of page and a scope. */
export const filterOf = (kind: DayKind, { sport, league }: Scope) => ({
  ...dayKinds[kind].filter,
  ...(league ? { leagueId: league.league.leagueId } : {}),
  ...(sport && !league ? { sportType: sport.sportType } : {}),
});

/** The query of all matches of a page. */
export const dayQuery = ({
  kind,
  scope,
  day,
  night,
  timezone,
}: Pick<DayData, 'kind' | 'scope' | 'day' | 'night' | 'timezone'>): DayQuery => ({
  ...filterOf(kind, scope),
  timezone,
  ...(night ? { night } : { date: day }),
});

const withoutMatches = ({ list: _, rest: __, ...schedule }: DayStart): Omit<DayStart, 'list' | 'rest'> => schedule;

/** Matches of a day in the viewer's timezone. Throws 404 if the path names neither a sport nor a league. */
export async function loadDay(args: LoaderFunctionArgs, kind: DayKind): Promise<DayData> {
  const { request, url, context, params } = args;
  const { api, timezoneDefault, report } = context.get(pageContext);
  const { signal } = request;
  const timezone = timezoneFromCookie(request.headers.get('cookie')) ?? timezoneDefault;
  const today = dayAt(Date.now(), timezone);
  const { day, night } = requestedDay(url.searchParams, today);
  const slug = params['*'] ?? '';

  const all = api.call('GET /al/api/schedule/leagues', {}, signal).then(({ list }) => list);
  // Without a slug the leagues are optional; with one, only they tell what it means.
  const leagues = slug === '' ? await attempt(all, report) : ({ ok: true, value: await all } as const);
  const scope = scopeOf(slug, leagues.ok ? leagues.value : []);
  if (!scope) throw notFound(url.pathname);

  const query = { ...filterOf(kind, scope), timezone };
  const [start, month, hidesScores] = await Promise.all([
    attempt(loadDayStart(api, dayQuery({ kind, scope, day, night, timezone }), isNavigation(request), signal), report),
    attempt(api.call('GET /al/api/schedule/calendar', { query: { ...query, month: monthOf(day) } }, signal), report),
    loadHiddenScores(args),
  ]);
  const isShort = kind === 'results' && day === today && start.ok && start.value.total < FEW;
  const before = isShort
    ? await attempt(loadWholeDay(api, { ...query, date: addDays(today, -1) }, signal), report)
    : undefined;
  const known = leagues.ok ? leagues.value : [];
  const room = FILLED - (start.ok ? start.value.total : 0);
  return {
    ...{ kind, pathname: url.pathname, scope, day, night, timezone, month, hidesScores },
    schedule: start.ok ? { ok: true, value: withoutMatches(start.value) } : start,
    served: start.ok ? serveDay(start.value, known) : emptyDay,
    dayBefore: before?.ok ? serveDay({ list: before.value.list.slice(-room), rest: [] }, known) : emptyDay,
    leagues: known.slice(0, LEAGUES),
  };
}

/** Reloads for another day or path; filters and views choose from data that is already loaded. */
export function revalidatesForDay({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.pathname !== nextUrl.pathname) return true;
  if (currentUrl.searchParams.get(DAY) !== nextUrl.searchParams.get(DAY)) return true;
  return defaultShouldRevalidate && currentUrl.search === nextUrl.search;
}
