import type { Fixture, LiveTotals, NavigationData, Origin } from '@khandai/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { timezoneFromCookie } from '../services/timezone';
import { attempt } from './answers';
import { pageContext } from './page-context';

/** What every page starts from, the same for all guests of a zone. */
export interface RootData {
  readonly navigation: NavigationData;
  readonly totals: LiveTotals;
  /** Milliseconds since the epoch: the `now` of the first paint on both sides. */
  readonly now: number;
  readonly timezone: string;
  /** Where the data comes from, when not straight from a provider. */
  readonly origin: Origin;
}

const noNavigation: NavigationData = { primarys: [], footerNav: [], topMarquee: [] };
const noTotals: LiveTotals = { totalLive: 0, totalMode: 0, list: [] };

/** The frame stands even when a part of it cannot be had. */
export async function loadRoot({ request, context }: LoaderFunctionArgs): Promise<RootData> {
  const { api, timezoneDefault, report } = context.get(pageContext);
  const [navigation, totals, featured] = await Promise.all([
    attempt(api.call('GET /other/api/resource/navigation', {}, request.signal), report),
    attempt(api.call('GET /al/api/live/live-total', {}, request.signal), report),
    attempt(api.call('GET /al/api/schedule/featureMatch', { query: { pageSize: 1 } }, request.signal), report),
  ]);
  const live = totals.ok ? totals.value : noTotals;
  return {
    navigation: navigation.ok ? navigation.value : noNavigation,
    totals: live,
    now: Date.now(),
    timezone: timezoneFromCookie(request.headers.get('cookie')) ?? timezoneDefault,
    origin: originOf([...live.list, ...(featured.ok ? featured.value.list : [])]),
  };
}

/** One simulated match is enough for the page to say so. */
export function originOf(fixtures: readonly Pick<Fixture, 'origin'>[]): Origin {
  for (const origin of ['demo', 'recording', 'import'] as const) {
    if (fixtures.some((fixture) => fixture.origin === origin)) return origin;
  }
  return 'provider';
}
