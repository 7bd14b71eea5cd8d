import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { seriousViolations } from '../support/chromium.js';
import { Members } from '../support/members.js';
import { NIGHT, withSite } from '../support/with-site.js';

const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };

describe('writing in the feed', () => {
  let members: Members;
  withSite(NIGHT, (running) => {
    members = new Members(running);
  });

  const card = (page: Page, text: string): Locator => page.getByRole('article').filter({ hasText: text });
  const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Nội dung bài viết' });
  const publish = (page: Page) => page.getByRole('button', { name: 'Đăng', exact: true }).click();

  it('[NF2] (journey part) names a member by completion, opens a hashtag, and shows who reacted and shared', async () => {
    const { fan: an, token } = await members.newcomer('an.soan', 'An Soạn');
    const { fan: binh, page } = await members.newcomer('binh.soan', 'Bình Soạn', PHONE);
    await binh.open('/bang-tin');
    await page.getByRole('button', { name: 'Bạn đang nghĩ gì?' }).click();
    await field(page).pressSequentially('Chào @an so');
    await page.getByRole('option', { name: /An Soạn/ }).waitFor();
    await field(page).press('Enter');
    await field(page).pressSequentially('nhé #ChungKếtSoạn');
    expect(await field(page).inputValue()).toBe('Chào @An Soạn nhé #ChungKếtSoạn');
    expect(await seriousViolations(page)).toEqual([]);
    await publish(page);
    const mine = card(page, 'Chào @An Soạn');
    expect(await mine.getByRole('link', { name: '@An Soạn' }).getAttribute('href')).toBe('/thanh-vien/an.soan');

    await mine.getByRole('link', { name: '#ChungKếtSoạn' }).click();
    await page.getByRole('heading', { level: 1, name: '#ChungKếtSoạn' }).waitFor();
    await card(page, 'Chào @An Soạn').waitFor();
    expect(await seriousViolations(page)).toEqual([]);

    await an.open(`/bang-tin/hashtag/${encodeURIComponent('chungkếtsoạn')}`);
    const theirs = card(an.page, 'Chào @An Soạn');
    await theirs.getByRole('button', { name: 'Thích', exact: true }).click();
    await theirs.getByRole('button', { name: 'Chia sẻ', exact: true }).click();
    await an.page.getByRole('button', { name: 'Chia sẻ ngay' }).click();
    await an.reload();
    await theirs.getByRole('button', { name: '1 chia sẻ' }).click();
    await an.page.getByRole('dialog', { name: 'Ai đã chia sẻ' }).getByRole('link', { name: 'An Soạn' }).waitFor();
    await an.page.keyboard.press('Escape');
    await theirs.getByRole('button', { name: /1 lượt bày tỏ cảm xúc/ }).click();
    const who = an.page.getByRole('dialog', { name: 'Ai đã bày tỏ cảm xúc' });
    await who.getByRole('link', { name: 'An Soạn' }).waitFor();
    expect(await seriousViolations(an.page)).toEqual([]);

    const secret = await members.post<{ id: number }>(
      '/au/api/user/newsfeed-create',
      { content: 'Kín #ChungKếtSoạn', visibility: 2, uuid: crypto.randomUUID() },
      token,
    );
    await binh.reload();
    await card(page, 'Chào @An Soạn').waitFor();
    expect([secret.id > 0, await card(page, 'Kín').count()]).toEqual([true, 0]);
    expect([...an.complaints, ...binh.complaints]).toEqual([]);
    await Promise.all([an.leave(), binh.leave()]);
  });

  it('[NF2] (share a match) a room is shared as a post with its card, whose draft outlives a reload', async () => {
    const { fan, page } = await members.newcomer('chi.soan', 'Chi Soạn');
    await fan.open('/truc-tiep');
    await page.locator('a[href^="/truc-tiep/"][href*="-vs-"]').first().click();
    await page.getByRole('button', { name: 'Chia sẻ phòng' }).last().click();
    await page.getByRole('button', { name: 'Đăng lên bảng tin' }).click();
    const form = page.getByRole('dialog', { name: 'Viết bài mới' });
    const match = form.getByRole('article');
    const name = (await match.getAttribute('aria-label')) ?? '';
    await field(page).fill('Ai xem trận này với mình?');

    await fan.open('/bang-tin');
    await page.getByRole('button', { name: 'Bạn đang nghĩ gì? Bản nháp' }).click();
    expect(await field(page).inputValue()).toBe('Ai xem trận này với mình?');
    await match.waitFor();
    expect(await match.getAttribute('aria-label')).toBe(name);
    expect(await seriousViolations(page)).toEqual([]);
    await publish(page);
    const shown = card(page, 'Ai xem trận này với mình?').first();
    await shown.getByRole('article', { name }).getByRole('link').click();
    await page.waitForURL(/\/truc-tiep\/.+-vs-/);
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[NF2] (hidden scores) a reader who hides scores sees none in the choice of a match, and in its card', async () => {
    const { fan, page } = await members.newcomer('hai.soan', 'Hải Soạn');
    await fan.open('/bang-tin');
    const score = /\d+\s*–\s*\d+/;
    const matches = page.getByRole('dialog', { name: 'Chọn trận đấu' });
    const first = page.getByRole('button', { name: 'Trận đấu', exact: true });
    await first.click();
    const name = await matches.getByRole('listitem').filter({ hasText: score }).first().locator('b').innerText();
    await page.keyboard.press('Escape');
    await matches.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Lọc bài', exact: true }).click();
    await page.getByRole('dialog').getByRole('switch', { name: 'Ẩn tỷ số' }).click();
    await fan.reload();
    await first.click();
    const same = matches.getByRole('listitem').filter({ hasText: name });
    await same.waitFor();
    expect(await matches.getByRole('listitem').filter({ hasText: score }).count()).toBe(0);
    await same.getByRole('button').click();
    const form = page.getByRole('dialog', { name: 'Viết bài mới' });
    await form.getByRole('button', { name: /^Xem tỷ số/ }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await fan.open('/');
    const live = page.getByRole('region', { name: 'Đang trực tiếp' });
    const hidden = live.getByRole('button', { name: /^Xem tỷ số/ });
    await hidden.first().waitFor();
    const covered = await hidden.count();
    expect(covered).toBe(await live.getByRole('article').count());
    await hidden.first().click();
    await page.waitForFunction(
      (rest) => document.querySelectorAll('[aria-label^="Xem tỷ số"]').length === rest,
      covered - 1,
    );
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[NF2] (write on a phone) the button to post stays in sight above the keyboard, with a long text too', async () => {
    const { fan, page } = await members.newcomer('dung.soan', 'Dũng Soạn', PHONE);
    await fan.open('/bang-tin');
    await page.getByRole('button', { name: 'Bạn đang nghĩ gì?' }).click();
    await field(page).fill('Một dòng\n'.repeat(12));
    // What a keyboard leaves of a small phone.
    await page.setViewportSize({ width: 360, height: 340 });
    const send = page.getByRole('button', { name: 'Đăng', exact: true });
    const box = await send.boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= 340).toBe(true);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.getByRole('button', { name: 'Gắn trận đấu' }).click();
    const matches = page.getByRole('dialog', { name: 'Chọn trận đấu' });
    await matches.getByRole('searchbox').and(page.locator(':focus')).waitFor();
    await matches.getByRole('listitem').first().getByRole('button').click();
    await matches.waitFor({ state: 'detached' });
    await page.getByRole('dialog', { name: 'Viết bài mới' }).getByRole('button', { name: 'Bỏ trận đấu' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });
});
