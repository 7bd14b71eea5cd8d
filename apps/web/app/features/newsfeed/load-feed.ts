import { FeedTab, type PostPage } from '@khandai/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { attempt, type Loaded } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';
import { readChoice } from './feed-address';

export interface FeedData {
  /** The first page as everyone sees it; null for the tab with one's own posts. */
  readonly page: Loaded<PostPage> | null;
}

export async function loadFeed({ request, url, context }: LoaderFunctionArgs): Promise<FeedData> {
  const { api, report } = context.get(pageContext);
  const { tab: type, filter } = readChoice(url.searchParams);
  if (type === FeedTab.home) return { page: null };
  const query = { type, filter };
  return { page: await attempt(api.call('GET /au/api/user/newsfeed-list', { query }, request.signal), report) };
}
