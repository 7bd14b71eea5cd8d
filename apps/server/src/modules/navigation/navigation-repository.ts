import type { NavigationLink } from '@khandai/contracts';
import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.js';
import { marqueeLines, navigationKeys, resources } from '../../platform/database/schema.js';

export interface StoredNavigation {
  /** Absent: the built-in links. */
  readonly primary?: readonly NavigationLink[];
  readonly footer?: readonly NavigationLink[];
  /** The current lines. */
  readonly marquee: readonly NavigationLink[];
}

/** Reads the links that an operator stored. */
export class NavigationRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async stored(now: Date): Promise<StoredNavigation> {
    const { db } = this.database;
    const lists = await db
      .select()
      .from(resources)
      .where(inArray(resources.key, Object.values(navigationKeys)));
    const { startsAt, endsAt, active, sort, lineId, label, href } = marqueeLines;
    const marquee = await db
      .select({ label, href })
      .from(marqueeLines)
      .where(and(eq(active, true), or(isNull(startsAt), lte(startsAt, now)), or(isNull(endsAt), gt(endsAt, now))))
      .orderBy(asc(sort), asc(lineId));
    const primary = lists.find(({ key }) => key === navigationKeys.primary)?.value.items;
    const footer = lists.find(({ key }) => key === navigationKeys.footer)?.value.items;
    return { ...(primary && { primary }), ...(footer && { footer }), marquee };
  }
}
