import type { Tip, Tipster, TipsterSort, TipWeek } from '@khandai/contracts';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loadHiddenScores } from '../../domains/match';
import { PostComments } from '../../domains/newsfeed';
import { tipPath } from '../../domains/tips';
import { attempt, isMissing, type Loaded, notFound } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';
import { baseOf } from '../../shell/router/web-view';
import { timezoneFromCookie } from '../../shell/services/timezone';
import { commentsCode } from './late-parts';
import { SETTLED_PAGE, settledPageOf, sortOf } from './tips-choice';

// The browser's build has no loaders, so this module and what it imports are on the server alone.
commentsCode.provide(PostComments);

const MOVED = 301;
const TONIGHT = 50;
const FOCUS = 4;
const SETTLED = 6;
const TIPSTERS = 30;
/** Other tips of the tipster, beside a tip. */
const EARLIER = 6;

interface TipList {
  readonly total: number;
  readonly list: readonly Tip[];
}

/** What `/tip-keo` and the pages below it show. */
export type TipsData = (TonightData | SettledData | TipData) & {
  /** Rendered without scores, and without results of tips. */
  readonly hidesScores: boolean;
};

export interface TonightData {
  readonly kind: 'tonight';
  readonly sort: TipsterSort;
  readonly tonight: Loaded<TipList>;
  /** Empty where they could not be had, as all that is beside tonight's tips. */
  readonly focus: readonly Tip[];
  readonly settled: readonly Tip[];
  readonly tipsters: readonly Tipster[];
  readonly week: TipWeek | undefined;
}

/** All settled tips, by pages. */
export interface SettledData {
  readonly kind: 'settled';
  readonly page: number;
  readonly tips: Loaded<TipList>;
}

export interface TipData {
  readonly kind: 'tip';
  readonly tip: Tip;
  readonly earlier: readonly Tip[];
  readonly timezone: string;
}

export async function loadTips(args: LoaderFunctionArgs): Promise<TipsData> {
  const { slug } = args.params;
  const page = settledPageOf(args.url.searchParams);
  const load = () => {
    if (slug !== undefined) return loadTip(args, slug);
    return page === undefined ? loadTonight(args) : loadSettled(args, page);
  };
  const [data, hidesScores] = await Promise.all([load(), loadHiddenScores(args)]);
  return { ...data, hidesScores };
}

async function loadTonight({ request: { signal }, url, context }: LoaderFunctionArgs): Promise<TonightData> {
  const { api, report } = context.get(pageContext);
  const sort = sortOf(url.searchParams);
  const list = (query: { when: 'tonight' | 'focus' | 'settled'; pageSize: number }) =>
    attempt(api.call('GET /other/api/tip/list', { query }, signal), report);
  const [tonight, focus, settled, tipsters, week] = await Promise.all([
    list({ when: 'tonight', pageSize: TONIGHT }),
    list({ when: 'focus', pageSize: FOCUS }),
    list({ when: 'settled', pageSize: SETTLED }),
    attempt(api.call('GET /other/api/tip/tipster-list', { query: { sort, pageSize: TIPSTERS } }, signal), report),
    attempt(api.call('GET /other/api/tip/top', {}, signal), report),
  ]);
  return {
    ...{ kind: 'tonight', sort, tonight },
    focus: focus.ok ? focus.value.list : [],
    settled: settled.ok ? settled.value.list : [],
    tipsters: tipsters.ok ? tipsters.value.list : [],
    week: week.ok ? week.value : undefined,
  };
}

async function loadSettled({ request: { signal }, context }: LoaderFunctionArgs, page: number): Promise<SettledData> {
  const { api, report } = context.get(pageContext);
  const query = { when: 'settled', pageNum: page, pageSize: SETTLED_PAGE } as const;
  const tips = await attempt(api.call('GET /other/api/tip/list', { query }, signal), report);
  return { kind: 'settled', page, tips };
}

async function loadTip({ request, url, context }: LoaderFunctionArgs, slug: string): Promise<TipData> {
  const { signal } = request;
  const { api, report, timezoneDefault } = context.get(pageContext);
  const found = async () => {
    try {
      return await api.call('GET /other/api/tip/info/{slug}', { params: { slug } }, signal);
    } catch (error) {
      if (isMissing(error)) throw notFound(url.pathname);
      throw error;
    }
  };
  const tip = await found();
  // By its number: each tip has one address.
  if (tip.slug !== slug) throw redirect(baseOf(url.pathname) + tipPath(tip) + url.search, MOVED);
  const query = { userId: tip.tipster.userId, pageSize: EARLIER + 1 };
  const others = await attempt(api.call('GET /other/api/tip/list', { query }, signal), report);
  const earlier = others.ok ? others.value.list.filter(({ tipId }) => tipId !== tip.tipId).slice(0, EARLIER) : [];
  const timezone = timezoneFromCookie(request.headers.get('cookie')) ?? timezoneDefault;
  return { kind: 'tip', tip, earlier, timezone };
}
