import type { MatchPick } from '@khandai/contracts';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { fixtures, matchVotes } from '../../platform/database/schema.js';

/** When a match can be voted on. */
export type VotedMatch = Pick<typeof fixtures.$inferSelect, 'kickOff' | 'status' | 'sportType'>;

export interface NewVote {
  readonly fixtureId: string;
  readonly userId: number;
  readonly pick: MatchPick;
  readonly votedAt: Date;
}

/** SQL for what fans expect of matches. */
export class MatchVoteRepository {
  constructor(private readonly database: Database) {}

  async match(fixtureId: string): Promise<VotedMatch | undefined> {
    const [row] = await this.database.db
      .select({ kickOff: fixtures.kickOff, status: fixtures.status, sportType: fixtures.sportType })
      .from(fixtures)
      .where(eq(fixtures.fixtureId, fixtureId));
    return row;
  }

  async own(fixtureId: string, userId: number): Promise<MatchPick | null> {
    const [row] = await this.database.db
      .select({ pick: matchVotes.pick })
      .from(matchVotes)
      .where(and(eq(matchVotes.fixtureId, fixtureId), eq(matchVotes.userId, userId)));
    return row?.pick ?? null;
  }

  async counts(fixtureId: string): Promise<Record<MatchPick, number>> {
    const rows = await this.database.db
      .select({ pick: matchVotes.pick, total: count() })
      .from(matchVotes)
      .where(eq(matchVotes.fixtureId, fixtureId))
      .groupBy(matchVotes.pick);
    return { home: 0, draw: 0, away: 0, ...Object.fromEntries(rows.map(({ pick, total }) => [pick, total])) };
  }

  /** The vote of a member replaces the one before. */
  async set(vote: NewVote): Promise<void> {
    const { pick, votedAt } = vote;
    await this.database.db
      .insert(matchVotes)
      .values(vote)
      .onConflictDoUpdate({ target: [matchVotes.fixtureId, matchVotes.userId], set: { pick, votedAt } });
  }

  /** Adds votes of simulated fans on simulated matches. Those that are there stay. Returns the matches that are on the site. */
  async addSimulated(votes: readonly NewVote[]): Promise<ReadonlySet<string>> {
    const { db } = this.database;
    const ids = [...new Set(votes.map(({ fixtureId }) => fixtureId))];
    if (ids.length === 0) return new Set();
    return db.transaction(async (tx) => {
      const rows = await tx
        .select({ fixtureId: fixtures.fixtureId })
        .from(fixtures)
        .where(and(inArray(fixtures.fixtureId, ids), eq(fixtures.origin, 'demo')))
        .for('key share');
      const known = new Set(rows.map(({ fixtureId }) => fixtureId));
      const added = votes.filter(({ fixtureId }) => known.has(fixtureId));
      if (added.length > 0) await tx.insert(matchVotes).values(added).onConflictDoNothing();
      return known;
    });
  }
}
