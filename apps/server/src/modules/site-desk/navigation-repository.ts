import type { NavigationLink } from '@khandai/contracts';
import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.js';
import { navigationKeys, resources } from '../../platform/database/schema.js';
import { isTaken } from '../../platform/database/violations.js';
import { type Draft, type RecordStore, staleVersion } from '../../platform/desk-records/record-desk.js';

export type NavigationId = keyof typeof navigationKeys;

export interface StoredLinks {
  readonly id: NavigationId;
  readonly items: readonly NavigationLink[];
  /** Addresses of the built-in links when the list was stored; lists of an older site have none. */
  readonly known?: readonly string[] | undefined;
  readonly version: number;
}

type Row = typeof resources.$inferSelect;

/** SQL for the lists of links that replace the built-in ones. */
export class NavigationRepository implements RecordStore<StoredLinks, object> {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  async page(): Promise<{ total: number; list: StoredLinks[] }> {
    const keys = Object.values(navigationKeys);
    const rows = await this.database.db.select().from(resources).where(inArray(resources.key, keys));
    return { total: rows.length, list: rows.map(toLinks) };
  }

  async one(id: NavigationId): Promise<StoredLinks | undefined> {
    const [row] = await this.database.db.select().from(resources).where(is(id));
    return row && toLinks(row);
  }

  async locked(tx: Db, id: NavigationId): Promise<StoredLinks | undefined> {
    const [row] = await tx.select().from(resources).where(is(id)).for('update');
    return row && toLinks(row);
  }

  /** Of two editors who replace the built-in links at once, the second is refused. */
  async insert(tx: Db, draft: Draft<StoredLinks>, id: NavigationId = 'primary'): Promise<StoredLinks> {
    const [row] = await tx
      .insert(resources)
      .values({ key: navigationKeys[id], value: valueOf(draft) })
      .returning()
      .catch((error: unknown) => {
        throw isTaken(error, 'resources_pkey') ? staleVersion() : error;
      });
    return written(row);
  }

  async update(tx: Db, { id, version, ...draft }: StoredLinks): Promise<StoredLinks> {
    const [row] = await tx
      .update(resources)
      .set({ value: valueOf(draft), version })
      .where(is(id))
      .returning();
    return written(row);
  }

  async remove(tx: Db, id: NavigationId): Promise<void> {
    await tx.delete(resources).where(is(id));
  }
}

const is = (id: NavigationId): SQL => eq(resources.key, navigationKeys[id]);

function written(row: Row | undefined): StoredLinks {
  if (!row) throw new Error('the links were not written');
  return toLinks(row);
}

const valueOf = ({ items, known }: Draft<StoredLinks>) => ({ items, ...(known && { known }) });

const toLinks = ({ key, value, version }: Row): StoredLinks => ({
  id: key === navigationKeys.footer ? 'footer' : 'primary',
  items: value.items,
  ...(value.known && { known: value.known }),
  version,
});
