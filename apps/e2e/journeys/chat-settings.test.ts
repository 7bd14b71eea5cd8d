import type { LoginResponse } from '@khandai/contracts';
import { rm } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { ChatClient } from '../support/chat-client.js';
import { connect, seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { freshDataDir, type Site, startSite } from '../support/site.js';
import { writeWhileStopped } from '../support/stopped-database.js';
import { EMPTY, NIGHT } from '../support/with-site.js';

const PASSWORD = 'mưa rơi trên khán đài';
const SESSION_KEY = 'khandai:session';
const HOST_ROOM = 901;
/** A room in which only the journey writes: the simulated fans speak in the lounge, and each of their lines would count and sound. */
const QUIET = { groupId: 902, name: 'Phòng Yên', address: '/chatroom?roomId=902' } as const;
const WIDE = { width: 1280, height: 800 } as const;
/** As long as a message may be, in wide letters: more than three lines. */
const LONG = 'KHÁN ĐÀI '.repeat(22).trim();
const PEOPLE = { 'lan.cai.dat': 'Lan Cài Đặt', 'chu.phong.cd': 'Chủ Phòng' } as const;

/** What the page played and showed outside itself. */
interface Noted {
  notes: number;
  notices: string[];
}

describe('the settings of the chat, with a member, the host of a room and a guest', () => {
  let dataDir: string;
  let site: Site;
  let browser: Browser;
  let talker: ChatClient;
  let [lan, host] = [] as unknown as [Fan, Fan];
  let lanToken: string;

  async function post<D>(path: string, body: unknown, token?: string): Promise<D> {
    const answer = await fetch(site.url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: D };
    if (code !== 0) throw new Error(`${path}: ${msg}`);
    return data;
  }

  /** The host gets a room, and the quiet room is opened, while the site is down. */
  const makeRooms = (): Promise<void> =>
    writeWhileStopped(
      dataDir,
      `UPDATE users SET role = 'commentator' WHERE username = 'chu.phong.cd';
       INSERT INTO chat_rooms (group_id, name, author_id, room_number)
       SELECT ${HOST_ROOM}, 'Phòng Chủ Phòng', user_id, ${HOST_ROOM} FROM users WHERE username = 'chu.phong.cd';
       INSERT INTO chat_rooms (group_id, name) VALUES (${QUIET.groupId}, '${QUIET.name}');`,
    );

  async function arrive(username: keyof typeof PEOPLE): Promise<{ fan: Fan; accessToken: string }> {
    const { accessToken, refreshToken } = await post<LoginResponse>('/au/api/user/login', {
      username,
      password: PASSWORD,
    });
    const session = JSON.stringify({ token: accessToken, refreshToken, guestToken: null, guest: 0 });
    return { fan: await device({ [SESSION_KEY]: session }), accessToken };
  }

  /** A browser with these saved values, which counts the sounds and notices of its pages. */
  async function device(saved: Readonly<Record<string, string>>, options: BrowserContextOptions = {}): Promise<Fan> {
    const fan = await Fan.arrive(browser, site.url, { viewport: WIDE, permissions: ['notifications'], ...options });
    await fan.visitor.context.addInitScript((values) => {
      for (const [key, value] of Object.entries(values))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      const noted: Noted = { notes: 0, notices: [] };
      Object.assign(globalThis, { noted });
      const prototype: { start(this: OscillatorNode, at?: number): void } = OscillatorNode.prototype;
      const { start } = prototype;
      prototype.start = function (at) {
        noted.notes += 1;
        start.call(this, at);
      };
      globalThis.Notification = new Proxy(Notification, {
        construct(made, [title, options]: [string, NotificationOptions | undefined]) {
          noted.notices.push(`${title}: ${options?.body ?? ''}`);
          return new made(title, options);
        },
      });
    }, saved);
    return fan;
  }

  beforeAll(async () => {
    dataDir = await freshDataDir();
    site = await startSite({ ...EMPTY, DATA_DIR: dataDir, WELCOME_POINTS: '1000' });
    for (const [username, nickname] of Object.entries(PEOPLE))
      await post('/au/api/user/register', { username, nickname, password: PASSWORD });
    await site.stop();
    await makeRooms();
    [site, browser] = await Promise.all([startSite({ ...NIGHT, DATA_DIR: dataDir }), connect()]);
    talker = await ChatClient.enter(site, QUIET.groupId);
    ({ fan: lan, accessToken: lanToken } = await arrive('lan.cai.dat'));
    ({ fan: host } = await arrive('chu.phong.cd'));
    await post('/ac/api/chat/room/follow-room', { groupId: QUIET.groupId, follow: true }, lanToken);
    await lan.open(QUIET.address);
  });
  afterAll(async () => {
    talker.leave();
    await browser.close();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const noted = ({ page }: Fan): Promise<Noted> =>
    page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted);
  const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Cài đặt chat' });
  const setting = (page: Page, label: string): Locator =>
    sheet(page).getByRole('switch', { name: new RegExp(`^${label}`) });
  const followed = (page: Page): Locator =>
    page.getByRole('region', { name: 'Phòng bạn theo dõi' }).getByRole('link', { name: new RegExp(`^${QUIET.name}`) });
  const line = ({ log }: Fan, text: string): Locator => log.getByRole('listitem').filter({ hasText: text }).last();

  async function openSheet({ page, composer }: Fan): Promise<void> {
    await page.locator('[data-unhydrated]', { has: composer }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Cài đặt chat' }).click();
    await sheet(page).waitFor();
  }

  /** Changes settings in the sheet, each from what it was, and closes it. */
  async function change(fan: Fan, ...labels: string[]): Promise<void> {
    await openSheet(fan);
    for (const label of labels) await setting(fan.page, label).click();
    await fan.page.keyboard.press('Escape');
    await sheet(fan.page).waitFor({ state: 'detached' });
  }

  const isFolded = (fan: Fan, text: string): Promise<boolean> =>
    line(fan, text)
      .getByText(text, { exact: true })
      .evaluate((words) => {
        const box = words.closest('div');
        return box !== null && box.scrollHeight > box.clientHeight + 1;
      });

  const turn = (page: Page, visibility: 'hidden' | 'visible') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibility);

  it('[CH15] (simpleMode, shortenMode and closeSetting, journey part) the look of messages changes, and the sheet closes by itself', async () => {
    const { page } = lan;
    await talker.sayInTurn('Tối nay ai đá chính');
    await talker.sayInTurn(LONG);
    await lan.sees(LONG);
    const picture = line(lan, 'Tối nay ai đá chính').locator('[aria-hidden="true"]').first();
    const isPlain = () =>
      line(lan, 'Tối nay ai đá chính')
        .locator('[style*="--c-name"]')
        .evaluate((name) => getComputedStyle(name).color === getComputedStyle(document.body).color);
    const banner = page.getByRole('complementary', { name: 'Quảng cáo' });
    await picture.waitFor();
    expect([await isPlain(), await isFolded(lan, LONG), await banner.count()]).toEqual([false, false, 0]);

    await openSheet(lan);
    expect(await seriousViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await change(lan, 'Chế độ đơn giản', 'Chế độ gọn');
    await banner.first().waitFor();
    expect([await picture.isVisible(), await isPlain(), await isFolded(lan, LONG)]).toEqual([false, true, true]);
    await line(lan, LONG).getByText(LONG, { exact: true }).click();
    expect(await isFolded(lan, LONG)).toBe(false);

    await change(lan, 'Đóng bảng sau mỗi lần đổi');
    await openSheet(lan);
    await setting(page, 'Chế độ đơn giản').click();
    await sheet(page).waitFor({ state: 'detached' });
    await picture.waitFor();
    await openSheet(lan);
    await setting(page, 'Đóng bảng sau mỗi lần đổi').click();
    await sheet(page).getByRole('button', { name: 'Đặt lại mặc định' }).click();
    expect(await sheet(page).getByRole('switch', { checked: true }).count()).toBe(1);
    await page.keyboard.press('Escape');
    await banner.first().waitFor({ state: 'detached' });
  });

  it('[CH15] (disableTip and showOnlyTip, journey part) messages with a tip are hidden, or are the only ones', async () => {
    const { page } = lan;
    await talker.sayInTurn('#tip Xỉu 2,5 trận tối nay');
    await talker.sayInTurn('Trời đẹp quá');
    await lan.sees('Trời đẹp quá');
    await lan.sees('#tip Xỉu 2,5 trận tối nay');
    await change(lan, 'Ẩn tip');
    await page.getByText('Đang ẩn tin có tip.').waitFor();
    expect([await lan.count('#tip Xỉu 2,5 trận tối nay'), await lan.count('Trời đẹp quá')]).toEqual([0, 1]);
    await openSheet(lan);
    expect(await setting(page, 'Chỉ hiện tip').isDisabled()).toBe(true);
    await sheet(page).getByText('Đang tắt vì “Ẩn tip” bật.').waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Hiện tất cả' }).click();
    await lan.sees('#tip Xỉu 2,5 trận tối nay');
    await change(lan, 'Chỉ hiện tip');
    await page.getByText('Đang chỉ hiện tip.').waitFor();
    expect([await lan.count('#tip Xỉu 2,5 trận tối nay'), await lan.count('Trời đẹp quá')]).toEqual([1, 0]);
    await page.getByRole('button', { name: 'Hiện tất cả' }).click();
    await lan.sees('Trời đẹp quá');
  });

  it('[CH15] (quickGreeting and saveMessage, journey part) one press greets the room, and a draft outlives the browser window', async () => {
    const { page } = lan;
    await host.open(QUIET.address);
    await change(lan, 'Chào nhanh', 'Giữ tin đang viết');
    await page.getByRole('button', { name: 'Chào cả phòng' }).click();
    await host.sees('Chào cả khán đài! 👋');
    await page.getByRole('button', { name: 'Chào cả phòng' }).waitFor({ state: 'detached' });

    /** Waits until the draft is saved in this storage, and not in the other one. */
    const savedIn = (place: 'localStorage' | 'sessionStorage') =>
      page.waitForFunction((chosen) => {
        const has = (storage: Storage) => storage.getItem('khandai:drafts')?.includes('Hiệp hai nên thay') === true;
        return has(globalThis[chosen]) && !(has(localStorage) && has(sessionStorage));
      }, place);
    await lan.composer.fill('Hiệp hai nên thay');
    await savedIn('localStorage');
    // Of a browser whose windows were closed, the local storage is left.
    const again = await device({}, { storageState: await lan.visitor.context.storageState() });
    await again.open(QUIET.address);
    await again.page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>('[data-composer] textarea')?.value === 'Hiệp hai nên thay',
    );
    await again.leave();
    await change(lan, 'Giữ tin đang viết');
    await savedIn('sessionStorage');
    await lan.composer.fill('');
  });

  it('[CH15] (thanksMessage and greetingNotify, journey part) the host thanks for a gift, and a message in another followed room sounds', async () => {
    const address = `/chatroom?roomId=${HOST_ROOM}`;
    await host.open(address);
    await change(host, 'Cảm ơn khi được tặng quà');
    await lan.open(address);
    const give = (giftId: number) =>
      post('/ac/api/chat/gift/send', { groupId: HOST_ROOM, giftId, count: 1, uuid: crypto.randomUUID() }, lanToken);
    await give(1);
    await lan.log.getByText(/^Cảm ơn Lan Cài Đặt đã tặng .+!$/).waitFor();

    const sounds = async () => (await noted(lan)).notes;
    const unread = (number: number) =>
      followed(lan.page)
        .filter({ hasText: `${number} tin chưa đọc` })
        .waitFor();
    await followed(lan.page).waitFor();
    expect(await sounds()).toBe(0);
    // A browser plays nothing before the first press on the page.
    await openSheet(lan);
    expect(await setting(lan.page, 'Âm báo tin mới').isChecked()).toBe(true);
    await lan.page.keyboard.press('Escape');
    await talker.sayInTurn('Phòng bên có ai không');
    await unread(1);
    expect(await sounds()).toBe(1);
    await change(lan, 'Âm báo tin mới');
    await talker.sayInTurn('Không có ai à');
    await unread(2);
    expect(await sounds()).toBe(1);
  });

  it('[CH15] (messageNotification and callNotification, journey part) on other pages a message shows a toast, and a mention sounds and stays', async () => {
    const { page } = lan;
    const toasts = page.getByRole('region', { name: 'Thông báo' });
    const called = toasts.getByText(`Chủ Phòng nhắc đến bạn trong ${QUIET.name}`);
    const spoken = toasts.getByText(/^Chủ Phòng: @Lan Cài Đặt/);
    /** A page that listens to the followed rooms and plays no goals; a browser plays nothing before the first press on it. */
    const openNews = async () => {
      const listens = Promise.all([
        page.waitForResponse((reply) => reply.url().includes('/room/list-follow')),
        page.waitForEvent('websocket', { predicate: (one) => one.url().includes('/chat?') }).then((socket) =>
          socket.waitForEvent('framereceived', {
            predicate: ({ payload }) => payload.toString().includes('"inbox"'),
          }),
        ),
      ]);
      await lan.open('/tin-tuc');
      await listens;
      await page.getByRole('heading', { level: 1 }).click();
    };
    await host.open(QUIET.address);
    await openNews();
    await host.say('@Lan Cài Đặt ơi');
    await called.waitFor();
    await called.waitFor({ state: 'detached' });
    expect([await spoken.count(), (await noted(lan)).notes]).toEqual([0, 0]);

    await lan.open(QUIET.address);
    await change(lan, 'Báo tin trong phòng theo dõi', 'Khi có người gọi tên bạn');
    await openNews();
    await host.say('@Lan Cài Đặt vào xem này');
    await Promise.all([called.waitFor(), spoken.waitFor()]);
    expect((await noted(lan)).notes).toBeGreaterThan(0);
    await spoken.waitFor({ state: 'detached' });
    expect(await called.isVisible()).toBe(true);
  });

  it('[CH15] (newMessageNotification, journey part) the title of a hidden page counts messages, and the browser shows them', async () => {
    const { page } = lan;
    await lan.open(QUIET.address);
    await followed(page).waitFor();
    await change(lan, 'Tin mới khi rời trang');
    await turn(page, 'hidden');
    const title = await page.title();
    await talker.sayInTurn('Vào rồi');
    await page.waitForFunction((before) => document.title === `(1) ${before}`, title);
    expect((await noted(lan)).notices).toEqual([expect.stringMatching(new RegExp(`^${QUIET.name}: .+: Vào rồi$`))]);
    await turn(page, 'visible');
    expect(await page.title()).toBe(title);
  });
});
