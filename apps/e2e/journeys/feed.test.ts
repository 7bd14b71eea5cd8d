import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { Members } from '../support/members.js';
import type { SharedSite } from '../support/shared-site.js';
import { EMPTY, withSite } from '../support/with-site.js';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true };

describe('the feed', () => {
  let site: SharedSite;
  let browser: Browser;
  let members: Members;
  withSite(EMPTY, (running) => {
    ({ site, browser } = running);
    members = new Members(running);
  });

  const card = (page: Page, text: string): Locator => page.getByRole('article').filter({ hasText: text });
  const say = async (page: Page, text: string) => {
    await page.getByRole('button', { name: 'Bạn đang nghĩ gì?' }).click();
    await page.getByRole('textbox', { name: 'Nội dung bài viết' }).fill(text);
    await page.getByRole('button', { name: 'Đăng', exact: true }).click();
    await card(page, text).waitFor();
  };
  const by = (page: Page, name: string): Locator => page.getByRole('article', { name: `Bài của ${name}` });
  const choose = async (page: Page, author: string, action: string) => {
    await by(page, author).getByRole('button', { name: 'Tùy chọn của bài viết' }).click();
    await page.getByRole('dialog').getByRole('button', { name: action }).click();
  };

  it('[NF2] (journey part) a member posts, another reacts, comments and shares; edits and deletes are seen', async () => {
    const { fan: an, page: mine } = await members.newcomer('an.viet', 'An Viết', PHONE);
    await an.open('/bang-tin');
    await say(mine, 'Tối nay xem ở đâu? <b>Không đậm</b> https://example.com/a');
    expect(
      await card(mine, 'Tối nay').getByRole('link', { name: 'https://example.com/a' }).getAttribute('rel'),
    ).toContain('nofollow');
    expect(await seriousViolations(mine)).toEqual([]);

    const { fan: binh, page } = await members.newcomer('binh.doc', 'Bình Đọc');
    await binh.open('/bang-tin');
    const theirs = card(page, 'Tối nay xem');
    await theirs.getByRole('button', { name: 'Chọn cảm xúc' }).click();
    const focused = (name: string) => theirs.getByRole('button', { name }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('End');
    await focused('Buồn');
    await page.keyboard.press('Escape');
    await focused('Chọn cảm xúc');
    await page.keyboard.press('Enter');
    for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await focused('Yêu thích');
    await page.keyboard.press('Enter');
    await theirs.getByText('1 lượt bày tỏ cảm xúc').waitFor({ state: 'attached' });
    await theirs.getByRole('button', { name: 'Bình luận', exact: true }).click();
    const opened = page.getByRole('dialog');
    await opened.getByRole('textbox', { name: 'Viết bình luận' }).fill('Qua nhà mình nhé');
    await opened.getByRole('textbox', { name: 'Viết bình luận' }).press('Enter');
    await opened.getByText('Qua nhà mình nhé').waitFor();
    await opened.getByRole('button', { name: '1 bình luận' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.goBack();
    await opened.waitFor({ state: 'detached' });
    await theirs.getByRole('button', { name: 'Chia sẻ' }).click();
    await page.getByRole('button', { name: 'Chia sẻ ngay' }).click();
    await by(page, 'Bình Đọc').getByText('Tối nay xem').waitFor();

    await mine.reload();
    await mine.getByRole('button', { name: '1 bình luận' }).click();
    const like = mine.getByRole('dialog').getByRole('button', { name: 'Thích bình luận của Bình Đọc' });
    await like.click();
    await like.and(mine.getByRole('button', { pressed: true })).waitFor();
    await mine.getByRole('dialog').getByRole('button', { name: ': Thích 1' }).click();
    const who = mine.getByRole('dialog', { name: 'Ai đã thích' });
    await who.getByText('An Viết').waitFor();
    await who.getByRole('button', { name: 'Đóng' }).click();
    await who.waitFor({ state: 'detached' });
    await mine.getByRole('dialog').getByRole('button', { name: 'Trả lời Bình Đọc' }).click();
    await mine.getByRole('textbox', { name: 'Trả lời Bình Đọc' }).fill('Đồng ý luôn');
    await mine.getByRole('textbox', { name: 'Trả lời Bình Đọc' }).press('Enter');
    await mine.getByRole('dialog').getByText('Đồng ý luôn').waitFor();
    await mine.goBack();
    await mine.getByRole('dialog').waitFor({ state: 'detached' });

    await choose(mine, 'An Viết', 'Sửa bài');
    await mine.getByRole('textbox', { name: 'Nội dung bài viết' }).fill('Tối nay xem ở quán cũ');
    await mine.getByRole('button', { name: 'Lưu' }).click();
    await by(mine, 'An Viết').getByText('Đã chỉnh sửa').waitFor();
    // A post that goes while a page reads its change answers 404, which the browser complains about.
    await by(page, 'An Viết').getByText('Tối nay xem ở quán cũ').waitFor();
    await choose(mine, 'An Viết', 'Xóa bài');
    await mine.getByRole('dialog').getByRole('button', { name: 'Xóa', exact: true }).click();
    await by(mine, 'An Viết').waitFor({ state: 'detached' });
    await binh.reload();
    await card(page, 'Bài viết này không còn hoặc bạn không xem được.').waitFor();
    expect([...an.complaints, ...binh.complaints]).toEqual([]);
    await Promise.all([an.leave(), binh.leave()]);
  });

  it('[SH6] (pId) [SH16] (check-newsfeed-detail, redirect-page) [NF6] (check-newsfeed-detail) [SH9] (own posts) a post opens at its address; one that is missing or private is said to be gone', async () => {
    const { fan, page, token } = await members.newcomer('chi.rieng', 'Chi Riêng');
    const create = (content: string, visibility: 1 | 2) =>
      members.post<{ id: number }>(
        '/au/api/user/newsfeed-create',
        { content, visibility, uuid: crypto.randomUUID() },
        token,
      );
    const open = await create('Bài ai cũng đọc được', 1);
    const secret = await create('Nhật ký của tôi', 2);

    const guest = await Fan.arrive(browser, site.url, PHONE);
    await guest.open(`/bang-tin/${open.id}`);
    expect(new URL(guest.page.url()).search).toBe(`?pId=${open.id}`);
    await guest.page.getByRole('dialog').getByText('Bài ai cũng đọc được').waitFor();
    await guest.page.keyboard.press('Escape');
    await guest.page.waitForURL((url) => url.search === '');
    for (const id of [String(secret.id), '2000000000', 'x']) {
      await guest.page.goto(`${site.url}/bang-tin?pId=${id}`);
      await guest.page.getByText('Bài viết không tồn tại hoặc đã bị ẩn').waitFor();
      await guest.page.waitForURL((url) => url.search === '');
    }
    await guest.page.goto(`${site.url}/bang-tin/khong-co?nType=1`);
    expect(new URL(guest.page.url()).pathname).toBe('/bang-tin');
    await guest.open(`/thanh-vien/chi.rieng?pId=${open.id}`);
    await guest.page.getByRole('dialog').getByText('Bài ai cũng đọc được').waitFor();
    await guest.page.keyboard.press('Escape');
    await guest.page.waitForURL((url) => url.search === '');
    await guest.page.goto(`${site.url}/thanh-vien/chi.rieng?pId=${secret.id}`);
    await guest.page.getByText('Bài viết không tồn tại hoặc đã bị ẩn').waitFor();
    await guest.page.waitForURL((url) => url.search === '');
    expect(guest.complaints.filter((text) => !text.includes('404'))).toEqual([]);

    await fan.open('/thanh-vien/CHI.rieng');
    await page.waitForURL('**/bang-tin?nType=1');
    await card(page, 'Nhật ký của tôi').getByText('Chỉ mình tôi').waitFor();
    await guest.open('/thanh-vien/chi.rieng');
    await card(guest.page, 'Bài ai cũng đọc được').waitFor();
    expect(await card(guest.page, 'Nhật ký của tôi').count()).toBe(0);
    expect(fan.complaints).toEqual([]);
    await Promise.all([fan.leave(), guest.leave()]);
  });

  it('[SH6] (feed journey) the address chooses the tab and the filter, and Back returns to the loaded pages at the same place', async () => {
    for (const name of ['dung.viet', 'em.viet', 'giang.viet']) {
      const { accessToken } = await members.register(name, `Bạn ${name.split('.')[0]}`);
      for (let at = 1; at <= 5; at += 1)
        await members.post(
          '/au/api/user/newsfeed-create',
          { content: `Bài ${at} của ${name}\n${'Vào rồi!\n'.repeat(4)}`, visibility: 1, uuid: crypto.randomUUID() },
          accessToken,
        );
    }
    const fan = await Fan.arrive(browser, site.url, PHONE);
    const { page } = fan;
    await fan.open('/bang-tin?nType=abc&gFilter=7');
    const oldest = card(page, 'Bài 1 của dung.viet');
    // The last post of the first page; the next page loads when it comes near.
    await card(page, 'Bài 1 của em.viet').scrollIntoViewIfNeeded();
    await oldest.waitFor();
    const link = oldest.getByRole('link', { name: 'Bạn dung' });
    await link.scrollIntoViewIfNeeded();
    const [posts, place] = [await page.getByRole('article').count(), await page.evaluate(() => window.scrollY)];
    expect(posts).toBeGreaterThan(10);
    await link.click();
    await page.waitForURL('**/thanh-vien/dung.viet');
    await page.goBack();
    await link.waitFor();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 60, place);
    expect(await page.getByRole('article').count()).toBe(posts);

    await page.evaluate(() => {
      window.scrollTo({ top: 0 });
    });
    const tabs = page.getByRole('navigation', { name: 'Nguồn bài' });
    await tabs.getByRole('link', { name: 'Tip kèo' }).click();
    await page.waitForURL('**/bang-tin?nType=4');
    await page.getByText('Chưa có tip nào được chia sẻ').waitFor();
    expect(await page.getByRole('link', { name: 'Xem tỷ lệ kèo' }).getAttribute('href')).toBe('/ty-le-keo');
    await tabs.getByRole('link', { name: 'Sự kiện' }).click();
    await page.getByText('Chưa có sự kiện nào').waitFor();
    await tabs.getByRole('link', { name: 'Cộng đồng' }).click();
    await page.getByRole('article').first().waitFor();
    expect(await tabs.locator('..').getByRole('button').count()).toBe(1);
    await page.getByRole('button', { name: 'Lọc bài', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Lọc bài' })
      .getByRole('radio', { name: 'Bình luận viên' })
      .click({ force: true });
    await page.waitForURL('**/bang-tin?nType=3&gFilter=20');
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Lọc bài, đang xem: Bình luận viên' }).and(page.locator(':focus')).waitFor();
    await page.getByText('Chưa có bài nào của nhóm này').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.goBack();
    await page.getByRole('article').first().waitFor();
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[SH6] (home feed) a member sees the posts of those they follow, and no others, under their own name', async () => {
    const { token: writing } = await members.newcomer('huyen.viet', 'Huyền Viết');
    const { token: other } = await members.newcomer('khoi.viet', 'Khôi Viết');
    const create = (content: string, token: string) =>
      members.post<{ author: { userId: number } }>(
        '/au/api/user/newsfeed-create',
        { content, visibility: 1, uuid: crypto.randomUUID() },
        token,
      );
    const { author } = await create('Huyền đã ở sân', writing);
    await create('Khôi đang trên đường', other);
    const { fan, page, token } = await members.newcomer('lan.doc', 'Lan Đọc', PHONE);
    await fan.open('/bang-tin?nType=1');
    await page.getByText('Chưa có bài nào ở đây').waitFor();
    await members.post('/au/api/user/friend/follow', { userId: author.userId }, token);
    await page.reload();
    await card(page, 'Huyền đã ở sân').waitFor();
    expect(await card(page, 'Khôi đang trên đường').count()).toBe(0);
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });
});
