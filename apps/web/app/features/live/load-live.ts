import { dayAt } from '@khandai/calendar';
import type { Fixture, LeagueSummary } from '@khandai/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { type Sport, sportOf } from '../../domains/schedule';
import { attempt, type Loaded } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';
import { timezoneFromCookie } from '../../shell/services/timezone';

export interface LiveData {
  readonly today: Loaded<Fixture[]>;
  /** The page's sport; undefined for all sports. */
  readonly sport: Sport | undefined;
  /** Empty if they could not be loaded. */
  readonly leagues: readonly LeagueSummary[];
  readonly timezone: string;
}

const MAX_FIXTURES = 500;

/** Today's matches in the viewer's timezone; `/truc-tiep/bong-ro` shows one sport. */
export async function loadLive({ request, url, context }: LoaderFunctionArgs): Promise<LiveData> {
  const { api, timezoneDefault, report } = context.get(pageContext);
  const { signal } = request;
  const timezone = timezoneFromCookie(request.headers.get('cookie')) ?? timezoneDefault;
  const sport = sportOf(url.pathname.split('/').filter(Boolean).at(-1) ?? '');
  const ofSport = sport ? { sportType: sport.sportType } : {};
  const query = { date: dayAt(Date.now(), timezone), timezone, pageSize: MAX_FIXTURES, ...ofSport };
  const list = <T>({ list: rows }: { list: T[] }) => rows;
  const [today, leagues] = await Promise.all([
    attempt(api.call('GET /al/api/schedule/liveSchedule', { query }, signal).then(list), report),
    attempt(api.call('GET /al/api/schedule/leagues', { query: ofSport }, signal).then(list), report),
  ]);
  return { today, sport, leagues: leagues.ok ? leagues.value : [], timezone };
}
