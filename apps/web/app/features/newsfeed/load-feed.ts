import { FeedTab, type Fixture, type PostPage } from '@khandai/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { attempt, type Loaded } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';
import { listOf } from '../../domains/people';
import { readChoice } from './feed-address';

/** Matches beside the feed. */
const MATCHES = 3;

export interface FeedData {
  /** The first page as everyone sees it; null where all that is shown depends on the reader. */
  readonly page: Loaded<PostPage> | null;
  /** Matches to come that are worth a talk; empty when they could not be had. */
  readonly matches: readonly Fixture[];
}

export async function loadFeed({ request, url, context }: LoaderFunctionArgs): Promise<FeedData> {
  const { api, report } = context.get(pageContext);
  const { signal } = request;
  const { tab: type, filter } = readChoice(url.searchParams);
  const [page, featured] = await Promise.all([
    type === FeedTab.home || (type === FeedTab.community && listOf(url.searchParams))
      ? null
      : attempt(api.call('GET /au/api/user/newsfeed-list', { query: { type, filter } }, signal), report),
    attempt(api.call('GET /al/api/schedule/featureMatch', { query: { pageSize: MATCHES } }, signal), report),
  ]);
  return { page, matches: featured.ok ? featured.value.list : [] };
}
