import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, errors } from 'playwright-core';
import { DESKTOP, connect, PHONE, seriousViolations } from '../support/chromium.js';
import { Fan } from '../support/fan.js';
import { type NetworkLink, openNetworkLink } from '../support/network-link.js';
import { type Site, startSite } from '../support/site.js';

const RECORDINGS = join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'data', 'provider');
const RECORDED_DAY = join(RECORDINGS, 'epl-2025-26.opening-day');

interface Night {
  name: string;
  env: Record<string, string>;
  origin: string;
  /** A team that scores soon. */
  scorer: string;
  /** How long the journey waits for a goal and for a price that moves. */
  timeoutMs: number;
}

/** Scenes in which goals and new prices come one to four minutes after the start, so that a slow machine misses none. */
const nights: Night[] = [
  {
    name: 'the demo',
    env: { FEED: 'demo', DEMO_SEED: 'dem-258', DEMO_MINUTE: '75' },
    origin: 'Dữ liệu mô phỏng',
    scorer: 'Hải Phòng',
    timeoutMs: 360_000,
  },
];
if (existsSync(RECORDINGS)) {
  // First, because its matches end three minutes after the start; the demo always has one that is live.
  nights.unshift({
    name: 'the recorded day',
    // Three matches in their first half, goals to come in all of them; Wolves' last prices come two hours later.
    env: { FEED: 'recording', RECORDING: RECORDED_DAY, RECORDING_NOW: '2025-08-16T14:30:00Z', RECORDING_SPEED: '30' },
    origin: 'Phát lại dữ liệu thật',
    scorer: 'Tottenham',
    timeoutMs: 300_000,
  });
} else {
  it.skip('the recorded day: ../shared/data is not here', () => undefined);
}

/** Two fans who only look, at the score of a match and at the odds board, and what each of them is still to see. */
interface Watch {
  readonly goal: Promise<{ before: string; after: string }>;
  readonly price: Promise<{ before: string; after: string }>;
  readonly fans: readonly Fan[];
}

