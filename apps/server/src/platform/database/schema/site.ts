import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { NavigationLink, SeoPage } from '@khandai/contracts';
import { instant } from './instant.js';

/* Settings an operator makes for the site itself. */

/** Counts the changes of a record, so that the second of two editors is noticed. */
const version = () => integer('version').notNull().default(1);

/** Keys of the stored lists of links. */
export const navigationKeys = { primary: 'navigation.primary', footer: 'navigation.footer' } as const;

interface StoredNavigation {
  readonly items: readonly NavigationLink[];
  /** Addresses of the built-in links at that time. */
  readonly known?: readonly string[];
}

/** Lists of links that an operator stored, which replace the built-in ones. */
export const resources = pgTable('resources', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<StoredNavigation>().notNull(),
  version: version(),
});

/** Lines of the marquee, shown from `startsAt` until `endsAt`. */
export const marqueeLines = pgTable('marquee_lines', {
  lineId: serial('line_id').primaryKey(),
  label: text('label').notNull(),
  href: text('href').notNull(),
  sort: integer('sort').notNull().default(0),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
  active: boolean('active').notNull().default(true),
  version: version(),
});

/** Banner images. With `domain` null a banner shows everywhere, else only to readers with that domain cookie. */
export const banners = pgTable(
  'banners',
  {
    bannerId: serial('banner_id').primaryKey(),
    position: text('position').notNull(),
    imageUrl: text('image_url').notNull(),
    linkUrl: text('link_url').notNull(),
    /** Alternative text of the image. */
    title: text('title').notNull(),
    domain: text('domain'),
    sort: integer('sort').notNull().default(0),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    active: boolean('active').notNull().default(true),
    version: version(),
  },
  (table) => [index('banners_position').on(table.position)],
);

/**
 * Hosts of the site and their text for search engines. `bannerType` 10: the host has its own banners; 20: the default
 * set. Hosts that are not configured show the texts of the default one.
 */
export const siteDomains = pgTable(
  'site_domains',
  {
    domain: text('domain').primaryKey(),
    name: text('name').notNull(),
    bannerType: integer('banner_type').notNull().default(10),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    seoImage: text('seo_image'),
    isDefault: boolean('is_default').notNull().default(false),
    version: version(),
  },
  (table) => [
    uniqueIndex('site_domains_default')
      .on(table.isDefault)
      .where(sql`${table.isDefault}`),
  ],
);

/** How the operator words titles and descriptions of pages for search engines; null keeps the built-in text. */
export const seoTemplates = pgTable('seo_templates', {
  page: text('page').$type<SeoPage>().primaryKey(),
  title: text('title'),
  description: text('description'),
  version: version(),
});

/** An operator's replacements for built-in texts. `key` is `namespace.key`. */
export const translations = pgTable(
  'translations',
  {
    locale: text('locale').notNull(),
    key: text('key').notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.key] })],
);
