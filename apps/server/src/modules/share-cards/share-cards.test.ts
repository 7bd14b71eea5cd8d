import { FakeClock } from '@khandai/testing';
import { type Article, type League, type PublicProfile, type Team, type Tip, TipMarket } from '@khandai/contracts';
import { eq, inArray } from 'drizzle-orm';
import type { ReactElement } from 'react';
import sharp from 'sharp';
import { openDemoDatabase } from '../../feeds/testing.js';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { fixtures } from '../../platform/database/schema.js';
import { FixtureRepository } from '../fixtures/fixture-repository.js';
import { FixtureNotFound } from '../fixtures/fixture-faults.js';
import { CardPainter } from './card-painter.js';
import { CardService, type CardDeps } from './card-service.js';

const clock = new FakeClock(Date.parse('2026-11-21T13:10:00Z'));
let database: PgliteDatabase;
beforeAll(async () => {
  database = await openDemoDatabase(clock, 'live');
});
afterAll(() => database.close());

const profile = { username: 'lan', displayName: 'Ngọc Lan', role: 'member', simulated: false, profilePicture: null };

const tip = {
  match: { home: 'Nam Định', away: 'Hà Nội' },
  ...{ market: TipMarket.handicap, side: 'home', line: 0.25, price: 0.91, result: 10 },
  tipster: { showName: 'Trần Quốc Bảo', profilePicture: null },
  lockedAt: '2026-11-21T18:30:00Z',
  simulated: false,
} as Tip;

/** All words of a card, in their order. */
function wordsOf(card: unknown): string[] {
  if (typeof card === 'string') return [card];
  if (Array.isArray(card)) return card.flatMap(wordsOf);
  if (typeof card !== 'object' || card === null || !('props' in card)) return [];
  return wordsOf((card.props as { children?: unknown }).children);
}

const club: Team = {
  ...{ teamId: 't', name: 'Wolverhampton Wanderers', shortName: 'Wolves', code: 'WOL' },
  colors: ['#fdb913', '#231f20'],
};
const cup: League = { leagueId: 'c', name: 'Ngoại hạng Anh', shortName: 'NHA', color: '#3d195b' };

function open(over: Partial<CardDeps> = {}) {
  const painted: string[][] = [];
  const painter = {
    paint: async (card: ReactElement) => {
      painted.push(wordsOf(card));
      return Buffer.from('png');
    },
  };
  const cards = new CardService({
    fixtures: new FixtureRepository(database),
    profiles: { profile: async () => profile as PublicProfile },
    articles: { card: async () => undefined },
    tips: { info: async () => tip },
    titles: { bySlug: async () => undefined },
    teams: { detail: async () => ({ team: club, league: cup, simulated: false }) },
    tournaments: { detail: async () => ({ league: cup, simulated: true }) },
    pictures: { inline: async () => undefined },
    painter,
    ...over,
  });
  return { cards, painted };
}

const oneOf = async (...statuses: number[]) => {
  const [row] = await database.db
    .select()
    .from(fixtures)
    .where(inArray(fixtures.status, [...statuses]))
    .limit(1);
  if (!row) throw new Error(`the demo has no match with status ${statuses.join()}`);
  return row;
};

