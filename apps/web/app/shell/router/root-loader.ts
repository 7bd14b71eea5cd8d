import type { Fixture, LiveTotals, NavigationData, Origin } from '@khandai/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import type { Language, Sentences } from '../../i18n/sentences';
import { readCookie } from '../services/cookies';
import { languageFromCookie } from '../services/LanguageChoice';
import { timezoneFromCookie } from '../services/timezone';
import { attempt } from './answers';
import { loadSite } from './load-site';
import { pageContext } from './page-context';
import { DOMAIN_COOKIE, type SiteData } from './site-data';

/** Data of every page, the same for all guests of a timezone. */
export interface RootData {
  readonly navigation: NavigationData;
  readonly totals: LiveTotals;
  /** Milliseconds since the epoch: the `now` of the first paint on both sides. */
  readonly now: number;
  readonly timezone: string;
  /** Address of the site as this reader has it, `https://example.com`. */
  readonly siteOrigin: string;
  /** Where the data comes from, when not straight from a provider. */
  readonly origin: Origin;
  readonly language: Language;
  /** The operator's own sentences in that language. */
  readonly sentences: Sentences;
  readonly site: SiteData;
  readonly build: string;
  readonly analyticsSrc: string | null;
  /** Hosts whose pictures this site makes figures of. */
  readonly imageHosts: readonly string[];
}

const noNavigation: NavigationData = { primarys: [], footerNav: [], topMarquee: [] };
const noTotals: LiveTotals = { totalLive: 0, totalMode: 0, list: [] };

/** Loads what it can: the frame renders even when a call fails. */
export async function loadRoot({ request, url, context }: LoaderFunctionArgs): Promise<RootData> {
  const page = context.get(pageContext);
  const { api, timezoneDefault, build, analyticsSrc = null, imageHosts, report } = page;
  const cookies = request.headers.get('cookie');
  const language = languageFromCookie(cookies);
  const [navigation, totals, featured, sentences, site] = await Promise.all([
    attempt(api.call('GET /other/api/resource/navigation', {}, request.signal), report),
    attempt(api.call('GET /al/api/live/live-total', {}, request.signal), report),
    attempt(api.call('GET /al/api/schedule/featureMatch', { query: { pageSize: 1 } }, request.signal), report),
    attempt(api.call('GET /al/api/live/language/list', { query: { locale: language } }, request.signal), report),
    loadSite(readCookie(cookies, DOMAIN_COOKIE) ?? page.domain, page, request.signal),
  ]);
  const live = totals.ok ? totals.value : noTotals;
  return {
    navigation: navigation.ok ? navigation.value : noNavigation,
    totals: live,
    now: Date.now(),
    timezone: timezoneFromCookie(cookies) ?? timezoneDefault,
    siteOrigin: url.origin,
    origin: originOf([...live.list, ...(featured.ok ? featured.value.list : [])]),
    language,
    sentences: sentences.ok ? sentences.value : {},
    site,
    build,
    analyticsSrc,
    imageHosts,
  };
}

/** One simulated match is enough for the page to say so. */
export function originOf(fixtures: readonly Pick<Fixture, 'origin'>[]): Origin {
  for (const origin of ['demo', 'recording', 'import'] as const) {
    if (fixtures.some((fixture) => fixture.origin === origin)) return origin;
  }
  return 'provider';
}
