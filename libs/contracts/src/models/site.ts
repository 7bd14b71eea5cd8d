import { type Static, Type } from 'typebox';
import { Nullable } from './common.js';

/** Positions of banners beside the page. */
export const BannerPosition = Type.Union([Type.Literal('HOME_LEFT'), Type.Literal('HOME_RIGHT')]);
export type BannerPosition = Static<typeof BannerPosition>;

/** Which banners a domain shows: 10 its own, requested by domain name; 20 the default set. */
export const BannerType = { domain: 10, house: 20 } as const;

/** A linked picture of 160 × 500. Both addresses are paths of this site or https; `title` describes the picture. */
export const Banner = Type.Object({
  bannerId: Type.Integer(),
  linkUrl: Type.String(),
  imageUrl: Type.String(),
  title: Type.String(),
});
export type Banner = Static<typeof Banner>;

/** A domain that serves this site. */
export const SiteDomain = Type.Object({ domain: Type.String(), name: Type.String(), bannerType: Type.Integer() });
export type SiteDomain = Static<typeof SiteDomain>;

const SeoTemplate = Type.Object({ title: Nullable(Type.String()), description: Nullable(Type.String()) });

/** How the operator words titles and descriptions, by `SeoPage`, with `{placeholders}`; null keeps the built-in text. */
export const SeoTemplates = Type.Record(Type.String(), SeoTemplate);
export type SeoTemplates = Static<typeof SeoTemplates>;

/** Overrides of the site's default texts for search engines and link previews; null keeps the default. */
export const DomainSeo = Type.Object({
  siteName: Nullable(Type.String()),
  title: Nullable(Type.String()),
  description: Nullable(Type.String()),
  image: Nullable(Type.String()),
  templates: SeoTemplates,
});
export type DomainSeo = Static<typeof DomainSeo>;

/** Texts, keyed by `namespace.key`. */
export const Translations = Type.Record(Type.String(), Type.String());
export type Translations = Static<typeof Translations>;
