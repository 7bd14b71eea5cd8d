import type { ApiClient } from '@khandai/api-client';
import type { FixtureOdds } from '@khandai/contracts';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { attempt, isMissing, notFound } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';
import { baseOf } from '../../shell/router/web-view';
import { loadHiddenScores } from '../../domains/match';
import { type ComparedOdds, firstWatched, oddsPath } from '../../domains/odds';
import { timezoneFromCookie } from '../../shell/services/timezone';

const MOVED = 301;

export interface MatchOddsData extends ComparedOdds {
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
