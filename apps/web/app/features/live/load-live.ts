import type { Fixture } from '@khandai/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { isoDate } from '../../i18n/format-time';
import { attempt, type Loaded } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';
import { timezoneFromCookie } from '../../shell/services/timezone';

export interface LiveData {
  readonly today: Loaded<Fixture[]>;
}

/** Today in the viewer's zone. */
export async function loadLive({ request, context }: LoaderFunctionArgs): Promise<LiveData> {
  const { api, timezoneDefault, report } = context.get(pageContext);
  const timezone = timezoneFromCookie(request.headers.get('cookie')) ?? timezoneDefault;
  const query = { date: isoDate(Date.now(), timezone), timezone };
  const today = api.call('GET /al/api/schedule/liveSchedule', { query }, request.signal).then(({ list }) => list);
  return { today: await attempt(today, report) };
}
