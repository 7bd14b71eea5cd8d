import { FeedTab, PostVisibility } from '@khandai/contracts';
import fc from 'fast-check';
import { HomeRepository } from '../src/modules/newsfeed/home-repository.js';
import { newsfeedFixture } from '../src/modules/newsfeed/testing.js';
import type { Database } from '../src/platform/database/database.js';
import type { Identity } from '../src/platform/http/caller.js';

const MEMBERS = 4;
const acts = [
  ...['follow', 'unfollow', 'befriend', 'unfriend', 'block', 'unblock'],
  ...['post', 'post', 'post', 'hide', 'show', 'remove', 'deliver', 'read'],
] as const;
interface Act {
  readonly act: (typeof acts)[number];
  readonly by: number;
  readonly other: number;
}
const anAct: fc.Arbitrary<Act> = fc.record({
  act: fc.constantFrom(...acts),
  by: fc.nat(MEMBERS - 1),
  other: fc.nat(30),
});

/** Tests for the home feed over each database. `open` returns an empty, migrated database. */
export function homeFeedSuite(open: () => Promise<Database>): void {
  let database: Database;
  let fixture: ReturnType<typeof newsfeedFixture>;
  beforeAll(async () => {
    database = await open();
    fixture = newsfeedFixture(database);
  });
  afterAll(() => database.close());

  // Moderators, because their posts have no limits.
  const members = (count: number) =>
    Promise.all(Array.from({ length: count }, () => fixture.member({ role: 'moderator' })));

  /** All pages of a home feed. */
  async function home(reader: Identity): Promise<number[]> {
    const found: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await fixture.feed(reader, { tab: FeedTab.home, pageSize: 3, ...(cursor && { cursor }) });
      found.push(...page.list.map(({ id }) => id));
      ({ cursor } = page);
    }
    return found;
  }

  /** The same by a plain join over the posts of all whom the reader follows. */
  const joined = async ({ userId }: Identity): Promise<number[]> => {
    const rows = await database.query<{ id: unknown }>(PLAIN, [userId]);
    return rows.map(({ id }) => Number(id));
  };

  async function perform({ act, by, other }: Act, all: readonly Identity[], made: number[]): Promise<void> {
    const [one, two, id] = [all[by], all[other % MEMBERS], made[other % Math.max(1, made.length)]];
    if (!one || !two) return;
    const pair = [one.userId, two.userId];
    const isPair = one !== two;
    const mine = id !== undefined && (await joined(one)).includes(id);
    switch (act) {
      case 'follow':
        if (isPair) await fixture.follow(one, two);
        return;
      case 'unfollow':
        await database.query('DELETE FROM follows WHERE follower_id = $1 AND followed_id = $2', pair);
        return;
      case 'befriend':
        if (isPair) await fixture.befriend(one, two);
        return;
      case 'unfriend':
        await database.query('DELETE FROM friendships WHERE (user_id, friend_id) IN (($1, $2), ($2, $1))', pair);
        return;
      case 'block':
        if (isPair) await fixture.block(one, two);
        return;
      case 'unblock':
        await database.query('DELETE FROM user_blocks WHERE user_id = $1 AND blocked_id = $2', pair);
        return;
      case 'post': {
        const visibility = other % 3 === 0 ? PostVisibility.private : PostVisibility.public;
        made.push((await fixture.write(one, `Bài ${made.length}`, { visibility })).id);
        return;
      }
      case 'hide':
      case 'show':
      case 'remove':
        if (mine) await change(one, id, act);
        return;
      case 'deliver':
        return fixture.deliver();
      case 'read':
        await home(one);
    }
  }

  async function change(author: Identity, id: number, act: 'hide' | 'show' | 'remove'): Promise<void> {
    const { userId } = await fixture.posts.visible(author, id);
    if (userId !== author.userId) return;
    const visibility = act === 'hide' ? PostVisibility.private : PostVisibility.public;
    if (act === 'remove') await fixture.posts.remove(author, id);
    else await fixture.posts.update(author, { id, visibility });
  }

  it('has what a plain join finds, after any history of relations and posts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anAct, { maxLength: 40 }), async (history) => {
        const all = await members(MEMBERS);
        const made: number[] = [];
        for (const act of history) await perform(act, all, made);
        await fixture.deliver();
        for (const reader of all) expect(await home(reader)).toEqual(await joined(reader));
      }),
      { numRuns: 40 },
    );
  });

  it('misses no post of an author whom many begin to follow while they post', async () => {
    const [author, ...fans] = await members(13);
    if (!author) throw new Error('no author');
    await Promise.all([
      ...Array.from({ length: 10 }, (_, at) => fixture.write(author, `Bài ${at}`)),
      ...fans.map(async (fan) => {
        await fixture.follow(fan, author);
        await home(fan);
      }),
      fixture.deliver(),
      fixture.deliver(),
    ]);
    await fixture.deliver();
    const posts = await joined(author);
    expect(posts).toHaveLength(10);
    for (const fan of fans) expect(await home(fan)).toEqual(posts);
  });

  it('goes on where a delivery stopped, also in another process', async () => {
    const [author, ...fans] = await members(6);
    if (!author) throw new Error('no author');
    for (const fan of fans) await fixture.follow(fan, author);
    for (const fan of fans) await home(fan);
    const { id } = await fixture.write(author, 'Năm người đọc');
    const having = async () => (await Promise.all(fans.map(home))).filter((ids) => ids.includes(id)).length;
    expect([await fixture.home.deliver(id), await having()]).toEqual([true, 2]);
    const another = new HomeRepository(database, { readers: 2, entries: 60 });
    const ends = await Promise.all([another.deliver(id), fixture.home.deliver(id)]);
    expect([ends.includes(true), await another.deliver(id), await having()]).toEqual([true, false, 5]);
    expect(await another.pending(10, new Date())).toEqual([]);
  });

  it('keeps the newest entries of a reader and those of newly followed authors', async () => {
    const [reader, ...authors] = await members(4);
    if (!reader) throw new Error('no reader');
    for (const author of authors) {
      for (let at = 0; at < 30; at += 1) await fixture.write(author, `Bài ${at}`);
      await fixture.follow(reader, author);
    }
    await fixture.deliver();
    expect(await home(reader)).toEqual((await joined(reader)).slice(0, 60));
  });
}

const PLAIN = `
  SELECT post_id AS id FROM posts
   WHERE (author_id = $1 AND visibility <> 3)
      OR (visibility = 1
          AND (author_id IN (SELECT followed_id FROM follows WHERE follower_id = $1)
               OR author_id IN (SELECT friend_id FROM friendships WHERE user_id = $1))
          AND NOT EXISTS (SELECT FROM user_blocks WHERE (user_id, blocked_id) IN (($1, author_id), (author_id, $1))))
   ORDER BY post_id DESC`;
