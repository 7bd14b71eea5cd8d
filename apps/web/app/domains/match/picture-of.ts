import { type Fixture, SportType } from '@khandai/contracts';
import basketball from '@khandai/match-ui/pictures/basketball.svg';
import esport from '@khandai/match-ui/pictures/esport.svg';
import football from '@khandai/match-ui/pictures/football.svg';
import marble from '@khandai/match-ui/pictures/marble.svg';

const pictures = new Map<number, string>([
  [SportType.football, football],
  [SportType.basketball, basketball],
  [SportType.esport, esport],
  [SportType.marble, marble],
]);

/** Address of the picture that stands for a match's video; of football for a sport that the site does not know. */
export const pictureOf = ({ sportType }: Pick<Fixture, 'sportType'>): string => pictures.get(sportType) ?? football;
