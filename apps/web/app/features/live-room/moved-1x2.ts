import type { FixtureOdds } from '@khandai/contracts';

/** The last column of a row, its period, is 3 once a company offers prices while the match is played. */
const IN_PLAY = ',3';

/** Whether any company had 1X2 prices in play, without reading the rows. */
export const moved1x2 = ({ rows }: Pick<FixtureOdds, 'rows'>): boolean =>
  rows.europeOdds?.some((row) => row.endsWith(IN_PLAY)) ?? false;
