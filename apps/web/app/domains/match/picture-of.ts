import type { Fixture } from '@khandai/contracts';
import basketball from '@khandai/match-ui/pictures/basketball.svg';
import esport from '@khandai/match-ui/pictures/esport.svg';
import football from '@khandai/match-ui/pictures/football.svg';
import marble from '@khandai/match-ui/pictures/marble.svg';
import { type SportKey, sportKeyOf } from './sport';

const pictures: Readonly<Record<SportKey, string>> = { football, basketball, esport, marble };

/** Address of the picture that stands for a match's video. */
export const pictureOf = (fixture: Pick<Fixture, 'sportType'>): string => pictures[sportKeyOf(fixture)];
