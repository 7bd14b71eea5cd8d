import { type LiveRoom, type LiveTotals, MatchState, type MessagePage } from '@khandai/contracts';
import type { Browser, Page } from 'playwright-core';
import { ChatClient } from '../support/chat-client.js';
import { DESKTOP, seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { ownNetwork } from '../support/network.js';
import type { SharedSite } from '../support/shared-site.js';
import { NIGHT, withSite } from '../support/with-site.js';

/** Pages of one kind that are read: all clubs have the same page. */
const OF_A_KIND = 2;
/** `2–1` and `2 – 1`, but no date, season, time or line of odds. */
const SCORE = /(?<![\d.,:/+–-])\d{1,2} ?– ?\d{1,2}(?![\d.,:/–-])/;

/** The path with a star for each name or number in it, and the names of its search parameters. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://a');
  const [first = '', ...rest] = pathname.split('/').filter((part) => part !== '' && part !== 'mb');
  return [first, ...rest.map(() => '*'), ...[...searchParams.keys()].sort()].join(' ');
}

/** The HTML without its chats, whatever stands in them. */
function withoutLogs(html: string): string {
  const [opening, tag = ''] = /<(\w+)[^>]* role="log"/.exec(html) ?? [];
  if (opening === undefined) return html;
  const start = html.indexOf(opening);
  let depth = 0;
  for (const { 0: found, index } of html.slice(start).matchAll(new RegExp(`</?${tag}\\b`, 'g'))) {
    depth += found.startsWith('</') ? -1 : 1;
    if (depth === 0) return html.slice(0, start) + withoutLogs(html.slice(start + index));
  }
  throw new Error('a chat has no end');
}

/** The words of a page and the names of its parts, without what people write in chats. */
function tellingPart(html: string): string {
  const shown = withoutLogs(html.replace(/<(script|style)[^]*?<\/\1>/g, ''));
  const names = [...shown.matchAll(/(?:aria-label|title|alt|content)="([^"]*)"/g)].map(([, name]) => name);
  return [shown.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, ' '), ...names].join(' ').replace(/\s+/g, ' ');
}

