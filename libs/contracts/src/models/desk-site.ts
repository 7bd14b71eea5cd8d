import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './common.js';
import { NavigationItem, NavigationLink } from './navigation.js';
import { type SeoPage, seoPages } from '../seo-templates.js';
import { BannerPosition } from './site.js';

/*
 * What staff keep of the site itself. `version` counts the changes of a record: an update names the version it is based on,
 * and is refused when it is not the current one. Times are null where a thing has no start or no end.
 */

/** A banner as staff keep it. With `domain` null it is one of the default set. */
export const DeskBanner = Type.Object({
  id: Type.Integer(),
  position: BannerPosition,
  imageUrl: Type.String(),
  linkUrl: Type.String(),
  /** Describes the picture. */
  title: Type.String(),
  domain: Nullable(Type.String()),
  sort: Type.Integer(),
  startsAt: Nullable(Instant),
  endsAt: Nullable(Instant),
  active: Type.Boolean(),
  version: Type.Integer(),
});
export type DeskBanner = Static<typeof DeskBanner>;

/** A line of the marquee. While none is current, the hot matches take its place. */
export const DeskMarqueeLine = Type.Object({
  id: Type.Integer(),
  label: Type.String(),
  href: Type.String(),
  sort: Type.Integer(),
  startsAt: Nullable(Instant),
  endsAt: Nullable(Instant),
  active: Type.Boolean(),
  version: Type.Integer(),
});
export type DeskMarqueeLine = Static<typeof DeskMarqueeLine>;

/** The links of the header or of the footer. */
export const DeskNavigation = Type.Object({
  id: Type.Union([Type.Literal('primary'), Type.Literal('footer')]),
  items: Type.Array(NavigationLink),
  /** False: the built-in links. */
  custom: Type.Boolean(),
  /** The built-in links, to choose from. */
  builtIn: Type.Array(NavigationItem),
  /** Built-in links that are newer than the operator's list, and not in it. */
  fresh: Type.Array(NavigationItem),
  version: Type.Integer(),
});
export type DeskNavigation = Static<typeof DeskNavigation>;

/** A host of the site, with its texts for search engines. Null texts are the built-in ones. */
export const DeskDomain = Type.Object({
  /** The host's name. */
  id: Type.String(),
  name: Type.String(),
  bannerType: Type.Integer(),
  seoTitle: Nullable(Type.String()),
  seoDescription: Nullable(Type.String()),
  seoImage: Nullable(Type.String()),
  /** Hosts that are not configured show its texts. */
  isDefault: Type.Boolean(),
  version: Type.Integer(),
});
export type DeskDomain = Static<typeof DeskDomain>;

/** How a kind of page is worded for search engines. Null texts are the built-in ones; version 0 was never changed. */
export const DeskSeoTemplate = Type.Object({
  id: Type.Unsafe<SeoPage>({ type: 'string', enum: seoPages }),
  title: Nullable(Type.String()),
  description: Nullable(Type.String()),
  version: Type.Integer(),
});
export type DeskSeoTemplate = Static<typeof DeskSeoTemplate>;

const Texts = Type.Object({
  vi: Nullable(Type.String()),
  en: Nullable(Type.String()),
  zh: Nullable(Type.String()),
});

/** A sentence of the site in each language. */
export const DeskSentence = Type.Object({
  /** `namespace.key`. */
  id: Type.String(),
  builtIn: Texts,
  /** The operator's; null: the built-in one. */
  own: Texts,
  /** Values that each sentence must have, such as `{{count}}`. */
  gaps: Type.Array(Type.String()),
  /** Changes with the operator's sentences. */
  version: Type.String(),
});
export type DeskSentence = Static<typeof DeskSentence>;

/** What importing a file of sentences changes. Nothing, as long as it has faults. */
export const SentenceImport = Type.Object({
  changes: Type.Array(
    Type.Object({
      key: Type.String(),
      locale: Type.String(),
      before: Nullable(Type.String()),
      after: Nullable(Type.String()),
    }),
  ),
  faults: Type.Array(Type.Object({ line: Type.Integer(), key: Type.String(), reason: Type.String() })),
  /** False for a trial and for a file with faults. */
  applied: Type.Boolean(),
});
export type SentenceImport = Static<typeof SentenceImport>;
