import type { HighlightCard, HighlightInfo } from '@khandai/contracts';
import { data, type LoaderFunctionArgs } from 'react-router';
import { GONE, isGone } from '../../domains/media';
import { attempt, isMissing, type Loaded, notFound } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';
import { choiceOf, type HighlightChoice } from './highlight-address';

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
}

export type HighlightData =
  | { readonly kind: 'highlight'; readonly highlight: HighlightInfo }
  /** Taken down, or its licence has ended. */
  | { readonly kind: 'gone'; readonly slug: string };

/** `/highlight` with its filters, and `/highlight/{slug}`. */
export async function loadHighlights({ request: { signal }, url, context, params: { slug } }: LoaderFunctionArgs) {
  const { api, report } = context.get(pageContext);
  if (slug !== undefined) {
    const page = await api
      .call('GET /other/api/highlight/info/{slug}', { params: { slug } }, signal)
      .then((highlight): HighlightData => ({ kind: 'highlight', highlight }))
      .catch((error: unknown): HighlightData => {
        if (isGone(error)) return { kind: 'gone', slug };
        throw isMissing(error) ? notFound(url.pathname) : error;
      });
    return data(page, page.kind === 'gone' ? GONE : undefined);
  }
  const choice = choiceOf(url.searchParams);
  const [page, leagues] = await Promise.all([
    attempt(api.call('GET /other/api/highlight/list', { query: { ...choice } }, signal), report),
    attempt(api.call('GET /other/api/highlight/leagues', {}, signal), report),
  ]);
  const list: HighlightsData = { kind: 'list', choice, page, leagues: leagues.ok ? leagues.value.list : [] };
  return data<HighlightsData | HighlightData>(list);
}
