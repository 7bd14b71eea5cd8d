import { type SearchAnswer, SearchLimit } from '@khandai/contracts';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loadHiddenScores } from '../../domains/match';
import { hashtagHref, readSearch, type SearchAddress } from '../../domains/search';
import { attempt, type Loaded } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';
import { baseOf } from '../../shell/router/web-view';

export interface SearchData {
  readonly asked: SearchAddress;
  /** As everyone sees it; undefined without a search, and in the browser. */
  readonly answer: Loaded<SearchAnswer> | undefined;
  /** The results are rendered without scores; undefined in the browser, which knows. */
  readonly hidesScores: boolean | undefined;
}

export const isTooLong = (q: string): boolean => [...q].length > SearchLimit.queryLength;
export const isShort = (q: string): boolean => [...q].length < SearchLimit.minLetters;

/** The input of the call for an address. */
export const queryOf = ({ q, kind, when, cursor }: SearchAddress) => ({
  q,
  ...(kind !== undefined && { kind }),
  ...(when !== undefined && { when }),
  ...(cursor !== undefined && { cursor }),
});

export const isSearched = ({ q }: SearchAddress): boolean => !isShort(q) && !isTooLong(q);

export async function loadSearch({ request, url, context }: LoaderFunctionArgs): Promise<SearchData> {
  const { api, report } = context.get(pageContext);
  const asked = askedOf(url);
  const [answer, hidesScores] = await Promise.all([
    isSearched(asked)
      ? attempt(api.call('GET /other/api/search', { query: queryOf(asked) }, request.signal), report)
      : undefined,
    loadHiddenScores({ request, context }),
  ]);
  return { asked, answer, hidesScores };
}

/** In the browser the page itself searches, with the member's token. */
export const loadInBrowser = ({ url }: Pick<LoaderFunctionArgs, 'url'>): SearchData => ({
  asked: askedOf(url),
  answer: undefined,
  hidesScores: undefined,
});

function askedOf(url: URL): SearchAddress {
  const asked = readSearch(url.searchParams);
  const hashtag = hashtagHref(asked.q);
  if (hashtag !== undefined) throw redirect(`${baseOf(url.pathname)}${hashtag}`);
  return asked;
}
