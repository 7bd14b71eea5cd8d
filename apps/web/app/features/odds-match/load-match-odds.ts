import type { ApiClient } from '@khandai/api-client';
import type { FixtureOdds, OddsHistory } from '@khandai/contracts';
import { type OddsCategory, rowIds } from '@khandai/odds-parser';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { attempt, isMissing, type Loaded, notFound } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';
import { baseOf } from '../../shell/router/web-view';
import { loadHiddenScores } from '../../domains/match';
import { categoriesOf, oddsHalves, oddsPath } from '../../domains/odds';
import { timezoneFromCookie } from '../../shell/services/timezone';

const MOVED = 301;

/** The company and market whose price history is shown. */
export interface Watched {
  readonly companyId: number;
  readonly category: OddsCategory;
}

export interface MatchOddsData {
  readonly odds: FixtureOdds;
  /** The initial selection; undefined if the match has no prices. */
  readonly watched: Watched | undefined;
  readonly history: Loaded<OddsHistory> | undefined;
  readonly timezone: string;
  /** Rendered without scores. */
  readonly hidesScores: boolean;
}

export async function loadMatchOdds({ request, url, context, params }: LoaderFunctionArgs): Promise<MatchOddsData> {
  const { api, timezoneDefault, report } = context.get(pageContext);
  const link = params['slug'] ?? '';
  const odds = await findOdds(api, link, request.signal, url);
  if (odds.fixture.link !== link) throw redirect(baseOf(url.pathname) + oddsPath(odds.fixture), MOVED);
  const watched = firstWatched(odds);
  const [history, hidesScores] = await Promise.all([
    watched &&
      attempt(
        api.call(
          'GET /al/api/odds/history',
          { query: { fixtureId: odds.fixture.fixtureId, ...watched } },
          request.signal,
        ),
        report,
      ),
    loadHiddenScores({ request, context }),
  ]);
  const timezone = timezoneFromCookie(request.headers.get('cookie')) ?? timezoneDefault;
  return { odds, watched, history, timezone, hidesScores };
}

async function findOdds(
  api: ApiClient,
  fixtureId: string,
  signal: AbortSignal,
  { pathname }: URL,
): Promise<FixtureOdds> {
  try {
    return await api.call('GET /al/api/odds/fixture', { query: { fixtureId } }, signal);
  } catch (error) {
    if (isMissing(error)) throw notFound(pathname);
    throw error;
  }
}

/** The first company in the first market that has prices. */
export function firstWatched({ companies, rows }: Pick<FixtureOdds, 'companies' | 'rows'>): Watched | undefined {
  const category = oddsHalves.flatMap(categoriesOf).find((name) => (rows[name]?.length ?? 0) > 0);
  if (!category) return undefined;
  const offering = new Set(rows[category]?.map((row) => rowIds(row).companyId));
  const company = companies.find(({ companyId }) => offering.has(companyId));
  return company && { companyId: company.companyId, category };
}
