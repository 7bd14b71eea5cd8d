import { and, eq, inArray, like, notExists, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { chatMessages, chatRooms, companies, fixtures, leagues, teams, users } from '../../platform/database/schema.js';

/** Patterns of the demo's team and league ids, and of its company names. */
const ID = 'demo-%';
const COMPANY_NAME = '%(mô phỏng)';

/** Number of removed rows of each kind. */
export interface RemovedDemo {
  readonly fixtures: number;
  readonly rooms: number;
  readonly messages: number;
  readonly people: number;
}

/** Access to all data that the demo stores. */
export class DemoDataRepository {
  constructor(private readonly db: Db) {}

  /**
   * Removes simulated matches with their rooms, odds and bookings, simulated users with their messages in any room, and
   * the rooms of simulated commentators with all messages in them. One transaction.
   */
  async remove(): Promise<RemovedDemo> {
    return this.db.transaction(async (tx) => {
      const simulated = tx.select({ userId: users.userId }).from(users).where(eq(users.simulated, true));
      const simulatedFixtures = tx
        .select({ fixtureId: fixtures.fixtureId })
        .from(fixtures)
        .where(eq(fixtures.origin, 'demo'));
      const demoRooms = tx
        .select({ groupId: chatRooms.groupId })
        .from(chatRooms)
        .where(
          or(
            inArray(chatRooms.authorId, simulated),
            inArray(chatRooms.vipHostId, simulated),
            inArray(chatRooms.fixtureId, simulatedFixtures),
          ),
        );
      const messages = await tx
        .delete(chatMessages)
        .where(or(inArray(chatMessages.userId, simulated), inArray(chatMessages.groupId, demoRooms)))
        .returning({ id: chatMessages.groupMessageId });
      const rooms = await tx
        .delete(chatRooms)
        .where(inArray(chatRooms.groupId, demoRooms))
        .returning({ id: chatRooms.groupId });
      const matches = await tx
        .delete(fixtures)
        .where(eq(fixtures.origin, 'demo'))
        .returning({ id: fixtures.fixtureId });
      const people = await tx.delete(users).where(eq(users.simulated, true)).returning({ id: users.userId });
      await removeCast(tx);
      return { fixtures: matches.length, rooms: rooms.length, messages: messages.length, people: people.length };
    });
  }
}

/** Deletes the demo's teams, leagues and companies that no match uses. */
async function removeCast(db: Db): Promise<void> {
  const playedBy = db
    .select({ fixtureId: fixtures.fixtureId })
    .from(fixtures)
    .where(or(eq(fixtures.homeId, teams.teamId), eq(fixtures.awayId, teams.teamId)));
  const playedIn = db
    .select({ fixtureId: fixtures.fixtureId })
    .from(fixtures)
    .where(eq(fixtures.leagueId, leagues.leagueId));
  await db.delete(teams).where(and(like(teams.teamId, ID), notExists(playedBy)));
  await db.delete(leagues).where(and(like(leagues.leagueId, ID), notExists(playedIn)));
  await db.delete(companies).where(like(companies.name, COMPANY_NAME));
}
