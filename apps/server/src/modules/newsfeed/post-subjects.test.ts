import { Code, FeedTab, PostMode, PostType, PostVisibility, TipMarket, UserFilter } from '@khandai/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { events, fixtures, leagues, teams, tips } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { newsfeedFixture } from './testing.js';

let database: Database;
let fixture: ReturnType<typeof newsfeedFixture>;
beforeAll(async () => {
  database = await openTestDatabase();
  const look = { color: '#112233', secondColor: '#445566' };
  await database.db
    .insert(leagues)
    .values({ leagueId: 'vl1', name: 'V.League 1', shortName: 'VL1', color: look.color });
  await database.db.insert(teams).values([
    { teamId: 'hp', name: 'Hải Phòng', shortName: 'Hải Phòng', code: 'HP', ...look },
    { teamId: 'hn', name: 'Hà Nội', shortName: 'Hà Nội', code: 'HN', ...look },
  ]);
  await database.db.insert(fixtures).values({
    ...{ fixtureId: 'm1', link: 'hai-phong-vs-ha-noi', leagueId: 'vl1', homeId: 'hp', awayId: 'hn', status: 1 },
    ...{ kickOff: new Date('2026-11-20T11:30:00Z'), origin: 'provider', updatedAt: new Date('2026-11-20T11:30:00Z') },
  });
  fixture = newsfeedFixture(database);
});
afterAll(() => database.close());

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 0,
    (error: { code: number }) => error.code,
  );

async function event(slug: string, status: 'draft' | 'published'): Promise<number> {
  const [row] = await database.db
    .insert(events)
    .values({
      ...{ slug, status, title: 'Xem chung', fixtureId: 'm1', places: 2 },
      ...{ startsAt: new Date('2026-11-20T11:00:00Z'), endsAt: new Date('2026-11-20T14:00:00Z') },
    })
    .returning();
  if (!row) throw new Error('no event was stored');
  return row.eventId;
}

describe('the numbers of posts', () => {
  it('[NF1] (numbers) are those of the specification', () => {
    const { newsfeed, home, event: events, community, tip } = FeedTab;
    expect([newsfeed, home, events, community, tip]).toEqual([5, 1, 2, 3, 4]);
    expect(PostType).toEqual({
      ...{ avatar: 90, normal: 10, image: 20, video: 30, shareTip: 40 },
      ...{ shareLive: 50, eventLive: 60, shareArticle: 70, shareEvent: 80 },
    });
    expect(PostVisibility).toEqual({ public: 1, private: 2, deleted: 3 });
    expect(PostMode).toEqual({ normal: 1, share: 2, edit: 3 });
    expect(UserFilter).toEqual({ all: 99, normal: 10, commentator: 20 });
  });
});

describe('a post about something of the site', () => {
  it('[NF1] (type 50) has the card of a match, and none of one that does not exist', async () => {
    const { member, write, posts } = fixture;
    const fan = await member();
    const { id, type } = await write(fan, '', { subject: { type: PostType.shareLive, fixtureId: 'm1' } });
    expect(type).toBe(50);
    expect((await posts.one(null, id)).subject).toMatchObject({ type: 50, fixture: { fixtureId: 'm1' } });
    const missing = { type: PostType.shareLive, fixtureId: 'm2' };
    expect(await codeOf(write(fan, 'Trận nào', { subject: missing }))).not.toBe(0);
  });

  it('[NF1] (type 40) has the card of a tip, and so has a share of the post', async () => {
    const { member, write, posts } = fixture;
    const [tipster, fan] = [await member({ role: 'commentator' }), await member()];
    const at = new Date('2026-11-20T10:00:00Z');
    const [tip] = await database.db
      .insert(tips)
      .values({
        ...{
          slug: 'hai-phong-1',
          authorId: tipster.userId,
          uuid: 'tip-1',
          fixtureId: 'm1',
          homeName: 'A',
          awayName: 'B',
        },
        ...{ market: TipMarket.handicap, side: 'home', line: 0.75, price: 0.9, companyId: 1, companyName: 'C' },
        ...{ postedAt: at, kickOff: at, lockedAt: at },
      })
      .returning();
    const subject = { type: PostType.shareTip, id: tip?.tipId ?? 0 };
    const { id, type } = await write(fan, '', { subject });
    expect(type).toBe(40);
    const card = { type: 40, tip: { slug: 'hai-phong-1', line: 0.75, price: 0.9 } };
    expect((await posts.one(null, id)).subject).toMatchObject(card);
    const share = await posts.share(tipster, { id, content: 'Theo tôi', uuid: crypto.randomUUID() });
    expect(share.shared?.subject).toMatchObject(card);
  });

  it('[NF1] (types 60, 80) has the card of an event: live while its match is played', async () => {
    const { member, write, posts } = fixture;
    const fan = await member();
    const [shown, draft] = [await event('xem-chung', 'published'), await event('nhap', 'draft')];
    const shares = () => write(fan, '', { subject: { type: PostType.shareEvent, id: shown } });
    const live = await shares();
    expect(live.type).toBe(60);
    await database.db.update(fixtures).set({ status: -1 }).where(eq(fixtures.fixtureId, 'm1'));
    const later = await shares();
    expect(later.type).toBe(80);
    expect((await posts.one(null, later.id)).subject).toMatchObject({ type: 80, event: { slug: 'xem-chung' } });
    expect(await codeOf(write(fan, 'Nháp', { subject: { type: PostType.shareEvent, id: draft } }))).toBe(Code.notFound);
  });
});