describe('match nights', () => {
  let browser: Browser;
  const sites = new Map<string, Site>();
  const watches = new Map<string, Watch>();
  /** The path of the room that the fans of a night met in. */
  const rooms = new Map<string, string>();

  // All nights start at once and are watched from the beginning: goals come while the other journeys run.
  beforeAll(async () => {
    browser = await connect();
    await Promise.all(
      nights.map(async (night) => {
        const site = await startSite(night.env);
        sites.set(night.name, site);
        watches.set(night.name, await watch(site, night));
      }),
    );
  });

  afterAll(async () => {
    await browser.close();
    await Promise.all([...sites.values()].map((site) => site.stop()));
  });

  async function watch({ url }: Site, { scorer, timeoutMs }: Night): Promise<Watch> {
    const [room, board] = await Promise.all([
      Fan.arrive(browser, url),
      Fan.arrive(browser, url, { viewport: DESKTOP }),
    ]);
    await Promise.all([room.enterRoomOf(scorer), board.openBoard()]);
    await room.pause();
    const goal = room.seesChange(() => room.score(), timeoutMs);
    const price = board.seesChange(() => board.prices(), timeoutMs);
    // A later test waits for both; until then a failure is not an unhandled one.
    void Promise.allSettled([goal, price]);
    return { goal, price, fans: [room, board] };
  }

  describe.each(nights)('$name', ({ name, origin }) => {
    let site: Site;
    let line: NetworkLink;
    let an: Fan;
    let binh: Fan;

    beforeAll(async () => {
      site = known(sites, name);
      line = await openNetworkLink(site);
      an = await Fan.arrive(browser, site.url, { viewport: DESKTOP });
      binh = await Fan.arrive(browser, line.url, { viewport: PHONE, colorScheme: 'dark' });
    });

    afterAll(async () => {
      await Promise.all([an.leave(), binh.leave()]);
      await line.close();
    });

    it('[LS4] (player part) two fans find the same room from home and the picture plays for both', async () => {
      const room = await an.enterLiveRoom();
      rooms.set(name, room);
      expect(await binh.enterLiveRoom()).toBe(room);
      await Promise.all([an.watches(3), binh.watches(3)]);
      await an.page.getByText(origin).first().waitFor();
      // The next journeys are about the chat, and two playing videos use a whole core.
      await Promise.all([an.pause(), binh.pause()]);
    });

    it('[CH3] (send) [LS4] (chat) they read each other, each message once', async () => {
      await an.composer.waitFor();
      await binh.openTab('Chat');
      await an.say('Chào khán đài, ai ở đây chưa?');
      await binh.sees('Chào khán đài, ai ở đây chưa?');
      await binh.say('Có mình <b>đây</b> ạ');
      await an.sees('Có mình <b>đây</b> ạ');
      expect(await an.count('Có mình <b>đây</b> ạ')).toBe(1);
      expect(await binh.count('Có mình <b>đây</b> ạ')).toBe(1);
    });

    it('[CH5] (browser) a reaction of one is seen by the other', async () => {
      const message = an.log.getByRole('listitem').filter({ hasText: 'Có mình <b>đây</b> ạ' });
      const react = message.getByRole('button', { name: 'Thả cảm xúc' });
      // A line that arrives meanwhile moves the message away from under the pointer, and its buttons go.
      for (let more = 10; more > 0 && (await react.getAttribute('aria-expanded')) !== 'true'; more -= 1) {
        await message.hover();
        await react.click({ timeout: 2_000 }).catch((error: unknown) => {
          if (!(error instanceof errors.TimeoutError)) throw error;
        });
      }
      await message.getByRole('button', { name: 'Yêu thích', exact: true }).click();
      await binh.log
        .getByRole('button', { name: /1 Yêu thích/ })
        .first()
        .waitFor();
    });

    it('[CH2] (browser) a user who was disconnected has every message once after the reconnect', async () => {
      line.cut();
      await binh.page
        .getByText(/Đang kết nối lại/)
        .first()
        .waitFor();
      await binh.say('Viết lúc mất mạng');
      for (let i = 1; i <= 5; i += 1) await an.say(`Trong lúc bạn vắng ${i}`);
      await an.sees('Trong lúc bạn vắng 5');
      // A message is shown before the server has it; until it has all five, the other fan's could still come first.
      await an.hasSent();
      line.restore();
      await an.sees('Viết lúc mất mạng');
      await binh.sees('Trong lúc bạn vắng 5');
      await binh.sees('Viết lúc mất mạng');
      const ours = /^(Trong lúc bạn vắng \d|Viết lúc mất mạng)$/;
      const written = [1, 2, 3, 4, 5].map((i) => `Trong lúc bạn vắng ${i}`).concat('Viết lúc mất mạng');
      expect(await an.texts(ours)).toEqual(written);
      expect(await binh.texts(ours)).toEqual(written);
    });
  });

  describe.each(nights)('$name, each page', ({ name }) => {
    /** One fan for each theme and window, who goes from page to page: what a browser fetched once it has. */
    const fans = new Map<string, Promise<Fan>>();
    const fanOf = (viewport: typeof PHONE | typeof DESKTOP, colorScheme: 'light' | 'dark'): Promise<Fan> => {
      const key = `${viewport.width} ${colorScheme}`;
      const fan = fans.get(key) ?? Fan.arrive(browser, known(sites, name).url, { viewport, colorScheme });
      fans.set(key, fan);
      return fan;
    };

    afterAll(async () => {
      for (const fan of await Promise.all(fans.values())) await fan.leave();
    });

    it.each([
      ['/', PHONE],
      ['/', DESKTOP],
      ['/truc-tiep', PHONE],
      ['/truc-tiep', DESKTOP],
      ['/ty-le-keo', PHONE],
      ['/ty-le-keo', DESKTOP],
      ['room', PHONE],
      ['room', DESKTOP],
    ])(
      'axe finds no serious violation on %s at %j, light and dark, and the console has no error',
      async (path, viewport) => {
        await Promise.all(
          (['light', 'dark'] as const).map(async (colorScheme) => {
            const fan = await fanOf(viewport, colorScheme);
            await fan.open(path === 'room' ? known(rooms, name) : path);
            expect(await seriousViolations(fan.page)).toEqual([]);
            const overflow = await fan.page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            );
            expect(overflow).toBe(0);
            expect(fan.complaints).toEqual([]);
            // Otherwise the page would go on working while the next one is examined.
            await fan.page.goto('about:blank');
          }),
        );
      },
    );
  });

  // Last, because what it waits for happens while the tests before it run.
  it.each(nights)(
    '[OD3] (part: moves on screen) a price and a score change on screen without a reload, $name',
    async ({ name }) => {
      const { goal, price, fans } = known(watches, name);
      await expect(goal).resolves.toMatchObject({
        before: expect.stringMatching(/\d/),
        after: expect.stringMatching(/\d/),
      });
      await expect(price).resolves.toBeTruthy();
      for (const fan of fans) {
        expect(fan.complaints).toEqual([]);
        await fan.leave();
      }
    },
    Math.max(...nights.map(({ timeoutMs }) => timeoutMs)) + 60_000,
  );
});

function known<T>(all: ReadonlyMap<string, T>, name: string): T {
  const found = all.get(name);
  if (found === undefined) throw new Error(`${name} did not get that far`);
  return found;
}
