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

/** Data of every page; the same for all guests of a timezone. */
export interface RootData {
  readonly navigation: NavigationData;
  readonly totals: LiveTotals;
  /** Milliseconds since the epoch; the `now` of the first paint on the server and in the browser. */
  readonly now: number;
  readonly timezone: string;
  /** Origin of the site as this user requested it, `https://example.com`. */
  readonly siteOrigin: string;
  /** Source of the data: the provider, a demo, a recording or an import. */
  readonly origin: Origin;
  readonly language: Language;
  /** The operator's custom translations in that language. */
  readonly sentences: Sentences;
  readonly site: SiteData;
  readonly build: string;
  readonly analyticsSrc: string | null;
  /** Hosts for whose pictures this site makes renditions. */
  readonly imageHosts: readonly string[];
}

const noNavigation: NavigationData = { primarys: [], footerNav: [], topMarquee: [] };
const noTotals: LiveTotals = { totalLive: 0, totalMode: 0, list: [] };

/** Loads the frame's data. The frame renders even if a call fails. */
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
    loadSite(readCookie(cookies, DOMAIN_COOKIE) ?? page.domain, url.hostname, page, request.signal),
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

/** One simulated match is enough to mark the whole page as simulated. */
export function originOf(fixtures: readonly Pick<Fixture, 'origin'>[]): Origin {
  for (const origin of ['demo', 'recording', 'import'] as const) {
    if (fixtures.some((fixture) => fixture.origin === origin)) return origin;
  }
  return 'provider';
}
