import type { FixtureOdds } from '@khandai/contracts';

/** The last column of a row, its period, is 3 once a company offers prices while the match is played. */
const IN_PLAY = ',3';

export const isInPlayRow = (row: string): boolean => row.endsWith(IN_PLAY);

/** Whether any company had 1X2 prices in play, without reading the rows. */
export const moved1x2 = ({ rows }: Pick<FixtureOdds, 'rows'>): boolean => rows.europeOdds?.some(isInPlayRow) ?? false;
