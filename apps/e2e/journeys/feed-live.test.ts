import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { Members } from '../support/members.js';
import type { SharedSite } from '../support/shared-site.js';
import { EMPTY, withSite } from '../support/with-site.js';

const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };

describe('posts on the screen of others', () => {
  let site: SharedSite;
  let browser: Browser;
  let members: Members;
  withSite(EMPTY, (running) => {
    ({ site, browser } = running);
    members = new Members(running);
  });

  const by = (page: Page, name: string): Locator => page.getByRole('article', { name: `Bài của ${name}` });
  const choose = async (page: Page, author: string, action: string) => {
    await by(page, author).first().getByRole('button', { name: 'Tùy chọn của bài viết' }).click();
    await page.getByRole('dialog').getByRole('button', { name: action }).click();
  };
  const comment = async (page: Page, text: string) => {
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Viết bình luận' });
    await field.fill(text);
    await field.press('Enter');
    await page.getByRole('dialog').getByText(text).waitFor();
  };

  it('change without a reload: reactions, comments, answers, edits, deleted comments, and the end of a post', async () => {
    const { fan: an, page: mine } = await members.newcomer('an.song', 'An Sống');
    await an.open('/bang-tin');
    await mine.getByRole('button', { name: 'Bạn đang nghĩ gì?' }).click();
    await mine.getByRole('textbox', { name: 'Nội dung bài viết' }).fill('Đội hình ra sân tối nay');
    await mine.getByRole('button', { name: 'Đăng', exact: true }).click();
    await by(mine, 'An Sống').waitFor();

    const { fan: binh, page: theirs } = await members.newcomer('binh.song', 'Bình Sống');
    await binh.open('/bang-tin');
    // A guest with a phone reads along.
    const guest = await Fan.arrive(browser, site.url, PHONE);
    await guest.open('/bang-tin');
    const { page: seen } = guest;
    await by(seen, 'An Sống').waitFor();

    await by(theirs, 'An Sống').getByRole('button', { name: 'Chọn cảm xúc' }).click();
    await by(theirs, 'An Sống').getByRole('button', { name: 'Yêu thích' }).click();
    for (const page of [seen, mine])
      await by(page, 'An Sống').getByText('1 lượt bày tỏ cảm xúc').waitFor({ state: 'attached' });

    await by(seen, 'An Sống').getByRole('button', { name: 'Bình luận', exact: true }).click();
    const opened = seen.getByRole('dialog');
    await opened.getByText('Chưa có bình luận').waitFor();
    await by(theirs, 'An Sống').getByRole('button', { name: 'Bình luận', exact: true }).click();
    await comment(theirs, 'Chơi ba hậu vệ à');
    await opened.getByText('Chơi ba hậu vệ à').waitFor();
    await by(mine, 'An Sống').getByRole('button', { name: '1 bình luận' }).waitFor();
    await comment(theirs, 'Thiếu tiền đạo rồi');
    await opened.getByRole('button', { name: 'Xem 1 bình luận mới' }).waitFor();
    expect(await opened.getByText('Thiếu tiền đạo rồi').count()).toBe(0);
    expect(await seriousViolations(seen)).toEqual([]);
    await opened.getByRole('button', { name: 'Xem 1 bình luận mới' }).click();
    await opened.getByText('Thiếu tiền đạo rồi').waitFor();

    await by(mine, 'An Sống').getByRole('button', { name: '2 bình luận' }).click();
    await mine.getByRole('dialog').getByRole('button', { name: 'Trả lời Bình Sống' }).first().click();
    await mine.getByRole('textbox', { name: 'Trả lời Bình Sống' }).fill('Có dự bị mà');
    await mine.getByRole('textbox', { name: 'Trả lời Bình Sống' }).press('Enter');
    await mine.getByRole('dialog').getByText('Có dự bị mà').waitFor();
    await opened.getByRole('button', { name: 'Xem 1 trả lời' }).click();
    const reply = opened.getByRole('listitem').filter({ hasText: 'Có dự bị mà' }).last();
    await reply.waitFor();
    await mine.getByRole('dialog').getByRole('button', { name: 'Thích bình luận của An Sống' }).click();
    await reply.getByRole('button', { name: ': Thích 1' }).waitFor();
    await mine.goBack();
    await mine.getByRole('dialog').waitFor({ state: 'detached' });

    await theirs
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ hasText: 'Chơi ba hậu vệ à' })
      .getByRole('button', { name: 'Xóa bình luận của Bình Sống' })
      .click();
    await theirs.getByRole('dialog').last().getByRole('button', { name: 'Xóa', exact: true }).click();
    await opened.getByText('Chơi ba hậu vệ à').waitFor({ state: 'detached' });

    await choose(mine, 'An Sống', 'Sửa bài');
    await mine.getByRole('textbox', { name: 'Nội dung bài viết' }).fill('Đội hình vừa đổi');
    await mine.getByRole('button', { name: 'Lưu' }).click();
    await opened.getByText('Đội hình vừa đổi').waitFor();
    await opened.getByText('Đã chỉnh sửa').waitFor();

    await choose(mine, 'An Sống', 'Xóa bài');
    await mine.getByRole('dialog').getByRole('button', { name: 'Xóa', exact: true }).click();
    await opened.waitFor({ state: 'detached' });
    await seen.getByText('Bài viết không tồn tại hoặc đã bị ẩn').waitFor();
    await by(theirs, 'An Sống').waitFor({ state: 'detached' });
    expect([...an.complaints, ...binh.complaints, ...guest.complaints]).toEqual([]);
    await Promise.all([an.leave(), binh.leave(), guest.leave()]);
  });
});