describe('cards for shared links', () => {
  it('[SH17] (picture of a match) shows teams and score, and is painted once until the score changes', async () => {
    const { cards, painted } = open();
    const live = await oneOf(1, 3);
    const first = await cards.match(live.link);
    expect((await cards.match(live.link)).tag).toBe(first.tag);
    expect(painted).toHaveLength(1);
    expect(painted[0]).toEqual(expect.arrayContaining(['Đang diễn ra', 'Dữ liệu mô phỏng', 'Khán Đài']));
    const home = (live.homeScore ?? 0) + 1;
    await database.db.update(fixtures).set({ homeScore: home }).where(eq(fixtures.fixtureId, live.fixtureId));
    expect((await cards.match(live.link)).tag).not.toBe(first.tag);
    expect(painted[1]).toContain(`${home}–${live.awayScore ?? 0}`);
  });

  it('[SH17] (picture of a team) shows a team with its competition, and a competition without a season', async () => {
    const { cards, painted } = open();
    const first = await cards.team('7');
    expect((await cards.team('7')).tag).toBe(first.tag);
    await cards.tournament('3');
    expect(painted).toHaveLength(2);
    expect(painted[0]).toEqual(expect.arrayContaining(['Wolverhampton Wanderers', 'Ngoại hạng Anh']));
    expect(painted[0]).not.toContain('Dữ liệu mô phỏng');
    expect(painted[1]).toEqual(expect.arrayContaining(['Ngoại hạng Anh', 'Dữ liệu mô phỏng']));
    expect(JSON.stringify(painted[1])).not.toContain('2026/27');
  });

  it('[SH17] (picture of a team) asks for no page under an address that is no id', async () => {
    const asked: number[] = [];
    const detail = async (id: number) => {
      asked.push(id);
      throw new FixtureNotFound();
    };
    const { cards } = open({ teams: { detail }, tournaments: { detail: ({ id }) => detail(id) } });
    for (const key of ['0', '-1', '1e3', 'x', '9'.repeat(30)]) {
      await expect(cards.team(key)).rejects.toMatchObject({ status: 404 });
      await expect(cards.tournament(key)).rejects.toMatchObject({ status: 404 });
    }
    expect(new Set(asked)).toEqual(new Set([0]));
  });

  it('of a match shows its kick-off alone to who hides scores, and is the same one whatever the score', async () => {
    const { cards, painted } = open();
    const live = await oneOf(1, 3);
    const hidden = await cards.match(live.link, { hidesScore: true });
    await database.db.update(fixtures).set({ awayScore: 7 }).where(eq(fixtures.fixtureId, live.fixtureId));
    expect((await cards.match(live.link, { hidesScore: true })).tag).toBe(hidden.tag);
    expect(painted).toHaveLength(1);
    expect(painted[0]?.join(' ')).toMatch(/\d{2}:\d{2} \d+\/\d+\/2026 giờ Việt Nam/);
    expect(painted[0]?.join(' ')).not.toMatch(/\d–\d|Đang diễn ra/);
  });

  it('shows the kick-off in Vietnam before the match', async () => {
    const { cards, painted } = open();
    await cards.match((await oneOf(0)).link);
    expect(painted[0]?.join(' ')).toMatch(/\d{2}:\d{2} \d+\/\d+\/2026 giờ Việt Nam/);
  });

  it('[SH17] (picture of an article) shows title, category, author and cover; one that readers do not see has none', async () => {
    const article = {
      title: 'Nam Định còn mười người',
      category: { name: 'Nhận định' },
      author: { showName: 'Mai Lan' },
      publishedAt: '2026-11-21T18:30:00Z',
      simulated: false,
      cover: { url: '/tep/bia.webp' },
    } as Article;
    const inlined: string[] = [];
    const pictures = {
      inline: async (address: string) => {
        inlined.push(address);
        return 'data:image/jpeg;base64,AA==';
      },
    };
    const { cards, painted } = open({ articles: { card: async () => article }, pictures });
    await cards.article('nam-dinh');
    // Half past one at night in Vietnam.
    expect(painted[0]).toEqual(['Nhận định', 'Nam Định còn mười người', 'Mai Lan · 22/11/2026', 'Khán Đài']);
    expect(inlined).toEqual(['/tep/bia.webp']);
    await expect(open().cards.article('nhap')).rejects.toMatchObject({ status: 404 });
  });

  it('[SH17] (picture of a tip) names match, market and tipster, and no pick, price or result', async () => {
    const { cards, painted } = open();
    await cards.tip('nam-dinh-vs-ha-noi-1');
    expect(painted[0]).toEqual([
      ...['Tip kèo · Kèo chấp', 'Nam Định – Hà Nội', 'Trần Quốc Bảo'],
      // Half past one at night in Vietnam.
      ...['01:30 22/11/2026 giờ Việt Nam', 'Khán Đài', '18+ · Chỉ để tham khảo'],
    ]);
  });

  it('[SH17] (picture of a title) shows its kind, title and poster; one that readers do not get has none', async () => {
    const inlined: string[] = [];
    const pictures = {
      inline: async (address: string) => {
        inlined.push(address);
        return 'data:image/jpeg;base64,AA==';
      },
    };
    const found = { kind: 'film' as const, slug: 'mua-1', title: 'Mùa đầu', simulated: true, poster: '/tep/bia.webp' };
    const { cards, painted } = open({ titles: { bySlug: async () => found }, pictures });
    await cards.title('film', 'mua-1');
    expect(painted[0]).toEqual(['Phim', 'Mùa đầu', 'Khán Đài', 'Dữ liệu mô phỏng']);
    expect(inlined).toEqual(['/tep/bia.webp']);
    await expect(open().cards.title('film', 'mua-1')).rejects.toMatchObject({ status: 404 });
  });

  it('answers 404 for a match that does not exist', async () => {
    await expect(open().cards.match('khong-co-9')).rejects.toMatchObject({ status: 404 });
  });

  it('is one painting for those who ask at the same time, and a failed one is tried again', async () => {
    let tried = 0;
    const painter = {
      paint: async () => {
        tried += 1;
        if (tried === 1) throw new Error('no memory');
        return Buffer.from('png');
      },
    };
    const { cards } = open({ painter });
    const both = await Promise.allSettled([cards.person('lan'), cards.person('lan')]);
    expect([tried, both.map(({ status }) => status)]).toEqual([1, ['rejected', 'rejected']]);
    expect((await cards.person('lan')).bytes.toString()).toBe('png');
  });

  it('is a PNG of 1200 × 630, whatever the names contain', async () => {
    const names = ['Nguyễn Thị Hường', '<svg onload=x>&"', 'Modrić Łukasz', 'ส 😀 \u202e', 'N'.repeat(80)];
    for (const displayName of names) {
      const profiles = { profile: async () => ({ ...profile, displayName }) as PublicProfile };
      const { cards } = open({ painter: new CardPainter(), profiles });
      const { bytes } = await cards.person('lan');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
      // No letter reaches the margin.
      const margin = await sharp(bytes).extract({ left: 1140, top: 60, width: 60, height: 440 }).png().toBuffer();
      expect((await sharp(margin).stats()).channels.map(({ stdev }) => stdev)).toEqual([0, 0, 0, 0]);
      const tips = { info: async () => ({ ...tip, match: { home: displayName, away: displayName } }) };
      const drawn = await open({ painter: new CardPainter(), tips }).cards.tip('x');
      expect(await sharp(drawn.bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    }
  });
});
