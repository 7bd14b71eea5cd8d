import { type Static, Type } from 'typebox';
import { Nullable } from './common.js';

/** Places of banners beside the page. */
export const BannerPosition = Type.Union([Type.Literal('HOME_LEFT'), Type.Literal('HOME_RIGHT')]);
export type BannerPosition = Static<typeof BannerPosition>;

/** Whose banners a domain shows: 10 its own, asked for by its name; 20 those of the house. */
export const BannerType = { domain: 10, house: 20 } as const;

/** A picture of 160 × 500 that leads somewhere. Both addresses are paths of this site or https; `title` says what is on it. */
export const Banner = Type.Object({
  bannerId: Type.Integer(),
  linkUrl: Type.String(),
  imageUrl: Type.String(),
  title: Type.String(),
});
export type Banner = Static<typeof Banner>;

/** A name this site answers under. */
export const SiteDomain = Type.Object({ domain: Type.String(), name: Type.String(), bannerType: Type.Integer() });
export type SiteDomain = Static<typeof SiteDomain>;

/** What search engines and cards of links are told in place of the site's own words; null keeps those. */
export const DomainSeo = Type.Object({
  siteName: Nullable(Type.String()),
  title: Nullable(Type.String()),
  description: Nullable(Type.String()),
  image: Nullable(Type.String()),
});
export type DomainSeo = Static<typeof DomainSeo>;

/** Sentences by `namespace.key`. */
export const Translations = Type.Record(Type.String(), Type.String());
export type Translations = Static<typeof Translations>;
