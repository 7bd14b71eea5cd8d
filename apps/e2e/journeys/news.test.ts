import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Article, DeskArticle, DeskArticleCategory, Fixture } from '@khandai/contracts';
import type { Browser, Page, WebSocketRoute } from 'playwright-core';
import { connect, DESKTOP, seriousViolations, skippedHeadings } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { Members, PASSWORD } from '../support/members.js';
import { freshDataDir, runServer, type Site, startSite } from '../support/site.js';
import { until } from '../support/until.js';
import { EMPTY, NIGHT } from '../support/with-site.js';

const SMALL = { width: 360, height: 640 } as const;
const DESK = '/other/api/desk/article';
/** More than a page shows, also while the server still answers with a list that is some seconds old. */
const ARTICLES = 14;

describe('news', () => {
  let dataDir: string;
  let site: Site;
  let browser: Browser;
  let members: Members;
  let token: string;
  /** The article about a match; the newest. */
  let story: Article & { readonly match: Fixture };

  const said = (text: string) => [{ type: 'paragraph', content: [{ type: 'text', text }] }];
  const headed = (text: string) => ({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] });

  async function write(title: string, fixtureId: string | null): Promise<DeskArticle> {
    const content = {
      type: 'doc',
      content: [...said('Câu mở đầu. '.repeat(60)), headed('Thế trận'), ...said('Rồi. '.repeat(90)), headed('Con số')],
    };
    const about = { summary: `Tóm tắt: ${title}`, hashtags: ['VLeague'], fixtureId, content };
    const draft = await members.post<DeskArticle>(DESK, { uuid: randomUUID(), title, ...about }, token);
    return members.post<DeskArticle>(`${DESK}/${draft.id}/publish`, { version: draft.version }, token);
  }

  // Only one process may open the embedded database: the operator stops the site, grants the role, and starts the site again.
  beforeAll(async () => {
    dataDir = await freshDataDir();
    [site, browser] = await Promise.all([startSite({ ...EMPTY, DATA_DIR: dataDir }), connect()]);
    await new Members({ site, browser }).register('mai.lan', 'Mai Lan');
    await site.stop();
    expect(await runServer({ DATA_DIR: dataDir }, ['role', 'mai.lan', 'staff']).exited).toBe(0);
    site = await startSite({ ...NIGHT, DATA_DIR: dataDir });
    members = new Members({ site, browser });
    token = (await members.login('mai.lan')).accessToken;
    for (let number = 1; number < ARTICLES; number += 1) await write(`Bài thử số ${number}`, null);
    const { list } = await members.get<{ list: Fixture[] }>('/al/api/live/live-total?mode=0');
    const { slug } = await write('Một trận đang đá', list[0]?.fixtureId ?? null);
    story = await members.get(`/other/api/article/info/${slug}`);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const wider = (page: Page): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  it('[CT1] (pages) a guest opens the news, loads more in place, reads, and Back finds the list as it was; a member reacts and comments', async () => {
    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
    const { page } = fan;
    await fan.open('/tin-tuc');
    expect(await seriousViolations(page)).toEqual([]);
    const stories = page.getByRole('region', { name: 'Mới nhất' }).getByRole('article');
    const before = await stories.count();
    await page.getByRole('link', { name: /^Xem thêm \d+ bài$/ }).click();
    await page.getByText(/^Đã tải thêm \d+ bài$/).waitFor();
    const after = await stories.count();
    expect(after).toBeGreaterThan(before);
    const last = stories.last().getByRole('link').first();
    const title = await last.innerText();
    await last.click();
    await heading(page, title).waitFor();
    await page.goBack();
    await heading(page, 'Tin tức').waitFor();
    expect(await stories.count()).toBe(after);
    await page
      .getByRole('navigation', { name: 'Chuyên mục' })
      .getByRole('link', { name: story.category.name, exact: true })
      .click();
    await heading(page, story.category.name).waitFor();
    expect(fan.complaints).toEqual([]);
    await fan.leave();

    const { fan: reader, page: theirs } = await members.newcomer('doc.gia', 'Độc Giả');
    await reader.open(`/tin-tuc/${story.slug}`);
    await theirs.locator('#article-reactions').scrollIntoViewIfNeeded();
    const love = theirs.getByRole('button', { name: /^Yêu thích/ });
    await love.and(theirs.locator('[aria-pressed]')).click();
    await theirs.locator('#binh-luan').scrollIntoViewIfNeeded();
    const field = theirs.getByRole('textbox', { name: 'Viết bình luận' });
    await field.fill('Cảm ơn tác giả');
    await field.press('Enter');
    await theirs.getByRole('heading', { name: '1 bình luận' }).waitFor();
    await theirs.reload();
    await theirs.locator('#article-reactions').scrollIntoViewIfNeeded();
    await theirs.getByRole('button', { name: /^Yêu thích/, pressed: true }).waitFor();
    expect(reader.complaints).toEqual([]);
    await reader.leave();
  });

  it('an article fits small phones and paper, in both themes and by keyboard, and its match card follows a goal without a reload', async () => {
    const { slug, title, match } = story;
    const fan = await Fan.arrive(browser, site.url, { viewport: SMALL });
    const { page } = fan;
    let socket: WebSocketRoute | undefined;
    await page.routeWebSocket(/\/chat\?/, (route) => {
      route.connectToServer();
      socket = route;
    });
    await fan.open(`/tin-tuc/${slug}`);
    await heading(page, title).waitFor();
    expect([await wider(page), await skippedHeadings(page)]).toEqual([0, []]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await seriousViolations(page)).toEqual([]);
    }

    const card = page
      .getByRole('article', { name: `${match.home.name} – ${match.away.name}` })
      .filter({ visible: true })
      .first();
    const goal = { ...match, homeScore: 41, extra: null, updatedAt: new Date(Date.now() + 60_000).toISOString() };
    // The socket may connect after the page is there.
    await until(async () => {
      socket?.send(JSON.stringify({ type: 'scores', list: [goal] }));
      return (await card.getByText('41', { exact: true }).isVisible()) || undefined;
    }, 'goal on the card');

    await page.getByRole('button', { name: 'Cỡ chữ: vừa' }).press('Enter');
    await page.getByRole('button', { name: 'Cỡ chữ: lớn' }).waitFor();
    expect(await wider(page)).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
    expect(await heading(page, title).isVisible()).toBe(true);

    // A reader who hides scores opens an article that may contain one with a button.
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => {
      localStorage.setItem('khandai:settings', JSON.stringify({ hideScores: true }));
    });
    await fan.reload();
    await heading(page, story.spoils ?? '').waitFor();
    expect([await page.getByText(title).count(), await seriousViolations(page)]).toEqual([0, []]);
    await page.getByRole('button', { name: 'Đọc bài' }).press('Enter');
    await heading(page, title).waitFor();
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('a visitor who saves an article finds it saved after the login, and a phone shows the news in the overview of its match', async () => {
    const { slug, title, match } = story;
    await members.register('luu.bai', 'Lưu Bài');
    const fan = await Fan.arrive(browser, site.url, { viewport: SMALL });
    const { page } = fan;
    await fan.open(`/tin-tuc/${slug}`);
    const save = page.getByRole('button', { name: 'Lưu', exact: true });
    await save.click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Tên đăng nhập').fill('luu.bai');
    await form.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
    const saved = page.waitForResponse(/\/article-bookmark$/);
    await form.getByLabel('Mật khẩu', { exact: true }).press('Enter');
    expect((await saved).status()).toBe(200);
    await save.and(page.locator('[aria-pressed=true]')).waitFor();
    await fan.reload();
    await save.and(page.locator('[aria-pressed=true]')).waitFor();

    await fan.open(`/truc-tiep/${match.link}?tab=overview`);
    await page.locator('#room-news').scrollIntoViewIfNeeded();
    const news = page.getByRole('region', { name: 'Tin về trận này' });
    await news.getByRole('link', { name: title }).first().waitFor();
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[SH3] (tin-tuc part) [SH17] (news part) a page of news is whole without scripts and describes itself; what is not published is 404, a number redirects', async () => {
    const { articleId, slug, title, category, summary } = story;
    const get = async (path: string) => {
      const reply = await fetch(site.url + path, { redirect: 'manual' });
      return { status: reply.status, to: reply.headers.get('location'), text: await reply.text() };
    };
    const article = await get(`/tin-tuc/${slug}`);
    expect(article.status).toBe(200);
    for (const part of [title, summary, 'NewsArticle', 'BreadcrumbList', `/tin-tuc/${category.slug}/rss.xml`])
      expect(article.text).toContain(part);
    expect(article.text).not.toContain('Xem thêm bình luận');
    expect(article.text).toContain(`<link rel="canonical" href="${site.url}/tin-tuc/${slug}"/>`);
    const feed = await get(`/tin-tuc/${category.slug}/rss.xml`);
    expect([feed.status, feed.text.includes(`/tin-tuc/${slug}`)]).toEqual([200, true]);
    const web = await get(`/mb/tin-tuc/${category.slug}`);
    expect([web.status, web.text.includes('CollectionPage')]).toEqual([200, true]);
    const moved = await get(`/tin-tuc/${articleId}`);
    expect([moved.status, moved.to]).toEqual([301, `/tin-tuc/${slug}`]);

    const { list } = await members.get<{ list: DeskArticleCategory[] }>(`${DESK}-category`, token);
    expect(list.some((one) => one.slug === category.slug)).toBe(true);
    const draft = await members.post<DeskArticle>(DESK, { uuid: randomUUID(), title: 'Bài chưa đăng' }, token);
    const missing = await get(`/tin-tuc/${draft.slug}`);
    expect([missing.status, missing.text.includes('Không tìm thấy trang')]).toEqual([404, true]);
    expect(missing.text).not.toContain('Bài chưa đăng');
  });
});
