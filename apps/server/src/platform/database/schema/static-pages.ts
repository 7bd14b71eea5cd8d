import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ArticleDoc, PageLocale, PageSlug } from '@khandai/contracts';
import { instant } from './instant.js';
import { users } from './members.js';

/** Texts of plain pages that staff saved. The newest published one is what readers see. */
export const pageVersions = pgTable(
  'page_versions',
  {
    slug: text('slug').$type<PageSlug>().notNull(),
    locale: text('locale').$type<PageLocale>().notNull(),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    /** Null: back to the built-in text. */
    content: jsonb('content').$type<ArticleDoc>(),
    published: boolean('published').notNull(),
    actorId: integer('actor_id').references(() => users.userId, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.locale, table.version] })],
);
