import type { HighlightCard, HighlightInfo } from '@khandai/contracts';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { loadHiddenScores } from '../../domains/match';
import { GONE, isGone } from '../../domains/media';
import { attempt, isMissing, type Loaded, notFound } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';
import { baseOf } from '../../shell/router/web-view';
import { choiceOf, type HighlightChoice, highlightPath } from './highlight-address';

const MOVED = 301;

export interface HighlightList {
  readonly list: readonly HighlightCard[];
  /** Where the list goes on; null at its end. */
  readonly next: string | null;
}

export interface HighlightsData {
  readonly kind: 'list';
  readonly choice: HighlightChoice;
  readonly page: Loaded<HighlightList>;
  readonly leagues: readonly { readonly leagueId: string; readonly name: string }[];
  /** Rendered without words that may tell scores. */
  readonly hidesScores: boolean;
}

export type HighlightData =
  | { readonly kind: 'highlight'; readonly highlight: HighlightInfo; readonly hidesScores: boolean }
  /** Taken down, or its licence has ended. */
  | { readonly kind: 'gone'; readonly slug: string };

/** `/highlight` with its filters, and `/highlight/{slug}`. */
export async function loadHighlights({ request, url, context, params: { slug } }: LoaderFunctionArgs) {
  const { api, report } = context.get(pageContext);
  const { signal } = request;
  const hidden = loadHiddenScores({ request, context });
  if (slug !== undefined) {
    const page = await api
      .call('GET /other/api/highlight/info/{slug}', { params: { slug } }, signal)
      .then(async (highlight): Promise<HighlightData> => ({ kind: 'highlight', highlight, hidesScores: await hidden }))
      .catch((error: unknown): HighlightData => {
        if (isGone(error)) return { kind: 'gone', slug };
        throw isMissing(error) ? notFound(url.pathname) : error;
      });
    // By its number, which stays the address for readers who hide scores.
    if (page.kind === 'highlight' && page.highlight.slug !== slug && !page.hidesScores)
      throw redirect(baseOf(url.pathname) + highlightPath(page.highlight.slug) + url.search, MOVED);
    return data(page, page.kind === 'gone' ? GONE : undefined);
  }
  const choice = choiceOf(url.searchParams);
  const [page, leagues] = await Promise.all([
    attempt(api.call('GET /other/api/highlight/list', { query: { ...choice } }, signal), report),
    attempt(api.call('GET /other/api/highlight/leagues', {}, signal), report),
  ]);
  const list: HighlightsData = {
    ...{ kind: 'list', choice, page, hidesScores: await hidden },
    leagues: leagues.ok ? leagues.value.list : [],
  };
  return data<HighlightsData | HighlightData>(list);
}
