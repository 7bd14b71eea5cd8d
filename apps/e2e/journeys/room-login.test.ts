import { setTimeout as sleep } from 'node:timers/promises';
import { Code, type Fixture } from '@khandai/contracts';
import type { Browser, Locator, Page } from 'playwright-core';
import { DESKTOP, PHONE, seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { openNetworkLink } from '../support/network-link.js';
import { ownNetwork } from '../support/network.js';
import { NIGHT, withSite } from '../support/with-site.js';
import type { SharedSite } from '../support/shared-site.js';
import { ChatClient } from '../support/chat-client.js';

const PASSWORD = 'mưa rơi trên khán đài';
/** Commentators of the demo in whose rooms only members write. One of them has a match, live or to come, at any minute of the night. */
const HOSTS: readonly string[] = ['Trống Thủng', 'Mõ Phạt Góc', 'Út Khán Đài B', 'Rổ Tre'];
const ASKED = 'Phòng này chỉ thành viên được nhắn. Đăng nhập xong, tin của bạn tự gửi đi.';

describe('a room in which only members write', () => {
  let site: SharedSite;
  let browser: Browser;
  let room: { readonly path: string; readonly groupId: number };

  withSite(NIGHT, (running) => {
    ({ site, browser } = running);
  });
  beforeAll(async () => {
    room = await findRoom();
  });

  async function findRoom(): Promise<typeof room> {
    const lists = ['/al/api/live/live-total?mode=0', '/al/api/schedule/featureMatch?pageSize=40'].map(async (call) => {
      const { data } = (await (await fetch(site.url + call)).json()) as { data: { list: Fixture[] } };
      return data.list;
    });
    for (const { link, commentators } of (await Promise.all(lists)).flat()) {
      const host = commentators.find(({ name }) => HOSTS.includes(name));
      if (host) return { path: `/truc-tiep/${link}?blv=${host.userId}`, groupId: host.groupId };
    }
    throw new Error(`none of ${HOSTS.join(', ')} hosts a match`);
  }

  async function signUp(username: string, displayName: string): Promise<void> {
    const reply = await fetch(`${site.url}/au/api/user/register`, {
      method: 'POST',
      headers: { ...ownNetwork(), 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: PASSWORD, displayName, emailAddress: `${username}@khandai.test` }),
    });
    expect(reply.status).toBe(200);
  }

  const arrive = (viewport: typeof DESKTOP | typeof PHONE = DESKTOP) => Fan.arrive(browser, site.url, { viewport });
  const dialog = (page: Page): Locator => page.getByRole('dialog');
  const send = (fan: Fan) => fan.page.getByRole('button', { name: 'Gửi', exact: true }).click();
  const written = (fan: Fan) => fan.composer.inputValue();
  /** Waits until the composer holds this text. */
  const reads = (fan: Fan, text: string) =>
    fan.page.waitForFunction((wanted) => document.querySelector('textarea')?.value === wanted, text);
  /** Writes without sending, and waits until the draft is stored. */
  const keep = async (fan: Fan, text: string) => {
    await fan.composer.fill(text);
    await fan.page.waitForFunction((wanted) => sessionStorage.getItem('khandai:drafts')?.includes(wanted), text);
  };
  const token = (fan: Fan) =>
    fan.page.evaluate(() => (JSON.parse(localStorage.getItem('khandai:session') ?? '{}') as { token?: string }).token);

  /** Collects, from now on, the socket token of every sent frame with this text. */
  function watchFrames(fan: Fan, text: string): string[] {
    const tokens: string[] = [];
    fan.page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes(text)) tokens.push(new URL(socket.url()).searchParams.get('token') ?? '');
      });
    });
    return tokens;
  }

  async function logIn(form: Locator, username: string, password: string): Promise<void> {
    await form.getByLabel('Tên đăng nhập').fill(username);
    await form.getByLabel('Mật khẩu', { exact: true }).fill(password);
    await form.getByLabel('Mật khẩu', { exact: true }).press('Enter');
  }

  it('refuses a guest’s frame with a message while other users keep chatting', async () => {
    // On a site that has just started, the first simulated line comes within a minute.
    let guest = await ChatClient.enter(site, room.groupId);
    while (!guest.missed.some(({ simulated }) => simulated)) {
      await sleep(1_000);
      guest = await ChatClient.enter(site, room.groupId);
    }
    expect(await guest.say('Cho tôi nói với')).toMatchObject({
      code: Code.membersOnly,
      msg: 'Phòng này chỉ dành cho thành viên, vui lòng đăng nhập để chat.',
    });
    guest.leave();
  });

  it('[CH2] (token in the URL) sends a guest’s message once after their login', async () => {
    const text = 'Tin này chờ đăng nhập';
    await signUp('cho.dang.nhap', 'Chờ Đăng Nhập');
    const [fan, reader] = await Promise.all([arrive(), arrive(PHONE)]);
    const frames = watchFrames(fan, text);
    await Promise.all([fan.open(room.path), reader.open(room.path)]);
    await fan.page.getByRole('status').getByText(ASKED).waitFor();
    expect(await seriousViolations(fan.page)).toEqual([]);

    await keep(fan, text);
    await send(fan);
    const form = dialog(fan.page);
    await form.getByText(ASKED).waitFor();
    await fan.page.keyboard.press('Escape');
    await form.waitFor({ state: 'hidden' });
    expect(await written(fan)).toBe(text);
    await fan.page.reload();
    await reads(fan, text);

    await fan.composer.press('Enter');
    await form.getByText(ASKED).waitFor();
    await logIn(form, 'cho.dang.nhap', 'sai mật khẩu');
    await form.getByRole('alert').getByText('Sai tên đăng nhập hoặc mật khẩu').waitFor();
    expect([await written(fan), frames]).toEqual([text, []]);
    await logIn(form, 'cho.dang.nhap', PASSWORD);
    await form.waitFor({ state: 'hidden' });
    await fan.sees(text);
    await reader.sees(text);
    await reads(fan, '');
    expect(frames).toEqual([await token(fan)]);
    expect(await fan.page.getByText(ASKED).count()).toBe(0);

    await fan.say('Và tin sau đó');
    await reader.sees('Và tin sau đó');
    await Promise.all([fan.page.reload(), reader.page.reload()]);
    for (const one of [fan, reader]) {
      await one.sees('Và tin sau đó');
      expect(await one.count(text)).toBe(1);
      expect(await written(one)).toBe('');
    }
    expect(fan.complaints.filter((complaint) => !complaint.includes('400') && !complaint.includes('401'))).toEqual([]);
    await Promise.all([fan.leave(), reader.leave()]);
  });

  it('sends it also after a registration, on a phone', async () => {
    const text = 'Tôi vừa đăng ký xong';
    const [fan, reader] = await Promise.all([arrive(PHONE), arrive()]);
    const frames = watchFrames(fan, text);
    await Promise.all([fan.open(room.path), reader.open(room.path)]);
    await fan.composer.fill(text);
    await send(fan);
    const form = dialog(fan.page);
    await form.getByRole('button', { name: 'Đăng ký' }).click();
    await form.getByLabel('Biệt danh').waitFor();
    await form.getByText(ASKED).waitFor();
    await form.getByLabel('Tên đăng nhập').fill('vua.dang.ky');
    await form.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
    await form.getByLabel('Biệt danh').fill('Vừa Đăng Ký');
    await form.getByLabel('Email').fill('vua.dang.ky@khandai.test');
    await form.getByLabel('Email').press('Enter');
    await form.waitFor({ state: 'hidden' });
    await fan.sees(text);
    expect(await written(fan)).toBe('');
    // The sender sees it before the server has it.
    await reader.sees(text);
    expect(frames).toEqual([await token(fan)]);
    expect([fan.complaints, reader.complaints]).toEqual([[], []]);
    await Promise.all([fan.leave(), reader.leave()]);
  });

  it('asks a guest to log in before a reaction, and adds the reaction after the login', async () => {
    await signUp('tha.tim', 'Thả Tim');
    const fan = await arrive();
    await fan.open(room.path);
    await fan.log.getByRole('button', { name: 'Thả cảm xúc' }).last().press('Enter');
    await fan.log.getByRole('button', { name: 'Yêu thích', exact: true }).press('Enter');
    await dialog(fan.page).getByText(ASKED).waitFor();
    await logIn(dialog(fan.page), 'tha.tim', PASSWORD);
    await fan.log.locator('[aria-pressed="true"]').first().waitFor();
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('keeps a draft per room over a reload, and shows it to no other user', async () => {
    await signUp('viet.do', 'Viết Dở');
    const fan = await arrive();
    await fan.open(room.path);
    await fan.page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' }).click();
    await logIn(dialog(fan.page), 'viet.do', PASSWORD);
    const menu = fan.page.getByRole('button', { name: 'Tài khoản Viết Dở' });
    await menu.waitFor();
    await keep(fan, 'Viết dở trong phòng');
    await fan.open('/');
    expect(await written(fan)).toBe('');
    await keep(fan, 'Viết dở ở khán đài');
    await fan.page.reload();
    await reads(fan, 'Viết dở ở khán đài');
    await fan.open(room.path);
    await reads(fan, 'Viết dở trong phòng');
    await menu.click();
    await fan.page.getByRole('button', { name: 'Đăng xuất' }).click();
    await reads(fan, '');
    await fan.page.reload();
    await fan.page.getByText(/^Bạn đang chat với tên/).waitFor();
    expect(await written(fan)).toBe('');
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('an unconfirmed message is dropped at logout, and never sent for another user', async () => {
    await Promise.all([signUp('mat.mang', 'Mất Mạng'), signUp('ngoi.canh', 'Ngồi Cạnh')]);
    const text = 'Viết lúc mất mạng rồi rời đi';
    const line = await openNetworkLink(site);
    const [fan, other] = await Promise.all([Fan.arrive(browser, line.url, { viewport: DESKTOP }), arrive()]);
    const frames = watchFrames(fan, text);
    const enter = async (one: Fan, username: string) => {
      await one.open(room.path);
      await one.page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' }).click();
      await logIn(dialog(one.page), username, PASSWORD);
      await one.page.getByText(/^Bạn đang chat với tên/).waitFor();
    };
    await enter(fan, 'mat.mang');
    await enter(other, 'ngoi.canh');
    line.cut();
    await fan.page
      .getByText(/Đang kết nối lại/)
      .first()
      .waitFor();
    await fan.composer.fill(text);
    await send(fan);
    await fan.sees(text);
    await fan.page.getByRole('button', { name: 'Tài khoản Mất Mạng' }).click();
    await fan.page.getByRole('button', { name: 'Đăng xuất' }).click();
    await fan.log.getByText(text).waitFor({ state: 'detached' });
    line.restore();
    await other.say('Ai vừa rời đi thế');
    await fan.sees('Ai vừa rời đi thế');
    expect(frames).toEqual([]);
    await Promise.all([fan.leave(), other.leave()]);
    await line.close();
  });

  it('[ER5] (rotation) keeps chat and draft when the phone is rotated, and shows the tabs of a larger window in one', async () => {
    const fan = await arrive(PHONE);
    await fan.open(room.path);
    const tab = (name: string) => fan.page.getByRole('tab', { name, exact: true });
    await tab('Chat').and(fan.page.locator('[aria-selected="true"]')).waitFor();
    await fan.composer.fill('Viết khi cầm dọc');
    await fan.page.setViewportSize({ width: PHONE.height, height: PHONE.width });
    await tab('Chat').and(fan.page.locator('[aria-selected="true"]')).waitFor();
    expect(await written(fan)).toBe('Viết khi cầm dọc');
    await fan.page.setViewportSize({ width: 1024, height: 768 });
    await tab('Diễn biến').and(fan.page.locator('[aria-selected="true"]')).waitFor();
    expect(await tab('Chat').isVisible()).toBe(false);
    expect(await written(fan)).toBe('Viết khi cầm dọc');
    await fan.page.setViewportSize(PHONE);
    await tab('Chat').and(fan.page.locator('[aria-selected="true"]')).waitFor();
    expect(await written(fan)).toBe('Viết khi cầm dọc');
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });
});
