import type { NavigationData } from '@khandai/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { resources } from '../../platform/database/schema.js';

const KEY = 'navigation';

/** Reads the links that an operator stored. */
export class NavigationRepository {
  constructor(private readonly database: Database) {}

  async stored(): Promise<NavigationData | undefined> {
    const [row] = await this.database.db.select().from(resources).where(eq(resources.key, KEY));
    return row?.value;
  }
}
