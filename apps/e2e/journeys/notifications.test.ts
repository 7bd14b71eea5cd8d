import type { Comment, Post, UserInfo } from '@khandai/contracts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { seriousViolations } from '../support/chromium.js';
import type { Fan } from '../support/fan.js';
import { Members } from '../support/members.js';
import type { SharedSite } from '../support/shared-site.js';
import { EMPTY, withSite } from '../support/with-site.js';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true };
const POLL_MS = 5 * 60_000;

describe('notifications', () => {
  let site: SharedSite;
  let members: Members;
  withSite(EMPTY, (running) => {
    ({ site } = running);
    members = new Members(running);
  });

  const register = async (username: string, nickname: string) =>
    (await members.register(username, nickname)).accessToken;
  /** A device of a registered member, with a session of its own. */
  const device = async (username: string, options?: BrowserContextOptions): Promise<Fan> =>
    members.arrive(await members.login(username), options);

  /** The next answer with the numbers of unread ones, by which a device without a socket hears of anything. */
  const counted = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/message/unread'));
  const poll = async (page: Page): Promise<void> => {
    const answer = counted(page);
    await page.clock.fastForward(POLL_MS);
    await answer;
  };

  const uuid = () => crypto.randomUUID();
  const write = (token: string, content: string) =>
    members.post<Post>('/au/api/user/newsfeed-create', { content, uuid: uuid() }, token);
  const comment = (token: string, postId: number, content: string) =>
    members.post<Comment>('/other/api/comment/create', { postId, content, uuid: uuid() }, token);

  const bellOf = (page: Page, count: number) => {
    const name = count === 0 ? 'Thông báo' : `Thông báo, ${count} chưa đọc`;
    return page.getByRole('banner').getByRole('button', { name, exact: true });
  };
  const phoneBellOf = (page: Page, count: number) => {
    const name = count === 0 ? 'Thông báo' : `Thông báo, ${count} chưa đọc`;
    return page.getByRole('banner').getByRole('link', { name, exact: true });
  };

  it('[NT1] (page) [NT2] (page) [SH8] (page) comments arrive by push and by poll, and two devices count the same', async () => {
    const an = await register('an.chuong', 'An Chuông');
    const binh = await register('binh.chuong', 'Bình Chuông');
    const chi = await register('chi.chuong', 'Chi Chuông');
    const { id } = await write(an, 'Nam Định hôm nay đá hay quá');

    const wide = await device('an.chuong');
    await wide.open('/');
    await bellOf(wide.page, 0).waitFor();
    // A phone whose socket hears nothing, so that only the poll tells it.
    const phone = await device('an.chuong', PHONE);
    await phone.page.clock.install();
    await phone.page.routeWebSocket(/\/chat\?/, () => undefined);
    await Promise.all([counted(phone.page), phone.page.goto(`${site.url}/thong-bao`)]);
    await phone.page.getByText('Bạn đã đọc hết').waitFor();

    await comment(binh, id, 'Ba điểm ở lại Thiên Trường');
    await bellOf(wide.page, 1).waitFor();
    expect(await phoneBellOf(phone.page, 0).count()).toBe(1);
    await poll(phone.page);
    await phoneBellOf(phone.page, 1).waitFor();
    await phone.page.getByRole('link', { name: 'Bình Chuông bình luận bài của bạn' }).waitFor();
    expect(await seriousViolations(phone.page)).toEqual([]);

    await comment(chi, id, 'Đồng ý với Bình');
    await members.post('/au/api/user/newsfeed-reaction', { id, reaction: 'love' }, chi);
    await bellOf(wide.page, 2).click();
    const panel = wide.page.getByRole('dialog', { name: 'Thông báo' });
    await panel.getByText('“Đồng ý với Bình”').waitFor();
    expect(await seriousViolations(wide.page)).toEqual([]);
    const read = wide.page.waitForResponse((answer) => answer.url().endsWith('/message/mark-read'));
    await panel.getByRole('link', { name: 'Chi Chuông và Bình Chuông bình luận bài của bạn' }).click();
    await wide.page.waitForURL(`**/bang-tin?pId=${id}&binh-luan=*`);
    await wide.page.locator('li:focus').getByText('Đồng ý với Bình').waitFor();
    await wide.page.getByRole('dialog').getByText('Ba điểm ở lại Thiên Trường').waitFor();
    await wide.page.keyboard.press('Escape');
    await bellOf(wide.page, 1).waitFor();
    expect((await read).ok()).toBe(true);
    await poll(phone.page);
    await phoneBellOf(phone.page, 1).waitFor();

    await phone.page.getByRole('button', { name: 'Đánh dấu đã đọc' }).click();
    await phoneBellOf(phone.page, 0).waitFor();
    await bellOf(wide.page, 0).waitFor();
    expect([...wide.complaints, ...phone.complaints]).toEqual([]);
    await Promise.all([wide.leave(), phone.leave()]);
  });

  it('[NF4] (request by push and by poll) a friend request comes by push to one device and by poll to another, and its answer goes back', async () => {
    await register('ha.chuong', 'Hà Chuông');
    await register('ly.chuong', 'Ly Chuông');
    const wide = await device('ly.chuong');
    await wide.open('/');
    await bellOf(wide.page, 0).waitFor();
    const phone = await device('ly.chuong', PHONE);
    await phone.page.clock.install();
    await phone.page.routeWebSocket(/\/chat\?/, () => undefined);
    await Promise.all([counted(phone.page), phone.page.goto(`${site.url}/thong-bao`)]);
    await phone.page.getByText('Bạn đã đọc hết').waitFor();

    const asking = await device('ha.chuong');
    await asking.open('/thanh-vien/ly.chuong');
    await asking.page.getByRole('button', { name: 'Kết bạn với Ly Chuông' }).click();
    await bellOf(wide.page, 1).waitFor();
    expect(await phoneBellOf(phone.page, 0).count()).toBe(1);
    await poll(phone.page);
    await phoneBellOf(phone.page, 1).waitFor();
    await phone.page.getByRole('link', { name: /Hà Chuông gửi lời mời kết bạn/ }).waitFor();

    // Answered in a list: no device asks for an answer any more.
    await wide.open('/bang-tin?nType=3&fFilter=20');
    const beside = wide.page.getByRole('complementary', { name: 'Nguồn bài' });
    await beside.getByRole('link', { name: 'Lời mời kết bạn 1' }).waitFor();
    await wide.page.getByRole('main').getByRole('button', { name: 'Chấp nhận lời mời kết bạn của Hà Chuông' }).click();
    await beside.getByRole('link', { name: 'Lời mời kết bạn', exact: true }).waitFor();
    await bellOf(wide.page, 0).waitFor();
    await poll(phone.page);
    await phoneBellOf(phone.page, 0).waitFor();
    await bellOf(asking.page, 1).click();
    await asking.page.getByRole('link', { name: /Ly Chuông đã chấp nhận lời mời kết bạn/ }).waitFor();
    expect([...wide.complaints, ...phone.complaints, ...asking.complaints]).toEqual([]);
    await Promise.all([wide.leave(), phone.leave(), asking.leave()]);
  });

  it('[SH8] (friend request page) [SH12] (notification area) [AU5] (notifications) a request is answered where it is notified; switches hold, and a logout leaves nothing', async () => {
    const dung = await register('dung.chuong', 'Dũng Chuông');
    const yen = await register('yen.chuong', 'Yến Chuông');
    const { id } = await write(dung, 'Ai đi xem cùng không?');
    const { userId } = await members.get<UserInfo>('/au/api/user/info', dung);

    const fan = await device('dung.chuong');
    await fan.open('/thong-bao?muc=cai-dat');
    const comments = fan.page.getByRole('switch', { name: 'Bình luận, trả lời, nhắc tên: hiện ở chuông' });
    const saved = fan.page.waitForResponse(
      (answer) => answer.url().endsWith('/message/settings') && answer.request().method() === 'POST',
    );
    await comments.press('Space');
    expect((await saved).ok()).toBe(true);
    expect(await seriousViolations(fan.page)).toEqual([]);

    await comment(yen, id, 'Mình đi nhé');
    await members.post('/au/api/user/friend/send-request', { userId }, yen);
    // A logout meanwhile would end the session that the call needs.
    const read = fan.page.waitForResponse((answer) => answer.url().endsWith('/message/mark-read'));
    await bellOf(fan.page, 1).click();
    const panel = fan.page.getByRole('dialog', { name: 'Thông báo' });
    await panel.getByRole('link', { name: /Yến Chuông gửi lời mời kết bạn/ }).waitFor();
    await panel.getByRole('button', { name: 'Chấp nhận' }).click();
    await fan.page.getByText('Hai bạn đã là bạn bè').waitFor();
    await bellOf(fan.page, 0).waitFor();
    expect((await read).ok()).toBe(true);

    await fan.page.getByRole('button', { name: /Dũng Chuông/ }).click();
    await fan.page.getByRole('button', { name: 'Đăng xuất' }).click();
    await fan.page.getByText('Đăng nhập để xem thông báo').waitFor();
    expect(await bellOf(fan.page, 0).count()).toBe(0);
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });
});
