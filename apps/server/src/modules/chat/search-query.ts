import { and, desc, eq, like, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { chatMessages } from '../../platform/database/schema.js';

export interface MessageSearch {
  groupId: number;
  /** Only messages with a lower sequence. */
  before: number | undefined;
  /** Normalized with `searchKey`; not empty. */
  search: string;
}

/** A search finds at most this many messages, the newest ones. */
export const MAX_FOUND = 200;
/** Newest messages of a room that are read one by one, before the index. */
const RECENT = 5_000;

/**
 * Sequences of the newest messages that contain the text, newest first. A frequent text fills the result from the
 * newest messages of the room. Any other text is rare, so the index on trigrams finds few messages. A text without a
 * trigram, as "ok", is searched for in the newest messages only.
 */
export async function findMessages(db: Db, { groupId, before, search }: MessageSearch): Promise<number[]> {
  const inRoom = and(
    eq(chatMessages.groupId, groupId),
    before === undefined ? undefined : lt(chatMessages.sequence, before),
  );
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const recent = await findRecent(db, inRoom, pattern);
  return recent.length === MAX_FOUND || !hasTrigram(search) ? recent : findByIndex(db, inRoom, pattern);
}

async function findRecent(db: Db, inRoom: SQL | undefined, pattern: string): Promise<number[]> {
  const recent = db
    .select({ sequence: chatMessages.sequence, searchKey: chatMessages.searchKey })
    .from(chatMessages)
    .where(inRoom)
    .orderBy(desc(chatMessages.sequence))
    .limit(RECENT)
    .as('recent');
  const rows = await db
    .select({ sequence: recent.sequence })
    .from(recent)
    .where(like(recent.searchKey, pattern))
    .orderBy(desc(recent.sequence))
    .limit(MAX_FOUND);
  return rows.map(({ sequence }) => sequence);
}

// With LIMIT in the inner query, the planner might walk the room instead: it estimates patterns badly.
async function findByIndex(db: Db, inRoom: SQL | undefined, pattern: string): Promise<number[]> {
  const { rows } = (await db.execute(byIndex(inRoom, pattern))) as unknown as { rows: { sequence: unknown }[] };
  // One of the database drivers returns eight-byte integers as text.
  return rows.map(({ sequence }) => Number(sequence));
}

const byIndex = (inRoom: SQL | undefined, pattern: string): SQL => sql`
  WITH found AS MATERIALIZED (
    SELECT ${chatMessages.sequence} AS sequence FROM ${chatMessages}
    WHERE ${and(inRoom, like(chatMessages.searchKey, pattern))}
  )
  SELECT sequence FROM found ORDER BY sequence DESC LIMIT ${MAX_FOUND}`;

/**
 * Whether the index can narrow the search. Within an unanchored pattern, pg_trgm makes trigrams of three letters or
 * digits in a row, and of the beginnings and ends of words inside the text.
 */
const hasTrigram = (search: string): boolean => /[a-z0-9]{3}|[a-z0-9]{2}[^a-z0-9]|[^a-z0-9][a-z0-9]/.test(search);
