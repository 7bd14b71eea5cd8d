import { TipLimit } from '@khandai/contracts';
import { PostRepository } from '../src/modules/newsfeed/post-repository.js';
import { tipsFixture } from '../src/modules/tips/testing.js';
import type { Database } from '../src/platform/database/database.js';

const TIPS = 12;
const FANS = 20;

/** Tests for tips over each database. `open` returns an empty, migrated database. */
export function tipsSuite(open: () => Promise<Database>): void {
  let database: Database;
  let site: Awaited<ReturnType<typeof tipsFixture>>;
  beforeAll(async () => {
    database = await open();
    site = await tipsFixture(database, new PostRepository(database));
  });
  afterAll(() => database.close());

  it('processes that settle the same tips at once count each result once', async () => {
    const tipster = await site.member('commentator');
    const matches = await Promise.all(Array.from({ length: TIPS }, () => site.match()));
    for (const fixtureId of matches) await site.post(tipster, fixtureId);
    site.told.length = 0;
    // Half are won by half, a quarter is lost, and a quarter is won.
    for (const [index, fixtureId] of matches.entries())
      await site.ends(fixtureId, index % 4 === 0 ? 3 : 1, index % 4 === 1 ? 1 : 0);

    await Promise.all([site.work(), site.work(), site.work(), site.work()]);
    await site.work();

    const { record } = await site.service.tipster(null, tipster.userId);
    expect(record).toMatchObject({ tips: TIPS, wins: 9, halfWins: 6, losses: 3, halfLosses: 0, draws: 0 });
    expect(record.units).toBeCloseTo(3 * 0.9 + 6 * 0.45 - 3, 9);
    expect(record.winRate).toBeCloseTo(6 / 9, 9);
    expect(record.last).toHaveLength(TipLimit.last);
    await site.tell();
    expect(site.told).toHaveLength(TIPS);
  });

  it('votes of many members at once are all counted, and a repeated one once', async () => {
    const tipster = await site.member('commentator');
    const { tipId } = await site.post(tipster, await site.match());
    const fans = await Promise.all(Array.from({ length: FANS }, () => site.member()));
    await Promise.all(
      fans.flatMap((fan, index) => [
        site.service.vote(fan, tipId, index % 2 === 0),
        site.service.vote(fan, tipId, index % 2 === 0),
      ]),
    );
    expect(await site.stored(tipId)).toMatchObject({ yes: FANS / 2, no: FANS / 2 });
  });
}
