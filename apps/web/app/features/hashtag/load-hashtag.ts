import type { PostPage } from '@khandai/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { attempt, type Loaded, notFound } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';

export interface HashtagData {
  readonly hashtag: string;
  /** The first page as everyone sees it. */
  readonly page: Loaded<PostPage>;
}

const HASHTAG = /^[\p{L}\p{M}\p{N}_]{1,50}$/u;

export async function loadHashtag({ request, url, context, params }: LoaderFunctionArgs): Promise<HashtagData> {
  const { api, report } = context.get(pageContext);
  const hashtag = (params['hashtag'] ?? '').normalize('NFC');
  if (!HASHTAG.test(hashtag)) throw notFound(url.pathname);
  const query = { hashtag };
  return {
    hashtag,
    page: await attempt(api.call('GET /au/api/user/newsfeed-list', { query }, request.signal), report),
  };
}
