import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { Members } from '../support/members.js';
import type { SharedSite } from '../support/shared-site.js';
import { EMPTY, withSite } from '../support/with-site.js';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true };
/** How often an open feed looks for newer posts. */
const LOOK_MS = 60_000;

describe('what one does in the feed, as others see it', () => {
  let site: SharedSite;
  let browser: Browser;
  let members: Members;
  withSite(EMPTY, (running) => {
    ({ site, browser } = running);
    members = new Members(running);
  });

  const card = (page: Page, text: string): Locator => page.getByRole('article').filter({ hasText: text });
  /** Long posts, numbered from the oldest on; new members may write only a few each. */
  const wall = async (title: string, authors: readonly string[]) => {
    let at = 0;
    for (const author of authors) {
      const { accessToken } = await members.register(author, `Bạn ${author}`);
      for (let own = 0; own < 4; own += 1) {
        at += 1;
        const content = `${title} ${at}\n${'Vào rồi!\n'.repeat(6)}`;
        const body = { content, visibility: 1, uuid: crypto.randomUUID() };
        await members.post('/au/api/user/newsfeed-create', body, accessToken);
      }
    }
  };

  it('[NF2] (seen by others) a newer post waits without moving the reader; reactions, comments and replies are seen by a member and a guest; a share stays when the post goes private', async () => {
    await wall('Bài cũ', ['cu.mot', 'cu.hai']);
    const { fan: an, page: mine } = await members.newcomer('an.ba', 'An Ba');
    const { fan: binh, page: theirs } = await members.newcomer('binh.ba', 'Bình Ba', PHONE);
    await theirs.clock.install();
    await binh.open('/bang-tin');
    await card(theirs, 'Bài cũ 5').scrollIntoViewIfNeeded();
    const place = await theirs.evaluate(() => window.scrollY);

    await an.open('/bang-tin');
    await mine.getByRole('button', { name: 'Bạn đang nghĩ gì?' }).click();
    await mine.getByRole('textbox', { name: 'Nội dung bài viết' }).fill('Ba người cùng xem');
    await mine.getByRole('button', { name: 'Đăng', exact: true }).click();
    const own = card(mine, 'Ba người cùng xem');
    await own.waitFor();

    await theirs.clock.fastForward(LOOK_MS);
    const pill = theirs.getByRole('button', { name: /bài mới$/ });
    await pill.waitFor();
    expect(await theirs.evaluate(() => window.scrollY)).toBe(place);
    await pill.click();
    const seen = card(theirs, 'Ba người cùng xem');
    await seen.waitFor();
    await theirs.waitForFunction(() => window.scrollY === 0);

    const guest = await Fan.arrive(browser, site.url);
    await guest.open('/bang-tin');
    await card(guest.page, 'Ba người cùng xem').getByRole('button', { name: 'Bình luận', exact: true }).click();
    await guest.page.getByRole('dialog').getByText('Chưa có bình luận nào').waitFor();

    await seen.getByRole('button', { name: 'Chọn cảm xúc' }).click();
    await seen.getByRole('button', { name: 'Haha' }).click();
    await seen.getByText('1 lượt bày tỏ cảm xúc').waitFor({ state: 'attached' });
    await seen.getByRole('button', { name: 'Bình luận', exact: true }).click();
    const say = theirs.getByRole('dialog').getByRole('textbox', { name: 'Viết bình luận' });
    await say.fill('Có mình nữa');
    await say.press('Enter');
    await theirs.getByRole('dialog').getByRole('button', { name: '1 bình luận' }).waitFor();

    await an.reload();
    await own.getByText('1 lượt bày tỏ cảm xúc').waitFor({ state: 'attached' });
    await own.getByRole('button', { name: '1 bình luận' }).click();
    await mine.getByRole('dialog').getByRole('button', { name: 'Trả lời Bình Ba' }).click();
    const answer = mine.getByRole('textbox', { name: 'Trả lời Bình Ba' });
    await answer.fill('Thế là đủ ba');
    await answer.press('Enter');
    await mine.getByRole('dialog').getByText('Thế là đủ ba').waitFor();
    await mine.goBack();
    await mine.getByRole('dialog').waitFor({ state: 'detached' });

    await guest.reload();
    const opened = guest.page.getByRole('dialog');
    await opened.getByText('Có mình nữa').waitFor();
    await opened.getByRole('button', { name: '1 trả lời' }).click();
    await opened.getByText('Thế là đủ ba').waitFor();
    expect(await seriousViolations(guest.page)).toEqual([]);

    await theirs.goBack();
    await theirs.getByRole('dialog').waitFor({ state: 'detached' });
    await seen.getByRole('button', { name: 'Chia sẻ', exact: true }).click();
    await theirs.getByRole('textbox', { name: 'Nội dung bài viết' }).fill('Xem chung nhé');
    await theirs.getByRole('button', { name: 'Chia sẻ ngay' }).click();
    // The form is inside the post, with the text of the share.
    await theirs.getByRole('dialog').waitFor({ state: 'detached' });
    const share = card(theirs, 'Xem chung nhé');
    await share.getByText('Ba người cùng xem').waitFor();
    await own.getByRole('button', { name: '1 chia sẻ' }).waitFor();

    await own.getByRole('button', { name: 'Tùy chọn của bài viết' }).click();
    await mine.getByRole('button', { name: 'Chỉ mình tôi xem' }).click();
    await opened.waitFor({ state: 'detached' });
    await guest.page.getByText('Bài viết không tồn tại hoặc đã bị ẩn').waitFor();
    await share.getByText('Bài viết này không còn hoặc bạn không xem được.').waitFor();
    expect(await share.getByText('Ba người cùng xem').count()).toBe(0);

    expect([...an.complaints, ...binh.complaints, ...guest.complaints]).toEqual([]);
    await Promise.all([an.leave(), binh.leave(), guest.leave()]);
  });

  it('[SH6] (Back from a post) a post that was opened from the list closes by Back at the same place', async () => {
    await wall('Trận', ['tran.mot', 'tran.hai']);
    const fan = await Fan.arrive(browser, site.url, PHONE);
    const { page } = fan;
    await fan.open('/bang-tin');
    const comment = card(page, 'Trận 5').getByRole('button', { name: 'Bình luận', exact: true });
    await comment.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(300);
    await comment.click();
    await page.waitForURL(/[?&]pId=\d+/);
    await page.getByRole('dialog').getByText('Trận 5').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 4, place);
    expect(new URL(page.url()).search).toBe('');
    await page.goForward();
    await page.getByRole('dialog').getByText('Trận 5').waitFor();
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });
});
