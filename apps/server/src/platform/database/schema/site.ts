import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import type { NavigationData } from '@khandai/contracts';
import { instant } from './instant.js';

/* Settings an operator makes for the site itself. */

/** Site texts edited by an operator; the key `navigation` holds NavigationData. */
export const resources = pgTable('resources', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<NavigationData>().notNull(),
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
  },
  (table) => [index('banners_position').on(table.position)],
);

/**
 * Hosts of the site and their text for search engines. `bannerType` 10: the host has its own banners; 20: the default
 * set.
 */
export const siteDomains = pgTable('site_domains', {
  domain: text('domain').primaryKey(),
  name: text('name').notNull(),
  bannerType: integer('banner_type').notNull().default(10),
  seoTitle: text('seo_title'),
  seoDescription: text('seo_description'),
  seoImage: text('seo_image'),
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
