import type { Reel } from '@khandai/contracts';
import { data, type LoaderFunctionArgs } from 'react-router';
import { GONE, isGone } from '../../domains/media';
import { attempt, isMissing, type Loaded, notFound } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';

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
}

export type ReelsPageData = ReelsData | { readonly kind: 'gone'; readonly slug: string };

/** `/reels`, and `/reels/{slug}` with the list after that reel. */
export async function loadReels({ request: { signal }, url, context, params: { slug } }: LoaderFunctionArgs) {
  const { api, report } = context.get(pageContext);
  const list = attempt(api.call('GET /other/api/reel/list', {}, signal), report);
  if (slug === undefined) return data<ReelsPageData>({ kind: 'reels', first: null, page: await list });
  try {
    const first = await api.call('GET /other/api/reel/info/{slug}', { params: { slug } }, signal);
    return data<ReelsPageData>({ kind: 'reels', first, page: await list });
  } catch (error) {
    if (isGone(error)) return data<ReelsPageData>({ kind: 'gone', slug }, GONE);
    throw isMissing(error) ? notFound(url.pathname) : error;
  }
}
