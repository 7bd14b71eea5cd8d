import type { Database } from '../../platform/database/database.js';
import { chatRooms, fixtures, hosts, leagues, teams } from '../../platform/database/schema.js';

/** Two teams of a league, and matches between them. */
export async function bookable(database: Database) {
  const { db } = database;
  const look = { color: '#112233', secondColor: '#445566' };
  await db.insert(leagues).values({ leagueId: 'vl1', name: 'V.League 1', shortName: 'VL1', color: '#112233' });
  await db.insert(teams).values([
    { teamId: 'hp', name: 'Hải Phòng', shortName: 'Hải Phòng', code: 'HP', ...look },
    { teamId: 'hn', name: 'Hà Nội', shortName: 'Hà Nội', code: 'HN', ...look },
  ]);
  return {
    match: async (fixtureId: string, kickOff: number, status = 0): Promise<string> => {
      const at = new Date(kickOff);
      const sides = { leagueId: 'vl1', homeId: 'hp', awayId: 'hn' };
      await db.insert(fixtures).values({
        fixtureId,
        link: `a-vs-b-${fixtureId}`,
        ...sides,
        status,
        kickOff: at,
        origin: 'demo',
        updatedAt: at,
      });
      return fixtureId;
    },
    /** The user commentates the match from a room of their own. */
    host: async (fixtureId: string, userId: number): Promise<void> => {
      await db.insert(chatRooms).values({ name: 'Phòng BLV', authorId: userId });
      await db.insert(hosts).values({ fixtureId, userId });
    },
  };
}
