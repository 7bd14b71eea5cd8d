import { dayAt, monthOf } from '@khandai/calendar';
import { type DaySchedule, type LeagueSummary, MatchState, type MonthCounts } from '@khandai/contracts';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { attempt, type Loaded, notFound } from '../../../shell/router/answers';
import { pageContext } from '../../../shell/router/page-context';
import { timezoneFromCookie } from '../../../shell/services/timezone';
import { askedDay, DAY } from './day-query';
import { type Scope, scopeOf } from './scope';

/** The three kinds of pages that show matches by day. */
export type DayKind = 'schedule' | 'hosted' | 'results';

/** Paths of the pages and what they leave out; each filter as the calls have it. */
export const dayKinds = {
  schedule: { base: '/lich-thi-dau', filter: {} },
  hosted: { base: '/lich-truc-tiep', filter: { hosted: true } },
  results: { base: '/ket-qua', filter: { state: MatchState.ended } },
} as const;

export interface DayData {
  readonly kind: DayKind;
  /** The path asked for. */
  readonly pathname: string;
  readonly scope: Scope;
  /** `2026-11-20` in `timezone`. */
  readonly day: string;
  readonly night: boolean;
  readonly timezone: string;
  readonly schedule: Loaded<DaySchedule>;
  readonly month: Loaded<MonthCounts>;
  /** Empty where they could not be had. */
  readonly leagues: readonly LeagueSummary[];
}

const MOST = 500;
/** Leagues named at the side. */
const LEAGUES = 24;

/** Filters of calls that mean a kind of page and a scope. */
export const filterOf = (kind: DayKind, { sport, league }: Scope) => ({
  ...dayKinds[kind].filter,
  ...(league ? { leagueId: league.league.leagueId } : {}),
  ...(sport && !league ? { sportType: sport.sportType } : {}),
});

/** A day of matches in the viewer's zone. Throws 404 where the path names neither sport nor league. */
export async function loadDay({ request, url, context, params }: LoaderFunctionArgs, kind: DayKind): Promise<DayData> {
  const { api, timezoneDefault, report } = context.get(pageContext);
  const { signal } = request;
  const timezone = timezoneFromCookie(request.headers.get('cookie')) ?? timezoneDefault;
  const { day, night } = askedDay(url.searchParams, dayAt(Date.now(), timezone));
  const slug = params['*'] ?? '';

  const known = api.call('GET /al/api/schedule/leagues', {}, signal).then(({ list }) => list);
  // Without a slug the page can do without the leagues; with one nothing else says what it means.
  const leagues = slug === '' ? await attempt(known, report) : ({ ok: true, value: await known } as const);
  const scope = scopeOf(slug, leagues.ok ? leagues.value : []);
  if (!scope) throw notFound(url.pathname);

  const query = { ...filterOf(kind, scope), timezone };
  const date = night ? { night: true } : { date: day };
  const [schedule, month] = await Promise.all([
    attempt(api.call('GET /al/api/schedule/liveSchedule', { query: { ...query, ...date, pageSize: MOST } }, signal), report),
    attempt(api.call('GET /al/api/schedule/calendar', { query: { ...query, month: monthOf(day) } }, signal), report),
  ]);
  const list = leagues.ok ? leagues.value.slice(0, LEAGUES) : [];
  return { kind, pathname: url.pathname, scope, day, night, timezone, schedule, month, leagues: list };
}

/** Filters and views choose among what is there; another day or another path is asked for. */
export function unlessOnlyChosen({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.pathname !== nextUrl.pathname) return true;
  if (currentUrl.searchParams.get(DAY) !== nextUrl.searchParams.get(DAY)) return true;
  return defaultShouldRevalidate && currentUrl.search === nextUrl.search;
}
