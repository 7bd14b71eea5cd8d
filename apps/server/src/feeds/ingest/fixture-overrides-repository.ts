import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { fixtureOverrides } from '../../platform/database/schema.js';
import type { FeedFixture } from '../../modules/fixtures/feed.js';
import { shareOverrides } from '../../modules/fixtures/override-lock-query.js';

/** Puts the scores that the desk corrected in the place of those of a feed. */
export class FixtureOverridesRepository {
  /**
   * The fixtures as the site shows them. What the feed says of a corrected one is kept for the moment when the desk releases it.
   */
  async apply(tx: Db, fixtures: readonly FeedFixture[], now: Date): Promise<FeedFixture[]> {
    if (fixtures.length === 0) return [];
    await shareOverrides(tx);
    const ids = fixtures.map(({ fixtureId }) => fixtureId);
    const found = await tx.select().from(fixtureOverrides).where(inArray(fixtureOverrides.fixtureId, ids));
    const overrides = new Map(found.map((override) => [override.fixtureId, override]));
    const shown: FeedFixture[] = [];
    for (const fixture of fixtures) {
      const override = overrides.get(fixture.fixtureId);
      if (override) await this.#keep(tx, fixture, now);
      shown.push(override ? { ...fixture, ...shownIn(override) } : fixture);
    }
    return shown;
  }

  async #keep(tx: Db, { fixtureId, homeScore, awayScore, status }: FeedFixture, feedAt: Date): Promise<void> {
    await tx
      .update(fixtureOverrides)
      .set({ feedHomeScore: homeScore, feedAwayScore: awayScore, feedStatus: status, feedAt })
      .where(eq(fixtureOverrides.fixtureId, fixtureId));
  }
}

const shownIn = ({ homeScore, awayScore, status }: typeof fixtureOverrides.$inferSelect) => ({
  homeScore,
  awayScore,
  status,
});
