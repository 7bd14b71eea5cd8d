import { type Fixture, SportType } from '@khandai/contracts';

/** Sports with words, pictures and pages of their own, in the order of the site. */
export const sportKeys = ['football', 'basketball', 'esport', 'marble'] as const;
export type SportKey = (typeof sportKeys)[number];

/** The sport whose words a match is described in; football for a sport that the site does not know. */
export const sportKeyOf = ({ sportType }: Pick<Fixture, 'sportType'>): SportKey =>
  sportKeys.find((key) => SportType[key] === sportType) ?? 'football';