const linksOf = (html: string): string[] =>
  [...html.matchAll(/ href="(\/[^"#]*)/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));

describe('scores that a reader hides', () => {
  let site: SharedSite;
  let browser: Browser;

  withSite(NIGHT, (running) => {
    ({ site, browser } = running);
  });

  async function read(address: string, cookie: string): Promise<string | undefined> {
    const reply = await fetch(site.url + address, { headers: { ...ownNetwork(), cookie } });
    if (reply.status >= 500) throw new Error(`${address} answers ${reply.status}`);
    const isPage = reply.headers.get('content-type')?.startsWith('text/html') === true;
    return isPage ? reply.text() : undefined;
  }

  it('no page that a link leads to, of any kind, writes a score into its HTML', async () => {
    // Clubs are a link away from tables, which few of the first pages show.
    const queue = ['/', '/doi-bong', '/giai-dau'];
    const asked = new Set<string>();
    const kinds = new Map<string, number>();
    const telling: string[] = [];
    let unhidden = 0;
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      const kind = kindOf(address);
      const known = kinds.get(kind) ?? 0;
      if (asked.has(address) || known >= OF_A_KIND) continue;
      asked.add(address);
      const html = await read(address, 'hideScores=1');
      if (html === undefined) continue;
      kinds.set(kind, known + 1);
      queue.push(...linksOf(html));
      // The list of chat rooms quotes the last line of each.
      const found = kind.startsWith('chatroom') ? null : SCORE.exec(tellingPart(html));
      if (found) telling.push(`${address}: ${found.input.slice(found.index - 40, found.index + 20)}`);
      if (SCORE.test(tellingPart((await read(address, 'hideScores=0')) ?? ''))) unhidden += 1;
    }
    expect(telling).toEqual([]);
    // The pages do have scores for everyone else, and pages of matches, odds, clubs and leagues are among them.
    // This night has no tips: their pages are rendered by a test of their own.
    expect(unhidden).toBeGreaterThan(15);
    expect([...kinds.keys()]).toEqual(
      expect.arrayContaining([
        '',
        ...['truc-tiep', 'ty-le-keo', 'doi-bong', 'giai-dau', 'tin-tuc', 'highlight'].map((page) => `${page} *`),
        'ket-qua',
        'bang-tin',
        'tip-keo',
      ]),
    );
  });

  describe('of a match that runs', () => {
    const FOOTBALL = 10;
    const SAID = '7–6 rồi, hay quá!';
    const CHAT = 'Chat có thể lộ tỷ số';
    const PRICES = 'Giá kèo có thể lộ tỷ số';
    let match: LiveTotals['list'][number];
    let talker: ChatClient;
    let fan: Fan;

    const room = (tab: string) => `/truc-tiep/${match.link}?tab=${tab}`;
    const cover = (title: string) => fan.page.getByRole('heading', { name: title, exact: true });
    const show = (title: string) =>
      fan.page
        .locator('div', { has: cover(title) })
        .last()
        .getByRole('button', { name: 'Hiện ở đây' });
    const prices = (page: Page) => page.getByRole('group', { name: /^Tỷ lệ kèo .+ – / });
    const row = (page: Page) =>
      page.locator('tbody[data-part="match"]', { has: page.locator(`a[href="/ty-le-keo/${match.link}"]`) });
    /** What the HTML of a room has in its chat. Its scripts have the messages for those who uncover them. */
    const chatIn = async (address: string, cookie: string) => {
      const html = ((await read(address, cookie)) ?? '').replace(/<(script|style)[^]*?<\/\1>/g, '');
      return { cover: html.includes(CHAT), log: html.includes('role="log"'), said: html.includes(SAID) };
    };
    /** All that a reader and a screen reader get of the page. */
    const content = async () =>
      (await fan.page.locator('body').innerText()) + (await fan.page.locator('body').ariaSnapshot());

    const totals = async (): Promise<LiveTotals> => {
      const reply = await fetch(`${site.url}/al/api/live/live-total`, { headers: ownNetwork() });
      return ((await reply.json()) as { data: LiveTotals }).data;
    };

    /** A commentator's room in which guests write about a match that runs, and the next match there. */
    const hostedNext = async () => {
      const headers = { ...ownNetwork(), 'content-type': 'application/json' };
      for (const { commentators } of (await totals()).list.filter(({ sportType }) => sportType === FOOTBALL)) {
        for (const { groupId, userId } of commentators) {
          const body = JSON.stringify({ groupId, pageSize: 1 });
          const page = await fetch(`${site.url}/ac/api/chat/message/v2/list`, { method: 'POST', headers, body });
          const { matches = [] } = ((await page.json()) as { data: MessagePage }).data;
          const next = matches.find(({ state }) => state === MatchState.coming);
          if (!next) continue;
          const room = await fetch(`${site.url}/al/api/schedule/liveRoom?id=${next.fixtureId}`, { headers });
          const { hosts } = ((await room.json()) as { data: LiveRoom }).data;
          if (hosts.some((host) => host.groupId === groupId && host.guestsWrite))
            return { groupId, userId, link: next.link };
        }
      }
      throw new Error('no commentator of a match that runs has another one');
    };

    beforeAll(async () => {
      const found = (await totals()).list.find(
        ({ sportType, commentators }) => sportType === FOOTBALL && commentators.length > 0,
      );
      if (!found) throw new Error('no football match with a commentator runs');
      match = found;
      talker = await ChatClient.enter(site, found.commentators[0]?.groupId ?? 0);
      await talker.sayInTurn(SAID);
    });

    afterAll(() => {
      talker.leave();
    });

    beforeEach(async () => {
      fan = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
      await fan.open('/lich-thi-dau');
      await fan.page.getByRole('button', { name: 'Ẩn tỷ số' }).click();
    });

    afterEach(async () => {
      expect(fan.complaints).toEqual([]);
      await fan.visitor.context.close();
    });

    it('the chat is covered until its reader asks for it, by the keyboard too, and is covered again after a reload', async () => {
      expect(await chatIn(room('odds'), 'hideScores=1')).toEqual({ cover: true, log: false, said: false });
      expect(await chatIn(room('odds'), 'hideScores=0')).toEqual({ cover: false, log: true, said: true });
      await fan.open(room('overview'));
      await cover(CHAT).waitFor();
      await talker.sayInTurn(`${SAID} Lần nữa`);
      expect(await fan.log.count()).toBe(0);
      expect(await content()).not.toContain(SAID);
      expect(await seriousViolations(fan.page)).toEqual([]);

      const box = async () => (await fan.composer.boundingBox())?.y;
      const before = await box();
      await fan.page.getByRole('button', { name: 'Cài đặt chat' }).focus();
      await fan.page.keyboard.press('Tab');
      expect(await show(CHAT).evaluate((element) => element === document.activeElement)).toBe(true);
      await fan.page.keyboard.press('Enter');
      await fan.sees(SAID);
      expect(await fan.log.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await box()).toBe(before);
      // The score was not asked for.
      expect(await fan.score()).toBe('');

      await fan.reload();
      await cover(CHAT).waitFor();
      expect(await fan.log.count()).toBe(0);
      const panel = fan.page.getByRole('tabpanel');
      await panel.getByRole('button', { name: /^Xem tỷ số .+, đang ẩn/ }).press('Enter');
      expect(await panel.evaluate((element) => element === document.activeElement)).toBe(true);
      await fan.sees(SAID);
      expect(await fan.score()).not.toBe('');
    });

    it('the page of a coming match covers talk about the match before it, and its reader may write', async () => {
      const { groupId, userId, link } = await hostedNext();
      const other = await ChatClient.enter(site, groupId);
      await other.sayInTurn(SAID);
      const address = `/truc-tiep/${link}?tab=odds&blv=${userId}`;
      expect(await chatIn(address, 'hideScores=1')).toEqual({ cover: true, log: false, said: false });
      expect(await chatIn(address, 'hideScores=0')).toEqual({ cover: false, log: true, said: true });

      await fan.open(address);
      await cover(CHAT).waitFor();
      await fan.say('Chào cả nhà');
      await fan.page.getByText('Tin của bạn đã gửi.').waitFor();
      expect(await content()).not.toContain(SAID);
      expect(await fan.log.count()).toBe(0);
      expect(await seriousViolations(fan.page)).toEqual([]);
      await show(CHAT).click();
      await fan.sees(SAID);
      await fan.sees('Chào cả nhà');
      other.leave();
    });

    it('a browser that lost its cookie hides scores once its pages are hydrated, without a fault, and sends it again', async () => {
      const { context } = fan.visitor;
      for (const address of [room('overview'), room('odds'), '/', '/ty-le-keo', '/ket-qua']) {
        await context.clearCookies({ name: 'hideScores' });
        await fan.open(address);
        await fan.page.waitForFunction(() => document.cookie.includes('hideScores=1'));
      }
      await context.clearCookies({ name: 'hideScores' });
      await fan.open(room('overview'));
      await cover(CHAT).waitFor();
      expect(await fan.score()).toBe('');
      expect(await content()).not.toContain(SAID);
      expect(await chatIn(room('overview'), '')).toEqual({ cover: false, log: true, said: true });
    });

    it('what people write runs over no video while the chat is covered', async () => {
      await fan.page.evaluate(() => {
        localStorage.setItem('khandai:player', JSON.stringify({ running: true }));
      });
      const opened = fan.page.waitForEvent('websocket', { predicate: (one) => one.url().includes('/chat?') });
      await fan.open(room('overview'));
      await cover(CHAT).waitFor();
      const player = fan.page.getByRole('region', { name: 'Trình phát' });
      const last = 'Ai xem nữa không?';
      const arrived = (await opened).waitForEvent('framereceived', ({ payload }) => payload.includes(last));
      await talker.sayInTurn(`${SAID} Trên hình`);
      await talker.sayInTurn(last);
      await arrived;
      // The room takes over what arrives once per frame.
      await fan.page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(await player.innerText()).not.toContain(SAID);
      await show(CHAT).click();
      await fan.sees(last);
      expect(await player.innerText()).not.toContain(SAID);
      await talker.sayInTurn(`${SAID} Giờ thì được`);
      await player.getByText(`${SAID} Giờ thì được`).waitFor({ state: 'attached' });
    });

    it.each(['odds', 'hdp', 'overUnder', '1x2'])('prices of the tab %s are covered until tapped', async (tab) => {
      await fan.open(room(tab));
      await cover(PRICES).waitFor();
      expect(await prices(fan.page).getByRole('table').count()).toBe(0);
      await show(PRICES).press('Enter');
      await prices(fan.page).getByRole('table').first().waitFor();
      expect(await prices(fan.page).evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await fan.score()).toBe('');
      expect(await fan.log.count()).toBe(0);
    });

    it('the board and the comparison cover the prices of this match alone, and announce none of them', async () => {
      const html = (await read('/ty-le-keo', 'hideScores=1')) ?? '';
      expect(html).toContain('Giá kèo đang ẩn');
      await fan.openBoard();
      const shown = row(fan.page).getByRole('button', { name: /^Hiện giá kèo .+, đang ẩn/ });
      await shown.waitFor();
      const height = async () => (await row(fan.page).boundingBox())?.height;
      const before = await height();
      const text = () => row(fan.page).innerText();
      expect(await text()).not.toMatch(/\d\.\d\d/);
      expect(await fan.prices()).not.toBe('');
      expect(await seriousViolations(fan.page)).toEqual([]);
      await shown.press('Enter');
      await fan.page.waitForFunction(
        (element) => /\d\.\d\d|Tạm khóa/.test(element?.textContent ?? ''),
        await row(fan.page).elementHandle(),
      );
      expect(await height()).toBe(before);
      const focused = fan.page.locator(':focus');
      expect(await focused.getAttribute('href')).toBe(`/ty-le-keo/${match.link}`);

      await fan.open(`/ty-le-keo/${match.link}`);
      await cover(PRICES).waitFor();
      expect(await fan.page.getByRole('main').getByRole('table').count()).toBe(0);
      expect(await fan.page.locator('main [data-part="announced"]').count()).toBe(0);
      await show(PRICES).click();
      await fan.page.getByRole('main').getByRole('table').first().waitFor();
    });

    it('the list of chat rooms quotes nothing of its room, and the room is covered there as well', async () => {
      const groupId = match.commentators[0]?.groupId ?? 0;
      await fan.open(`/chatroom?roomId=${groupId}`);
      await cover(CHAT).waitFor();
      expect(await content()).not.toContain(SAID);
      expect(await fan.page.getByRole('button', { name: 'Tìm trong phòng' }).count()).toBe(0);
      await show(CHAT).click();
      await fan.log.waitFor();
    });

    it('a phone has the cover in the place of the messages, with the composer below it', async () => {
      await fan.page.setViewportSize({ width: 360, height: 640 });
      await fan.open(room('chat'));
      await cover(CHAT).waitFor();
      const [button, composer] = await Promise.all([show(CHAT).boundingBox(), fan.composer.boundingBox()]);
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(composer?.y ?? 0);
    });
  });
});
