import type { SearchKind } from '@khandai/contracts';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.js';

/** What the search finds. Triggers on the sources write it; no module does. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text('kind').$type<SearchKind>().notNull(),
    ref: text('ref').notNull(),
    title: text('title').notNull(),
    note: text('note').notNull(),
    /** Empty when it is made of other tables, as a league's. */
    link: text('link').notNull(),
    /** Lower case without marks, with a space before and behind each word. */
    folded: text('folded').notNull(),
    /** The same with marks, in NFC. */
    exact: text('exact').notNull(),
    /** The member, or the author. */
    ownerId: integer('owner_id'),
    /** Address of the picture of an article. */
    picture: text('picture'),
    weight: smallint('weight').notNull(),
    at: instant('at').notNull(),
  },
  (table) => {
    const trigrams = (name: string) => index(name).using('gin', sql`${table.folded} gin_trgm_ops`);
    return [
      primaryKey({ columns: [table.kind, table.ref] }),
      trigrams('search_matches').where(sql`${table.kind} = 'match'`),
      trigrams('search_members').where(sql`${table.kind} = 'member'`),
      trigrams('search_articles').where(sql`${table.kind} = 'article'`),
      trigrams('search_posts').where(sql`${table.kind} = 'post'`),
      trigrams('search_few').where(sql`${table.kind} IN ('team', 'league', 'room')`),
      trigrams('search_events').where(sql`${table.kind} = 'event'`),
      trigrams('search_tips').where(sql`${table.kind} = 'tip'`),
      trigrams('search_titles').where(sql`${table.kind} = 'title'`),
      index('search_newest').on(table.kind, table.at),
    ];
  },
);
