import type { Reel } from '@khandai/contracts';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { loadHiddenScores } from '../../domains/match';
import { GONE, isGone } from '../../domains/media';
import { attempt, isMissing, type Loaded, notFound } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';
import { baseOf } from '../../shell/router/web-view';
import { reelPath } from './reel-address';

const MOVED = 301;

export interface ReelList {
  readonly list: readonly Reel[];
  /** Where the list goes on; null at its end. */
  readonly next: string | null;
}

export interface ReelsData {
  readonly kind: 'reels';
  /** The reel that the address names. */
  readonly first: Reel | null;
  readonly page: Loaded<ReelList>;
  /** Rendered without words that may tell scores. */
  readonly hidesScores: boolean;
}

export type ReelsPageData = ReelsData | { readonly kind: 'gone'; readonly slug: string };

/** `/reels`, and `/reels/{slug}` with the list after that reel. */
export async function loadReels({ request, url, context, params: { slug } }: LoaderFunctionArgs) {
  const { api, report } = context.get(pageContext);
  const { signal } = request;
  const hidden = loadHiddenScores({ request, context });
  const list = attempt(api.call('GET /other/api/reel/list', {}, signal), report);
  const answer = async (first: Reel | null) =>
    data<ReelsPageData>({ kind: 'reels', first, page: await list, hidesScores: await hidden });
  if (slug === undefined) return answer(null);
  try {
    const first = await api.call('GET /other/api/reel/info/{slug}', { params: { slug } }, signal);
    // By its number, which stays the address for readers who hide scores.
    if (first.slug !== slug && !(await hidden))
      throw redirect(baseOf(url.pathname) + reelPath(first.slug) + url.search, MOVED);
    return await answer(first);
  } catch (error) {
    if (isGone(error)) return data<ReelsPageData>({ kind: 'gone', slug }, GONE);
    throw isMissing(error) ? notFound(url.pathname) : error;
  }
}
