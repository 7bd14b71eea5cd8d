import { type Static, Type } from 'typebox';
import { pageLocales, pageSlugs } from '../static-pages.js';
import { ArticleDoc } from './article-content.js';
import { Instant, Nullable } from './common.js';

const Slug = Type.Enum([...pageSlugs]);
const Locale = Type.Enum([...pageLocales]);

/** A plain page as readers see it. */
export const StaticPage = Type.Object({
  slug: Slug,
  locale: Locale,
  title: Type.String(),
  /** One or two sentences, also for search engines. */
  summary: Type.String(),
  content: ArticleDoc,
  changedAt: Instant,
});
export type StaticPage = Static<typeof StaticPage>;

/** A row of the desk's list of plain pages. */
export const DeskPageRow = Type.Object({
  /** `{slug}.{locale}`. */
  id: Type.String(),
  slug: Slug,
  locale: Locale,
  title: Type.String(),
  /** Readers see the text that the site came with. */
  builtIn: Type.Boolean(),
  /** The desk has a newer text that readers do not see yet. */
  hasDraft: Type.Boolean(),
  changedAt: Instant,
  /** Who saved the newest text; null for a built-in one, and after their account was deleted. */
  author: Nullable(Type.String()),
  /** Number of the newest saved text; 0 when there is none. An update names the one it is based on. */
  version: Type.Integer(),
});
export type DeskPageRow = Static<typeof DeskPageRow>;

/** A plain page to edit: the draft if there is one, otherwise what readers see. */
export const DeskPage = Type.Object({ ...DeskPageRow.properties, summary: Type.String(), content: ArticleDoc });
export type DeskPage = Static<typeof DeskPage>;

/** A saved text of a plain page. */
export const DeskPageVersion = Type.Object({
  version: Type.Integer(),
  /** Empty where the page went back to its built-in text. */
  title: Type.String(),
  builtIn: Type.Boolean(),
  published: Type.Boolean(),
  author: Nullable(Type.String()),
  createdAt: Instant,
});
export type DeskPageVersion = Static<typeof DeskPageVersion>;
