import { desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MemberExport } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import {
  favourites,
  fixtures,
  leagues,
  matchFollows,
  matchVotes,
  teams,
  userFavouriteTeams,
} from '../../platform/database/schema.js';

/** Teams that a member supports, matches that they follow or voted on, and what they mark with a star. @param max Max rows of each kind. */
export async function favouritesOf(db: Db, userId: number, max: number): Promise<MemberExport['favourites']> {
  const supported = await db
    .select({ team: teams.name, shown: userFavouriteTeams.shown, at: userFavouriteTeams.chosenAt })
    .from(userFavouriteTeams)
    .innerJoin(teams, eq(teams.teamId, userFavouriteTeams.teamId))
    .where(eq(userFavouriteTeams.userId, userId))
    .orderBy(userFavouriteTeams.position)
    .limit(max);
  const [home, away] = [alias(teams, 'home'), alias(teams, 'away')];
  const followed = await db
    .select({ match: sql<string>`${home.name} || ' – ' || ${away.name}`, at: matchFollows.followedAt })
    .from(matchFollows)
    .innerJoin(fixtures, eq(fixtures.fixtureId, matchFollows.fixtureId))
    .innerJoin(home, eq(home.teamId, fixtures.homeId))
    .innerJoin(away, eq(away.teamId, fixtures.awayId))
    .where(eq(matchFollows.userId, userId))
    .orderBy(desc(matchFollows.followedAt))
    .limit(max);
  const marked = await db
    .select({
      name: sql<string>`coalesce(${teams.name}, ${leagues.name}, ${home.name} || ' – ' || ${away.name})`,
      at: favourites.markedAt,
    })
    .from(favourites)
    .leftJoin(teams, eq(teams.teamId, favourites.teamId))
    .leftJoin(leagues, eq(leagues.leagueId, favourites.leagueId))
    .leftJoin(fixtures, eq(fixtures.fixtureId, favourites.fixtureId))
    .leftJoin(home, eq(home.teamId, fixtures.homeId))
    .leftJoin(away, eq(away.teamId, fixtures.awayId))
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.favouriteId))
    .limit(max);
  const voted = await db
    .select({
      match: sql<string>`${home.name} || ' – ' || ${away.name}`,
      pick: matchVotes.pick,
      at: matchVotes.votedAt,
    })
    .from(matchVotes)
    .innerJoin(fixtures, eq(fixtures.fixtureId, matchVotes.fixtureId))
    .innerJoin(home, eq(home.teamId, fixtures.homeId))
    .innerJoin(away, eq(away.teamId, fixtures.awayId))
    .where(eq(matchVotes.userId, userId))
    .orderBy(desc(matchVotes.votedAt))
    .limit(max);
  return {
    votes: voted.map(({ at, ...vote }) => ({ ...vote, votedAt: at.toISOString() })),
    marked: marked.map(({ name, at }) => ({ name, markedAt: at.toISOString() })),
    teams: supported.map(({ team, shown, at }) => ({ team, shown, chosenAt: at.toISOString() })),
    matches: followed.map(({ match, at }) => ({ match, followedAt: at.toISOString() })),
  };
}
