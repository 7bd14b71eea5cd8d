import { dayAt, monthOf } from '@khandai/calendar';
import { type DaySchedule, type LeagueSummary, MatchState, type MonthCounts } from '@khandai/contracts';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { attempt, type Loaded, notFound } from '../../../shell/router/answers';
import { pageContext } from '../../../shell/router/page-context';
import { timezoneFromCookie } from '../../../shell/services/timezone';
import { requestedDay, DAY } from './day-query';
import { type Scope, scopeOf } from './scope';

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
  readonly schedule: Loaded<DaySchedule>;
  readonly month: Loaded<MonthCounts>;
  /** Empty if they could not be loaded. */
  readonly leagues: readonly LeagueSummary[];
}

const MAX_FIXTURES = 500;
/** Max number of leagues in the side list. */
const LEAGUES = 24;

/** API filters for a kind of page and a scope. */
export const filterOf = (kind: DayKind, { sport, league }: Scope) => ({
  ...dayKinds[kind].filter,
  ...(league ? { leagueId: league.league.leagueId } : {}),
  ...(sport && !league ? { sportType: sport.sportType } : {}),
});

/** Matches of a day in the viewer's timezone. Throws 404 if the path names neither a sport nor a league. */
export async function loadDay({ request, url, context, params }: LoaderFunctionArgs, kind: DayKind): Promise<DayData> {
  const { api, timezoneDefault, report } = context.get(pageContext);
  const { signal } = request;
  const timezone = timezoneFromCookie(request.headers.get('cookie')) ?? timezoneDefault;
  const { day, night } = requestedDay(url.searchParams, dayAt(Date.now(), timezone));
  const slug = params['*'] ?? '';

  const known = api.call('GET /al/api/schedule/leagues', {}, signal).then(({ list }) => list);
  // Without a slug the leagues are optional; with one, only they tell what it means.
  const leagues = slug === '' ? await attempt(known, report) : ({ ok: true, value: await known } as const);
  const scope = scopeOf(slug, leagues.ok ? leagues.value : []);
  if (!scope) throw notFound(url.pathname);

  const query = { ...filterOf(kind, scope), timezone };
  const date = night ? { night: true } : { date: day };
  const [schedule, month] = await Promise.all([
    attempt(
      api.call('GET /al/api/schedule/liveSchedule', { query: { ...query, ...date, pageSize: MAX_FIXTURES } }, signal),
      report,
    ),
    attempt(api.call('GET /al/api/schedule/calendar', { query: { ...query, month: monthOf(day) } }, signal), report),
  ]);
  const list = leagues.ok ? leagues.value.slice(0, LEAGUES) : [];
  return { kind, pathname: url.pathname, scope, day, night, timezone, schedule, month, leagues: list };
}

/** Reloads for another day or path; filters and views choose from data that is already loaded. */
export function unlessOnlyChosen({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.pathname !== nextUrl.pathname) return true;
  if (currentUrl.searchParams.get(DAY) !== nextUrl.searchParams.get(DAY)) return true;
  return defaultShouldRevalidate && currentUrl.search === nextUrl.search;
}
