import { sql } from 'drizzle-orm';
import { FixtureRemovalRepository } from '../src/feeds/ingest/fixture-removal-repository.js';
import { fixtures, leagues, matchVotes, teams, users } from '../src/platform/database/schema.js';
import { emptyPostgres } from './support/postgres.js';
import { describeWith } from './support/service.js';

const AT = new Date('2026-11-20T12:00:00Z');

async function openWithMatches(url: string) {
  const database = await emptyPostgres(url);
  const { db } = database;
  const look = { shortName: 'A', color: '#fff' };
  await db.insert(leagues).values({ leagueId: 'league', name: 'A', ...look });
  const team = (teamId: string) => ({ teamId, name: teamId, code: 'AAA', secondColor: '#000', ...look });
  await db.insert(teams).values([team('home'), team('away')]);
  const match = (fixtureId: string) => ({
    ...{ fixtureId, link: fixtureId, leagueId: 'league', homeId: 'home', awayId: 'away', kickOff: AT },
    ...{ origin: 'provider' as const, updatedAt: AT },
  });
  await db.insert(fixtures).values([match('unused'), match('voted')]);
  const [user] = await db
    .insert(users)
    .values({ username: 'fan', usernameKey: 'fan', displayName: 'Fan' })
    .returning({ userId: users.userId });
  return { database, userId: user!.userId };
}

describeWith('TEST_DATABASE_URL', 'matches that a provider deletes, over PostgreSQL', (url) => {
  it('[PF8] (at the same moment) a match to which a user is adding something stays', async () => {
    const { database, userId } = await openWithMatches(url);
    const { db } = database;
    const isWaiting = async () => {
      const { rows } = (await db.execute(
        sql`SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
      )) as { rows: unknown[] };
      return rows.length > 0;
    };
    let removing = Promise.resolve();
    await db.transaction(async (tx) => {
      await tx.insert(matchVotes).values({ fixtureId: 'voted', userId, pick: 'home', votedAt: AT });
      let isDone = false;
      removing = db
        .transaction((other) => new FixtureRemovalRepository().removeUnused(other, ['voted', 'unused']))
        .finally(() => (isDone = true));
      while (!isDone && !(await isWaiting()));
    });
    await removing;
    expect(await db.select({ fixtureId: fixtures.fixtureId }).from(fixtures)).toEqual([{ fixtureId: 'voted' }]);
    await database.close();
  });
});
