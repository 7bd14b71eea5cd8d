import type { LoginResponse } from '@khandai/contracts';
import { rm } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Locator } from 'playwright-core';
import { ChatClient } from '../support/chat-client.js';
import { connect, DESKTOP, PHONE, seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { ownNetwork } from '../support/network.js';
import { fillReadingRoom, MESSAGES, PARENT } from '../support/reading-room.js';
import { freshDataDir, type Site, startSite } from '../support/site.js';
import { EMPTY } from '../support/with-site.js';

const LOUNGE = '/chatroom/khan-dai-chung?roomId=30';
const SESSION_KEY = 'khandai:session';
/** The oldest message of the first page. */
const FIRST = MESSAGES - 49;
/** Max messages in the document: sixty at the end until thirty more arrive, or a window of them and twelve on each side. */
const MAX_LINES = 70;

/** Two days of talk in the common room. */
describe('reading a room', () => {
  let dataDir: string;
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    dataDir = await freshDataDir();
    await fillReadingRoom(dataDir);
    [site, browser] = await Promise.all([startSite({ ...EMPTY, DATA_DIR: dataDir }), connect()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const open = async (options: BrowserContextOptions = {}): Promise<Fan> => {
    const fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP, ...options });
    await fan.open(LOUNGE);
    await line(fan, MESSAGES).waitFor();
    await fan.chatIsAtEnd();
    return fan;
  };
  const line = ({ log }: Fan, number: number): Locator =>
    log.getByRole('listitem').filter({ hasText: new RegExp(`Tin so ${number}( |$)`) });
  const lines = ({ log }: Fan) => log.getByRole('listitem').count();

  /** The first line of the list that is wholly on screen, and how far below the top of the list it is. */
  const readingAt = ({ log }: Fan) =>
    log.evaluate((box) => {
      const { top } = box.getBoundingClientRect();
      const shown = [...box.querySelectorAll('li')].find((one) => one.getBoundingClientRect().top >= top + 40);
      const number = /Tin so (\d+)/.exec(shown?.textContent ?? '')?.[1];
      return { number: Number(number), below: (shown?.getBoundingClientRect().top ?? 0) - top };
    });
  const belowTop = (fan: Fan, number: number) =>
    line(fan, number).evaluate((one) => {
      const box = one.closest('[role="log"]');
      return one.getBoundingClientRect().top - (box?.getBoundingClientRect().top ?? 0);
    });

  it('keeps the line one reads in its place while older messages load above it and new ones arrive below', async () => {
    const fan = await open();
    const talker = await ChatClient.enter(site, 30);
    expect(await lines(fan)).toBeLessThan(MAX_LINES);
    await fan.log.evaluate((box) => box.scrollTo(0, 300));
    await line(fan, MESSAGES).waitFor({ state: 'detached' });
    const before = await readingAt(fan);
    // Reaching the top loads a page; the line stays where it is.
    await fan.log.evaluate((box) => box.scrollBy(0, 100 - box.scrollTop));
    await line(fan, FIRST - 1).waitFor({ state: 'attached' });
    const moved = before.below + 200;
    expect(Math.abs((await belowTop(fan, before.number)) - moved)).toBeLessThan(2);

    await talker.sayInTurn('Tin moi mot');
    await talker.sayInTurn('Tin moi hai');
    await fan.page.getByRole('button', { name: '2 tin mới' }).waitFor();
    expect(Math.abs((await belowTop(fan, before.number)) - moved)).toBeLessThan(2);
    expect(await lines(fan)).toBeLessThan(MAX_LINES);
    await fan.page.getByRole('button', { name: '2 tin mới' }).click();
    await fan.sees('Tin moi hai');
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('goes from a reply to its parent in an old page, through the pages after it, and back to the newest', async () => {
    const fan = await open({ viewport: PHONE, isMobile: true, hasTouch: true });
    const { page, log } = fan;
    await log.getByText('Hôm nay', { exact: true }).waitFor({ state: 'attached' });
    await line(fan, MESSAGES)
      .getByRole('button', { name: `Tin so ${PARENT}` })
      .tap();
    const parent = line(fan, PARENT);
    await parent.waitFor();
    expect(await parent.evaluate((one) => one === document.activeElement)).toBe(true);
    const below = await belowTop(fan, PARENT);
    expect(below).toBeGreaterThan(100);
    await log.getByText('Hôm nay', { exact: true }).waitFor({ state: 'detached' });
    await log.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await line(fan, PARENT + 40).waitFor({ state: 'attached' });
    expect(await lines(fan)).toBeLessThan(MAX_LINES);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /Xem tin mới nhất/ }).tap();
    await line(fan, MESSAGES).waitFor();
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  it('[CH6] (unread line) shows a member what is new since their last visit, leads there, and says only new lines', async () => {
    const { accessToken, refreshToken } = await register();
    const follow = await fetch(`${site.url}/ac/api/chat/room/follow-room`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ groupId: 30 }),
    });
    expect(follow.status).toBe(200);
    const talkers = [await ChatClient.enter(site, 30), await ChatClient.enter(site, 30)];
    for (let number = 1; number <= 20; number += 1) await talkers[number % 2]?.sayInTurn(`Tin vang ${number}`);

    const fan = await Fan.arrive(browser, site.url, { viewport: PHONE, isMobile: true, hasTouch: true });
    const stored = JSON.stringify({ token: accessToken, refreshToken, guestToken: null, guest: 0 });
    await fan.visitor.context.addInitScript(
      ({ key, value }) => {
        localStorage.setItem(key, value);
      },
      { key: SESSION_KEY, value: stored },
    );
    const spoken = await fan.listenTo('[role="log"] + [role="status"]');
    await fan.open(LOUNGE);
    await fan.sees('Tin vang 20');
    await fan.page.getByRole('button', { name: '20 tin chưa đọc' }).tap();
    await fan.log.getByText('Tin mới', { exact: true }).waitFor();
    await fan.sees('Tin vang 1');
    await fan.page.getByRole('button', { name: '20 tin chưa đọc' }).waitFor({ state: 'detached' });
    expect(await spoken()).toEqual([]);

    await fan.say('Tin cua minh');
    await fan.sees('Tin cua minh');
    await talkers[0]?.sayInTurn('Tin ngay luc nay');
    await fan.sees('Tin ngay luc nay');
    expect(await spoken()).toEqual([expect.stringMatching(/: Tin ngay luc nay$/)]);
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });

  async function register(): Promise<LoginResponse> {
    const answer = await fetch(`${site.url}/au/api/user/register`, {
      method: 'POST',
      headers: { ...ownNetwork(), 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'nguoi.doc', password: 'mưa rơi trên khán đài', nickname: 'Người Đọc' }),
    });
    const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: LoginResponse };
    if (code !== 0) throw new Error(`register: ${msg}`);
    return data;
  }
});
