import type { Article } from '@khandai/contracts';
import { article, articleInfo, category, cover } from '../../../test/articles';
import { fixture } from '../../../test/fixtures';
import { type Answers, pageRequest } from '../../../test/page-request';
import { arrange } from './arrange';
import { withMatchCard } from './article-parts';
import { loadNews } from './load-news';
import { pageHref, pageOf } from './news-choice';
import { newsMeta } from './news-meta';
import { NewsListStore } from './NewsListStore';

const API = '/other/api/article';
const listOf = <T>(...list: T[]) => ({ total: list.length, list });
const beside: Answers = {
  [`${API}/category-list`]: listOf(category()),
  [`${API}/list-top`]: listOf(article()),
  [`${API}/list-hashtag`]: listOf({ hashtag: 'VLeague', total: 3 }),
  [`${API}/list-most-view`]: listOf(article()),
};
const site = { origin: 'https://khandai.example' };

async function refusal(load: Promise<unknown>): Promise<Response> {
  try {
    await load;
  } catch (error) {
    if (error instanceof Response) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('the pages of news', () => {
  test('a list has its page, and what is beside it; parts that fail leave the list', async () => {
    const page = pageRequest('/tin-tuc?trang=2', { ...beside, [`${API}/list`]: { total: 30, list: [article()] } });
    expect(await loadNews(page.args)).toMatchObject({
      kind: 'list',
      page: 2,
      articles: { ok: true, value: { total: 30 } },
      categories: [{ slug: 'nhan-dinh' }],
      most: { period: 'week' },
    });
    expect(page.asked).toContain(`${API}/list?pageNum=2&pageSize=10`);
    const alone = pageRequest('/tin-tuc', { [`${API}/list`]: listOf() });
    expect(await loadNews(alone.args)).toMatchObject({ articles: { ok: true }, picks: [], most: undefined });
    expect(await loadNews(pageRequest('/tin-tuc', beside).args)).toMatchObject({ articles: { ok: false } });
  });

  test('a slug is that of a category or of an article', async () => {
    const answers = {
      ...beside,
      [`${API}/list-by-category`]: { category: category(), ...listOf(article()) },
      [`${API}/info/bai-moi`]: articleInfo({ slug: 'bai-moi' }),
    };
    const load = (slug: string) => loadNews(pageRequest(`/tin-tuc/${slug}`, answers, { slug }).args);
    expect(await load('nhan-dinh')).toMatchObject({ kind: 'list', choice: { kind: 'category' } });
    expect(await load('bai-moi')).toMatchObject({ kind: 'article', article: { slug: 'bai-moi' } });
  });

  test('a former slug and a number redirect to the present slug for good, in the web view too', async () => {
    const answers = { ...beside, [`${API}/info/ten-cu`]: articleInfo({ slug: 'ten-moi' }) };
    for (const [path, to] of [
      ['/tin-tuc/ten-cu?a=1', '/tin-tuc/ten-moi?a=1'],
      ['/mb/tin-tuc/ten-cu', '/mb/tin-tuc/ten-moi'],
    ] as const) {
      const moved = await refusal(loadNews(pageRequest(path, answers, { slug: 'ten-cu' }).args));
      expect([moved.status, moved.headers.get('location')]).toEqual([301, to]);
    }
  });

  test('[CT1] (spoilers) its number stays the address of an article whose slug may tell the score', async () => {
    const told = articleInfo({
      articleId: 7,
      slug: 'ha-noi-thang-2-1',
      title: 'Hà Nội thắng 2–1',
      spoils: 'Hà Nội – Vinh',
    });
    const load = (slug: string, cookie: string, info = told) =>
      loadNews(pageRequest(`/tin-tuc/${slug}`, { ...beside, [`${API}/info/${slug}`]: info }, { slug }, cookie).args);
    const hidden = await load('7', 'hideScores=1');
    expect(hidden).toMatchObject({ kind: 'article', hidesScores: true });
    expect(newsMeta(hidden, site)).toContainEqual({ title: 'Hà Nội – Vinh · Khán Đài' });
    expect((await refusal(load('7', 'hideScores=0'))).status).toBe(301);
    expect((await refusal(load('7', 'hideScores=1', articleInfo({ articleId: 7 })))).status).toBe(301);
    expect((await refusal(load('ten-cu', 'hideScores=1'))).status).toBe(301);
  });

  test('an article that is not published, and what is no hashtag, are 404', async () => {
    const missing = pageRequest(
      '/tin-tuc/ban-nhap',
      { ...beside, [`${API}/info/ban-nhap`]: 404 },
      { slug: 'ban-nhap' },
    );
    expect((await refusal(loadNews(missing.args))).status).toBe(404);
    const bad = pageRequest('/tin-tuc/hashtag/x', beside, { hashtag: '<b>' });
    expect((await refusal(loadNews(bad.args))).status).toBe(404);
  });

  test('the address of a page has its number, and an unknown number is the first page', () => {
    const all = { kind: 'all' } as const;
    expect([pageHref(all, 1), pageHref(all, 3)]).toEqual(['/tin-tuc', '/tin-tuc?trang=3']);
    expect(pageHref({ kind: 'hashtag', hashtag: 'ĐộiTuyển' }, 1)).toBe(
      `/tin-tuc/hashtag/${encodeURIComponent('độituyển')}`,
    );
    const read = (query: string) => pageOf(new URLSearchParams(query));
    expect(['', 'trang=2', 'trang=0', 'trang=-1', 'trang=x', 'trang=9999', 'trang=1e3'].map(read)).toEqual([
      ...[1, 2, 1, 1, 1, 1, 1],
    ]);
  });

  test('the first pick leads; two of the newest with a picture are a pair, none if only one has one', () => {
    const [one, two, three, four] = [1, 2, 3, 4].map((articleId) =>
      article({ articleId, cover: articleId === 2 ? null : cover }),
    ) as [Article, Article, Article, Article];
    expect(arrange([one, two, three, four], undefined)).toEqual({ lead: one, pair: [three, four], rows: [two] });
    expect(arrange([one, two, three], undefined)).toEqual({ lead: one, pair: [], rows: [two, three] });
    expect(arrange([one, two], three)).toMatchObject({ lead: three, rows: [one, two] });
    expect(arrange([], undefined)).toEqual({ lead: undefined, pair: [], rows: [] });
  });

  test('the card of the match follows the second paragraph, unless the editor has placed it', () => {
    const paragraph = { type: 'paragraph' } as const;
    const card = { type: 'matchCard', attrs: { fixtureId: 'f1' } } as const;
    const types = (content: ReturnType<typeof articleInfo>['content']) =>
      withMatchCard({ content, match: fixture() }).content?.map(({ type }) => type);
    expect(types({ type: 'doc', content: [paragraph, paragraph, paragraph] })).toEqual([
      ...['paragraph', 'paragraph', 'matchCard', 'paragraph'],
    ]);
    expect(types({ type: 'doc', content: [card, paragraph] })).toEqual(['matchCard', 'paragraph']);
    expect(types({ type: 'doc', content: [] })).toEqual(['matchCard']);
    const plain = articleInfo();
    expect(withMatchCard(plain)).toBe(plain.content);
  });
});

describe('meta tags of news', () => {
  const json = (data: object) => JSON.stringify(data);

  test('[SH17] (news part) an article is a NewsArticle with its author, dates and picture, and names its feed', () => {
    const info = articleInfo({ cover, title: 'Tin </script>', updatedAt: '2026-11-20T13:24:00.000Z' });
    const meta = newsMeta({ kind: 'article', article: info, most: undefined, hidesScores: false }, site);
    expect(meta).toContainEqual({ property: 'og:type', content: 'article' });
    const drawn = `https://khandai.example/the/bai-viet/${info.slug}.png?v=2026-11-20T13%3A24%3A00.000Z`;
    expect(meta).toContainEqual({ property: 'og:image', content: drawn });
    expect(meta).toContainEqual(
      expect.objectContaining({
        'script:ld+json': expect.objectContaining({
          '@type': 'NewsArticle',
          headline: 'Tin </script>',
          image: ['https://khandai.example/tep/bia.webp'],
          datePublished: info.publishedAt,
          dateModified: info.updatedAt,
          author: { '@type': 'Person', name: 'Mai Lan', url: 'https://khandai.example/thanh-vien/mai.lan' },
        }),
      }),
    );
    expect(meta).toContainEqual(
      expect.objectContaining({ rel: 'alternate', href: 'https://khandai.example/tin-tuc/nhan-dinh/rss.xml' }),
    );
    expect(json(meta)).toContain('BreadcrumbList');
    expect(json(meta)).not.toContain('noindex');
  });

  test('simulated articles, and lists without others, are not for search engines', () => {
    const simulated = newsMeta(
      { kind: 'article', article: articleInfo({ simulated: true }), most: undefined, hidesScores: false },
      site,
    );
    expect(json(simulated)).toContain('noindex');
    const list = (articles: Article[], page = 1) =>
      newsMeta(
        {
          ...{ kind: 'list', choice: { kind: 'category', category: category() }, page },
          articles: { ok: true, value: listOf(...articles) },
          ...{ categories: [], picks: [], hashtags: [], most: undefined, hidesScores: false },
        },
        site,
      );
    expect(json(list([article({ simulated: true })]))).toContain('noindex');
    expect(json(list([]))).toContain('noindex');
    const second = list([article()], 2);
    expect(json(second)).toContain('CollectionPage');
    expect(second).toContainEqual({
      ...{ tagName: 'link', rel: 'canonical' },
      href: 'https://khandai.example/tin-tuc/nhan-dinh?trang=2',
    });
    expect(second).toContainEqual({ title: 'Nhận định · Trang 2 · Tin tức Khán Đài' });
  });
});

describe('a list that grows', () => {
  const page = (from: number) => Array.from({ length: 10 }, (_, n) => article({ articleId: from + n }));

  test('appends pages until there are no more, without the articles that moved to the next page', async () => {
    const asked: number[] = [];
    const store = new NewsListStore(
      { page: 1, total: 20, list: page(1) },
      {
        page: (pageNum) => {
          asked.push(pageNum);
          // A new article came out meanwhile.
          return Promise.resolve({ total: 21, list: page(10) });
        },
        report: () => undefined,
      },
    );
    expect([store.hasMore, store.left, store.next]).toEqual([true, 10, 2]);
    await Promise.all([store.more(), store.more()]);
    expect([asked, store.articles.length, store.added, store.left]).toEqual([[2], 19, 9, 1]);
  });

  test('a page that fails can be asked for again; one that outlives its visit changes nothing', async () => {
    const faults: unknown[] = [];
    const replies = [Promise.reject(new Error('mất mạng')), Promise.resolve({ total: 12, list: page(11).slice(0, 2) })];
    const store = new NewsListStore(
      { page: 1, total: 12, list: page(1) },
      {
        page: () => replies.shift() ?? Promise.resolve({ total: 12, list: [] }),
        report: (error) => faults.push(error),
      },
    );
    await store.more();
    expect([store.status, faults.length, store.articles.length]).toEqual(['failed', 1, 10]);
    const again = store.more();
    store.leave();
    await again;
    expect([store.status, store.articles.length]).toEqual(['idle', 10]);
  });
});
