import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import type { NavigationData } from '@khandai/contracts';
import { instant } from './instant.js';

/* What operators set for the site itself. */

/** Site texts an operator edits; key `navigation` holds NavigationData. */
export const resources = pgTable('resources', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<NavigationData>().notNull(),
});

/** Pictures beside the pages. `domain` null shows everywhere, else only to readers with that domain cookie. */
export const banners = pgTable(
  'banners',
  {
    bannerId: serial('banner_id').primaryKey(),
    position: text('position').notNull(),
    imageUrl: text('image_url').notNull(),
    linkUrl: text('link_url').notNull(),
    /** Said to those who do not see the picture. */
    title: text('title').notNull(),
    domain: text('domain'),
    sort: integer('sort').notNull().default(0),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    active: boolean('active').notNull().default(true),
  },
  (table) => [index('banners_position').on(table.position)],
);

/** Names the site answers under, and what search engines are told there. `bannerType` 10: banners of its own, 20: those of the house. */
export const siteDomains = pgTable('site_domains', {
  domain: text('domain').primaryKey(),
  name: text('name').notNull(),
  bannerType: integer('banner_type').notNull().default(10),
  seoTitle: text('seo_title'),
  seoDescription: text('seo_description'),
  seoImage: text('seo_image'),
});

/** Sentences an operator gives in place of the ones the pages carry. `key` is `namespace.key`. */
export const translations = pgTable(
  'translations',
  {
    locale: text('locale').notNull(),
    key: text('key').notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.key] })],
);
