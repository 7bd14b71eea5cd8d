import { dayAt } from '@khandai/calendar';
import type { LoaderFunctionArgs } from 'react-router';
import { loadHiddenScores } from '../../domains/match';
import {
  type DayQuery,
  emptyDay,
  loadDayStart,
  serveDay,
  type ServedDay,
  type Sport,
  sportOf,
} from '../../domains/schedule';
import { attempt } from '../../shell/router/answers';
import { isNavigation } from '../../shell/router/is-navigation';
import { pageContext } from '../../shell/router/page-context';
import { timezoneFromCookie } from '../../shell/services/timezone';

export interface LiveData {
  /** False if the matches could not be loaded. */
  readonly ok: boolean;
  readonly today: ServedDay;
  readonly query: DayQuery;
  /** Rendered without scores. */
  readonly hidesScores: boolean;
  /** The page's sport; undefined for all sports. */
  readonly sport: Sport | undefined;
  /** The site runs marble races of its own: one runs, or is to come. */
  readonly hasRaces: boolean;
}

/** Today's matches in the viewer's timezone; `/truc-tiep/bong-ro` shows one sport. */
export async function loadLive({ request, url, context }: LoaderFunctionArgs): Promise<LiveData> {
  const { api, timezoneDefault, report } = context.get(pageContext);
  const { signal } = request;
  const timezone = timezoneFromCookie(request.headers.get('cookie')) ?? timezoneDefault;
  const sport = sportOf(url.pathname.split('/').filter(Boolean).at(-1) ?? '');
  const ofSport = sport ? { sportType: sport.sportType } : {};
  const query = { date: dayAt(Date.now(), timezone), timezone, ...ofSport };
  const [today, leagues, hidesScores, races] = await Promise.all([
    attempt(loadDayStart(api, query, isNavigation(request), signal), report),
    attempt(api.call('GET /al/api/schedule/leagues', { query: ofSport }, signal), report),
    loadHiddenScores({ request, context }),
    sport?.key === 'marble' && attempt(api.call('GET /al/api/race/board', {}, signal), report),
  ]);
  const served = today.ok ? serveDay(today.value, leagues.ok ? leagues.value.list : []) : emptyDay;
  const hasRaces = races && races.ok && (races.value.current !== null || races.value.next.length > 0);
  return { ok: today.ok, today: served, query, sport, hidesScores, hasRaces };
}
