import type { Article, PostPage } from '@khandai/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { loadHiddenScores } from '../../domains/match';
import { attempt, type Loaded, notFound } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';

export interface HashtagData {
  readonly hashtag: string;
  /** The first page as everyone sees it. */
  readonly page: Loaded<PostPage>;
  /** The newest articles with it. */
  readonly articles: readonly Article[];
  /** The cards of matches are rendered without scores. */
  readonly hidesScores: boolean;
}

const ARTICLES = 3;
const HASHTAG = /^[\p{L}\p{M}\p{N}_]{1,50}$/u;

export async function loadHashtag({ request, url, context, params }: LoaderFunctionArgs): Promise<HashtagData> {
  const { api, report } = context.get(pageContext);
  const hashtag = (params['hashtag'] ?? '').normalize('NFC');
  if (!HASHTAG.test(hashtag)) throw notFound(url.pathname);
  const query = { hashtag };
  const [page, articles, hidesScores] = await Promise.all([
    attempt(api.call('GET /au/api/user/newsfeed-list', { query }, request.signal), report),
    attempt(
      api.call(
        'GET /other/api/article/list/{x}',
        { params: { x: hashtag }, query: { pageSize: ARTICLES } },
        request.signal,
      ),
      report,
    ),
    loadHiddenScores({ request, context }),
  ]);
  return { hashtag, page, articles: articles.ok ? articles.value.list : [], hidesScores };
}
