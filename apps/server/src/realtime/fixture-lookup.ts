import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.js';
import { fixtures } from '../platform/database/schema.js';

/** Whether there is such a fixture: a topic of one that is not there would never speak. */
export interface FixtureLookup {
  exists(fixtureId: string): Promise<boolean>;
}

export class FixtureRepository implements FixtureLookup {
  readonly #database: Database;

  constructor({ database }: { database: Database }) {
    this.#database = database;
  }

  async exists(fixtureId: string): Promise<boolean> {
    const found = await this.#database.db.select({ fixtureId: fixtures.fixtureId }).from(fixtures).where(eq(fixtures.fixtureId, fixtureId));
    return found.length > 0;
  }
}
