import { FeedTab, type Fixture, type PostPage, UserFilter } from '@khandai/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { attempt, isMissing, type Loaded } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';
import { listOf } from '../../domains/people';
import { loadHiddenScores } from '../../domains/match';
import { postIdOf } from '../../domains/newsfeed';
import { readChoice } from './feed-address';
import type { OpenedPost } from './post-meta';

/** Matches beside the feed. */
const MATCHES = 3;
/** Comments in the structured data of a post. */
const COMMENTS = 5;

export interface FeedData {
  /** The first page as everyone sees it; null where all that is shown depends on the reader. */
  readonly page: Loaded<PostPage> | null;
  /** The post that the address names, as everyone sees it: `missing` also for private ones. */
  readonly opened: OpenedPost | 'missing' | null;
  /** It is the feed without a filter. */
  readonly isWhole: boolean;
  /** Matches to come that are worth a talk; empty when they could not be had. */
  readonly matches: readonly Fixture[];
  /** The cards of matches are rendered without scores. */
  readonly hidesScores: boolean;
}

export async function loadFeed({ request, url, context }: LoaderFunctionArgs): Promise<FeedData> {
  const { api, report } = context.get(pageContext);
  const { signal } = request;
  const { tab: type, filter } = readChoice(url.searchParams);
  const [page, featured, opened, hidesScores] = await Promise.all([
    type === FeedTab.home || (type === FeedTab.community && listOf(url.searchParams))
      ? null
      : attempt(api.call('GET /au/api/user/newsfeed-list', { query: { type, filter } }, signal), report),
    attempt(api.call('GET /al/api/schedule/featureMatch', { query: { pageSize: MATCHES } }, signal), report),
    openedPost({ request, url, context }),
    loadHiddenScores({ request, context }),
  ]);
  const isWhole = type === FeedTab.newsfeed && filter === UserFilter.all;
  const matches = featured.ok ? featured.value.list : [];
  return { page: isWhole ? withOpened(page, opened) : page, opened, isWhole, matches, hidesScores };
}

/** Loaded without a token, so a private post is missing here for its author too. */
async function openedPost({ request, url, context }: Pick<LoaderFunctionArgs, 'request' | 'url' | 'context'>) {
  const { api, report } = context.get(pageContext);
  const id = postIdOf(url.searchParams);
  if (id === undefined) return null;
  try {
    const post = await api.call('GET /au/api/user/newsfeed/{id}', { params: { id } }, request.signal);
    const query = { postId: id, pageSize: COMMENTS };
    const comments = await attempt(api.call('GET /other/api/comment/page-list', { query }, request.signal), report);
    return { post, comments: comments.ok ? comments.value.list : [] };
  } catch (error) {
    if (isMissing(error)) return 'missing';
    report(error);
    return null;
  }
}

/** The text of the open post is on the page that the server renders, where its dialog opens later. */
function withOpened(page: FeedData['page'], opened: FeedData['opened']): FeedData['page'] {
  if (!page?.ok || opened === null || opened === 'missing') return page;
  const { list, cursor } = page.value;
  if (list.some(({ id }) => id === opened.post.id)) return page;
  return { ok: true, value: { list: [opened.post, ...list], cursor } };
}
