import type { LoginResponse } from '@khandai/contracts';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { DESKTOP, seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { ownNetwork } from '../support/network.js';
import type { SharedSite } from '../support/shared-site.js';
import { NIGHT, withSite } from '../support/with-site.js';

const PASSWORD = 'mưa rơi trên khán đài';
const SESSION_KEY = 'khandai:session';
const SMALL_PHONE = { width: 390, height: 664 } as const;
const LOUNGE = '/chatroom/khan-dai-chung?roomId=30';
const WELCOME = 1_000;
/** How long the room shows a gift. */
const SHOWN_MS = 4_000;

interface Answer<T> {
  readonly code: number;
  readonly msg: string;
  readonly data: T;
}

describe('gifts in the chat rooms', () => {
  let site: SharedSite;
  let browser: Browser;

  withSite(NIGHT, (running) => {
    ({ site, browser } = running);
  });

  async function call<T>(path: string, body?: object, token?: string): Promise<Answer<T>> {
    const answer = await fetch(`${site.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...ownNetwork(),
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await answer.json()) as Answer<T>;
  }

  async function register(username: string, nickname: string): Promise<LoginResponse> {
    const { code, msg, data } = await call<LoginResponse>('/au/api/user/register', {
      ...{ username, password: PASSWORD, nickname },
    });
    if (code !== 0) throw new Error(`register: ${msg}`);
    return data;
  }

  const give = ({ accessToken }: LoginResponse, giftId: number, count = 1) =>
    call<{ points: number }>(
      '/ac/api/chat/gift/send',
      { groupId: 30, giftId, count, uuid: crypto.randomUUID() },
      accessToken,
    );
  const pointsOf = async ({ accessToken }: LoginResponse) =>
    (await call<{ balance: number }>('/au/api/user/refresh-balance', {}, accessToken)).data.balance;

  const arrive = (options: BrowserContextOptions = {}) =>
    Fan.arrive(browser, site.url, { viewport: DESKTOP, ...options });

  /** A browser that is logged in with these tokens. */
  async function member({ accessToken, refreshToken }: LoginResponse, options?: BrowserContextOptions): Promise<Fan> {
    const fan = await arrive(options);
    const stored = JSON.stringify({ token: accessToken, refreshToken, guestToken: null, guest: 0 });
    await fan.visitor.context.addInitScript(
      ({ key, value }) => {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      },
      { key: SESSION_KEY, value: stored },
    );
    return fan;
  }

  const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Tặng quà' });
  const spoken = (page: Page, text: RegExp): Locator => page.getByRole('status').filter({ hasText: text });

  /** From the next page on, notes when a status first says each name; by the page's clock, because the journey may hear of it late. */
  async function listenFor(page: Page, names: readonly string[]): Promise<() => Promise<number[]>> {
    await page.addInitScript((wanted) => {
      const said: Record<string, number> = {};
      Object.assign(globalThis, { said });
      new MutationObserver(() => {
        for (const { textContent } of document.querySelectorAll('[role="status"]'))
          for (const name of wanted) if (textContent.includes(name)) said[name] ??= performance.now();
      }).observe(document, { subtree: true, childList: true, characterData: true });
    }, names);
    return () =>
      page.evaluate(
        (wanted) => wanted.map((name) => (globalThis as unknown as { said: Record<string, number> }).said[name] ?? 0),
        names,
      );
  }

  it('[CH16] (journey part) a member gives from the room, a guest sees it, and a gift without points is refused in words', async () => {
    const giver = await register('qua_minh', 'Minh Tặng Quà');
    const fan = await member(giver, { viewport: SMALL_PHONE, isMobile: true, hasTouch: true });
    const guest = await arrive();
    await guest.open(LOUNGE);
    await fan.open(LOUNGE);
    await fan.page.getByRole('button', { name: 'Tặng quà' }).click();
    await sheet(fan.page)
      .getByRole('button', { name: /Trống hội/ })
      .click();
    await sheet(fan.page)
      .getByRole('textbox', { name: /Kèm lời nhắn/ })
      .fill('Cố lên các bạn');
    expect(await seriousViolations(fan.page)).toEqual([]);
    await sheet(fan.page).getByRole('button', { name: 'Tặng 100 điểm' }).click();
    await spoken(guest.page, /Minh Tặng Quà tặng .+ 1 Trống hội/).waitFor();
    await guest.page.getByText('Cố lên các bạn').waitFor();
    await sheet(fan.page).getByText('Đã tặng').waitFor();
    expect(await pointsOf(giver)).toBe(WELCOME - 100);

    await sheet(fan.page).getByRole('radio', { name: '66' }).check();
    await sheet(fan.page).getByText(/thiếu/).waitFor();
    expect(await give(giver, 7, 66)).toMatchObject({ code: 1032, msg: 'Bạn không đủ điểm.' });
    expect(await pointsOf(giver)).toBe(WELCOME - 100);
    expect([fan.complaints, guest.complaints]).toEqual([[], []]);
    await Promise.all([fan.leave(), guest.leave()]);
  });

  it('[CH7] (journey part) shows the gifts of a storm for four seconds each, in order, and the ledger and the top list agree', async () => {
    const givers = await Promise.all(
      ['Bão Một', 'Bão Hai', 'Bão Ba'].map((name, at) => register(`qua_bao_${at + 1}`, name)),
    );
    const guest = await arrive();
    const spokenAt = await listenFor(guest.page, ['Bão Một', 'Bão Hai', 'Bão Ba']);
    await guest.open(LOUNGE);
    await guest.page.getByRole('textbox', { name: 'Nhập tin nhắn' }).waitFor();
    const [one, two, three] = givers as [LoginResponse, LoginResponse, LoginResponse];
    await give(one, 3);
    await spoken(guest.page, /Bão Một/).waitFor();
    await Promise.all([give(two, 5), give(one, 3), give(one, 3)]);
    await give(three, 7);
    await guest.page.getByText('×3', { exact: true }).waitFor();
    await spoken(guest.page, /Bão Ba/).waitFor();
    const [first = 0, second = 0, third = 0] = await spokenAt();
    for (const lasted of [second - first, third - second]) {
      expect(lasted).toBeGreaterThan(SHOWN_MS - 100);
      expect(lasted).toBeLessThan(SHOWN_MS + 3_000);
    }

    const storm = await Promise.all(givers.flatMap((giver) => Array.from({ length: 12 }, () => give(giver, 5))));
    const paid = storm.filter(({ code }) => code === 0).length;
    const left = await Promise.all(givers.map(pointsOf));
    const spent = 3 * WELCOME - left.reduce((all, points) => all + points, 0);
    expect(spent).toBe(3 * 50 + 100 + 200 + paid * 100);
    const top = await call<{ list: { showName: string; points: number }[] }>(
      '/ac/api/chat/room/top-gift?groupId=30&period=day',
    );
    const ofStorm = top.data.list.filter(({ showName }) => showName.startsWith('Bão'));
    expect(ofStorm.reduce((all, { points }) => all + points, 0)).toBe(spent);
    await guest.leave();
  });

  it('[SH11] (fans journey part) the room of a commentator has its top lists, with the member’s own rank', async () => {
    const giver = await register('qua_top', 'Lan Đứng Đầu');
    const fan = await member(giver);
    await fan.enterLiveRoom();
    await fan.page.getByRole('button', { name: 'Tặng quà' }).first().click();
    await sheet(fan.page)
      .getByRole('button', { name: /Cúp vàng/ })
      .click();
    await sheet(fan.page).getByRole('button', { name: 'Tặng 200 điểm' }).click();
    await sheet(fan.page).getByText('Đã tặng').waitFor();
    await fan.page.keyboard.press('Escape');
    await fan.openTab('Top quà');
    const row = fan.page
      .getByRole('list', { name: 'Top quà' })
      .getByRole('listitem')
      .filter({ hasText: 'Lan Đứng Đầu' });
    await row.getByText('200').waitFor();
    await fan.page.getByText('Bạn đang ở hạng 1 với 200 điểm').waitFor();
    expect(fan.complaints).toEqual([]);
    await fan.leave();
  });
});
