import { SportType } from '@khandai/contracts';

export type SportKey = 'football' | 'basketball' | 'esport' | 'marble';

export interface Sport {
  readonly key: SportKey;
  readonly sportType: number;
  /** Its part of an address. */
  readonly slug: string;
}

/** Sports with pages of their own, in the order of the site. */
export const sports: readonly Sport[] = [
  { key: 'football', sportType: SportType.football, slug: 'bong-da' },
  { key: 'basketball', sportType: SportType.basketball, slug: 'bong-ro' },
  { key: 'esport', sportType: SportType.esport, slug: 'esport' },
  { key: 'marble', sportType: SportType.marble, slug: 'dua-bi' },
];

export const sportOf = (slug: string): Sport | undefined => sports.find((sport) => sport.slug === slug);
