import { SportType } from '@khandai/contracts';
import type { SportKey } from '../../match';

export interface Sport {
  readonly key: SportKey;
  readonly sportType: number;
  /** The sport's path segment. */
  readonly slug: string;
}

/** Sports with their own pages, in the site's order. */
export const sports: readonly Sport[] = [
  { key: 'football', sportType: SportType.football, slug: 'bong-da' },
  { key: 'basketball', sportType: SportType.basketball, slug: 'bong-ro' },
  { key: 'esport', sportType: SportType.esport, slug: 'esport' },
  { key: 'marble', sportType: SportType.marble, slug: 'dua-bi' },
];

export const sportOf = (slug: string): Sport | undefined => sports.find((sport) => sport.slug === slug);
