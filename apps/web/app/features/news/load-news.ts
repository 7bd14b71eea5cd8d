import type { Article, ArticleCategory, ArticleInfo, HashtagTotal } from '@khandai/contracts';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loadHiddenScores } from '../../domains/match';
import { MOST_READ, type MostPeriod, newsPath } from '../../domains/news';
import { ArticleComments, ArticleReactions } from '../../domains/newsfeed';
import { attempt, isMissing, type Loaded, notFound } from '../../shell/router/answers';
import { pageContext, type PageContext } from '../../shell/router/page-context';
import { baseOf } from '../../shell/router/web-view';
import { commentsCode, reactionsCode } from './late-parts';
import { fetchPage, type NewsChoice, type NewsList, pageOf } from './news-choice';

// The browser's build has no loaders, so this module and what it imports are on the server alone.
reactionsCode.provide(ArticleReactions);
commentsCode.provide(ArticleComments);

const MOVED = 301;
/** Editors' picks: the first leads the page, the others are beside it. */
const PICKS = 4;
const HASHTAG = /^[\p{L}\p{M}\p{N}_]{1,50}$/u;

export interface MostRead {
  readonly period: MostPeriod;
  readonly list: readonly Article[];
}

/** A list of articles, or one article. */
export type NewsData = NewsListData | ArticleData;

export interface NewsListData {
  readonly kind: 'list';
  readonly choice: NewsChoice;
  readonly page: number;
  readonly articles: Loaded<NewsList>;
  /** Empty where they could not be had, as all that is beside the list. */
  readonly categories: readonly ArticleCategory[];
  readonly picks: readonly Article[];
  readonly hashtags: readonly HashtagTotal[];
  readonly most: MostRead | undefined;
  /** Rendered without scores, and without words that may tell them. */
  readonly hidesScores: boolean;
}

export interface ArticleData {
  readonly kind: 'article';
  readonly article: ArticleInfo;
  readonly most: MostRead | undefined;
  readonly hidesScores: boolean;
}

/** `/tin-tuc`, `/tin-tuc/hashtag/{hashtag}`, and `/tin-tuc/{slug}` of a category or an article. */
export async function loadNews(args: LoaderFunctionArgs): Promise<NewsData> {
  const { slug, hashtag } = args.params;
  if (hashtag !== undefined) return listOf(args, { kind: 'hashtag', hashtag: readHashtag(args, hashtag) });
  if (slug === undefined) return listOf(args, { kind: 'all' });
  const { api } = args.context.get(pageContext);
  const { list } = await api.call('GET /other/api/article/category-list', { query: {} }, args.request.signal);
  const category = list.find((one) => one.slug === slug);
  return category ? listOf(args, { kind: 'category', category }, list) : articleOf(args, slug);
}

function readHashtag({ url }: LoaderFunctionArgs, text: string): string {
  const hashtag = text.normalize('NFC');
  if (!HASHTAG.test(hashtag)) throw notFound(url.pathname);
  return hashtag;
}

async function listOf(
  { request, url, context }: LoaderFunctionArgs,
  choice: NewsChoice,
  known?: readonly ArticleCategory[],
): Promise<NewsListData> {
  const page = context.get(pageContext);
  const { api, report } = page;
  const { signal } = request;
  const number = pageOf(url.searchParams);
  const [articles, categories, picks, hashtags, most, hidesScores] = await Promise.all([
    attempt(fetchPage(api, choice, number, signal), report),
    known ?? listed(api.call('GET /other/api/article/category-list', { query: {} }, signal), report),
    listed(api.call('GET /other/api/article/list-top', { query: { pageSize: PICKS } }, signal), report),
    listed(api.call('GET /other/api/article/list-hashtag', {}, signal), report),
    mostRead(page, signal),
    loadHiddenScores({ request, context }),
  ]);
  return {
    ...{ kind: 'list', choice, page: number, articles, categories, picks, most, hidesScores },
    hashtags: hashtags.slice(0, HASHTAGS),
  };
}

/** Hashtags beside the list. */
const HASHTAGS = 12;

async function articleOf({ request, url, context }: LoaderFunctionArgs, slug: string): Promise<ArticleData> {
  const page = context.get(pageContext);
  const { signal } = request;
  const [article, most, hidesScores] = await Promise.all([
    articleWith(page, slug, url, signal),
    mostRead(page, signal),
    loadHiddenScores({ request, context }),
  ]);
  const staysNumber = hidesScores && article.spoils !== null && slug === String(article.articleId);
  // By its number or a former name: each article has one address. But the words of an address may tell a score, too.
  if (article.slug !== slug && !staysNumber)
    throw redirect(baseOf(url.pathname) + newsPath(article.slug) + url.search, MOVED);
  return { kind: 'article', article, most, hidesScores };
}

async function articleWith({ api }: PageContext, id: string, url: URL, signal: AbortSignal): Promise<ArticleInfo> {
  try {
    return await api.call('GET /other/api/article/info/{id}', { params: { id } }, signal);
  } catch (error) {
    if (isMissing(error)) throw notFound(url.pathname);
    throw error;
  }
}

/** Of today; in the first hours of a day, when hardly anything was read, of the week. */
async function mostRead({ api, report }: PageContext, signal: AbortSignal): Promise<MostRead | undefined> {
  const ask = (period: MostPeriod) =>
    attempt(
      api.call('GET /other/api/article/list-most-view', { query: { period, pageSize: MOST_READ } }, signal),
      report,
    );
  const day = await ask('day');
  const isRead = day.ok && day.value.list.length === MOST_READ && day.value.list.every(({ views }) => views > 0);
  if (isRead) return { period: 'day', list: day.value.list };
  const week = await ask('week');
  return week.ok ? { period: 'week', list: week.value.list } : undefined;
}

async function listed<T>(
  reply: Promise<{ readonly list: readonly T[] }>,
  report: (error: unknown) => void,
): Promise<readonly T[]> {
  const answer = await attempt(reply, report);
  return answer.ok ? answer.value.list : [];
}
