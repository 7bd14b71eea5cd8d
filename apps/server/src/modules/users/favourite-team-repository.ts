import { and, asc, eq } from 'drizzle-orm';
import type { FavouriteTeam, Team } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import { teams, userFavouriteTeams } from '../../platform/database/schema.js';

/** SQL for the teams that members support. */
export class FavouriteTeamRepository {
  constructor(private readonly db: Db) {}

  /** The favourite team of a member. */
  async of(userId: number): Promise<FavouriteTeam> {
    const [row] = await this.db
      .select({ team: teams, shown: userFavouriteTeams.shown })
      .from(userFavouriteTeams)
      .innerJoin(teams, eq(teams.teamId, userFavouriteTeams.teamId))
      .where(eq(userFavouriteTeams.userId, userId))
      .orderBy(asc(userFavouriteTeams.position))
      .limit(1);
    return row ? { team: toTeam(row.team), shown: row.shown } : { team: null, shown: true };
  }

  async exists(teamId: string): Promise<boolean> {
    return (await this.db.$count(teams, eq(teams.teamId, teamId))) > 0;
  }

  async set(userId: number, { teamId, shown, at }: { teamId: string; shown: boolean; at: Date }): Promise<void> {
    const { userId: member, position } = userFavouriteTeams;
    const chosen = { teamId, shown, chosenAt: at };
    await this.db
      .insert(userFavouriteTeams)
      .values({ userId, position: FIRST, ...chosen })
      .onConflictDoUpdate({ target: [member, position], set: chosen });
  }

  async remove(userId: number): Promise<void> {
    await this.db
      .delete(userFavouriteTeams)
      .where(and(eq(userFavouriteTeams.userId, userId), eq(userFavouriteTeams.position, FIRST)));
  }
}

/** The place of the favourite team among those of a member. */
const FIRST = 0;

const toTeam = ({ teamId, name, shortName, code, color, secondColor }: typeof teams.$inferSelect): Team => ({
  ...{ teamId, name, shortName, code },
  colors: [color, secondColor],
});
